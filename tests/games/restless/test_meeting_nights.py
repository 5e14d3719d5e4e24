"""Where rules meet at Traders, at night, in Realms and in what lies in between."""

from __future__ import annotations

import pytest

from tabletop import load
from tests.games.restless.camp import (
    asked,
    at_stall,
    battle,
    blocked,
    camp,
    health,
    keys,
    meeting,
    names,
    play,
    rerolls,
)


@pytest.mark.rule("RST-086", "RST-112", "RST-230")
def test_a_presenter_that_dies_of_a_sin_leaves_the_rest_of_the_goods_to_another() -> None:
    """Pride kills Ann through Gall: its place is filled, the second Sin is for whom they name."""
    session = at_stall(
        ("ann", "bo", "cy"),
        holds={"ann": ["urn"]},
        sins={"ann": ["gall"]},
        decks={"loot": ["club", "broth"], "treasures": ["pride", "sloth", "bell", "charm"]},
    )
    play(session, "open", "slot 0")
    assert asked(session) == "RST-212"
    session = load(session.to_json())
    play(session, "slot 1")
    assert names(session, "inventory:1") == ["urn"]
    assert asked(session) == "RST-082"
    play(session, "slot 2")
    assert names(session, "sins:2") == ["sloth"]
    assert sorted(names(session, "goods")) == ["bell", "broth", "charm", "club"]
    assert rerolls(session) == 5, "1 paid, 1 for Ann's death by Cy; no Death Effect of hers"


@pytest.mark.rule("RST-021", "RST-113")
def test_the_same_nothing_comes_again_from_a_deck_made_of_its_own_discards() -> None:
    session = meeting("hoard", ("ann",), decks={"loot": ["nothing"]})
    play(session, "again")
    assert asked(session) == "RST-113"
    play(session, "again")
    assert rerolls(session) == 3
    play(session, "discard")
    assert asked(session) == "RST-113", "the second of two draws"
    play(session, "discard")
    assert asked(session) == "RST-142"
    assert rerolls(session) == 3


@pytest.mark.rule("RST-166", "RST-229", "RST-235")
@pytest.mark.parametrize("party", [("ann", "ivy"), ("ivy", "ann")])
def test_at_the_end_of_a_realm_last_words_save_all_in_any_order(party: tuple[str, str]) -> None:
    """Knell takes the last Health of both; Death Effects are for all deaths at this table."""
    session = camp(
        party,
        zones={"realm": ["knell"]},
        wounds={"ann": 5, "ivy": 5},
        options={"death_effect": "always"},
        decks={"characters": ["bo", "di"]},
    )
    play(session, "go on")
    assert not session.over
    assert [names(session, f"character:{slot}") for slot in (0, 1)] == [["bo"], ["di"]]
    assert rerolls(session) == 7
    assert blocked(session)["rest"] == "RST-166"


@pytest.mark.rule("RST-229", "RST-235")
def test_without_that_option_the_same_end_is_the_end() -> None:
    session = camp(
        ("ivy", "ann"),
        zones={"realm": ["knell"]},
        wounds={"ann": 5, "ivy": 5},
        decks={"characters": ["bo", "di"], "realms-2": ["toll"]},
    )
    play(session, "go on")
    assert session.over


@pytest.mark.rule("RST-151", "RST-153", "RST-160")
def test_a_debtor_may_die_of_anothers_healing_and_waits_for_the_next_night() -> None:
    """Each counter spent costs Bo 1 Health, at last his life; the night goes on without him."""
    session = camp(
        ("ann", "bo", "cy"),
        zones={"nights": ["night-two", "night"]},
        wounds={"ann": 5, "bo": 5},
        sins={"bo": ["debt"]},
        holds={"bo": ["broth"]},
        decks={"characters": ["di"]},
    )
    play(session, "rest")
    assert rerolls(session) == 8
    assert health(session, "bo") == (3, 4)
    play(session, "heal 0", "heal 0")
    assert (health(session, "ann"), health(session, "bo")) == ((6, 0), (1, 6))
    play(session, "heal 1")
    assert asked(session) == "RST-212", "the counter for his own healing kills him"
    assert names(session, "sins:1") == []
    play(session, "slot 0")
    assert names(session, "inventory:0") == ["broth"]
    assert asked(session) == "RST-153"
    assert names(session, "character:1") == []
    assert rerolls(session) == 8 - 3 + 1, "Cy's counter for a death"
    play(session, "rise", "rest")
    assert names(session, "character:1") == ["di"]


@pytest.mark.rule("RST-152", "RST-160", "RST-235")
def test_a_dawn_that_kills_all_ends_the_game() -> None:
    session = camp(("ann",), zones={"nights": ["cold-dawn"]}, wounds={"ann": 5})
    play(session, "rest", "rise")
    assert session.over


@pytest.mark.rule("RST-102", "RST-103", "RST-079")
def test_what_an_encounter_makes_too_heavy_may_be_taken_by_another_who_has_room() -> None:
    """Yoke: Ann 8-4, Bo 6-4. What Bo lays down Ann cannot carry; a Tonic makes no room."""
    session = meeting(
        "yoke", ("ann", "bo"), holds={"bo": ["urn", "bell"], "ann": ["bow"]}, people=(0, 1)
    )
    play(session, "stay")
    assert asked(session) == "RST-102"
    assert session.decision is not None
    assert session.decision.seat == 1, "his controller names it"
    assert {"lay urn", "lay bell"} <= set(keys(session))
    play(session, "lay urn")
    assert asked(session) == "RST-142"
    assert names(session, "ground") == ["urn"]
    play(session, "go on", "go on")
    assert rerolls(session) == 6, "left behind, it is discarded"


@pytest.mark.rule("RST-261", "RST-253", "RST-146")
def test_only_the_encounter_that_is_picked_is_arrived_at() -> None:
    """Fled, on the Glass Road: the Wasp is picked, so the Gift beside it lifts no lock."""
    session = camp(
        ("ann",),
        zones={"realm": ["glass-road"], "nights": ["night"]},
        row=[["gift"]],
        decks={"encounters": ["wasp"]},
        counters={"fled": 1},
    )
    assert blocked(session)["rest"] == "RST-146"
    play(session, "go on")
    assert asked(session) == "RST-257"
    play(session, "wasp")
    assert session.table.count("fled") == 1
    assert names(session, "encounters") == ["gift"]


@pytest.mark.rule("RST-146", "RST-144")
def test_the_other_one_lifts_it() -> None:
    session = camp(
        ("ann",),
        zones={"realm": ["glass-road"], "nights": ["night"]},
        row=[["stall"]],
        decks={"encounters": ["wasp"]},
        counters={"fled": 1},
    )
    play(session, "go on", "stall")
    assert session.table.count("fled") == 0
    assert "rest" in keys(session)


@pytest.mark.rule("RST-105", "RST-099")
def test_a_swap_between_full_inventories_is_weighed_at_its_end() -> None:
    """Hal (2) holds the Urn (2), Eve (3) the Bell (2) and Crumbs (1): each alone would not fit."""
    session = camp(("hal", "eve"), holds={"hal": ["urn"], "eve": ["bell", "crumbs"]})
    assert blocked(session)["give urn"] == "RST-099"
    play(session, "swap", "swap urn", "swap bell", "all")
    assert names(session, "inventory:0") == ["bell"]
    assert sorted(names(session, "inventory:1")) == ["crumbs", "urn"]


@pytest.mark.rule("RST-099", "RST-102", "RST-105")
def test_who_gives_away_its_pack_sheds_what_the_pack_carried() -> None:
    session = camp(("bo", "ann"), holds={"bo": ["pack", "club", "urn", "bell"]})
    play(session, "give pack")
    assert names(session, "inventory:1") == ["pack"]
    assert asked(session) == "RST-102"
    play(session, "give urn")
    assert asked(session) == "RST-142"
    assert names(session, "inventory:1") == ["pack", "urn"]


@pytest.mark.rule("RST-143", "RST-144", "RST-079")
def test_between_forced_fights_drops_are_divided_but_nothing_is_traded_or_slept() -> None:
    """Pair dies; its Loot is given; the next fight comes with no Gap, and the Ground is emptied."""
    session = battle(
        ("ann", "bo"),
        foe="pair",
        decks={"loot": ["urn"], "encounters": ["wasp"]},
        zones={"nights": ["night"]},
        coming=[20],
        holds={"bo": ["broth"]},
    )
    play(session, "slot 0", "attack unarmed", "slot 1")
    assert asked(session) == "RST-212"
    play(session, "ground")
    if asked(session) != "RST-193":
        assert blocked(session).get("rest") in ("RST-143", None)
        assert "rest" not in keys(session)
        assert not [key for key in keys(session) if key.startswith("give")]
        play(session, "go on")
    assert asked(session) == "RST-193"
    assert names(session, "encounter") == ["wasp"]
    assert names(session, "loot-used") == ["urn"]
    assert rerolls(session) == 6, "its Discard effect"


@pytest.mark.rule("RST-237", "RST-225", "RST-239")
def test_a_fight_fled_from_at_the_end_of_realm_five_denies_the_last_night() -> None:
    for option, wanted in (("off", False), ("on", True)):
        session = camp(
            ("ann",),
            zones={"nights": ["night"], "god": ["door"], "realm": ["east"]},
            counters={"level": 5, "fled": 1},
            options={"final_night_ignores_lock": option},
        )
        play(session, "go on")
        assert asked(session) == ("RST-236" if wanted else "RST-240")
        assert blocked(session).get("rest") == (None if wanted else "RST-237")


@pytest.mark.rule("RST-231", "RST-234", "RST-166")
def test_the_newcomer_of_realm_five_stands_before_the_god() -> None:
    session = camp(
        ("ann", "bo"),
        zones={"god": ["door"], "realm": ["east"]},
        counters={"level": 5},
        decks={"characters": ["cy"]},
    )
    session.override("count", piece=session.table.named("bo").id, counter="health", value=0)
    play(session, "go on")
    assert names(session, "character:1") == ["cy"]
    assert health(session, "cy") == (5, 0)
    assert blocked(session)["rest"] == "RST-147"


@pytest.mark.rule("RST-143", "RST-166", "RST-074")
def test_a_realm_ends_but_once_though_a_fight_comes_in_between() -> None:
    session = camp(
        ("ann",),
        zones={"realm": ["rearguard"]},
        coming=[20, 20],
        decks={"encounters": ["rat", "wasp"], "realms-2": ["toll"]},
    )
    play(session, "go on")
    assert asked(session) == "RST-193"
    assert rerolls(session) == 6
    session = load(session.to_json())
    play(session, "flee", "go on")
    assert asked(session) == "RST-142"
    assert blocked(session)["rest"] == "RST-166", "the window at the end of a Realm"
    assert rerolls(session) == 6
    assert session.table.count("battles") == 1
    play(session, "go on")
    assert session.table.count("level") == 2
    assert session.table.count("has_ended") == 0


@pytest.mark.rule("RST-046", "RST-004")
def test_a_character_set_to_0_by_hand_is_dead_as_soon_as_the_party_is_asked() -> None:
    session = camp(("ann", "bo"), holds={"ann": ["broth"]}, sins={"ann": ["pride"]})
    session.override("count", piece=session.table.named("ann").id, counter="health", value=0)
    assert asked(session) == "RST-212"
    play(session, "slot 1")
    assert names(session, "character:0") == []
    assert names(session, "characters-used") == ["ann"]
    assert names(session, "treasures-used") == ["pride"]
    session.undo()
    session.undo()
    assert health(session, "ann") == (6, 0)
    assert names(session, "sins:0") == ["pride"]


@pytest.mark.rule("RST-004", "RST-232")
def test_a_character_laid_into_an_empty_slot_by_hand_has_its_health_bar() -> None:
    session = camp(("ann", "bo"), decks={"characters": ["di"]})
    session.override("move", piece=session.table.named("bo").id, zone="characters-used")
    session.override("move", piece=session.table.named("di").id, zone="character:1", face_up=True)
    assert health(session, "di") == (8, 0)


@pytest.mark.rule("RST-051", "RST-007")
def test_whose_armor_goes_is_asked_of_its_controller_alone() -> None:
    """Bo's own Armor and his Coat: 2 damage, he chooses point by point; Ann's Armor is hers."""
    session = meeting(
        "hail",
        ("ann", "bo"),
        holds={"bo": ["coat"]},
        on={"bo": {"armor": 2}, "ann": {"armor": 3}},
        people=(0, 1),
        coming=[2],
    )
    play(session, "stay")
    assert asked(session) == "RST-051"
    assert session.decision is not None
    assert session.decision.seat == 1
    while asked(session) == "RST-051":
        play(session, keys(session)[0])
    assert health(session, "bo") == (7, 0)
    assert session.table.named("ann").counters["armor"] == 3
