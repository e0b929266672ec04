### What is said of a turn where the table is not seen: by the browser or the system, in a line or two.

notice-turn = It is your turn against { $players }.
notice-tokens = Your withdrawn tokens wait to be placed, in the game against { $players }.
notice-rematch = You are asked for another game with { $players }.

# The switch for it. A device is a browser on a phone or computer.
push-on = Tell this device when it is my turn, even while the game is closed
push-refused = The browser allows no notifications from this page.
push-failed = The browser’s push service cannot be reached just now.
