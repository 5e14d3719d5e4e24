"""Cards written by people who know the rules and 40 printed cards, and what is read of them."""
