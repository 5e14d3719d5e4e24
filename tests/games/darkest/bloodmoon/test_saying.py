"""Blood Moon: every sentence of its cards that is carried out has its say."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tests.games.darkest import saying
from tests.games.darkest.bloodmoon.moonlit import moonlit

CARDS = {card.id: card for card in content.brought_by("bloodmoon")}
SAYING = [name for name in CARDS if saying.carried_out(name)]
FOES = ("lynx", "bog-man", "wraith", "bloodmoon-scarecrow", "bloodmoon-low-butcher")
MET = (*FOES, "swamp", "gambler", "gibbet", "toll")
THINGS = ("bloodmoon-silver-dagger", "bloodmoon-hollow-pumpkin", "water-bottle")
COMPANY = ("bloodmoon-wolf-cub", "bloodmoon-black-cat", "bloodmoon-witchfinder", "guide")


TURNED_UP = ("bloodmoon-moon-mist", "bloodmoon-moon-cultist", "surveyor", "wraith", "will-o-wisp")
"""What somebody waits for to be turned up, or to be beaten."""


def won(luck: Random) -> Session:
    """A Trove is divided."""
    zones = {"trove": ["bloodmoon-living-doll", "aegis"]}
    return moonlit(step="loot", at=6, to="crags", zones=zones, seed=luck.randrange(1000))


def left(luck: Random) -> Session:
    """A new Road Space is done with."""
    zones = {"items:0": ["bloodmoon-hungering-artefact"], "pile:3": ["witch"]}
    return moonlit(step="space_done", at=3, zones=zones, shown=("witch",), counters={"row": 1},
                   seed=luck.randrange(1000))  # fmt: skip


CLERK = "bloodmoon-bounty-clerk"
"""He pays once an Enemy is beaten, as test_deck.py proves."""

POSITIONS = {"bloodmoon-living-doll": won, "bloodmoon-hungering-artefact": left}


def by_moonlight(name: str, luck: Random, *heroes: str, **laid: Any) -> Session:
    """That position while the Blood Moon is up, by Day or by Night, with or without a lycanthrope
    and what its cards ask for."""
    zones: dict[str, list[str]] = laid.pop("zones")
    card = CARDS[name]
    if content.lasts(name):
        zones |= {"lasting": [name], "pile:1": [luck.choice(MET)]}
    elif isinstance(card, content.Thing | content.Follower):
        about = MET if "you meet" in card.text else FOES
        zones["pile:1"] = [luck.choice(TURNED_UP if "turns up" in card.text else about)]
    elif isinstance(card, content.HeroCard):
        zones["pile:1"] = [luck.choice(TURNED_UP)]
    elif isinstance(card, content.Spell):
        zones["pile:1"] = [luck.choice(FOES[1:]), "lynx", "old-bear", "witch"]
    else:
        zones["items:0"] = [luck.choice(THINGS), *luck.choice((["sword"], []))]
        zones["followers:0"] = luck.choice(([luck.choice(COMPANY)], []))
    if luck.random() < 0.5 and "bloodmoon-scarecrow" not in zones["pile:1"]:
        zones["pile:3"] = ["bloodmoon-scarecrow"]
        laid["up"] = (*laid.get("up", ()), "bloodmoon-scarecrow")
    here = {piece for zone, pieces in zones.items() if zone != "adventure" for piece in pieces}
    zones["adventure"] = [piece for piece in zones["adventure"] if piece not in here]
    tokens = laid.pop("tokens")
    if luck.random() < 0.3:
        tokens = {hero: {**has, "life": 2} for hero, has in tokens.items()}
    return moonlit(
        *heroes, zones=zones, tokens=tokens, night=luck.random() < 0.5, stands=luck.choice((0, 3)),
        bitten=luck.choice(((), (0,))), shown=laid.pop("up", ()), **laid,
    )  # fmt: skip


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = POSITIONS.get(name)
    lay = partial(by_moonlight, name)
    saying.all_is_said(
        name,
        position or (lambda luck: saying.laid(CARDS[name], luck, partial(lay, luck))),
        monkeypatch,
        if_awaited=name == CLERK,
    )
