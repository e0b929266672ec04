### Notifications from the browser or the system while the table is not in view: one or two lines.

notice-turn = C’est à vous de jouer contre { $players }.
notice-tokens = Replacez vos pions repliés, dans la partie contre { $players }.
notice-rematch = On vous invite à une revanche contre { $players }.

# The setting for notifications. A device is a browser on a phone or computer.
push-on = Notifications push
push-refused = Le navigateur bloque les notifications de cette page.
push-failed = Le service de notifications du navigateur est injoignable. Réessayez plus tard.
