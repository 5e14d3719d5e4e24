"""The error for a file that cannot be used."""

from __future__ import annotations


def where(file: str, line: int) -> str:
    """*line* of *file* in words; in a sheet it is a row. 0 means the whole file."""
    word = "row" if file.lower().endswith(".csv") else "line"
    return f"{file}, {word} {line}" if line else file


class PackError(ValueError):
    """A file of a pack that cannot be read.

    `file` and `line` (from 1; 0 for the whole file; in a sheet its row) say where, `wrong` says
    what is wrong, and `remedy` what to do about it. As a string it is all of that, fit to be shown
    to a player.
    """

    def __init__(self, file: str, line: int, wrong: str, remedy: str) -> None:
        self.file, self.line, self.wrong, self.remedy = file, line, wrong, remedy
        super().__init__(f"{where(file, line)}: {wrong} {remedy}")
