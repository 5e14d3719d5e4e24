"""The cards: what is printed on them, and the phrases they are written in."""
