"""Drawing printed boards: from a list of neighbours to regions with organic outlines."""
