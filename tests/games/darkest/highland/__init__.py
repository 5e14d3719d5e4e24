"""Highland: the Path beyond the Crags, the Eagle King, and what the mountains send down."""
