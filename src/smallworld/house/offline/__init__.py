"""Tables without a server, for one user: the calls and sockets of docs/reference/protocol.md."""
