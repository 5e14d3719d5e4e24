"""Hands and eyes on the table: clicks, drags, the keyboard focus, lights and hints."""
