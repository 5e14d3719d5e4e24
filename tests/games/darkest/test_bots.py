"""The careful party of bots: it comes to an end, whatever stands in its way."""

from __future__ import annotations

import pytest

from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tests.games.darkest.laying import answer, asked, party


@pytest.mark.parametrize(("strength", "chosen"), [(20, "on"), (2, "back")])
def test_a_careful_party_leaves_guardians_of_whom_it_can_fell_none(
    strength: int, chosen: str
) -> None:
    """It fought on for ever where neither side could hurt the other."""
    session = party("troll", step="pits", at=6, to="portal-of-power", coming=(6,) * 20,
                    tokens={"troll": {"strength": strength, "life": 40, "fate": 0}},
                    counters={"climb": 7})  # fmt: skip
    while asked(session) != "DTC-281":
        answer(session, "none")
    assert session.table["guardians"]
    assert session.decision is not None
    choose = bot(session.game, "thoughtful")
    assert choose(session.view(0), session.decision, Luck(1)) == chosen
