"""Grand Dames: three races and two powers."""
