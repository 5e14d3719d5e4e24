"""What places say (DTC-B15 to B36), and the map of the Regions."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import OUTER, TOWER, drawn
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.scores import in_fight, score
from tabletop.table.table import Table
from tests.games.darkest.laying import answer, asked, has, keys, names, party, why


def comes_to(place: str, *names_: str, dice: tuple[int, ...] = (), **more) -> Session:  # type: ignore[no-untyped-def]
    """A party that arrives at *place*, its destination."""
    party_ = names_ or ("dwarf",)
    tokens = {name: {"fate": 0, **more.get("tokens", {}).get(name, {})} for name in party_}
    more.pop("tokens", None)
    return party(*party_, step="destination", at=6, to=place, tokens=tokens, coming=dice, **more)


def state(session: Session, hero: str, *tokens: str) -> list[int]:
    """How many of each the hero has."""
    return [has(session, hero, token) for token in tokens]


# --- Inner places ----------------


@pytest.mark.rule("DTC-B20", "DTC-121")
def test_ruins_found_on_the_way_bring_two_dice_of_cards_and_no_further_location() -> None:
    deck = ["gibbet", "smithy", "inn", "dry-well"]
    session = party(
        "dwarf",
        step="draw",
        at=1,
        coming=(1, 1, 1, 2),
        tokens={"dwarf": {"fate": 0}},
        zones={"atlas": ["ruins-special", "graveyard"], "adventure": deck},
    )
    assert names(session, "ground:1") == ["fields", "ruins-special"]
    assert len(session.table["pile:1"]) == 3


@pytest.mark.rule("DTC-B21", "DTC-102", "DTC-060")
def test_the_city_has_three_doors_and_a_stall() -> None:
    session = comes_to("city", dice=(5,), tokens={"dwarf": {"gold": 5}})
    assert len(keys(session)) == 3
    answer(session, keys(session)[0])
    assert has(session, "dwarf", "strength") == 4
    answer(session, "yes", "buy mule", "buy water-bottle")
    assert names(session, "mount:0") == ["mule"]
    assert has(session, "dwarf", "gold") == 1


@pytest.mark.rule("DTC-B21")
def test_the_citys_physician_and_alchemist() -> None:
    hurt = comes_to("city", tokens={"dwarf": {"life": 1, "gold": 5}})
    answer(hurt, keys(hurt)[1], "buy", "buy")
    assert state(hurt, "dwarf", "life", "gold") == [3, 3]
    rich = comes_to("city", zones={"items:0": ["sword", "axe"]})
    answer(rich, keys(rich)[2], "sword", "axe")
    assert has(rich, "dwarf", "gold") == 3


@pytest.mark.rule("DTC-B22", "DTC-B36", "DTC-187", "DTC-207")
def test_the_taverns_table() -> None:
    fought = comes_to("tavern", dice=(2, 5, 1))
    assert "Strength 3" in fought.decision.ask  # type: ignore[union-attr]
    answer(fought, "strength")
    assert names(fought, "trophies:0") == []
    assert has(comes_to("tavern", dice=(3,)), "dwarf", "gold") == 0
    assert has(comes_to("tavern", dice=(4,)), "dwarf", "gold") == 2
    lost = comes_to("tavern", dice=(1,), zones={"adventure": ["gibbet"]})
    assert names(lost, "adventure") == []


@pytest.mark.rule("DTC-B22")
@pytest.mark.parametrize(
    ("dice", "taken", "where"),
    [
        ((6, 4, 4), ("move there",), "temple"),
        ((5, 4, 4), ("move anywhere", "chapel"), "chapel"),
        ((4, 5, 6), ("move there",), "temple"),
        ((4, 5, 6), ("move anywhere", "chapel"), "chapel"),
    ],
)
def test_what_the_tavern_offers_is_the_partys_next_move(
    dice: tuple[int, ...], taken: tuple[str, ...], where: str
) -> None:
    atlas = [*OUTER.road, "temple", "chapel"]
    session = comes_to("tavern", "dwarf", "elf", "monk", dice=(*dice, 6, 6), zones={"atlas": atlas})
    assert asked(session) == "DTC-104"  # all have rolled
    assert sum(key.startswith("move") for key in keys(session)) == len({5, 6} & {*dice})
    answer(session, *taken)
    assert names(session, "ground:6") == [where]
    assert not any(key.startswith("move") for key in keys(session))


@pytest.mark.rule("DTC-B22")
def test_who_moves_otherwise_declines_what_the_tavern_offers() -> None:
    session = comes_to("tavern", dice=(6,))
    answer(session, "home")
    assert heroes.at(session.table) == 5
    while asked(session) != "DTC-126":
        answer(session, keys(session)[0])
    assert not any(key.startswith("move") for key in keys(session))


@pytest.mark.rule("DTC-B23", "DTC-B15")
def test_the_chapel() -> None:
    assert has(comes_to("chapel", "thief"), "thief", "life") == 3
    paid = answer(comes_to("chapel", tokens={"dwarf": {"life": 3, "gold": 2}}), "buy", "buy")
    assert state(paid, "dwarf", "life", "gold") == [5, 0]
    assert (
        has(comes_to("chapel", "elf", dice=(4,), tokens={"elf": {"life": 2}}), "elf", "life") == 3
    )
    assert has(comes_to("chapel", "elf", dice=(5,)), "elf", "life") == 5
    assert len(comes_to("chapel", "elf", dice=(6,)).table["spells:0"]) == 1


@pytest.mark.rule("DTC-B24")
def test_the_graveyard() -> None:
    assert has(comes_to("graveyard", "elf"), "elf", "life") == 3
    assert has(comes_to("graveyard"), "dwarf", "life") == 5
    assert has(comes_to("graveyard", "thief", dice=(1,)), "thief", "life") == 3
    assert has(comes_to("graveyard", "assassin", dice=(5,)), "assassin", "fate") == 3


@pytest.mark.rule("DTC-B25", "DTC-B26", "DTC-B36", "DTC-207")
@pytest.mark.parametrize(
    ("place", "foe", "gains"), [("forest", "Strength 4", "craft"), ("crags", "Craft 4", "strength")]
)
def test_forest_and_crags(place: str, foe: str, gains: str) -> None:
    assert foe in comes_to(place, dice=(1,)).decision.ask  # type: ignore[union-attr]
    assert has(comes_to(place, dice=(6,)), "dwarf", gains) == 4
    lost = comes_to("forest", dice=(3,), zones={"adventure": ["gibbet"]})
    assert names(lost, "adventure") == []


@pytest.mark.rule("DTC-B26")
def test_the_dwarf_is_never_lost_in_the_crags_nor_a_guides_owner() -> None:
    dwarf = comes_to("crags", dice=(2,), zones={"adventure": ["gibbet"]})
    assert names(dwarf, "adventure") == ["gibbet"]
    guided = comes_to(
        "forest", "elf", dice=(2,), zones={"adventure": ["gibbet"], "followers:0": ["guide"]}
    )
    assert names(guided, "adventure") == ["gibbet"]


# --- Outer places ----------------


@pytest.mark.rule("DTC-B27")
def test_the_castle_heals_and_the_princess_owner_free() -> None:
    session = comes_to(
        "castle", tokens={"dwarf": {"life": 1, "gold": 1}}, zones={"followers:0": ["princess"]}
    )
    answer(session, "buy")
    assert state(session, "dwarf", "life", "gold") == [4, 0]


@pytest.mark.rule("DTC-B28", "DTC-B15")
@pytest.mark.parametrize(("dice", "token", "now"), [
    ((1, 1), "life", 3), ((1, 2), "life", 4), ((3, 3), "strength", 4), ((3, 4), "craft", 4),
    ((5, 6), "fate", 2), ((6, 6), "life", 7),
])  # fmt: skip
def test_the_temples_two_dice(dice: tuple[int, ...], token: str, now: int) -> None:
    assert has(comes_to("temple", dice=dice), "dwarf", token) == now


@pytest.mark.rule("DTC-B28", "DTC-B13")
def test_the_temple_gives_spells_and_talismans_and_takes_followers() -> None:
    assert len(comes_to("temple", dice=(4, 4)).table["spells:0"]) == 1
    assert names(comes_to("temple", dice=(5, 5)), "items:0") == ["talisman"]
    kept = answer(comes_to("temple", dice=(2, 2), zones={"followers:0": ["hound"]}), "hound")
    assert state(kept, "dwarf", "life") == [5]
    assert has(comes_to("temple", dice=(2, 2)), "dwarf", "life") == 4


@pytest.mark.rule("DTC-B30")
def test_the_black_knight_takes_gold_or_life() -> None:
    paid = answer(comes_to("black-knight"), "yes")
    assert state(paid, "dwarf", "gold", "life") == [0, 5]
    hurt = answer(comes_to("black-knight"), "no")
    assert state(hurt, "dwarf", "gold", "life") == [1, 4]


@pytest.mark.rule("DTC-B31")
def test_the_chasm_rolls_for_characters_and_followers() -> None:
    session = comes_to("chasm", dice=(2, 1, 3), zones={"followers:0": ["hound", "poet"]})
    assert has(session, "dwarf", "life") == 4
    assert names(session, "followers:0") == ["poet"]


@pytest.mark.rule("DTC-B32")
def test_in_the_cursed_glade_no_spell_is_cast_and_magic_gives_no_score() -> None:
    session = party("dwarf", step="at_destination", at=6, to="cursed-glade", zones={
        "items:0": ["seers-ring", "wyrm-tooth-sword", "sword"], "spells:0": ["teleport"],
    }, on={"dwarf": {"held": 1}})  # fmt: skip
    assert why(session, "cast teleport") == "DTC-B32"
    assert score(session.table, 0, "craft").n == 3
    sword = next(p.id for p in session.table["items:0"] if p.name == "sword")
    magic = next(p.id for p in session.table["items:0"] if p.name == "wyrm-tooth-sword")
    assert in_fight(session.table, 0, "strength", (sword,)).n == 4
    assert in_fight(session.table, 0, "strength", (magic,)).n == 3


@pytest.mark.rule("DTC-B32", "DTC-B33", "DTC-121")
@pytest.mark.parametrize(
    ("place", "dice", "n"),
    [
        ("cursed-glade", (1,), 1),
        ("cursed-glade", (4,), 4),
        ("hidden-valley", (6, 6, 6), 12),
    ],
)
def test_places_that_bring_cards_bring_12_at_most(
    place: str, dice: tuple[int, ...], n: int
) -> None:
    deck = [card.id for card in content.of_kind("place")] + ["hound", "poet", "squire", "porter",
            "gnome", "guide", "princess"]  # fmt: skip
    session = comes_to(place, dice=dice, zones={"adventure": deck})
    assert len(session.table["pile:6"]) == n


# --- the map ----------------


@pytest.mark.rule("DTC-051", "DTC-054", "DTC-059", "DTC-063")
def test_three_regions_and_three_types_of_destinations() -> None:
    assert [*drawn("darkest").regions] == ["inner", "outer", "tower"]
    named = {
        kind: [each.id for each in drawn("darkest").places("inner", kind)]
        for kind in ("aid", "trove", "waypoint")
    }
    assert named == {
        "aid": ["city", "tavern", "chapel"],
        "waypoint": ["sentinel"],
        "trove": ["graveyard", "crags", "forest"],
    }


@pytest.mark.rule("DTC-072", "DTC-073", "DTC-074", "DTC-099")
def test_special_locations_of_the_outer_region_and_none_in_the_tower() -> None:
    outer = ["black-knight", "chasm", "cursed-glade", "hidden-valley", "temple", "castle"]
    assert [drawn("darkest").special(OUTER)[n] for n in range(1, 7)] == outer
    assert drawn("darkest").special(TOWER) == {}


@pytest.mark.rule("DTC-013", "DTC-014", "DTC-017", "DTC-023")
def test_each_deck_and_stock_has_its_place() -> None:
    table = new_game("darkest", seats=1, seed=1).table
    places = {"adventure", "discard", "spell", "spell-discard", "troves", "trove-returns", "shop",
              "talismans", "potions", "rafts", "atlas"}  # fmt: skip
    assert places <= {*table.zones}
    assert all(f"pile:{space}" in table.zones for space in range(1, 7))
    held = sum(name == "potion" for n in (0, 1, 2) for name in _held(table, n))
    assert [len(table[zone]) for zone in ("talismans", "rafts")] == [12, 3]
    assert len(table["potions"]) + held == 8


def _held(table: Table, place: int) -> list[str]:
    return [piece.name for piece in table[f"items:{place}"]]


@pytest.mark.rule("DTC-075")
def test_no_teleport_of_choice_leads_over_the_river() -> None:
    session = party("elf", zones={"spells:0": ["teleport"]}, on={"elf": {"held": 1}})
    answer(session, "cast teleport")
    outer = {card.id for card in content.of_kind("location") if card.region == "outer"}  # type: ignore[attr-defined]
    assert not outer & {*keys(session)}
