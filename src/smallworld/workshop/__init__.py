"""Custom races and powers, put together from the toolkit: a draft is data, and never code."""
