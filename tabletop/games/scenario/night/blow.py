"""Chapter P6, Attacks: what a blow takes and what keeps it off before luck, and both in words
for whoever looks before striking."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.scenario.board.executor import EXECUTOR, number
from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.board.harm import has, health
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.phrase_slots import How, Strength
from tabletop.games.scenario.cards.phrases import PHRASES
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.space import Place
from tabletop.table.table import Table

MASKED = "rules", PHRASES.trait("attacks against you have disadvantage")


class Blow(NamedTuple):
    """How an attack strikes: how strong, and how; and how strong if an ally of who strikes is
    `beside` the target, where that counts."""

    strength: Strength
    how: How
    beside: int = 0


def reach(table: Table, figure: Piece, how: How) -> Value:
    """The range of an attack: that of the card, or of the monster (SCN-129); who strikes all that
    stand beside strikes no further."""
    if how.all:
        return Value(1, (Part(1, "all adjacent", "SCN-129"),))
    of = content.monster(figure.name)
    own = 1 if of is None else of.elite_range if figure.counters.get("elite") else of.range
    return number(table, "range", figure, how.range or own + how.more, "printed", "SCN-129")


def power(table: Table, figure: Piece, strength: Strength, *, ranged: bool) -> Value:
    """What an attack takes before luck."""
    of, n = content.monster(figure.name), strength.n
    if strength.changes and of is not None:
        n = max(0, n + (of.elite if figure.counters.get("elite") else of.normal)[2])
    kind = "ranged attack" if ranged else "melee attack"
    return number(table, kind, figure, n, "printed", "SCN-126")


BARE = Value(0, ())
"""The shield of who has neither."""


def shield(table: Table, figure: Piece) -> Value:
    """SCN-133, SCN-177: Armour and Guard, which lower every attack damage; neither is below 0."""
    armour = number(table, "armour", figure, 0, "of its own", "SCN-133")
    guard = number(table, "guard", figure, 0, "of its own", "SCN-133")
    if len(armour.parts) == len(guard.parts) == 1:
        return BARE  # as most often
    parts = tuple(part for part in (*armour.parts, *guard.parts) if part.n)
    return Value(max(0, armour.n) + max(0, guard.n), parts)


def masked(table: Table, figure: Piece) -> list[Piece]:
    """The cards by which attacks against *figure* have disadvantage (SCN-127)."""
    lines = EXECUTOR.lines(table, MASKED)
    return [line.piece for line in lines if line.bearer == figure.id] if lines else []


def tilts(
    table: Table, figure: Piece, target: Piece, masks: list[Piece], *, aimed: bool, at: Place = ""
) -> tuple[str, list[str]]:
    """SCN-127: why a blow of *figure* at *target* has advantage, if it has, and all reasons why it
    has disadvantage: the cards that are its *masks*, and what is *aimed* from afar on who stands
    near (SCN-131) where it is struck *at*, by default where it stands."""
    good = "bright" if has(figure, "bright") else ""
    bad = ["dazed"] if has(figure, "dazed") else []
    if aimed and field_of(table).far(at or figure.zone, target.zone) == 1:
        bad.append("shot at one adjacent")
    return good, bad + [content.title(card.name) for card in masks]


def foretold(table: Table, blow: Blow, attacker: int, target: int, at: Place = "") -> str:
    """SCN-126: what *blow* of *attacker* at *target* would do but for luck, in words; struck *at*
    another place than where it stands, if one is given."""
    figure, struck = table.pieces[attacker], table.pieces[target]
    ranged = reach(table, figure, blow.how).n > 1
    takes = power(table, figure, _strength(table, figure, struck, blow), ranged=ranged)
    spared = shield(table, struck)
    damage = max(0, takes.n - spared.n)
    sums = takes.explained() if len(takes.parts) > 1 else f"{takes.n}"
    less = f" - {spared.n} Shield" if spared.n else ""
    said = f"{damage} damage before luck"
    said += f" ({sums}{less})" if less or len(takes.parts) > 1 else ""
    left = health(struck) - damage
    said += f", {left} of {health(struck)} Health left." if left > 0 else ": it falls."
    good, bad = tilts(table, figure, struck, masked(table, struck), aimed=ranged, at=at)
    if bool(good) == bool(bad):
        return said
    which, why = ("better", good) if good else ("worse", ", ".join(bad))
    return f"{said} The {which} of two cards counts: {why}."


def _strength(table: Table, figure: Piece, target: Piece, blow: Blow) -> Strength:
    """How strong it is on *target*, as that stands."""
    field = field_of(table)
    if blow.beside and field.within(target, field.allies(figure), 1):
        return Strength(blow.beside, False)
    return blow.strength
