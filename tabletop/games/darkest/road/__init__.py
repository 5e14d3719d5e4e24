"""The road: setting out, arriving, what is met, teleports, destinations and the way home."""
