"""Chapter P6, Attacks: who can be struck, luck, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tabletop.games.scenario.board.executor import EXECUTOR, Doing, by_what, in_turn, use_up
from tabletop.games.scenario.board.field import Field, field_of, seat_of
from tabletop.games.scenario.board.harm import Struck
from tabletop.games.scenario.board.modifier_decks import best, changed, draw
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.phrase_slots import How, Strength
from tabletop.games.scenario.cards.phrases import PHRASES
from tabletop.games.scenario.night.blow import (
    Blow,
    foretold,
    masked,
    power,
    reach,
    shield,
    tilts,
)
from tabletop.grammar.until import Until
from tabletop.play.questions.decision import Late, Option
from tabletop.play.questions.declaration import Chosen, Declared, Part, Said, declaration
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Attacks(Deed, kw_only=True):
    """A figure has made an attack."""

    who: int

    def do(self, play: Play) -> None:
        """It says itself."""


# --- whom ----------------------------------------------------------------------------------------


def struck_by(table: Table, figure: Piece, how: How) -> list[Piece]:
    """SCN-129: the enemies that *figure* could strike from where it stands."""
    field = field_of(table)
    return field.in_reach(figure, field.enemies(figure), reach(table, figure, how).n)


def most(table: Table, figure: Piece, how: How) -> int:
    """SCN-132: how many *figure* strikes at the most."""
    return max(1, len(struck_by(table, figure, how))) if how.all else how.targets


Tells = Callable[[int, int], str]
"""What is told of a blow of one figure at another, by their numbers."""


def target_part(
    field: Field, who: str, figure: Piece, far: int, most: int, tells: Tells | None, blow: Blow
) -> Part:
    """SCN-132: who is struck at a range of *far*, with what that *tells* those who look, and who
    cannot be, with the rule; *who* strikes by what, in words."""
    titles = field.titles
    options: list[Option] = []
    for foe in field.enemies(figure):
        looked = partial(_aimed, titles[foe.id], tells, figure.id, foe.id)
        rule, why = field.bars(figure, foe, far)
        options.append(
            Late(foe.name, "", (foe.id,), (foe.zone,), foe.id, why=why, rule=rule, words=looked)
        )
    many = f"up to {most} targets, in which order" if most > 1 else "which target"
    near = field.in_reach(figure, field.enemies(figure), far)
    return Part(
        "targets", f"{who}, Attack {blow.strength.n}: {many}?", "SCN-132", options, "order",
        least=0, most=most, ended="Strike nobody else", declined="Strike nobody",
        waste=LEFT_OUT if near else "", sure=True,
    )  # fmt: skip


LEFT_OUT = "An enemy is in reach: the attack is left out."
"""What is told of striking nobody."""


def _aimed(title: str, tells: Tells | None, figure: int, foe: int) -> tuple[str, str]:
    """What a target is called, and what is told of it."""
    return title, tells(figure, foe) if tells else ""


class Asking:
    """The declaration of targets: a plain value, so that it travels."""

    def __init__(self, part: Part) -> None:
        self.part = part

    def following(self, said: Said) -> Part | None:
        """The targets, and nothing more."""
        return None if said else self.part


def targets(context: Doing, blow: Blow) -> Rules[list[int]]:
    """Whom an attack strikes: as was declared, else as is asked now."""
    if context.declared:
        return [int(option.value) for option in context.declared.pop(0)]
    how, play, figure = blow.how, context.play, context.table.pieces[context.you]
    seat, there = seat_of(figure), struck_by(context.table, figure, how)
    if how.all and len(there) < 2:
        return [foe.id for foe in there]
    if seat < 0 or not there:
        return []

    def ask() -> object:
        field, attacker = field_of(play.table), play.table.pieces[context.you]
        far, many = reach(play.table, attacker, how).n, most(play.table, attacker, how)
        tells = partial(foretold, play.table, blow)
        part = target_part(field, by_what(context), attacker, far, many, tells, blow)
        return declaration(seat, Asking(part).following, public=True)

    answer = yield from play.choose(ask)  # type: ignore[arg-type]
    assert isinstance(answer, Declared)
    chosen: Chosen = answer.said["targets"]
    return [int(option.value) for option in chosen]


# --- the blow ------------------------------------------------------------------------------------


def attack(context: Doing, strength: Strength, how: How) -> Rules[bool]:
    """SCN-126, SCN-132: each target is struck in turn."""
    struck = context.targets = yield from targets(context, Blow(strength, how))
    pieces = context.table.pieces
    context.spots = [pieces[each].zone for each in struck]
    return (yield from strike_all(context, struck, strength, how))


def strike_all(
    context: Doing, struck: list[int], strength: Strength, how: How, splash: bool = False
) -> Rules[bool]:
    """Strike all of them; whether anybody was. A *splash* of a ranged attack reaches who stands
    beside its target."""
    play, figure = context.play, context.table.pieces[context.you]
    table = context.table
    ranged = splash or reach(table, figure, how).n > 1
    n = power(table, figure, strength, ranged=ranged).n
    for each in struck:
        target = play.table.pieces[each]
        if target.zone in field_of(play.table).map.terrain:
            yield from strike(play, figure, target, n, aimed=ranged and not splash)
    if struck:
        yield from context.propose(Attacks(who=figure.id))
    return bool(struck)


def strike(play: Play, figure: Piece, target: Piece, n: int, *, aimed: bool) -> Rules[None]:
    """SCN-126, SCN-127: one card of luck, or two of which one counts; then Armour and Guard. What
    is *aimed* from afar has disadvantage on who stands near (SCN-131)."""
    masks = masked(play.table, target)
    better, worse = tilts(play.table, figure, target, masks, aimed=aimed)
    two = bool(better) != bool(worse)
    drawn = yield from draw(play, figure, 2 if two else 1)
    spared = shield(play.table, target).n

    def comes_to(card: content.Modifier) -> int:
        return max(0, changed(card, n) - spared)

    damage = comes_to(best(drawn, bool(better), comes_to) if two else drawn[0])
    if masks:
        use_up(play, masks[0])
    play.say("{} attacks {}: {} damage.", figure, target, damage, rule="SCN-126")
    if damage:
        yield from play.happen(Struck(who=target.id, n=damage, by=figure.id))


PHRASES.add("{who} [has|have] {change}", "modifier")

EXECUTOR.lasting.end_with(
    {PHRASES.add("for your next attack", "duration"): Until(Attacks, own=True)}
)
ATTACK = PHRASES.add("attack{strength}{how}", "action", attack)


@PHRASES.action("attack {n}, each enemy adjacent to the target")
def attack_around(context: Doing, n: int) -> Rules[bool]:
    """SCN-179: range and sight were judged for the target alone."""
    field = field_of(context.table)
    figure = context.table.pieces[context.you]
    around = {
        foe.id: None
        for struck in context.spots
        for foe in field.enemies(figure)
        if foe.id not in context.targets and field.far(struck, foe.zone) == 1
    }
    struck = yield from in_turn(context, [*around])
    return (yield from strike_all(context, struck, Strength(n, False), How(), splash=True))


def attack_from_behind(context: Doing, n: int, m: int) -> Rules[bool]:
    """One target, judged as it stands."""
    context.targets = yield from targets(context, Blow(Strength(n, False), How(), beside=m))
    field, figure = field_of(context.table), context.table.pieces[context.you]
    for struck in context.targets:
        if field.within(context.table.pieces[struck], field.allies(figure), 1):
            n = m
    return (yield from strike_all(context, context.targets, Strength(n, False), How()))


FROM_BEHIND = PHRASES.add(
    "attack {n}, or {m} if an ally is adjacent to the target", "action", attack_from_behind
)
