"""The save document: write, read, migrate, autosave, recover, export."""
