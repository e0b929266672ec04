"""Custom races and powers, assembled from ready-made tools. A draft is data, and never code."""
