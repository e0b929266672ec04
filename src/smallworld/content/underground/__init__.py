"""Underground: fifteen races, twenty-one powers, relics and places, and a world of its own."""
