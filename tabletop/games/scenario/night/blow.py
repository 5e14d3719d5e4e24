"""Chapter P6, Attacks: damage before luck, what reduces it, and both in words for a player who
looks before attacking."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.cardtext.phrase import Phrase
from tabletop.executor.lasting_changes import is_lasting
from tabletop.executor.sentence import Line
from tabletop.games.scenario.board.asking import amount, as_seen_by
from tabletop.games.scenario.board.executor import EXECUTOR, number
from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.board.harm import has, health
from tabletop.games.scenario.board.whom import WHOM
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.attack_notation import How, Strength
from tabletop.games.scenario.cards.grammar import GRAMMAR
from tabletop.grammar.idiom import idiom
from tabletop.grammar.parameters import Printed
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.space import Place
from tabletop.table.table import Table

TILTED = idiom(
    GRAMMAR, "trait", "attacks against {who} have {tilt}", "each attack against {who} has {tilt}",
    slots={"who": "who", "tilt": "tilt"}, sort="rule",
)  # fmt: skip
"""SCN-127: the rule that all attacks against a figure have advantage or disadvantage."""

AIDED = idiom(
    GRAMMAR, "trait", "{who:who/1} has {tilt}", "{who:who/own} attacks have {tilt}",
    "{who:who/1} has {tilt} on (its|all|) attacks",
    "{who:who/+} have {tilt} on (your|all|) attacks",
    "{who:who/1} attacks with {tilt}", "{who:who/+} attack with {tilt}",
    slots={"who": "who", "tilt": "tilt"}, sort="rule", agrees="{who:who/+} have {tilt}",
)  # fmt: skip
"""The same rule for all attacks of a figure."""


class Blow(NamedTuple):
    """An attack: its strength, and its details."""

    strength: Strength
    how: How = How()


def reach(table: Table, figure: Piece, how: How) -> Value:
    """SCN-129: the range of an attack: that of the card, or of the monster. An attack on all
    adjacent figures has range 1."""
    if how.all:
        return Value(1, (Part(1, "all adjacent", "SCN-129"),))
    of = content.monster(figure.name)
    own = 1 if of is None else of.elite_range if figure.counters.get("elite") else of.range
    return number(table, "range", figure, how.range or own + how.more, "printed", "SCN-129")


def power(table: Table, figure: Piece, blow: Blow, *, ranged: bool) -> Value:
    """The damage of an attack before luck."""
    of, strength = content.monster(figure.name), blow.strength
    if isinstance(strength, Printed):
        n = amount(table, figure, strength.by)
        if of is not None:
            n = max(0, n + (of.elite if figure.counters.get("elite") else of.normal)[2])
    else:
        n = amount(table, figure, strength)
    if blow.how.plus:
        n += amount(table, figure, blow.how.plus)
    kind = "ranged attack" if ranged else "melee attack"
    return number(table, kind, figure, n, "printed", "SCN-126")


BARE = Value(0, ())
"""The shield of a figure without Armour or Guard."""


def shield(table: Table, figure: Piece) -> Value:
    """SCN-133, SCN-177: Armour and Guard, which reduce all attack damage. Neither goes below 0."""
    armour = number(table, "armour", figure, 0, "of its own", "SCN-133")
    guard = number(table, "guard", figure, 0, "of its own", "SCN-133")
    if len(armour.parts) == len(guard.parts) == 1:
        return BARE  # the usual case
    parts = tuple(part for part in (*armour.parts, *guard.parts) if part.n)
    return Value(max(0, armour.n) + max(0, guard.n), parts)


def _said_of(table: Table, phrase: Phrase, figure: Piece, tilt: str) -> list[Piece]:
    """The cards that state the rule about *figure*."""
    return [
        line.piece
        for line in EXECUTOR.lines(table, ("rules", phrase))
        if line.clause.values["tilt"] == tilt and _means(table, line, figure)
    ]


def _means(table: Table, line: Line, figure: Piece) -> bool:
    """Whether a sentence is about *figure*."""
    if is_lasting(line.piece.name):
        return line.bearer == figure.id
    context = EXECUTOR.context(table, line, line.bearer, figure.id)
    return WHOM.includes(context, line.clause.values["who"], figure.id)


def masked(table: Table, figure: Piece) -> list[Piece]:
    """SCN-127: the cards that give attacks against *figure* disadvantage."""
    return _said_of(table, TILTED, figure, "disadvantage")


def tilts(
    table: Table,
    figure: Piece,
    target: Piece,
    masks: list[Piece],
    *,
    aimed: bool,
    at: Place = "",
    tilt: str = "",
) -> tuple[str, list[str]]:
    """SCN-127: why an attack of *figure* on *target* has advantage, and all reasons why it has
    disadvantage.

    *masks* are the cards that protect the target. A ranged attack (*aimed*) on an adjacent figure
    counts (SCN-131); *at* is the attacker's place, by default its present one. *tilt* comes from
    the notation of the attack.
    """
    good = "bright" if has(figure, "bright") else ""
    bad = ["dazed"] if has(figure, "dazed") else []
    helps = [
        *_said_of(table, TILTED, target, "advantage"), *_said_of(table, AIDED, figure, "advantage")
    ]  # fmt: skip
    if not good and (helps or tilt == "advantage"):
        good = content.title(helps[0].name) if helps else "with advantage"
    bad += ["with disadvantage"] * (tilt == "disadvantage")
    masks = [*masks, *_said_of(table, AIDED, figure, "disadvantage")]
    if aimed and field_of(table).far(at or figure.zone, target.zone) == 1:
        bad.append("ranged attack on an adjacent target")
    return good, bad + [content.title(card.name) for card in masks]


def foretold(table: Table, blow: Blow, attacker: int, target: int, at: Place = "") -> str:
    """SCN-126: the damage of *blow* by *attacker* on *target* before luck, in words. *at* is the
    place from which it strikes, by default its present one."""
    figure, struck = table.pieces[attacker], table.pieces[target]
    ranged = reach(table, figure, blow.how).n > 1
    takes = power(table, figure, strength_on(table, figure, struck, blow), ranged=ranged)
    spared = shield(table, struck)
    if blow.how.pierce:
        spared = Value(max(0, spared.n - blow.how.pierce), spared.parts)
    damage = max(0, takes.n - spared.n)
    sums = takes.explained() if len(takes.parts) > 1 else f"{takes.n}"
    less = f" - {spared.n} Shield" if spared.n else ""
    said = f"{damage} damage before luck"
    said += f" ({sums}{less})" if less or len(takes.parts) > 1 else ""
    left = health(struck) - damage
    said += f", {left} of {health(struck)} Health left." if left > 0 else ": defeated."
    good, bad = tilts(table, figure, struck, masked(table, struck), aimed=ranged, at=at,
                      tilt=blow.how.tilt)  # fmt: skip
    if bool(good) == bool(bad):
        return said
    which, why = ("better", good) if good else ("worse", ", ".join(bad))
    return f"{said} The {which} of two cards counts: {why}."


def strength_on(table: Table, figure: Piece, target: Piece, blow: Blow) -> Blow:
    """The strength of the attack on *target* in the present position."""
    rather = blow.how.rather
    if rather is None:
        return blow
    context = as_seen_by(table, figure)
    context.targets, context.spots, context.that = [target.id], [target.zone], target.id
    if not rather.so.run(context):
        return blow
    if not rather.more:
        return blow._replace(strength=rather.n)
    return blow._replace(how=blow.how._replace(plus=rather.n))
