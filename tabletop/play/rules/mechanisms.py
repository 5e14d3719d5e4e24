"""Records that modules add to a game's mechanisms, and their order where they compete."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Contribution(Struct, frozen=True):
    """A record of one of the game's mechanisms: a deck for its slots, a chart, a figure.
    `Game.records` finds the records of each `mechanism`, the highest `rank` first."""

    mechanism: str
    rank: int
    record: Any


class Precedence(Struct, frozen=True):
    """The order in which modules apply where they compete: `ids`, the first first. `words` name the
    point for players (`What a toll counts`), and `rule` is its rule."""

    ids: tuple[str, ...]
    words: str
    rule: str = ""


class Ruling(Struct, frozen=True):
    """A sentence about what the modules in play change, and its rule, if any."""

    words: str
    rule: str = ""
