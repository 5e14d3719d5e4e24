"""Spells that only their holder's player sees: when they are cast; asking tells nothing."""

from __future__ import annotations

import pytest

from tabletop import Session
from tests.games.darkest.laying import answer, asked, keys, names, party
from tests.games.darkest.test_e_guardians import fight

MINE, THEIRS = "spells:0", "spells:1"


def seat(session: Session) -> int:
    """Whose turn it is to answer."""
    assert session.decision is not None
    return session.decision.seat


def on_the_road(spell: str, **more) -> Session:  # type: ignore[no-untyped-def]
    """Seat 0 leads with a Dwarf; the Elf of seat 1 holds this."""
    options = {"open_hands": "off", **more.pop("options", {})}
    return party(
        "dwarf",
        "elf",
        seats=2,
        zones={THEIRS: [spell]},
        on={"elf": {"held": 1}},
        options=options,
        **more,
    )


@pytest.mark.rule("DTC-B11", "DTC-309")
@pytest.mark.parametrize("vote", ["leader", "vote"])
def test_who_does_not_lead_casts_a_spell_when_the_leader_lets_the_others(vote: str) -> None:
    session = on_the_road("mending", tokens={"elf": {"life": 2}}, options={"party_vote": vote})
    assert not any(key.startswith("cast ") for key in keys(session))
    answer(session, *["others"] * (2 if vote == "vote" else 1))
    assert (seat(session), asked(session)) == (1, "DTC-B11")
    answer(session, "cast mending", "elf")
    assert names(session, "spell-discard") == ["mending"]
    assert asked(session) == "DTC-126"
    assert "others" not in keys(session)


@pytest.mark.rule("DTC-B11")
@pytest.mark.parametrize("spell", ["mending", "counterspell"])
def test_letting_the_others_cast_tells_nothing_of_what_they_hold(spell: str) -> None:
    """Of use or not, it is offered, asked and answered the same."""
    session = on_the_road(spell)
    before = keys(session)
    answer(session, "others")
    assert seat(session) == 1
    answer(session, "none")
    assert keys(session) == before


@pytest.mark.rule("DTC-B11")
def test_open_hands_need_no_letting() -> None:
    session = on_the_road("mending", options={"open_hands": "on"})
    assert "others" not in keys(session)


@pytest.mark.rule("DTC-230", "DTC-B11")
def test_each_holder_is_asked_before_the_combat_until_one_casts() -> None:
    session = fight(
        "ash-wyrm",
        heroes=("dwarf", "elf", "monk"),
        seats=3,
        zones={THEIRS: ["fireball"], "spells:2": ["mending"]},
        on={"elf": {"held": 1}, "monk": {"held": 1}},
        options={"open_hands": "off"},
    )
    assert (seat(session), asked(session)) == (1, "DTC-B11")
    answer(session, "none")
    assert seat(session) == 2
    assert keys(session) == ["none"]


@pytest.mark.rule("DTC-250", "DTC-B11", "DTC-137")
def test_between_two_guardian_combats_anything_may_be_used() -> None:
    session = party(
        "dwarf",
        "elf",
        step="after_failure",
        at=6,
        to="crags",
        counters={"guarding": 1},
        tokens={"dwarf": {"life": 1}},
        zones={"guardians": ["ash-wyrm"], "items:0": ["potion"], MINE: ["mending"]},
        on={"dwarf": {"held": 1}},
    )
    assert asked(session) == "DTC-250"
    answer(session, "use potion")
    assert asked(session) == "DTC-250"
    assert {"fight", "back"} <= {*keys(session)}
