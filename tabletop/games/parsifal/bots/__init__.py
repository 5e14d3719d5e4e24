"""The players of the game's own: `thoughtful`, `searching`, and the `reasons` they give."""
