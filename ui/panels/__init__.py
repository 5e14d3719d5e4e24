"""The panels beside the table: given plain data, they answer by signals; none knows a game."""
