"""The board: the map and who stands on it, how sentences run, harm and luck."""
