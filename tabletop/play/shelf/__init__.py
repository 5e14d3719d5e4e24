"""The available games, and the modules and packs that a game is assembled with."""
