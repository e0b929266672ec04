"""The drawing of printed boards: from a list of neighbours to land with organic outlines."""
