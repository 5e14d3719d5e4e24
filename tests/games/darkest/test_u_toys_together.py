"""All eight sets of the toys, with and without Reaper: random campaigns with hands and undos."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest

from tabletop import Seat, Session
from tabletop.bots.luck import Luck
from tabletop.play.campaigns import ledger_changes
from tabletop.play.campaigns.sitting import Unwritable
from tabletop.play.questions.decision import Decision
from tabletop.play.record_loader import parse
from tabletop.play.shelf.game_shelf import game_called
from tests.conformance import walk
from tests.conformance.walk import Walk
from tests.games.darkest.toys import SETS, on_the_shelf, played_with

CAMPAIGNS = int(os.environ.get("CAMPAIGNS", "30"))
"""So many of each set."""

JOURNEYS, SITTINGS, LONGEST = 6, 3, 700
"""A campaign is left after so many journeys, in so many sittings, each of so many decisions."""


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with on_the_shelf():
        yield


class Travels(Walk):
    """A walk that gets about: by lot as any other, but mostly on, over the Chapel, and not home."""

    def _take_an_option(self) -> None:
        decision = self.session.decisions[0]
        wanted = self._wanted(decision)
        if wanted and self.luck.chance(75):
            self.session.answer(wanted, seat=decision.seat)
            self.seen["answers"] += 1
        else:
            super()._take_an_option()

    def _wanted(self, decision: Decision) -> str:
        """What leads far; nothing, where that is all the same."""
        legal = [option.key for option in decision.legal()]
        order = ["cross fen", "fight", "forward", "ready"]
        order.insert(0, "chapel" if self.luck.chance(60) else "trove")
        return next((key for key in order if key in legal), "")


def campaign(
    toys: tuple[str, ...], seed: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[int, Counter[str]]:
    """The journeys of one campaign, and the rules by which things happened in it."""
    game, luck = game_called("+".join(("darkest", *toys))), Luck(seed)
    options = played_with(*toys, party_wipe="new-party")
    ledger = ledger_changes.new_ledger(game, [Seat("Ada", 0)], seed, options)
    happened, journeys = Counter[str](), 0
    for number in range(SITTINGS):
        session = Session(game, ledger_changes.table_of(ledger, game))
        monkeypatch.setattr(walk, "started", lambda *_, session=session: session)
        walking = Travels("darkest", seed + number, overrides=3, rewinds=0, probes=1,
                          longest=LONGEST)  # fmt: skip
        walking.run()
        session = walking.session
        happened.update(line.rule for line in session.lines)
        journeys = session.table.count("journeys")
        assert parse(session.to_json()).table.pieces == session.table.pieces
        if journeys >= JOURNEYS or not session.over:
            break
        try:
            ledger = ledger_changes.end_sitting(ledger, session)
        except Unwritable:
            break
        if ledger.stands.over:
            break
        ledger = ledger_changes.next_sitting(ledger, game, luck.below(100))
    return journeys, happened


MUST = {"fen": ("DTC-336", "DTC-337"), "gaol": ("GAO-001",), "hound": ("HND-001", "HND-002")}
"""What has happened at least once in the campaigns of a set with these."""


@pytest.mark.slow
@pytest.mark.parametrize("reaper", [False, True])
@pytest.mark.parametrize("toys_", SETS)
def test_random_campaigns_of_every_set_hold(
    toys_: tuple[str, ...], reaper: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = tuple(sorted((*toys_, "reaper"))) if reaper else toys_
    happened, journeys = Counter[str](), 0
    for n in range(1, CAMPAIGNS + 1):
        gone, found = campaign(chosen, 100 * n, monkeypatch)
        journeys += gone
        happened += found
    assert journeys >= 3 * CAMPAIGNS, "they get about"
    assert {rule for toy in toys_ for rule in MUST[toy]} <= {*happened}
