"""Random games of every game there is, with overrides, undos, saves and typed-in chance."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.bots.luck import Luck
from tabletop.play.runner.snapshots import LARGE
from tabletop.play.shelf.game_shelf import game_called, names
from tabletop.table.table import freeze
from tests.conformance import walks
from tests.conformance.taking_back import TakingBack
from tests.conformance.walk import Walk, whole
from tests.table.sealed import Sealed, opened, seal_all


@pytest.mark.parametrize(("game", "seed"), walks(9, slow=6))
def test_a_random_game_holds(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody takes the name of a zone apart meanwhile."""
    seal_all(monkeypatch)
    walk = Walk(game, seed, longest=300, opened=opened)
    done = walk.run()
    assert done["answers"] + done["typed"] or done["finished"], "players may end it at once"
    zones = walk.session.table.zones.values()
    assert all(type(zone.name) is Sealed for zone in zones if zone.name != "felt")


@pytest.mark.parametrize(("game", "seed"), walks(9, slow=6))
def test_what_was_taken_back_leaves_no_trace(game: str, seed: int) -> None:
    done = TakingBack(game, seed).run()
    assert done["undos"] > 0 or done["finished"], "players may end it at once"


@pytest.mark.parametrize("game", names())
def test_a_game_by_the_rules_comes_to_its_end(game: str) -> None:
    plain = {"overrides": 0, "rewinds": 0, "undos": 0, "saves": 0, "probes": 0}
    walks = (Walk(game, seed, **plain).run() for seed in range(18, 58))
    assert any(done["finished"] == 1 for done in walks), "a long campaign does in one of a few"


@pytest.mark.parametrize("game", names())
def test_what_is_kept_to_come_back_to_is_the_table_as_it_lay(game: str) -> None:
    seats = min(4, game_called(game).seats[1])
    session, luck, lay = new_game(game, seats=seats, seed=5), Luck(5), {}
    while session.decisions and len(lay) < 120:
        lay[len(session.journal.entries)] = freeze(session.table)
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck))
    kept = [each for each in session.journal.checkpoints if each.entry in lay]
    assert len(kept) > len(lay) // 6
    large = len(kept[0].frozen) >= LARGE
    assert any(each.since for each in kept) == large, "kept by what was touched"
    for each in kept:
        assert freeze(each.table()) == lay[each.entry]


@pytest.mark.parametrize("game", names())
def test_a_game_goes_the_same_way_whether_anybody_listens_or_not(game: str) -> None:
    seats, went = min(3, game_called(game).seats[1]), []
    for listening in (True, False):
        session, luck = new_game(game, seats=seats, seed=8, hashing=listening), Luck(8)
        assert bool(session.play._listeners) == listening
        for _ in range(150):
            if not session.decisions:
                break
            decision = session.decisions[0]
            session.answer(whole(decision, luck.choice(decision.legal()), luck))
        went.append((freeze(session.table), session.lines))
    assert went[0] == went[1]
