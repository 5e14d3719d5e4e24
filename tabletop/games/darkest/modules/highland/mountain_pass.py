"""The Mountain Pass, which is met again and again, and the Lost City to which it may lead."""

from __future__ import annotations

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.order import NEW_TURN
from tabletop.games.darkest.party import dice, heroes, joint_rolls
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings import meeting
from tabletop.play.rules.open_steps import comes_to
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table

PASS, CITY = "highland-mountain-pass", "highland-lost-city"
THROWS, FINDS = "highland-pass", "highland-city"
"""The table's counters: the Road Space where the party is in the Mountain Pass, and the one where
the Lost City lies before it."""
AGAIN, CITY_NEXT = (1, 2, 3), 6


def enter_pass(context: Meeting, who: int) -> Rules[bool]:
    """DTH-015, DTH-016: a die of cards, of which a 1 is one card; once for the whole party."""
    play, leader = context.play, heroes.leader(context.table)
    if context.you != leader:
        return False
    shown = yield from joint_rolls.several(play, leader, 1, drawing.MORE, "DTH-015", party=True)
    yield from drawing.deal(play, sum(shown))
    play.count(THROWS, heroes.at(play.table))
    return True


def is_in_pass(table: Table) -> bool:
    """DTX-012, DTH-015: whether the party is in the Pass, whose die leads it on in the end; no
    terrain may cover it (DTL-012)."""
    here = heroes.at(table)
    return table.count(THROWS) == here > 0 and any(
        card.name == PASS for card in heroes.in_sight(table, here)
    )


def _means(n: int) -> str:
    if n in AGAIN:
        return "the Mountain Pass again"
    return "the Lost City comes next" if n == CITY_NEXT else "on to the next Road Space"


def leads_out(play: Play) -> Rules[Flow | None]:
    """DTH-015 to DTH-018: its cards are met: a die says whether the party is through."""
    table, here = play.table, heroes.at(play.table)
    if not is_in_pass(table):
        _forget(play, THROWS)
        return None
    if road_layout.is_left(table):  # it has turned back before it was through
        _forget(play, THROWS)
        return None
    shown = yield from dice.own(
        play, heroes.leader(table), "the Mountain Pass", "DTH-015", means=_means
    )
    if shown in AGAIN:
        yield from comes_to(play, NEW_TURN)
        if heroes.is_bound(play.table):
            return go("carried")
        play.say("The party is in the Mountain Pass again.", rule="DTH-016")
        space_positions.unlock(play, here)
        play.count(space_positions.HERE, 0)
        return go("next_spot", spot=road_layout.first_spot(play.table))
    _forget(play, THROWS)
    if shown == CITY_NEXT:
        yield from _finds_city(play)
    return go("carried") if heroes.is_bound(play.table) else None


def _finds_city(play: Play) -> Rules[None]:
    """DTH-018: it replaces the next Road Space; before a destination it is put in."""
    table = play.table
    step = -1 if heroes.homeward(table) else 1
    to, city = heroes.at(table) + step, named(table, CITY)
    play.say("The Lost City lies before the party.", rule="DTH-018")
    if 0 < to < heroes.last_space(table):
        play.move(city, f"ground:{to}", face_up=True)
        play.count(FINDS, to)
        if (terrain := heroes.ground(table, to)) is not None:
            play.count(road_layout.VISITED, 1, terrain)
        return
    play.move(city, f"ground:{heroes.at(table)}", face_up=True)
    yield from meeting.instruct(play, city)


def comes_to_city(play: Play) -> Flow | None:
    """DTH-018, DTX-028: it is resolved as the party first comes there, be it on the way home; its
    Road Space gives no cards."""
    here, at = heroes.at(play.table), play.table.count(FINDS)
    lies = f"ground:{at}" if at else ""
    if lies and named(play.table, CITY).zone == lies and here != at:
        return None
    _forget(play, FINDS)
    return go("again", space=here) if lies and here == at else None


def _forget(play: Play, counter: str) -> None:
    if play.table.count(counter):
        play.count(counter, 0)
