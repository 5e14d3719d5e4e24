"""The Big Bad Wolf, whose bite no armour turns."""

from __future__ import annotations

from tabletop.games.darkest.combat.deeds import LosesFight, StandsOff
from tabletop.games.darkest.ground import calls
from tabletop.games.darkest.ground.space_positions import is_void
from tabletop.games.darkest.modules.woodland.fate import REACTIONS
from tabletop.games.darkest.modules.woodland.sentences import BITES, says
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece


def _bites(play: Play, here: Piece, deed: LosesFight | StandsOff) -> Rules[None]:
    """DTW-056: whoever fights it without killing it rolls; of who has lost a Life to a Wolf the
    Blood Moon has heard already."""
    hero = heroes.card_of(play.table, deed.who)
    if hero is None or hero.id != here.id or deed.foe < 0:
        return
    card = play.table.pieces[deed.foe]
    if says(card.name, BITES) is None or is_void(play.table, card):
        return
    if isinstance(deed, StandsOff) or not deed.lives:
        yield from calls.heard(play, calls.BITE, deed.who)


for _deed in (LosesFight, StandsOff):
    REACTIONS.after(_deed, lying_in="hero")(_bites)
