"""The commands that need no window, one file for each."""

WORDS = ("play", "rules", "lint", "seen", "try", "parts", "trace")
"""The first word of each command. A program started with one of them opens no window."""
