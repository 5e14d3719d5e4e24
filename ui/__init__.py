"""The Qt Graphics table and its panels. Names no game."""
