"""Where cards and rules of fights meet: two or three of them in one moment."""

from __future__ import annotations

import pytest

from tabletop import Refusal, load
from tests.conformance.walk import plain
from tests.games.restless.camp import (
    asked,
    battle,
    blocked,
    health,
    ignored,
    keys,
    left,
    names,
    play,
    rerolls,
)


@pytest.mark.rule("RST-102", "RST-078")
def test_a_target_that_joins_makes_everybody_shed_down_to_the_weightless() -> None:
    """Max Weight 3 and -4: the Charm weighs nothing and stays, the Urn's Discard effect happens."""
    session = battle(
        ("eve", "ann"),
        foe="caller",
        holds={"eve": ["charm", "urn", "crumbs"]},
        decks={"encounters": ["mule"]},
        coming=[20],
    )
    play(session, "slot 1", "attack unarmed")
    assert asked(session) == "RST-102"
    again = load(session.to_json())
    assert plain(again.decision) == plain(session.decision)
    play(again, "discard urn")
    assert names(again, "inventory:0") == ["charm"], "the Crumbs had to go, nobody is asked"
    assert rerolls(again) == 6
    assert asked(again) == "RST-196", "Ann's turn goes on"
    again.undo()
    assert asked(again) == "RST-102"
    assert again.table == session.table


@pytest.mark.rule("RST-190", "RST-191", "RST-229")
def test_whoever_is_kept_alive_in_a_chain_may_die_of_its_last_point() -> None:
    session = battle(foe="choir", wounds={"ann": 5}, status={"ann": ["vigil"]}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert names(session, "character:0") == []
    assert health(session, "bo") == (6, 1), "one point in the middle was Bo's"
    assert rerolls(session) == 7, "killed by the Target: her Death Effect"
    assert asked(session) == "RST-193"
    assert keys(session) == ["slot 1", "flee"]


@pytest.mark.rule("RST-228", "RST-229", "RST-215")
def test_a_targets_text_that_costs_health_kills_as_the_target() -> None:
    """The Adder hits for 1 and its text takes 1 more: Bo's Death Effect, his Broth in its drops."""
    session = battle(
        foe="adder",
        wounds={"bo": 5},
        holds={"bo": ["broth"]},
        coming=[1],
        zones={},
    )
    play(session, "slot 1", "attack unarmed")
    assert names(session, "character:1") == []
    assert left(session, "adder") == 6
    assert names(session, "drops") == ["broth"]
    assert names(session, "inventory:1") == []


@pytest.mark.rule("RST-230", "RST-229", "RST-106")
def test_killed_by_a_thing_in_battle_there_is_no_death_effect_and_the_things_are_shared() -> None:
    session = battle(
        foe="gate",
        wounds={},
        holds={"bo": ["knife-game"], "ann": ["broth"]},
        coming=[20, 20],
    )
    play(session, "slot 0", "attack unarmed", "end", "slot 1", "attack unarmed", "end")
    assert rerolls(session) == 5, "no Death Effect"
    assert asked(session) == "RST-212"
    play(session, "slot 1")
    assert names(session, "character:0") == []
    assert names(session, "inventory:1") == ["knife-game", "broth"]


@pytest.mark.rule("RST-224", "RST-271", "RST-144", "RST-214", "RST-215")
def test_what_the_slain_held_goes_with_a_target_that_escapes() -> None:
    """No Discard effect, no drops, no Rest; and no lock, as nobody Fled."""
    session = battle(
        foe="eel",
        holds={"ann": ["urn"]},
        coming=[1, 20],
        zones={"nights": ["night"]},
        decks={"loot": ["club", "broth"]},
    )
    play(session, "slot 0", "attack unarmed")
    assert rerolls(session) == 7, "Ann's last words"
    play(session, "slot 1", "attack unarmed", "end")
    assert asked(session) == "RST-142"
    assert names(session, "loot-used") == ["urn"]
    assert rerolls(session) == 7
    assert names(session, "loot") == ["broth", "club"]
    assert blocked(session)["rest"] == "RST-144"
    assert session.table.count("fled") == 0


@pytest.mark.rule("RST-218", "RST-219", "RST-214")
def test_the_harder_of_two_is_dodged_and_what_died_before_gives_its_drops() -> None:
    """A 10 would do for the Rat; the Wasp's 12 counts. The Rat died first: its Loot is given."""
    session = battle(
        ("ann",),
        foe="wasp",
        zones={"encounter": ["wasp", "rat", "choir"]},
        decks={"loot": ["club"]},
        coming=[10, 11, 12],
    )
    session.override("count", piece=session.table.named("rat").id, counter="health", value=0)
    play(session, "flee")
    assert health(session, "ann") == (4, 2)
    assert asked(session) == "RST-212", "alone, Ann draws"
    play(session, "slot 0")
    assert names(session, "inventory:0") == ["club"]
    assert session.table.count("fled") == 1


@pytest.mark.rule("RST-223", "RST-222")
def test_who_kills_its_pursuer_by_dying_has_lost_its_things_but_saved_the_rest() -> None:
    """Gus dies Dodging, the Rat of him: no lock, its drops come, Gus's Broth stays lost."""
    session = battle(
        ("gus", "ann"),
        wounds={"gus": 4},
        holds={"gus": ["broth", "urn"]},
        coming=[1],
        decks={"loot": ["club"]},
        zones={"nights": ["night"]},
    )
    play(session, "flee", "slot 0")
    assert rerolls(session) == 7, "1 for the Urn that was discarded, 1 dropped"
    assert asked(session) == "RST-212"
    play(session, "slot 1")
    assert names(session, "inventory:1") == ["club"]
    assert "broth" in names(session, "loot-used")
    assert session.table.count("fled") == 0
    assert "rest" in keys(session)


@pytest.mark.rule("RST-223", "RST-218", "RST-225")
def test_when_a_pursuer_dies_of_last_words_the_party_still_flees_from_the_other() -> None:
    """The Wasp, harder to Dodge, hurts Gus and dies of him; Ann needs the Rat's 10 only."""
    session = battle(
        ("gus", "ann"),
        zones={"encounter": ["rat", "wasp"]},
        wounds={"gus": 4},
        coming=[1, 10],
    )
    play(session, "flee", "slot 0")
    assert left(session, "wasp") == 0
    assert asked(session) == "RST-142"
    assert health(session, "ann") == (6, 0)
    assert session.table.count("fled") == 1


@pytest.mark.rule("RST-192", "RST-196", "RST-200")
def test_a_turn_that_kills_before_the_attack_goes_on_against_the_other() -> None:
    session = battle(
        ("ann", "bo"),
        holds={"ann": ["thorns"]},
        zones={"encounter": ["rat", "wasp"]},
        coming=[20, 20],
    )
    play(session, "slot 0")
    assert asked(session) == "RST-192"
    play(session, "rat")
    assert asked(session) == "RST-196"
    play(session, "attack unarmed")
    assert left(session, "wasp") == 1
    assert asked(session) in ("RST-196", "RST-193")


@pytest.mark.rule("RST-063", "RST-046", "RST-191", "RST-235")
def test_last_words_that_heal_each_do_nothing_for_those_dead_of_the_same_blow() -> None:
    """The Choir's three points: Nun, Ann and Bo are at 0 before the Nun's last words."""
    session = battle(
        ("nun", "ann", "bo"),
        foe="choir",
        wounds={"nun": 5, "ann": 5, "bo": 6},
        coming=[1],
    )
    play(session, "slot 0", "attack unarmed")
    assert session.over
    assert session.table.outcome is not None
    assert not session.table.outcome.winners


@pytest.mark.rule("RST-235", "RST-228", "RST-150")
def test_but_who_brings_back_the_dead_saves_the_game() -> None:
    """Ivy, Ann and Bo die of one chain; new ones stand in their places, in the same fight."""
    session = battle(
        ("ivy", "ann", "bo"),
        foe="choir",
        wounds={"ivy": 5, "ann": 5, "bo": 6},
        coming=[1],
        decks={"characters": ["cy", "di", "eve"]},
        holds={"bo": ["broth"]},
    )
    play(session, "slot 0", "attack unarmed")
    assert not session.over
    assert [names(session, f"character:{slot}") for slot in range(3)] == [["cy"], ["di"], ["eve"]]
    assert left(session, "choir") == 9, "Bo's last words"
    assert names(session, "drops") == ["broth"]
    assert asked(session) == "RST-193"


@pytest.mark.rule("RST-262", "RST-263")
def test_what_was_ignored_comes_back_when_a_hand_gives_what_hits() -> None:
    """24 is out of reach and nobody may Flee: the ban goes. Two Charms by hand: it comes back."""
    session = battle(("ann", "bo"), foe="statue", holds={"bo": ["charm"]})
    assert "flee" in keys(session)
    assert ignored(session)
    charm = session.table.named("charm").id
    session.override("move", piece=session.table.named("dust").id, zone="inventory:0", face_up=True)
    session.override("count", piece=session.table.named("dust").id, counter="uses", value=1)
    assert blocked(session).get("flee") == "RST-226", "20 hits 24 - 3"
    assert not ignored(session)
    session.override("move", piece=session.table.named("dust").id, zone="out")
    assert "flee" in keys(session)
    session.undo()
    assert blocked(session).get("flee") == "RST-226"
    session.override("move", piece=charm, zone="inventory:0", face_up=True)
    assert blocked(session).get("flee") == "RST-226"


@pytest.mark.rule("RST-116", "RST-255", "RST-224")
def test_a_sin_among_revealed_drops_stays_though_the_party_flees() -> None:
    """Peacock: Loot and Treasure come to light; the Sin binds, the Urn goes without its effect."""
    session = battle(
        ("ann", "bo"),
        foe="peacock",
        decks={"loot": ["urn"], "treasures": ["pride"]},
        coming=[20, 20],
    )
    assert asked(session) == "RST-122"
    play(session, "slot 1")
    assert names(session, "sins:1") == ["pride"]
    assert names(session, "drops") == ["urn"]
    play(session, "flee", "slot 0")
    assert asked(session) == "RST-142"
    assert names(session, "loot-used") == ["urn"]
    assert rerolls(session) == 5
    assert names(session, "sins:1") == ["pride"]


@pytest.mark.rule("RST-106", "RST-217", "RST-145", "RST-196", "RST-205")
def test_everything_that_cannot_be_done_in_a_turn_is_grey_with_its_own_rule() -> None:
    session = battle(holds={"ann": ["broth"], "bo": ["crumbs"]}, zones={"nights": ["night"]})
    play(session, "slot 0", "use crumbs", "slot 1")
    why = blocked(session)
    assert why["flee"] == "RST-217"
    assert why["rest"] == "RST-145"
    assert why["end"] == "RST-196"
    assert why["give broth"] == "RST-106"
    assert "use broth" in keys(session), "Bo is sideways, Ann is not"


@pytest.mark.rule("RST-204", "RST-206")
def test_sideways_until_its_own_turn_and_no_longer_through_save_and_undo() -> None:
    session = battle(holds={"bo": ["crumbs", "broth"]}, coming=[20, 20, 20, 20], foe="gate")
    play(session, "slot 0", "use crumbs", "slot 1")
    assert blocked(session)["use broth"] == "RST-203"
    session = load(session.to_json())
    assert blocked(session)["use broth"] == "RST-203"
    play(session, "attack unarmed", "end", "slot 1")
    assert "use broth" in keys(session), "upright at the start of his own turn"
    session.undo()
    with pytest.raises(Refusal):
        play(session, "use broth")


@pytest.mark.rule("RST-102", "RST-069")
def test_a_hitter_that_is_transfigured_in_battle_sheds_to_the_discard_pile() -> None:
    """Ann (8) becomes Hal (2) with 3 in hand; her wounds and her turn go on."""
    session = battle(
        ("ann", "bo"),
        foe="moth",
        holds={"ann": ["urn", "crumbs"]},
        wounds={"ann": 5},
        decks={"characters": ["hal"]},
        coming=[20],
    )
    play(session, "slot 0", "attack unarmed")
    assert names(session, "character:0") == ["hal"]
    assert health(session, "hal") == (1, 2), "5 missing of 3: 1 stays"
    assert asked(session) == "RST-102"
    assert {key for key in keys(session) if not key.startswith("discard")} == set()
    play(session, "discard urn")
    assert rerolls(session) == 6
    assert names(session, "ground") == []
    assert asked(session) == "RST-196"
    assert blocked(session)["give crumbs"] == "RST-106"


@pytest.mark.rule("RST-205", "RST-202", "RST-106")
def test_in_a_flight_everything_else_is_grey_and_may_be_done_against_the_rule() -> None:
    session = battle(
        holds={"ann": ["broth"], "bo": ["spring"]},
        wounds={"bo": 4},
        coming=[20, 20],
    )
    play(session, "flee")
    assert asked(session) == "RST-218"
    assert blocked(session) == {"use broth": "RST-205", "use spring": "RST-202", "swap": "RST-106"}
    with pytest.raises(Refusal, match="while Fleeing"):
        play(session, "use broth")
    play(session, "use broth", "slot 1", anyway=True)
    assert health(session, "bo") == (6, 1)
    assert asked(session) == "RST-218"
    play(session, "slot 1")
    assert asked(session) == "RST-142"
