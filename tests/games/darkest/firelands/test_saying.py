"""Firelands: every sentence of its cards that is carried out has its say."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.packs.cards import Card
from tests.games.darkest import saying
from tests.games.darkest.firelands.burning_land import burning

CARDS = {card.id: card for card in content.brought_by("firelands")}
SAYING = [
    name for name, card in CARDS.items()
    if saying.carried_out(name) and not isinstance(card, content.Location)
]  # fmt: skip
FOES = ("wolf", "wraith", "bog-man", "firelands-salamander", "firelands-glass-elemental")
MET = (*FOES, "swamp", "gambler", "gibbet", "toll")
DRAWN = ("gibbet", "stag", "imp", "cloudburst", "firelands-magma-brute", "old-bear")
THINGS = ("water-bottle", "firelands-seal", "firelands-shamshir", "yew-bow")
COMPANY = ("firelands-royal-masons", "firelands-taleweaver", "guide", "princess")


def in_the_village(name: str, luck: Random) -> Session:
    """A hero with *name* and trophies stays in a Village."""
    return burning(
        "dwarf", step="stay", at=0, zones={"items:0": [name], "trophies:0": ["wolf", "boar"]},
        tokens={"dwarf": {"life": 1, "fate": 0, "gold": 1}}, seed=luck.randrange(1000),
    )  # fmt: skip


def after_the_first(name: str, luck: Random) -> Session:
    """*name* lies face up, and the party goes on to the next card."""
    return burning(
        zones={"pile:1": [name, "toll"], "firelands-adventures": ["imp", "old-bear"]},
        up=(name,), counters={"spot": 100}, seed=luck.randrange(1000),
    )  # fmt: skip


POSITIONS: dict[str, Callable[[str, Random], Session]] = {"firelands-scourge": in_the_village}


def position(name: str, luck: Random) -> Session:
    """Where the card called *name* may have its say."""
    if name in POSITIONS:
        return POSITIONS[name](name, luck)
    if "When the party moves on" in CARDS[name].text and luck.random() < 0.5:
        return after_the_first(name, luck)
    return saying.laid(CARDS[name], luck, partial(in_fire, name, luck))


def in_fire(name: str, luck: Random, *heroes: str, **laid: Any) -> Session:
    """A position with fire, Terrain, trophies and Enemies on the road, or without."""
    zones: dict[str, list[str]] = laid.pop("zones")
    card = CARDS[name]
    _met(zones, card, luck)
    _borne(zones, card, luck)
    if luck.random() < 0.3:
        laid["tokens"] = {hero: {**has, "life": 2} for hero, has in laid["tokens"].items()}
    here = {piece for pieces in zones.values() for piece in pieces}
    if luck.random() < 0.5 and "badger" not in here:
        zones["pile:2"], laid["up"] = ["badger"], (*laid.get("up", ()), "badger")
    if luck.random() < 0.5:
        zones["trophies:0"] = [each for each in ("boar", "adder", "heron") if each not in here]
    if luck.random() < 0.6:
        zones |= {"marker:1": ["firelands-token"], "marker:4": ["firelands-token"]}
    if luck.random() < 0.5:
        zones["ground:1"] = ["outer-hills", luck.choice(("firelands-oasis", "firelands-desert"))]
    here = {piece for pieces in zones.values() for piece in pieces}
    zones["adventure"] = [piece for piece in zones["adventure"] if piece not in here]
    zones["firelands-adventures"] = [piece for piece in DRAWN if piece not in here]
    return burning(*heroes, zones=zones, **laid)


def _met(zones: dict[str, list[str]], card: Card, luck: Random) -> None:
    """What is met: the card itself, or what it speaks of."""
    if "you burn a card" in card.text:
        zones["pile:1"] = ["firelands-magma-brute"]
        zones["items:0"] = [*zones["items:0"], "shield"]
    elif isinstance(card, content.Thing | content.Follower | content.HeroCard):
        zones["pile:1"] = [luck.choice(MET if "turns up" in card.text else FOES)]
        if "receive" in card.text:
            zones |= {"items:0": [], "followers:0": [], "pile:1": [card.id]}
    elif isinstance(card, content.Spell):
        zones["pile:1"] = [luck.choice(MET), "lynx"]
        if "Magic Object" in card.text:
            zones["items:0"] = ["belt-of-oak"]
    else:
        zones["items:0"] = [luck.choice(THINGS), *luck.choice((["sword"], []))]
        zones["followers:0"] = luck.choice(([luck.choice(COMPANY)], []))


def _borne(zones: dict[str, list[str]], card: Card, luck: Random) -> None:
    """What the first hero has with it of what the card asks for, and the card if it is a mount."""
    for zone, asked in saying.asked_for(card, CARDS.values()):
        if luck.random() < 0.7:
            zones[zone] = [asked]
    if getattr(card, "mount", False):
        zones |= {"mount:0": [card.id], "followers:0": []}


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    saying.all_is_said(name, partial(position, name), monkeypatch)
