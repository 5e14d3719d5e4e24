"""Chapter 11, RST-108: whether what using an Item acts on is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from tabletop.cardtext.clause import Actions
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import FORMER, IMPLIED, Such
from tabletop.executor.sentence import Sentence
from tabletop.games.restless.choices.item_targets import (
    USE_AT_REST,
    USE_OUTSIDE,
    is_idle,
    named,
    uses_named,
    uses_of,
)
from tabletop.games.restless.running.executor import EXECUTOR, speaking
from tabletop.games.restless.running.whom import WHOM
from tabletop.games.restless.table.table_reads import targets
from tabletop.packs.library import by_name
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Barred = tuple[str, str]
"""A rule, and the reason that it gives."""

There = Callable[[Table, int, Mapping[str, Any]], object]
"""Whether an object is there, for the Character in a slot that is to do something with it, by the
values of what is said."""


class Object(NamedTuple):
    """What a deed names besides a Character: where it is not `there`, `barred` are why."""

    there: There
    barred: Barred


OBJECTS: dict[Callable[..., object], tuple[Object, ...]] = {}
"""What the deeds of cards act on, by what runs their phrases."""

R = TypeVar("R", bound=Callable[..., object])


def acts_on(there: There, why: str, rule: str = "RST-108") -> Callable[[R], R]:
    """What this runs can be started only where its object is *there*; else tell *why* not."""

    def register(run: R) -> R:
        OBJECTS[run] = (Object(there, (rule, why)), *OBJECTS.get(run, ()))
        return run

    return register


def on_a_card_of(*decks: str) -> Callable[[R], R]:
    """It needs a card of one of these *decks*, or of the one that it names; RST-021: be it that it
    is discarded."""

    def left(table: Table, slot: int, said: Mapping[str, Any]) -> bool:
        among = decks or (said.get("deck") or said["pile"],)
        return any(table[deck] or table[f"{deck}-used"] for deck in among)

    return acts_on(left, "No such card is left.")


TARGET = Object(lambda table, slot, said: targets(table), ("RST-108", "There is no Target."))
on_a_target = acts_on(TARGET.there, TARGET.barred[1])
NOBODY = "RST-108", "There is no such Character."


def nothing_there(table: Table, slot: int, piece: Piece) -> Barred | None:
    """RST-108: why the Character in *slot* cannot start using *piece*: nothing that its sentences
    act on is there. Nothing if one of them can do something."""
    if _always_can(piece.name):
        return None
    lacking: Barred | None = None
    for use in uses_of(piece):
        if is_idle(use, targets(table), table):
            lacking = lacking or _idle_because(use)
            continue
        about, last = speaking(table, piece, use, slot), [slot]
        if EXECUTOR.limits.is_spent(table, piece, use) or not EXECUTOR.in_force(about):
            continue
        for said in _all_said(use):
            who = named(said)
            if (who.noun if isinstance(who, Such) else who) not in ("", *FORMER):
                last = WHOM.among(about, who)
            barred = _lacking(table, last if who else [slot], said)
            if barred is None:
                return None
            lacking = lacking or barred
    return lacking


def _idle_because(use: Sentence) -> Barred:
    """Why a sentence brings nothing just now."""
    how = use.clause.heads["cost"].phrase
    if how is USE_AT_REST:
        return "RST-139", "It is used at Rest."
    return ("RST-107", "It is used outside Battle.") if how is USE_OUTSIDE else TARGET.barred


def _lacking(table: Table, who: list[int], said: Said) -> Barred | None:
    """What is not there of what is *said* of *who*."""
    if not who:
        return NOBODY
    for each in _objects(said):
        if not any(each.there(table, slot, said.values) for slot in who):
            return each.barred
    return None


def _objects(said: Said) -> tuple[Object, ...]:
    found = OBJECTS.get(said.phrase.run, ()) if said.phrase.run else ()
    return (TARGET, *found) if said.phrase.template.startswith("the Target ") else found


def _all_said(use: Sentence) -> Iterator[Said]:
    """All that a sentence says, and what goes on from it whether or not that was done."""
    yield from _each(use.clause.body)
    for more in use.more:
        if "if" not in more.clause.heads:
            yield from _each(more.clause.body)


def _each(actions: Actions) -> Iterator[Said]:
    for said in actions:
        if "modes" in said.values:
            for mode in said.values["modes"]:
                yield from _each(mode)
        else:
            yield said


@by_name
def _always_can(card: str) -> bool:
    """Whether using the card called *card* acts on what is always there, as most often."""
    return any(
        use.plain
        and not is_idle(use, ())
        and not _objects(said)
        and named(said) in ("", "you", "one", "each", IMPLIED)
        for use in uses_named(card)
        for said in _all_said(use)
    )
