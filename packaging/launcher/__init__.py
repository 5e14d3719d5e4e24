"""What run.py does: makes the game's own environment, then hands over. Standard library only."""


class SetupFailed(Exception):
    """Set-up cannot go on; the message is a plain line or two that say what to do about it."""
