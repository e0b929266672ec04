"""The steps of the migrations, in the order of their numbers."""
