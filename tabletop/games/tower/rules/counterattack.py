"""Chapter G: the foe's counterattack."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tower.deck.content import says, title
from tabletop.games.tower.deck.grammar import HIGHER, NO_SHIELDS, STRIKES
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.classes import in_sanctuary
from tabletop.games.tower.rules.deeds import lost, within
from tabletop.games.tower.rules.difficulty import terms_at
from tabletop.games.tower.rules.executor import AS_LAID, EXECUTOR, PlayedContext
from tabletop.games.tower.rules.steps import STEPS, TO_END_TURN
from tabletop.games.tower.rules.turn import end_turn
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Decision, Option, distinct
from tabletop.play.rules.deeds import Doing
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table
from tabletop.vocabulary.harm import Suffered


class Harm(Suffered, kw_only=True):
    """The foe strikes the hero of the seat `who`: `rolled` on the die, a blow of `force`, `n` after
    reductions. `shield` is the only shield that counts, -1 for all of them."""

    would = "{who} would lose {n} Health to a counterattack"

    rolled: int
    force: int
    shield: int = -1

    def do(self, play: Play) -> Doing:
        """TWR-109: reduce the hero's health, not below 0."""
        table = play.table
        court = cards.hero(table, self.who)
        left = court.counters.get("health", 0) - self.n
        if left < 0:
            left = 0
        left = within(table, self.who, left)
        play.count("health", left, court)
        play.say(
            "{} is struck for {}: {} health left.",
            table.seats[self.who].name,
            _sum(self.rolled, self.force, self.n),
            left,
            rule="TWR-109",
        )
        return lost(play, self, left)


@lru_cache(1024)
def _sum(rolled: int, force: int, n: int) -> str:
    """The calculation of the blow from the die; just the blow if nothing changed it."""
    more = force - rolled
    parts = [str(rolled)]
    if more:
        parts.append(f"{'+' if more > 0 else '−'} {abs(more)}")
    if n != force:
        parts.append(f"− {force - n} (shield)")
    return " ".join([*parts, f"= {n}"] if len(parts) > 1 else parts)


BY_A_CARD = 2
"""The value of the excuse counter if a card, and not the Fool, excused the turn."""

_BY_THE_FOOL = "No counterattack: the Fool excused this turn."


@STEPS.step("The foe strikes back", rule="TWR-104", then="end_turn")
def counterattack(play: Play) -> Rules[Flow]:
    """TWR-104: after the action, the foe strikes the active hero. TWR-105: nobody else."""
    table = play.table
    if "excused" in table.counters:
        by_card = table.counters["excused"] == BY_A_CARD
        words = "No counterattack: a card prevents it." if by_card else _BY_THE_FOOL
        play.say(words, rule="TWR-121")
        return TO_END_TURN
    if in_sanctuary(table):
        play.say("No counterattack: sanctuary.", rule="TWR-093")
        return TO_END_TURN
    strikes = 1
    if table.options["counter"] == "per_card":  # TWR-107
        strikes = max(1, table.count("played"))
    for _ in range(strikes):
        if whom := _struck(play.table):
            yield from strike(play, *whom)
    after = end_turn(play)
    return after if isinstance(after, Flow) else (yield from after)


def _struck(table: Table) -> list[int]:
    """TWR-105: the seats that are struck: the active hero, unless a card says otherwise. Fallen
    heroes are not struck."""
    lines = EXECUTOR.lines(table, ("rules", STRIKES))
    if not lines:
        return [seat] if cards.health(table, seat := cards.active(table)) else []
    struck = set[int]()
    for line in lines:
        context = EXECUTOR.context(table, line, line.bearer)
        struck.update(EXECUTOR.whom.among(context, line.clause.body[0].values["who"]))
    return [seat for seat in sorted(struck) if cards.health(table, seat)]


def strike(play: Play, *seats: int) -> Rules[None]:
    """TWR-104: roll one die. The hero of each of *seats* loses that much health, less the
    shields."""
    rolled, first = yield from _of_the_dice(play, seats[0])
    for seat in seats:
        yield from _strike_one(play, seat, rolled, first)


def _of_the_dice(play: Play, seat: int) -> Rules[tuple[int, int]]:
    """The result of the die, and of an earlier one (0: none)."""
    rolled = yield from _rolled(play, seat)
    foe = cards.foe(play.table).name
    if HIGHER in says(foe) and foe not in play.table.suspended:
        first, rolled = rolled, (yield from _rolled(play, seat))
        return rolled, first
    return rolled, 0


def _strike_one(play: Play, seat: int, rolled: int, first: int) -> Rules[None]:
    shield, table = -1, play.table
    if table.options["shields"] == "one" and len(_shields(table, seat)) > 1:
        option = yield from play.choose(lambda: _which_shield(play.table, seat))
        shield, table = int(option.value), play.table
    rolled = max(first, _lying(table, rolled))
    force = max(0, EXECUTOR.reckoned(rolled + terms_at(table).blow, table, "blow", seat))
    yield from play.happen(Harm(who=seat, rolled=rolled, force=force, n=force, shield=shield))


def _rolled(play: Play, seat: int) -> Rules[int]:
    ask = f"The foe strikes {play.table.seats[seat].name}: what does the die show?"
    return (yield from play.roll(cards.die(play.table), 6, ask=ask, rule="TWR-104"))


def _lying(table: Table, rolled: int) -> int:
    """The value on the die that was *rolled*. Players may have changed it by hand during the
    question about shields."""
    shown = cards.die(table).counters.get("shown", rolled)
    return shown if 1 <= shown <= 6 else rolled


def _is_struck(context: PlayedContext) -> bool:
    """TWR-074: strike one hero. Shields in front of it count; of several, perhaps only one."""
    harm, line = context.deed, context.line
    assert isinstance(harm, Harm)
    own = harm.who == line.bearer and line.piece.kind == "card"
    if EXECUTOR.lines(context.table, ("rules", NO_SHIELDS)):
        return False
    return own and harm.shield in (-1, line.piece.id)


def soak(context: PlayedContext) -> None:
    """TWR-072, TWR-074: a shield reduces the damage by its value and is then discarded."""
    play, shield, harm = context.play, context.card, context.deed
    assert isinstance(harm, Harm)
    harm.n = max(0, harm.n - shield.counters.get("value", 0))
    play.count("value", 0, shield)
    play.move(shield, "discard")
    play.say("{} takes the blow and is discarded.", shield, rule="TWR-072")


idiom(
    AS_LAID, "trigger", "you would be struck", run=_is_struck, deed=Harm, before=True, sort="moment"
)
idiom(AS_LAID, "action", "this Shield takes the blow", run=soak)


def _shields(table: Table, seat: int) -> list[Piece]:
    """The shields that can take a blow. A court card put there by hand is no shield."""
    lying = table[cards.SHIELDS[seat]]
    return [each for each in lying if each.kind == "card" and cards.pool(each.name) != "hero"]


def _which_shield(table: Table, seat: int) -> Decision:
    options = distinct(
        [
            Option(
                f"use {shield.name}",
                f"{title(shield.name)}, worth {shield.counters.get('value', 0)}",
                (shield.id,),
                value=shield.id,
            )
            for shield in _shields(table, seat)
        ]
    )
    who = table.seats[seat].name
    return Decision(
        seat,
        f"{title(cards.foe(table).name)} strikes {who}: which shield takes the blow?",
        "TWR-074",
        options,
        public=True,
    )
