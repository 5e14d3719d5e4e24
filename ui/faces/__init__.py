"""Card faces, painted from a card's data and art recipe at the size at which they are shown."""
