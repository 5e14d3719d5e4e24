"""City: the way there, its road and its Market, and the special places."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.ground.regions import drawn
from tabletop.games.darkest.modules.city import streets
from tabletop.games.darkest.modules.reaper import arrival
from tabletop.games.darkest.party import carrying_capacity, heroes
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.city.laid import CARDS, MARKET, ON, ROAD, at_the_city, town
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, party, told, until

CROSSES = "cross city"


@pytest.mark.rule("DTY-004", "DTY-005", "DTY-006", "DTX-037")
def test_at_set_up_the_stocks_lie_open_and_the_deck_has_its_own_magic() -> None:
    table = new_game("darkest", seats=1, seed=5, options=ON).table
    stocks = {shop.zone: len(table[shop.zone]) for shop in streets.SHOPS}
    assert stocks == {
        "city-armoury": 12, "city-menagerie": 12, "city-emporium": 16, "city-apothecary": 16,
        "city-stables": 8,
    }  # fmt: skip
    assert all(card.face_up for shop in streets.SHOPS for card in table[shop.zone])
    assert len(table["city-posters"]) == 18
    assert not any(card.face_up for card in table["city-posters"])
    assert len(table["city-adventures"]) == 80
    magic = [c for c in table["city-adventures"] if isinstance(CARDS[c.name], content.Magic)]
    assert len(magic) == 2
    assert all(content.price(c.name) for shop in streets.SHOPS for c in table[shop.zone])
    assert "city-market" in names_of(table, "atlas")


def names_of(table, zone: str) -> list[str]:  # type: ignore[no-untyped-def]
    return [piece.name for piece in table[zone]]


@pytest.mark.rule("DTY-001", "DTY-002", "DTY-007", "DTY-010", "DTY-022", "DTX-020")
def test_from_the_city_the_party_goes_on_over_five_streets_to_the_market() -> None:
    session = at_the_city(coming=(3,) * 30, zones={"pile:2": ["wolf"]})
    assert {CROSSES, "home"} <= {*keys(session)}
    assert session.decision is not None
    (cross,) = (each for each in session.decision.options if each.key == CROSSES)
    assert "to City Market (Aid) or one of 6 other places." in cross.tells
    answer(session, CROSSES)
    assert asked(session) == "DTC-336"
    answer(session, MARKET)
    table = session.table
    assert heroes.region(table) == "city"
    assert heroes.at(table) == 1
    assert [table[f"ground:{n}"][0].name for n in range(1, 7)] == [*ROAD, MARKET]
    assert [content.location(name).dice for name in ROAD] == [1, 1, 1, 1, 2]
    assert names(session, "pile:2") == [], "the Inner road is cleared"
    assert [shop.name for shop in streets.SHOPS] == [*streets.MARKET.called]


@pytest.mark.rule("DTY-007")
def test_it_is_entered_from_the_city_as_destination_alone() -> None:
    assert [land.name for land in drawn("darkest+city").beyond("city")] == ["city"]
    elsewhere = town(step="at_destination", at=6, to="tavern", on={"tavern": {"visited": 1}})
    assert CROSSES not in keys(elsewhere)


@pytest.mark.rule("DTY-008", "DTX-015")
def test_in_the_region_its_deck_is_drawn_from_and_outside_the_games_own() -> None:
    session = at_the_city(coming=(1, 3, 6, *[3] * 30))
    assert decks.active(session.play).name == ""
    answer(session, CROSSES, MARKET)
    assert decks.active(session.play).name == "city"
    home = town(step="space_done", at=1, counters={"homeward": 1}, coming=(3,) * 20)
    assert heroes.region(home.table) == "inner"
    assert decks.active(home.play).name == ""


@pytest.mark.rule("DTY-026", "DTX-021")
def test_from_the_market_the_way_home_leads_back_over_the_city_road() -> None:
    session = town(step="at_destination", at=6, on={MARKET: {"visited": 1}}, coming=(3,) * 30,
                   zones={"city-adventures": ["city-panhandler"] * 1})  # fmt: skip
    answer(session, "home")
    until(session, "DTC-126", "order", "leave")
    assert heroes.region(session.table) == "city"
    assert heroes.at(session.table) == 5
    back = town(step="space_done", at=1, counters={"homeward": 1}, coming=(3,) * 30)
    assert heroes.at(back.table) == 6, "the City helps again"
    assert back.table["ground:6"][0].name == "city"


# --- special places -------------------------------------------------------------------------------


@pytest.mark.rule("DTY-011")
def test_a_road_die_of_one_finds_a_place_of_the_city() -> None:
    listed = drawn("darkest+city").special(streets.REGION)
    assert listed == {
        1: "city-academy", 2: "city-wharf", 3: "city-sorcerer", 4: "city-rogues-guild",
        5: "city-soothsayer", 6: "city-high-temple",
    }  # fmt: skip
    session = town(step="draw", coming=(1, 5))
    assert names(session, "ground:1") == ["city-alley", "city-soothsayer"]


@pytest.mark.rule("DTY-021", "DTX-013")
@pytest.mark.parametrize("place", ["city-academy", "city-wharf", "city-high-temple"])
def test_any_of_them_may_be_where_the_road_leads_instead(place: str) -> None:
    session = at_the_city(coming=(3,) * 30)
    answer(session, CROSSES)
    assert {MARKET, place} <= {*keys(session)}
    answer(session, place)
    assert session.table["ground:6"][0].name == place
    assert MARKET in names(session, "atlas")


@pytest.mark.rule("DTX-013")
def test_what_the_road_leads_to_is_not_found_on_the_way() -> None:
    session = town(step="draw", to="city-soothsayer", coming=(1, 5, 3))
    assert names(session, "ground:1") == ["city-alley", "city-sorcerer"], "the 5 is rolled again"


def at(place: str, *heroes_: str, **more) -> Session:  # type: ignore[no-untyped-def]
    """The party comes to this place at the end of its road."""
    return town(*heroes_, step="destination", at=6, to=place, **more)


@pytest.mark.rule("DTY-012")
def test_the_academy_takes_seven_points_of_trophies_again_and_again() -> None:
    session = at("city-academy", "dwarf", zones={"trophies:0": ["wolf", "old-bear", "rat-king"]})
    worth = sum(_points(name) for name in ("wolf", "old-bear", "rat-king"))
    assert worth >= 7
    before = has(session, "dwarf", "craft")
    answer(session, "craft")
    assert has(session, "dwarf", "craft") == before + 1
    assert len(names(session, "trophies:0")) < 3


def _points(name: str) -> int:
    of = content.enemy(name)
    assert of is not None
    return max(of.strength or 0, of.craft or 0)


@pytest.mark.rule("DTY-012")
def test_of_very_many_trophies_no_more_are_worth_than_it_takes() -> None:
    trophies = [card.id for card in content.of_kind("enemy")][:40]
    session = at("city-academy", "dwarf", zones={"trophies:0": trophies})
    answer(session, "craft")
    left = names(session, "trophies:0")
    assert sum(map(_points, trophies)) - sum(map(_points, left)) == 7


@pytest.mark.rule("DTY-012")
def test_with_less_it_does_nothing() -> None:
    session = at("city-academy", "dwarf", zones={"trophies:0": ["wolf"]})
    assert asked(session) == "DTC-104"
    assert names(session, "trophies:0") == ["wolf"]


@pytest.mark.rule("DTY-013", "DTX-027")
def test_the_wharf_offers_a_passage_which_may_be_declined() -> None:
    session = at("city-wharf", coming=(3,) * 30)
    moves = [key for key in keys(session) if key.startswith("move to ")]
    ports = ("city", "first-village", "chapel", "tavern", "graveyard", "forest")
    assert moves == [f"move to {port}" for port in ports]
    assert "home" in keys(session)
    answer(session, "move to tavern")
    assert heroes.region(session.table) == "inner"
    assert session.table["ground:6"][0].name == "tavern"
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTY-013")
def test_the_passage_is_of_the_next_move_alone() -> None:
    session = at("city-wharf", coming=(3,) * 30)
    answer(session, "home")
    until(session, "DTC-126", "order")
    assert not [key for key in keys(session) if key.startswith("move to ")]


@pytest.mark.rule("DTY-014")
def test_the_sorcerer_either_buys_spells_or_sells_them() -> None:
    buys = at("city-sorcerer", "elf", tokens={"elf": {"gold": 5, "craft": 6}},
              zones={"spells:0": ["mending"]})  # fmt: skip
    answer(buys, "mode 1", "buy", "buy")
    assert len(names(buys, "spells:0")) == 3
    assert has(buys, "elf", "gold") == 1
    assert asked(buys) == "DTC-104", "not both in one visit"
    sells = at("city-sorcerer", "elf", tokens={"elf": {"gold": 0, "craft": 6}},
               zones={"spells:0": ["mending", "second-wind"]})  # fmt: skip
    answer(sells, "mode 0", "mending", "second-wind")
    assert has(sells, "elf", "gold") == 2


@pytest.mark.rule("DTY-014")
def test_it_buys_as_far_as_craft_allows() -> None:
    session = at("city-sorcerer", "elf", tokens={"elf": {"gold": 9, "craft": 3}})
    answer(session, "mode 1", "buy")
    assert len(names(session, "spells:0")) == 1
    assert has(session, "elf", "gold") == 7


@pytest.mark.rule("DTY-015", "DTY-016")
@pytest.mark.parametrize(("was", "now"), [(1, 2), (3, 2)])
def test_the_chaplain_makes_good_and_evil_neutral(was: int, now: int) -> None:
    session = at("city-rogues-guild", "dwarf", tokens={"dwarf": {"alignment": was}})
    answer(session, keys(session)[0])
    assert has(session, "dwarf", "alignment") == now


@pytest.mark.rule("DTY-016")
def test_the_neutral_choose() -> None:
    session = at("city-rogues-guild", "dwarf", tokens={"dwarf": {"alignment": 2}})
    answer(session, keys(session)[0])
    answer(session, "evil")
    assert has(session, "dwarf", "alignment") == 3


@pytest.mark.rule("DTY-015", "DTY-017")
@pytest.mark.parametrize(("shown", "gold"), [(4, 1), (5, 2), (6, 3)])
def test_the_guildmaster_rolls(shown: int, gold: int) -> None:
    session = at("city-rogues-guild", "dwarf", tokens={"dwarf": {"gold": 1}}, coming=(shown,))
    answer(session, keys(session)[1])
    assert has(session, "dwarf", "gold") == gold


@pytest.mark.rule("DTY-018")
def test_the_soothsayer_sells_fate_up_to_the_start_value() -> None:
    session = at("city-soothsayer", "elf", tokens={"elf": {"gold": 9}})
    start = content.hero("elf").fate
    while "buy" in keys(session):
        answer(session, "buy")
    assert has(session, "elf", "fate") == start
    assert has(session, "elf", "gold") == 9 - start


def prays(gold: int, *shown: int, **more) -> Session:  # type: ignore[no-untyped-def]
    session = at("city-high-temple", "dwarf", tokens={"dwarf": {"gold": 5}},
                 coming=(*shown, *[3] * 9), **more)  # fmt: skip
    return answer(session, f"pray {gold}")


@pytest.mark.rule("DTY-019", "DTY-020")
def test_who_prays_throws_a_die_for_each_gold_and_low_dice_lose_it() -> None:
    session = prays(1, 2)
    assert has(session, "dwarf", "gold") == 4
    assert asked(session) == "DTC-104"
    session = prays(3, 1, 1, 1)
    assert has(session, "dwarf", "gold") == 2
    poor = at("city-high-temple", "dwarf", tokens={"dwarf": {"gold": 2}})
    assert [k for k in keys(poor) if k.startswith("pray")] == ["pray 1", "pray 2"]


@pytest.mark.rule("DTY-020")
@pytest.mark.parametrize("shown", [(5, 5), (6, 6), (5, 5, 5)])
def test_ten_to_fifteen_bring_strength_or_craft(shown: tuple[int, ...]) -> None:
    session = prays(len(shown), *shown)
    before = has(session, "dwarf", "craft")
    answer(session, "mode 1")
    assert has(session, "dwarf", "craft") == before + 1


@pytest.mark.rule("DTY-020")
def test_it_counts_as_prayer_where_the_reaper_is_about() -> None:
    there = at("city-high-temple", "dwarf", options=put_in_play(["city", "reaper"]))
    assert arrival.might_pray(there.table, 0)
    elsewhere = at("city-soothsayer", "dwarf", options=put_in_play(["city", "reaper"]))
    assert not arrival.might_pray(elsewhere.table, 0)


@pytest.mark.rule("DTY-020")
def test_seven_to_nine_roll_for_a_quest() -> None:
    session = prays(2, 4, 4)
    assert has(session, "dwarf", "quest") > 0


@pytest.mark.rule("DTY-020")
def test_eighteen_brings_a_talisman() -> None:
    session = prays(3, 6, 6, 6)
    assert "talisman" in names(session, "items:0")


@pytest.mark.rule("DTY-020")
def test_to_the_temple_the_party_goes_once_all_have_prayed() -> None:
    session = prays(1, 5)
    assert told(session, "DTY-020")
    assert any(p.name == "temple" for p in session.table["ground:6"])
    assert heroes.region(session.table) == "outer"


# --- the Market -----------------------------------------------------------------------------------


def at_market(*heroes_: str, **more) -> Session:  # type: ignore[no-untyped-def]
    on = {MARKET: {"visited": 1}, **more.pop("on", {})}
    return town(*heroes_, step="at_destination", at=6, on=on, **more)


@pytest.mark.rule("DTY-022", "DTY-023", "DTY-028")
def test_shops_are_visited_in_any_order_and_all_may_buy_at_the_printed_price() -> None:
    session = at_market(tokens={name: {"gold": 5} for name in TRIO})
    answer(session, "market")
    assert [k for k in keys(session) if k.startswith("shop ")] == [
        f"shop {shop.name}" for shop in streets.SHOPS
    ]
    assert session.decision is not None
    told = {each.key: each.tells for each in session.decision.options}
    assert told["shop city-armoury"] == "Nothing is left."
    assert told["shop city-apothecary"].startswith("3 cards, for ")
    answer(session, "shop city-apothecary", "buy city-vial-of-poison", "ready",
           "buy city-vial-of-poison")  # fmt: skip
    assert has(session, "dwarf", "gold") == has(session, "elf", "gold") == 3
    assert names(session, "items:1") == ["city-vial-of-poison"]


@pytest.mark.rule("DTY-024", "DTY-025")
def test_between_two_shops_a_card_is_met_which_never_stays() -> None:
    session = at_market(zones={"city-adventures": ["city-wizards-chess"]})
    answer(session, "market")
    told_before = len(session.lines)
    answer(session, "shop city-stables", "ready", "ready", "ready")
    assert not any(line.rule == "DTC-132" for line in session.lines[told_before:]), "none before"
    answer(session, "shop city-stables")
    for _ in range(9):
        if asked(session) == "DTY-023":
            break
        answer(session, next((k for k in keys(session) if k in ("no", "leave")), keys(session)[0]))
    assert any(line.rule == "DTC-132" for line in session.lines[told_before:])
    assert names(session, "pile:6") == []
    assert names(session, "city-discard") == ["city-wizards-chess"]


@pytest.mark.rule("DTY-025")
def test_who_is_found_there_is_kept() -> None:
    session = at_market(zones={"city-adventures": ["city-panhandler"]})
    answer(session, "market", "shop city-stables", "ready", "ready", "ready", "shop city-stables")
    answer(session, "take")
    assert names(session, "followers:0") == ["city-panhandler"]


@pytest.mark.rule("DTX-037")
def test_a_hero_has_one_pet_and_it_takes_no_room() -> None:
    session = at_market("dwarf", tokens={"dwarf": {"gold": 9}},
                        zones={"items:0": ["sword", "axe", "shield", "helmet"]})  # fmt: skip
    answer(session, "market", "shop city-menagerie", "buy city-fex")
    assert "city-fex" in names(session, "items:0")
    option = session.decision.option("buy city-stompy")  # type: ignore[union-attr]
    assert option is not None
    assert "only one pet" in option.warning


@pytest.mark.rule("DTY-029")
@pytest.mark.parametrize(("trinkets", "slots"), [(5, 0), (6, 1), (9, 1), (10, 2)])
def test_four_trinkets_beyond_the_free_ones_are_one_object(trinkets: int, slots: int) -> None:
    stock = [*["potion"] * 8, *["city-vial-of-poison"] * 2]
    session = town("dwarf", zones={"items:0": stock[:trinkets]})
    assert carrying_capacity.load(session.table, 0).slots == slots


@pytest.mark.rule("DTY-029")
def test_without_a_free_slot_a_sixth_trinket_has_no_room() -> None:
    items = ["sword", "axe", "shield", "helmet", *["potion"] * 5]
    session = town("dwarf", zones={"items:0": items})
    fit = carrying_capacity.fit(session.table, 0, "city-vial-of-poison")
    assert not fit.is_easy
    free = town("dwarf", zones={"items:0": items[1:]})
    assert carrying_capacity.fit(free.table, 0, "city-vial-of-poison").is_easy
    core = party("dwarf", zones={"items:0": ["potion"] * 5})
    assert not carrying_capacity.fit(core.table, 0, "potion").is_easy, "without the City five"


def test_what_was_bought_goes_back_to_its_own_shop() -> None:
    from tabletop.games.darkest.ground import space_positions

    zones = {"items:0": ["city-crystal-sceptre", "city-vial-of-poison", "city-fex"]}
    session = town("dwarf", zones=zones)
    for item in session.table["items:0"]:
        space_positions.put_away(session.play, item)
    assert "city-crystal-sceptre" in names(session, "city-emporium")
    assert "city-vial-of-poison" in names(session, "city-apothecary")
    assert "city-fex" in names(session, "city-menagerie")
