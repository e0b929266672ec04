"""The number of possible games, counted by depth from known positions."""
