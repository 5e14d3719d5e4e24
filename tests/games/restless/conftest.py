"""The rules are tested with cards of their own, so that no printed number can bend a test."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec import structs

import tabletop.games.restless.game  # noqa: F401  (a sentence is understood by all chapters)
from tabletop.games.restless.cards import content
from tabletop.packs.cards import Card, CardPack, read_cards
from tabletop.packs.library import forget_readings

CARDS = Path(__file__).parent / "cards"


@cache
def made_up() -> CardPack[Card]:
    """The made-up cards, read once."""
    pack = read_cards(CARDS, content.CARDS)
    assert not pack.findings
    return pack


@pytest.fixture(autouse=True, scope="module")
def plain_cards(request: pytest.FixtureRequest) -> Iterator[None]:
    """Play with the made-up cards, but for tests of the real ones (`test_cards_...`)."""
    if request.path.name.startswith("test_cards"):
        yield
        return
    real, content.pack = content.pack, made_up
    forget()
    yield
    content.pack = real
    forget()


def forget() -> None:
    """Whatever was remembered of the other cards."""
    forget_readings()
    for name, module in list(sys.modules.items()):
        if name.startswith("tabletop.games.restless"):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear") and thing not in (content.pack, made_up):
                    thing.cache_clear()


@pytest.fixture
def prints() -> Iterator[Callable[..., None]]:
    """Prints other words on a made-up card: `prints("rat", text="...")`."""
    cards = content.pack().cards
    before = dict(cards)

    def print_on(card: str, **fields: object) -> None:
        cards[card] = structs.replace(cards[card], **fields)
        forget()

    yield print_on
    cards.clear()
    cards.update(before)
    forget()
