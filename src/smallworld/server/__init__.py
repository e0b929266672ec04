"""Tables of people and bots, over HTTP and WebSockets; docs/reference/protocol.md describes the calls."""
