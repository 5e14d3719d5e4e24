"""Chapters 10, 11, 13: where Items, Sins and the cards of decks lie, and come to lie."""
