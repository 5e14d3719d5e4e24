"""What the screen asks of the game: what is printed on a card, and what there is to say of it."""
