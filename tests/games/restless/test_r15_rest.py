"""Chapters 15 to 17: the Gap, Rest, Realms, and dice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.restless.camp import (
    asked,
    asks,
    battle,
    before_god,
    blocked,
    camp,
    health,
    keys,
    meeting,
    names,
    play,
    rerolls,
)

NIGHTS = {"nights": ["night-two", "night"]}


@pytest.mark.rule("RST-142")
def test_in_the_gap_the_party_trades_rests_or_goes_on() -> None:
    session = camp(zones=NIGHTS, holds={"ann": ["club"]})
    assert {"go on", "rest", "give club", "lay club"} <= set(keys(session))


@pytest.mark.rule("RST-145")
def test_nobody_rests_in_battle() -> None:
    """Neither between turns nor in one, nor before a Traitor God."""
    fight = battle(zones=NIGHTS)
    god = before_god(zones={**NIGHTS}, counters={"level": 5})
    for session in (fight, play(god, "fight")):
        assert blocked(session)["rest"] == "RST-145"
        play(session, "slot 0")
        assert blocked(session)["rest"] == "RST-145"


@pytest.mark.rule("RST-146", "RST-144")
def test_meeting_something_else_lifts_the_lock_of_a_flight() -> None:
    session = camp(zones=NIGHTS, counters={"fled": 1}, row=[["gift"]])
    assert blocked(session)["rest"] == "RST-146"
    play(session, "go on", "pass")
    assert "rest" in keys(session)


@pytest.mark.rule("RST-147", "RST-148", "RST-149")
def test_each_rest_turns_up_the_next_night() -> None:
    session = camp(zones=NIGHTS)
    play(session, "rest")
    assert names(session, "night") == ["night"]
    play(session, "rise")
    assert names(session, "rests-used") == ["night"]
    play(session, "rest", "rise")
    assert blocked(session)["rest"] == "RST-147"


@pytest.mark.rule("RST-150", "RST-231", "RST-232", "RST-233")
def test_the_dead_rejoin_with_somebody_new() -> None:
    session = camp(zones={**NIGHTS, "character:1": []}, decks={"characters": ["fay", "eve"]})
    play(session, "rest")
    assert names(session, "character:1") == ["fay"]
    assert health(session, "fay") == (9, 0)
    assert names(session, "inventory:1") == []


@pytest.mark.rule("RST-151", "RST-152")
def test_a_night_gives_three_counters_and_then_says_its_own() -> None:
    session = camp(zones=NIGHTS, wounds={"ann": 3, "bo": 1})
    play(session, "rest")
    assert rerolls(session) == 8
    assert (health(session, "ann"), health(session, "bo")) == ((4, 2), (7, 0))


@pytest.mark.rule("RST-151", "RST-152")
def test_what_waits_for_a_rest_to_begin_finds_its_counters(prints: Callable[..., None]) -> None:
    prints("toll", text="When a Rest begins, lose 7 Reroll Counters.")
    session = play(camp(zones={**NIGHTS, "realm": ["toll"]}), "rest")
    assert rerolls(session) == 5 + 3 - 7


@pytest.mark.rule("RST-153")
def test_a_counter_heals_two() -> None:
    session = camp(zones=NIGHTS, wounds={"ann": 4})
    play(session, "rest", "heal 0")
    assert health(session, "ann") == (5, 1)
    assert rerolls(session) == 7
    assert blocked(session)["heal 1"] == "RST-043"


@pytest.mark.rule("RST-154", "RST-155")
def test_at_rest_any_number_of_consumables_even_with_the_rest_symbol() -> None:
    session = camp(zones=NIGHTS, wounds={"ann": 5}, holds={"ann": ["broth", "lantern"]})
    play(session, "rest", "use lantern", "use broth", "slot 0")
    assert health(session, "ann") == (6, 0)
    assert session.table.named("ann").turn == 0


@pytest.mark.rule("RST-156")
def test_at_rest_active_items_that_need_a_target_are_of_no_use() -> None:
    session = camp(zones=NIGHTS, holds={"ann": ["bell", "spring"]})
    play(session, "rest")
    assert blocked(session)["use bell"] == "RST-108"
    assert "use spring" in keys(session)


@pytest.mark.rule("RST-157", "RST-158")
def test_at_rest_items_change_hands_and_lie_about() -> None:
    session = camp(zones={**NIGHTS, "ground": ["club"]}, holds={"ann": ["broth"]})
    play(session, "rest", "give club", "slot 1", "give broth")
    assert sorted(names(session, "inventory:1")) == ["broth", "club"]


@pytest.mark.rule("RST-159")
def test_a_horror_is_fought_in_the_night() -> None:
    session = camp(zones={"nights": ["knock"]}, coming=[20])
    play(session, "rest")
    assert asked(session) == "RST-193"
    assert blocked(session)["flee"] == "RST-159"
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == "RST-153", "then the Rest goes on"


@pytest.mark.rule("RST-160")
def test_who_dies_in_the_night_waits_for_the_next() -> None:
    session = camp(
        zones={"nights": ["knock"]},
        wounds={"ann": 5},
        decks={"characters": ["fay"]},
        coming=[1, 20],
    )
    play(session, "rest", "slot 0", "attack unarmed", "slot 1", "attack unarmed")
    play(session, "slot 1", "attack unarmed") if asked(session) == "RST-193" else None
    assert names(session, "character:0") == []


# --- Realms ------------------------------------------------------------------------------------


@pytest.mark.rule("RST-162")
def test_a_realms_text_is_in_force_until_the_next() -> None:
    session = battle(zones={"realm": ["east"]}, coming=[14])
    play(session, "slot 0", "attack unarmed")
    assert session.table.named("rat").counters["health"] == 5, "14 - 5 is a miss"


@pytest.mark.rule("RST-079", "RST-165", "RST-166")
@pytest.mark.parametrize("level", [1, 5])
@pytest.mark.parametrize("dead", [True, False])
def test_at_the_end_of_a_realm_the_dead_rejoin_before_the_ground_is_emptied(
    dead: bool, level: int
) -> None:
    """What lies there may be taken up, before the God too, but there is no Rest."""
    zones = {"realm": ["toll"], "ground": ["urn", "club"], "god": ["door"] * (level == 5)}
    session = camp(
        zones={**zones, **({"character:1": []} if dead else NIGHTS)},
        counters={"level": level},
        decks={"characters": ["fay"], "realms-2": ["fog"]},
    )
    play(session, "go on")
    if level == 5 and asked(session) == "RST-236":
        play(session, "no")
    assert names(session, "character:1") == ["fay" if dead else "bo"]
    assert "rest" in blocked(session)
    play(session, "give club", "slot 1")
    assert (names(session, "inventory:1"), names(session, "ground")) == (["club"], ["urn"])
    assert rerolls(session) == 5
    play(session, "fight" if level == 5 else "go on")
    assert (names(session, "ground"), rerolls(session)) == ([], 6), "RST-271: its Discard effect"


@pytest.mark.rule("RST-167")
def test_the_traitor_god_is_shown_at_the_fifth_realm() -> None:
    session = camp(
        step="enter_realm",
        level=5,
        decks={
            "realms-5": ["east"],
            "gods": ["door"],
            "encounters": ["rat", "wasp", "well", "gift"],
        },
    )
    assert names(session, "god") == ["door"]


# --- dice --------------------------------------------------------------------------------------


@pytest.mark.rule("RST-169", "RST-170")
def test_a_counter_turns_a_die_again_and_the_last_result_stands() -> None:
    session = battle(coming=[4, 12], options={"ask_rerolls": "failures"})
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == "RST-170"
    play(session, "reroll")
    assert session.table.named("rat").counters["health"] == 3
    assert rerolls(session) == 4


@pytest.mark.rule("RST-170")
def test_nothing_is_asked_without_counters() -> None:
    session = battle(coming=[4], counters={"rerolls": 0}, options={"ask_rerolls": "always"})
    play(session, "slot 0", "attack unarmed")
    assert asked(session) != "RST-170"


@pytest.mark.rule("RST-172", "RST-173")
def test_a_roll_never_counts_as_more_than_twenty_or_less_than_one() -> None:
    from tabletop.games.restless.party.fortune.rolls import final_roll

    session = battle(holds={"ann": ["charm"]}, zones={"realm": ["east"]})
    assert final_roll(session.table, 0, "combat", 20) == 17, "20 + 2 - 5, clamped once"
    assert final_roll(session.table, 0, "combat", 2) == 1


@pytest.mark.rule("RST-174")
def test_outside_combat_the_raw_number_counts() -> None:
    session = meeting("well", zones={"realm": ["east"]}, holds={"ann": ["charm"]}, coming=[5])
    play(session, "stay", "slot 0")
    assert health(session, "ann") == (3, 3)


@pytest.mark.rule("RST-175")
def test_a_natural_twenty_is_a_number_like_any_other() -> None:
    session = battle(foe="gate", zones={"realm": ["east"]}, coming=[20])
    play(session, "slot 0", "attack unarmed")
    assert session.table.named("gate").counters["health"] == 40


@pytest.mark.rule("RST-148")
def test_with_one_night_left_nobody_asks_which() -> None:
    session = camp(decks={"nights": ["night"]}, options={"rest_order": "any"})
    play(session, "rest")
    assert (asked(session), names(session, "night")) == ("RST-153", ["night"])


@pytest.mark.rule("RST-147")
def test_one_rest_in_a_gap_may_be_all_there_is_and_the_next_gap_has_its_own() -> None:
    session = camp(zones=NIGHTS, row=[["gift"]], options={"rests_per_gap": "1"})
    play(session, "rest", "rise")
    assert blocked(session)["rest"] == "RST-147"
    play(session, "go on", "pass")
    assert "rest" in keys(session)


@pytest.mark.rule("RST-146", "RST-147", "RST-151")
def test_the_aim_tells_what_a_rest_costs_or_why_there_is_none() -> None:
    session = camp(zones=NIGHTS)
    assert session.game.aim(session.table).ahead.startswith("A Rest: 1 of 2 nights for 3 Reroll")
    play(session, "rest", "rise", "rest", "rise")
    assert session.game.aim(session.table).ahead == "The party has no night left for a Rest."
    fled = camp(zones=NIGHTS, counters={"fled": 1})
    assert fled.game.aim(fled.table).ahead.startswith("No Rest now (2 nights left): after Fleeing")


@pytest.mark.rule("RST-151", "RST-159")
def test_a_rest_says_what_it_brings_before_it_is_taken() -> None:
    session = camp(zones={"nights": ["night"]})
    asked_now = asks(session)
    assert asked_now is not None
    rest = asked_now.option("rest")
    assert rest is not None
    held = rerolls(session)
    play(session, "rest")
    assert f"gives {rerolls(session) - held} Reroll Counters" in rest.tells
