"""The party: its heroes, what they have and carry, who leads, and who decides."""
