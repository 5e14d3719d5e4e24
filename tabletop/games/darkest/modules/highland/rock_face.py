"""The Rock Face, past which nobody goes who has not climbed it."""

from __future__ import annotations

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.modules.highland.sentences import CLIMBED, says
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.games.darkest.road.journey.passing import Halted
from tabletop.games.darkest.road.meetings import meeting
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

VERB = "climb"


def _met(table: Table) -> Piece | None:
    """The one that the party has met here, and not climbed."""
    space, here = heroes.at(table), table.count(space_positions.HERE)
    for card in space_positions.cards_at(table, space) if space else ():
        is_met = space_positions.spot_of(card) <= here and card.face_up
        if is_met and says(card.name, CLIMBED) is not None:
            return card
    return None


def halts(table: Table) -> Halted | None:
    """DTH-048."""
    card = _met(table)
    if card is None:
        return None
    title = game_of(table).title_of(card.name)
    return Halted("DTH-048", f"The party has not climbed the {title}.", at_once=True)


def _offers(table: Table) -> list[Option]:
    card = None if heroes.homeward(table) else _met(table)
    if card is None:
        return []
    title = game_of(table).title_of(card.name)
    return [Option(VERB, f"Climb the {title}", (card.id,), value=card.id)]


def _climbs(play: Play, option: Option) -> Rules[None]:
    """DTH-048: each further throw is a new Party Turn."""
    yield from meeting.meet(play, play.table.pieces[int(option.value)])


ACT = Act(verb=VERB, offers=_offers, does=_climbs)
