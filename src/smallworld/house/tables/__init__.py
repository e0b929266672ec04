"""Tables: how they are set up, how commands change them, and what their clients see."""
