"""What one seat sees of a session, and how it answers."""
