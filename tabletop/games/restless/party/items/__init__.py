"""Chapters 10 and 14: Items gained, handed over and used."""
