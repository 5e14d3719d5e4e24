"""Adventure cards that lie face up on the party's Road Space, and are discarded."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.cards.found import Found
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks
from tabletop.games.darkest.party.forced_fights import AVOIDS
from tabletop.games.darkest.road.meetings.turning_up import is_it
from tabletop.grammar.verb import Does, verb
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def lying_open(table: Table, found: Found) -> list[Piece]:
    """Those that are as *found* says; an Event is over, and does not lie there."""
    space = heroes.at(table)
    return [
        card
        for card in space_positions.revealed(table, space)
        if not isinstance(content.card(card.name), content.Event) and is_it(card, found)
    ]


def discard_open(context: Meeting, who: int, found: Found) -> Rules[bool]:
    """The one that the hero at *who* says."""
    play = context.play
    if not lying_open(play.table, found):
        return False
    option = yield from asks(
        play,
        who,
        "Which card is discarded?",
        lambda: [*map(card_option, lying_open(play.table, found))],
    )
    card = play.table.pieces[int(option.value)]
    play.say("{} is discarded.", card, rule="DTC-174")
    space_positions.put_away(play, card)
    return True


def _lacks(context: Meeting, who: int, found: Found) -> Refusal | None:
    if lying_open(context.table, found):
        return None
    return Refusal("DTC-309", "No such card lies face up here.")


AVOIDS.add(discard_open)
NEEDS[discard_open] = lambda table, place, said: bool(lying_open(table, said["found"]))

# --- how it is said -------------------------------------------------------------------------------

verb(
    GRAMMAR, "discard open cards", CHARACTER, "[discard] {found} that lies face up here",
    does=Does(discard_open, lacks=_lacks), slots={"found": "found"}, only=("done", "paid"),
)  # fmt: skip
