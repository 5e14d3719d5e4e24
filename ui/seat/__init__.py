"""What the person at the screen sees and does: the bridge to the session, and bots beside it."""
