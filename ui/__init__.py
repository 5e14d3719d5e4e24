"""The user interface: the table and its panels, in Qt. Names no game."""
