### Benachrichtigungen von Browser oder System, während der Tisch nicht zu sehen ist: ein, zwei Zeilen.

notice-turn = Du bist dran, gegen { $players }.
notice-tokens = Setze deine zurückgezogenen Plättchen, in der Partie gegen { $players }.
notice-rematch = Einladung zur Revanche mit { $players }.

# The setting for notifications. A device is a browser on a phone or computer.
push-on = Benachrichtigungen
push-refused = Der Browser blockiert Benachrichtigungen dieser Seite.
push-failed = Der Push-Dienst des Browsers ist nicht erreichbar. Versuch es später noch einmal.
