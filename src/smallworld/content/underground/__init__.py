"""Underground: fifteen races, twenty-one powers, relics and places, and a second world."""
