"""The night: setup, rounds and turns, and the actions of heroes."""
