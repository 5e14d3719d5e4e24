"""Data: cards, picture recipes, fonts, icons and themes. `drawings` is the only code."""
