"""Dungeon: every sentence of its cards that is carried out has its say."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tests.games.darkest import saying
from tests.games.darkest.dungeon.below import OURS, below, dark, finds, met

CARDS = {card.id: card for card in OURS}
SAYING = [
    name for name, card in CARDS.items()
    if saying.carried_out(name) and not isinstance(card, content.Location)
]  # fmt: skip
GOBLINS = [
    card.id for card in OURS if isinstance(card, content.Enemy) and card.breed == "goblin"
]  # fmt: skip
CONSTRUCT = next(
    card.id for card in OURS if isinstance(card, content.Enemy) and card.subtype == "Construct"
)
AVENGED = ("wraith", "wolf", "dungeon-cultist-of-the-lower-stair")
FOES = ("wolf", "wraith", "bog-man", *GOBLINS[:3])
MET = (*FOES, "swamp", "gambler", "gibbet", "toll", "pedlar")


def _in_the_dark(name: str, luck: Random, *heroes: str, **laid: Any) -> Session:
    """A position below ground, with what the card asks for and Enemies on the road, or without."""
    zones: dict[str, list[str]] = laid.pop("zones")
    card = CARDS[name]
    if isinstance(card, content.Thing | content.Follower | content.HeroCard | content.Spell):
        zones["pile:1"] = [luck.choice(MET), *luck.choice((["lynx"], []))]
        laid["up"] = ()
    for zone, asked in saying.asked_for(card, CARDS.values()):
        if luck.random() < 0.7:
            zones[zone] = [asked]
    if getattr(card, "mount", False):
        zones |= {"mount:0": [card.id], "followers:0": []}
    if luck.random() < 0.4:
        laid["tokens"] = {hero: {**has, "life": 2} for hero, has in laid["tokens"].items()}
    here = {piece for pieces in zones.values() for piece in pieces}
    if luck.random() < 0.5:
        foe = luck.choice([each for each in ("badger", *GOBLINS) if each not in here])
        zones["pile:3"], laid["up"] = [foe], (*laid.get("up", ()), foe)
        here.add(foe)
    if luck.random() < 0.5:
        zones["trophies:0"] = [each for each in ("boar", "adder", "heron") if each not in here]
    zones = {zone: [p for p in pieces if zone != "adventure" or p not in here]
             for zone, pieces in zones.items()}  # fmt: skip
    place, draws = luck.choice((below, dark)), luck.choice(([], ["dungeon-torch"]))
    if luck.random() < 0.5:
        laid["counters"] = {**laid.get("counters", {}), "homeward": luck.randrange(2)}
    more = [each for each in ("stag", "ox", *draws) if each not in here]
    zones.setdefault("dungeon-adventures", more)
    zones["adventure"] = [each for each in zones["adventure"] if each not in more]
    return place(*heroes, zones=zones, **laid)


def arriving(name: str, luck: Random) -> Session:
    """The leader has it as the party comes to a new Road Space."""
    return below(
        "dwarf",
        "elf",
        step="draw",
        at=2,
        zones={"items:0": [name]},
        seed=luck.randrange(1000),
        coming=(luck.randrange(2, 7), *[3] * 20),
    )


POSITIONS: dict[str, Callable[[str, Random], Session]] = {
    "dungeon-orb-of-prophesy": lambda name, luck: luck.choice((
        arriving(name, luck),
        met("bog-man", zones={"items:0": [name]}, tokens={"dwarf": {"strength": 0}},
            coming=(1, 5, *[3] * 9)),
    )),
    "dungeon-lone-dwarf": lambda name, luck: met(
        name, coming=(luck.randrange(1, 7), *[3] * 20), tokens={"dwarf": {"life": 2, "gold": 2}}
    ),
    "dungeon-sliding-walls": lambda name, luck: met(
        name, zones={"pile:2": [name, "wolf"]},
        coming=tuple(luck.randrange(1, 7) for _ in range(20)),
    ),
    "dungeon-miser-dragon": lambda name, luck: met(name, tokens={"dwarf": {"strength": 20}}),
    "dungeon-spirit-of-vengeance": lambda name, luck: met(
        name, coming=(1, 5, *[3] * 9), tokens={"dwarf": {"craft": 0}}
    ),
    "dungeon-burrow-worm": lambda name, luck: met(
        name, coming=(1, 5, *[3] * 30), tokens={"dwarf": {"strength": 0}}
    ),
    "dungeon-holy-avenger": lambda name, luck: met(
        luck.choice(AVENGED), zones={"followers:0": [name]}, on={"wolf": {"beaten": 2}}
    ),
    "dungeon-cook-of-the-garrison": lambda name, luck: met(
        name, zones={"ground:2": ["dungeon-corridor", "dungeon-kitchen"],
                     "followers:0": ["guide"]}
    ),
    "dungeon-goblin-night-shift": lambda name, luck: met(
        name, counters={"homeward": 1, "spot": 900},
        tokens={"dwarf": {"strength": luck.choice((0, 20))}},
    ),
    "dungeon-voice-through-the-wall": lambda name, luck: met(
        name, zones={"pile:2": [name, "wolf", "adder"]}, tokens={"dwarf": {"craft": 1}}
    ),
    "dungeon-dwarf-iron-hammer": lambda name, luck: met(CONSTRUCT, zones={"items:0": [name]}),
}  # fmt: skip
AWAITED = {"dungeon-dwarf-with-a-list"}
"""What one of its sentences waits for begins as it is met."""


def position(name: str, luck: Random) -> Session:
    """Where the card called *name* may have its say."""
    if name in POSITIONS:
        return POSITIONS[name](name, luck)
    return saying.laid(CARDS[name], luck, partial(_in_the_dark, name, luck))


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    saying.all_is_said(name, partial(position, name), monkeypatch, if_awaited=name in AWAITED)


@pytest.mark.sampled
@pytest.mark.parametrize("number", range(1, 7))
def test_every_special_location_has_its_say(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(c.id for c in OURS if isinstance(c, content.Location) and c.number == number)

    def found(luck: Random) -> Session:
        return finds(
            number, zones={"followers:0": ["guide"], "followers:1": ["hound"]},
            coming=tuple(luck.randrange(1, 7) for _ in range(30)), seed=luck.randrange(1000),
        )  # fmt: skip

    saying.all_is_said(name, found, monkeypatch)
