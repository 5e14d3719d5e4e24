"""Players that see only their own view."""
