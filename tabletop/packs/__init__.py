"""Packs: a game's rulebook and its cards, read from the assets or from a folder and checked."""
