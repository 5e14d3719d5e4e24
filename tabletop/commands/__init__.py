"""What the command line does, a command a file."""
