"""The board: the map, the figures on it, how card sentences run, harm and luck."""
