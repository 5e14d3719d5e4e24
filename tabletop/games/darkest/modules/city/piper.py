"""The Pied Piper, who calls Enemies together."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.guardians.troveless_combat import stand
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting
from tabletop.games.darkest.road.layout import road_layout
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def near(table: Table, n: int) -> list[Piece]:
    """DTY-073: the Enemies that lie face up within so many Draw Spots of the present one."""
    space, here = heroes.at(table), table.count(space_positions.HERE)
    if not space:
        return []
    cards = space_positions.cards_at(table, space)
    spots = sorted({here, *map(space_positions.spot_of, cards)})
    at = spots.index(here)
    close = spots[max(0, at - n) : at + n + 1]
    return [
        card
        for card in cards
        if card.face_up and content.enemy(card.name) and space_positions.spot_of(card) in close
    ]


def calls(context: Meeting, n: int) -> Rules[bool]:
    """DTY-073: they come to that Spot, and all of them fight the party at once; who is left of them
    stays there."""
    play, found = context.play, near(context.table, n)
    space, here = heroes.at(play.table), play.table.count(space_positions.HERE)
    if not found:
        return False
    for foe in (yield from stand(play, found)):
        if not heroes.at(play.table):
            space_positions.put_away(play, foe)
            continue
        spot = space_positions.squeeze(play.table, space, here, road_layout.is_downward(play.table))
        space_positions.put(play, foe, space, spot)
        play.count(space_positions.DONE, 1, foe)
    return True


NEEDS[calls] = lambda table, place, said: bool(near(table, int(said["n"])))
