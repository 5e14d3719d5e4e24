"""What the command line does without a window, a command a file."""

WORDS = ("play", "rules", "lint", "seen", "try", "parts", "trace")
"""The first word of each command: whoever starts the program with one of them gets no window."""
