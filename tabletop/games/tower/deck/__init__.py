"""The tarot deck: what is printed on its cards, and the phrases that it is written in."""
