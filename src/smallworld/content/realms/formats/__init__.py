"""Layouts as short strings and as TOML files."""
