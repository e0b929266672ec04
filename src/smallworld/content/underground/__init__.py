"""Underground: fifteen races, twenty-one powers, relics and places, in the second world of the series."""
