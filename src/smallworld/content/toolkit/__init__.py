"""Ready-made abilities with parameters. About half of all races and powers need only one line to use them."""
