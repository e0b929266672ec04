"""What must hold in every game: for every board, seed and build."""
