"""What modules bring to a game's own mechanisms, and in which order where they contest a point."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Contribution(Struct, frozen=True):
    """A record of one of the game's mechanisms: a deck for its slots, a chart, a figure.

    The game finds those of each `mechanism` by `Game.records`, the highest `rank` first.
    """

    mechanism: str
    rank: int
    record: Any


class Precedence(Struct, frozen=True):
    """In which order modules come to a point that they contest: `ids`, the first first.

    `words` say to players what it is about (`What a toll counts`), `rule` where that is written.
    """

    ids: tuple[str, ...]
    words: str
    rule: str = ""


class Ruling(Struct, frozen=True):
    """A sentence about what the modules in play change, and the rule it stands in, if any."""

    words: str
    rule: str = ""
