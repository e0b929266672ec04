"""Outlines of regions: drawings of printed boards, and of custom boards of tiles."""
