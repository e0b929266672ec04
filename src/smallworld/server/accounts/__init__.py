"""People: guests, accounts, passkeys, and what is kept about them."""
