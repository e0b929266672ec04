"""Names for what users make: registered by a program, or offered by an installed package."""
