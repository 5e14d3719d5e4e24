"""Packs of players' own: a folder or zip of cards and pictures for a game, read with all care."""
