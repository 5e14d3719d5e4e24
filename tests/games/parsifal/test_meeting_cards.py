"""Where two rules or cards meet: told from the rules alone, harder than the rulebook's examples."""

from __future__ import annotations

import pytest

from tabletop.games.parsifal.cards.lexicon import NUMBER
from tests.games.parsifal.staging import (
    asked,
    at_rest,
    blocked,
    controller,
    keys,
    locker,
    names,
    owner,
    pass_to,
    play,
    question,
    source,
    stage,
    winners,
)

# --- locks ---------------------------------------------------------------------------------------


@pytest.mark.rule("PAR-028", "PAR-039")
def test_a_volley_fills_slots_of_one_source_only_and_falls_with_it() -> None:
    session = stage(
        areas=(["klingsor"], ["gawan", "swan", "titurel"]),
        under={"klingsor": ["bow"]},
        options={"lock_volley": "on"},
    )
    play(session, "klingsor", "klingsor lock", "gawan")
    at_rest(session, 1)  # the own slot is one: nobody is asked for a second
    play(session, "pass", "klingsor", "bow lock", "swan", "titurel")
    assert {c: source(session, c) for c in ("gawan", "swan", "titurel")} == {
        "gawan": "klingsor",
        "swan": "bow",
        "titurel": "bow",
    }
    # everybody of player 1 is locked: the turn passes by itself
    at_rest(session, 0)
    play(session, "klingsor", "drop", "bow")
    assert [locker(session, c) for c in ("gawan", "swan", "titurel")] == ["klingsor", "", ""]
    assert names(session, "over:gawan") == ["klingsor"], "the tarot lies where it still locks"
    at_rest(session, 1)


@pytest.mark.rule("PAR-038", "PAR-042", "PAR-035")
def test_a_locker_of_four_that_is_locked_loses_everything_at_once() -> None:
    held = {
        "gawan": "herzeleide",
        "swan": "herzeleide",
        "kundry": "herzeleide by bow",
        "titurel": "herzeleide by bow",
    }
    session = stage(
        areas=(["klingsor"], ["herzeleide"], ["gawan", "swan", "kundry", "titurel"]),
        under={"herzeleide": ["bow", "horn"]},
        over=held,
    )
    play(session, "klingsor", "klingsor lock", "herzeleide")
    assert asked(session) == (1, "PAR-067"), "she may still blow the Horn"
    play(session, "let it happen")
    assert [locker(session, captive) for captive in held] == ["", "", "", ""]
    assert names(session, "common") == ["bow", "horn"]
    assert names(session, "over:herzeleide") == ["klingsor"]
    assert controller(session, "herzeleide") == 1
    at_rest(session, 2)


@pytest.mark.rule("PAR-039", "PAR-069")
def test_the_bow_that_is_given_away_frees_what_it_held_and_no_more() -> None:
    session = stage(
        areas=(["kundry"], ["gawan", "swan"], ["parsifal"]),
        under={"kundry": ["bow"], "gawan": ["horn"]},
        over={"parsifal": "kundry", "swan": "kundry by bow"},
    )
    play(session, "kundry", "kundry give", "bow")
    assert question(session) is not None
    to_gawan = next(option for option in question(session).options if option.key == "gawan")
    assert "frees the Swan" in to_gawan.label
    play(session, "gawan")
    assert asked(session) == (1, "PAR-067")
    assert "Bow" in question(session).ask
    assert "Gawan" in question(session).ask
    play(session, "let it happen")
    assert (locker(session, "parsifal"), locker(session, "swan")) == ("kundry", "")
    assert owner(session, "bow") == "gawan"


@pytest.mark.rule("PAR-041", "PAR-045")
def test_ferris_returns_home_when_its_captive_is_gone_and_has_lost_its_quest() -> None:
    session = stage(
        areas=(["ferris"], ["knight-1", "gawan"]), over={"knight-1": "ferris"}, common=["horn"]
    )
    play(session, "ferris", "ferris send captive", "knight-1")
    assert names(session, "limbo") == ["knight-1"]
    assert names(session, "area:0") == ["ferris"]
    play(session, "pass", "ferris", "take", "horn")
    assert winners(session) == []


@pytest.mark.rule("PAR-053", "PAR-052")
def test_locker_and_captive_are_handed_over_one_after_the_other() -> None:
    session = stage(
        areas=(["squire-1", "squire-2", "squire-3", "titurel"], ["klingsor"], ["gawan"]),
        over={"gawan": "klingsor"},
        under={"klingsor": ["grail"]},
    )
    play(session, "squire-1", "squire-1 hand over", "klingsor", "seat 2")
    assert controller(session, "klingsor") == 2
    assert (names(session, "over:gawan"), locker(session, "gawan")) == (["klingsor"], "klingsor")
    assert owner(session, "grail") == "klingsor"
    pass_to(session, 0)
    play(session, "squire-2", "squire-2 hand over", "gawan", "seat 1")
    assert names(session, "area:1") == ["gawan"]
    assert names(session, "over:gawan") == ["klingsor"]
    pass_to(session, 2)
    play(session, "klingsor", "release", "gawan")
    assert names(session, "area:2") == ["klingsor"]
    assert owner(session, "grail") == "klingsor"


@pytest.mark.rule("PAR-060", "PAR-078")
def test_who_is_locked_by_whom_it_commands_does_not_act_again_by_bread_and_wine() -> None:
    session = stage(
        areas=(["squire-1", "klingsor"], ["knight-1", "ferris"], ["kundry"]),
        under={"squire-1": ["bread", "wine", "horn"]},
        common=["balm"],
    )
    play(session, "squire-1", "horn control", "ferris", "ferris lock", "squire-1")
    assert locker(session, "squire-1") == "ferris"
    at_rest(session, 1)


@pytest.mark.rule("PAR-079")
def test_a_knight_locked_by_whom_it_commands_leaves_the_other_knight_its_action() -> None:
    session = stage(
        areas=(["knight-1", "knight-2"], ["ferris", "gawan"]),
        under={"knight-1": ["horn"]},
        common=["balm"],
    )
    play(session, "knight-1", "horn control", "ferris", "ferris lock", "knight-1")
    assert asked(session) == (0, "PAR-076")
    assert [key for key in keys(session) if key.startswith("knight")] == ["knight-2 PAR-079"]
    assert "PAR-079" not in blocked(session)


@pytest.mark.rule("PAR-079")
def test_a_rivals_knight_that_is_commanded_is_not_your_other_knight() -> None:
    session = stage(
        areas=(["knight-1", "swan"], ["knight-2", "gawan"]),
        under={"knight-1": ["wine"]},
        common=["balm"],
    )
    play(session, "knight-1", "wine control", "knight-2", "take", "balm")
    assert owner(session, "balm") == "knight-2"
    at_rest(session, 1)


@pytest.mark.rule("PAR-014", "PAR-079")
def test_a_knight_recalled_by_the_bread_acts_beside_who_recalled_it() -> None:
    session = stage(
        areas=(["knight-1"], ["gawan"]),
        under={"knight-1": ["bread"]},
        limbo=["knight-2"],
        common=["balm"],
    )
    play(session, "knight-1", "bread recall", "knight-2")
    assert asked(session) == (0, "PAR-076")
    play(session, "knight-2 PAR-079", "take", "balm")
    assert owner(session, "balm") == "knight-2"


@pytest.mark.rule("PAR-079", "PAR-046")
def test_a_knight_set_free_by_the_other_acts_and_one_locked_by_it_does_not() -> None:
    session = stage(
        areas=(["knight-1", "knight-2"], ["klingsor"]),
        under={"knight-1": ["balm"]},
        over={"knight-2": "klingsor"},
        common=["wine"],
    )
    play(session, "knight-1", "balm free", "knight-2")
    assert asked(session) == (0, "PAR-076")
    locking = stage(
        areas=(["knight-1", "knight-2"], ["klingsor"]), under={"knight-1": ["bow"]}, common=["wine"]
    )
    play(locking, "knight-1", "bow lock", "knight-2")
    at_rest(locking, 1)


@pytest.mark.rule("PAR-059", "PAR-050")
def test_a_commanded_charmer_counts_the_charmers_of_who_commands() -> None:
    mine = stage(
        areas=(["klingsor", "charmer-1", "charmer-2", "charmer-3"], ["charmer-4"], ["titurel"])
    )
    play(mine, "klingsor", "klingsor control", "charmer-4", "charmer-4 hand over")
    play(mine, "klingsor", "seat 2")
    assert controller(mine, "klingsor") == 2, "he handed himself over through her"
    theirs = stage(
        areas=(["klingsor", "charmer-1"], ["charmer-2", "charmer-3", "charmer-4"], ["gawan"])
    )
    play(theirs, "klingsor", "klingsor control", "charmer-4")
    assert blocked(theirs)["charmer-4 hand over"] == "PAR-049"


@pytest.mark.rule("PAR-059", "PAR-064")
def test_what_a_commanded_character_recalls_comes_to_who_commands() -> None:
    session = stage(areas=(["klingsor"], ["kundry"], ["gawan"]), limbo=["titurel", "grail"])
    play(session, "klingsor", "klingsor control", "kundry", "kundry recall", "titurel")
    assert controller(session, "titurel") == 0
    play(session, "pass", "pass")
    play(session, "klingsor", "klingsor control", "kundry", "kundry recall", "grail")
    assert list(keys(session)) == ["klingsor", "titurel"], "not under Kundry herself"


@pytest.mark.rule("PAR-078")
def test_a_squire_who_hands_itself_over_has_no_second_action() -> None:
    session = stage(
        areas=(["squire-1", "squire-2", "squire-3"], ["gawan"]),
        under={"squire-1": ["bread", "wine"]},
        common=["balm"],
    )
    play(session, "squire-1", "squire-1 hand over", "squire-1", "seat 1")
    assert (controller(session, "squire-1"), owner(session, "bread")) == (1, "squire-1")
    at_rest(session, 1)


@pytest.mark.rule("PAR-077", "PAR-080")
def test_gawan_with_bread_and_wine_chooses_between_courier_and_communion() -> None:
    session = stage(
        areas=(["gawan"], ["kundry"]),
        under={"gawan": ["bread", "wine", "horn"]},
        common=["balm", "bow"],
    )
    play(session, "gawan", "take", "balm")
    found = keys(session)
    assert any("PAR-078" in key for key in found)
    assert any("PAR-080" in key for key in found)
    play(session, next(key for key in found if "PAR-080" in key), "kundry")
    assert owner(session, "balm") == "kundry"
    assert owner(session, "horn") == "gawan"
    at_rest(session, 1)


@pytest.mark.rule("PAR-080", "PAR-070")
def test_what_gawan_was_stopped_from_taking_he_does_not_give() -> None:
    session = stage(
        areas=(["gawan"], ["kundry"], ["titurel"]),
        under={"kundry": ["spear"], "titurel": ["horn"]},
        common=["balm"],
    )
    play(session, "gawan", "take", "balm", "let it happen", "let it happen")
    assert asked(session)[0] == 0
    courier = next(key for key in keys(session) if "PAR-080" in key)
    play(session, courier, "kundry")
    assert asked(session) == (1, "PAR-067"), "the second action is asked about as well"
    play(session, "let it happen", "interrupt horn")
    assert owner(session, "balm") == "gawan", "the first stands, the second came to nothing"
    assert names(session, "limbo") == ["horn"]
    at_rest(session, 1)


@pytest.mark.rule("PAR-067", "PAR-079")
def test_who_was_given_the_horn_may_stop_the_second_action_with_it() -> None:
    session = stage(
        areas=(["knight-1", "knight-2"], ["gawan"]), under={"knight-1": ["horn"]}, common=["balm"]
    )
    play(session, "knight-1", "knight-1 give", "horn", "gawan")
    play(session, "knight-2 PAR-079", "take", "balm")
    assert asked(session) == (1, "PAR-067")
    play(session, "interrupt horn")
    assert names(session, "common") == ["balm"]


@pytest.mark.rule("PAR-067", "PAR-035")
def test_a_horn_locked_away_by_the_first_action_stops_no_second() -> None:
    session = stage(
        areas=(["knight-1", "knight-2"], ["ferris"]), under={"ferris": ["horn"]}, common=["balm"]
    )
    play(session, "knight-1", "knight-1 lock", "ferris", "let it happen")
    play(session, "knight-2 PAR-079", "take", "horn")
    assert owner(session, "horn") == "knight-2"


@pytest.mark.rule("PAR-005", "PAR-099")
@pytest.mark.parametrize(("turn", "whose"), [(9, 1), (2, 0), (-1, 1)])
def test_a_turn_that_hands_counted_past_the_seats_goes_round_among_them(
    turn: int, whose: int
) -> None:
    session = stage(areas=(["klingsor", "amfortas"], ["gawan", "kundry"]), common=["balm"])
    session.override("count", piece=-1, counter="active", value=turn)
    assert session.halted is None
    at_rest(session, whose)
    refusal = session.game.refuse(session.table, 1 - whose, NUMBER["gawan"], "area:0")
    assert (
        refusal.why
        == f"You can act only on your own turn. It is {session.table.seats[whose].name}'s turn."
    )
    play(session, keys(session)[0])
    assert session.halted is None
