"""All eight sets of the toys, with and without Reaper: random campaigns with hands and undos."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tabletop import Seat, Session
from tabletop.bots.luck import Luck
from tabletop.play.campaigns import ledger_changes
from tabletop.play.campaigns.sitting import Unwritable
from tabletop.play.record_loader import parse
from tabletop.play.shelf.game_shelf import game_called
from tests.conformance import walk
from tests.conformance.walk import Walk
from tests.games.darkest.toys import SETS, on_the_shelf, played_with

CAMPAIGNS = int(os.environ.get("CAMPAIGNS", "30"))
"""So many of each set."""

JOURNEYS, SITTINGS = 6, 3
"""A campaign is left after so many journeys, in so many sittings."""


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with on_the_shelf():
        yield


def campaign(toys: tuple[str, ...], seed: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """The journeys of one campaign, which is given up after six of them."""
    game, luck = game_called("+".join(("darkest", *toys))), Luck(seed)
    options = played_with(*toys, party_wipe="new-party")
    ledger = ledger_changes.new_ledger(game, [Seat("Ada", 0)], seed, options)
    for number in range(SITTINGS):
        session = Session(game, ledger_changes.table_of(ledger, game))
        monkeypatch.setattr(walk, "started", lambda *_, session=session: session)
        walking = Walk("darkest", seed + number, overrides=4, probes=1, longest=600)
        walking.run()
        session = walking.session
        table = session.table
        assert parse(session.to_json()).table.pieces == table.pieces
        if table.count("journeys") >= JOURNEYS or not session.over:
            return table.count("journeys")
        try:
            ledger = ledger_changes.end_sitting(ledger, session)
        except Unwritable:
            break
        if ledger.stands.over:
            break
        ledger = ledger_changes.next_sitting(ledger, game, luck.below(100))
    return session.table.count("journeys")


@pytest.mark.slow
@pytest.mark.parametrize("reaper", [False, True])
@pytest.mark.parametrize("toys_", SETS)
def test_random_campaigns_of_every_set_hold(
    toys_: tuple[str, ...], reaper: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = tuple(sorted((*toys_, "reaper"))) if reaper else toys_
    gone = [campaign(chosen, 100 * n, monkeypatch) for n in range(1, CAMPAIGNS + 1)]
    assert sum(gone) >= CAMPAIGNS, "they set out"
