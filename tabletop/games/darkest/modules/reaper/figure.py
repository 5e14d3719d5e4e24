"""Where the Grim Reaper stands, and how he walks: every 1 is a step toward the party."""

from __future__ import annotations

from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.dice import ShowsOne
from tabletop.games.darkest.party.pieces import named
from tabletop.play.deeds import Reactions
from tabletop.play.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

FIGURE, BESIDE, ROAD = "reaper-figure", "reaper-beside", "reaper-road"
"""He himself; where he waits beside the village; and the kind of the places where he walks."""

CONTACT = "reaper-contact"
"""The table's counter: he stands before the party, and each is about to roll on his chart."""

REACTIONS = Reactions()


def stands(table: Table) -> int:
    """The Road Space that he stands on; 0 while he is on none."""
    zone = table.zones[named(table, FIGURE).zone]
    return zone.number if zone.kind == ROAD else 0


def put(play: Play, space: int, words: str, rule: str) -> None:
    """Put him onto a Road Space, or beside the village (0)."""
    play.move(named(play.table, FIGURE), f"reaper-road:{space}" if space else BESIDE, face_up=True)
    play.say(words, rule=rule)


def leave(play: Play, rule: str) -> None:
    """He is on no road any more."""
    play.count(CONTACT, 0)
    if stands(play.table):
        put(play, 0, "The Grim Reaper leaves the road.", rule)


def makes_contact(play: Play) -> None:
    """He and the party stand on one space: his chart is next."""
    play.count(CONTACT, 1)
    play.say("The Grim Reaper stands before the party.", rule="DTR-018")


@REACTIONS.after(ShowsOne, lying_in=ROAD)
def steps_on(play: Play, figure: Piece, one: ShowsOne) -> None:
    """DTR-013, DTR-014: one Road Space toward the party, whoever rolled the 1 and whatever for; on
    the party's own space it is contact instead. Nothing moves him in the Tower or while contact is
    about to be settled."""
    table = play.table
    here, party = stands(table), heroes.at(table)
    if table.count(CONTACT) or not party or heroes.region(table) == "tower":
        return
    if here != party:
        here += 1 if here < party else -1
        put(play, here, f"The Grim Reaper comes to Space {here}.", "DTR-013")
        if here != party:
            return
    makes_contact(play)
