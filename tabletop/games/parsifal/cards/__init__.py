"""The tarots: their names, their grammar, and their printed text."""
