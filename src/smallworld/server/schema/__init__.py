"""The shapes of what goes over the wire.

`requests` are what the server takes, `answers` and `messages` what it gives.
"""
