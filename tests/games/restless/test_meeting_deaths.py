"""Deaths in the worst moment, each told as the rulebook would."""

from __future__ import annotations

import pytest

from tests.games.restless.camp import (
    asked,
    at_stall,
    battle,
    before_god,
    camp,
    health,
    keys,
    left,
    meeting,
    names,
    play,
    rerolls,
)

# --- deaths at the wrong time ------------------------------------------------------------------


@pytest.mark.rule("RST-086", "RST-112", "RST-119")
def test_who_turns_up_the_goods_dies_of_a_sin_among_them() -> None:
    """Ann turns up Gall and dies of it: it is gone with her, Bo fills the place and the next."""
    decks = {"treasures": ["gall", "bell", "coat"]}
    session = at_stall(decks=decks, holds={"ann": ["rope"]})
    play(session, "open", "slot 0")
    assert asked(session) == "RST-212", "RST-230: what she held is shared out"
    play(session, "slot 1")
    assert names(session, "characters-used") == ["ann"]
    assert names(session, "treasures-used") == ["gall"]
    assert names(session, "goods") == ["bell", "coat"]
    assert (asked(session), names(session, "inventory:1")) == ("RST-080", ["rope"])
    assert "sell rope" in keys(session)


@pytest.mark.rule("RST-235", "RST-086")
def test_a_sin_in_a_stall_may_be_the_end_of_all() -> None:
    session = at_stall(("ann",), decks={"treasures": ["gall", "bell"]})
    play(session, "open")
    assert session.over
    assert session.table.outcome is not None
    assert session.table.outcome.rule == "RST-235"


@pytest.mark.rule("RST-117", "RST-119")
def test_who_dies_of_the_first_sin_takes_the_second_along() -> None:
    session = meeting(
        "vault", zones={"realm": ["shrine"]}, decks={"treasures": ["gall", "pride", "bell"]}
    )
    play(session, "slot 0")
    assert names(session, "characters-used") == ["ann"]
    assert sorted(names(session, "treasures-used")) == ["gall", "pride"]
    assert names(session, "sins:1") == [], "Bo has revealed nothing"


@pytest.mark.rule("RST-211", "RST-112")
def test_who_dies_of_the_drops_leaves_the_rest_to_others() -> None:
    """The Poison kills Ann, and is left on the Ground; of what else she was to have Bo is asked."""
    session = battle(foe="hoarder", decks={"loot": ["poison", "broth"]}, coming=[20])
    play(session, "slot 0", "attack unarmed", "slot 0", "slot 0", "slot 0")
    assert asked(session) == "RST-212"
    play(session, "slot 1", "ground")
    assert names(session, "characters-used") == ["ann"]
    assert names(session, "ground") == ["poison"]
    assert names(session, "inventory:1") == ["broth"]
    assert asked(session) == "RST-142"


@pytest.mark.rule("RST-165", "RST-231")
def test_who_dies_as_a_realm_ends_is_back_with_the_next() -> None:
    session = camp(
        zones={"realm": ["knell"]}, wounds={"bo": 6}, decks={"characters": ["cy"]}, row=[]
    )
    play(session, "go on")
    assert names(session, "characters-used") == ["bo"]
    assert names(session, "character:1") == ["cy"]
    assert health(session, "cy") == (5, 0)


@pytest.mark.rule("RST-235")
def test_a_realm_that_ends_may_end_all() -> None:
    session = camp(
        ("bo",), zones={"realm": ["knell"]}, wounds={"bo": 6}, decks={"characters": ["cy"]}
    )
    play(session, "go on")
    assert session.over, "nobody rejoins a party of the dead"


@pytest.mark.rule("RST-234", "RST-160")
def test_who_dies_of_the_last_dawn_is_there_before_the_god() -> None:
    session = camp(
        step="last_night",
        zones={"god": ["door"]},
        wounds={"bo": 6},
        decks={"nights": ["cold-dawn"], "characters": ["cy"]},
        counters={"level": 5},
    )
    play(session, "yes", "rise")
    assert asked(session) == "RST-240"
    assert names(session, "character:1") == []
    play(session, "fight")
    assert names(session, "character:1") == ["cy"]


@pytest.mark.rule("RST-229", "RST-043")
def test_last_words_heal_those_who_live() -> None:
    session = battle(("nun", "ann"), wounds={"nun": 5, "ann": 4}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert health(session, "ann") == (6, 0)


@pytest.mark.rule("RST-045", "RST-229")
def test_who_is_ground_down_to_nothing_by_a_god_is_killed_by_it() -> None:
    """Gus loses all Max Health to the Grinder: that is its doing, so Gus's last words are heard."""
    session = before_god(("gus", "bo"), god="grinder", counters={"level": 5}, coming=[1])
    play(session, "fight", "slot 0", "attack unarmed")
    assert names(session, "characters-used") == ["gus"]
    assert left(session, "grinder") == 30 - 9


# --- before the God, and against it ------------------------------------------------------------


@pytest.mark.rule("RST-105", "RST-240", "RST-006")
def test_before_the_god_things_change_hands_and_nobody_is_asked_for_a_gift() -> None:
    session = before_god(holds={"ann": ["club"]}, counters={"level": 5}, people=[0, 1])
    play(session, "give club")
    assert names(session, "inventory:1") == ["club"]
    play(session, "refuse")
    assert asked(session) == "RST-006"
    play(session, "no")
    assert asked(session) == "RST-240", "not both want to give up"
    play(session, "fight", "yes")
    assert asked(session) == "RST-193"


@pytest.mark.rule("RST-237", "RST-145", "RST-162")
def test_a_realm_that_forbids_rest_forbids_the_last_night_too() -> None:
    zones = {"god": ["door"], "nights": ["night"], "realm": ["wake"]}
    session = camp(step="last_night", zones=zones, counters={"level": 5})
    assert asked(session) == "RST-240"
    assert len(names(session, "nights")) == 1


@pytest.mark.rule("RST-248", "RST-230")
@pytest.mark.parametrize(
    ("option", "sin", "kept"),
    [("lost", False, False), ("share", False, True), ("lost", True, True)],
)
def test_what_a_gods_victim_held(option: str, sin: bool, kept: bool) -> None:
    """Killed by the God it is lost, or shared by the table's option; killed by a Sin of its own
    in that Battle it is shared out at once."""
    session = before_god(
        wounds={"ann": 5},
        holds={"ann": ["club"]},
        sins={"ann": ["debt"]} if sin else {},
        counters={"level": 5},
        options={"god_kill_inventory": option, "ask_rerolls": "failures" if sin else "never"},
        coming=[1, 1],
    )
    play(session, "fight", "slot 0", "attack unarmed", *(["reroll"] if sin else []))
    if sin:
        play(session, "keep")
    if kept:
        assert asked(session) == "RST-212"
        play(session, "slot 1")
    else:
        assert asked(session) == "RST-193"
    assert names(session, "character:0") == []
    assert names(session, "inventory:1") == (["club"] if kept else [])
    assert names(session, "drops") == ([] if kept else ["club"])


@pytest.mark.rule("RST-227", "RST-194")
def test_who_comes_back_in_the_middle_of_a_turn_has_a_turn_of_its_own() -> None:
    """Ivy dies of her own attack; her last words bring Cy to her seat, who has not acted yet."""
    session = battle(
        ("ivy", "bo"), foe="gate", wounds={"ivy": 5}, decks={"characters": ["cy"]}, coming=[1]
    )
    play(session, "slot 0", "attack unarmed")
    assert names(session, "character:0") == ["cy"]
    assert asked(session) == "RST-193"
    assert keys(session)[:2] == ["slot 0", "slot 1"], "neither has acted"


@pytest.mark.rule("RST-230")
def test_only_what_the_dead_held_is_shared_out() -> None:
    session = camp(
        zones={"nights": ["night-two"], "ground": ["rope"]},
        holds={"ann": ["club"]},
        sins={"ann": ["debt"]},
        wounds={"ann": 5, "bo": 2},
    )
    play(session, "rest", "heal 1")
    assert session.decision is not None
    assert "Club" in session.decision.ask
    play(session, "slot 1")
    assert asked(session) == "RST-153"
    assert names(session, "ground") == ["rope"]


@pytest.mark.rule("RST-068", "RST-063")
def test_where_the_supply_is_empty_a_token_stands_in_and_goes_again() -> None:
    session = play(camp(row=[["sermon"], ["well"]]), "go on")
    (veil,) = session.table["status:0"]
    assert (veil.name, veil.kind) == ("veil", "token")
    assert session.game.in_force(session.table)[0].sentence == "You have +1 to Ranged rolls."
    session.override("count", piece=session.table.named("ann").id, counter="health", value=0)
    session.override("count", piece=session.table.named("ann").id, counter="dead", value=3)
    assert names(session, "characters-used") == ["ann"]
    assert session.table.pieces[veil.id].zone == "out"
    assert names(session, "status:1") == ["veil"]


@pytest.mark.rule("RST-222")
@pytest.mark.parametrize(
    ("sins", "asks", "coming"), [([], "never", [1, 20, 20]), (["debt"], "failures", [1, 20, 20])]
)
def test_whatever_kills_in_flight_what_was_held_is_lost(
    sins: list[str], asks: str, coming: list[int]
) -> None:
    """Ann dies of the Adder's venom, or of the Debt for a roll that gets her away: her Urn goes to
    the discard pile, with its Discard effect, and not to drops that nobody will ever draw."""
    session = battle(
        foe="rat" if sins else "adder",
        wounds={"ann": 5 if sins else 4},
        holds={"ann": ["urn"]},
        sins={"ann": sins},
        options={"ask_rerolls": asks},
        coming=coming,
    )
    play(session, "flee", "slot 0", *(["reroll"] if sins else []))
    assert asked(session) == "RST-142"
    assert names(session, "characters-used") == ["ann"]
    assert names(session, "loot-used") == ["urn"]
    assert names(session, "drops") == []
    last_words = 0 if sins else 2  # RST-229: she has some where the Target killed her
    assert rerolls(session) == 5 + 1 - len(sins) + last_words
