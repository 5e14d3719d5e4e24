"""How pieces look: cards, figures, dice and tokens, and the signs on them."""
