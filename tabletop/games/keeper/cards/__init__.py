"""What is printed on the cards: those of packs, those of two example classes, those typed in."""
