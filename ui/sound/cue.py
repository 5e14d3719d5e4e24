"""The sounds of a game, as data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Happening = Literal[
    "moved",
    "turned over",
    "shuffled",
    "rolled",
    "counted",
    "won",
    "lost",
    "curtain",
    "refused",
    "handed over",
]
"""What can be heard: events of the table, and occasions for those who sit at it."""


class Cue(Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """The `sound` (empty: none) of what happens `on` a table.

    If given, it applies only `at` zones of these kinds, to moves `from` and to them; to these
    `counters`, when they become `more` or `less` while some remain, when the `first` comes or the
    last is `gone`.
    """

    on: Happening
    sound: str
    source: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    by: tuple[Literal["more", "less", "gone", "first"], ...] = ()
