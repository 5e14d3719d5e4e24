"""The data of the cards: from packs, from two example classes, and typed in."""
