"""How a number of the rules is called, and the categories of its name."""

from __future__ import annotations

from typing import NamedTuple

CHANGED, HAD = "number/changed", "number/had"
"""The categories of a number behind `+1`, by itself and where somebody has that."""

NAMED, WHOLE, READ, NUMBERED = "number/named", "number/whole", "number/read", "numbered"
"""The categories of its name behind whose it is, of that by itself, of the name of one that can be
read off the table, and of whose it is. Behind a stroke stands with what a verb agrees: `1`, `+`."""


class Called(NamedTuple):
    """How a number is called: as *printed* and as *called*; behind `+1` as *changed*, and where
    somebody has that as *had*. By itself it is *whole*; of *several* a verb is as for those. It is
    somebody's *own*, or all's, and is *added* to, if that has no words of its own. *owned* are
    names with a gap `who`, or none."""

    printed: str
    called: tuple[str, ...]
    changed: str
    had: str
    whole: str
    several: bool
    own: bool
    added: bool
    owned: tuple[str, ...]
