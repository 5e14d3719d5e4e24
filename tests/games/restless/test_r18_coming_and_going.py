"""Chapters 18 to 21: a Target that leaves a fight is not dead, and one that comes is not beaten."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Session
from tabletop.games.restless.battle.target_state import DEFEATED
from tabletop.games.restless.table.targets import IN
from tests.games.restless.camp import asked, battle, blocked, camp, keys, left, meeting, names, play

GOD = {"god": ["door"]}


def final(**more: object) -> Session:
    """The party before the Traitor God."""
    zones = {**GOD, **more.pop("zones", {})}  # type: ignore[dict-item]
    return camp(step="begin_battle", zones=zones, counters={"final": 1, "level": 5}, **more)  # type: ignore[arg-type]


def target(session: Session, card: str) -> int:
    """What the counter on this Target says of it and the fight."""
    return session.table.named(card).counters.get("fight", 0)


# --- leaving -----------------------------------------------------------------------------------


@pytest.mark.rule("RST-247", "RST-249")
def test_a_traitor_god_cannot_be_made_to_go_away() -> None:
    session = final(holds={"ann": ["whistle"]})
    play(session, "slot 0")
    assert blocked(session)["use whistle"] == "RST-247"
    with pytest.raises(Refusal, match="cannot leave"):
        play(session, "use whistle", anyway=True)
    assert (target(session, "door"), left(session, "door")) == (IN, 50)


@pytest.mark.rule("RST-247", "RST-192")
def test_but_what_joined_it_can() -> None:
    session = final(holds={"ann": ["whistle"]}, zones={"encounter": ["rat"]})
    play(session, "slot 0", "use whistle")
    assert (left(session, "rat"), left(session, "door"), session.over) == (0, 50, False)


@pytest.mark.rule("RST-247")
def test_nor_does_any_other_sentence_send_a_god_away() -> None:
    session = final(sins={"ann": ["shrug"]}, coming=[20])
    play(session, "slot 0", "attack unarmed")
    assert (left(session, "door"), session.over) == (48, False)


@pytest.mark.rule("RST-249", "RST-242")
def test_the_world_ends_with_the_gods_death_and_with_nothing_else() -> None:
    session = final()
    session.override("move", piece=session.table.named("door").id, zone="out")
    assert not session.over, "taken away by hand, it is not dead"
    assert (asked(session), blocked(session)["fight"]) == ("RST-240", "RST-242")
    session.override("move", piece=session.table.named("door").id, zone="god", face_up=True)
    play(session, "fight")
    session.override("count", piece=session.table.named("door").id, counter="health", value=0)
    assert session.over
    assert session.table.outcome is not None
    assert session.table.outcome.winners == [0, 1]


@pytest.mark.rule("RST-214")
def test_whoever_is_asked_names_the_target_that_escapes() -> None:
    session = battle(holds={"ann": ["whistle"]}, zones={"encounter": ["rat", "wasp"]})
    play(session, "slot 0", "use whistle")
    assert asked(session) == "RST-192"
    play(session, "wasp")
    assert (left(session, "rat"), left(session, "wasp")) == (5, 0)


@pytest.mark.rule("RST-214")
def test_a_dead_target_that_would_escape_takes_nobody_elses_place() -> None:
    session = battle(zones={"encounter": ["martyr", "rat"]}, coming=[20])
    play(session, "slot 0", "attack unarmed", "martyr")
    assert (target(session, "martyr"), left(session, "rat")) == (DEFEATED, 5)


@pytest.mark.rule("RST-214")
def test_a_target_taken_away_by_hand_gives_no_loot() -> None:
    session = battle(foe="rat", decks={"loot": ["club"]})
    session.override("move", piece=session.table.named("rat").id, zone="out")
    assert asked(session) == "RST-142"
    assert names(session, "loot") == ["club"]


@pytest.mark.rule("RST-210", "RST-211")
def test_a_target_without_health_by_hand_is_dead_and_gives_its_loot() -> None:
    session = battle(foe="rat", decks={"loot": ["club"]})
    session.override("count", piece=session.table.named("rat").id, counter="health", value=0)
    assert asked(session) == "RST-211"
    play(session, "slot 0", "slot 1")
    assert names(session, "inventory:1") == ["club"]


@pytest.mark.rule("RST-180")
def test_a_target_that_is_gone_by_the_time_of_the_blow_takes_no_harm() -> None:
    session = battle(sins={"ann": ["shrug"]}, holds={"ann": ["sling"]}, coming=[20, 20])
    play(session, "slot 0", "attack sling")
    assert asked(session) == "RST-142"
    lines = [line.words for line in session.lines]
    assert "{} escapes." in lines
    assert "{} dies." not in lines


# --- coming ------------------------------------------------------------------------------------


@pytest.mark.rule("RST-047", "RST-219", "RST-224")
@pytest.mark.parametrize("sin", ["quarrel", "bait"])
def test_what_joins_while_the_party_flees_is_fled_from_too(sin: str) -> None:
    decks = {"encounters": ["wasp"], "loot": ["club"]}
    session = battle(("ann",), foe="rat", sins={"ann": [sin]}, decks=decks, coming=[11, 12])
    play(session, "flee")
    assert asked(session) == "RST-142"
    assert session.table.named("ann").counters["health"] == 5, "11 is enough for the Rat alone"
    assert session.table.count("fled") == 1
    assert names(session, "loot") == ["club"], "nothing was defeated"
    assert names(session, "encounters-used") == ["rat", "wasp"]


@pytest.mark.rule("RST-047", "RST-223")
def test_a_death_effect_in_flight_may_bring_another_target() -> None:
    decks = {"encounters": ["wasp"]}
    session = battle(("dot", "ann"), decks=decks, wounds={"dot": 1}, coming=[1, 11, 12])
    play(session, "flee", "slot 0")
    assert asked(session) == "RST-142"
    assert session.table.named("ann").counters["health"] == 5
    assert session.table.count("fled") == 1


@pytest.mark.rule("RST-143", "RST-192")
def test_a_fight_within_a_fight_joins_it() -> None:
    session = battle(holds={"ann": ["decoy"]}, decks={"encounters": ["wasp"]})
    play(session, "slot 0", "use decoy")
    assert names(session, "encounter") == ["rat", "wasp"]
    assert [left(session, name) for name in ("rat", "wasp")] == [5, 3]


@pytest.mark.rule("RST-192")
def test_what_is_laid_into_the_fight_by_hand_joins_it() -> None:
    session = battle(decks={"encounters": ["wasp"]})
    piece = session.table.named("wasp").id
    session.override("move", piece=piece, zone="encounter", face_up=True)
    assert (target(session, "wasp"), left(session, "wasp")) == (IN, 3)


@pytest.mark.rule("RST-047")
def test_a_beaten_target_comes_back_as_new() -> None:
    session = battle(foe="rat", row=[["wasp"]], decks={"loot": ["club"]}, coming=[20, 20, 20, 20])
    rat = session.table.named("rat").id
    session.override("count", piece=rat, counter="health", value=0)
    session.override("move", piece=rat, zone="row:1", face_up=False)
    play(session, "slot 0", "slot 1", "go on")
    assert asked(session) == "RST-257"
    play(session, "rat")
    assert (target(session, "rat"), left(session, "rat")) == (IN, 5)


@pytest.mark.rule("RST-143")
@pytest.mark.parametrize(
    ("step", "zones", "back"),
    [
        ("gap", {}, "RST-142"),
        ("meet", {"encounter": ["gift"]}, "RST-073"),
        ("trade", {"encounter": ["stall"]}, "RST-080"),
        ("rest", {"night": ["night"]}, "RST-153"),
        ("verdict", GOD, "RST-142"),
    ],
)
def test_a_fight_at_once_is_fought_and_then_what_was_there_goes_on(
    step: str, zones: dict[str, list[str]], back: str
) -> None:
    session = camp(
        step=step,
        zones=zones,
        holds={"ann": ["decoy"]},
        coming=[20],
        decks={"encounters": ["caller", "vanguard"][:1]},
        counters={"resting": int(step == "rest")},
    )
    play(session, "use decoy")
    assert asked(session) == "RST-193"
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == back
    assert names(session, "encounters-used") == ["caller"]
    assert session.table.count("battle") == 0


@pytest.mark.rule("RST-143", "RST-213")
def test_an_encounter_that_says_fight_is_over_and_a_second_one_waits_its_turn() -> None:
    decks = {"encounters": ["rat"]}
    session = meeting("brawl", decks=decks)
    assert asked(session) == "RST-193"
    assert (names(session, "encounter"), names(session, "encounters-used")) == (["rat"], ["brawl"])


@pytest.mark.rule("RST-210")
def test_the_fight_goes_on_with_what_the_dying_called() -> None:
    session = battle(foe="caller", decks={"encounters": ["wasp"]}, coming=[20])
    play(session, "slot 0", "attack unarmed", "end")
    assert asked(session) == "RST-193"
    assert left(session, "wasp") == 3


@pytest.mark.rule("RST-159", "RST-213")
def test_what_escaped_in_the_night_is_not_met_in_the_morning() -> None:
    zones = {"nights": ["knock"], "encounter": ["gift"]}
    session = camp(
        step="meet",
        zones=zones,
        holds={"ann": ["decoy", "whistle"]},
        decks={"encounters": ["wasp"]},
        coming=[20],
    )
    play(session, "rest", "slot 0", "use decoy", "use whistle", "wasp", "attack unarmed")
    assert asked(session) == "RST-153"
    assert (names(session, "encounter"), names(session, "encounters-used")) == (["gift"], ["wasp"])
    play(session, "rise")
    assert "stay" in keys(session)


@pytest.mark.rule("RST-159")
def test_a_horror_that_was_beaten_fights_the_next_time_too() -> None:
    session = camp(("ann",), zones={"nights": ["knock"]}, coming=[20, 20])
    play(session, "rest", "slot 0", "attack unarmed", "rise")
    assert session.table.named("knock").counters == {}
    session.override("move", piece=session.table.named("knock").id, zone="nights", face_up=False)
    session.override("count", piece=-1, counter="rested", value=0)
    play(session, "rest")
    assert asked(session) == "RST-193"
    assert left(session, "knock") == 2


@pytest.mark.rule("RST-143", "RST-075")
def test_who_is_attacked_over_an_encounter_has_dealt_with_it() -> None:
    """The Well takes Health, for which a Sin picks a quarrel: fought, the Well is not met again."""
    session = meeting(
        "well",
        ("ann",),
        sins={"ann": ["temper"]},
        decks={"encounters": ["wasp"]},
        coming=[1, 20, 20],
    )
    assert asked(session) == "RST-193"
    assert names(session, "encounter") == ["wasp"]
    play(session, "slot 0", "attack unarmed", "end", "slot 0", "attack unarmed")
    assert asked(session) == "RST-142"
    assert sorted(names(session, "encounters-used")) == ["wasp", "well"]
