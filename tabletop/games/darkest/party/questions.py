"""Asking whoever speaks for a hero, as long as that hero is there (DTC-009)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tabletop.games.darkest.party import heroes
from tabletop.play.questions.decision import Decision, Option, Together
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

T = TypeVar("T")


class Left(Exception):
    """A hand took the hero off who is asked, or all that it could choose. `business` ends so."""


def ask(play: Play, place: int, make: Callable[[], Decision | None]) -> Rules[Option]:
    """What is answered for the hero at *place* (-1: for the party) to the question that *make*
    makes; None where there is nothing to ask any more.

    :raises Left: then, or if that hero is there no more, or nothing that it could choose.
    """

    def question() -> Decision | Together:
        asked = make() if place < 0 or place in heroes.living(play.table) else None
        return asked if asked is not None and (place < 0 or asked.options) else Together([])

    answer: Option | list[Option] = yield question
    if isinstance(answer, list):
        raise Left(f"place {place}")
    return answer


def business(rules: Rules[T], otherwise: T) -> Rules[T]:
    """What comes of *rules*, which are one hero's business; *otherwise*, where that hero leaves
    while they go on: nothing more of them is done, and the others go on."""
    try:
        return (yield from rules)
    except Left:
        return otherwise
