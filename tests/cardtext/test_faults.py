"""The check finds nearly all faults of each kind that are seeded into shipped sentences, and tells
of nothing where nothing is wrong."""

from __future__ import annotations

import pytest

from tests.cardtext.faults import FAULTS, KINDS, drawn, measured, moved

GAMES = ("tower", "restless", "scenario", "parsifal")
"""Those whose tables were asked since their cards stand on a grammar."""

AT_LEAST = 0.9


@pytest.mark.sampled
def test_faults_of_each_kind_are_found_in_a_small_game_and_nothing_else() -> None:
    seeded = drawn(2, dict.fromkeys(KINDS, 5), 15, ["tower"])
    all, _, missed, alarms = measured(seeded)
    assert {kind for kind, _ in all} == {*KINDS}
    assert not missed
    assert not alarms


@pytest.mark.slow
def test_of_each_kind_nearly_all_are_found_and_of_twins_nothing_is_told() -> None:
    all, found, missed, alarms = measured(drawn(1, FAULTS, 200, GAMES))
    for kind in KINDS:
        number = sum(all[kind, game] for game in GAMES)
        assert sum(found[kind, game] for game in GAMES) >= AT_LEAST * number, missed
    assert not alarms


@pytest.mark.slow
def test_sentences_of_one_item_are_as_sound_on_another_of_its_kinds() -> None:
    *_, alarms = measured(moved(1, GAMES))
    assert not alarms
