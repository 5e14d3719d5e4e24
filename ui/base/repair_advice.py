"""What players can do about a fault of the program."""

MEND = "Install Tabletop again, or mend what is named here. Games you began are kept."
"""About a part of the program that cannot be loaded."""

SEND = "Send it to whoever gave you Tabletop, with what you did last; the log lies in"
"""About a report: the program knows no address that reports go to."""
