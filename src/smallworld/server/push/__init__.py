"""Push notices for users whose turn it is while the page is closed."""
