"""Chapter P6, Attacks: targets, luck, and the results."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import IMPLIED, Who
from tabletop.games.scenario.board.asking import Doing, by_what, in_turn
from tabletop.games.scenario.board.executor import EXECUTOR, use_up
from tabletop.games.scenario.board.field import Field, field_of, seat_of
from tabletop.games.scenario.board.harm import Struck
from tabletop.games.scenario.board.harm_words import BE
from tabletop.games.scenario.board.modifier_decks import best, changed, draw
from tabletop.games.scenario.board.whom import WHOM
from tabletop.games.scenario.cards import attack_notation as notation
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.attack_notation import How, Strength
from tabletop.games.scenario.cards.grammar import FIGURE, GRAMMAR, NUMBERS
from tabletop.games.scenario.night.blow import (
    Blow,
    foretold,
    masked,
    power,
    reach,
    shield,
    strength_on,
    tilts,
)
from tabletop.games.scenario.night.movement import PULL, PUSH
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.grammar import Whole
from tabletop.grammar.notation import parameters, short_for
from tabletop.grammar.parameters import Follows, Given, Printed
from tabletop.grammar.period import next_time
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Late, Option
from tabletop.play.questions.declaration import Chosen, Declared, Part, declaration
from tabletop.play.questions.declaration import Said as Declaring
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Attacks(Deed, kw_only=True):
    """A figure attacks. *blows* strikes all its targets."""

    would = "{who} would attack"

    who: int
    blows: Callable[[], Rules[None]]

    def do(self, play: Play) -> Rules[None]:
        """Strike the targets one by one."""
        yield from self.blows()


class Strikes(Deed, kw_only=True):
    """SCN-126: an attack of `who` strikes `whom`. *blow* describes its strength."""

    would = "{who} would strike"

    who: int
    whom: int
    blow: Callable[[], Rules[None]]

    def do(self, play: Play) -> Rules[None]:
        """Draw luck and deal the remaining damage."""
        yield from self.blow()


# --- targets -------------------------------------------------------------------------------------


def struck_by(table: Table, figure: Piece, how: How) -> list[Piece]:
    """SCN-129: the enemies that *figure* can strike from its hex."""
    field = field_of(table)
    return field.in_reach(figure, field.enemies(figure), reach(table, figure, how).n)


def most(table: Table, figure: Piece, how: How) -> int:
    """SCN-132: the most targets that *figure* can strike."""
    return max(1, len(struck_by(table, figure, how))) if how.all else how.targets


Tells = Callable[[int, int], str]
"""A function that describes the attack of one figure on another, given their numbers."""


def target_part(
    field: Field, who: str, figure: Piece, far: int, most: int, tells: Tells | None, blow: Blow
) -> Part:
    """SCN-132: the part of a question that asks for targets within *far*.

    Each target has the description that *tells* returns. A figure that cannot be a target has the
    rule and the reason. *who* names the attacker and its card.
    """
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
        "targets", f"{who}, Attack {told(blow.strength)}: {many}?", "SCN-132", options, "order",
        least=0, most=most, ended="Attack nobody else", declined="Attack nobody",
        waste=LEFT_OUT if near else "", sure=True,
    )  # fmt: skip


def told(strength: Strength) -> str:
    """The number of a strength, for a question."""
    by = strength.by if isinstance(strength, Printed) else strength
    return f"{by}" if isinstance(by, int) else f"{getattr(by, 'base', 0) or getattr(by, 'n', 'X')}+"


LEFT_OUT = "An enemy is in reach. This skips the attack."
"""The warning of attacking nobody."""


def _aimed(title: str, tells: Tells | None, figure: int, foe: int) -> tuple[str, str]:
    """The title of a target, and the description of the attack on it."""
    return title, tells(figure, foe) if tells else ""


class Asking:
    """The declaration of targets: a plain value, so it can be copied."""

    def __init__(self, part: Part) -> None:
        self.part = part

    def following(self, said: Declaring) -> Part | None:
        """The part for targets, and then nothing."""
        return None if said else self.part


def targets(context: Doing, blow: Blow) -> Rules[list[int]]:
    """The targets of an attack: those already declared, or those chosen now."""
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


# --- the attack ----------------------------------------------------------------------------------


def attack(context: Doing, who: int, strength: Strength, how: Given) -> Rules[bool]:
    """SCN-126, SCN-132: strike each target in turn."""
    blow = Blow(strength, notation.how(how))
    own = context if who == context.you else replace(context, you=who, declared=[])
    whom = blow.how.whom
    if whom is None or blow.how.all:
        struck = yield from targets(own, blow)
    else:
        struck = yield from in_turn(own, _all_of(own, whom))
    pieces = context.table.pieces
    if not _is_around(blow.how):
        context.targets, context.spots = struck, [pieces[each].zone for each in struck]
    return (yield from strike_all(own, struck, blow))


def _is_around(how: How) -> bool:
    """Whether the attack strikes figures around an earlier target (SCN-179)."""
    return how.whom is not None and not how.near


def _all_of(context: Doing, whom: Who) -> list[int]:
    """The enemies that a noun means, without those already struck."""
    foes = {foe.id for foe in field_of(context.table).enemies(context.table.pieces[context.you])}
    return [each for each in WHOM.among(context, whom) if each in foes - {*context.targets}]


def strike_all(context: Doing, struck: list[int], blow: Blow) -> Rules[bool]:
    """Strike all of them, and return whether anybody was struck.

    A splash of a ranged attack reaches the figures adjacent to its target.
    """
    play, figure = context.play, context.table.pieces[context.you]
    if not struck:
        return False

    def all_blows() -> Rules[None]:
        splash = _is_around(blow.how)
        ranged = splash or reach(play.table, figure, blow.how).n > 1
        own = power(play.table, figure, blow, ranged=ranged).n
        for each in struck:
            target = play.table.pieces[each]
            if target.zone in field_of(play.table).map.terrain:
                n = own
                if blow.how.rather is not None:
                    of = strength_on(play.table, figure, target, blow)
                    n = power(play.table, figure, of, ranged=ranged).n
                does = partial(
                    strike, play, figure, target, n, aimed=ranged and not splash, how=blow.how
                )
                yield from context.propose(Strikes(who=figure.id, whom=each, blow=does))

    done = yield from context.propose(Attacks(who=figure.id, blows=all_blows))
    return not done.prevented


def strike(
    play: Play, figure: Piece, target: Piece, n: int, *, aimed: bool, how: How
) -> Rules[None]:
    """SCN-126, SCN-127: draw one luck card, or two of which one counts, and subtract Armour and
    Guard.

    A ranged attack, *aimed* at an adjacent figure, has disadvantage (SCN-131).
    """
    masks = masked(play.table, target)
    better, worse = tilts(play.table, figure, target, masks, aimed=aimed, tilt=how.tilt)
    two = bool(better) != bool(worse)
    drawn = yield from draw(play, figure, 2 if two else 1)
    spared = max(0, shield(play.table, target).n - how.pierce)

    def comes_to(card: content.Modifier) -> int:
        return max(0, changed(card, n) - spared)

    damage = comes_to(best(drawn, bool(better), comes_to) if two else drawn[0])
    for mask in masks[:1]:
        use_up(play, mask)
    play.say("{} attacks {}: {} damage.", figure, target, damage, rule="SCN-126")
    if damage:
        yield from play.happen(Struck(who=target.id, n=damage, by=figure.id))


# --- how it is said ----------------------------------------------------------------------------


def _pushes(given: Given, parts: Parts) -> Said:
    return Said(PUSH, {"who": _struck_by(given), "n": parts["n"]})


def _pulls(given: Given, parts: Parts) -> Said:
    return Said(PULL, {"who": _struck_by(given), "n": parts["n"]})


def _becomes(given: Given, parts: Parts) -> Said:
    return Said(BE["done"], {"who": _struck_by(given), "state": parts["state"]})


def _struck_by(given: Given) -> str:
    """The struck figures, as the sentence names them."""
    how = notation.how(given)
    return "targets" if how.targets > 1 or how.whom is not None else "target"


parameters(
    GRAMMAR, "how", notation.PARAMETERS,
    (
        Follows(("push {n:number}", "push (it|them|the target|each target) {n:number}"), _pushes),
        Follows(("pull {n:number}", "pull (it|them|the target|each target) {n:number}"), _pulls),
        Follows(("{state}", "(apply|inflict|gain) {state}"), _becomes),
    ),
)  # fmt: skip
ATTACK_VERB = verb(
    GRAMMAR, "attack", FIGURE, "[attack] {strength} {how}", "[make] a attack {strength} {how}",
    does=attack, deed=Attacks, slots={"strength": "strength", "how": "how"},
    moment=("[attack]", "[make] a attack"),
)  # fmt: skip
ATTACK = ATTACK_VERB["done"]
short_for(GRAMMAR, ATTACK, {"how": "attack {strength:strength} {how:how/all}"})
verb(
    GRAMMAR, "attack somebody", FIGURE, "[attack] {whom}", "[strike] {whom}",
    deed=Strikes, slots={"whom": "who"},
    only=("after", "before", "forbidden"),
)  # fmt: skip
_UNTIL = next_time(GRAMMAR, "attack", FIGURE, (Attacks,))
(NEXT,) = _UNTIL
EXECUTOR.lasting.end_with(_UNTIL)


def _all_struck(parts: Parts) -> Said:
    """`attack each adjacent enemy for 2`."""
    given = Given((("whom", parts["whom"]),))
    return Said(ATTACK, {"who": IMPLIED, "strength": parts["strength"], "how": given})


def _one_struck(parts: Parts) -> Said:
    """`attack an enemy within 3 for 2`."""
    given = Given((("range", parts["far"]),) if parts["far"] > 1 else ())
    return Said(ATTACK, {"who": IMPLIED, "strength": parts["strength"], "how": given})


def _next_stronger(parts: Parts) -> Whole:
    """`your next attack has +2 Attack`."""
    stronger = {"who": "you", "change": Change("attack", parts["by"])}
    return (
        {},
        (Said(NUMBERS.functions["{who} has {change}"], stronger),),
        Said(NEXT, {"who": "you"}),
    )


_NEXT_HAS = "your next attack (has|gets|gains|deals|does|is)"
_TO_NEXT = "(to|on|for) your next attack"
GRAMMAR.add(
    Construction("action", _all_struck, lambda said: None).also(
        "attack {whom:who/every} (for|with|:) {strength:number}"
    ),
    Construction("action", _one_struck, lambda said: None)
    .also("attack (a|one) enemy within {far:number} (for|with) {strength:number}")
    .also("attack (a|one) adjacent enemy (for|with) {strength:number}", far=1),
    Construction("whole", _next_stronger, lambda said: None).also(
        f"{_NEXT_HAS} {{by:signed}} (Attack|damage|)",
        f"{_NEXT_HAS} {{by:number}} (more|extra|additional|higher) (Attack|damage|)",
        f"(add {{by:number}}|add {{by:plus}}|{{by:signed}}) (Attack|damage|) {_TO_NEXT}",
    ),
)
