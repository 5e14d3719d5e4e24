"""Of what a printed card asks for, what is chosen and which it is are one answer."""

from __future__ import annotations

import pytest

from tabletop.play.ports.port import Port
from tabletop.table.table import freeze
from tests.games.restless.camp import asked, health, keys, meeting, names, play
from tests.games.restless.half_said import half_said

SEDGE = "corporal-sedge"
HELD = {SEDGE: ["boiled-crow", "ditch-reapers-hook"]}


@pytest.mark.rule("RST-007", "RST-270")
def test_an_item_or_health_and_which_item_are_one_answer_and_one_drop() -> None:
    session = meeting("toll-of-teeth", (SEDGE,), holds=HELD)
    play(session, "stay")
    before, given = freeze(session.table), len(session.journal.entries)
    assert (asked(session), keys(session)) == ("RST-007", ["yes", "no"])
    crow, hook = (session.table.named(name).id for name in HELD[SEDGE])
    (meant,) = Port(session, 0).drops(crow)
    assert meant.keys == ("yes", f"boiled-crow#{crow}")
    play(session, "yes")
    assert (asked(session), freeze(session.table)) == ("RST-270", before)
    play(session, "ditch-reapers-hook")
    assert names(session, "inventory:0") == ["boiled-crow"]
    assert session.journal.entries[given].key == f"yes/ditch-reapers-hook#{hook}"  # type: ignore[union-attr]
    session.undo()
    assert freeze(session.table) == before
    then = half_said(session, "yes")
    assert asked(then) == "RST-270", "of the time when which it is was a question by itself"
    play(then, "boiled-crow")
    assert names(then, "inventory:0") == ["ditch-reapers-hook"]
    play(session, "no")
    assert health(session, SEDGE)[1] == 2


@pytest.mark.rule("RST-007", "RST-270")
def test_the_only_item_is_dragged_onto_its_pile() -> None:
    session = meeting("toll-of-teeth", (SEDGE,), holds={SEDGE: ["boiled-crow"]})
    play(session, "stay")
    crow = session.table.named("boiled-crow")
    (meant,) = Port(session, 0).drops(crow.id)
    assert meant.keys == ("yes",)
    play(session, "yes")
    assert session.table.named("boiled-crow").zone == meant.zone
