"""The looks of pieces: cards, figures, dice and tokens, and the signs on them."""
