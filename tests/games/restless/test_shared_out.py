"""RST-212: several Items are shared out among several in one answer, in whatever order."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Session
from tabletop.play.ports.port import Port
from tabletop.table.table import freeze
from tests.games.restless.camp import asked, battle, blocked, keys, meeting, names, play
from tests.games.restless.half_said import half_said

LOOT = {"loot": ["club", "broth", "rope"]}


def won(**more: object) -> Session:
    """Two Loot lie there to be divided: a Club and a Broth."""
    session = battle(foe="hoarder", decks=LOOT, coming=[20], **more)
    return play(session, "slot 0", "attack unarmed", "slot 0")


@pytest.mark.rule("RST-211", "RST-212")
def test_all_that_was_drawn_is_divided_in_one_answer_and_one_undo() -> None:
    session = won()
    assert names(session, "drops") == ["club", "broth"]
    before, said = freeze(session.table), len(session.journal.entries)
    play(session, "slot 1")
    assert freeze(session.table) == before, "nothing changes hands before all of it is said"
    play(session, "slot 0")
    assert (names(session, "inventory:0"), names(session, "inventory:1")) == (["broth"], ["club"])
    assert [entry.key for entry in session.journal.entries[said:]] == ["slot 1/slot 0"]  # type: ignore[union-attr]
    session.undo()
    assert freeze(session.table) == before


@pytest.mark.rule("RST-212")
def test_whichever_is_dragged_is_said_first() -> None:
    session = won()
    port, broth = Port(session, 0), session.table.named("broth").id
    meant = {each.zone: each.keys for each in port.drops(broth)}
    assert meant["inventory:1"] == (f"first broth#{broth}", "slot 1")
    assert {"inventory:0", "character:0", "ground"} <= {*meant}
    for key in meant["inventory:1"]:
        port.answer(key)
    club = session.table.named("club").id
    assert {each.zone for each in port.drops(club)} >= {"inventory:0", "ground"}
    assert not port.drops(broth), "it is said"
    port.answer("ground")
    assert (names(session, "inventory:1"), names(session, "ground")) == (["broth"], ["club"])


@pytest.mark.rule("RST-099", "RST-101")
def test_room_is_what_is_left_once_what_was_said_is_there() -> None:
    session = won()
    options = {o.key: o.label for o in session.decision.options}  # type: ignore[union-attr]
    free = int(options["slot 1"].partition("room for ")[2][0])
    port = Port(session, 0)
    port.answer("slot 1")
    (taking,) = [o for o in port.decision.options if o.key == "slot 1"]  # type: ignore[union-attr]
    assert f"room for {max(free - 3, 0)}" in taking.label
    assert taking.tells == "It gets Club. Would carry 4 of 6."


@pytest.mark.rule("RST-106", "RST-212")
def test_what_waits_is_greyed_in_each_part() -> None:
    session = won(holds={"ann": ["crumbs"]})
    first = blocked(session)
    assert first["use crumbs"] == "RST-212"
    play(session, "slot 1")
    assert blocked(session)["use crumbs"] == "RST-212"
    with pytest.raises(Refusal):
        play(session, "use crumbs", anyway=True)


@pytest.mark.rule("RST-230", "RST-212")
def test_what_the_dead_leave_is_shared_out_in_one_answer_too() -> None:
    session = meeting("well", wounds={"ann": 4}, coming=[1], holds={"ann": ["rope", "broth"]})
    play(session, "stay", "slot 0")
    assert asked(session) == "RST-212"
    play(session, "slot 1", "ground")
    assert names(session, "inventory:1") == ["rope"]
    assert names(session, "ground") == ["broth"]


@pytest.mark.rule("RST-212")
def test_an_answer_of_the_time_when_they_were_divided_one_by_one_is_understood() -> None:
    then = half_said(won(), "slot 1")
    assert names(then, "inventory:1") == ["club"]
    assert (asked(then), names(then, "drops")) == ("RST-212", ["broth"])
    play(then, "slot 0")
    assert names(then, "inventory:0") == ["broth"]


@pytest.mark.rule("RST-004", "RST-212")
def test_what_hands_take_away_meanwhile_is_not_shared_out() -> None:
    session = won()
    club, broth = (session.table.named(name).id for name in ("club", "broth"))
    session.override("move", piece=club, zone="loot-used", face_up=True)
    assert keys(session)[:2] == ["slot 0", "slot 1"]
    session.override("move", piece=broth, zone="loot-used", face_up=True)
    assert keys(session) == ["gone"]
    play(session, "gone")
    assert asked(session) == "RST-142"


# --- letting go --------------------------------------------------------------------------------

PACKED = {"ann": ["club", "kettle", "rope"]}


@pytest.mark.rule("RST-102")
def test_all_that_goes_of_too_much_weight_is_one_answer_asked_until_the_rest_fits() -> None:
    session = meeting("yoke", ("ann", "di"), holds=PACKED, on={"ann": {"over": 0}})
    play(session, "stay")
    assert asked(session) == "RST-102"
    before, given = freeze(session.table), len(session.journal.entries)
    play(session, "lay rope")
    assert asked(session) == "RST-102", "it is not enough"
    assert "lay rope" not in keys(session)
    assert freeze(session.table) == before
    play(session, "give club")
    assert (names(session, "ground"), names(session, "inventory:1")) == (["rope"], ["club"])
    assert names(session, "inventory:0") == ["kettle"]
    assert len(session.journal.entries) == given + 1
    session.undo()
    assert freeze(session.table) == before


@pytest.mark.rule("RST-101", "RST-105")
def test_room_is_made_by_as_many_as_it_takes_and_given_to_whom_it_is_said() -> None:
    session = battle(
        ("ann", "bo", "di"),
        foe="hoarder",
        decks={"loot": ["bow", "broth"]},
        coming=[20],
        holds={"ann": ["club", "kettle", "crumbs"]},
    )
    play(session, "slot 0", "attack unarmed", "slot 0", "slot 0", "ground")
    assert asked(session) == "RST-101"
    before = freeze(session.table)
    play(session, "lay crumbs", "give club")
    assert (keys(session), freeze(session.table)) == (["slot 1", "slot 2"], before)
    play(session, "slot 2")
    assert names(session, "inventory:2") == ["club"], "not to the first there is"
    assert names(session, "inventory:0") == ["kettle", "bow"]
    assert names(session, "ground") == ["crumbs", "broth"]


@pytest.mark.rule("RST-102")
def test_an_answer_of_the_time_when_items_went_one_by_one_is_understood() -> None:
    session = meeting("yoke", ("ann", "di"), holds=PACKED)
    play(session, "stay")
    then = half_said(session, f"lay rope#{session.table.named('rope').id}")
    assert (names(then, "ground"), asked(then)) == (["rope"], "RST-102")
    play(then, "lay club")
    assert names(then, "inventory:0") == ["kettle"]
