"""Highland: every sentence of its cards that is carried out has its say."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tabletop import Session
from tabletop.packs.cards import Card
from tests.games.darkest import saying
from tests.games.darkest.highland.heights import ON, OURS, ROAD, climbing, met
from tests.games.darkest.laying import TRIO, party

ROPE, CROWN, BELL, NANNY = (
    ("items:0", "highland-rope"),
    ("items:0", "highland-forgotten-crown"),
    ("items:0", "highland-goat-bell"),
    ("followers:0", "highland-nanny-goat"),
)
WANTS = {
    "cairn-of-bells": BELL,
    "dragon-on-the-throne": CROWN,
    "eagle-sentinel": ("pile:4", "highland-fledgling"),
    "egg-thief": ("items:0", "highland-eagle-egg"),
    "empty-throne": CROWN,
    "frozen-climber": ROPE,
    "gate-statue": ("items:0", "highland-lost-coin"),
    "giant-who-counts-goats": NANNY,
    "goatherd": NANNY,
    "herald-of-nobody": CROWN,
    "king-of-the-upper-village": CROWN,
    "knot-hag": ROPE,
    "rock-goat": BELL,
    "rope-cutter": ROPE,
    "ropewalker": ROPE,
    "stone-thrower": ("items:0", "helmet"),
}
"""What cards ask for that lies nowhere else: who has it, or where on the road it lies."""
BORNE = {
    "eagle-feather": ("items:0", "highland-golden-eagle"),
    "second-on-the-rope": ("followers:0", "highland-golden-eagle"),
    "sling": ("items:0", "highland-giant-of-two-minds"),
    "wind-bow": ("items:0", "highland-grey-piper"),
}
"""Where cards are borne, and whom their bearer meets."""


def seldom(name: str) -> dict[str, list[str]]:
    """What lies about where a card has its say that has it seldom; nothing if it is none."""
    if name in WANTS:
        where, what = WANTS[name]
        eagle = {"pile:3": ["highland-golden-eagle"]} if name.startswith("egg-") else {}
        return {"pile:2": [f"highland-{name}"], where: [what], **eagle}
    if name in BORNE:
        where, foe = BORNE[name]
        more = {"items:0": ["highland-rope"]} if where == "followers:0" else {}
        return {"pile:2": [foe], where: [f"highland-{name}"], "pile:4": ["wolf"], **more}
    return {}


def about(luck: Random, zones: dict[str, list[str]]) -> Session:
    """Three heroes on the Cliff who have lives to lose, with *zones*."""
    tokens = {name: {"life": 9, "fate": 3, "gold": 3, "strength": luck.randrange(1, 9)}
              for name in TRIO}  # fmt: skip
    up = (*zones.get("pile:3", ()), *zones.get("pile:4", ()))
    return climbing(*TRIO, at=2, tokens=tokens, up=up, zones=zones, counters={"spot": 0},
                    on={TRIO[0]: {"held": 3}, ROAD[1]: {"visited": 1}},
                    seed=luck.randrange(1000))  # fmt: skip


def position(card: Card, luck: Random) -> Session:
    """A position in which the card may soon have its say."""
    if zones := seldom(card.id.removeprefix("highland-")):
        return about(luck, zones)
    if card.id == "highland-egg-collector":
        return climbing("dwarf", at=2, zones={"pile:2": [card.id, "highland-golden-eagle"],
                        "items:0": luck.choice((["highland-eagle-egg"], []))},
                        counters={"spot": 0}, on={ROAD[1]: {"visited": 1}},
                        tokens={"dwarf": {"strength": 20, "life": 3}},
                        seed=luck.randrange(1000))  # fmt: skip
    if card.id == "highland-rogue":
        return met("highland-climbers-hut", card.id)
    return saying.laid(card, luck, partial(party, options=ON))


CARDS = {card.id: card for card in OURS}
SAYING = [name for name in CARDS if saying.carried_out(name)]


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    awaited = name == "highland-egg-collector"  # its eagles come later on the road
    saying.all_is_said(name, partial(position, CARDS[name]), monkeypatch, if_awaited=awaited)
