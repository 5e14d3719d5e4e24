"""Chapter G: more than one action."""

from __future__ import annotations

import pytest

from tests.games.parsifal.staging import (
    asked,
    at_rest,
    controller,
    keys,
    locker,
    owner,
    play,
    stage,
)

KNIGHTS = ["knight-1", "knight-2"]


@pytest.mark.rule("PAR-076")
def test_a_printed_condition_allows_a_second_action() -> None:
    session = stage(areas=(KNIGHTS, ["klingsor"]), common=["balm", "wine"])
    play(session, "knight-1", "take", "balm")
    assert asked(session) == (0, "PAR-076")
    play(session, "knight-2 PAR-079", "take", "wine")
    assert (owner(session, "balm"), owner(session, "wine")) == ("knight-1", "knight-2")
    at_rest(session, 1)


@pytest.mark.rule("PAR-077")
def test_there_is_never_a_third() -> None:
    session = stage(
        areas=(KNIGHTS, ["klingsor"]),
        under={"knight-1": ["bread", "wine"], "knight-2": ["horn"]},
        common=["balm", "bow"],
    )
    play(session, "knight-1", "take", "balm")
    assert keys(session) == ["knight-1 PAR-078", "knight-2 PAR-079", "decline"]
    play(session, "knight-2 PAR-079", "take", "bow")
    at_rest(session, 1)


@pytest.mark.rule("PAR-078")
def test_bread_and_wine_let_their_owner_act_twice() -> None:
    session = stage(
        areas=(["kundry"], ["klingsor"]),
        under={"kundry": ["bread", "wine"]},
        common=["balm", "bow"],
    )
    play(session, "kundry", "take", "balm", "kundry PAR-078", "take", "bow")
    assert (owner(session, "balm"), owner(session, "bow")) == ("kundry", "kundry")
    at_rest(session, 1)


@pytest.mark.rule("PAR-060", "PAR-078")
def test_who_commanded_first_may_act_again_by_bread_and_wine() -> None:
    session = stage(
        areas=(["kundry"], ["knight-1", "knight-2"]),
        under={"kundry": ["bread", "wine"]},
        common=["balm", "bow"],
    )
    play(session, "kundry", "wine control", "knight-1", "take", "balm")
    assert keys(session) == ["kundry PAR-078", "decline"], "and not the commanded one's other"
    play(session, "kundry PAR-078", "take", "bow")
    assert (owner(session, "balm"), owner(session, "bow")) == ("knight-1", "kundry")
    at_rest(session, 1)


@pytest.mark.rule("PAR-060", "PAR-078")
def test_bread_and_wine_of_the_commanded_one_allow_nothing() -> None:
    session = stage(
        areas=(["klingsor"], ["kundry"]), under={"kundry": ["bread", "wine"]}, common=["balm"]
    )
    play(session, "klingsor", "klingsor control", "kundry", "take", "balm")
    at_rest(session, 1)


@pytest.mark.rule("PAR-060", "PAR-079")
def test_after_a_knight_has_commanded_the_other_may_act() -> None:
    session = stage(
        areas=(KNIGHTS, ["ferris"]), under={"knight-1": ["horn"]}, common=["balm", "wine"]
    )
    play(session, "knight-1", "horn control", "ferris", "take", "balm")
    assert keys(session) == ["knight-2 PAR-079", "decline"]
    play(session, "knight-2 PAR-079", "take", "wine")
    at_rest(session, 1)


@pytest.mark.rule("PAR-078")
def test_it_counts_what_the_owner_had_when_the_first_action_was_declared() -> None:
    session = stage(
        areas=(["kundry"], ["gawan"]), under={"kundry": ["bread", "wine"]}, common=["balm"]
    )
    play(session, "kundry", "kundry give", "bread", "gawan")
    assert keys(session) == ["kundry PAR-078", "decline"], "it had both when it began"
    late = stage(
        areas=(["kundry"], ["gawan"]), under={"kundry": ["bread"]}, common=["wine", "balm"]
    )
    play(late, "kundry", "take", "wine")
    at_rest(late, 1)


@pytest.mark.rule("PAR-079")
@pytest.mark.parametrize(
    ("areas", "over"),
    [
        ((["knight-1"], ["knight-2", "gawan"]), {}),
        ((KNIGHTS, ["ferris", "gawan"]), {"knight-2": "ferris"}),
    ],
    ids=["a rival's", "locked"],
)
def test_the_other_knight_must_be_ones_own_and_free(
    areas: tuple[list[str], list[str]], over: dict[str, str]
) -> None:
    session = stage(areas=areas, over=over, common=["balm", "wine"])
    play(session, "knight-1", "take", "balm")
    at_rest(session, 1)


@pytest.mark.rule("PAR-080")
def test_gawan_hands_on_what_he_just_took() -> None:
    session = stage(
        areas=(["gawan"], ["titurel", "swan"]), under={"gawan": ["horn"]}, common=["balm"]
    )
    play(session, "gawan", "take", "balm")
    assert keys(session) == ["gawan PAR-080", "decline"]
    play(session, "gawan PAR-080")
    assert keys(session) == ["titurel"], "to any legal receiver, and nothing but the Balm"
    play(session, "titurel")
    assert (owner(session, "balm"), owner(session, "horn")) == ("titurel", "gawan")
    at_rest(session, 1)


@pytest.mark.rule("PAR-080")
def test_the_courier_rides_after_taking_only() -> None:
    session = stage(areas=(["gawan"], ["titurel"]), under={"gawan": ["horn", "wine"]})
    play(session, "gawan", "drop", "wine")
    at_rest(session, 1)


@pytest.mark.rule("PAR-081")
def test_the_second_action_may_be_declined() -> None:
    session = stage(areas=(KNIGHTS, ["klingsor"]), common=["balm", "wine"])
    play(session, "knight-1", "take", "balm", "decline")
    at_rest(session, 1)


@pytest.mark.rule("PAR-081")
def test_a_card_that_players_suspended_allows_nothing_more() -> None:
    session = stage(areas=(KNIGHTS, ["klingsor"]), common=["balm", "wine"])
    session.override("suspend", subject="knight-1")
    assert "knight-1" in keys(session), "what is open to all it still can do"
    play(session, "knight-1")
    assert not [key for key in keys(session) if key.startswith("knight-1 ")]
    play(session, "take", "balm")
    at_rest(session, 1)


@pytest.mark.rule("PAR-059")
def test_a_lock_by_a_second_action_is_like_any_other() -> None:
    session = stage(areas=(KNIGHTS, ["kundry", "ferris"]))
    play(session, "knight-1", "knight-1 lock", "kundry")
    play(session, "knight-2 PAR-079", "knight-2 lock", "ferris")
    assert (locker(session, "kundry"), locker(session, "ferris")) == ("knight-1", "knight-2")
    assert controller(session, "knight-1") == 0
