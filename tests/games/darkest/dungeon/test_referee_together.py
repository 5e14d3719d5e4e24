"""Dungeon beside other boxes before a strict referee: cases that were written down from the rules
alone, each with the answer that the rules give, and laid here afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session, load
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.modules.reaper import arrival
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.city import laid as city
from tests.games.darkest.dungeon.below import (
    CIRCLE,
    CLINGS,
    GUARD,
    KITCHEN,
    PLACES,
    SPIRIT,
    at_the_ruins,
    below,
    dark,
    finds,
    maps,
    met,
)
from tests.games.darkest.dungeon.test_road import DOWN
from tests.games.darkest.laying import answer, asked, has, keys, names, told, why

CORRIDOR = {"dungeon-corridor": {"visited": 1}}


def beside(*boxes: str) -> dict[str, str]:
    return put_in_play(["dungeon", *boxes])


# --- Reaper ---------------------------------------------------------------------------------------


@pytest.mark.rule("DTR-015", "DTX-011")
@pytest.mark.parametrize(("die", "meets"), [(4, False), (1, True)])
def test_the_reaper_comes_down_with_the_party_and_a_natural_1_brings_contact(
    die: int, meets: bool
) -> None:
    session = at_the_ruins(
        options=beside("reaper"), zones={"reaper-road:3": ["reaper-figure"]},
        coming=(die, KITCHEN, *[6] * 20),
    )  # fmt: skip
    answer(session, DOWN)
    assert bool(told(session, "DTR-018")) is meets
    assert names(session, "reaper-road:1") == ["reaper-figure"]


@pytest.mark.rule("DTX-015", "DTX-016", "DTD-020")
def test_while_his_deck_lies_over_all_the_circle_draws_from_it_and_each_card_goes_home() -> None:
    deck = ["reaper-pack-of-wolves", "reaper-patrol"]
    session = finds(
        CIRCLE, options=beside("reaper"), counters={arrival.UP: 1}, coming=(3, *[6] * 9),
        zones={"reaper-adventures": deck, "reaper-beside": ["reaper-figure"]},
    )  # fmt: skip
    assert decks.drawn_from(session.table).draws == "reaper-adventures"
    assert names(session, "pile:2") == ["reaper-pack-of-wolves"]
    assert names(session, "reaper-discard") == ["reaper-patrol"]
    assert names(session, "here:2") == ["party"]


# --- Blood Moon -----------------------------------------------------------------------------------


@pytest.mark.rule("DTB-016", "DTB-017", "DTX-033")
@pytest.mark.parametrize(("night", "score"), [(True, 6), (False, 4)])
def test_day_and_night_weigh_a_guard_as_any_enemy(night: bool, score: int) -> None:
    weight = {"bloodmoon-night": 1, "foes-more": 1} if night else {"foes-less": 1}
    session = finds(
        GUARD, "dwarf", options=beside("bloodmoon"), coming=(3, 3, *[3] * 9),
        zones={"bloodmoon-beside": ["bloodmoon-figure"]},
        counters={"bloodmoon-up": 1, "bloodmoon-shines": 1, **weight},
    )  # fmt: skip
    answer(session, "no", "strength")
    line = next(each for each in session.lines if each.rule == "DTC-189")
    assert line.words.format(*line.parts).endswith(f"against {score + 3}.")


@pytest.mark.rule("DTB-026")
def test_the_werewolf_does_not_come_down() -> None:
    session = at_the_ruins(
        options=beside("bloodmoon"), coming=(4, *[6] * 20),
        zones={"bloodmoon-road:3": ["bloodmoon-figure"]},
        counters={"bloodmoon-up": 1, "bloodmoon-shines": 1, "foes-less": 1},
    )  # fmt: skip
    answer(session, DOWN)
    assert names(session, "bloodmoon-beside") == ["bloodmoon-figure"]


# --- Firelands ------------------------------------------------------------------------------------

EMBERS = {"firelands-embers": ["firelands-embers"]}


@pytest.mark.rule("DTD-054", "DTL-002")
@pytest.mark.parametrize(
    "held", [{"followers:0": ["firelands-bound-ifrit"]}, {"items:0": ["firelands-orb-of-flames"]}]
)
def test_its_victim_burns_no_enemy_and_another_does(held: dict[str, list[str]]) -> None:
    def before(clings: dict[str, list[str]]) -> Session:
        zones = {**clings, **held, **EMBERS}
        return met("wolf", "dwarf", "elf", options=beside("firelands"), zones=zones)

    assert asked(before(CLINGS)) == "DTC-185"
    free = answer(before({"dungeon-clinging:1": [SPIRIT]}), "yes")
    assert names(free, "burned") == ["wolf"]
    assert names(free, "dungeon-clinging:1") == [SPIRIT]


@pytest.mark.rule("DTD-055", "DTL-036")
def test_whom_an_ifrit_could_have_freed_of_the_enemy_may_be_freed_of_the_spirit() -> None:
    session = met(
        "wolf", "dwarf", "elf", options=beside("firelands"), coming=(6, 1, 1, *[1] * 9),
        zones={**CLINGS, **EMBERS, "followers:0": ["firelands-bound-ifrit"]},
    )  # fmt: skip
    answer(session, "strength", "discard")
    assert names(session, "dungeon-clinging:0") == []


@pytest.mark.rule("DTL-002", "DTL-005", "DTD-054")
def test_a_spirit_that_burns_clings_to_nobody_and_comes_back_by_no_shuffle() -> None:
    session = met(
        SPIRIT, "dwarf", "elf", options=beside("firelands"),
        zones={**EMBERS, "followers:0": ["firelands-bound-ifrit"]},
    )  # fmt: skip
    answer(session, "yes")
    again = load(session.to_json())
    assert names(again, "burned") == [SPIRIT]
    assert names(again, "dungeon-clinging:0") == []


@pytest.mark.rule("DTD-061", "DTL-012")
def test_a_trap_door_on_terrain_that_is_called_ruins_leads_out_of_the_dungeon() -> None:
    session = met(
        "dungeon-trap-door", options=beside("firelands"), coming=(3,) * 20,
        zones={"ground:2": ["dungeon-corridor", "firelands-ruins"], **EMBERS},
        on={"firelands-ruins": {"visited": 1}},
    )  # fmt: skip
    assert heroes.region(session.table) == "inner"
    assert decks.drawn_from(session.table).draws == "adventure"


@pytest.mark.rule("DTL-014", "DTD-011")
def test_terrain_on_the_dark_road_has_its_own_dice_and_finds_the_dungeons_locations() -> None:
    def comes_to(terrain: str, *coming: int) -> Session:
        zones = {"ground:2": ["dungeon-corridor", terrain], **EMBERS}
        session = below("dwarf", options=beside("firelands"), zones=zones, coming=coming)
        return answer(session, "forward")

    ruins = comes_to("firelands-ruins", 1, 3, KITCHEN, *[3] * 9)
    assert asked(ruins) == "DTC-119"
    assert names(ruins, "ground:2")[-1] == "dungeon-kitchen"
    assert len(names(answer(ruins, "no"), "pile:2")) == 3
    forest = comes_to("firelands-forest", 4, *[3] * 9)
    assert names(forest, "pile:2") == []
    assert asked(forest) == "DTC-126"


# --- Frostmarch -----------------------------------------------------------------------------------


@pytest.mark.rule("DTD-053", "DTD-055", "DTF-032")
def test_a_victory_over_another_hero_does_not_loosen_the_spirit() -> None:
    session = met(
        "frostmarch-howl-of-the-wendigo", "dwarf", "elf", options=beside("frostmarch"),
        zones=CLINGS, coming=(1, 1, 5, 1, 5, 5, *[3] * 9),
    )  # fmt: skip
    while asked(session) != "DTC-126":
        assert asked(session) != "DTD-055"
        answer(session, keys(session)[0])
    assert has(session, "elf", "life") == 2
    assert names(session, "dungeon-clinging:0") == [SPIRIT]


# --- City -----------------------------------------------------------------------------------------


@pytest.mark.rule("DTD-054", "DTY-085", "DTY-086")
@pytest.mark.parametrize(
    ("pet", "rule", "card"), [("stinker", "DTY-085", "wolf"), ("stompy", "DTY-086", "stag")]
)
def test_no_pet_gets_its_victim_round_an_enemy(pet: str, rule: str, card: str) -> None:
    def before(clings: dict[str, list[str]]) -> Session:
        zones = {**clings, "items:0": [f"city-{pet}"], "pile:2": [card]}
        session = below(
            "dwarf", "elf", options=beside("city"), zones=zones, up=(card,), on=CORRIDOR
        )
        return answer(session, "forward", "order 0 1")

    assert asked(before({})) == rule
    assert asked(before(CLINGS)) == "DTC-185"
    assert asked(before({"dungeon-clinging:1": [SPIRIT]})) == rule


@pytest.mark.rule("DTD-057", "DTX-027", "DTY-008")
def test_a_trap_door_in_the_city_leads_to_the_ruins_from_which_the_way_leads_down() -> None:
    deck = ["heron", "gibbet", "swamp", "ox", "badger", "lynx", "stag", "boar", "adder"]
    atlas = [name for name in dict.fromkeys([*city.PLACES, *PLACES])
             if name not in (*city.ROAD, city.MARKET, "city-jail")]  # fmt: skip
    session = city.town(
        at=2, options=beside("city"), counters={"spot": 0}, coming=(3,) * 20,
        zones={"pile:2": ["dungeon-trap-door", "city-urchin"], "adventure": deck, "atlas": atlas},
    )  # fmt: skip
    answer(session, "forward")
    assert heroes.region(session.table) == "inner"
    assert names(session, "here:6") == ["party"]
    assert names(session, "ground:6") == ["dungeon-ruins"]
    assert decks.drawn_from(session.table).draws == "adventure"
    assert "city-urchin" not in names(session, "pile:2")


# --- the Outer Region -----------------------------------------------------------------------------

OUTER_ROAD = ("outer-hills", "outer-woods", "runes", "desert", "oasis", "black-knight")


@pytest.mark.rule("DTX-023", "DTD-061")
def test_below_the_black_knight_a_trap_door_keeps_to_the_ruins_that_it_names() -> None:
    session = dark(
        step="at_destination", at=6, to="black-knight", on={"black-knight": {"visited": 1}},
        options={"dungeon-outer": "on"}, coming=(4,) * 20,
        zones={"atlas": maps(*OUTER_ROAD), "dungeon-adventures": ["heron", "dungeon-trap-door"]},
    )  # fmt: skip
    answer(session, DOWN)
    assert heroes.region(session.table) == "inner"
    assert names(session, "ground:6") == ["dungeon-ruins"]
    assert session.table.count("homeward")


# --- Woodland -------------------------------------------------------------------------------------


@pytest.mark.rule("DTW-002", "DTW-004", "DTX-033")
def test_dark_fate_has_a_guard_throw_again() -> None:
    session = finds(
        GUARD, "dwarf", options=beside("woodland"), coming=(3, 5, 1, *[3] * 9),
        tokens={"dwarf": {"woodland-dark": 2}},
    )  # fmt: skip
    answer(session, "no", "strength")
    assert asked(session) == "DTW-002"
    assert session.decision is not None
    assert session.decision.ask.startswith("The Guard rolled 5.")
    answer(session, "fate")
    assert has(session, "dwarf", "woodland-dark") == 1
    assert has(session, "dwarf", "life") == 5  # 3 and a 3 against 5 and a 1


@pytest.mark.rule("DTW-006")
def test_fate_that_is_regained_in_the_dungeon_is_light() -> None:
    session = met(
        "dungeon-permit-office", "dwarf", options=beside("woodland"), coming=(3,) * 9,
        tokens={"dwarf": {"woodland-dark": 1}},
    )  # fmt: skip
    answer(session, "yes")
    assert (has(session, "dwarf", "fate"), has(session, "dwarf", "woodland-dark")) == (1, 1)


# --- whoever comes out of a table -----------------------------------------------------------------


@pytest.mark.rule("DTX-033", "DTC-182")
@pytest.mark.parametrize(
    ("place", "hero", "held", "key"),
    [
        ("forest", "elf", {}, "evade"),
        ("crags", "priest", {}, "destroy"),
        ("crags", "dwarf", {"items:0": ["bell-of-rest"]}, "destroy"),
        ("crags", "dwarf", {"spells:0": ["immobility"]}, "cast immobility"),
    ],
)
def test_whoever_comes_out_of_a_table_is_evaded_and_destroyed_as_any_enemy(
    place: str, hero: str, held: dict[str, list[str]], key: str
) -> None:
    number = {"forest": 3, "crags": 4}[place]
    road = ("fields", "plains", "woods", "hills", "ruins", "city")
    session = dark(
        hero, step="draw", to="city", coming=(1, number, 1, *[3] * 9), on={hero: {"held": 3}},
        zones={"atlas": maps(*road), **held},
    )  # fmt: skip
    assert asked(session) == "DTC-185"
    answer(session, key)
    if "evade" in keys(session):
        answer(session, "evade")
    assert asked(session) == "DTC-126"
    assert names(session, "trophies:0") == []


@pytest.mark.rule("DTD-054", "DTX-033")
def test_whom_the_spirit_holds_gets_round_no_guard() -> None:
    zones: dict[str, Any] = {
        "dungeon-clinging:1": [SPIRIT], "items:1": ["dungeon-boots-of-the-lodger"],
    }  # fmt: skip
    session = finds(GUARD, "dwarf", "elf", coming=(6, 6, 1, 1, 6, 6, 1, 1), zones=zones)
    answer(session, "no", "strength", "no")
    assert why(session, "evade") == "DTD-054"
    answer(session, "strength")
    assert asked(session) == "DTD-055"
