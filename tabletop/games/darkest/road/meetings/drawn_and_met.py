"""Cards that a hero draws by its own will, and meets at once, as those of lost turns are met."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import CARD, CHARACTER, GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes, object_use
from tabletop.games.darkest.party.executor import NEEDS, Meeting
from tabletop.games.darkest.road.meetings import meeting
from tabletop.grammar.verb import Does, verb
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def _may(table: Table) -> bool:
    """Whether there is a Road Space to draw a card on."""
    return heroes.at(table) > 0 and not heroes.climbs(table)


def draw_and_meet(context: Meeting, who: int, n: int) -> Rules[bool]:
    """One after another, beginning with that hero: all of them, unless it dies. If the party is
    carried off between two, the card knows how many are met, and the others follow where the party
    stands then (DTF-038)."""
    play, card = context.play, context.table.pieces[context.card.id]
    for met in range(card.counters.get(space_positions.BEGUN, 0), n):
        if not _may(play.table) or heroes.is_bound(play.table):
            play.count(space_positions.BEGUN, met, card)
            return False
        yield from meeting.extra(play, who)
        if who not in heroes.here(play.table):
            return False
    play.count(space_positions.BEGUN, 0, card)
    return True


def _lacks(context: Meeting, who: int, n: int = 1) -> Refusal | None:
    """No card is drawn off the road."""
    if _may(context.table):
        return None
    return Refusal("DTC-175", "Cards are drawn and met only on a Road Space.")


NEEDS[draw_and_meet] = lambda table, place, said: _may(table)

verb(
    GRAMMAR, object_use.DRAWS, CHARACTER, "[draw] and [meet] {n}",
    does=Does(draw_and_meet, lacks=_lacks), unit=CARD, only=("done", "paid"), reveals=True,
)  # fmt: skip
