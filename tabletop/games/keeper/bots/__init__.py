"""A player of its own: it plays cards as they come, and rests when it must."""
