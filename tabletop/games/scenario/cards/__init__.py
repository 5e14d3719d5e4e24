"""The cards of The Osier Lamps: what is printed on them, and the phrases they are written in."""
