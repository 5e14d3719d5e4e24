"""What a session is kept as: its journal and its record, as data and as text."""
