"""The cards: the words and phrases that they are written in, and what is printed on them."""
