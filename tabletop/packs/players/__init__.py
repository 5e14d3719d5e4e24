"""Packs of players: a folder or zip of cards and pictures for a game, read with great care."""
