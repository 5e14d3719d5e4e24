"""A card's face, painted from its data and its art recipe at the pixels it is shown at."""
