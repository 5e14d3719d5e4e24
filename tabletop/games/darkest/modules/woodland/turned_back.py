"""The Shaefoal, and what the party cannot get by."""

from __future__ import annotations

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.modules.woodland.sentences import BLOCKS, says
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.road.journey.passing import Halted
from tabletop.games.darkest.road.layout import road_layout
from tabletop.table.table import Table


def turns_back(context: Meeting) -> bool:
    """DTW-059: on the way out the party has to turn back."""
    play = context.play
    if heroes.homeward(play.table) or not heroes.at(play.table):
        return False
    space = heroes.at(play.table)
    road_layout.turn_back(play)
    space_positions.unlock(play, space, below=play.table.count(space_positions.HERE))
    play.say("The party has to turn back.", rule="DTW-059")
    return True


def halts(table: Table) -> Halted | None:
    """DTW-066, DTW-067: nobody goes on past it the way they came."""
    if road_layout.is_left(table) or not heroes.at(table):
        return None
    for card in space_positions.revealed(table, heroes.at(table)):
        if not space_positions.is_void(table, card) and says(card.name, BLOCKS) is not None:
            return Halted("DTW-066", "The Webspinner Spider blocks the way.", True, True)
    return None
