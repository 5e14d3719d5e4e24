"""Battles that end in the middle, and what reacts to what: as the rulebook would tell it."""

from __future__ import annotations

import pytest

from tests.games.restless.camp import (
    asked,
    battle,
    blocked,
    camp,
    health,
    keys,
    left,
    meeting,
    names,
    play,
    rerolls,
)

# --- Battles that end in the middle ------------------------------------------------------------


@pytest.mark.rule("RST-210", "RST-196")
def test_a_target_that_dies_as_a_turn_begins_needs_no_attack() -> None:
    session = battle(holds={"ann": ["thorns"]}, decks={"loot": ["broth"]})
    play(session, "slot 0")
    assert asked(session) == "RST-211"
    assert not session.table.count("battle")
    assert not [line for line in session.lines if line.rule == "RST-179"], "nobody rolled"


@pytest.mark.rule("RST-191", "RST-181")
def test_a_target_that_dies_of_a_miss_does_not_strike_back() -> None:
    session = battle(("ann",), holds={"ann": ["spite-doll"]}, decks={"loot": []}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert health(session, "ann") == (6, 0)
    assert asked(session) == "RST-142"


@pytest.mark.rule("RST-137", "RST-069")
def test_who_is_transfigured_between_two_shots_may_have_no_weapon_left() -> None:
    """The first bolt hits the Moth; its shooter is now Hal, who cannot hold a Ballista."""
    session = battle(
        ("gus",),
        foe="moth",
        holds={"gus": ["ballista"]},
        decks={"characters": ["hal", "cy", "eve"]},
        coming=[15],
    )
    play(session, "slot 0", "attack ballista")
    assert left(session, "moth") == 8
    assert names(session, "character:0") == ["hal"]
    assert names(session, "loot-used") == ["ballista"]
    assert asked(session) == "RST-196"
    assert keys(session) == ["end"], "that was the attack"


@pytest.mark.rule("RST-137", "RST-069")
def test_who_can_still_hold_it_shoots_on_as_somebody_else() -> None:
    session = battle(
        ("gus",),
        foe="moth",
        holds={"gus": ["sling"]},
        decks={"characters": ["hal", "cy"]},
        coming=[15, 15],
    )
    play(session, "slot 0", "attack sling")
    assert left(session, "moth") == 7
    assert names(session, "character:0") == ["cy"], "twice"


@pytest.mark.rule("RST-225", "RST-223", "RST-218")
def test_what_runs_away_from_a_party_that_runs_away_was_not_defeated() -> None:
    session = battle(foe="hare", zones={"nights": ["night"]}, decks={"loot": ["broth"]})
    play(session, "flee")
    assert asked(session) == "RST-142", "nobody has to Dodge what is not there"
    assert names(session, "loot") == ["broth"]
    assert health(session, "ann") == (6, 0)
    assert session.table.count("fled") == 1
    assert blocked(session)["rest"] == "RST-146"


@pytest.mark.rule("RST-218", "RST-223")
def test_the_party_says_who_runs_first_and_the_dying_may_spare_the_others() -> None:
    """Gus may go last and let Ann risk her neck, or first, and end it."""
    session = battle(("ann", "gus"), wounds={"gus": 4}, decks={"loot": ["club"]}, coming=[1])
    play(session, "flee")
    assert (asked(session), keys(session)) == ("RST-218", ["slot 0", "slot 1"])
    play(session, "slot 1")
    assert names(session, "characters-used") == ["gus"]
    assert health(session, "ann") == (6, 0), "she never had to Dodge"
    assert asked(session) == "RST-212"


@pytest.mark.rule("RST-143", "RST-206", "RST-133")
def test_a_fight_that_follows_is_an_encounter_of_its_own() -> None:
    session = battle(
        foe="pair",
        holds={"ann": ["broth", "herald"]},
        wounds={"ann": 1},
        decks={"encounters": ["rat"]},
        on={"pair": {"health": 1}},
        coming=[19],
    )
    play(session, "use broth", "slot 0")
    assert session.table.named("ann").turn == 90
    play(session, "slot 1", "attack unarmed", "slot 0", "ground")
    assert (names(session, "encounter"), asked(session)) == (["rat"], "RST-193")
    assert session.table.named("ann").turn == 0
    assert session.table.count("encounter") == 2
    assert rerolls(session) == 6, "the Herald has seen it begin"


# --- reactions ---------------------------------------------------------------------------------


@pytest.mark.rule("RST-056", "RST-227")
def test_the_dead_react_to_nothing_any_more() -> None:
    """The Knife Game kills Bo at the end of the round: Bo's Tin gains no counter any more."""
    session = battle(
        foe="gate", holds={"ann": ["knife-game"], "bo": ["tin"]}, coming=[20, 20], wounds={"bo": 1}
    )
    play(session, "slot 0", "attack unarmed", "end", "slot 1", "attack unarmed", "end")
    play(session, "slot 0")
    assert names(session, "character:1") == []
    assert sorted(names(session, "inventory:0")) == ["knife-game", "tin"]
    assert rerolls(session) == 5


@pytest.mark.rule("RST-263", "RST-264")
def test_a_change_that_ends_while_it_is_out_of_force_is_not_missed_by_the_next() -> None:
    """The Hex's words are suspended by hand and end with the Battle; used again, they hold."""
    session = battle(
        foe="wasp", holds={"ann": ["hex"]}, on={"wasp": {"health": 1}}, coming=[20], row=[["gate"]]
    )
    play(session, "slot 0", "use hex")
    (token,) = session.table["kept"]
    session.override("suspend", subject=token.name)
    play(session, "attack unarmed")
    assert names(session, "kept") == []
    assert session.table.suspended == []


@pytest.mark.rule("RST-253", "RST-124")
def test_what_was_revealed_is_unknown_again_once_its_deck_is_shuffled() -> None:
    session = meeting("confession", decks={"treasures": ["bell", "pride", "coat"]}, coming=[1])
    bell = session.table.named("bell")
    session.override("flip", piece=bell.id, face_up=True)
    play(session, "slot 1")
    assert names(session, "sins:1") == ["pride"]
    assert sorted(names(session, "treasures")) == ["bell", "coat"]
    assert not any(piece.face_up for piece in session.table["treasures"])


@pytest.mark.rule("RST-255", "RST-253", "RST-261")
def test_a_row_that_lies_open_is_still_picked_from() -> None:
    """On the Glass Road every Encounter lies open; a second one is drawn and turned up all the
    same, and what is not chosen goes to the bottom of the deck, face down."""
    session = camp(
        zones={"realm": ["glass-road"]},
        row=[["rat"], ["gift"]],
        decks={"encounters": ["well", "vault"]},
    )
    session.override("flip", piece=session.table.named("gift").id, face_up=True)
    play(session, "go on")
    assert sorted(keys(session)) == ["rat", "well"]
    play(session, "well", "slot 0")
    assert names(session, "encounters")[0] == "rat"
    assert not session.table.named("rat").face_up
    assert session.table.named("gift").face_up


@pytest.mark.rule("RST-253", "RST-260", "RST-113")
def test_drops_that_are_revealed_are_drawn_as_drops_are() -> None:
    """On Market Day a Peacock drops 2 Loot, each picked from 2; revealed they are the same, and
    the Nothing among them may be drawn again when they are shared out."""
    session = battle(
        foe="peacock",
        zones={"realm": ["market-day"]},
        decks={"loot": ["nothing", "broth", "club", "urn", "rope"], "treasures": ["pride", "bell"]},
        coming=[20],
    )
    play(session, "slot 0")
    assert sorted(keys(session)) == ["broth", "nothing"]
    play(session, "nothing")
    assert sorted(keys(session)) == ["club", "urn"]
    play(session, "club")
    assert names(session, "drops") == ["nothing", "club"]
    assert names(session, "sins:0") == ["pride"], "a Sin among them binds, and is all there was"
    play(session, "slot 0", "attack unarmed")
    assert (asked(session), keys(session)) == ("RST-113", ["discard", "again"])
    play(session, "discard", "slot 1")
    assert names(session, "inventory:1") == ["club"]
    assert asked(session) == "RST-142"
    assert "of" not in session.table.named("club").counters
