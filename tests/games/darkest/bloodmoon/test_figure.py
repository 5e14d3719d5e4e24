"""DTB-001: the Werewolf's figure, and where it stands."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.play.rules.game_box import put_in_play


@pytest.mark.rule("DTB-001", "DTB-002")
def test_at_set_up_the_werewolf_stands_beside_the_village() -> None:
    table = new_game("darkest", seats=1, seed=1, options=put_in_play(["bloodmoon"])).table
    assert [piece.name for piece in table["bloodmoon-beside"]] == ["bloodmoon-figure"]
    assert "bloodmoon-troves" in table.zones


def test_it_is_off_unless_it_is_put_in_play() -> None:
    table = new_game("darkest", seats=1, seed=1).table
    assert not any(name.startswith("bloodmoon") for name in table.zones)
