"""Cards drawn beyond the usual: whenever somebody meets something, or loses a turn.

What is drawn so brings no other. An Event, and the card of a lost turn, bring one in all.
"""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import EXECUTOR, Meeting
from tabletop.games.darkest.party.scores import bears
from tabletop.grammar.idiom import idiom
from tabletop.table.piece import Piece
from tabletop.table.table import Table

EACH, ONCE, NEVER = "each", "once", "never"
"""How often a card may bring another: to each that meets it, once in all, or never."""

OMEN = "omen"
"""The table's counter: in which visit to a Road Space all draw more than usual, plus one."""

FOLLOWED = idiom(
    GRAMMAR, "trait", "you draw a extra card for each card you meet and each turn you lose",
)  # fmt: skip


def brought_by(card: Piece) -> str:
    """How often *card*, about to be met, may bring another."""
    if card.counters.get(space_positions.FORETOLD, 0):
        return NEVER
    once = card.counters.get(space_positions.EXTRA, 0) or content.befalls(card.name)
    return ONCE if once else EACH


def brought_to(table: Table, place: int) -> int:
    """How many cards more than usual the hero at *place* draws now: one for each cause."""
    if heroes.card_of(table, place) is None:
        return 0
    followers = EXECUTOR.index.lines(table, ("rules", FOLLOWED))
    return int(is_foreboded(table)) + sum(line.bearer == place for line in followers)


def is_foreboded(table: Table) -> bool:
    """Whether all draw more than usual, and that is not void (DTC-311)."""
    is_on = table.count(OMEN) > 0 and table.count(OMEN) == table.count("visits") + 1
    return is_on and not table.count(space_positions.VOID)


def whose(table: Table, first: int) -> list[int]:
    """With whom each card begins that comes of what all have met: whose lost turn it is (*first*);
    or else the leader, where all draw more than usual, and the first who does so of its own."""
    if first >= 0:
        return [first] * brought_to(table, first)
    party = heroes.here(table)
    own = (place for place in party if bears(table, place, FOLLOWED))
    return [*party[: is_foreboded(table)], *[*own][:1]]


def forebode(context: Meeting) -> bool:
    """As long as this visit lasts."""
    context.play.count(OMEN, context.table.count("visits") + 1)
    return True


idiom(
    GRAMMAR, "action",
    "each character draws a extra card here for each card it meets and each turn it loses",
    run=forebode,
)  # fmt: skip
