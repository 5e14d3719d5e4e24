"""The tarot deck: the data of its cards, and their grammar."""
