"""Pieces: the cards, tokens, dice and figures that lie on the table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from tabletop.table.bounds import Count, Name, Spot

Kind = Literal["card", "token", "die", "figure"]


class Piece(Struct, omit_defaults=True, gc=False):
    """One thing on the table.

    `name` says what it is: a card's id in its pack (`wands-3`), or the kind of a token or die
    (`d6`). `turn` is in degrees clockwise (0, 90, 180 or 270); a tarot card turned by 180 is
    reversed. `counters` are the numbers on it (`health`, `shown` for a die). `at` is its position
    on the felt, across and down, if somebody laid it there.
    """

    id: int
    name: Name
    zone: Name
    kind: Kind = "card"
    face_up: bool = False
    turn: int = 0
    counters: dict[Name, Count] = field(default_factory=dict)
    at: tuple[Spot, Spot] | None = None
