### What is said of a turn where the table is not seen: by the browser or the system, in a line or two.

notice-turn = C’est à vous de jouer contre { $players }.
notice-tokens = Replacez vos pions repliés, dans la partie contre { $players }.
notice-rematch = On vous invite à une revanche contre { $players }.

# The switch for it. A device is a browser on a phone or computer.
push-on = Prévenir cet appareil quand c’est à moi, même si le jeu est fermé
push-refused = Le navigateur bloque les notifications de cette page.
push-failed = Le service de notifications du navigateur est injoignable. Réessayez plus tard.
