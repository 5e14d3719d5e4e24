"""What the rules of a game are written with: procedures, deeds, numbers, chance, the chronicle."""
