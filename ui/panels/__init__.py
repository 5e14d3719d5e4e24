"""The panels beside the table. They are given plain data and reply by signals; none knows a
game."""
