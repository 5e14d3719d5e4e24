"""The night: setting up, rounds and turns, and what heroes do in them."""
