"""Realms: hexagonal tiles, and boards that are built of them."""
