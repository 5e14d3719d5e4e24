"""Chapter B: the turn. One figure of one's own, a move and a deed of it; and how it all ends."""

from __future__ import annotations

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table
from tests.toys.skirmish import fighting, moving
from tests.toys.skirmish.field import SIDES, Field, rank, side
from tests.toys.skirmish.names import title
from tests.toys.skirmish.steps import STEPS

ROUNDS = 12
"""SKI-028: how long it is light."""


def ready(table: Table, field: Field) -> list[Piece]:
    """SKI-005: the figures that the side in turn may use: the one in use, or any rested one."""
    own = field.of(active(table))
    in_use = [figure for figure in own if figure.id == table.count("using") - 1]
    return in_use or [figure for figure in own if not figure.counters.get("used")]


def active(table: Table) -> int:
    """The seat whose turn it is."""
    return table.count("active") % len(SIDES)


@STEPS.step("Use a figure", rule="SKI-005", then="end_turn")
def use(play: Play) -> Rules[Flow]:
    """SKI-006: it may move once and do one thing, in either order."""
    option = yield from play.choose(lambda: question(play.table))
    verb, *names = option.key.split()
    if verb == "end":
        return go("end_turn")
    figure = play.table.pieces[int(option.value)]
    play.count("using", figure.id + 1)
    if verb == "move":
        moving.move(play, figure, option.way)
    elif verb == "open":
        fighting.open_door(play, figure, names[1])
    elif verb == "push":
        yield from fighting.push(play, figure, play.table.named(names[1]), names[2])
    else:
        yield from fighting.attack(play, figure, play.table.named(names[1]))
    return after(play)


def question(table: Table) -> Decision:
    """SKI-005, SKI-006: all that the figures that are ready can do."""
    field, seat = Field(table), active(table)
    options: list[Option] = []
    for figure in ready(table, field):
        if not figure.counters.get("moved"):
            options += moving.moves(table, field, figure)
        if not figure.counters.get("acted"):
            options += fighting.attacks(field, figure)
            options += fighting.pushes(field, figure)
            options += fighting.doors(field, figure)
    using = table.count("using") - 1
    if using in field.figures:
        ask = f"What does the {title(field.figures[using].name)} do now?"
        options.append(Option("end", "Nothing more with this figure"))
    else:
        ask = f"{table.seats[seat].name}, which figure do you use, and what does it do?"
        options.append(Option("end", "Use none: this turn is over"))
    return Decision(seat, ask, "SKI-005", options)


def after(play: Play) -> Flow:
    """What comes after a figure did something: who has fallen is taken away, then what it has left.

    SKI-027 a side without a king has lost; SKI-006 a figure that can do no more has been used.
    """
    table = play.table
    if due := judged(play):
        return due
    figure = table.pieces[table.count("using") - 1]
    spent = figure.counters.get("moved") and figure.counters.get("acted")
    return go("end_turn") if spent or figure.id not in Field(table).figures else go("use")


def judged(play: Play) -> Flow | None:
    """SKI-022, SKI-027: who lies without health falls, and who has no king has lost."""
    field = Field(play.table)
    if any(figure.counters.get("health", 0) < 1 for figure in field.figures.values()):
        return go("fall")
    if any(not _king(field, seat) for seat in range(len(SIDES))):
        return go("finish")
    return None


@STEPS.step("The fallen are taken off the field", rule="SKI-022", then="use")
def fall(play: Play) -> Flow:
    """SKI-022: a figure without health is taken off the field."""
    for figure in Field(play.table).figures.values():
        if figure.counters.get("health", 0) < 1:
            play.move(figure, "fallen")
            play.say("{} has fallen.", figure, rule="SKI-022")
    return judged(play) or go("end_turn")


@STEPS.step("End the turn", rule="SKI-005", then="use")
def end_turn(play: Play) -> Flow:
    """SKI-005: the figure in use has been used; SKI-007: the next side, the next round."""
    table, field = play.table, Field(play.table)
    if due := judged(play):
        return due
    seat, using = active(table), table.count("using") - 1
    for figure in field.of(seat) if using < 0 else [table.pieces[using]]:
        play.count("used", 1, figure)
    play.count("using", 0)
    for following in (1 - seat, seat):
        if any(not figure.counters.get("used") for figure in field.of(following)):
            play.count("active", following)
            return go("use")
    return _end_round(play, field)


def _end_round(play: Play, field: Field) -> Flow:
    """SKI-007: all rest, and the side that was second begins."""
    for figure in field.figures.values():
        for counter in ("used", "moved", "acted"):
            play.count(counter, 0, figure)
    played = play.table.count("round")
    if played >= ROUNDS:
        return go("finish")
    play.count("round", played + 1)
    play.count("active", played % len(SIDES))
    play.say("Round {} begins.", played + 1, rule="SKI-007")
    return go("use")


@STEPS.step("The skirmish is over", rule="SKI-027", then="finish")
def finish(play: Play) -> Flow:
    """SKI-027: a side without a king has lost. SKI-028: at dark the more health wins."""
    field, seats = Field(play.table), range(len(SIDES))
    kings = [seat for seat in seats if _king(field, seat)]
    if len(kings) == 1:
        winner = play.table.seats[kings[0]].name
        play.end(kings, f"{winner} has won: the other king has fallen.", "SKI-027")
        return OVER
    health = [sum(f.counters.get("health", 0) for f in field.of(seat)) for seat in seats]
    best = [seat for seat in seats if health[seat] == max(health)]
    if len(best) > 1:
        play.end([], "It is dark, and nobody has won.", "SKI-028")
    else:
        words = f"It is dark, and {play.table.seats[best[0]].name} has more health left."
        play.end(best, words, "SKI-028")
    return OVER


def _king(field: Field, seat: int) -> bool:
    return any(rank(figure) == "king" and side(figure) == seat for figure in field.of(seat))
