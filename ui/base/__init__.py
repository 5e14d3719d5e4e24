"""What every room of the screen stands on. Knows no game, no session and no window."""
