"""What a game says of its sounds: data, which its box is read with."""

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
"""What can be heard: events of the table, and what befalls those who sit at it."""


class Cue(Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """The `sound` (empty: none) of what happens `on` a table.

    Where they are given, it holds for what happens `at` zones of these kinds alone, for moves
    `from` and to there; for these `counters`, when they become `more` or `less` and some
    were there before and after, when there is the `first` or the last is `gone`.
    """

    on: Happening
    sound: str
    source: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    by: tuple[Literal["more", "less", "gone", "first"], ...] = ()
