"""Reaper: every sentence of its cards that is carried out has its say."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
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


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lay = partial(party, options=put_in_play(["reaper"]))

    def position(luck: Random) -> Session:
        if name == TAKES_A_LIFE and luck.random() < 0.5:
            return _among_lycanthropes(luck)
        return POSITIONS[name]() if name in POSITIONS else saying.laid(CARDS[name], luck, lay)

    saying.all_is_said(name, position, monkeypatch)
