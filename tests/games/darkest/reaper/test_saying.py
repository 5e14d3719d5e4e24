"""Reaper: every sentence of its cards that is carried out has its say."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.packs.cards import Card
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest import saying
from tests.games.darkest.bloodmoon.moonlit import WITH_REAPER, full, moonlit
from tests.games.darkest.laying import party
from tests.games.darkest.reaper.test_heroes import TAKES_A_LIFE
from tests.games.darkest.reaper.test_spells import POSITIONS

CARDS = {card.id: card for card in content.brought_by("reaper")}
SAYING = [name for name in CARDS if saying.carried_out(name)]


def _among_lycanthropes(luck: Random) -> Session:
    """The hero who is to take a life is one, and fights another: without Blood Moon none does."""
    zones = {"pile:1": ["toll"], "quest:2": [TAKES_A_LIFE, "bloodmoon-lycanthrope"]}
    return moonlit(bitten=(2,), options=WITH_REAPER, tokens=full(4), zones=zones,
                   seed=luck.randrange(1000))  # fmt: skip


def _lay(card: Card, luck: Random, *heroes: str, **laid: Any) -> Session:
    """A position in which the first hero has, as like as not, what *card* names; a Giant is met if
    it speaks of one."""
    zones: dict[str, list[str]] = laid.pop("zones")
    for other in CARDS.values():
        if other.name in card.text and other.id != card.id and luck.random() < 0.7:
            if isinstance(other, content.Follower):
                zones["followers:0"] = [other.id]
            elif isinstance(other, content.Thing):
                zones["items:0"] = [other.id]
    if "fight a Giant" in card.text:
        zones["pile:1"] = ["hill-giant"]
    return party(*heroes, options=put_in_play(["reaper"]), zones=zones, **laid)


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    card = CARDS[name]

    def position(luck: Random) -> Session:
        if name == TAKES_A_LIFE and luck.random() < 0.5:
            return _among_lycanthropes(luck)
        if name in POSITIONS:
            return POSITIONS[name]()
        return saying.laid(card, luck, partial(_lay, card, luck))

    saying.all_is_said(name, position, monkeypatch)
