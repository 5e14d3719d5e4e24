"""The Adventure decks: the game's own, and those of modules; one is drawn from at a time."""

from __future__ import annotations

from msgspec import Struct

from tabletop.packs.library import by_name
from tabletop.play.rules.play import Play

MECHANISM = "deck"
"""Modules bring their decks under this name."""


class Deck(Struct, frozen=True):
    """A deck with its discards. All cards whose names begin with `cards` are its own; it is drawn
    from while the table's counter `while_` is up."""

    draws: str = "adventure"
    discards: str = "discard"
    cards: str = ""
    while_: str = ""


TROVES = "trove"
"""Modules bring decks of Magic Objects under this name."""


class TroveDeck(Struct, frozen=True):
    """A deck of Magic Objects with those that came back. Those whose names begin with `cards` are
    its own, and lie at the destination `place`, which no lot finds."""

    draws: str = "troves"
    returns: str = "trove-returns"
    cards: str = ""
    place: str = ""


OWN_TROVE = TroveDeck()
OWN = Deck()
"""The game's own deck, which is drawn from where no other is up."""


def all_of(play: Play) -> list[Deck]:
    """The decks of the game and of its modules, the first to be drawn from first."""
    found: list[Deck] = play.game.records_of(MECHANISM)
    return [*found, OWN]


def active(play: Play) -> Deck:
    """The deck that is drawn from now."""
    return next(deck for deck in all_of(play) if deck is OWN or play.table.count(deck.while_))


def discards_of(play: Play, name: str) -> str:
    """Where the card called *name* is discarded: with the deck that it is of."""
    found: list[Deck] = play.game.records_of(MECHANISM)
    return next((deck.discards for deck in found if _is_of(name, deck.cards)), OWN.discards)


def troves_of(play: Play) -> list[TroveDeck]:
    """The decks of Magic Objects, those of modules first."""
    found: list[TroveDeck] = play.game.records_of(TROVES)
    return [*found, OWN_TROVE]


def trove_at(play: Play, place: str) -> TroveDeck:
    """The deck of Magic Objects that lie at a destination."""
    return next((each for each in troves_of(play) if each.place == place), OWN_TROVE)


def trove_with(play: Play, name: str) -> TroveDeck:
    """The deck that the Magic Object called *name* is of."""
    return next(each for each in troves_of(play) if _is_of(name, each.cards))


@by_name
def _is_of(name: str, begins: str) -> bool:
    return name.startswith(begins)
