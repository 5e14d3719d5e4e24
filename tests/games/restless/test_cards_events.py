"""Events as they are printed."""

from __future__ import annotations

import pytest

from tabletop.games.restless.party.fortune.rolls import bonus
from tests.games.restless.camp import asked, health, keys, left, names, play, rerolls
from tests.games.restless.printed import FOE, GORSE, LUCAN, SEDGE, meet

PAIR = (SEDGE, LUCAN)
HOOK = "ditch-reapers-hook"


@pytest.mark.rule("RST-111", "RST-053")
def test_a_grave_asks_who_will_bleed() -> None:
    decks = {"treasures": ["sleepwalking"]}
    session = meet("the-open-grave", PAIR, wounds={LUCAN: 4}, decks=decks)
    play(session, "stay")
    assert keys(session) == ["slot 0", "nobody"], "Lucan would not live through it"
    play(session, "slot 0")
    assert health(session, SEDGE) == (5, 2)
    assert names(session, "sins:0") == ["sleepwalking"]
    assert asked(play(meet("the-open-grave", PAIR), "stay", "nobody")) == "RST-142"


@pytest.mark.rule("RST-174")
def test_each_character_crosses_for_itself() -> None:
    session = meet("coffin-raft", PAIR, coming=[2, 10])
    assert [health(session, who)[1] for who in PAIR] == [2, 0]
    assert rerolls(session) == 4


@pytest.mark.rule("RST-059", "RST-112")
@pytest.mark.parametrize("at", [0, 1])
@pytest.mark.parametrize(
    ("event", "who", "answers", "left"),
    [
        ("coffin-raft", "oswin-tarrow", [], 5 - 2 + 1),
        ("the-lucky-corpse", GORSE, ["stay", "slot 0"], 5 + 4 + 1),
    ],
)
def test_a_trait_is_asked_of_the_party_whoever_rolled_or_paid_last(
    event: str, who: str, answers: list[str], left: int, at: int
) -> None:
    session = meet(event, (who, SEDGE) if at else (SEDGE, who), coming=[7, 10])
    assert rerolls(play(session, *answers)) == left


@pytest.mark.rule("RST-092")
def test_the_bonesetter_is_paid_by_the_party() -> None:
    session = play(meet("the-bonesetters-queue", PAIR, wounds={SEDGE: 3}), "stay", "yes")
    assert (health(session, SEDGE), rerolls(session)) == ((7, 0), 3)
    poor = meet("the-bonesetters-queue", PAIR, wounds={SEDGE: 3}, counters={"rerolls": 1})
    assert asked(play(poor, "stay")) == "RST-142"


@pytest.mark.rule("RST-115", "RST-124")
def test_a_sin_may_be_taken_on() -> None:
    decks = {"treasures": ["sleepwalking"]}
    session = play(meet("warm-hole", PAIR, wounds={SEDGE: 3}, decks=decks), "stay", "slot 0")
    assert names(session, "sins:0") == ["sleepwalking"]
    assert health(session, SEDGE) == (7, 0)


@pytest.mark.rule("RST-007", "RST-270")
def test_a_toll_is_paid_with_an_item_or_in_blood() -> None:
    session = meet("toll-of-teeth", PAIR, holds={SEDGE: [HOOK]})
    play(session, "stay", "yes")
    assert names(session, "loot-used") == [HOOK]
    assert [health(session, who)[1] for who in PAIR] == [0, 2]


@pytest.mark.rule("RST-252")
def test_any_card_whose_place_can_be_told_may_be_revealed() -> None:
    decks = {"loot": [HOOK], "treasures": ["sleepwalking"], "realms-2": ["kiln-valley"]}
    session = meet("nine-locked-doors", PAIR, row=[[FOE]], decks=decks)
    assert keys(session) == ["row:1", "realms-2", "loot", "treasures", "none"]
    play(session, "treasures", "slot 1", "row:1")
    assert names(session, "sins:1") == ["sleepwalking"]
    assert session.table.named(FOE).face_up


@pytest.mark.rule("RST-264")
def test_a_kept_card_goes_on_until_it_says_so() -> None:
    session = meet("a-borrowed-lantern", (SEDGE,), row=[[FOE]], coming=[10])
    assert names(session, "kept") == ["a-borrowed-lantern"]
    play(session, "go on")
    assert names(session, "kept") == ["a-borrowed-lantern"]
    play(session, "flee")
    assert names(session, "kept") == []
    assert "a-borrowed-lantern" in names(session, "encounters-used")


@pytest.mark.rule("RST-262")
def test_black_rain_falls_until_the_realm_ends() -> None:
    session = meet("black-rain", (SEDGE,))
    assert len(names(session, "kept")) == 1
    assert bonus(session.table, 0, "combat") == -1
    play(session, "go on")
    assert names(session, "kept") == [], "that was the last Encounter"
    assert bonus(session.table, 0, "combat") == 0


@pytest.mark.rule("RST-143")
def test_the_barley_stands_up() -> None:
    session = meet("ambush-in-the-barley", PAIR, decks={"encounters": ["moth-market", FOE]})
    assert (asked(session), names(session, "encounter")) == ("RST-193", [FOE])
    assert left(session, FOE) == 8
    assert names(session, "encounters-used") == ["ambush-in-the-barley"]


@pytest.mark.rule("RST-080", "RST-084")
def test_a_pedlar_may_be_met_by_chance() -> None:
    session = play(meet("pedlar-under-the-bridge", PAIR), "stay")
    assert asked(session) == "RST-080"
    play(session, "leave")
    assert asked(session) == "RST-142"
    assert names(session, "encounters-used") == ["pedlar-under-the-bridge"]


@pytest.mark.rule("RST-144")
def test_an_inn_is_rested_in_at_once() -> None:
    session = meet("an-inn-that-was-here", PAIR, zones={"nights": ["dry-cellar"]})
    play(session, "stay")
    assert (asked(session), rerolls(session)) == ("RST-153", 9)


@pytest.mark.rule("RST-162")
def test_the_other_road_leads_through_another_realm() -> None:
    session = meet(
        "the-other-road",
        PAIR,
        zones={"realm": ["low-pasture"]},
        row=[[FOE]],
        decks={"realms-1": ["saint-osks-common"]},
    )
    play(session, "stay")
    assert names(session, "realm") == ["saint-osks-common"]
    assert session.table.named(SEDGE).counters["armor"] == 1
    assert names(session, "row:1") == [FOE]


@pytest.mark.rule("RST-214")
def test_the_long_way_round_costs_a_night() -> None:
    session = meet("the-long-way-round", PAIR, row=[[FOE]], zones={"nights": ["dry-cellar"]})
    play(session, "stay", "yes")
    assert (names(session, "nights"), names(session, "row:1")) == ([], [])


@pytest.mark.rule("RST-241")
def test_the_smoke_may_take_everybody() -> None:
    session = play(meet("the-smoke-ahead", (SEDGE,), coming=[1]), "stay")
    assert session.table.outcome is not None
