"""Numbers that cards change: looked up when they are needed, and able to explain themselves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabletop.cardtext.clause import Clause
from tabletop.games.restless import content
from tabletop.games.restless.effects import in_force
from tabletop.games.restless.lasting import is_lasting, sentence_of
from tabletop.games.restless.phrases import PHRASES
from tabletop.games.restless.reading import live
from tabletop.play.modifiers import Part, Value
from tabletop.table.table import Table

GAIN = PHRASES.add("{stat} gain +{n}", "modifier")
LOSE = PHRASES.add("{stat} gain -{n}", "modifier")
OWN_GAIN = PHRASES.add("your {stat} gain +{n}", "modifier")
OWN_LOSE = PHRASES.add("your {stat} gain -{n}", "modifier")
OWN_MORE = PHRASES.add("your {stat} is +{n}", "modifier")
OWN_LESS = PHRASES.add("your {stat} is -{n}", "modifier")
IS_MORE = PHRASES.add("{stat} is +{n}", "modifier")
IS_LESS = PHRASES.add("{stat} is -{n}", "modifier")

SIGN = {
    **dict.fromkeys((GAIN, OWN_GAIN, IS_MORE, OWN_MORE), 1),
    **dict.fromkeys((LOSE, OWN_LOSE, IS_LESS, OWN_LESS), -1),
}
"""The phrases that change a number, and which way."""


def changes(table: Table, stat: str, slot: int) -> Iterator[Part]:
    """What changes *stat* for the Character in *slot* (-1: for everybody), card by card.

    Text on what one Character bears changes that one's numbers; on a Realm, an Encounter or a
    Traitor God everybody's.
    """
    for piece, bearer in live(table):
        if bearer >= 0 and bearer != slot:
            continue
        for clause in changing(piece.name, stat):
            if in_force(table, clause, bearer) and _lasts(table, clause, bearer):
                n = SIGN[clause.phrase] * int(clause.values["n"])
                yield Part(n, content.title(piece.name), "RST-003", piece.id)


@cache
def changing(name: str, stat: str) -> tuple[Clause, ...]:
    """The sentences of a card, or of a lasting change, that change *stat* while they are live."""
    said = sentence_of(name) if is_lasting(name) else content.says(name)
    return tuple(
        clause
        for clause in said
        if clause.phrase in SIGN
        and clause.values["stat"] == stat
        and (is_lasting(name) or not {"trigger", "cost"} & set(clause.heads))
    )


def _lasts(table: Table, clause: Clause, bearer: int) -> bool:
    """Whether a `while ...` holds; a time limit is kept by what ends it."""
    if clause.duration is None or clause.duration.phrase.run is None:
        return True
    return bool(clause.duration.phrase.run(table, bearer, **clause.duration.values))


def number(table: Table, stat: str, slot: int, printed: Part, *, least: int = 0) -> Value:
    """What *stat* is for *slot*, beginning with what is printed; never below *least*."""
    parts = [printed, *changes(table, stat, slot)]
    total = sum(part.n for part in parts)
    if total < least:
        parts.append(Part(least - total, f"never below {least}", "RST-054"))
    return Value(max(total, least), tuple(parts))


def change(table: Table, stat: str, slot: int = -1) -> int:
    """By how much all cards together change *stat*."""
    return sum(part.n for part in changes(table, stat, slot))
