"""The launcher behind run.py: sets up the game's own environment, then starts the program. Standard
library only."""


class SetupFailed(Exception):
    """Set-up cannot continue. The message is one or two lines that say what to do."""
