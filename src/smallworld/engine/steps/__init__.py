"""The steps of a turn, one file each."""
