"""RST-262 and RST-263 on the journey: rows and draws that nothing is left for."""

from __future__ import annotations

import pytest

from tests.games.restless.camp import (
    asked,
    at_stall,
    blocked,
    camp,
    ignored,
    keys,
    meeting,
    names,
    play,
    told,
)

# --- the row -----------------------------------------------------------------------------------


@pytest.mark.rule("RST-076", "RST-021")
def test_a_fight_is_searched_for_in_the_discard_pile_too() -> None:
    session = camp(
        zones={"realm": ["drill"]},
        row=[["well"]],
        decks={"encounters": ["gift"], "encounters-used": ["vault", "rat"]},
    )
    play(session, "go on")
    assert names(session, "encounter") == ["rat"]
    assert sorted(names(session, "encounters")) == ["gift", "vault", "well"]


@pytest.mark.rule("RST-262", "RST-263", "RST-076")
def test_with_nothing_left_to_fight_what_demands_it_is_ignored_for_this_encounter() -> None:
    session = camp(
        zones={"realm": ["drill"]},
        row=[["vault"], ["gift"]],
        decks={"encounters": ["well"], "treasures": ["bell"]},
    )
    play(session, "go on")
    assert names(session, "encounter") == ["vault"]
    assert told(session, "RST-262") == told(session, "RST-263") == ["drill"]
    assert ignored(session) == []
    play(session, "slot 0", "slot 0")
    session.override("move", piece=session.table.named("rat").id, zone="encounters")
    play(session, "go on")
    assert names(session, "encounter") == ["rat"], "now it is demanded again"


@pytest.mark.rule("RST-262")
def test_what_only_the_next_one_must_be_it_need_not_be() -> None:
    session = camp(row=[["horn"], ["gift"]], decks={"encounters": ["well"]})
    play(session, "go on")
    assert session.table.count("fight_next")
    play(session, "go on")
    assert names(session, "encounter") == ["gift"]
    assert not session.table.count("fight_next")


# --- draws -------------------------------------------------------------------------------------


@pytest.mark.rule("RST-262", "RST-087")
def test_a_stall_is_not_refilled_for_ever_from_nothing() -> None:
    session = at_stall(
        decks={"loot": ["nothing"], "treasures": ["bell"]},
        options={"trader_nothing": "refill_free"},
    )
    play(session, "open", "slot 0")
    assert names(session, "goods") == ["bell"]
    assert names(session, "loot-used") == ["nothing"]


@pytest.mark.rule("RST-262", "RST-113")
def test_nothing_is_not_drawn_again_for_nothing_without_end() -> None:
    session = meeting("gift", decks={"loot": ["nothing"]}, options={"nothing_reroll_cost": "0"})
    play(session, "stay", "slot 0")
    assert (keys(session), blocked(session)["again"]) == (["discard"], "RST-262")


@pytest.mark.rule("RST-262")
def test_a_card_that_draws_again_for_nothing_stops_where_nothing_else_is_left() -> None:
    session = meeting("gift", holds={"ann": ["net"]}, decks={"loot": ["nothing"]})
    play(session, "stay", "slot 0", "discard", "slot 0")
    assert asked(session) == "RST-142"


@pytest.mark.rule("RST-262")
def test_pick_from_an_empty_deck_is_no_pick() -> None:
    session = play(camp(zones={"realm": ["fog"]}, row=[["well"]]), "go on")
    assert names(session, "encounter") == ["well"], "the only candidate"


@pytest.mark.rule("RST-262")
def test_a_draft_with_too_few_cards_goes_on_with_those_there_are() -> None:
    zones = {"tray": ["cy"], "character:0": [], "character:1": []}
    session = camp(step="choose_characters", zones=zones, decks={"starters": ["rope"]})
    play(session, "cy")
    assert [names(session, f"character:{slot}") for slot in (0, 1)] == [["cy"], []]
    assert asked(session) == "RST-029"
    play(session, "rope", "slot 0")
    assert asked(session) == "RST-142", "one Starter Item is all there is"
