"""Skills that no printed tarot has, and how they meet the rules."""

from __future__ import annotations

import pytest

from tabletop.play.questions.decision import Refusal
from tests.games.parsifal.saying import Saying, saying
from tests.games.parsifal.staging import at_rest, keys, locker, names, play, question, say, stage

__all__ = ["saying"]  # a fixture


@pytest.mark.parametrize("pays", [True, False])
def test_it_is_done_unless_somebody_pays(saying: Saying, pays: bool) -> None:
    saying(
        titurel="When the Swan would be locked, stop that action unless Kundry drops an artifact."
    )
    session = stage(
        areas=(["gurnemanz", "swan"], ["titurel"], ["kundry"]), under={"kundry": ["balm"]}
    )
    play(session, "gurnemanz", "gurnemanz lock", "swan")
    decision = question(session)
    assert decision is not None
    assert decision.seat == 2, "Kundry's player is asked"
    say(session, next(key for key in keys(session) if (key == "yes") == pays))
    assert locker(session, "swan") == ("gurnemanz" if pays else "")
    assert names(session, "common") == (["balm"] if pays else [])
    assert session.table.count("active") != 0, "the turn is over"


def test_a_skill_is_used_only_on_whom_its_words_tell(saying: Saying) -> None:
    saying(
        amfortas="Lock any character that owns an artifact.",
        titurel="Send any character controlled by an opponent to Limbo.",
        parsifal="If Klingsor is in Limbo, recall any character.",
    )
    areas = (["amfortas", "titurel", "parsifal"], ["kundry", "swan"])
    session = stage(areas=areas, under={"kundry": ["balm"]}, limbo=["ferris"])
    play(session, "amfortas", "amfortas lock")
    assert [key for key in keys(session) if key in ("kundry", "swan", "titurel")] == ["kundry"]
    play(session, "kundry")
    assert locker(session, "kundry") == "amfortas"
    session = stage(areas=areas, limbo=["ferris"])
    play(session, "titurel", "titurel send to limbo")
    assert {"kundry", "swan"} == {"kundry", "swan", "amfortas"} & set(keys(session))
    for limbo in (["ferris"], ["ferris", "klingsor"]):
        session = stage(areas=areas, limbo=limbo)
        play(session, "parsifal")
        if "klingsor" not in limbo:
            with pytest.raises(Refusal, match="That is not so now"):
                say(session, "parsifal recall")
            continue
        play(session, "parsifal recall", "ferris")
        assert "ferris" in names(session, "area:0")


def test_what_a_skill_says_behind_its_first_deed_has_a_target_of_its_own(saying: Saying) -> None:
    saying(amfortas="Recall any character and lock any character controlled by an opponent.")
    session = stage(areas=(["amfortas"], ["kundry", "swan"]), limbo=["ferris"])
    play(session, "amfortas", "amfortas recall", "ferris", "kundry")
    assert "ferris" in names(session, "area:0")
    assert locker(session, "kundry") == "amfortas"
    assert not locker(session, "swan")


@pytest.mark.parametrize("wanted", [True, False])
def test_what_one_may_is_done_only_if_it_is_wanted(saying: Saying, wanted: bool) -> None:
    saying(titurel="When a character you control is locked, you may free any character.")
    session = stage(areas=(["gurnemanz", "parsifal"], ["kundry", "titurel"]))
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    decision = question(session)
    assert decision is not None
    assert decision.seat == 1
    say(session, "yes" if wanted else "no")
    assert locker(session, "kundry") == ("" if wanted else "gurnemanz")


def test_a_skill_that_one_may_use_is_a_skill(saying: Saying) -> None:
    saying(amfortas="You may recall any character.")
    session = stage(areas=(["amfortas"], ["kundry"]), limbo=["ferris"])
    play(session, "amfortas", "amfortas recall", "ferris")
    assert "ferris" in names(session, "area:0")


@pytest.mark.rule("PAR-024")
@pytest.mark.parametrize(("limbo", "can"), [(["klingsor"], "recall"), ([], "lock")])
def test_a_skill_is_otherwise_what_its_otherwise_says(
    saying: Saying, limbo: list[str], can: str
) -> None:
    saying(gamuret="If Klingsor is in Limbo, recall any character. Otherwise, free any character.")
    session = stage(
        areas=(["gamuret"], ["kundry", "swan"], ["herzeleide"]),
        over={"swan": "herzeleide"},
        limbo=limbo,
    )
    play(session, "gamuret")
    offered = keys(session)
    assert any("recall" in key for key in offered) == (can == "recall")
    assert any("free" in key for key in offered) == (can == "lock")


@pytest.mark.rule("PAR-021")
def test_who_did_it_drops_all(saying: Saying) -> None:
    saying(
        titurel="When an opponent's character takes an artifact, that character drops all "
        "artifacts.",
        kundry="When this character is locked, draw 1 tarot.",
    )
    session = stage(
        areas=(["gurnemanz"], ["kundry", "titurel"]),
        under={"gurnemanz": ["balm"]},
        common=["wine"],
        deck=["amfortas", "swan", "klingsor"],
    )
    play(session, "gurnemanz", "take", "wine")
    assert sorted(names(session, "common")) == ["balm", "wine"]
    say(session, "pass")
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    assert "klingsor" in names(session, "area:1"), "for who controls her"


@pytest.mark.rule("PAR-011")
def test_another_turn_comes_before_that_of_the_next(saying: Saying) -> None:
    saying(
        gurnemanz="After Gurnemanz acts, take another turn after this one.",
        kundry="When this character is locked, each opponent draws 1 tarot.",
    )
    session = stage(areas=(["gurnemanz"], ["kundry", "swan"]), deck=["titurel", "balm", "bow"])
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    assert "titurel" in names(session, "area:0")
    at_rest(session, 0)
    assert "another" not in session.table.counters
    say(session, "pass")
    at_rest(session, 1)


@pytest.mark.rule("PAR-006")
def test_of_what_is_looked_at_one_is_drawn(saying: Saying) -> None:
    saying(
        gurnemanz="After Gurnemanz acts, look at the top 3 tarots of the deck. Draw 1 of them "
        "and put the rest back in any order."
    )
    session = stage(areas=(["gurnemanz"], ["kundry"]), deck=["balm", "swan", "titurel", "bow"])
    play(session, "gurnemanz", "gurnemanz lock", "kundry", "seen", "look swan", "look balm")
    assert "swan" in names(session, "area:0")
    assert "titurel" in names(session, "area:1"), "drawn by the next"
    assert names(session, "deck") == ["bow"], "and the balm by the one after, who could do nothing"


def test_a_skill_of_which_nothing_is_declared_is_done_as_printed(saying: Saying) -> None:
    saying(
        gurnemanz="You may draw 1 tarot. Free all Squires. If you do, take another turn after "
        "this one."
    )
    for key, drawn in (("gurnemanz as printed", True), ("gurnemanz as printed 2", False)):
        session = stage(
            areas=(["gurnemanz"], ["kundry", "squire-1"]),
            deck=["swan", "balm"],
            over={"squire-1": "kundry"},
        )
        play(session, "gurnemanz", key)
        assert "swan" in names(session, "area:0"), "by the skill, or by another turn"
        assert (locker(session, "squire-1") == "") != drawn
        at_rest(session, 1 if drawn else 0)


@pytest.mark.parametrize(
    ("price", "zone"), [("Send the Bow to Limbo", "limbo"), ("Drop an artifact", "common")]
)
def test_a_skill_is_paid_for_with_what_one_owns(saying: Saying, price: str, zone: str) -> None:
    saying(gurnemanz=f"{price}: free any character.")
    for owner, paid in (("gurnemanz", True), ("kundry", False)):
        session = stage(
            areas=(["gurnemanz"], ["kundry", "squire-1", "swan"]),
            under={owner: ["bow"]},
            over={"squire-1": "swan"},
        )
        play(session, "gurnemanz", "gurnemanz free", "squire-1")
        if question(session).seat == 0 and "yes" in keys(session):
            play(session, "yes")
        assert ("bow" in names(session, zone)) == paid
        assert (locker(session, "squire-1") == "") == paid


def test_who_controls_fewer_than_one_opponent_is_asked_so(saying: Saying) -> None:
    for more, lost in ((["swan"], True), ([], False)):
        saying(
            titurel="When Kundry is locked, if you control fewer characters than an opponent, "
            "send Kundry to Limbo."
        )
        session = stage(areas=(["gurnemanz", *more], ["titurel"], ["kundry"]))
        play(session, "gurnemanz", "gurnemanz lock", "kundry")
        assert ("kundry" in names(session, "limbo")) == lost


def test_what_is_dropped_may_be_taken(saying: Saying) -> None:
    saying(titurel="When a character drops an artifact, take that artifact.")
    session = stage(areas=(["gurnemanz"], ["titurel"]), under={"gurnemanz": ["bow"]})
    play(session, "gurnemanz", "drop", "bow")
    assert names(session, "under:titurel") == ["bow"]


def test_a_skill_takes_or_gives_what_it_names(saying: Saying) -> None:
    saying(
        gurnemanz="Take the Balm from the common area. Give the Bow. Hand a Squire to another "
        "player."
    )
    session = stage(
        areas=(["gurnemanz", "squire-1"], ["kundry"]),
        under={"gurnemanz": ["bow", "horn"]},
        common=["balm", "wine"],
    )
    play(session, "gurnemanz")
    assert {"gurnemanz take from common", "gurnemanz give", "gurnemanz hand over"} <= set(
        keys(session)
    )
