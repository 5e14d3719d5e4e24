"""Who has to fight each Enemy that it meets, as records: nothing lets such a hero get round one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tabletop.cardtext.phrase import Said
from tabletop.executor.context import Context
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import heroes
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

FORCES = "forced-fight"
"""Modules bring theirs under this name."""

AVOIDS: set[object] = set()
"""What gets somebody round a fight, or beats an Enemy without one, by what runs it; chapters add to
it."""

DISCARDS: set[object] = set()
"""What does so only if it is the Enemy that is discarded, by what runs it."""

ENDS: dict[object, Callable[[Any, dict[str, Any]], bool]] = {}
"""Whether what changes a fight would end it before it is fought, by what runs it."""

BARRED = "barred"
"""The table's counter: the hero that fights could have got round this fight, were it not forced."""

WHY = "DTD-054", "This hero has to fight each Enemy that it meets."


def avoids(said: Said, is_own: bool) -> bool:
    """Whether what is *said*, on the Enemy's card if it `is_own`, gets somebody round a fight."""
    if said.phrase.run in DISCARDS:
        return is_own or said.values.get("this") == "it"
    return said.phrase.run in AVOIDS


class Force(Struct, frozen=True, kw_only=True):
    """What `holds` a hero, by its place, to fight; and what may come of it once it has `won` a
    fight that it could have got round."""

    holds: Callable[[Table, int], bool]
    won: Callable[[Play, int], Rules[None]]


def _forces(table: Table) -> list[Force]:
    found: list[Force] = game_of(table).records_of(FORCES)
    return found


_known = heroes.MEMORY.until_changed(_forces, on=())


def is_forced(table: Table, place: int) -> bool:
    """DTD-054: whether anything holds the hero at *place* to fight."""
    return any(each.holds(table, place) for each in _known(table))


def gets_round(context: Context, said: Said) -> bool:
    """Whether what is *said* would get somebody round a fight with the Enemy that is met."""
    card = _ahead(context)
    if card is None or content.enemy(card.name) is None:
        return False
    if said.phrase.run in ENDS and ENDS[said.phrase.run](context, said.values):
        return True
    sentence = context.line.sentence
    after = (each for one in (*sentence.rows, *sentence.more) for each in one.clause.body)
    return any(avoids(each, context.card.id == card.id) for each in (said, *after))


def _ahead(context: Context) -> Piece | None:
    """The card that is about to be fought, is met, or was just turned up; None if what was fought
    is beaten, or has won."""
    deed = context.deed
    foe = getattr(deed, "foe", -1)
    if deed is not None and foe >= 0:
        return None if deed.done else context.table.pieces[foe]
    turned = getattr(deed, "card", -1)
    if turned >= 0 and context.table.pieces[turned].face_up:
        return context.table.pieces[turned]
    return getattr(context, "met", None)


def lacks(context: Context, payer: int) -> Refusal | None:
    """DTD-054: why *payer* cannot pay for what a sentence does: it would get round a fight."""
    body = context.line.clause.body
    if not any(gets_round(context, each) for each in body) or not is_forced(context.table, payer):
        return None
    return Refusal(*WHY)


def has_won(play: Play, place: int) -> Rules[None]:
    """DTD-055: the hero at *place* has won a fight that it could have got round."""
    for each in _known(play.table):
        if each.holds(play.table, place):
            yield from each.won(play, place)
