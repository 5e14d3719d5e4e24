"""Where the rules have come to: reckoned on from entry to entry, however the game went back."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.play.records.journal import Answer, AnyEntry, Override
from tabletop.play.runner.waiting_answers import Stages


@pytest.mark.parametrize("seed", range(20))
def test_a_stage_is_the_same_whether_it_was_reckoned_on_or_from_the_beginning(seed: int) -> None:
    luck, kept = Random(seed), Stages()
    entries: list[AnyEntry] = []
    undone: list[AnyEntry] = []
    for _ in range(60):
        if entries and luck.random() < 0.3:
            cut = luck.randrange(len(entries))
            entries, undone = entries[:cut], entries[cut:]
        elif undone and luck.random() < 0.5:
            entries, undone = entries + undone, []
        else:
            entries, undone = [*entries, Answer(0, luck.choice("ab"), "TST-1")], []
        number = luck.randrange(len(entries) + 1)
        assert kept.before(entries, number) == Stages().before(entries, number)
        assert kept.before(entries, len(entries)) == Stages().before(entries, len(entries))


def test_what_is_done_by_hand_is_no_other_stage_and_another_answer_is() -> None:
    first, by_hand = Answer(0, "a", "TST-1"), Override("note", {})
    here = Stages().before([first], 1)
    assert Stages().before([first, by_hand], 2) == here
    assert Stages().before([by_hand, first], 2) == here
    assert Stages().before([Answer(0, "b", "TST-1")], 1) != here
    assert Stages().before([first, first], 2) != here
