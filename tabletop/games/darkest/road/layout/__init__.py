"""The road as it lies: laid, cleared away, and what moves along it."""
