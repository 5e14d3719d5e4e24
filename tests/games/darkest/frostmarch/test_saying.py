"""Frostmarch: every sentence of its cards that is carried out has its say."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tabletop import Session
from tabletop.packs.cards import Card
from tests.games.darkest import saying
from tests.games.darkest.frostmarch.north import ON, OURS, frozen, holding, met, northward
from tests.games.darkest.laying import TRIO, party

HOMEWARD = {"frostmarch-snowbound-priest", "frostmarch-frozen-sentry"}
"""Those that say something to a party on its way home."""
TOKENS = {name: {"life": 9, "fate": 3, "gold": 3} for name in TRIO}


def about(luck: Random, zones: dict[str, list[str]]) -> Session:
    """A position of three heroes who have lives to lose, with *zones*."""
    counters, on = {"spot": 0}, {TRIO[0]: {"held": 3}}
    return party(*TRIO, options=ON, tokens=TOKENS, zones=zones, counters=counters, on=on,
                 seed=luck.randrange(1000))  # fmt: skip


def going_home(luck: Random, card: str) -> Session:
    """On the next space on the way home lies *card*."""
    return party(*TRIO, options=ON, at=2, tokens=TOKENS, zones={"pile:1": [card]}, up=(card,),
                 counters={"homeward": 1}, on={"fields": {"visited": 1}},
                 seed=luck.randrange(1000))  # fmt: skip


SELDOM = {
    "frostmarch-oath-day": {"pile:1": ["frostmarch-oath-day"]},
    "frostmarch-oathbreaker": {
        "pile:1": ["frostmarch-oathbreaker"], "items:0": ["frostmarch-oath-ring"],
    },
    "frostmarch-snow-bear": {
        "pile:1": ["frostmarch-snow-bear"], "items:0": ["frostmarch-bearskin"],
    },
    "frostmarch-oath-taker": {
        "pile:1": ["frostmarch-oath-taker"], "items:0": ["frostmarch-oath-ring"],
    },
    "frostmarch-north-wind": {
        "pile:1": ["frostmarch-north-wind"], "items:0": ["frostmarch-bearskin"],
    },
    "frostmarch-winter-drake": {"pile:1": ["frostmarch-winter-drake"], "items:0": ["aegis"]},
    "frostmarch-hoarfrost-mail": {
        "pile:1": ["ox"], "items:0": ["frostmarch-hoarfrost-mail"],
    },
    "frostmarch-giants-tooth": {"pile:1": ["hill-giant"], "items:0": ["frostmarch-giants-tooth"]},
    "frostmarch-sledge": {"pile:1": ["heron"], "items:0": ["frostmarch-sledge"]},
    "frostmarch-sworn-blade": {"pile:1": ["heron"], "items:0": ["frostmarch-sworn-blade"]},
    "frostmarch-housecarl": {"pile:1": ["heron"], "followers:0": ["frostmarch-housecarl"]},
    "frostmarch-lawspeaker": {"pile:1": ["ox"], "followers:1": ["frostmarch-lawspeaker"]},
    "frostmarch-second-winter": {"pile:1": ["ox"], "spells:0": ["frostmarch-second-winter", "hex"]},
}  # fmt: skip
"""What lies about where those have their say that have it seldom."""


def _warden() -> Session:
    """She comes to the Ruins without Fate, and beats whom she meets."""
    zones = {"pile:4": ["wolf"]}
    tokens = {"frostmarch-oath-warden": {"strength": 9, "fate": 1}, "elf": {"life": 1}}
    return frozen("frostmarch-oath-warden", "elf", at=4, zones=zones, tokens=tokens,
                  counters={"spot": 0}, on={"hills": {"visited": 1}})  # fmt: skip


HOLDS = {"dwarf": {"held": 3}, "elf": {"held": 3}}
POSITIONS = {
    "frostmarch-howl-of-the-wendigo": lambda: frozen(
        zones={"pile:1": ["frostmarch-howl-of-the-wendigo"]}, counters={"spot": 0}, coming=(1, 6, 1)
    ),
    "frostmarch-hydra-spell": lambda: frozen(
        zones={"spells:0": ["warm-bread"], "spells:1": ["frostmarch-hydra-spell"]}, on=HOLDS
    ),
    "frostmarch-time-steal": lambda: frozen(
        zones={"spells:1": ["frostmarch-time-steal"], "pile:1": ["witch"]},
        on=HOLDS,
        counters={"spot": 0},
    ),
    "frostmarch-vortex": lambda: holding("vortex", zones={"spells:1": ["mending"]}),
    "frostmarch-black-ice": lambda: holding("black-ice", at=2),
    "frostmarch-horn-of-summoning": lambda: frozen(
        step="draw", at=2, zones={"items:0": ["frostmarch-horn-of-summoning"]}
    ),
    "frostmarch-quest-handful-of-desert": lambda: frozen(
        step="draw",
        at=4,
        to="temple",
        zones={"quest:0": ["frostmarch-quest-handful-of-desert"]},
    ),
    "frostmarch-quest-giants-word": lambda: met(
        "hill-giant",
        zones={"quest:0": ["frostmarch-quest-giants-word"]},
        tokens={"dwarf": {"strength": 20}},
    ),
    "frostmarch-oath-warden": _warden,
    "frostmarch-leprechaun": lambda: met("witch", "frostmarch-leprechaun"),
}
"""Where a card has its say that has none in the usual positions."""


def position(card: Card, luck: Random) -> Session:
    """A position in which the card may soon have its say."""
    if card.id == "frostmarch-hostage":
        tokens = {name: {"life": 9, "strength": 1 + luck.randrange(9)} for name in TRIO}
        zones = {"followers:0": [card.id], "pile:4": ["boar"]}
        return northward(*TRIO, at=4, zones=zones, tokens=tokens, counters={"spot": 0})
    if card.id in HOMEWARD and luck.randrange(2):
        return going_home(luck, card.id)
    if card.id in SELDOM:
        return about(luck, SELDOM[card.id])
    if card.id in POSITIONS:
        return POSITIONS[card.id]()
    return saying.laid(card, luck, partial(party, options=ON))


CARDS = {card.id: card for card in OURS}
PROVEN = "frostmarch-necromancer"
"""His begins to hold, as test_magic.py proves."""
SAYING = [name for name in CARDS if name != PROVEN and saying.carried_out(name)]


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    saying.all_is_said(name, partial(position, CARDS[name]), monkeypatch)
