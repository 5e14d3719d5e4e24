"""Deeds, and the numbers they work with: who reacts, in which order, and what is out of force."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.play.rules.modifiers import Part, Value
from tests.play.toy import MODIFIERS, play, told, toy


def charmed(*charms: str, seat: int = 0, seats: int = 2) -> Session:
    """Charms before a child, the first at the bottom, and a bell."""
    session = toy(seats)
    for name in charms:
        lay(session, name, f"charms:{seat}")
    lay(session, "joker", "bells")
    return session


def lay(session: Session, name: str, zone: str) -> None:
    session.override("move", piece=session.table.named(name).id, zone=zone, face_up=True)


def since(session: Session, words: str) -> list[str]:
    """What was told from the line on that begins with *words*."""
    lines = told(session)
    first = next(i for i, line in enumerate(lines) if line.startswith(words))
    return lines[first:]


def test_what_would_comes_before_the_deed_and_what_comes_after_follows() -> None:
    session = play(charmed("red-2", "red-4"), "bump")
    assert since(session, "red-2 softens") == [
        "red-2 softens.",
        "red-4 softens.",
        "Bump.",
        "joker rings.",
        "1 in all.",
    ]
    assert session.table.count("bumps:0") == 1
    assert session.table["charms:0"] == []


def test_a_prevented_deed_is_not_done_nothing_follows_and_nothing_else_is_used_up() -> None:
    session = play(charmed("red-2", "blue-2", "red-4"), "bump")
    assert session.table.count("bumps:0") == 0
    assert "Bump." not in told(session)
    assert "joker rings." not in told(session)
    assert [card.name for card in session.table["charms:0"]] == ["red-4"]


def test_a_piece_reacts_only_where_it_does_that() -> None:
    session = charmed()
    lay(session, "red-2", "heap")
    play(session, "bump")
    assert session.table.count("bumps:0") == 3


def test_those_of_the_active_seat_react_first_then_clockwise() -> None:
    session = toy(3)
    for seat, name in enumerate(("red-2", "red-4", "red-1")):
        lay(session, name, f"charms:{seat}")
    session.override("count", piece=-1, counter="active", value=1)
    play(session, "bump")
    assert [line for line in told(session) if "softens" in line] == [
        "red-4 softens.",
        "red-1 softens.",
        "red-2 softens.",
    ]


def test_a_suspended_piece_does_not_react_until_it_is_reinstated() -> None:
    session = charmed("red-2")
    session.override("suspend", subject="red-2")
    session.override("suspend", subject="joker")
    play(session, "bump")
    assert session.table.count("bumps:0") == 3
    assert "joker rings." not in told(session)
    session.override("reinstate", subject="red-2")
    session.override("count", piece=-1, counter="active", value=0)
    play(session, "bump")
    assert session.table.count("bumps:0") == 3 + 2


# --- numbers -------------------------------------------------------------------------------------


def value(session: Session, name: str) -> Value:
    piece = session.table.named(name)
    worth = MODIFIERS.value("charm", session.table, 0, piece, Part(1, "printed"))
    change = MODIFIERS.change("charm", session.table, 0, piece)
    assert change == worth.n - 1, "both ways of asking give one number"
    return worth


def test_a_number_is_the_sum_of_its_parts_in_their_order() -> None:
    session = charmed("red-1")
    assert value(session, "red-1").explained() == "2 = 1 printed + 1 odd"
    assert value(session, "red-2").explained() == "1 printed"
    session.override("count", piece=session.table.named("red-1").id, counter="worn", value=3)
    assert value(session, "red-1").explained() == "-1 = 1 printed + 1 odd - 3 worn"
    assert [part.rule for part in value(session, "red-1").parts] == ["", "TOY-011", "TOY-012"]


@pytest.mark.parametrize("subject", ["TOY-011", "red-1"])
def test_a_rule_or_a_card_out_of_force_adds_nothing(subject: str) -> None:
    session = charmed("red-1", "red-3")
    assert value(session, "red-1").n == 2
    session.override("suspend", subject=subject)
    assert value(session, "red-1").n == 1
    assert value(session, "red-3").n == (1 if subject == "TOY-011" else 2)
    session.override("reinstate", subject=subject)
    assert value(session, "red-1").n == 2


@pytest.mark.rule("TWR-094")
@pytest.mark.parametrize("subject", ["TWR-094", "wands-king"])
def test_a_suspended_gift_really_changes_what_cards_do(subject: str) -> None:
    from tests.games.tower.climbing import climb, foe_health

    session = climb(hands=[["wands-3", "wands-4"]], wards=None, foe_health=10)
    session.override("suspend", subject=subject)
    option = session.decision and session.decision.option("play wands-3")
    assert option
    assert "3 damage, 7 left" in option.label
    play(session, "play wands-3")
    assert foe_health(session) == 7
    session.override("reinstate", subject=subject)
    session.override("count", piece=-1, counter="active", value=0)
    play(session, "play wands-4")
    assert foe_health(session) == 7 - 5
