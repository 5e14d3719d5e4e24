"""What places say (DTC-B15 to B36), the map of the Regions, and table options."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.games.darkest.cards import content
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
    atlas = [*content.ROADS["outer"], "temple", "chapel"]
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
    assert content.REGIONS == ("inner", "outer", "tower")
    named = {
        kind: [each.id for each in content.destinations("inner", kind)]  # type: ignore[arg-type]
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
    assert [content.special("outer")[n] for n in range(1, 7)] == outer
    assert content.special("tower") == {}


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


# --- parties and turns ----------------


@pytest.mark.rule("DTC-002")
def test_the_leader_is_the_first_who_lives() -> None:
    session = party("dwarf", "elf", zones={"pile:1": ["a-find"]}, counters={"spot": 0})
    answer(session, "forward", "mode 0")
    assert has(session, "dwarf", "gold") == 3


@pytest.mark.rule("DTC-009")
def test_each_seat_decides_for_its_heroes_and_the_leaders_for_the_party() -> None:
    session = party("dwarf", "elf", "monk", seats=3, zones={"pile:1": ["wolf"]},
                    counters={"spot": 0}, coming=(1, 3))  # fmt: skip
    assert session.decision.seat == 0  # type: ignore[union-attr]
    answer(session, "forward")
    assert [session.decision.seat] == [0]  # type: ignore[union-attr]


@pytest.mark.rule("DTC-009")
def test_by_the_table_option_the_party_votes() -> None:
    session = party("dwarf", "elf", "monk", at=3, seats=3, options={"party_vote": "vote"})
    for seat, key in ((0, "forward"), (1, "back"), (2, "back")):
        session.answer(key, seat=seat)
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTC-003", "DTC-B11")
@pytest.mark.parametrize(("turn", "free"), [("card", True), ("road-space", False)])
def test_a_party_turn_is_a_card_or_a_road_space(turn: str, free: bool) -> None:
    session = party(
        "elf",
        zones={"spells:0": ["warm-bread", "mending"], "pile:1": ["gibbet"]},
        on={"elf": {"held": 1}},
        tokens={"elf": {"life": 1, "strength": 1}},
        counters={"spot": 0},
        options={"party_turn": turn},
    )
    answer(session, "cast warm-bread", "forward")
    assert (why(session, "cast mending") == "") is free


@pytest.mark.rule("DTC-004")
def test_a_visit_lasts_until_the_party_leaves() -> None:
    session = party(
        "seer",
        at=1,
        zones={"pile:1": ["gibbet"]},
        counters={"spot": 0},
        coming=(2,),
        tokens={"seer": {"fate": 0}},
    )
    answer(session, "look", "forward", "forward")
    assert has(session, "seer", "looked") == 0


@pytest.mark.rule("DTC-032")
def test_equipment_is_given_when_a_hero_joins_and_never_again() -> None:
    session = party("tavern-maid", step="space_done", counters={"homeward": 1})
    assert names(session, "items:0") == []


@pytest.mark.rule("DTC-113")
def test_a_follower_that_slows_the_party_freezes_its_order() -> None:
    session = party(
        "dwarf",
        "elf",
        zones={"followers:0": ["orphan"]},
        counters={"spot": 100},
        coming=(2,),
        tokens={"dwarf": {"fate": 0}, "elf": {"fate": 0}},
    )
    answer(session, "forward")
    assert asked(session) != "DTC-100"


@pytest.mark.rule("DTC-122")
@pytest.mark.parametrize(("option", "life"), [("off", 4), ("on", 3)])
def test_special_locations_on_the_way_home(option: str, life: int) -> None:
    session = party(
        "elf",
        at=2,
        counters={"spot": 0, "homeward": 1},
        options={"revisit_special": option},
        zones={"ground:1": ["fields", "graveyard"]},
        on={"fields": {"visited": 1}, "graveyard": {"visited": 1}},
    )
    answer(session, "forward")
    assert has(session, "elf", "life") == life


@pytest.mark.rule("DTC-143")
def test_what_is_put_down_for_something_else_is_not_offered_in_that_round() -> None:
    session = party(
        "dwarf",
        "elf",
        at=1,
        counters={"spot": 0},
        zones={"pile:1": ["squire"], "followers:0": ["hound", "poet"]},
    )
    answer(session, "forward", "for hound")
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTC-309")
def test_a_spell_without_an_effect_is_not_cast() -> None:
    session = party("elf", zones={"spells:0": ["hex"]}, on={"elf": {"held": 1}})
    assert why(session, "cast hex") == "DTC-309"


@pytest.mark.rule("DTC-327")
def test_a_forced_teleport_meets_a_location_again() -> None:
    session = party(
        "elf",
        at=3,
        counters={"spot": 0},
        zones={"pile:3": ["imp"], "ground:1": ["fields", "graveyard"]},
        coming=(3,),
        tokens={"elf": {"fate": 0}},
        on={"fields": {"visited": 1}},
    )
    answer(session, "forward")
    assert has(session, "elf", "life") == 3


@pytest.mark.rule("DTC-B03")
@pytest.mark.parametrize(("option", "offered"), [("leader", False), ("any", True)])
def test_whose_fate_turns_the_partys_dice(option: str, offered: bool) -> None:
    session = party(
        "dwarf",
        "elf",
        step="draw",
        at=1,
        coming=(4,),
        tokens={"dwarf": {"fate": 1}, "elf": {"fate": 1}},
        options={"fate_party_rolls": option},
    )
    assert any(key.endswith("by 1") for key in keys(session)) is offered


@pytest.mark.rule("DTC-278")
@pytest.mark.parametrize(("option", "offered"), [("off", False), ("on", True)])
def test_fate_against_death(option: str, offered: bool) -> None:
    session = party("elf", step="death", at=6, to="portal-of-power", coming=(1, 1, 4, 4, 6, 6),
                    options={"death_fate_reroll": option}, tokens={"elf": {"fate": 1}})  # fmt: skip
    answer(session, "dice")
    assert any(key.startswith("again") for key in keys(session)) is offered
    if offered:
        answer(session, "again")
        assert session.table.count("climb") == 5


@pytest.mark.rule("DTC-307")
@pytest.mark.parametrize(("option", "asks"), [("final", False), ("any", True)])
def test_which_1_the_thief_waits_for(option: str, asks: bool) -> None:
    session = party(
        "elf",
        "thief",
        zones={"pile:1": ["gambler"]},
        counters={"spot": 0},
        coming=(1, 5, 5),
        tokens={"elf": {"fate": 1}, "thief": {"fate": 0}},
        options={"thief_trigger": option},
    )
    answer(session, "forward", "fate")
    assert ("yes" in keys(session)) is asks


@pytest.mark.rule("DTC-228")
def test_by_the_table_option_guardian_combat_has_dice() -> None:
    session = party("troll", step="guardian_combat", at=6, to="crags", coming=(6, 1, 1, 1),
                    zones={"guardians": ["ash-wyrm"]}, tokens={"troll": {"fate": 0}},
                    options={"guardian_attack_dice": "on", "guardian_trophies": "on"},
                    counters={"guarding": 1})  # fmt: skip
    assert asked(session) == "DTC-248"


@pytest.mark.rule("DTC-177")
@pytest.mark.parametrize(("option", "left"), [("one-card", 2), ("per-character", 1)])
def test_two_lose_a_turn_together(option: str, left: int) -> None:
    session = party("dwarf", "elf", "monk", zones={"pile:1": ["cloudburst"],
                    "adventure": ["gibbet", "smithy", "inn"], "items:0": ["amulet"]},
                    counters={"spot": 0},
                    tokens={n: {"fate": 0, "gold": 0} for n in ("dwarf", "elf", "monk")},
                    options={"partial_lost_turn": option}, coming=(3,) * 9)  # fmt: skip
    answer(session, "forward")
    assert len(session.table["adventure"]) == left


@pytest.mark.rule("DTC-175")
def test_by_the_table_option_the_extra_card_waits() -> None:
    session = party(
        "dwarf",
        "elf",
        zones={"pile:1": ["swamp"], "adventure": ["gibbet"]},
        counters={"spot": 0},
        coming=(1, 1),
        tokens={"dwarf": {"fate": 0}, "elf": {"fate": 0}},
        options={"lost_turn_timing": "after-card"},
    )
    answer(session, "forward")
    assert asked(session) == "DTC-126"


# --- Guardian Combat, what is left ----------------


@pytest.mark.rule("DTC-208", "DTC-227")
def test_foes_that_guard_no_trove_are_set_as_their_place_says() -> None:
    session = party("elf", step="at_destination", at=6, to="sentinel", tokens={"elf": {"life": 9}})
    answer(session, "fight")
    assert session.table["trove"] == []


@pytest.mark.rule("DTC-238")
def test_who_died_before_the_combat_takes_no_further_part() -> None:
    session = party("dwarf", "elf", step="guardian_combat", at=6, to="crags",
                    tokens={"dwarf": {"fate": 0, "craft": 1, "life": 4},
                            "elf": {"fate": 0, "craft": 2, "life": 1}},
                    zones={"guardians": ["stone-eater", "dry-lightning"]},
                    on={"dry-lightning": {"bearer": 1}}, counters={"guarding": 1})  # fmt: skip
    assert names(session, "graveyard") == ["elf"]
    assert heroes.living(session.table) == (0,)


@pytest.mark.rule("DTC-254")
def test_what_lies_there_afterwards_may_be_taken() -> None:
    session = party("troll", "dwarf", step="at_destination", at=6, to="crags", coming=(1, 1, 1),
                    zones={"adventure": ["great-axe", "wolf"], "trove": ["helm"]})  # fmt: skip
    answer(session, "fight")
    assert any(key.startswith("great-axe") for key in keys(session))


@pytest.mark.rule("DTC-329", "DTC-162")
def test_a_temporal_warp_buys_three_more_tries_at_the_sentinel() -> None:
    session = party("elf", "dwarf", step="at_destination", at=6, to="sentinel", zones={
        "spells:0": ["temporal-warp"]}, on={"elf": {"held": 1}},
        tokens={"elf": {"fate": 0, "life": 40}, "dwarf": {"fate": 0, "life": 40}})  # fmt: skip
    answer(session, "fight", "cast temporal-warp")
    for left in (3, 2, 1):
        assert f"{left} more tries" in session.decision.options[0].label  # type: ignore[union-attr]
        answer(session, "fight")
    assert asked(session) != "DTC-162"
