"""Royal Bonus: three races and three powers."""
