"""Running a game: the rules against the journal, waiting seats, time, hands, the session."""
