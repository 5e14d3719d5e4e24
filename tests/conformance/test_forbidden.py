"""What is forbidden in random games of every game there is: refused by a rule, or done anyway.

A sample of `python -m tests.conformance GAME --games 300 --anyway`.
"""

from __future__ import annotations

import pytest

from tests.conformance import is_toy, walks
from tests.conformance.forbidden import Forbidden
from tests.seeds import some_slow


@pytest.mark.parametrize(("game", "seed"), some_slow(walks(3), {("skirmish", 1)}))
def test_all_that_is_forbidden_has_a_rule_and_can_be_done_anyway(game: str, seed: int) -> None:
    seen = 0
    for more in range(0, 4000, 100):  # the smallest games are over before anybody looked
        tried = Forbidden(game, seed + more, looked=10, places=8, anyway=5)
        seen += tried.run()["tried in vain"]
        assert not tried.found
        assert not tried.blankets() or is_toy(game), "a toy has one reason for all it refuses"
        if seen > 40:
            break
    assert seen > 40
