"""Road Spaces that the party passes over by a Spell, with all that lies there."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import GRAMMAR, PARTY
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks
from tabletop.games.darkest.road.journey import no_passing, teleports
from tabletop.games.darkest.road.layout import road_layout
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def leaps(play: Play, space: int) -> int:
    """How many Road Spaces in the party's way, from *space* on, it passes over. Their cards stay,
    and an unvisited one stays unvisited."""
    step = -1 if heroes.homeward(play.table) else 1
    over = 0
    while (lies := heroes.ground(play.table, space)) is not None:
        if not lies.counters.get(road_layout.PASSED, 0):
            break
        play.count(road_layout.PASSED, 0, lies)
        if no_passing.halting(play.table, space):
            play.say("The party cannot pass what lies on Space {}.", space, rule="DTB-060")
            break
        play.say("The party passes over Road Space {}.", space, rule="DTC-134")
        over, space = over + 1, space + step
    return over


def _open(table: Table) -> list[int]:
    """The next Road Space, and those with cards that lie face up: never a destination, nor where
    the party has nothing more to meet."""
    here, last = heroes.at(table), heroes.last_space(table)
    if here < 1 or heroes.climbs(table):
        return []
    ahead = here - 1 if heroes.homeward(table) else here + 1
    return [
        space
        for space in range(1, last)
        if (space == ahead or _is_open(table, space)) and not _is_barred(table, space)
    ]


def _is_barred(table: Table, space: int) -> bool:
    """DTB-059: whether something lies there that the party could not pass now."""
    return space != heroes.at(table) and bool(no_passing.halting(table, space))


def _is_open(table: Table, space: int) -> bool:
    """Whether a card that the party is still to meet lies face up there."""
    waits = space != heroes.at(table) and bool(space_positions.waiting(table, space))
    return waits or any(space_positions.is_turned(card) for card in _to_meet(table, space))


def _to_meet(table: Table, space: int) -> list[Piece]:
    """The cards on a Road Space that the party is still to meet; of others than its own, all."""
    found = space_positions.cards_at(table, space)
    if space != heroes.at(table):
        return found
    spot, down = table.count(space_positions.HERE), road_layout.is_downward(table)
    return [card for card in found if (space_positions.spot_of(card) < spot) == down]


def pass_over(context: Meeting, who: int) -> Rules[bool]:
    """Of the party's own space it leaves all that it has not met; any other it does not enter when
    it comes to it next."""
    play, table = context.play, context.table
    if not _open(table):
        return False
    option = yield from asks(play, context.you, "Which Road Space?", lambda: [
        Option(f"space {space}", f"Road Space {space}", zones=(f"here:{space}",), value=space)
        for space in _open(table)
    ])  # fmt: skip
    space = int(option.value)
    if space == heroes.at(table):
        return (yield from teleports.advance(context, who, 1, "ahead"))
    lies = heroes.ground(table, space)
    if lies is None:
        return False
    play.count(road_layout.PASSED, 1, lies)
    play.say("The party will pass over Road Space {}.", space, rule="DTC-134")
    return True


def pass_over_next(context: Meeting, who: int) -> bool:
    """DTD-012: the one that comes next; more than one are never passed over so, and never a
    destination."""
    play, table = context.play, context.table
    space = _next(table)
    lies = heroes.ground(table, space) if 1 <= space < heroes.last_space(table) else None
    if lies is None:
        return False
    if not lies.counters.get(road_layout.PASSED, 0):
        play.count(road_layout.PASSED, 1, lies)
        play.say("The party will pass over Road Space {}.", space, rule="DTD-012")
    return True


def _next(table: Table) -> int:
    return heroes.at(table) - 1 if heroes.homeward(table) else heroes.at(table) + 1


NEEDS[pass_over_next] = lambda table, place, said: (
    heroes.at(table) > 0 and 1 <= _next(table) < heroes.last_space(table)
)
NEEDS[pass_over] = lambda table, place, said: bool(_open(table))

verb(
    GRAMMAR, "pass over", PARTY, "[pass] over a Road Space of your choice", does=pass_over,
    only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "pass over the next", PARTY, "[pass] over the next Road Space", does=pass_over_next,
    only=("done",),
)  # fmt: skip
