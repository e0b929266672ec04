"""The other servers of the same database, and the messages between them."""
