"""The planning of whole turns: the order of conquests, the placing of tokens, and the moment to decline."""
