"""Plans for whole turns: the order of conquests, the regions to leave exposed, the moment to decline."""
