"""What the screen asks of the game: what is printed on a card, and numbers that explain themselves."""
