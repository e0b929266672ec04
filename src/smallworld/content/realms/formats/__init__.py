"""Two text formats of layouts: short strings and TOML files."""
