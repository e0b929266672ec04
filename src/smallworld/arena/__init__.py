"""Many games between bots, and what they tell: who is stronger, what combos earn, how a race fares."""
