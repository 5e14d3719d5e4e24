"""What a person can do: answer, move pieces by hand, and go back and forth in time."""
