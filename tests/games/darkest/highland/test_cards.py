"""Highland: its Spells, Adventures and cards of the main deck, as their rulebook has them."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.modules.highland import path
from tabletop.games.darkest.party import heroes
from tests.games.darkest.highland.heights import (
    ROAD,
    STRONG,
    about,
    climbing,
    fighting,
    goes_on,
    met,
)
from tests.games.darkest.laying import (
    TRIO,
    answer,
    asked,
    has,
    keys,
    names,
    piece,
    told,
    until,
    why,
)

WEAK = {name: {"strength": 1, "craft": 1, "life": 9} for name in TRIO}


# --- Spells ---------------------------------------------------------------------------------------


@pytest.mark.rule("DTH-033", "DTX-029")
def test_eyes_of_the_hawk_pass_over_cards_which_stay() -> None:
    session = climbing("dwarf", at=2, zones={"spells:0": ["highland-eyes-of-the-hawk"],
                       "pile:2": ["wolf", "ox", "heron"]}, counters={"spot": 0}, coming=(2,),
                       on={"dwarf": {"held": 1}, ROAD[1]: {"visited": 1}})  # fmt: skip
    answer(session, "cast highland-eyes")
    answer(session, "pass 2")
    assert session.table.count("spot") == 200
    assert names(session, "pile:2") == ["wolf", "ox", "heron"]


@pytest.mark.rule("DTH-033")
def test_they_need_cards_that_lie_ahead() -> None:
    session = climbing("dwarf", at=2, zones={"spells:0": ["highland-eyes-of-the-hawk"]},
                       on={"dwarf": {"held": 1}, ROAD[1]: {"visited": 1}})  # fmt: skip
    assert why(session, "cast highland-eyes") == "DTC-309"


@pytest.mark.rule("DTH-034")
def test_against_a_lightning_bolt_an_enemy_throws_no_die() -> None:
    session = fighting("highland-cave-bear", 3, zones={"spells:0": ["highland-lightning-bolt"]},
                       on={"dwarf": {"held": 1}})  # fmt: skip
    goes_on(session, "cast highland-lightning-bolt", "fight", "done",
            until=lambda s: "highland-lightning-bolt" in names(s, "spell-discard"))  # fmt: skip
    goes_on(session, "fight", "none", "done", until=lambda s: bool(told(s, "DTC-189")))
    line = next(line for line in session.lines if line.rule == "DTC-189")
    assert [*line.parts][1:] == ["7", "6"]


def test_in_air_like_glass_neither_side_throws_a_die() -> None:
    session = fighting("highland-cave-bear", zones={"spells:0": ["highland-air-like-glass"]},
                       on={"dwarf": {"held": 1}})  # fmt: skip
    goes_on(session, "cast highland-air-like-glass",
            until=lambda s: "highland-air-like-glass" in names(s, "spell-discard"))  # fmt: skip
    assert has(session, "dwarf", "fate") == 1
    goes_on(session, "strength", "no", until=lambda s: bool(told(s, "DTC-189")))
    line = next(line for line in session.lines if line.rule == "DTC-189")
    assert [*line.parts][1:] == ["4", "6"]


# --- Adventures -----------------------------------------------------------------------------------


def lost_to(card: str, **more: Any) -> Session:
    """The party has just lost to that Enemy."""
    session = met(card, *TRIO, coming=(1, 6, 5, *[3] * 30), tokens=WEAK, **more)
    return goes_on(session, "fight", "keep", "none",
                   until=lambda s: heroes.region(s.table) != "highland")  # fmt: skip


@pytest.mark.rule("DTH-041", "DTH-055", "DTH-061")
@pytest.mark.parametrize("card", ["highland-earth-elemental", "highland-main-earth-elemental"])
def test_whom_the_earth_elemental_beats_it_drags_down_to_the_crags(card: str) -> None:
    session = lost_to(card, zones={"highland-main": []})
    assert names(session, "ground:6")[0] == "crags"
    assert decks.active(session.play) is decks.OWN
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTH-060", "DTH-061")
def test_a_roc_carries_the_party_off_wherever_it_is() -> None:
    session = about(*TRIO, at=2, to="castle", zones={"pile:2": ["highland-roc"], "atlas": ["crags",
                    "fields", "plains", "woods", "hills", "ruins"]}, counters={"spot": 0},
                    coming=(1, 6, 5, *[4] * 30), tokens=WEAK,
                    on={"outer-woods": {"visited": 1}})  # fmt: skip
    answer(session, "forward")
    goes_on(session, "fight", until=lambda s: heroes.region(s.table) == "inner")
    assert heroes.at(session.table) == 6
    assert heroes.home(session.table).name == "first-village"
    until(session, "DTC-104", "keep", "none", "forward")
    assert "cross highland" in keys(session), "the Straddle is open"


@pytest.mark.rule("DTH-042")
def test_the_vanguard_is_three_cards_whose_enemies_attack_together() -> None:
    session = met("highland-eyrie-vanguard", *TRIO, tokens=STRONG, coming=(1,) * 9, zones={
        "highland-adventures": ["highland-fledgling", "highland-goatherd", "highland-choughs"],
    })  # fmt: skip
    goes_on(session, until=lambda s: "highland-goatherd" in names(s, "highland-discard"))
    parts = f"{[line.parts for line in session.lines]}"
    assert "Fledgling" in parts
    assert not session.table["trove"]


@pytest.mark.rule("DTH-043")
def test_at_the_gong_an_enemy_of_the_road_is_fought() -> None:
    session = met("highland-gong-of-war", "dwarf", zones={"pile:4": ["wolf"]}, up=("wolf",),
                  tokens={"dwarf": {"strength": 9}}, coming=(5, 1))  # fmt: skip
    answer(session, "yes")
    goes_on(session, "fight", "wolf", until=lambda s: names(s, "trophies:0") == ["wolf"])


@pytest.mark.rule("DTH-044")
@pytest.mark.parametrize(("shown", "space"), [(3, 3), (4, 4)])
def test_the_icy_path_lets_other_cards_slide(shown: int, space: int) -> None:
    session = met("highland-icy-path", *TRIO, zones={"pile:4": ["wolf"]}, up=("wolf",),
                  coming=(shown,), on={ROAD[3]: {"visited": 1}})  # fmt: skip
    assert piece(session, "wolf").zone == f"pile:{space}"
    assert piece(session, "highland-icy-path").zone == "pile:2"
    assert told(session, "DTC-B12").count("{} rolls {}.") == 1, "once for the visit"


def with_a(follower: str, **more: Any) -> Session:
    """A Dwarf with that Follower on the Cliff."""
    zones = {"followers:0": [f"highland-{follower}"], **more.pop("zones", {})}
    return climbing("dwarf", "elf", at=2, zones=zones, on={ROAD[1]: {"visited": 1}}, **more)


@pytest.mark.rule("DTH-045")
@pytest.mark.parametrize(("who", "able"), [("magpie", True), ("trailblazer", False)])
def test_with_a_magpie_what_was_dropped_on_this_visit_is_taken_up(who: str, able: bool) -> None:
    session = with_a(who, zones={"items:1": ["sword"]})
    answer(session, "drop sword")
    assert any(key.startswith("glean 0 sword") for key in keys(session)) == able
    if able:
        answer(session, "glean 0 sword")
        assert names(session, "items:0") == ["sword"]


@pytest.mark.rule("DTH-052")
def test_a_treasure_hunter_takes_up_what_was_dropped_in_this_turn_wherever_it_lies() -> None:
    session = with_a("treasure-hunter", zones={"items:1": ["sword", "axe"]})
    answer(session, "drop sword")
    sword = piece(session, "sword")
    session.play.count(space_positions.SPOT, 0, sword)
    session.play.move(sword, "pile:5", face_up=True)
    session.play.count("spot", 300)
    answer(session, "drop axe")
    answer(session, "glean 0 sword")
    assert names(session, "items:0") == ["sword"]


@pytest.mark.rule("DTH-052")
def test_but_not_what_was_dropped_before() -> None:
    session = with_a("treasure-hunter", zones={"items:1": ["sword"]})
    answer(session, "drop sword")
    answer(session, "forward", "order 0 1")
    assert not any(key.startswith("glean") for key in keys(session))


def before_the_rock(*coming: int, **more: Any) -> Session:
    """A party that has just met the Rock Face, with a card behind it."""
    return met("highland-rock-face", *TRIO, coming=coming, at=2,
               zones={"pile:2": ["highland-rock-face", "heron"], **more.pop("zones", {})},
               **more)  # fmt: skip


@pytest.mark.rule("DTH-046", "DTX-032")
def test_the_rock_face_is_climbed_with_less_than_the_strength_and_craft_of_all() -> None:
    session = before_the_rock(*[1] * 6)
    assert "highland-rock-face" in names(session, "highland-discard")
    assert "forward" in keys(session)


@pytest.mark.rule("DTH-047")
def test_otherwise_each_gives_up_a_life_or_a_follower_once_for_the_party() -> None:
    session = before_the_rock(*[6] * 6, zones={"followers:0": ["guide"]},
                              tokens={name: {"life": 4} for name in TRIO})  # fmt: skip
    assert session.decision is not None
    answer(session, "yes")
    until(session, "DTC-126")
    assert [has(session, name, "life") for name in TRIO] == [4, 3, 3]
    assert not names(session, "followers:0")


@pytest.mark.rule("DTH-048")
def test_before_it_is_climbed_nobody_goes_forward_but_all_may_try_again_or_turn_back() -> None:
    session = before_the_rock(*[6] * 6, *[1] * 6, tokens={name: {"life": 4} for name in TRIO})
    until(session, "DTC-126")
    assert why(session, "forward") == "DTH-048"
    assert "back" in keys(session)
    answer(session, "climb")
    assert "highland-rock-face" in names(session, "highland-discard")
    assert "forward" in keys(session)


@pytest.mark.rule("DTH-049")
def test_the_sage_owl_turns_up_all_that_lies_ahead_and_leaves() -> None:
    session = met("highland-sage-owl", *TRIO, zones={"pile:2": ["highland-sage-owl", "heron",
                                                                "wolf"]})  # fmt: skip
    assert all(card.face_up for card in session.table["pile:2"])
    assert names(session, "pile:2") == ["heron", "wolf"]
    assert names(session, "highland-discard") == ["highland-sage-owl"]
    assert not piece(session, "wolf").counters.get("turned", 0)


def at_the_throne(*coming: int, first: str = "pass") -> Session:
    """A Dwarf with a Trailblazer, and an Elf, at a Place that asks for a roll."""
    session = met("highland-icy-path", "dwarf", "elf", coming=coming, up=("wolf",),
                  zones={"followers:0": ["highland-trailblazer"], "pile:4": ["wolf"]},
                  on={ROAD[3]: {"visited": 1}})  # fmt: skip
    return answer(session, first)


@pytest.mark.rule("DTH-050")
@pytest.mark.parametrize(("first", "space"), [("pass", 4), ("meet", 3)])
def test_a_trailblazer_lets_his_bearer_bypass_a_place_that_asks_for_a_roll(
    first: str, space: int
) -> None:
    session = at_the_throne(1, first=first)
    assert piece(session, "wolf").zone == f"pile:{space}"


@pytest.mark.rule("DTH-050")
def test_a_place_that_asks_for_none_is_met() -> None:
    session = met("highland-gong-of-war", "dwarf",
                  zones={"followers:0": ["highland-trailblazer"]})  # fmt: skip
    assert asked(session) != "DTH-050"


@pytest.mark.rule("DTH-051")
def test_what_anothers_roll_does_to_all_befalls_him_too() -> None:
    session = met("highland-snow-cornice", "dwarf", "elf", coming=(1,),
                  zones={"followers:0": ["highland-trailblazer"]},
                  tokens={"dwarf": {"life": 4}, "elf": {"life": 4}})  # fmt: skip
    answer(session, "yes")
    assert has(session, "dwarf", "life") == 3


@pytest.mark.rule("DTH-053")
def test_a_1_outside_combat_costs_the_vagabonds_bearer_an_object() -> None:
    zones = {"followers:0": ["highland-vagabond"], "items:0": ["sword"]}
    session = met("highland-icy-path", "dwarf", coming=(1,), zones=zones)
    answer(session, "sword")
    assert not names(session, "items:0")
    session = fighting("wolf", 1, 6, zones={"followers:0": ["highland-vagabond"],
                                           "items:0": ["sword"]})  # fmt: skip
    goes_on(session, "fight", until=lambda s: bool(told(s, "DTC-189")))
    assert names(session, "items:0") == ["sword"], "in combat he carries on"


@pytest.mark.rule("DTH-054")
@pytest.mark.parametrize(("gold", "barred"), [(2, ""), (1, "DTH-054")])
def test_for_two_gold_the_vagabond_goes(gold: int, barred: str) -> None:
    session = with_a("vagabond", tokens={"dwarf": {"gold": gold}})
    assert why(session, "payoff 0") == barred
    if not barred:
        answer(session, "payoff 0")
        assert not names(session, "followers:0")
        assert has(session, "dwarf", "gold") == 0


# --- the cards for the game's own deck ------------------------------------------------------------


def drawn(card: str, *coming: int, **more: Any) -> Session:
    """A party in the Inner Region that has just turned up one of them."""
    return answer(about(*TRIO, at=2, zones={
        "pile:2": [card], "atlas": ["crags", "highland-lost-city", path.EYRIE, *ROAD],
        "highland-adventures": ["highland-goatherd"],
    }, counters={"spot": 0}, on={"plains": {"visited": 1}}, coming=coming, **more),
        "forward")  # fmt: skip


@pytest.mark.rule("DTH-056")
def test_a_magic_portal_that_is_beaten_may_be_avoided() -> None:
    session = drawn("highland-magic-portal", *[1] * 6)
    assert {"yes", "no"} <= {*keys(session)}
    answer(session, "no")
    assert heroes.region(session.table) == "inner"


@pytest.mark.rule("DTH-057")
def test_else_it_carries_the_party_to_the_lost_city_from_which_the_path_leads_home() -> None:
    session = drawn("highland-magic-portal", *[6] * 6, *[4] * 6)
    assert heroes.region(session.table) == "highland"
    assert names(session, "ground:6") == ["highland-lost-city"]
    assert decks.active(session.play) == path.ADVENTURES
    assert not session.table["trove"]
    assert has(session, "dwarf", "gold") == 3, "an 8 in the Lost City"
    assert heroes.way(session.table).straddle == "crags"
    until(session, "DTC-104", "keep")
    assert "home" in keys(session)


@pytest.mark.rule("DTH-058")
def test_a_mountain_trail_offers_the_crags_as_the_next_move() -> None:
    session = drawn("highland-mountain-trail")
    answer(session, "move there")
    assert names(session, "ground:6")[0] == "crags"


@pytest.mark.rule("DTH-059")
def test_a_landslide_moves_the_party_to_the_crags() -> None:
    session = drawn("highland-landslide", *[3] * 9)
    assert (names(session, "ground:6")[0], heroes.at(session.table)) == ("crags", 6)


@pytest.mark.rule("DTX-036")
@pytest.mark.parametrize("card", ["highland-rune-gate", "highland-main-rune-gate"])
def test_a_rune_gate_leads_to_a_village(card: str) -> None:
    session = met(card, *TRIO, zones={"highland-main": []})
    answer(session, "yes", "outer-village")
    assert heroes.home(session.table).name == "outer-village"
