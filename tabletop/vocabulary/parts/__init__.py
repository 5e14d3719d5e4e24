"""Grammar parts that games share: each file adds its declarations to a game's grammar."""
