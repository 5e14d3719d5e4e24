"""Hands and eyes on the table: clicks, drags, the keyboard's focus, lights and hints."""
