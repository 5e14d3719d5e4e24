"""Woodland: every sentence of its cards that is carried out has its say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.packs.cards import Card
from tests.games.darkest import saying
from tests.games.darkest.woodland.laid import CARDS, DARK, wooded

SAYING = [
    name for name, card in CARDS.items()
    if saying.carried_out(name) and not isinstance(card, content.Location)
]  # fmt: skip
FOES = ("wolf", "wraith", "boar", "woodland-thieving-pixies", "old-bear")
MET = (*FOES, "swamp", "gambler", "gibbet", "toll")
DRAWN = ("gibbet", "stag", "imp", "cloudburst", "ash-wyrm", "heron")


def in_the_village(name: str, luck: Random) -> Session:
    """A hero with *name* stays in a Village."""
    return wooded(
        "dwarf", step="stay", at=0, to="city", zones={"items:0": [name]},
        tokens={"dwarf": {"life": 1, "fate": 1}}, seed=luck.randrange(1000),
    )  # fmt: skip


def position(name: str, luck: Random) -> Session:
    """Where the card called *name* may have its say."""
    if "in a Village" in CARDS[name].text and isinstance(CARDS[name], content.Thing):
        return in_the_village(name, luck)
    return saying.laid(CARDS[name], luck, partial(in_the_woods, name, luck))


def in_the_woods(name: str, luck: Random, *heroes: str, **laid: Any) -> Session:
    """A position in the Woodland, with Paths, Destinies and both kinds of Fate."""
    zones: dict[str, list[str]] = {
        zone: [*cards] for zone, cards in laid.pop("zones").items() if zone != "adventure"
    }
    card, tokens = CARDS[name], dict(laid.pop("tokens"))
    for hero in heroes:
        had = {**tokens.get(hero, {}), DARK: luck.choice((0, 0, 1, 3))}
        tokens[hero] = {**had, "fate": luck.choice((0, 1, 2)), "life": luck.choice((1, 2, 5))}
    zones["pile:1"] = _met(card, luck, zones["pile:1"])
    laid["up"] = tuple({"lynx"} & {*zones["pile:1"]}) if isinstance(card, content.Spell) else ()
    for zone, asked in _asked_for(card):
        if luck.random() < 0.7:
            zones[zone] = [asked, *(each for each in zones.get(zone, []) if each == name)]
    held = [each for each in ("woodland-the-singer", "woodland-clear-path") if each != name]
    if luck.random() < 0.4:
        zones["quest:0"] = [*zones.get("quest:0", []), luck.choice(held)]
    here = {piece for pieces in zones.values() for piece in pieces}
    zones["woodland-adventures"] = [piece for piece in DRAWN if piece not in here]
    zones["woodland-toads"] = ["woodland-toad"]
    zones |= {"woodland-paths": ["woodland-path-of-fortune", "woodland-dangerous-path"],
              "woodland-destinies": ["woodland-the-void", "woodland-the-dreaded"]}  # fmt: skip
    for zone in ("woodland-paths", "woodland-destinies"):
        zones[zone] = [piece for piece in zones[zone] if piece not in here]
    if content.lot(name) == "woodland-path" and luck.random() < 0.6:
        return wooded(*heroes, step="loot", at=6, zones={**zones, "pile:1": []}, tokens=tokens,
                      seed=laid["seed"])  # fmt: skip
    laid["at"] = luck.choice((1, 1, 1, 3, 4))
    if luck.random() < 0.3:
        laid["counters"] = {**laid["counters"], "homeward": 1}
    if "When you regain Life" in card.text:
        zones["pile:1"] = ["woodland-tranquil-glade"]
    if "Discard 2 Objects" in card.text:
        zones["items:0"] = ["sword", "water-bottle"]
    if "wins a Trove" in card.text and luck.random() < 0.6:
        return wooded(*heroes, step="guardian_combat", at=6, zones={**zones, "pile:1": []},
                      tokens=tokens, counters={"guarding": 1}, seed=laid["seed"])  # fmt: skip
    if laid["at"] != 1:
        zones[f"pile:{laid['at']}"] = zones.pop("pile:1")
    return wooded(*heroes, zones=zones, tokens=tokens, **laid)


def _met(card: Card, luck: Random, lying: list[str]) -> list[str]:
    """What is met: the card itself, or what it may speak of."""
    if card.id in lying:
        return [card.id, "badger"]
    return [luck.choice(MET), luck.choice(("lynx", "ox"))]


def _asked_for(card: Card) -> Iterator[tuple[str, str]]:
    """What else of a hero's a card names, and where it lies."""
    yield from saying.asked_for(card, CARDS.values())
    if "Magic Object" in card.text:
        yield "items:0", "belt-of-oak"


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    saying.all_is_said(name, partial(position, name), monkeypatch)
