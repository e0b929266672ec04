"""Scenarios as data; the TOML files here are the scenarios of the box."""
