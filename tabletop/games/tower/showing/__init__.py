"""What the screen needs from the game: printed cards, numbers, goals and explanations."""
