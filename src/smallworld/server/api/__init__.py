"""The calls of docs/reference/protocol.md, and the socket."""
