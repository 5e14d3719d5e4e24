"""The hand, chapter by chapter: two cards a round, where they go, what happens beside, resting."""
