"""Chapters 11, 12, 17, 24: what dice, lots and drawn cards bring."""
