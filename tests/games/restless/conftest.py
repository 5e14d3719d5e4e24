"""The rules are tested with cards of their own, so that no printed number can bend a test."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec import structs

import tabletop.games.restless.game  # noqa: F401  (a sentence is understood by all chapters)
from tabletop.games.restless.cards import content
from tabletop.packs.cards import read_cards
from tabletop.packs.library import forget_readings

CARDS = Path(__file__).parent / "cards"


@pytest.fixture(autouse=True)
def plain_cards(request: pytest.FixtureRequest) -> Iterator[None]:
    """Play with the made-up cards, but for tests of the real ones (`test_cards_...`)."""
    if request.path.name.startswith("test_cards"):
        yield
        return
    pack = read_cards(CARDS, content.CARDS)
    assert not pack.findings
    real, content.pack = content.pack, lambda: pack  # type: ignore[assignment]
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
                if hasattr(thing, "cache_clear") and thing is not content.pack:
                    thing.cache_clear()


@pytest.fixture
def prints() -> Callable[..., None]:
    """Prints other words on a made-up card: `prints("rat", text="...")`."""

    def print_on(card: str, **fields: object) -> None:
        cards = content.pack().cards
        cards[card] = structs.replace(cards[card], **fields)
        forget()

    return print_on
