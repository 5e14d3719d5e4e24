"""Advice to players when a part of the program fails."""

MEND = "Reinstall Tabletop, or repair the file named here. Your games are kept."
"""For a part of the program that cannot be loaded."""

SEND = "Send it to whoever gave you Tabletop, and say what you did last. The log is in"
"""For a report: the program has no address to send reports to."""
