### What is said of a turn where the table is not seen: by the browser or the system, in a line or two.

notice-turn = It’s your turn against { $players }.
notice-tokens = Place your returned tokens, in the game against { $players }.
notice-rematch = You’re invited to a rematch with { $players }.

# The switch for it. A device is a browser on a phone or computer.
push-on = Notify this device when it’s my turn, even with the game closed
push-refused = The browser blocks notifications from this page.
push-failed = Couldn’t reach the browser’s push service. Please try again later.
