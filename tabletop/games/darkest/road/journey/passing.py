"""What the party may pass over, and what halts it, as records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf.game_shelf import game_at
from tabletop.table.piece import Piece
from tabletop.table.table import Table

PASSES = "pass"
"""Modules bring theirs under this name."""

What = Literal["spot", "place", "location"]
"""A Draw Spot before its card is turned up, a Place that lies open, or a special location."""


class Pass(Struct, frozen=True, kw_only=True):
    """The party may pass over one while the leader `may`: once in the period of the `counter` on
    its card (`periods`). What is passed over stays as it lies."""

    over: What
    counter: str
    rule: str
    may: Callable[[Table, int], bool]


HALTS = "halt"
"""Modules say under this name why the party cannot go on from its space, away from the village."""


class Halted(Struct, frozen=True):
    """By which rule, and why."""

    rule: str
    why: str


def halts(table: Table) -> Halted | None:
    """What halts the party where it stands, if anything does."""
    found: list[Callable[[Table], Halted | None]] = game_at(table.game, table.options).records_of(
        HALTS
    )
    return next((why for each in found if (why := each(table)) is not None), None)


def passes(play: Play, over: What, card: Piece) -> Rules[bool]:
    """Whether the party passes over *card*."""
    listed: list[Pass] = play.game.records_of(PASSES)
    for each in listed:
        leader = heroes.card_of(play.table, heroes.leader(play.table))
        if each.over != over or leader is None or leader.counters.get(each.counter, 0):
            continue
        if not each.may(play.table, heroes.leader(play.table)):
            continue
        if (yield from _is_passed(play, each, card)):
            play.count(each.counter, 1, leader)
            play.say("The party passes over {}.", card, rule=each.rule)
            return True
    return False


def _is_passed(play: Play, by: Pass, card: Piece) -> Rules[bool]:
    what = play.game.title_of(card.name) if card.face_up else "the next card"
    at = ((card.id,), ()) if card.face_up else ((), (card.zone,))
    options = [Option("meet", "Meet it", *at), Option("pass", "Pass over it", *at)]
    ask = f"Pass over {what}?"
    option = yield from decide(play, ask, by.rule, lambda table: options, default="meet")
    return option.key == "pass"
