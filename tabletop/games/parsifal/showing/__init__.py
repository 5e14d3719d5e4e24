"""What the screen needs from the game: printed tarots, quests, numbers and explanations."""
