"""What can be done about a part of the program that cannot be loaded, as players are told."""

MEND = "Install Tabletop again, or mend what is named here. Games you began are kept."
