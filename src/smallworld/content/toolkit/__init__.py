"""Ready-made abilities with parameters. About half of all races and powers are one line over them."""
