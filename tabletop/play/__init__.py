"""How a game is played: decisions, procedures, deeds, chance, the journal and the session."""
