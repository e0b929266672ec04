"""Statistics on custom boards, and criteria for good boards."""
