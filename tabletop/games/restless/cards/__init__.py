"""The cards: their words and phrases, and their data."""
