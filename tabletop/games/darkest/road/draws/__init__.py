"""What is drawn on the road, and how: the Adventure deck, omens, dice that are turned."""
