"""The hand: two cards a round, where they go afterwards, resting."""
