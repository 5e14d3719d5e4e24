"""What is said of a file that cannot be used."""

from __future__ import annotations


def where(file: str, line: int) -> str:
    """How the *line* of *file* is called to a person; of a sheet it is a row. 0 is all of it."""
    word = "row" if file.lower().endswith(".csv") else "line"
    return f"{file}, {word} {line}" if line else file


class PackError(ValueError):
    """A file of a pack that cannot be read as what it should be.

    `file` and `line` (from 1; 0 for the file as a whole; of a sheet its row) say where, `wrong`
    what is the matter and `remedy` what to do about it. As a string it is all of that, fit to be
    shown to a player.
    """

    def __init__(self, file: str, line: int, wrong: str, remedy: str) -> None:
        self.file, self.line, self.wrong, self.remedy = file, line, wrong, remedy
        super().__init__(f"{where(file, line)}: {wrong} {remedy}")
