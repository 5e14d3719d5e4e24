"""The hand: two cards a round, the piles they go to, and resting."""
