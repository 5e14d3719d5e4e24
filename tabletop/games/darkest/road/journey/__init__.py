"""Chapters C3 to C5: the way from the village to the destination and home."""
