"""Firelands before a strict referee: cases that were written down from the rules alone, each with
the answer that the rules give, and laid here afterwards."""

from __future__ import annotations

from functools import partial

import pytest

from tabletop import Session
from tabletop.games.darkest.ground import decks, lasting_moves
from tabletop.games.darkest.modules.firelands import fire
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.road.meetings.burning import Burns
from tabletop.play.rules.game_box import put_in_play
from tabletop.table.campaign import Campaign
from tests.games.darkest import campaigns
from tests.games.darkest.firelands.burning_land import (
    COMMAND,
    READERS,
    SALAMANDER,
    STRONG,
    WEAK,
    burning,
    fires,
    lives,
    meets_on_the_way,
)
from tests.games.darkest.laying import (
    QUIET,
    TRIO,
    answer,
    asked,
    keys,
    names,
    piece,
    until,
    why,
)
from tests.games.darkest.sacredpool.test_frostmarch import NORTH

SULTAN, SULTANA = "firelands-ifrit-sultan", "firelands-ifrit-sultana"
MASONS = "firelands-royal-masons"
DECK = "firelands-adventures"
WELL = {name: {"fate": 0, "life": 5} for name in TRIO}
ROAD = ("outer-hills", "outer-woods", "runes", "desert", "oasis")
VISITED = {name: {"visited": 1} for name in ROAD}


def on_after(foe: str, *pile: str, **more) -> Session:  # type: ignore[no-untyped-def]
    """The party stands by *foe*, which lies face up on the first space, and may go on."""
    zones = {"pile:1": [foe, *pile], **more.pop("zones", {})}
    return burning(zones=zones, counters={"spot": 100}, up=(foe,), tokens=WELL, **more)


# --- 1: the Sultana, and what does not burn -------------------------------------------------------


@pytest.mark.rule("DTL-003", "DTL-004", "DTL-041")
def test_what_is_fireproof_lies_on_top_again_and_keeps_what_is_under_it_from_the_sultana() -> None:
    session = on_after(SULTANA, "night-fire", "good-weather", zones={DECK: ["wolf", SALAMANDER]})
    answer(session, "forward")
    assert names(session, DECK) == ["wolf", SALAMANDER]
    assert not piece(session, SALAMANDER).face_up
    answer(session, "forward")
    assert names(session, lasting_moves.BURNED) == []


@pytest.mark.rule("DTL-041", "DTX-016")
@pytest.mark.parametrize(("pile", "burned"), [(["stag"], 1), ([], 0)])
def test_of_a_deck_that_has_run_out_the_sultana_burns_what_its_pile_holds(
    pile: list[str], burned: int
) -> None:
    zones = {DECK: [], "firelands-discard": pile}
    session = answer(on_after(SULTANA, "night-fire", zones=zones), "forward")
    assert len(session.table[lasting_moves.BURNED]) == burned
    assert asked(session) == "DTC-126"


# --- 2: the Sultan's tokens, and one of the land's own --------------------------------------------


@pytest.mark.rule("DTL-007", "DTL-035", "DTL-040")
def test_sealed_the_sultan_takes_his_fires_with_him_and_leaves_the_land_s() -> None:
    session = meets_on_the_way(
        SULTAN, tokens=WEAK, zones={"items:0": ["firelands-seal"],
                                    "marker:1": [fire.FIRE, fire.FIRE, fire.TOKEN]},
    )  # fmt: skip
    answer(session, "yes", "temple")
    assert asked(session) == "DTC-126"
    assert fires(session, 1) == [("token", 0)]
    assert not any(names(session, f"trophies:{n}") for n in range(3))


@pytest.mark.rule("DTL-009", "DTL-040")
def test_where_the_sultan_was_shot_at_from_afar_nobody_is_burned_by_his_fires() -> None:
    session = burning(
        step="onward", at=2, counters={"homeward": 1}, tokens=WELL, on=VISITED, up=(SULTAN,),
        zones={"pile:1": [SULTAN], "marker:1": [fire.FIRE] * 2,
               "items:0": ["firelands-ember-bow", "sword"]},
    )  # fmt: skip
    answer(session, next(key for key in keys(session) if "ember-bow" in key))
    until(session, "DTC-126")
    assert SULTAN in names(session, lasting_moves.BURNED)
    assert not fires(session, 1)
    answer(session, "forward", "order")
    assert session.table.count("at") == 1
    assert lives(session) == [5, 5, 5]


@pytest.mark.rule("DTL-009", "DTL-039")
def test_a_turn_lost_amid_the_flames_costs_no_life() -> None:
    session = on_after(SULTAN, "cloudburst", zones={DECK: ["toll"], "marker:1": [fire.TOKEN]})
    answer(session, "forward")
    assert fires(session, 1).count(("fire", 0)) == 2
    assert lives(session) == [5, 5, 5]


# --- 3: a token on a Draw Spot --------------------------------------------------------------------


@pytest.mark.rule("DTL-007", "DTL-008", "DTL-009", "DTL-015")
def test_of_spots_that_are_cleared_the_tokens_become_one_under_the_party_s_feet() -> None:
    session = burning(
        zones={"pile:1": ["stag", "heron"], "spells:0": [COMMAND], DECK: ["wolf", "boar"]},
        counters={"spot": 100}, tokens=READERS, up=("stag",), coming=(1,),
        on={**VISITED, "dwarf": {"held": 1}},
    )  # fmt: skip
    fire.light(session.play, 1, 100)
    fire.light(session.play, 1, 200)
    answer(session, "cast", "space 1", "firelands-hills")
    assert fires(session, 1) == [("token", 0)]
    assert lives(session) == [5, 5, 5]
    assert names(session, "pile:1") == ["boar"]


# --- 4: Terrain over a Special Location, and beside a Straddle ------------------------------------


@pytest.mark.rule("DTL-012", "DTC-119")
def test_a_special_location_under_terrain_is_not_met_on_the_way_home() -> None:
    session = burning(
        step="space_done", at=2, counters={"homeward": 1}, on=VISITED,
        tokens={name: {"fate": 0, "life": 5, "alignment": 3} for name in TRIO}, coming=(4,) * 9,
        zones={"ground:1": ["outer-hills", "temple", "firelands-plains"], DECK: ["toll"]},
    )  # fmt: skip
    until(session, "DTC-126")
    assert session.table.count("at") == 1
    assert heroes.located(session.table, 1) is None
    assert not any("Temple" in line.words for line in session.lines)


@pytest.mark.rule("DTL-043")
@pytest.mark.parametrize(("terrain", "may"), [("chapel", False), ("graveyard", True)])
def test_beyond_the_chapel_the_masons_build_no_second_one(terrain: str, may: bool) -> None:
    session = burning(
        options=put_in_play(["firelands", "frostmarch"]), to=NORTH,
        zones={"followers:0": [MASONS]}, tokens={**QUIET, "dwarf": {"fate": 0, "gold": 2}},
    )  # fmt: skip
    assert (why(session, f"mason 0 firelands-{terrain}") == "") == may


@pytest.mark.rule("DTL-042", "DTL-043")
def test_a_chapel_under_other_terrain_is_none_and_a_chapel_of_the_road_dice_is_one() -> None:
    told = {
        "zones": {"followers:0": [MASONS]},
        "tokens": {**QUIET, "dwarf": {"fate": 0, "gold": 2}},
    }
    zones = {**told["zones"], "ground:2": ["outer-woods", "firelands-chapel", "firelands-fields"]}
    session = burning(zones=zones, tokens=told["tokens"])
    assert not any("chapel" in key for key in keys(session)), "the one there is lies on the road"
    assert any(key.startswith("mason 0 firelands-graveyard") for key in keys(session))


# --- 5: the Taleweaver ----------------------------------------------------------------------------


@pytest.mark.rule("DTL-044", "DTX-016")
def test_of_a_deck_whose_cards_lie_in_its_pile_tales_are_told_too() -> None:
    session = meets_on_the_way(
        "firelands-taleweaver", zones={"adventure": [], "discard": ["toll", "wolf", "stag"],
                                       DECK: ["imp"]},
    )  # fmt: skip
    answer(session, "take", "deck adventure")
    assert len(session.table["firelands-tales:0"]) == 3


@pytest.mark.rule("DTL-002", "DTL-046")
def test_a_taleweaver_that_burns_takes_no_tale_into_the_fire() -> None:
    session = burning(zones={"followers:0": ["firelands-taleweaver"],
                             "firelands-tales:0": ["toll", SALAMANDER]}, on=VISITED)  # fmt: skip
    weaver = piece(session, "firelands-taleweaver").id
    for _ in session.play.happen(Burns(card=weaver, who=0)):
        raise AssertionError("it asks")
    answer(session, "forward")
    until(session, "DTC-126")
    assert names(session, lasting_moves.BURNED) == ["firelands-taleweaver"]
    assert not session.table["firelands-tales:0"]
    assert piece(session, SALAMANDER).zone == "firelands-discard"
    assert piece(session, "toll").zone == "discard"


# --- 6: Mirage, onto fire -------------------------------------------------------------------------


@pytest.mark.rule("DTL-038", "DTL-009", "DTL-039")
def test_a_mirage_leads_onto_fire_and_past_the_sultan_and_does_not_turn_the_party() -> None:
    session = meets_on_the_way(
        "firelands-mirage", at=3, coming=(6,), up=(SULTAN,), on=VISITED, tokens=WELL,
        zones={"pile:2": [SULTAN], "marker:1": [fire.TOKEN]},
    )  # fmt: skip
    assert session.table.count("at") == 1
    assert lives(session) == [4, 4, 4]
    assert fires(session, 2) == [("fire", 0)] * 2, "to the Mirage, and away from it"
    assert not session.table.count("homeward")


@pytest.mark.rule("DTL-038", "DTL-009")
def test_a_mirage_on_the_first_space_leads_nowhere_and_burns_nobody() -> None:
    session = meets_on_the_way(
        "firelands-mirage", at=1, coming=(4,), on=VISITED, tokens=WELL,
        zones={"marker:1": [fire.TOKEN]},
    )  # fmt: skip
    assert session.table.count("at") == 1
    assert lives(session) == [5, 5, 5]


# --- 7: out of the Firelands by a Spell -----------------------------------------------------------


@pytest.mark.rule("DTL-010", "DTL-016", "DTX-015", "DTL-005")
def test_teleported_away_the_party_leaves_fire_terrain_and_deck_behind_but_ashes_stay_ashes() -> (
    None
):
    session = burning(
        at=2, tokens=READERS, on={**VISITED, "dwarf": {"held": 1}}, coming=(3,) * 20, up=(SULTAN,),
        zones={"spells:0": ["teleport"], "pile:1": [SULTAN], "marker:1": [fire.FIRE, fire.TOKEN],
               "ground:3": ["runes", "firelands-oasis"], "burned": ["stag"],
               "atlas": ["castle", "chasm", "temple"]},
    )  # fmt: skip
    answer(session, "cast teleport", "castle")
    assert decks.active(session.play) is decks.OWN
    assert piece(session, "firelands-oasis").zone == "atlas"
    assert not any(fires(session, space) for space in range(1, 7))
    assert piece(session, SULTAN).zone == DECK
    assert names(session, "burned") == ["stag"]


# --- 8: the Magic Map, and a natural 1 ------------------------------------------------------------


@pytest.mark.rule("DTL-031", "DTX-006", "DTR-013")
def test_a_1_that_the_map_has_thrown_again_moves_the_reaper_and_shows_no_location() -> None:
    session = burning(
        step="draw", at=2, coming=(1, 3), options=put_in_play(["firelands", "reaper"]),
        zones={"items:1": ["firelands-magic-map"], DECK: ["toll", "stag", "wolf"],
               "reaper-road:4": ["reaper-figure"], "atlas": ["castle", "temple", "chasm"]},
    )  # fmt: skip
    assert asked(session) == "DTL-031"
    answer(session, "die 0")
    assert piece(session, "reaper-figure").zone != "reaper-road:4"
    assert heroes.located(session.table, 2) is None
    assert len(session.table["pile:2"]) == 3
    assert piece(session, "firelands-magic-map").counters == {"firelands-spent": 1}


# --- 9: the Orb, the Ifrit and what is fireproof --------------------------------------------------


@pytest.mark.rule("DTL-004", "DTL-032", "DTL-036")
def test_neither_orb_nor_ifrit_is_offered_what_does_not_burn() -> None:
    session = meets_on_the_way(
        SALAMANDER, tokens=WEAK, zones={"items:0": ["firelands-orb-of-flames"],
                                        "followers:0": ["firelands-bound-ifrit"]},
    )  # fmt: skip
    assert not {"yes", "no"} & {*keys(session)}
    assert piece(session, "firelands-bound-ifrit").zone == "followers:0"


# --- 10: the Shamshir at the end of a row ---------------------------------------------------------


@pytest.mark.rule("DTL-033", "DTL-034")
def test_won_at_the_last_spot_the_shamshir_leads_on_to_the_next_road_space() -> None:
    session = meets_on_the_way(
        "wolf", coming=(5, 1, *[2] * 9), tokens=STRONG, on=VISITED,
        zones={"items:0": ["firelands-shamshir"], "pile:2": ["toll", "stag"]},
    )  # fmt: skip
    answer(session, next(key for key in keys(session) if "shamshir" in key))
    until(session, "DTC-126", "order")
    assert session.table.count("at") == 2
    assert "wolf" in names(session, "trophies:0")


# --- 11: a session ends ---------------------------------------------------------------------------

begun = partial(campaigns.begun, **put_in_play(["city", "firelands"]))


@pytest.mark.rule("DTL-005", "DTY-004")
@pytest.mark.parametrize("card", ["city-crystal-sceptre", "firelands-magic-map", "sword"])
def test_what_was_bought_or_won_and_burned_is_in_no_stock_of_the_next_session(card: str) -> None:
    session = begun(Campaign(chapter="road"))
    count = sum(each.name == card for each in session.table.pieces)
    one = next(each for each in session.table.pieces if each.name == card)
    session.play.move(one, "items:0")
    lasting_moves.burn(session.play, one, "DTL-002")
    then = begun(campaigns.recorded(session)).table
    assert [each.name for each in then[lasting_moves.BURNED]] == [card]
    assert sum(each.name == card for each in then.pieces) == count
