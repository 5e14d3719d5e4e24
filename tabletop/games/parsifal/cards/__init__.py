"""The tarots: their names, the phrases they are written in, and what is printed on them."""
