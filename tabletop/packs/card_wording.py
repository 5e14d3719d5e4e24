"""How the cards of a game are worded: its pack of cards, and the book that reads their text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct

from tabletop.cardtext.book import Own, called
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.left_to_players import carried_out, left_open
from tabletop.cardtext.parse import parse
from tabletop.cardtext.unread import Unread
from tabletop.grammar.grammar import Grammar
from tabletop.packs.cards import Card, CardPack


class Text(NamedTuple):
    """The sentences in one field of a card, as they were read; `line` is the line of the field."""

    card: Card
    field: str
    line: int
    said: list[Clause | Unread]

    @property
    def words(self) -> str:
        """The text as it is written."""
        written: str = getattr(self.card, self.field)
        return written

    @property
    def clauses(self) -> list[Clause]:
        """The sentences that were understood."""
        return [said for said in self.said if isinstance(said, Clause)]

    @property
    def unread(self) -> list[Unread]:
        """The sentences that were not understood, which are left to the players."""
        return [said for said in self.said if isinstance(said, Unread)]

    @property
    def dependent(self) -> list[Clause]:
        """The sentences that were understood but go on from one that is left to the players, so
        they are left to the players as well."""
        left = [self.said[number] for number in sorted(left_open(self.said))]
        return [said for said in left if isinstance(said, Clause)]

    @property
    def carried_out(self) -> list[tuple[int, Clause]]:
        """The sentences that the rules carry out, each with its number among all."""
        return [*carried_out(self.said)]


class Wording(Struct, frozen=True):
    """A game's cards, which `pack` reads, and the `phrases` that their sentences use. `measured`
    counts sorts of cards for the game's own minimum numbers. `itself` says for each kind of card
    how such a card refers to itself."""

    pack: Callable[[], CardPack[Any]]
    phrases: Grammar
    measured: Callable[[], dict[str, int]] = dict
    itself: tuple[tuple[str, str], ...] = ()

    def texts(self) -> Iterator[Text]:
        """Every text of every card."""
        pack = self.pack()
        for card in pack.cards.values():
            for field in card.texts:
                if words := getattr(card, field):
                    line = pack.lines.get((card.id, field), card.line)
                    yield Text(card, field, line, self.read(card, words))

    def read(self, card: Card, words: str) -> list[Clause | Unread]:
        """The sentences of *words* on *card*."""
        return parse(words, self.phrases, self.own_of(card))

    def own_of(self, card: Card) -> Own:
        """How *card* refers to itself, and what that means."""
        itself = dict(self.itself).get(type(card).__name__.lower(), "")
        return called(card.name, itself)

    def says(self, name: str, field: str = "text") -> tuple[Clause, ...]:
        """The sentences of the card called *name* that the rules carry out; empty if there is no
        such card."""
        return _says(self, name, field)


@cache
def _says(wording: Wording, name: str, field: str) -> tuple[Clause, ...]:
    card = wording.pack().cards.get(name)
    said = wording.read(card, getattr(card, field, "")) if card is not None else []
    return tuple(clause for _, clause in carried_out(said))
