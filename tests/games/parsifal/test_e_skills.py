"""Chapter E: the skills that are no lock."""

from __future__ import annotations

import pytest

from tabletop import Refusal
from tests.games.parsifal.staging import (
    asked,
    at_rest,
    blocked,
    controller,
    keys,
    locker,
    names,
    owner,
    play,
    say,
    source,
    stage,
    told,
)

CHARMERS = ["charmer-1", "charmer-2", "charmer-3"]
SQUIRES = ["squire-1", "squire-2", "squire-3"]


# --- owner -------------------------------------------------------------------------------------


@pytest.mark.rule("PAR-048")
def test_three_free_charmers_hand_a_character_to_another_player() -> None:
    session = stage(areas=(CHARMERS, ["gawan"], ["titurel"]))
    play(session, "charmer-1", "charmer-1 hand over", "gawan")
    assert keys(session) == ["seat 0", "seat 2"]
    play(session, "seat 2")
    assert controller(session, "gawan") == 2
    at_rest(session, 1) if "gawan" in names(session, "area:1") else at_rest(session, 2)


@pytest.mark.rule("PAR-049")
@pytest.mark.parametrize(
    ("own", "over"),
    [
        (["charmer-1", "charmer-2"], {}),
        (["charmer-1", "charmer-2", "squire-1"], {}),
        (CHARMERS, {"charmer-3": "gawan"}),
    ],
    ids=["only two", "a mixed three", "one of them locked"],
)
def test_fewer_than_three_free_copies_move_nobody(own: list[str], over: dict[str, str]) -> None:
    session = stage(areas=(own, ["gawan", "titurel"]), over=over)
    play(session, "charmer-1")
    assert blocked(session)["charmer-1 hand over"] == "PAR-049"


@pytest.mark.rule("PAR-049")
def test_three_squires_do_for_a_squire_as_three_charmers_for_a_charmer() -> None:
    session = stage(areas=(SQUIRES, ["gawan"]))
    play(session, "squire-2", "squire-2 hand over", "gawan", "seat 0")
    assert controller(session, "gawan") == 0


@pytest.mark.rule("PAR-050")
def test_a_charmer_that_lies_abroad_as_a_locker_counts() -> None:
    session = stage(areas=(CHARMERS, ["gawan", "titurel"]), over={"gawan": "charmer-2"})
    play(session, "charmer-1", "charmer-1 hand over", "titurel", "seat 0")
    assert controller(session, "titurel") == 0


@pytest.mark.rule("PAR-050")
def test_a_rivals_charmer_does_not_count() -> None:
    session = stage(areas=(CHARMERS[:2], ["charmer-3", "gawan"]))
    play(session, "charmer-1")
    assert blocked(session)["charmer-1 hand over"] == "PAR-049"


@pytest.mark.rule("PAR-050")
def test_commanded_charmers_do_not_make_up_the_three() -> None:
    session = stage(areas=(["klingsor"], CHARMERS), common=["balm"])
    play(session, "klingsor", "klingsor control", "charmer-1")
    assert blocked(session)["charmer-1 hand over"] == "PAR-049"


@pytest.mark.rule("PAR-051")
def test_anybody_may_be_handed_over_the_actor_and_the_swan_included() -> None:
    session = stage(areas=(CHARMERS, ["swan", "gawan"]), under={"gawan": ["balm"]})
    play(session, "charmer-1", "charmer-1 hand over")
    assert keys(session) == [*CHARMERS, "gawan", "swan"]
    play(session, "gawan", "seat 0")
    assert owner(session, "balm") == "gawan", "it keeps its artifacts"


# --- give --------------------------------------------------------------------------------------


@pytest.mark.rule("PAR-054")
def test_an_artifact_goes_under_another_character_of_any_player() -> None:
    session = stage(areas=(["kundry"], ["titurel", "gawan"]), under={"kundry": ["balm", "horn"]})
    play(session, "kundry", "kundry give", "horn", "titurel")
    assert (owner(session, "horn"), owner(session, "balm")) == ("titurel", "kundry")


@pytest.mark.rule("PAR-054", "PAR-020", "PAR-036")
def test_neither_the_swan_nor_a_captive_is_given_anything() -> None:
    session = stage(
        areas=(["kundry"], ["swan", "titurel", "gawan"]),
        under={"kundry": ["balm"]},
        over={"gawan": "titurel"},
    )
    play(session, "kundry", "kundry give", "balm")
    assert blocked(session) == {"gawan": "PAR-036", "swan": "PAR-020"}
    assert keys(session) == ["titurel"]


@pytest.mark.rule("PAR-055")
def test_who_cannot_give_can_still_drop() -> None:
    session = stage(areas=(["klingsor"], ["gawan"]), under={"klingsor": ["horn"]})
    play(session, "klingsor")
    assert "drop" in keys(session)
    assert not [key for key in keys(session) if "give" in key]


# --- control -----------------------------------------------------------------------------------


@pytest.mark.rule("PAR-056", "PAR-059")
def test_a_rivals_character_is_made_to_act() -> None:
    session = stage(areas=(["klingsor"], ["kundry", "parsifal"]))
    play(session, "klingsor", "klingsor control", "kundry", "kundry lock", "parsifal")
    assert (locker(session, "parsifal"), source(session, "parsifal")) == ("kundry", "kundry")
    assert controller(session, "kundry") == 1, "it stays in the rival's area"


@pytest.mark.rule("PAR-057")
def test_only_a_free_character_of_a_rival_is_commanded() -> None:
    session = stage(
        areas=(["klingsor", "ferris"], ["kundry", "charmer-1", "gawan"]), over={"kundry": "gawan"}
    )
    play(session, "klingsor", "klingsor control")
    assert blocked(session) == {"ferris": "PAR-057", "kundry": "PAR-057"}
    assert keys(session) == ["charmer-1"]


@pytest.mark.rule("PAR-058")
def test_the_commanded_one_may_take_and_drop_but_command_nobody() -> None:
    session = stage(
        areas=(["klingsor"], ["ferris", "knight-1"]), under={"ferris": ["horn"]}, common=["balm"]
    )
    play(session, "klingsor", "klingsor control", "ferris")
    assert {"take", "ferris lock"} <= set(keys(session))
    assert blocked(session)["horn control"] == "PAR-058"
    with pytest.raises(Refusal, match="Ferris is commanded and cannot command anybody"):
        say(session, "horn control", anyway=True)


@pytest.mark.rule("PAR-060")
def test_a_commanded_knight_brings_no_second_action() -> None:
    session = stage(
        areas=(["kundry"], ["knight-1", "knight-2"]), under={"kundry": ["wine"]}, common=["balm"]
    )
    play(session, "kundry", "wine control", "knight-1", "take", "balm")
    at_rest(session, 1)


# --- limbo -------------------------------------------------------------------------------------


@pytest.mark.rule("PAR-061")
def test_a_tarot_in_limbo_does_nothing() -> None:
    session = stage(areas=(["parsifal"], ["ferris", "gawan"]))
    play(session, "parsifal", "parsifal send to limbo", "ferris")
    assert names(session, "limbo") == ["ferris"]
    at_rest(session, 1)
    assert "ferris" not in keys(session)


@pytest.mark.rule("PAR-061")
def test_one_sends_only_whom_the_skill_names() -> None:
    session = stage(areas=(["parsifal"], ["ferris", "gawan", "swan"]))
    play(session, "parsifal", "parsifal send to limbo")
    assert keys(session) == ["ferris", "swan"]
    with pytest.raises(Refusal, match="PAR-061"):
        say(session, "gawan")


@pytest.mark.rule("PAR-063")
def test_the_swan_sends_only_artifacts_that_nobody_owns() -> None:
    session = stage(areas=(["swan"], ["gawan"]), under={"gawan": ["balm"]}, common=["bow"])
    play(session, "swan", "swan send common")
    assert keys(session) == ["bow"]
    play(session, "bow")
    assert names(session, "limbo") == ["bow"]


@pytest.mark.rule("PAR-064")
def test_a_recalled_character_comes_to_the_player_who_recalls_it() -> None:
    session = stage(areas=(["kundry"], ["gawan"]), limbo=["titurel", "swan"])
    play(session, "kundry", "kundry recall", "titurel")
    assert controller(session, "titurel") == 0
    assert locker(session, "titurel") == ""


@pytest.mark.rule("PAR-065", "PAR-020", "PAR-036")
@pytest.mark.parametrize("skill", ["kundry", "grail"])
def test_a_recalled_artifact_goes_under_one_of_ones_own(skill: str) -> None:
    """By a skill of its own or of an artifact: neither under a captive nor under the Swan."""
    session = stage(
        areas=(["kundry", "swan", "parsifal", "gawan"], ["titurel", "squire-1"]),
        under={"kundry": ["grail"]},
        over={"gawan": "squire-1"},
        limbo=["horn"],
    )
    play(session, "kundry", f"{skill} recall", "horn")
    assert asked(session) == (0, "PAR-065")
    assert keys(session) == ["kundry", "parsifal"]
    assert blocked(session) == {"gawan": "PAR-036", "swan": "PAR-020"}
    play(session, "parsifal")
    assert owner(session, "horn") == "parsifal"
    assert told(session, "recalls") == [("PAR-065", "kundry recalls the horn for parsifal.")]
