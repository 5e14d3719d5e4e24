"""Ordinary combat: battle and psychic combat, open rolls, armour, evading and Spells before it."""
