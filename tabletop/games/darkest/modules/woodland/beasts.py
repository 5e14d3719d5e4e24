"""The Shaefoal, the Webspinner Spider, and the Big Bad Wolf."""

from __future__ import annotations

from tabletop.games.darkest.combat.deeds import LosesFight, StandsOff
from tabletop.games.darkest.ground import calls, space_positions
from tabletop.games.darkest.modules.woodland.fate import REACTIONS
from tabletop.games.darkest.modules.woodland.sentences import BITES, BLOCKS, does, says
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.road.journey.passing import Halted
from tabletop.games.darkest.road.layout import road_layout
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
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


def _bites(play: Play, here: Piece, deed: LosesFight | StandsOff) -> Rules[None]:
    """DTW-056: whoever fights it without killing it rolls; of who has lost a Life to a Wolf the
    Blood Moon has heard already."""
    hero = heroes.card_of(play.table, deed.who)
    if hero is None or hero.id != here.id or deed.foe < 0:
        return
    card = play.table.pieces[deed.foe]
    if not does(card, BITES) or space_positions.is_void(play.table, card):
        return
    if isinstance(deed, StandsOff) or not deed.lives:
        yield from calls.heard(play, calls.BITE, deed.who)


for _deed in (LosesFight, StandsOff):
    REACTIONS.after(_deed, lying_in="hero")(_bites)
