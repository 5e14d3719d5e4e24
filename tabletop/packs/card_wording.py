"""How the cards of a game are worded: its pack, and the phrases that read what stands on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct

from tabletop.cardtext.book import Book, Own
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.left_to_players import carried_out, left_open
from tabletop.cardtext.parse import parse
from tabletop.cardtext.rewording import called
from tabletop.cardtext.unread import Unread
from tabletop.packs.cards import Card, CardPack


class Text(NamedTuple):
    """The sentences in one field of a card, as they are understood; `line` is that of the field."""

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
        """Those that are understood."""
        return [said for said in self.said if isinstance(said, Clause)]

    @property
    def unread(self) -> list[Unread]:
        """Those that are not, and so are left to the players."""
        return [said for said in self.said if isinstance(said, Unread)]

    @property
    def dependent(self) -> list[Clause]:
        """Those that are understood and go on from one that is left to the players, and so are
        left to them, too."""
        left = [self.said[number] for number in sorted(left_open(self.said))]
        return [said for said in left if isinstance(said, Clause)]

    @property
    def carried_out(self) -> list[tuple[int, Clause]]:
        """Those that the rules carry out, each with its number among all."""
        return [*carried_out(self.said)]


class Wording(Struct, frozen=True):
    """A game's cards, which `pack` reads, the `phrases` they are written in, and what is `measured`
    of them: how many there are of sorts that the game's own floors are about. `itself` tells of
    kinds of cards how each speaks of what it stands for."""

    pack: Callable[[], CardPack[Any]]
    phrases: Book
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
        """What *words* on *card* say."""
        return parse(words, self.phrases, self.own_of(card))

    def own_of(self, card: Card) -> Own:
        """How *card* calls itself, and what is meant by that."""
        itself = dict(self.itself).get(type(card).__name__.lower(), "")
        return called(card.name, itself)

    def says(self, name: str, field: str = "text") -> tuple[Clause, ...]:
        """What the card called *name* says, as far as the rules carry it out;
        nothing if it is none."""
        return _says(self, name, field)


@cache
def _says(wording: Wording, name: str, field: str) -> tuple[Clause, ...]:
    card = wording.pack().cards.get(name)
    said = wording.read(card, getattr(card, field, "")) if card is not None else []
    return tuple(clause for _, clause in carried_out(said))
