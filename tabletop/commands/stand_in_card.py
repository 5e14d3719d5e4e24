"""A card that replaces one of a game's own while it is tried."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from msgspec.structs import replace

from tabletop.packs.cards import Card
from tabletop.packs.library import forget_readings
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import package_of


@dataclass(frozen=True)
class StandIn:
    """A card, and the name of the game's own card that it replaces."""

    card: Card
    place: str


def stand_in(game: Game, card: Card) -> StandIn:
    """*card* with the place it takes: its own, or that of the most similar card.

    :raises Refusal: if the game has no card of its kind.
    """
    assert game.wording is not None
    own = game.wording.pack().cards
    alike = [each for each in own.values() if type(each) is type(card)]
    if card.id in own and type(own[card.id]) is type(card):
        return StandIn(card, card.id)
    if not alike:
        raise Refusal("", f"{game.title} has no cards of this kind to lay {card.name} among.")
    place = max(alike, key=lambda each: (_shared(each, card), each.id)).id
    return StandIn(replace(card, id=place), place)


def _shared(one: Card, two: Card) -> int:
    """The number of facts that two cards share."""
    return sum(getattr(two, name) == value for name, value in one.fields.items())


@contextmanager
def standing_in(game: Game, tried: StandIn) -> Iterator[None]:
    """Within this context, put the card in its place on every table of *game*."""
    assert game.wording is not None
    own = game.wording.pack().cards
    was = own[tried.place]
    own[tried.place] = tried.card
    _forget(game)
    try:
        yield
    finally:
        own[tried.place] = was
        _forget(game)


def _forget(game: Game) -> None:
    """Clear everything that the game has cached about its cards."""
    assert game.wording is not None
    forget_readings()
    package = package_of(game.id)
    for name, module in [*sys.modules.items()]:
        if name == package or name.startswith(f"{package}."):
            for thing in [*vars(module).values()]:
                if hasattr(thing, "cache_clear") and thing is not game.wording.pack:
                    thing.cache_clear()
