"""Crowded Streets: for a while more cards come wherever the party comes to something new."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings.meeting import Visits
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

TURNS, MORE = "city-crowd", "city-crowd-more"
"""The table's counters: for so many steps it lasts, and so many cards come each time."""

RULE = "DTY-066"


def crowd(context: Meeting, n: int, turns: int) -> bool:
    """DTY-066: from the next step on."""
    context.play.count(TURNS, turns)
    context.play.count(MORE, n)
    return True


def joins_crowd(play: Play, found: Piece, there: Sequence[Piece]) -> Rules[bool]:
    """DTY-066: as a card on a new Draw Spot is met in its turn, more are laid behind it, to be met
    next; it is met all the same."""
    new = found.counters.get("turned", 0) > 0 and not found.counters.get(space_positions.FORETOLD)
    if play.table.count(TURNS) and new and space_positions.has_position(play.table, found):
        yield from _lay(play, space_positions.spot_of(found))
    return False


def _lay(play: Play, here: int) -> Rules[None]:
    space, n = heroes.at(play.table), play.table.count(MORE)
    for _ in range(n):
        card = yield from drawing.draw(play, RULE)
        if card is None:
            break
        here = space_positions.squeeze(play.table, space, here, road_layout.is_downward(play.table))
        space_positions.put(play, card, space, here, face_up=False)
        play.count(space_positions.FORETOLD, 1, card)
    play.count(TURNS, play.table.count(TURNS) - 1)
    if not play.table.count(TURNS):
        play.count(MORE, 0)
    play.say("{} more cards come out of the crowd.", n, rule=RULE)


def visited(play: Play, here: Piece, visit: Visits) -> Rules[None]:
    """DTY-066: once the last of the party is done with a special location, more cards are laid out
    there."""
    space, party = heroes.at(play.table), heroes.here(play.table)
    if not play.table.count(TURNS) or not party or visit.who != party[-1]:
        return
    if 0 < space < heroes.last_space(play.table) and not heroes.is_bound(play.table):
        yield from _lay(play, 0)


def listens(reactions: Reactions, zone: str) -> None:
    """Whatever lies in that *zone* hears of visits."""
    reactions.after(Visits, lying_in=zone)(visited)
