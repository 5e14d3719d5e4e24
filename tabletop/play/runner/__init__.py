"""Running a game: the rules and the journal, waiting seats, undo and redo, moves by hand, the
session."""
