"""Random campaigns of every game that has some: hands, undos and saves in every sitting."""

from __future__ import annotations

import pytest

from tabletop import Seat, Session
from tabletop.bots.luck import Luck
from tabletop.play.campaigns import ledger as ledgers
from tabletop.play.campaigns import ledger_changes
from tabletop.play.campaigns.ledger import Ledger
from tabletop.play.campaigns.sitting import Unwritable, is_written, sittings_of
from tabletop.play.record_loader import parse
from tabletop.play.shelf.game_shelf import game_called, names
from tests.conformance import walk
from tests.conformance.walk import Walk
from tests.seeds import some_slow

MANY = [name for name in names() if game_called(name).sittings is not None]
SITTINGS = 4


def test_there_is_a_game_with_campaigns() -> None:
    assert MANY


def walked(ledger: Ledger, seed: int, monkeypatch: pytest.MonkeyPatch, **how: int) -> Session:
    """The last sitting of *ledger*, walked through as any game is."""
    game = ledger_changes.game_of(ledger)
    session = Session(game, ledger_changes.table_of(ledger, game))
    monkeypatch.setattr(walk, "started", lambda *_: session)
    walking = Walk(game.id, seed, **how)
    walking.run()
    return walking.session


@pytest.mark.parametrize("seed", range(1, 13))
@pytest.mark.parametrize("name", some_slow(MANY, {"darkest", "scenario"}))
def test_a_random_campaign_holds(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever hands do, a sitting leaves something sound behind, or it is said why it cannot."""
    luck, game = Luck(seed), game_called(name)
    seats = [Seat(f"Player {n + 1}", 0) for n in range(game.seats[1])]
    ledger = ledger_changes.new_ledger(game, seats, seed)
    for number in range(SITTINGS):
        session = walked(ledger, seed + number, monkeypatch, probes=1)
        before = session.table.campaign
        assert before == ledger.stands, "nothing changes it while it is played"
        assert parse(session.to_json()).table.campaign == before
        if not session.over:
            return  # hands kept it alive for ever
        try:
            ended = ledger_changes.end_sitting(ledger, session)
        except Unwritable:
            assert not is_written(session)
            return
        again = ledger_changes.end_sitting(ledger, session)
        assert again == ended
        assert ledgers.parse(ledgers.write(ended)) == ended
        assert session.record().table.campaign == before
        if luck.chance(30):
            ledger = ledger_changes.play_again(ended, luck.below(100))
        elif ended.stands.over:
            return
        else:
            ledger = ledger_changes.next_sitting(ended, game, luck.below(100))


SITTINGS = 60
"""More than any campaign has of which it is known how many there are at most."""


@pytest.mark.sampled
@pytest.mark.parametrize("name", MANY)
def test_a_campaign_by_the_rules_comes_to_its_end(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_called(name)
    ledger = ledger_changes.new_ledger(game, [Seat("Ada", 0)] * game.seats[0], 7)
    for number in range(SITTINGS):
        session = walked(ledger, number, monkeypatch, overrides=0, rewinds=0)
        assert is_written(session)
        ledger = ledger_changes.end_sitting(ledger, session)
        if ledger.stands.over:
            return
        ledger = ledger_changes.next_sitting(ledger, game, number)
    assert sittings_of(game).most == 0, "it has no end, and should have one"
