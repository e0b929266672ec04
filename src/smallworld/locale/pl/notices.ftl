### Powiadomienia przeglądarki lub systemu, gdy stołu nie widać: jedna lub dwie linijki.

notice-turn = Twoja tura! Grasz przeciw: { $players }.
notice-tokens = Rozmieść wycofane żetony w partii przeciw: { $players }.
notice-rematch = Zaproszenie do rewanżu. Grają: { $players }.

# The setting for notifications. A device is a browser on a phone or computer.
push-on = Powiadomienia push
push-refused = Przeglądarka blokuje powiadomienia z tej strony.
push-failed = Usługa push przeglądarki nie odpowiada. Spróbuj później.
