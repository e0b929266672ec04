### Notifications from the browser or the system while the table is not in view: one or two lines.

notice-turn = Jij bent aan de beurt tegen { $players }.
notice-tokens = Plaats je teruggekomen fiches, in het spel tegen { $players }.
notice-rematch = Je bent uitgenodigd voor een nieuw spel met { $players }.

# The setting for notifications. A device is a browser on a phone or computer.
push-on = Pushmeldingen
push-refused = De browser blokkeert meldingen van deze pagina.
push-failed = De meldingendienst van de browser is niet bereikbaar. Probeer het later opnieuw.
