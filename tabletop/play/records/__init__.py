"""What a save holds of a session: its journal and its record, as data and as text."""
