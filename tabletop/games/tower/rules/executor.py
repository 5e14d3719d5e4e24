"""Running the cards: what is in force on the table, and the context of a played card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.executor.context import Context
from tabletop.executor.executor import Executor
from tabletop.executor.lasting_changes import KEPT, SLOT, is_lasting
from tabletop.executor.layers import Numbers
from tabletop.executor.proposals import Posting
from tabletop.executor.questions import asking
from tabletop.executor.sentence import Sentence, paragraphs
from tabletop.games.tower.deck import content
from tabletop.games.tower.deck.grammar import DISPEL, GAIN, GAIN_SEVERAL
from tabletop.games.tower.rules import cards
from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.packs.library import by_name
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.vocabulary.who import add_extremes, everybody

SHIELD = "When you would be struck, this Shield takes the blow."
"""TWR-072: the sentence of a card that lies in front of a hero as a shield."""

AS_LAID = Grammar(English())
"""Sentences that a card has because of its place, without printed text."""


@by_name
def sentences(name: str) -> tuple[Sentence, ...]:
    """The sentences of the card called *name*: its text, and those it would have as a shield."""
    of = content.card(name)
    if of is None:
        return ()
    said = content.sentences(name)
    if isinstance(of, content.Hero):
        return said
    return said + paragraphs(name, "shield", parse(SHIELD, AS_LAID))


def live(table: Table, silent: bool = False) -> Iterator[tuple[Piece, int]]:
    """The cards in force, each with its bearer: heroes and their shields, the face-up foe, and
    lasting effects.

    A `silent` foe, without sentences, is included only on request.
    """
    zones, pieces, suspended = table.zones, table.pieces, table.suspended
    for seat, zone in _BEFORE_HEROES[: 2 * len(table.seats)]:
        for number in zones[zone].pieces:
            if not suspended or pieces[number].name not in suspended:
                yield pieces[number], seat
    for zone in cards.FLOOR[1:]:
        lying = zones[zone].pieces
        if lying:
            foe = pieces[lying[-1]]
            if foe.face_up and (silent or _speaks(foe.name)) and foe.name not in suspended:
                yield foe, -1
    for number in zones[KEPT].pieces:
        token = pieces[number]
        if is_lasting(token.name) and token.name not in suspended:
            yield token, token.counters.get(SLOT, 0) - 1


_BEFORE_HEROES = tuple(
    (seat, zone[seat]) for seat in range(len(cards.HERO)) for zone in (cards.HERO, cards.SHIELDS)
)


@by_name
def _speaks(foe: str) -> bool:
    """Whether a foe has sentences beyond its type, which rules look up themselves (TWR-053)."""
    said = content.says(foe)
    return not cards.numbered(foe) and any(phrase is not DISPEL for phrase in said)


class PlayedContext(Context, eq=False):
    """The context of a played card's sentence.

    The card `dispels` a ward, heals the hero of the seat `whom`, and `gives` out a number of cards.
    It has `healed` the hero of a seat (-1: none). `discarded` is the rank of the cards it
    discarded.
    """

    dispels: bool = False
    whom: int = -1
    healed: int = -1
    gives: int = -1
    discarded: int = 0


class Gains(Numbers):
    """TWR-094: an executor for which the numbers of each suit's cards can change."""

    def changed(self, clause: Clause) -> Iterator[str]:
        """The suits whose cards gain, and the other changed numbers."""
        if clause.phrase is GAIN:
            yield clause.values["suit"]
        elif clause.phrase is GAIN_SEVERAL:
            yield from clause.values["suits"]
        else:
            yield from super().changed(clause)


ASKS = asking("TWR-085")
SIZES = {"Health": cards.health, "cards in hand": cards.hand_size}

EXECUTOR = Executor(
    sentences, live, cards.MEMORY, ASKS, everybody(cards.standing, ASKS, "TWR-085"),
    numbers=Gains(cards.gift_of, "TWR-094"), context=PlayedContext,
)  # fmt: skip

EXECUTOR.index.lying = partial(live, silent=True)

add_extremes(EXECUTOR.whom, cards.standing, ASKS, SIZES)

TEXT = Posting(EXECUTOR)
