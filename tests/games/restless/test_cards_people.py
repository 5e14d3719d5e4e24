"""Characters, their last words, and Status Effects, with the cards as they are printed."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tests.games.restless.camp import camp, health, keys, left, names, play, rerolls
from tests.games.restless.printed import FOE, HIT, MISS, fight


def dies(name: str, *others: str, **more: Any) -> Session:
    """The Character called *name*, at 1 Health, misses and is killed."""
    wounds = {name: health(camp([name]), name)[0] - 1, **more.pop("wounds", {})}
    session = fight(name, *others, wounds=wounds, coming=[MISS, *more.pop("coming", [])], **more)
    return play(session, "slot 0", "attack unarmed")


# --- what they do ------------------------------------------------------------------------------


def test_the_ferryman_takes_a_point_for_another_once_an_encounter() -> None:
    session = fight("brother-lint", "oswin-tarrow", coming=[MISS])
    play(session, "slot 0", "attack unarmed")
    assert keys(session) == ["yes", "no"]
    play(session, "yes")
    assert (health(session, "brother-lint"), health(session, "oswin-tarrow")) == ((6, 1), (6, 1))


def test_the_ferryman_may_let_it_be() -> None:
    session = fight("brother-lint", "oswin-tarrow", coming=[MISS])
    play(session, "slot 0", "attack unarmed", "no")
    assert (health(session, "brother-lint"), health(session, "oswin-tarrow")) == ((5, 2), (7, 0))


def test_the_other_ferryman_keeps_everybody_dry_in_flight() -> None:
    session = fight("brother-lint", "marn-oxley-low", coming=[MISS] * 6)
    play(session, "flee")
    assert health(session, "brother-lint") == (7, 0)


def test_bees_answer_once_a_turn() -> None:
    session = fight("ilsabet-crane", coming=[MISS])
    play(session, "slot 0", "attack unarmed")
    assert left(session, FOE) == 7


def test_a_beekeeper_shares_what_he_eats() -> None:
    session = camp(
        ["pell-hathersage", "brother-lint"],
        holds={"pell-hathersage": ["boiled-crow"]},
        wounds={"brother-lint": 3},
    )
    play(session, "use boiled-crow")
    assert health(session, "brother-lint") == (5, 2)


def test_a_bell_weakens_the_first_round() -> None:
    session = fight("dunstan-vole", coming=[MISS, MISS])
    play(session, "slot 0", "attack unarmed")
    assert health(session, "dunstan-vole") == (6, 1)
    play(session, "end", "slot 0", "attack unarmed")
    assert health(session, "dunstan-vole") == (4, 3)


def test_a_quarrel_helps_the_others() -> None:
    session = fight("mother-quarrel", "brother-lint", coming=[MISS, 11])
    play(session, "slot 0", "attack unarmed", "end", "slot 1", "attack unarmed")
    assert left(session, FOE) == 8 - 2


def test_spells_hurt_more_in_the_third_row() -> None:
    session = fight("anselm-rook", holds={"anselm-rook": ["curse-of-small-stones"]})
    play(session, "slot 0", "attack curse")
    assert left(session, FOE) == 8 - 3


def test_two_in_a_coat_attack_twice() -> None:
    session = fight("tibb-and-tabb", coming=[HIT, HIT])
    play(session, "slot 0", "attack unarmed", "attack unarmed")
    assert left(session, FOE) == 4
    assert "attack unarmed" not in keys(session)


def test_a_fletcher_shoots_straighter() -> None:
    session = fight("wren-ashlock", holds={"wren-ashlock": ["sling-of-wet-stones"]}, coming=[10])
    play(session, "slot 0", "attack sling")
    assert left(session, FOE) == 8 - 2


def test_the_corporal_shoots_oftener_at_first() -> None:
    session = fight(
        "corporal-sedge", holds={"corporal-sedge": ["sling-of-wet-stones"]}, coming=[HIT] * 3
    )
    play(session, "slot 0", "attack sling")
    assert left(session, FOE) == 4
    play(session, "end", "slot 0", "attack sling")
    assert left(session, FOE) == 2


def test_a_glazier_recharges_sooner() -> None:
    session = camp(["lucan-fray"], holds={"lucan-fray": ["map-of-the-wrong-county"]}, row=[[FOE]])
    play(session, "use map")
    assert session.table.named("map-of-the-wrong-county").counters["ready"] == 1 + 3 - 1


def test_a_counter_buys_off_damage_once_a_battle() -> None:
    session = fight("petronel-shard", coming=[MISS, MISS])
    play(session, "slot 0", "attack unarmed")
    assert session.decision is not None
    assert (
        session.decision.options[0].label == "Pay 1 Reroll Counter: prevent that damage"
    )  # what the price brings
    play(session, "yes")
    assert (health(session, "petronel-shard"), rerolls(session)) == ((5, 0), 4)
    play(session, "end", "slot 0", "attack unarmed")
    assert (health(session, "petronel-shard"), rerolls(session)) == ((3, 2), 4)


def test_a_gravedigger_is_well_when_another_dies() -> None:
    session = dies("brother-lint", "gorse-underhay", wounds={"gorse-underhay": 5})
    assert health(session, "gorse-underhay") == (8, 0)


def test_a_widow_fights_for_the_dead() -> None:
    session = dies("brother-lint", "widow-sallow", coming=[10])
    play(session, "slot 1", "attack unarmed")
    assert left(session, FOE) == 8 - 2


def test_a_herbalist_sees_to_the_worst_hurt() -> None:
    session = fight(
        "nan-bitterroot",
        "brother-lint",
        wounds={"nan-bitterroot": 1, "brother-lint": 4},
        holds={"nan-bitterroot": ["hammer-for-one-nail"]},
        coming=[HIT, HIT],
    )
    play(session, "slot 0", "attack hammer", "end", "slot 1", "attack unarmed", "slot 0")
    assert (health(session, "brother-lint"), health(session, "nan-bitterroot")) == ((4, 3), (6, 1))


def test_a_herbalist_heals_at_rest() -> None:
    session = camp(
        ["ezra-mouldwarp", "brother-lint"],
        wounds={"brother-lint": 3},
        step="gap",
        zones={"nights": ["the-empty-chair"]},
    )
    play(session, "rest")
    assert health(session, "brother-lint")[0] >= 6


def test_a_mapmaker_sees_the_next_encounter() -> None:
    session = camp(["silas-inchcape"], row=[["plague-notary"], ["salt-heron"]])
    play(session, "go on")
    assert session.table.named("salt-heron").face_up


def test_the_other_mapmaker_replaces_it() -> None:
    session = camp(
        ["odile-parchment"],
        row=[["plague-notary"], ["salt-heron"]],
        decks={"encounters": ["milk-thief"]},
    )
    play(session, "go on", "yes")
    assert names(session, "row:2") == ["milk-thief"]


def test_a_midwife_gives_of_her_own() -> None:
    session = dies("brother-lint", "hester-blythe")
    play(session, "yes")
    assert (health(session, "brother-lint"), health(session, "hester-blythe")) == ((1, 6), (6, 1))


def test_a_midwife_who_will_not_loses_nothing() -> None:
    session = dies("brother-lint", "hester-blythe")
    play(session, "no")
    assert names(session, "characters-used") == ["brother-lint"]
    assert health(session, "hester-blythe") == (7, 0)


def test_who_comes_through_the_second_door_brings_a_treasure() -> None:
    session = camp(
        ["agnes-two-doors", "brother-lint"],
        holds={"agnes-two-doors": ["milk-of-the-blind-goat"]},
        zones={"character:1": []},
        decks={"characters": ["judith-hod"], "treasures": ["kingfisher"]},
    )
    play(session, "use milk")
    assert names(session, "character:1") == ["judith-hod"]
    assert names(session, "inventory:1") == ["kingfisher"]


def test_sins_steady_a_penitent() -> None:
    session = fight("brother-lint", sins={"brother-lint": ["cold-comfort"]}, coming=[11])
    play(session, "slot 0", "attack unarmed")
    assert left(session, FOE) == 8 - 2


def test_a_smuggler_pays_no_fee() -> None:
    from tabletop.games.restless.road.trader import fee

    assert fee(camp(["moss-pennywhistle"]).table) == 0
    assert fee(camp(["brother-lint"]).table) == 1


# --- last words --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "lost"),
    [("ilsabet-crane", 5), ("dunstan-vole", 3), ("wren-ashlock", 4), ("petronel-shard", 6)],
)
def test_last_words_hurt_the_target(name: str, lost: int) -> None:
    session = dies(name, "judith-hod", counters={"rerolls": 0})
    assert left(session, FOE) == 8 - lost


def test_last_words_help_the_living() -> None:
    session = dies("marn-oxley-low", "judith-hod", wounds={"judith-hod": 4})
    assert health(session, "judith-hod") == (6, 2)


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("pell-hathersage", "well-salted"),
        ("anselm-rook", "hymn-in-the-teeth"),
        ("widow-sallow", "lantern-sworn"),
    ],
)
def test_last_words_leave_a_blessing(name: str, status: str) -> None:
    session = dies(name, "judith-hod", zones={"supply": [status]})
    assert names(session, "status:1") == [status]


def test_judiths_last_words_count_the_sins_of_the_living() -> None:
    session = dies("judith-hod", "brother-lint", sins={"brother-lint": ["cold-comfort"]})
    assert left(session, FOE) == 8 - 2


def test_agnes_calls_the_dead_back() -> None:
    session = dies("agnes-two-doors", "judith-hod", decks={"characters": ["brother-lint"]})
    assert names(session, "character:0") == ["brother-lint"]


# --- Status Effects ----------------------------------------------------------------------------


@pytest.mark.rule("RST-062")
def test_vigil_keeps_alive_once() -> None:
    session = dies("judith-hod", "brother-lint", status={"judith-hod": ["lantern-sworn"]})
    assert health(session, "judith-hod") == (1, 7)
    assert names(session, "supply") == ["lantern-sworn"]


def test_fervor_lasts_a_battle() -> None:
    session = fight("judith-hod", status={"judith-hod": ["hymn-in-the-teeth"]}, coming=[10] * 3)
    for _ in range(3):
        play(session, "slot 0", "attack unarmed")
        if left(session, FOE):
            play(session, "end")
    assert names(session, "encounters-used") == [FOE]
    assert names(session, "status:0") == []


def test_a_veil_hides_from_the_first_blow() -> None:
    session = fight("judith-hod", status={"judith-hod": ["ash-veiled"]}, coming=[MISS, MISS])
    play(session, "slot 0", "attack unarmed", "end")
    assert health(session, "judith-hod") == (8, 0)
    play(session, "slot 0", "attack unarmed")
    assert health(session, "judith-hod") == (6, 2)


def test_salt_takes_a_sin_away() -> None:
    session = camp(
        ["brother-lint", "judith-hod"],
        step="trade",
        status={"brother-lint": ["well-salted"]},
        decks={
            "loot": ["lamp-oil", "eel-in-a-boot"],
            "treasures": ["cold-comfort", "kingfisher", "comet-sling"],
        },
    )
    play(session, "open", "slot 0")
    assert names(session, "sins:0") == []
    assert names(session, "treasures-used") == ["cold-comfort"]
    assert names(session, "status:0") == []


@pytest.mark.rule("RST-007")
def test_what_may_be_done_once_says_so_before_it_is_done() -> None:
    session = camp(("odile-parchment", "agnes-two-doors"), row=[["salt-heron"], ["thorn-choir"]])
    play(session, "go on")
    asked = session.decision
    assert asked is not None
    assert "Replace the next Encounter" in asked.ask
    assert [option.tells for option in asked.legal()] == ["Once per Realm.", ""]
