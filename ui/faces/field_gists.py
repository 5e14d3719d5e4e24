"""Shortens a field of a card to a few words, for cards too small for its sentences."""

from __future__ import annotations

import re

_DEEDS = (
    re.compile(r"(?:^|(?<=[.!?] ))[A-Z]\w+ \d+(?=[.,]| |$)"),  # Attack 2
    re.compile(r"[+-]\d+ [A-Z]\w+(?: [A-Z]\w+)?"),  # +2 Guard
    re.compile(r"\b[a-z]+s \d+(?=[.!?]|$)"),  # heals 2
)
"""Patterns for the effect of a sentence, in order of preference."""

FIRST = 3
"""How many words of a sentence without numbers are kept."""


MORE = "…"
"""Stands for omitted text."""

NARROW = "\u00a0"
"""A no-break space."""


def gist(words: str) -> str:
    """The effects with numbers in *words*, or else the first words; with `MORE` if something is
    left out."""
    deed = next((each for each in _DEEDS if each.search(words)), _DEEDS[0])
    deeds = list(dict.fromkeys(deed.findall(words)))
    left = deed.sub("", words).strip(" .,")
    said = " · ".join(each.replace(" ", NARROW) for each in deeds)
    said = said or " ".join(left.split()[:FIRST])
    said = said[:1].upper() + said[1:]
    return f"{said}{NARROW}{MORE}" if left and left != said else said
