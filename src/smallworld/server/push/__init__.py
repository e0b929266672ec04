"""Push notifications for users whose page is closed when it is their turn."""
