"""What one seat gets of a session, and says to it."""
