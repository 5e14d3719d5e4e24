"""Parts of a grammar that games share: each adds its declarations to a game's grammar."""
