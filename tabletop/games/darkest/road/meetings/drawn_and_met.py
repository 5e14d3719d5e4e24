"""Cards that a hero draws by its own will, and meets at once, as those of lost turns are met."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import CARD, CHARACTER, GRAMMAR
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting
from tabletop.games.darkest.party.object_use import DRAWS
from tabletop.games.darkest.road.meetings import meeting
from tabletop.grammar.verb import Does, verb
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def _may(table: Table) -> bool:
    """Whether there is a Road Space to draw a card on."""
    return heroes.at(table) > 0 and not heroes.climbs(table)


def draw_and_meet(context: Meeting, who: int, n: int) -> Rules[bool]:
    """One after another, beginning with that hero: all of them, unless it dies or the party is
    carried off."""
    for _ in range(n):
        if not _may(context.table) or not _stays(context.table, who):
            return False
        yield from meeting.extra(context.play, who)
    return _stays(context.table, who)


def _stays(table: Table, who: int) -> bool:
    return who in heroes.here(table) and not heroes.is_bound(table)


def _lacks(context: Meeting, who: int, n: int = 1) -> Refusal | None:
    """No card is drawn off the road."""
    if _may(context.table):
        return None
    return Refusal("DTC-175", "Cards are drawn and met only on a Road Space.")


NEEDS[draw_and_meet] = lambda table, place, said: _may(table)

verb(
    GRAMMAR, DRAWS, CHARACTER, "[draw] and [meet] {n}", does=Does(draw_and_meet, lacks=_lacks),
    unit=CARD, only=("done", "paid"), reveals=True,
)  # fmt: skip
