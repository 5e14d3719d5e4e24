"""Chapter D: lock and set free."""

from __future__ import annotations

import pytest

from tabletop import Refusal
from tabletop.play.ports.port import Port
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
    question,
    say,
    source,
    stage,
    told,
)

# --- locking -----------------------------------------------------------------------------------


@pytest.mark.rule("PAR-027", "PAR-031", "PAR-032")
def test_a_locked_character_becomes_the_captive_and_its_locker_lies_over_it() -> None:
    session = stage(areas=(["gawan", "titurel"], ["ferris", "klingsor"]))
    play(session, "gawan", "gawan lock", "ferris")
    assert names(session, "area:1") == ["ferris", "klingsor"]
    assert names(session, "over:ferris") == ["gawan"]
    assert names(session, "area:0") == ["titurel"]
    assert locker(session, "ferris") == source(session, "ferris") == "gawan"
    assert controller(session, "gawan") == 0, "wherever it lies"
    assert controller(session, "ferris") == 1
    assert session.table.named("ferris").face_up
    at_rest(session, 1)


@pytest.mark.rule("PAR-032")
def test_a_locker_acts_for_its_own_player_where_it_lies() -> None:
    session = stage(
        areas=(["gawan"], ["ferris", "klingsor"]), over={"ferris": "gawan"}, common=["horn"]
    )
    play(session, "gawan", "take", "horn", "decline")
    assert names(session, "under:gawan") == ["horn"]
    assert names(session, "over:ferris") == ["gawan"]
    at_rest(session, 1)
    assert "gawan" not in {*keys(session), *blocked(session)}


@pytest.mark.rule("PAR-031")
def test_a_locker_with_two_captives_lies_on_the_later_and_a_chain_on_the_other() -> None:
    session = stage(areas=(["herzeleide"], ["ferris", "kundry"]))
    play(session, "herzeleide", "herzeleide lock", "ferris", "pass")
    play(session, "herzeleide", "herzeleide lock", "kundry")
    assert names(session, "over:kundry") == ["herzeleide"]
    assert names(session, "over:ferris") == ["chain"]
    assert locker(session, "ferris") == locker(session, "kundry") == "herzeleide"
    assert len(names(session, "chains")) == 7
    at_rest(session, 0)


@pytest.mark.rule("PAR-031")
def test_a_tarot_that_was_laid_among_the_chains_is_no_chain() -> None:
    session = stage(areas=(["herzeleide"], ["ferris", "kundry", "gawan"]))
    session.override("move", piece=session.table.named("gawan").id, zone="chains")
    play(session, "herzeleide", "herzeleide lock", "ferris", "pass")
    play(session, "herzeleide", "herzeleide lock", "kundry")
    assert names(session, "over:ferris") == ["chain"]
    assert names(session, "chains")[-1] == "gawan"


@pytest.mark.rule("PAR-028")
def test_one_locking_takes_one_captive_however_many_slots() -> None:
    session = stage(
        areas=(["herzeleide"], ["ferris", "klingsor", "kundry"]), under={"herzeleide": ["bow"]}
    )
    play(session, "herzeleide", "bow lock", "ferris")
    assert locker(session, "ferris") == "herzeleide"
    at_rest(session, 1)


@pytest.mark.rule("PAR-028")
@pytest.mark.parametrize("second", ["kundry", "enough"])
def test_in_the_variant_one_locking_may_fill_two_slots_of_its_source(second: str) -> None:
    session = stage(
        areas=(["herzeleide"], ["ferris", "klingsor", "kundry"]), options={"lock_volley": "on"}
    )
    play(session, "herzeleide", "herzeleide lock", "ferris")
    assert asked(session) == (0, "PAR-028")
    assert keys(session) == ["klingsor", "kundry", "enough"]
    play(session, second)
    assert locker(session, "ferris") == "herzeleide"
    assert locker(session, "kundry") == ("herzeleide" if second == "kundry" else "")
    at_rest(session, 1)


@pytest.mark.rule("PAR-028")
def test_in_the_variant_a_single_slot_takes_one_captive_all_the_same() -> None:
    session = stage(
        areas=(["klingsor"], ["ferris", "kundry", "herzeleide"]), options={"lock_volley": "on"}
    )
    play(session, "klingsor", "klingsor lock", "ferris")
    at_rest(session, 1)


@pytest.mark.rule("PAR-029")
def test_with_one_slot_the_captive_must_go_before_the_next_one_comes() -> None:
    session = stage(
        areas=(["klingsor"], ["ferris", "herzeleide", "gawan"]), over={"ferris": "klingsor"}
    )
    play(session, "klingsor")
    assert blocked(session)["klingsor lock"] == "PAR-029"
    with pytest.raises(Refusal, match="no slot is free"):
        say(session, "klingsor lock")
    play(session, "release", "ferris", "pass")
    play(session, "klingsor", "klingsor lock", "herzeleide")
    assert locker(session, "herzeleide") == "klingsor"
    at_rest(session, 1)


@pytest.mark.rule("PAR-030")
def test_where_own_slot_and_artifact_both_fit_the_player_chooses() -> None:
    for skill in ("klingsor", "bow"):
        session = stage(areas=(["klingsor"], ["ferris", "herzeleide"]), under={"klingsor": ["bow"]})
        play(session, "klingsor")
        assert {"klingsor lock", "bow lock"} <= {*keys(session)}
        play(session, f"{skill} lock", "ferris")
        assert source(session, "ferris") == skill
        at_rest(session, 1)


@pytest.mark.rule("PAR-030", "PAR-025")
def test_the_captive_must_fit_the_source_that_is_charged() -> None:
    session = stage(
        areas=(["gawan"], ["ferris", "titurel", "herzeleide"]), under={"gawan": ["bow"]}
    )
    play(session, "gawan", "gawan lock")
    assert keys(session) == ["ferris"]
    assert Port(session, 0).unsay()
    play(session, "bow lock")
    assert keys(session) == ["ferris", "herzeleide", "titurel"]
    play(session, "titurel")
    assert source(session, "titurel") == "bow"
    at_rest(session, 1)


@pytest.mark.rule("PAR-030", "PAR-029")
def test_each_source_holds_as_many_as_it_has_slots() -> None:
    session = stage(
        areas=(["gawan"], ["ferris", "klingsor", "titurel", "herzeleide"]),
        under={"gawan": ["bow"]},
        over={"ferris": "gawan", "titurel": "gawan by bow"},
    )
    play(session, "gawan")
    assert blocked(session)["gawan lock"] == "PAR-029"
    play(session, "bow lock", "klingsor")
    assert source(session, "klingsor") == "bow"
    at_rest(session, 1)


@pytest.mark.rule("PAR-033")
def test_who_is_locked_already_is_not_locked_again() -> None:
    session = stage(
        areas=(["klingsor", "squire-1"], ["kundry", "ferris"]), over={"kundry": "squire-1"}
    )
    play(session, "klingsor", "klingsor lock")
    assert blocked(session)["kundry"] == "PAR-033"
    with pytest.raises(Refusal, match="locked already"):
        say(session, "kundry")
    play(session, "ferris")
    assert locker(session, "kundry") == "squire-1"
    at_rest(session, 0)


@pytest.mark.rule("PAR-033")
def test_a_captive_of_ones_own_is_not_locked_again_either() -> None:
    session = stage(areas=(["herzeleide"], ["kundry", "ferris"]), over={"kundry": "herzeleide"})
    play(session, "herzeleide", "herzeleide lock")
    assert blocked(session) == {"kundry": "PAR-033", "herzeleide": "PAR-026"}


# --- what a captive cannot ---------------------------------------------------------------------


@pytest.mark.rule("PAR-034", "PAR-035")
def test_a_captive_loses_all_its_artifacts_to_the_common_area() -> None:
    session = stage(
        areas=(["klingsor"], ["kundry", "herzeleide"]), under={"kundry": ["balm", "horn", "wine"]}
    )
    play(session, "klingsor", "klingsor lock", "kundry", "let it happen")
    assert names(session, "under:kundry") == []
    assert sorted(names(session, "common")) == ["balm", "horn", "wine"]
    at_rest(session, 1)
    assert blocked(session) == {"kundry": "PAR-015"}


@pytest.mark.rule("PAR-034")
def test_nothing_interrupts_through_a_captive() -> None:
    session = stage(areas=(["klingsor"], ["kundry", "herzeleide"]), under={"kundry": ["horn"]})
    play(session, "klingsor", "klingsor lock", "kundry", "let it happen")
    play(session, "pass", "klingsor", "release", "kundry")
    at_rest(session, 1)


@pytest.mark.rule("PAR-037", "PAR-027")
def test_own_characters_may_be_locked() -> None:
    session = stage(areas=(["squire-1", "kundry"], ["klingsor"]))
    play(session, "squire-1", "squire-1 lock", "kundry")
    assert locker(session, "kundry") == "squire-1"
    assert names(session, "area:0") == ["kundry"]
    at_rest(session, 1)


# --- what ends a lock --------------------------------------------------------------------------


@pytest.mark.rule("PAR-038", "PAR-045")
def test_a_locker_that_is_locked_lets_all_its_captives_go() -> None:
    session = stage(
        areas=(["klingsor"], ["herzeleide"], ["kundry", "gawan"]),
        over={"kundry": "herzeleide", "gawan": "herzeleide"},
    )
    play(session, "klingsor", "klingsor lock", "herzeleide")
    assert [locker(session, c) for c in ("kundry", "gawan", "herzeleide")] == [
        "",
        "",
        "klingsor",
    ]
    assert names(session, "area:1") == ["herzeleide"]
    assert len(names(session, "chains")) == 8
    assert not session.table.named("herzeleide").counters.get("home")
    at_rest(session, 2)


@pytest.mark.rule("PAR-039", "PAR-042")
def test_a_locker_that_drops_the_bow_keeps_only_the_captives_of_its_own_slot() -> None:
    session = stage(
        areas=(["herzeleide"], ["kundry", "ferris", "klingsor"]),
        under={"herzeleide": ["bow"]},
        over={"kundry": "herzeleide", "ferris": "herzeleide by bow"},
    )
    play(session, "herzeleide", "drop")
    option = question(session) and question(session).option("bow")
    assert option
    assert "frees Ferris" in option.label
    play(session, "bow")
    assert locker(session, "kundry") == "herzeleide"
    assert locker(session, "ferris") == "", "a free slot elsewhere does not save the lock"
    assert names(session, "over:kundry") == ["herzeleide"], "it moves on to the captive that stays"
    assert names(session, "over:ferris") == []
    at_rest(session, 1)


@pytest.mark.rule("PAR-039")
def test_it_makes_no_difference_whether_the_bow_is_given_away() -> None:
    session = stage(
        areas=(["gawan", "titurel"], ["ferris", "klingsor"]),
        under={"gawan": ["bow"]},
        over={"ferris": "gawan by bow"},
    )
    play(session, "gawan", "gawan give", "bow", "titurel")
    assert owner(session, "bow") == "titurel"
    assert locker(session, "ferris") == ""
    assert names(session, "area:0") == ["titurel", "gawan"]
    at_rest(session, 1)


@pytest.mark.rule("PAR-039")
def test_other_artifacts_are_parted_with_at_no_cost() -> None:
    session = stage(
        areas=(["gawan"], ["ferris", "klingsor"]),
        under={"gawan": ["bow", "wine"]},
        over={"ferris": "gawan by bow"},
    )
    play(session, "gawan", "drop", "wine")
    assert locker(session, "ferris") == "gawan"
    at_rest(session, 1)


@pytest.mark.rule("PAR-040", "PAR-062")
def test_a_locker_that_goes_to_limbo_lets_all_its_captives_go() -> None:
    session = stage(
        areas=(["parsifal"], ["ferris"], ["titurel", "herzeleide", "amfortas"]),
        under={"ferris": ["bow"]},
        over={"titurel": "ferris", "amfortas": "ferris by bow"},
    )
    play(session, "parsifal", "parsifal send to limbo", "ferris")
    assert locker(session, "titurel") == locker(session, "amfortas") == ""
    assert names(session, "limbo") == ["ferris"]
    assert names(session, "common") == ["bow"]
    assert told(session, "common area") == [("PAR-062", "The bow goes to the common area.")]
    assert len(names(session, "chains")) == 8
    assert not session.table.named("ferris").counters
    at_rest(session, 2)


@pytest.mark.rule("PAR-041", "PAR-062")
def test_a_captive_that_goes_to_limbo_sends_its_locker_home() -> None:
    session = stage(areas=(["gamuret"], ["ferris", "herzeleide"]), over={"ferris": "gamuret"})
    play(session, "gamuret", "gamuret send captive", "ferris")
    assert names(session, "limbo") == ["ferris"]
    assert names(session, "over:ferris") == []
    assert names(session, "area:0") == ["gamuret"]
    at_rest(session, 1)


@pytest.mark.rule("PAR-041", "PAR-031")
def test_a_locker_goes_on_to_its_other_captive_when_the_one_it_lies_on_goes_to_limbo() -> None:
    session = stage(
        areas=(["parsifal"], ["herzeleide"], ["kundry", "ferris"]),
        over={"kundry": "herzeleide", "ferris": "herzeleide"},
    )
    play(session, "parsifal", "parsifal send to limbo", "ferris")
    assert names(session, "over:kundry") == ["herzeleide"]
    assert locker(session, "kundry") == source(session, "kundry") == "herzeleide"
    assert len(names(session, "chains")) == 8
    at_rest(session, 1)


@pytest.mark.rule("PAR-043")
def test_a_locker_releases_a_captive_of_its_own_and_of_nobody_else() -> None:
    session = stage(
        areas=(["klingsor", "gamuret"], ["ferris", "kundry", "herzeleide"]),
        over={"kundry": "klingsor", "ferris": "gamuret"},
    )
    play(session, "klingsor", "release")
    assert keys(session) == ["kundry"]
    assert blocked(session) == {}
    play(session, "kundry")
    assert locker(session, "kundry") == ""
    assert locker(session, "ferris") == "gamuret"
    assert names(session, "area:0") == ["klingsor"]
    at_rest(session, 1)


@pytest.mark.rule("PAR-043")
def test_one_of_several_captives_is_released() -> None:
    session = stage(
        areas=(["herzeleide"], ["ferris", "kundry", "klingsor"]),
        over={"ferris": "herzeleide", "kundry": "herzeleide"},
    )
    play(session, "herzeleide", "release", "ferris")
    assert locker(session, "ferris") == ""
    assert names(session, "over:kundry") == ["herzeleide"]
    assert len(names(session, "chains")) == 8
    at_rest(session, 1)


@pytest.mark.rule("PAR-044")
def test_a_captive_is_set_free_whoever_controls_it_or_its_locker() -> None:
    session = stage(
        areas=(["parsifal", "squire-1", "squire-2"], ["kundry", "klingsor"], ["swan", "gawan"]),
        over={"kundry": "squire-1", "squire-2": "klingsor", "gawan": "swan by bow"},
    )
    play(session, "parsifal", "parsifal free")
    assert keys(session) == ["gawan", "kundry", "squire-2"]
    play(session, "kundry")
    assert locker(session, "kundry") == ""
    assert "squire-1" in names(session, "area:0")
    at_rest(session, 1)


@pytest.mark.rule("PAR-044", "PAR-025")
def test_only_a_captive_that_fits_is_set_free() -> None:
    session = stage(
        areas=(["titurel", "klingsor"], ["kundry", "gawan", "herzeleide"]),
        over={"kundry": "klingsor", "gawan": "herzeleide"},
    )
    play(session, "titurel", "titurel free")
    assert keys(session) == ["gawan"]
    play(session, "gawan")
    assert locker(session, "gawan") == ""
    assert names(session, "area:1") == ["kundry", "gawan", "herzeleide"]
    at_rest(session, 1)


@pytest.mark.rule("PAR-045", "PAR-035")
def test_the_freed_act_again_without_the_artifacts_they_had() -> None:
    session = stage(areas=(["klingsor"], ["herzeleide", "kundry"]), under={"kundry": ["wine"]})
    play(session, "klingsor", "klingsor lock", "kundry", "pass")
    play(session, "klingsor", "release", "kundry")
    assert names(session, "area:0") == ["klingsor"]
    assert owner(session, "wine") == ""
    at_rest(session, 1)
    play(session, "kundry", "take", "wine")
    assert owner(session, "wine") == "kundry"
    at_rest(session, 0)


@pytest.mark.rule("PAR-046", "PAR-011")
def test_who_is_freed_in_its_own_players_turn_waits_for_the_next_one() -> None:
    session = stage(
        areas=(["parsifal", "klingsor"], ["herzeleide"]), over={"klingsor": "herzeleide"}
    )
    play(session, "parsifal", "parsifal free", "klingsor")
    at_rest(session, 1)


@pytest.mark.rule("PAR-047")
def test_a_lock_does_not_wear_off() -> None:
    session = stage(areas=(["klingsor"], ["kundry", "herzeleide"]), over={"kundry": "klingsor"})
    for turn in range(20):
        at_rest(session, turn % 2)
        play(session, "pass")
    assert locker(session, "kundry") == "klingsor"
