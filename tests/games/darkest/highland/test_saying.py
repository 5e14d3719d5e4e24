"""Highland: every sentence of its cards that is carried out has its say."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tabletop import Session
from tabletop.packs.cards import Card
from tests.games.darkest import saying
from tests.games.darkest.highland.heights import ON, OURS, ROAD, climbing
from tests.games.darkest.laying import TRIO, party

SELDOM: dict[str, dict[str, list[str]]] = {}
"""What lies about where those have their say that have it seldom."""


def about(luck: Random, zones: dict[str, list[str]]) -> Session:
    """Three heroes on the Cliff who have lives to lose, with *zones*."""
    tokens = {name: {"life": 9, "fate": 3, "gold": 3, "strength": luck.randrange(1, 9)}
              for name in TRIO}  # fmt: skip
    return climbing(*TRIO, at=2, tokens=tokens, zones=zones, counters={"spot": 0},
                    on={TRIO[0]: {"held": 3}, ROAD[1]: {"visited": 1}},
                    seed=luck.randrange(1000))  # fmt: skip


def position(card: Card, luck: Random) -> Session:
    """A position in which the card may soon have its say."""
    if card.id in SELDOM:
        return about(luck, SELDOM[card.id])
    return saying.laid(card, luck, partial(party, options=ON))


CARDS = {card.id: card for card in OURS}
SAYING = [name for name in CARDS if saying.carried_out(name)]


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    saying.all_is_said(name, partial(position, CARDS[name]), monkeypatch)
