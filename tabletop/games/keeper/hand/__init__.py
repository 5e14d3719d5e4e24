"""The hand, chapter by chapter: two cards a round, their piles, other events, resting."""
