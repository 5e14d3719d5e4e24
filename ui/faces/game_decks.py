"""The decks that games bring: faces with the sentences that a game prints on its cards."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtGui import QImage

from tabletop.play.game import game_called
from ui.faces.faces import Deck
from ui.faces.rules_tarot import Words

GAMES = Path(__file__).resolve().parents[2] / "assets" / "games"


def decks_of_games(tarot: str) -> Iterator[tuple[str, Callable[[str], Words]]]:
    """The art folder of each deck that a game brings beside *tarot*, and what its cards say."""
    for path in sorted(GAMES.glob("*/dressing.toml")):
        folder = tomllib.loads(path.read_text("utf-8")).get("deck", tarot)
        if folder != tarot:
            yield folder, partial(words_on, path.parent.name)


def words_on(game: str, card: str) -> Words:
    """What *game* prints on *card*; the game is loaded when this is first asked."""
    rules = game_called(game)
    printed = rules.printed(card)
    return Words(
        title=rules.title_of(card).removesuffix(f" {printed.tags.get('Copy', '-')}"),
        house=printed.kind.lower(),
        epithet=printed.epithet,
        copy=int(printed.tags.get("Copy", 0)),
        skills=printed.sentences,
        quests=printed.quests,
        by_hand=printed.by_hand,
    )


class Together:
    """Several decks as one: no card is in two of them, and the first has the backs."""

    def __init__(self, decks: Sequence[Deck]) -> None:
        self._decks = list(decks)
        self._used: list[Deck] = []

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of those decks that were in use; of the first, if none was yet."""
        return tuple(card for deck in self._used or self._decks[:1] for card in deck.cards)

    def image(self, card: str, across: int, down: int) -> QImage:
        """The face of *card* or a back in so many pixels.

        :raises KeyError: if no deck has it.
        """
        deck = next((deck for deck in self._decks if card in deck.cards), self._decks[0])
        image = deck.image(card, across, down)
        if deck not in self._used and card in deck.cards:
            self._used.append(deck)
        return image
