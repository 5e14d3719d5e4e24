"""What a field of a card says, in two words: for cards that are too small for its sentences."""

from __future__ import annotations

import re

_DEEDS = (
    re.compile(r"(?:^|(?<=[.!?] ))[A-Z]\w+ \d+(?=[.,]| |$)"),  # Attack 2
    re.compile(r"[+-]\d+ [A-Z]\w+(?: [A-Z]\w+)?"),  # +2 Guard
    re.compile(r"\b[a-z]+s \d+(?=[.!?]|$)"),  # heals 2
)
"""What says in two words what a sentence does: the first of these that it has."""

FIRST = 3
"""So many words say what a sentence without numbers begins with."""


MORE = "…"
"""Stands for what else is said."""

NARROW = "\u00a0"
"""A space at which no line ends."""


def gist(words: str) -> str:
    """The deeds of *words* that have numbers, or else how they begin, and whether more is said."""
    deed = next((each for each in _DEEDS if each.search(words)), _DEEDS[0])
    deeds = list(dict.fromkeys(deed.findall(words)))
    left = deed.sub("", words).strip(" .,")
    said = " · ".join(each.replace(" ", NARROW) for each in deeds)
    said = said or " ".join(left.split()[:FIRST])
    said = said[:1].upper() + said[1:]
    return f"{said}{NARROW}{MORE}" if left and left != said else said
