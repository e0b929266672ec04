"""Realms: hexagonal tiles, and the boards that players build from them."""
