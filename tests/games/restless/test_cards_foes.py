"""What Targets do, with the Encounters, nights and Traitor Gods as they are printed."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.restless.cards import content
from tests.games.restless.camp import (
    asked,
    battle,
    blocked,
    camp,
    health,
    keys,
    left,
    names,
    play,
    rerolls,
)
from tests.games.restless.printed import AGNES, FOE, HIT, LUCAN, MISS, SEDGE, TWO

THREE = (SEDGE, AGNES, LUCAN)


@pytest.mark.rule("RST-187")
def test_a_dodge_may_stand_in_place_of_the_attack() -> None:
    session = battle([SEDGE], foe="guest-in-fathers-skin", coming=[MISS])
    play(session, "slot 0")
    assert health(session, SEDGE) == (4, 3)
    assert blocked(session)["attack unarmed"] == "RST-196"
    play(session, "end", "slot 0")
    assert "attack unarmed" in keys(session), "once only"


@pytest.mark.rule("RST-184", "RST-186")
def test_a_target_that_falls_low_demands_a_dodge_once() -> None:
    on = {"mange-bishop": {"health": 8}}
    session = battle([SEDGE], foe="mange-bishop", on=on, coming=[HIT, 12, HIT])
    play(session, "slot 0", "attack unarmed", "end")
    assert (left(session, "mange-bishop"), health(session, SEDGE)) == (6, (7, 0)), "12 dodges 11"
    play(session, "slot 0", "attack unarmed")
    assert (left(session, "mange-bishop"), health(session, SEDGE)) == (4, (7, 0)), "not again"


@pytest.mark.rule("RST-192", "RST-216")
def test_another_target_joins_and_drops_wait_for_the_last() -> None:
    session = battle(
        [SEDGE],
        foe="deserter-quartet",
        decks={"encounters": ["moth-market", "salt-heron"]},
        on={"deserter-quartet": {"health": 1}},
        coming=[HIT],
    )
    assert names(session, "encounter") == ["deserter-quartet", "salt-heron"]
    assert left(session, "salt-heron") == 8
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == "RST-192"
    play(session, "deserter-quartet")
    assert session.table.count("battle") == 1
    assert left(session, "deserter-quartet") == 0


@pytest.mark.rule("RST-210", "RST-192")
def test_a_battle_lasts_until_no_target_is_left() -> None:
    session = battle(
        [SEDGE],
        foe="deserter-quartet",
        decks={"encounters": ["salt-heron"], "loot": ["butter-knife-of-a-bishop"]},
        on={"deserter-quartet": {"health": 1}, "salt-heron": {"health": 1}},
        coming=[HIT, HIT],
    )
    play(session, "slot 0", "attack unarmed", "deserter-quartet", "end", "slot 0")
    session.table.named("salt-heron").counters["health"] = 1
    play(session, "attack unarmed")
    assert session.table.count("battle") == 0
    assert rerolls(session) == 6, "the Heron drops 1"


@pytest.mark.rule("RST-214")
def test_what_escapes_leaves_no_drops() -> None:
    session = battle([SEDGE], foe="nursery-stag", decks={"loot": ["gallows-chain"]})
    session.table.counters["round"] = 3
    session.table.coming.extend([15])
    play(session, "slot 0", "attack unarmed", "end")
    assert names(session, "encounter") == []
    assert names(session, "inventory:0") == []
    assert asked(session) == "RST-142"


@pytest.mark.rule("RST-215", "RST-265")
def test_what_a_target_takes_lies_among_its_drops() -> None:
    session = battle(
        TWO,
        foe="bone-auditors",
        holds={AGNES: ["bell-clapper"]},
        on={"bone-auditors": {"health": 1}},
        coming=[1],
    )
    assert names(session, "drops") == ["bell-clapper"]
    session.table.coming.extend([HIT])
    play(session, "slot 0", "attack unarmed", "slot 0", "slot 0")
    assert names(session, "inventory:0") == ["bell-clapper"]


@pytest.mark.rule("RST-253", "RST-116")
def test_drops_are_shown_while_their_target_lives() -> None:
    session = battle(
        TWO,
        foe="census-of-the-dead",
        decks={"loot": ["gallows-chain"], "treasures": ["sleepwalking", "envy-of-the-drowned"]},
    )
    assert asked(session) == "RST-122"
    play(session, "slot 1")
    assert names(session, "drops") == ["gallows-chain"]
    assert names(session, "sins:1") == ["sleepwalking"]
    session.table.named("census-of-the-dead").counters["health"] = 1
    session.table.coming.extend([HIT])
    play(session, "slot 0", "attack unarmed", "slot 0")
    assert names(session, "inventory:0") == ["gallows-chain"]
    assert names(session, "treasures") == ["envy-of-the-drowned"], "drawn once, not again"


@pytest.mark.rule("RST-188", "RST-190")
def test_chain_magic_may_go_to_the_right() -> None:
    session = battle(THREE, foe="ladder-of-hands", coming=[1])
    assert health(session, SEDGE) == (6, 1), "2 damage: the D4 named slot 1, then the right"
    assert health(session, LUCAN) == (5, 1)
    session.table.coming.extend([MISS])
    play(session, "slot 1", "attack unarmed")
    assert [health(session, who)[1] for who in THREE] == [2, 1, 2]


@pytest.mark.rule("RST-193")
def test_a_card_may_set_the_order_of_turns() -> None:
    session = battle(TWO, foe="glass-duelist", coming=[MISS])
    assert blocked(session)["slot 1"] == "RST-003"
    play(session, "slot 0", "attack unarmed", "end")
    assert "slot 1" in keys(session)


@pytest.mark.rule("RST-266")
def test_the_die_may_say_who_acts() -> None:
    session = battle(THREE, foe=FOE, zones={"realm": ["the-unlit-coast"]}, coming=[1, 4, 2])
    assert [key for key in keys(session) if key.startswith("slot")] == ["slot 1"]
    assert blocked(session)["slot 0"] == "RST-266"


@pytest.mark.rule("RST-226")
def test_from_some_nobody_flees() -> None:
    assert blocked(battle([SEDGE], foe="rope-preacher"))["flee"] == "RST-226"


@pytest.mark.rule("RST-202")
def test_active_items_may_be_out_of_use() -> None:
    active = next(
        card.id
        for card in content.pack().cards.values()
        if isinstance(card, content.Treasure) and "Active Item" in card.kinds and "Use" in card.text
    )
    free = play(battle([SEDGE], foe=FOE, holds={SEDGE: [active]}), "slot 0")
    assert f"use {active}" not in blocked(free)
    session = battle([SEDGE], foe="the-quiet-office", holds={SEDGE: [active]})
    play(session, "slot 0")
    assert blocked(session)[f"use {active}"] == "RST-202"


@pytest.mark.rule("RST-173")
def test_a_verdict_takes_rolls_as_they_fall() -> None:
    for foe, fails in (("old-verdict", True), ("hymnless", False)):
        session = battle([SEDGE], foe=foe, status={SEDGE: ["hymn-in-the-teeth"]}, coming=[10])
        before = left(session, foe)
        play(session, "slot 0", "attack unarmed")
        assert (left(session, foe) == before) == fails, foe


@pytest.mark.rule("RST-228")
def test_who_dies_by_a_targets_words_dies_by_the_target() -> None:
    session = battle(
        (SEDGE, LUCAN), foe="orchard-wasps", holds={LUCAN: ["bell-clapper"]}, wounds={LUCAN: 5}
    )
    session.table.named(SEDGE).counters["acted"] = 1
    session.table.coming.extend([HIT, 2])
    play(session, "slot 1", "attack bell-clapper", "end")
    assert names(session, "character:1") == []
    assert names(session, "drops") == ["bell-clapper"]


@pytest.mark.rule("RST-267")
def test_random_damage_to_the_dead_is_lost() -> None:
    session = battle((SEDGE, LUCAN), foe="orchard-wasps", wounds={LUCAN: 5}, coming=[MISS])
    play(session, "slot 1", "attack unarmed")
    session.table.coming.extend([HIT, 2])
    play(session, "slot 0", "attack unarmed", "end")
    assert health(session, SEDGE) == (7, 0)


@pytest.mark.rule("RST-069")
def test_the_understudy_takes_somebodys_place() -> None:
    session = battle(
        [SEDGE],
        foe="the-understudy",
        on={"the-understudy": {"health": 1}},
        decks={"characters": [LUCAN], "treasures": ["sleepwalking"]},
        coming=[HIT, 1],
    )
    play(session, "slot 0", "attack unarmed")
    assert names(session, "character:0") == [LUCAN]


@pytest.mark.rule("RST-143", "RST-078")
def test_a_fight_follows_a_fight() -> None:
    session = battle(
        [SEDGE],
        foe="hymnless",
        on={"hymnless": {"health": 1}},
        decks={"encounters": ["a-show-of-hands", FOE], "loot": ["gallows-chain"]},
        coming=[HIT],
    )
    play(session, "slot 0", "attack unarmed", "ground")
    assert (asked(session), names(session, "encounter")) == ("RST-193", [FOE])
    assert names(session, "loot-used") == ["gallows-chain"], "and the Ground is empty"


@pytest.mark.rule("RST-224", "RST-143")
def test_a_fight_follows_a_flight_too() -> None:
    session = battle([SEDGE], foe="hymnless", decks={"encounters": [FOE]}, coming=[HIT])
    play(session, "flee")
    assert names(session, "encounter") == [FOE]


@pytest.mark.rule("RST-170")
def test_a_notary_stops_rerolls() -> None:
    asks = {"ask_rerolls": "always"}
    session = battle([SEDGE], foe=FOE, options=asks, coming=[MISS])
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == "RST-196", "nobody was asked"


@pytest.mark.rule("RST-159")
def test_a_horror_fights_in_the_night_and_then_the_rest_goes_on() -> None:
    session = camp(TWO, zones={"nights": ["polite-knocking"]}, coming=[2, HIT])
    play(session, "rest")
    assert health(session, AGNES) == (5, 1), "three knocks"
    assert blocked(session)["flee"] == "RST-159"
    session.table.named("polite-knocking").counters["health"] = 1
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == "RST-153"
    assert health(session, AGNES) == (6, 0), "each Character heals 2"


# --- Traitor Gods ------------------------------------------------------------------------------


def before(god: str, party: tuple[str, ...] = TWO, **more: Any) -> Session:
    counters = {"final": 1, "level": 5}
    return battle(party, foe=FOE, zones={"god": [god], "encounter": []}, counters=counters, **more)


@pytest.mark.rule("RST-246", "RST-188")
def test_a_failed_roll_is_answered_by_what_was_rolled() -> None:
    for rolled, lost in ((2, [5, 0]), (7, [2, 1]), (12, [2, 0])):
        session = before("ahn-verrith", coming=[rolled])
        play(session, "slot 0", "attack unarmed")
        assert [health(session, who)[1] for who in TWO] == lost, rolled


@pytest.mark.rule("RST-247")
def test_from_a_god_nobody_flees() -> None:
    assert blocked(before("ahn-verrith"))["flee"] == "RST-247"


@pytest.mark.rule("RST-244")
def test_no_realm_has_a_say_before_a_god() -> None:
    session = battle(
        [SEDGE],
        foe=FOE,
        zones={"god": ["quiet-ossel"], "encounter": [], "realm": ["streets-of-salt"]},
        counters={"final": 1, "level": 5},
        on={SEDGE: {"armor": 6}},
        coming=[3],
    )
    play(session, "slot 0", "attack unarmed")
    assert health(session, SEDGE) == (7, 0), "the Streets of Salt would have eaten the Armor"


@pytest.mark.rule("RST-121")
def test_a_god_weighs_sins() -> None:
    session = before(
        "ahn-verrith",
        sins={AGNES: ["a-borrowed-face", "envy-of-the-drowned"]},
        coming=[HIT],
    )
    session.table.named("ahn-verrith").counters["health"] = 31
    play(session, "slot 0", "attack unarmed")
    assert [health(session, who)[1] for who in TWO] == [0, 2]


@pytest.mark.rule("RST-249", "RST-216")
def test_a_god_dies_though_others_fight_beside_it() -> None:
    session = before("the-twin-below", decks={"encounters": [FOE]}, coming=[HIT, HIT])
    session.table.named("the-twin-below").counters["health"] = 25
    play(session, "slot 0", "attack unarmed", "end", "slot 1")
    assert names(session, "encounter") == [FOE]
    session.table.named("the-twin-below").counters["health"] = 1
    play(session, "attack unarmed", "the-twin-below")
    assert session.table.outcome is not None
    assert "Traitor God is dead" in session.table.outcome.words


@pytest.mark.rule("RST-046")
def test_the_ploughman_kills_outright() -> None:
    session = before("the-ploughman", coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert names(session, "character:0") == []


@pytest.mark.rule("RST-192")
def test_a_dead_target_says_nothing_while_the_battle_goes_on() -> None:
    both = {"encounter": ["mercy-third-class", "the-understudy"]}
    session = battle(TWO, zones=both, wounds={AGNES: 3}, coming=[HIT, HIT])
    session.table.named("mercy-third-class").counters["health"] = 2
    play(session, "slot 0", "attack unarmed", "mercy-third-class")
    assert health(session, AGNES) == (3, 3), "the dead heal nobody"
    assert not session.table.named("mercy-third-class").face_up
    play(session, "end", "slot 1", "attack unarmed")
    assert health(session, AGNES) == (3, 3)
    assert left(session, "the-understudy") == 8
    assert names(session, "character:1") == [AGNES], "the Understudy is not dead"


@pytest.mark.rule("RST-102")
def test_what_is_too_much_is_shed_at_once() -> None:
    heavy = ["mallet-of-the-last-auction", "gallows-chain"]  # 4 and 5 of the 9 he can carry
    decks = {"realms-3": ["the-salt-stairs"]}
    session = camp([SEDGE], step="enter_realm", holds={SEDGE: heavy}, level=3, decks=decks)
    assert asked(session) == "RST-102"
    play(session, "lay gallows-chain")
    assert names(session, "inventory:0") == ["mallet-of-the-last-auction"]
