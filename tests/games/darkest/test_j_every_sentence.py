"""Every sentence that is carried out has its say, in positions laid for its card."""

from __future__ import annotations

from functools import partial

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.game import GAME
from tests.games.darkest import saying

ADVENTURES = [c.id for c in content.of_kind(*content.ADVENTURES) if c.text]
SPELLS = [c.id for c in content.of_kind("spell")]
OBJECTS = [c.id for c in content.of_kind("magic", "purchase") if "Discard this" in c.text]
LOCATIONS = [c.id for c in content.of_kind("location") if c.text and c.category != "road"]  # type: ignore[attr-defined]


@pytest.mark.sampled
@pytest.mark.parametrize("name", [*ADVENTURES, *SPELLS, *OBJECTS, *LOCATIONS])
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAME.wording is not None  # all phrases are there by now
    saying.all_is_said(name, partial(saying.laid, content.pack().cards[name]), monkeypatch)
