"""Guardian Combat: many against many, without dice, in the exact order of its steps."""
