"""The monsters: whom they focus on, how they move, whom they strike."""
