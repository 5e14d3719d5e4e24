"""Save files: reading, writing, autosave, recovery, and campaigns."""
