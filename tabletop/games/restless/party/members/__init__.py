"""Chapters 3 and 22: who is in the party: setting up, death and return."""
