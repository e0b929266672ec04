"""Users: guests, accounts, passkeys, and the data stored about them."""
