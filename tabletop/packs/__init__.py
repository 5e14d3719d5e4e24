"""Packs: a game's rulebook and cards, read from the assets or from a folder, and checked."""
