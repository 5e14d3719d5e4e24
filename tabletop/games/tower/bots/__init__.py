"""The game's own player: `thoughtful`, and the `reasons` it gives."""
