"""Which signs can be seen: strangers' words hold no others, or could turn and hide what is shown.

The two joiners are seen by what they do: Persian and the scripts of India are not written rightly
without them, and many emoji are several in one. So they may stand between signs that they join, and
nowhere else.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

_JOINED = (
    r"[\u0600-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u18af\u2190-\u2bff\ufb50-\ufdff"
    r"\ufe0f\ufe70-\ufefe\U0001f000-\U0001faff]"
)
"""Arabic, the scripts of South and South-East Asia, and pictures."""

JOINER = rf"(?<={_JOINED})[\u200c\u200d](?={_JOINED})"
"""A joiner that joins something."""

SEEN = rf"(?:[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|{JOINER})"
"""A sign that can be seen: nothing that turns the line about it, or hides in it."""


@cache  # and not with the file: every start would wait for ranges that few words have
def _hidden() -> re.Pattern[str]:
    return re.compile(rf"(?!{SEEN})[\s\S]")


@cache
def _joins() -> re.Pattern[str]:
    return re.compile(JOINER)


def hides(words: str) -> bool:
    """Whether signs of *words* turn the line about them, or hide in it."""
    return bool(_hidden().search(words))


def is_plain(words: str) -> bool:
    """Whether *words* are a line of signs that all can be seen, parted by spaces."""
    return _joins().sub("", words).isprintable()


def unseen(words: str, but: str = "") -> frozenset[int]:
    """The places in *words* of all signs that nobody can see, or that are nobody's yet, *but*
    these."""
    joined = {found.start() for found in _joins().finditer(words)}
    return frozenset(
        place
        for place, sign in enumerate(words)
        if unicodedata.category(sign).startswith("C") and sign not in but and place not in joined
    )
