"""The other servers that use the same database, and the messages between servers."""
