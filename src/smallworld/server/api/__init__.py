"""The calls in docs/reference/protocol.md, and the socket."""
