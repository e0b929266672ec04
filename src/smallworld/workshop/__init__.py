"""Custom races and powers, assembled from the toolkit. A draft is data, and never code."""
