"""Tables that people and bots sit at together, over HTTP and WebSockets; docs/protocol.md says how."""
