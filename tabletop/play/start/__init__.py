"""Starting games: new ones, and positions that are told by name."""
