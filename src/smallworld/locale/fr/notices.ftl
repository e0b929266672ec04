### What is said of a turn where the table is not seen: by the browser or the system, in a line or two.

notice-turn = C’est à vous de jouer contre { $players }.
notice-tokens = Vos pions repliés attendent d’être replacés, dans la partie contre { $players }.
notice-rematch = On vous propose une autre partie avec { $players }.

# The switch for it. A device is a browser on a phone or computer.
push-on = Prévenir cet appareil quand c’est à moi, même si le jeu est fermé
push-refused = Le navigateur n’autorise pas les notifications de cette page.
push-failed = Le service de notifications du navigateur n’est pas joignable pour l’instant.
