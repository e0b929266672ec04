"""The server: tables for players and bots over HTTP and WebSockets; see docs/reference/protocol.md."""
