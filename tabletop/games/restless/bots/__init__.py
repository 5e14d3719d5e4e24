"""The players of the game's own: `thoughtful`, and the `reasons` it gives."""
