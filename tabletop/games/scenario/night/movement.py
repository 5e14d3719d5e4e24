"""Chapter P6: moves, leaps, doors, pushes and pulls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from tabletop.cardtext.amounts import Much
from tabletop.games.scenario.board.asking import Doing, amount, asks, by_what, speaker
from tabletop.games.scenario.board.executor import EXECUTOR, IN_TURN, number
from tabletop.games.scenario.board.field import Field, field_of, seat_of
from tabletop.games.scenario.board.harm import has
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.grammar import FIGURE, GRAMMAR, HEX
from tabletop.games.scenario.night.arrivals import open_door
from tabletop.grammar.frames import Voice
from tabletop.grammar.parameters import Printed
from tabletop.grammar.period import next_time
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Part
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.modifiers import Value
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.space import Place
from tabletop.table.table import Table

STAY = "stay"
"""The answer that stays on the present hex (SCN-117)."""


Strength = Much | Printed
"""The strength of an action: a number, or the number printed on the acting figure plus a change."""


class Goes(Deed, kw_only=True):
    """A figure goes elsewhere. *goes* moves it and returns whether it moved."""

    who: int
    goes: Callable[[], Rules[bool]]

    def do(self, play: Play) -> Rules[None]:
        """Move the figure. If it stays, the event does not count."""
        self.prevented = not (yield from self.goes())


class Moves(Goes, kw_only=True):
    """A figure moves."""

    would = "{who} would move"


class IsPushed(Goes, kw_only=True):
    """SCN-141: a figure is pushed."""

    would = "{who} would be pushed"


class IsPulled(Goes, kw_only=True):
    """SCN-141: a figure is pulled."""

    would = "{who} would be pulled"


def points(table: Table, figure: Piece, n: int) -> Value:
    """SCN-118: the movement points that a move gives."""
    return number(table, "move", figure, n, "printed", "SCN-118")


def ways(field: Field, figure: Piece, n: int) -> dict[Place, tuple[Place, ...]]:
    """SCN-118: the places where *figure* can stop with *n* points, each with its way, without the
    present hex.

    A closed door can be entered; it then opens.
    """
    if figure.zone not in field.map.terrain:
        return {}
    through, taken = field.ways(figure, n), field.taken(figure)
    found = {place: way for place, way in through.items() if place not in taken}
    links, price = field.map.space.neighbours, field.pace(figure).costs
    for door in field.doors if field.shut and field.is_hero(figure) else ():
        if door in field.shut and door not in field.standing:
            beside = [p for p in links[door] if p in through]
            costs = {p: sum([price.get(each, 1) for each in through[p]]) for p in beside}
            near = [p for p in costs if costs[p] < n]
            if near:
                best = min(near, key=lambda p: (costs[p], field.map.space.rank[p]))
                found[door] = (*through[best], door)
    found.pop(figure.zone, None)
    return found


def leaps(field: Field, figure: Piece, n: int) -> dict[Place, tuple[Place, ...]]:
    """SCN-119: the same for a leap. Only the last hex must be free."""
    if figure.zone not in field.map.terrain:
        return {}
    over = field.walls.ways(figure.zone, n)
    return {place: tuple(way[1:]) for place, way in over.items() if field.is_free(place)}


def place_part(
    field: Field, who: str, figure: Piece, n: int, leaping: bool, waste: str = ""
) -> Part:
    """The part of a question that asks for the hex of a move or leap of *n*.

    *who* names the hero and its card. *waste* is the warning of staying although the hero could
    move.
    """
    goes = (leaps if leaping else ways)(field, figure, n)
    codes = field.codes
    title = field.titles.get(figure.id, who)
    options = [
        _going(figure.id, title, codes[place], way, OPENS if place in field.shut else "")
        for place, way in goes.items()
    ]
    mired = has(figure, "mired")
    if mired:
        options = [option.blocked("SCN-142", f"{title} is mired.") for option in options]
    may_go = bool(options) and not mired
    at = codes.get(figure.zone, "")
    options.append(
        Option(STAY, f"Stay on {at}" if at else "Stay", value=STAY, warning=waste if may_go else "")
    )
    rule, verb = ("SCN-119", "Leap") if leaping else ("SCN-118", "Move")
    return Part("place", f"{who}, {verb} {n}: where to?", rule, options,
                default="" if may_go else STAY, sure=True)  # fmt: skip


OPENS = "This opens the door. The monsters behind it enter and act this round."
"""The note on moving into a closed door (SCN-120, SCN-121)."""


def _going(figure: int, title: str, code: str, way: tuple[Place, ...], tells: str) -> Option:
    """The option to go a *way* to the place with the spoken name *code*. *tells* is its note."""
    label = f"{title} to {code}: {len(way)} {'hex' if len(way) == 1 else 'hexes'}"
    return Option(way[-1], label, (figure,), way[-1:], way[-1], tells=tells, way=way)


def make_move(
    context: Doing, who: int, strength: Strength, *, leaping: bool = False
) -> Rules[bool]:
    """SCN-118, SCN-121: move a figure to a hex. Opening a door does not end the move."""
    play, figure = context.play, context.table.pieces[who]
    own = context if who == context.you else replace(context, you=who, declared=[])
    if has(figure, "mired") and not own.declared:
        play.say("{} is mired.", figure, rule="SCN-142")
        return False
    goes = partial(_goes, own, figure, strength, leaping)
    done = yield from context.propose(Moves(who=who, goes=goes))
    return not done.prevented


def _goes(context: Doing, figure: Piece, strength: Strength, leaping: bool) -> Rules[bool]:
    """Whether it moved."""
    play = context.play
    left = points(context.table, figure, move_printed(play.table, figure, strength)).n
    moved = False
    while left > 0 and figure.zone in field_of(play.table).map.terrain:
        if context.declared:
            option = context.declared.pop(0)[0]
        else:
            option = yield from _whither(context, figure, left, leaping)
        if option.key == STAY:
            break
        moved, shut = True, field_of(play.table).shut
        left -= yield from go_along(play, figure, option.way, leaping=leaping)
        if play.table.pieces[figure.id].zone not in shut:  # SCN-121: it opened a door here
            break
    return moved


def _whither(context: Doing, figure: Piece, left: int, leaping: bool) -> Rules[Option]:
    play, who = context.play, by_what(context)

    def ask() -> Decision:
        part = place_part(field_of(play.table), who, figure, left, leaping)
        seat = speaker(play.table, figure.id)
        return Decision(seat, part.ask, part.rule, part.options, default=part.default,
                        public=True, moot=part.default)  # fmt: skip

    return (yield from play.choose(ask))


def go_along(
    play: Play, figure: Piece, way: Sequence[Place], *, leaping: bool = False
) -> Rules[int]:
    """Move *figure* along its way hex by hex as far as the way is free. Returns the cost."""
    field = field_of(play.table)
    costs, spent = field.pace(figure).costs, 0
    for place in way:
        if place in field.shut and field.is_hero(figure):
            play.move(figure, place)
            spent += 1
            yield from open_door(play, figure, place)
            break
        play.move(figure, place)
        spent += 1 if leaping else costs.get(place, 1)
    play.say("{} moves to {}.", figure, field_of(play.table).code(figure.zone), rule="SCN-118")
    return spent


# --- pushes and pulls ----------------------------------------------------------------------------


def shove(context: Doing, who: int, n: int, *, nearer: bool) -> Rules[bool]:
    """SCN-141, SCN-174: push or pull step by step, as long as a hex can be entered."""
    play, done = context.play, False
    for _ in range(n):
        table = play.table
        field, target, source = field_of(table), table.pieces[who], table.pieces[context.you]
        if target.zone not in field.map.terrain or source.zone not in field.map.terrain:
            break
        steps = (field.walls.nearer if nearer else field.walls.away)(target.zone, source.zone)
        steps = [place for place in steps if field.is_free(place)]
        if not steps:
            break
        place = yield from _step(context, target, steps, nearer)
        if place == STAY:
            break
        play.move(target, place)
        done = True
    if done:
        words = "{} is pulled to {}." if nearer else "{} is pushed to {}."
        target = play.table.pieces[who]
        play.say(words, target, field_of(play.table).code(target.zone), rule="SCN-141")
    return done


def _step(context: Doing, target: Piece, steps: list[Place], nearer: bool) -> Rules[Place]:
    """The hex that the acting side chooses. Monsters take the first (SCN-173)."""
    if seat_of(context.table.pieces[context.you]) < 0:
        return steps[0]
    play, title = context.play, context.play.game.title_of(target.name)
    verb = "pulled" if nearer else "pushed"

    def options() -> list[Option]:
        code = field_of(play.table).code
        found = [
            Option(place, f"{title} to {code(place)}", (target.id,), (place,), place)
            for place in steps
        ]
        return [*found, Option(STAY, "Leave it there", value=STAY)]

    ask = f"{by_what(context)}: where is {title} {verb}?"
    option = yield from asks(play, context.you, ask, options, "SCN-174")
    return str(option.value)


def _leap(context: Doing, who: int, strength: Strength) -> Rules[bool]:
    """SCN-119: leap."""
    return (yield from make_move(context, who, strength, leaping=True))


def _push(context: Doing, who: int, n: int) -> Rules[bool]:
    """SCN-141: push figures."""
    goes = partial(shove, context, who, n, nearer=False)
    return not (yield from context.propose(IsPushed(who=who, goes=goes))).prevented


def _pull(context: Doing, who: int, n: int) -> Rules[bool]:
    """SCN-141: pull figures."""
    goes = partial(shove, context, who, n, nearer=True)
    return not (yield from context.propose(IsPulled(who=who, goes=goes))).prevented


def move_printed(table: Table, figure: Piece, strength: Strength) -> int:
    """SCN-158: the points of a move. A change of the printed number does not go below 0."""
    if not isinstance(strength, Printed):
        return amount(table, figure, strength)
    of, by = content.monster(figure.name), amount(table, figure, strength.by)
    if of is None:
        return by
    return max(0, by + (of.elite if figure.counters.get("elite") else of.normal)[1])


# --- wording -------------------------------------------------------------------------------------

EXECUTOR.lasting.end_with(next_time(GRAMMAR, "move", FIGURE, (Moves,)))
MOVE = verb(
    GRAMMAR, "move", FIGURE, "[move] {strength}", "[move] {strength} hexes",
    "[move] up to {strength:number} (hexes|)",
    does=make_move, deed=Moves, slots={"strength": "strength"}, moment=("[move]",),
)["done"]  # fmt: skip
LEAP = verb(
    GRAMMAR, "leap", FIGURE, "[leap] {strength}", "[leap] {strength} hexes", "[jump] {strength}",
    does=_leap, slots={"strength": "strength"}, only=("done", "paid"),
)["done"]  # fmt: skip
_SHOVED = Voice(split=True, unsaid=False)
PUSH, PULL = (
    verb(
        GRAMMAR, word, FIGURE, f"[be] {word}ed {{n}}", f"[be] {word}ed {{n}} (hexes|hex)",
        does=run, unit=HEX, deed=deed, moment=(f"[be] {word}ed",),
        voice=_SHOVED._replace(active=f"[{word}] {{who}} {{n}}"),
        said=(f"{word} {{who:who}} {{n}} (hexes|hex|spaces) (away|)",),
        only=("done", "after", "before", "forbidden", "past"),
    )["done"]
    for word, run, deed in (("push", _push, IsPushed), ("pull", _pull, IsPulled))
)  # fmt: skip
IN_TURN |= {PUSH, PULL}
