"""Scenarios as data; the TOML files in this folder are the scenarios of the box."""
