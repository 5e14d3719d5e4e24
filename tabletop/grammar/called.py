"""The names of a number of the rules, and the categories of these names."""

from __future__ import annotations

from typing import NamedTuple

CHANGED, HAD = "number/changed", "number/had"
"""The categories of a number behind `+1`, by itself and where somebody has that."""

NAMED, WHOLE, READ, NUMBERED = "number/named", "number/whole", "number/read", "numbered"
"""The categories of its name behind whose it is, of that by itself, of the name of one that can be
read off the table, and of whose it is. Behind a stroke stands with what a verb agrees: `1`, `+`."""


class Called(NamedTuple):
    """The names of a number: *printed* and *called*; *changed* behind `+1`, and *had* where
    somebody has the change. By itself it is *whole*; with *several* its verb is plural. It is
    somebody's *own*, or everybody's. It is *added* to, unless that has words of its own. *owned*
    are names with or without a gap `who`."""

    printed: str
    called: tuple[str, ...]
    changed: str
    had: str
    whole: str
    several: bool
    own: bool
    added: bool
    owned: tuple[str, ...]
