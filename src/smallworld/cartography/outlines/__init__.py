"""Outlines of regions: drawings of printed boards, and of boards that players build."""
