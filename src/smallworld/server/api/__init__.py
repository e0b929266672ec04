"""The calls of docs/protocol.md, and the socket."""
