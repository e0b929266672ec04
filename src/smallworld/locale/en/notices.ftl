### Notifications from the browser or the system while the table is not in view: one or two lines.

notice-turn = It’s your turn against { $players }.
notice-tokens = Place your returned tokens in the game against { $players }.
notice-rematch = You’re invited to a rematch with { $players }.

# The setting for notifications. A device is a browser on a phone or computer.
push-on = Push notifications
push-refused = The browser blocks notifications from this page.
push-failed = Couldn’t reach the browser’s push service. Please try again later.
