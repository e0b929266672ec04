"""Actions, positions and games as text: what people, files and tests see of the ints inside."""
