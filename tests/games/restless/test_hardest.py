"""The twelve hardest situations, each as the rulebook would tell it."""

from __future__ import annotations

import pytest

from tests.games.restless.camp import (
    asked,
    at_stall,
    battle,
    camp,
    health,
    keys,
    left,
    meeting,
    names,
    play,
    rerolls,
)


@pytest.mark.rule("RST-086", "RST-087")
def test_sins_and_nothing_among_a_traders_goods() -> None:
    """Bo turns up the goods: the Sins go to Bo one after the other, each place is filled again;
    a Nothing its place stays empty."""
    session = at_stall(
        decks={"loot": ["nothing", "broth"], "treasures": ["pride", "sloth", "bell", "spite"]}
    )
    session.override("count", piece=-1, counter="rerolls", value=3)
    play(session, "open", "slot 1", "discard")
    assert names(session, "sins:1") == ["pride", "sloth", "spite"]
    assert names(session, "goods") == ["broth", "bell"], "the Treasures have run out"
    assert names(session, "loot-used") == ["nothing"]
    assert rerolls(session) == 2


@pytest.mark.rule("RST-116", "RST-117", "RST-255")
def test_a_pick_from_over_a_treasure_that_lies_revealed_and_a_sin_below_it() -> None:
    """The open Bell is a candidate, but so is the Sin under it: who draws takes the Sin, gets no
    Treasure, and the Bell goes to the bottom of the deck."""
    session = meeting(
        "vault",
        zones={"realm": ["orchard"]},
        decks={"treasures": ["bell", "pride", "coat", "charm"]},
    )
    bell = session.table.named("bell")
    session.override("flip", piece=bell.id, face_up=True)
    play(session, "slot 0")
    assert names(session, "sins:0") == ["pride"]
    assert names(session, "inventory:0") == names(session, "inventory:1") == []
    assert names(session, "treasures")[-1] == "charm", "the others lie at the bottom"
    assert sorted(names(session, "treasures")[:2]) == ["bell", "coat"]


@pytest.mark.rule("RST-190")
def test_chain_magic_passes_over_an_empty_seat_without_losing_a_point() -> None:
    """With Bo's seat empty three points go Ann, Cy, Ann."""
    session = battle(("ann", "bo", "cy"), foe="choir", zones={"character:1": []}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert health(session, "ann") == (4, 2)
    assert health(session, "cy") == (4, 1)


@pytest.mark.rule("RST-159", "RST-160", "RST-235")
def test_a_horror_kills_the_last_one() -> None:
    """In the night nobody flees and nobody rejoins any more: with Bo dead, Ann's death ends it."""
    session = camp(wounds={"ann": 5, "bo": 6}, decks={"nights": ["tooth"]}, coming=[1, 1])
    play(session, "rest")
    assert "flee" not in keys(session)
    play(session, "slot 1", "attack unarmed")
    assert names(session, "character:1") == [], "Bo waits"
    play(session, "slot 0", "attack unarmed")
    assert session.over
    assert session.table.outcome is not None
    assert session.table.outcome.rule == "RST-235"


@pytest.mark.rule("RST-113", "RST-021")
def test_nothing_is_drawn_again_and_is_all_that_is_left() -> None:
    """Discarded for a Reroll Counter, the one Nothing becomes the new deck and is drawn again,
    until no counter is left to pay."""
    session = meeting("gift", decks={"loot": ["nothing"]}, counters={"rerolls": 2})
    play(session, "stay", "slot 0", "again")
    assert (asked(session), rerolls(session)) == ("RST-113", 1)
    play(session, "again")
    assert (asked(session), rerolls(session)) == ("RST-113", 0)
    assert keys(session) == ["discard"]
    play(session, "discard")
    assert names(session, "inventory:0") == []
    assert names(session, "loot-used") == ["nothing"]


@pytest.mark.rule("RST-228", "RST-215", "RST-119")
def test_what_the_slain_held_is_won_back_with_the_drops() -> None:
    """The Rat kills Ann: her Club joins its drops and her Sin is gone. Who kills the Rat gets the
    Club back."""
    session = battle(
        wounds={"ann": 4},
        holds={"ann": ["club"]},
        sins={"ann": ["pride"]},
        decks={"loot": ["broth"]},
        on={"rat": {"health": 1}},
        coming=[1, 20],
    )
    play(session, "slot 0", "attack unarmed")
    assert names(session, "drops") == ["club"]
    assert names(session, "treasures-used") == ["pride"]
    play(session, "slot 1", "attack unarmed")
    play(session, "slot 1", "slot 1")
    assert sorted(names(session, "inventory:1")) == ["broth", "club"]


@pytest.mark.rule("RST-228", "RST-235")
def test_both_the_last_character_and_its_target_die_of_one_roll() -> None:
    """Gus is alone, misses and dies; its last words kill the Rat: but nobody is left to win."""
    session = battle(("gus",), wounds={"gus": 4}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert left(session, "rat") == 0
    assert session.over
    assert session.table.outcome is not None
    assert session.table.outcome.winners == []


@pytest.mark.rule("RST-046", "RST-065")
def test_a_vigil_saves_one_whom_its_own_sin_kills() -> None:
    """Ann is hurt, and for that Bo's Spite takes Bo's last Health; the Vigil holds Bo at 1."""
    session = battle(wounds={"bo": 6}, sins={"bo": ["spite"]}, status={"bo": ["vigil"]}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert health(session, "ann") == (4, 2)
    assert health(session, "bo") == (1, 6)
    assert names(session, "status:1") == []
    assert names(session, "character:1") == ["bo"]
