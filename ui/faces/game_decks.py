"""The decks of games: faces with the sentences that a game prints on its cards."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtGui import QImage

from tabletop.packs.game_folders import folders
from tabletop.play.shelf.game_shelf import Unplayable, game_knowing
from ui.base.card_languages import spoken
from ui.faces import own_decks, rules_deck
from ui.faces.face_names import FaceKind, id_of
from ui.faces.faces import FacePainter, Halved, Loading
from ui.faces.judged_kinds import Kinds
from ui.faces.rules_tarot import Words


def decks_of_games(tarot: str, *, contrast: bool = False, language: str = "") -> Iterator[Loading]:
    """How to load each deck that a game has besides *tarot*. *contrast* paints in few tones;
    *language* is that of the cards, if the game has it."""
    for brought in folders():
        loading = deck_of(brought, tarot, contrast=contrast, language=language)
        if loading is not None:
            yield loading


def deck_of(
    brought: Path, tarot: str, *, contrast: bool = False, language: str = ""
) -> Loading | None:
    """How to load the deck of the game in the folder *brought*, as `decks_of_games` does; None if
    it is played with *tarot*."""
    path, game = brought / "dressing.toml", brought.name
    try:
        worn = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        worn = {}  # whoever plays that game gets the message
    folder = worn.get("deck", tarot)
    if folder == tarot:
        return None
    if worn.get("cards") == "rules":
        return partial(rules_deck.loading, folder, game, contrast=contrast)
    says = partial(words_on, game, language=language)
    return partial(own_decks.loading, folder, contrast=contrast, says=says)


def words_on(game: str, card: str, language: str = "") -> Words:
    """The text that *game* prints on *card* in *language*; the game is loaded on first use.

    :raises KeyError: if the game cannot be loaded, so that its text is unknown.
    """
    try:
        rules = spoken(game_knowing(game, card), language)
    except Unplayable as fault:
        raise KeyError(card) from fault
    printed = rules.printed(card)
    return Words(
        title=rules.title_of(card).removesuffix(f" {printed.tags.get('Copy', '-')}"),
        house=printed.kind.lower(),
        epithet=printed.epithet,
        copy=int(printed.tags.get("Copy", 0)),
        skills=printed.sentences,
        quests=printed.quests,
        by_hand=printed.by_hand,
        flavour=printed.flavour,
    )


class Together:
    """Several decks as one. No card is in two of them, and the first has the backs."""

    def __init__(self, decks: Sequence[FacePainter]) -> None:
        self._decks = list(decks)
        self._used: list[FacePainter] = []

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of the decks that were used; of the first, if none was yet."""
        return tuple(
            card for own_decks in self._used or self._decks[:1] for card in own_decks.cards
        )

    def parting(self, card: str, across: int, down: int) -> tuple[float, float]:
        """Where the halves of *card* end and begin (see `Halved`)."""
        own = self._of(card)
        return own.parting(card, across, down) if isinstance(own, Halved) else (0.5, 0.5)

    def kind(self, face: str, across: int, down: int) -> FaceKind:
        """The kind of *face* (see `Kinds`)."""
        own = self._of(face)
        return own.kind(face, across, down) if isinstance(own, Kinds) else "real"

    def _of(self, face: str) -> object:
        """The deck that has *face*, or None."""
        return next((own for own in self._decks if id_of(face) in own.cards), None)

    def image(self, card: str, across: int, down: int) -> QImage:
        """The face of *card* or a back, *across* by *down* pixels.

        :raises KeyError: if no deck has it.
        """
        name = id_of(card)
        own = next(
            (own_decks for own_decks in self._decks if name in own_decks.cards), self._decks[0]
        )
        image = own.image(card, across, down)
        if own not in self._used and name in own.cards:
            self._used.append(own)
        return image
