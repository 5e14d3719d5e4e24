"""Packs that change between two sittings: the campaign goes on with the edition of today."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from tabletop.packs import library
from tabletop.play.adaptation.stand_in import STANDS_FOR
from tabletop.play.campaigns import ledger as ledgers
from tabletop.play.campaigns.aftermath_text import told
from tabletop.play.campaigns.ledger_changes import next_sitting, table_of
from tabletop.play.campaigns.pack_editions import with_editions
from tabletop.table.campaign import Aftermath, Burned, Campaign, Hero, Thing
from tests.play.nights import begun, nights

OLD, NEW = "0123456789ab", "ba9876543210"


def knife(edition: str) -> str:
    return f"fen@{edition}/reed-knife"


def campaign(edition: str) -> Campaign:
    hero = Hero("sexton", "The Sexton", 0, {"health": 3}, {"pack": [Thing(knife(edition))]})
    return Campaign(2, "hill", [Burned(knife(edition))], [hero])


def test_cards_are_called_as_the_edition_in_play_calls_them_everywhere() -> None:
    options = {"pack:fen": NEW}
    assert with_editions(campaign(OLD), options) == campaign(NEW)
    assert with_editions(campaign(NEW), options) == campaign(NEW)
    for other in ({}, {"pack:moor": NEW}, {"pack:en": NEW}):
        assert with_editions(campaign(OLD), other) == campaign(OLD)


def test_a_campaign_goes_on_with_a_pack_that_was_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    first = begun(1, **{"pack:fen": OLD})
    stood = campaign(OLD)
    came = Aftermath(words="Dawn.", log=stood.log, heroes=stood.heroes, chapter="hill")
    ended = replace(first, sittings=[replace(first.sittings[0], aftermath=came)])
    assert ledgers.parse(ledgers.write(ended)) == ended
    now = SimpleNamespace(about=SimpleNamespace(id="fen"), digest=NEW)
    monkeypatch.setattr(library, "newest", lambda game, id: now if id == "fen" else None)
    going = next_sitting(ended, nights(), 3)
    assert going.sittings[1].options["pack:fen"] == NEW
    assert going.sittings[0] == ended.sittings[0], "what was written stays as it was written"
    table = table_of(going, nights())
    assert table.campaign == campaign(NEW) == going.base(1)
    assert STANDS_FOR + knife(NEW) in {piece.name for piece in table.pieces}
    later = Aftermath(words="Dawn.", heroes=campaign(NEW).heroes, chapter="church")
    last = replace(going.sittings[1], aftermath=later)
    whole = replace(going, sittings=[going.sittings[0], last])
    assert ledgers.parse(ledgers.write(whole)) == whole
    lines = told(going.base(1), later, nights())
    assert lines == ["The Night in the Church comes next."], "nothing but its edition has changed"
