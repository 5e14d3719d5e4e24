"""The monsters: their focus, their moves and their attacks."""
