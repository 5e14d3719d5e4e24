"""What the screen asks of the game: what is printed on a tarot, and what there is to say of it."""
