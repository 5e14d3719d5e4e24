"""Chapter P6, Attacks: who can be struck, luck, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.executor.lasting import Until
from tabletop.games.scenario.board.field import Field, field_of, seat_of
from tabletop.games.scenario.board.harm import Struck, has
from tabletop.games.scenario.board.luck import best, changed, draw
from tabletop.games.scenario.board.running import EXECUTOR, Doing, number, use_up
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.phrases import PHRASES
from tabletop.games.scenario.cards.slots import How, Strength
from tabletop.play.decision import Option
from tabletop.play.declaration import Chosen, Declared, Part, Said, declaration
from tabletop.play.deeds import Deed
from tabletop.play.modifiers import Part as Summand
from tabletop.play.modifiers import Value
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Attacks(Deed, kw_only=True):
    """A figure has made an attack."""

    who: int

    def do(self, play: Play) -> None:
        """It says itself."""


def reach(table: Table, figure: Piece, how: How) -> Value:
    """The range of an attack: that of the card, or of the monster (SCN-129); who strikes all that
    stand beside strikes no further."""
    if how.all:
        return Value(1, (Summand(1, "all adjacent", "SCN-129"),))
    of = content.monster(figure.name)
    own = 1 if of is None else of.elite_range if figure.counters.get("elite") else of.range
    printed = Summand(how.range or own + how.more, "printed", "SCN-129")
    return number(table, "range", figure, printed)


def power(table: Table, figure: Piece, strength: Strength, *, ranged: bool) -> Value:
    """What an attack takes before luck."""
    of, n = content.monster(figure.name), strength.n
    if strength.changes and of is not None:
        n = max(0, n + (of.elite if figure.counters.get("elite") else of.normal)[2])
    kind = "ranged attack" if ranged else "melee attack"
    return number(table, kind, figure, Summand(n, "printed", "SCN-126"))


# --- whom ----------------------------------------------------------------------------------------


def within_reach(field: Field, figure: Piece, far: int) -> list[Piece]:
    """SCN-129: the enemies that *figure* could strike from where it stands."""
    return [foe for foe in field.enemies(figure) if field.strikes(figure.zone, foe.zone, far)]


def target_part(
    field: Field, titles: Mapping[int, str], figure: Piece, far: int, most: int
) -> Part:
    """SCN-132: who is struck at a range of *far*, and who cannot be, with the rule."""
    options = []
    for foe in field.enemies(figure):
        option = Option(foe.name, titles[foe.id], (foe.id,), (foe.zone,), foe.id)
        away = field.far(figure.zone, foe.zone)
        if away is None or away > far:
            words = "no way leads there" if away is None else f"it is {away} hexes away"
            option = option.blocked("SCN-129", f"Out of range: {words}, and the range is {far}.")
        elif not field.walls.sees(figure.zone, foe.zone):
            option = option.blocked("SCN-130", "Out of sight: a wall or a closed door is between.")
        options.append(option)
    many = f"Up to {most} targets" if most > 1 else "Which target"
    return Part(
        "targets", f"{many}?", "SCN-132", options, "some", least=0, most=most,
        ended="Strike nobody else",
    )  # fmt: skip


class Asking:
    """The declaration of targets: a plain value, so that it travels."""

    def __init__(self, part: Part) -> None:
        self.part = part

    def following(self, said: Said) -> Part | None:
        """The targets, and nothing more."""
        return None if said else self.part


def targets(context: Doing, how: How) -> Rules[list[int]]:
    """Whom an attack strikes: as was declared, else as is asked now."""
    play, figure = context.play, context.table.pieces[context.you]
    if context.declared:
        return [int(option.value) for option in context.declared.pop(0)]
    if how.all:
        field = field_of(context.table)
        return [foe.id for foe in field.within(figure, field.enemies(figure), 1)]
    seat = seat_of(figure)
    if seat < 0 or not within_reach(
        field_of(context.table), figure, reach(context.table, figure, how).n
    ):
        return []

    def ask() -> object:
        field, attacker = field_of(play.table), play.table.pieces[context.you]
        far = reach(play.table, attacker, how).n
        part = target_part(field, titles_of(play, field), attacker, far, how.targets)
        return declaration(seat, Asking(part).following)

    answer = yield from play.choose(ask)  # type: ignore[arg-type]
    assert isinstance(answer, Declared)
    chosen: Chosen = answer.said["targets"]
    return [int(option.value) for option in chosen]


def titles_of(play: Play, field: Field) -> dict[int, str]:
    """What the figures of the field are called, by number."""
    return {p.id: play.game.title_of(p.name) for p in field.lying if p.kind == "figure"}


# --- the blow ------------------------------------------------------------------------------------


def attack(context: Doing, strength: Strength, how: How) -> Rules[bool]:
    """SCN-126, SCN-132: each target is struck in turn."""
    context.targets = yield from targets(context, how)
    context.spots = [context.table.pieces[struck].zone for struck in context.targets]
    return (yield from strike_all(context, context.targets, strength, how))


def strike_all(
    context: Doing, struck: list[int], strength: Strength, how: How, splash: bool = False
) -> Rules[bool]:
    """Strike all of them; whether anybody was. A *splash* of a ranged attack reaches who stands
    beside its target."""
    play, figure = context.play, context.table.pieces[context.you]
    ranged = splash or reach(context.table, figure, how).n > 1
    n = power(context.table, figure, strength, ranged=ranged)
    for number_ in struck:
        target = play.table.pieces[number_]
        if target.zone in field_of(play.table).map.terrain:
            yield from strike(play, figure, target, n.n, aimed=ranged and not splash)
    if struck:
        yield from context.propose(Attacks(who=figure.id))
    return bool(struck)


def strike(play: Play, figure: Piece, target: Piece, n: int, *, aimed: bool) -> Rules[None]:
    """SCN-126, SCN-127: one card of luck, or two of which one counts; then Armour and Guard. What
    is *aimed* from afar has disadvantage on who stands near (SCN-131)."""
    table = play.table
    near = field_of(table).far(figure.zone, target.zone) == 1
    masks = masked(table, target)
    good = has(figure, "bright")
    bad = has(figure, "dazed") or (aimed and near) or bool(masks)
    drawn = yield from draw(play, figure, 1 + (good != bad))
    spared = shield(play.table, target).n

    def comes_to(card: content.Modifier) -> int:
        return max(0, changed(card, n) - spared)

    damage = comes_to(best(drawn, good, comes_to))
    if masks:
        use_up(play, masks[0])
    play.say("{} attacks {}: {} damage.", figure, target, damage, rule="SCN-126")
    if damage:
        yield from play.happen(Struck(who=target.id, n=damage, by=figure.id))


def shield(table: Table, figure: Piece) -> Value:
    """SCN-133, SCN-177: Armour and Guard, which lower every attack damage; neither is below 0."""
    armour = number(table, "armour", figure, Summand(0, "of its own", "SCN-133"))
    guard = number(table, "guard", figure, Summand(0, "of its own", "SCN-133"))
    return Value(max(0, armour.n) + max(0, guard.n), (*armour.parts, *guard.parts))


def masked(table: Table, figure: Piece) -> list[Piece]:
    """The cards by which attacks against *figure* have disadvantage (SCN-127)."""
    return [line.piece for line in EXECUTOR.lines(table, ("rules", MASK))
            if line.bearer == figure.id]  # fmt: skip


PHRASES.add("{who} [has|have] {change}", "modifier")

EXECUTOR.lasting.ends[PHRASES.add("for your next attack", "duration")] = Until(Attacks, own=True)
MASK = PHRASES.trait("attacks against you have disadvantage")
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
    return (yield from strike_all(context, [*around], Strength(n, False), How(), splash=True))


@PHRASES.action("attack {n}, or {m} if an ally is adjacent to the target")
def attack_from_behind(context: Doing, n: int, m: int) -> Rules[bool]:
    """One target, judged as it stands."""
    context.targets = yield from targets(context, How())
    field, figure = field_of(context.table), context.table.pieces[context.you]
    for struck in context.targets:
        if field.within(context.table.pieces[struck], field.allies(figure), 1):
            n = m
    return (yield from strike_all(context, context.targets, Strength(n, False), How()))
