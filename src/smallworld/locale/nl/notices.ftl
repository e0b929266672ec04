### What is said of a turn where the table is not seen: by the browser or the system, in a line or two.

notice-turn = Jij bent aan de beurt tegen { $players }.
notice-tokens = Plaats je teruggekomen fiches, in het spel tegen { $players }.
notice-rematch = Je bent uitgenodigd voor een nieuw spel met { $players }.

# The switch for it. A device is a browser on a phone or computer.
push-on = Waarschuw dit apparaat als ik aan de beurt ben, ook als het spel dicht is
push-refused = De browser blokkeert meldingen van deze pagina.
push-failed = De meldingendienst van de browser is niet bereikbaar. Probeer het later opnieuw.
