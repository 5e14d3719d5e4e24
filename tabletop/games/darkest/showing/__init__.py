"""What the screen asks of the game: what a card shows, and numbers that explain themselves."""
