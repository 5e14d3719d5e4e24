"""What every game must hold, whoever plays it and whatever they do to the table."""
