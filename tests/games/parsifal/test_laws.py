"""Laws of what tarots say: what is forbidden is not done, and `instead` is the other deed alone."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tabletop import Session
from tests.games.parsifal.saying import Saying, saying
from tests.games.parsifal.staging import play, stage

assert saying  # the fixture

ACTOR = "gamuret"


class Doing(NamedTuple):
    """A skill, the answers that use it, and how what it does is said of the one it befalls."""

    skill: str
    answers: tuple[str, ...]
    whom: str
    suffered: str


DEEDS = {
    "lock": Doing("Lock any character.", ("gamuret lock 2", "kundry"), "Kundry", "locked"),
    "free": Doing("Free any character.", ("gamuret free", "swan"), "The Swan", "freed"),
    "send": Doing(
        "Send Kundry to Limbo.", ("gamuret send to limbo", "kundry"), "Kundry", "sent to Limbo"
    ),
    "recall": Doing(
        "Recall any character.", ("gamuret recall", "klingsor"), "Klingsor", "recalled"
    ),
    "hand": Doing(
        "Hand any character to another player.", ("gamuret hand over", "kundry", "seat 0"),
        "Kundry", "handed to another player",
    ),
    "give": Doing("Give an artifact.", ("gamuret give", "balm", "kundry"), "The Balm", "given"),
    "take": Doing("", ("take", "wine"), "The Wine", "taken"),
    "drop": Doing("", ("drop", "balm"), "The Balm", "dropped"),
}  # fmt: skip


def acted(say: Saying, doing: Doing, titurel: str) -> tuple[dict[str, str], dict[str, str]]:
    """Where all tarots lie before and after somebody acts, if Titurel says so much."""
    say(gamuret=doing.skill, titurel=titurel)
    session = stage(
        areas=([ACTOR, "ferris"], ["kundry", "swan", "titurel"]),
        under={ACTOR: ["balm"]},
        over={"swan": "ferris"},
        common=["wine"],
        limbo=["klingsor"],
        options={"interrupt_prompt": "auto_pass"},
    )
    before = lying(session)
    play(session, ACTOR, *doing.answers)
    return before, lying(session)


def lying(session: Session) -> dict[str, str]:
    return {piece.name: piece.zone for piece in session.table.pieces}


@pytest.mark.parametrize("name", DEEDS)
def test_what_is_forbidden_is_not_done_and_else_it_is(saying: Saying, name: str) -> None:
    doing = DEEDS[name]
    before, after = acted(saying, doing, "")
    assert after != before
    before, after = acted(saying, doing, f"{doing.whom} cannot be {doing.suffered}.")
    assert after == before


@pytest.mark.parametrize("name", DEEDS)
def test_instead_of_a_deed_the_other_is_done_alone(saying: Saying, name: str) -> None:
    doing = DEEDS[name]
    other = f"When {doing.whom[0].lower() if doing.whom.startswith('The') else doing.whom[0]}"
    other += f"{doing.whom[1:]} would be {doing.suffered}, instead send this character to Limbo."
    before, after = acted(saying, doing, other)
    assert after == before | {"titurel": "limbo"}


@pytest.mark.parametrize("name", ["lock", "send", "give", "drop"])
def test_a_ban_of_some_is_none_of_others(saying: Saying, name: str) -> None:
    doing = DEEDS[name]
    for by, done in (("a Garden character", True), ("a Wanderers character", False)):
        ban = f"{doing.whom} cannot be {doing.suffered} by {by}."
        before, after = acted(saying, doing, ban)
        assert (after != before) is done


@pytest.mark.parametrize("locker", ["knight-1", "gurnemanz"])
def test_what_is_paid_with_somebody_takes_the_one_that_is_named(
    saying: Saying, locker: str
) -> None:
    saying(
        kundry="When this character is locked, you may send its locker to Limbo; if you do, draw "
        "1 tarot."
    )
    session = stage(areas=([locker], ["kundry"]), deck=["swan", "balm"])
    play(session, locker, f"{locker} lock", "kundry", "yes")
    assert lying(session)[locker] == "limbo"
    assert lying(session)["balm"] == "common"
