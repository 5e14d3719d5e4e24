"""The ground: the road and what lies on it, in the exact order in which it is met."""
