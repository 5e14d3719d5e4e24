"""Players of the game's own."""
