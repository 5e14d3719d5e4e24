"""What is said of a file that cannot be used."""

from __future__ import annotations


class PackError(ValueError):
    """A file of a pack that cannot be read as what it should be.

    `file` and `line` (from 1; 0 for the file as a whole) say where, `wrong` what is the matter and
    `remedy` what to do about it. As a string it is all of that, fit to be shown to a player.
    """

    def __init__(self, file: str, line: int, wrong: str, remedy: str) -> None:
        self.file, self.line, self.wrong, self.remedy = file, line, wrong, remedy
        place = f"{file}, line {line}" if line else file
        super().__init__(f"{place}: {wrong} {remedy}")
