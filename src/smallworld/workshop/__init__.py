"""Races and powers of one's own, put together from the toolkit: a draft is data, and never code."""
