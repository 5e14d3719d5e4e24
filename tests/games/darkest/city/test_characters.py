"""City: the Cat Burglar, the Spy, the Tavern Maid and the Tinkerer."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session, new_game
from tabletop.games.darkest.party import carrying_capacity, heroes
from tests.games.darkest.city.laid import MARKET, ON, at_the_city, met, town
from tests.games.darkest.laying import answer, asked, has, keys, meets, names, piece, until, why

BURGLAR, SPY, TINKERER = "city-cat-burglar", "city-spy", "city-tinkerer"
MACHINE = "city-automated-follower"


# --- the Cat Burglar ------------------------------------------------------------------------------


def in_a_shop(
    shop: str = "city-apothecary", *, coming: tuple[int, ...] = (), **more: Any
) -> Session:
    session = town(BURGLAR, "elf", step="at_destination", at=6, on={MARKET: {"visited": 1}},
                   coming=coming, **more)  # fmt: skip
    return answer(session, "market", f"shop {shop}")


@pytest.mark.rule("DTY-053")
def test_up_to_its_craft_it_takes_one_thing_of_a_price_up_to_three() -> None:
    session = in_a_shop(coming=(1, 3))
    answer(session, "burgle")
    assert {key.split("#")[0] for key in keys(session)} == {
        "city-vial-of-poison", "city-flight-potion",
    }  # fmt: skip
    answer(session, "city-flight-potion")
    assert names(session, "items:0") == ["city-flight-potion"]
    assert has(session, BURGLAR, "gold") == 1, "free"
    assert why(session, "burgle") == "DTY-053", "each shop once"
    answer(session, "ready", "ready")
    assert heroes.here(session.table) == (0, 1)


@pytest.mark.rule("DTY-054")
def test_above_its_craft_it_goes_to_jail() -> None:
    session = in_a_shop(coming=(1, 4))
    answer(session, "burgle")
    assert heroes.here(session.table) == (1,)
    assert heroes.is_away(session.table, 0)
    assert "what does elf buy" in session.decision.ask.lower()  # type: ignore[union-attr]


@pytest.mark.rule("DTY-053")
def test_dearer_things_are_locked_away_and_others_do_not_burgle() -> None:
    dear = in_a_shop("city-emporium", zones={"city-emporium": ["city-crystal-sceptre"]})
    assert not [key for key in keys(dear) if key.startswith("burgle")]
    session = in_a_shop()
    answer(session, "ready")
    assert not [key for key in keys(session) if key.startswith("burgle")]


@pytest.mark.rule("DTY-053")
def test_other_places_that_sell_are_burgled_too() -> None:
    village = town(BURGLAR, "elf", step="stay", at=0, to="city", args={"place": 0}, coming=(1, 1))
    answer(village, "burgle shop", "sword")
    assert names(village, "items:0") == ["sword"]
    stall = at_the_city_with_burglar(coming=(1, 1))
    answer(stall, "steal 0", "water-bottle")
    assert names(stall, "items:0") == ["water-bottle"]


def at_the_city_with_burglar(**more: Any) -> Session:
    return town(BURGLAR, "elf", step="at_destination", at=6, to="city",
                on={"city": {"visited": 1}}, **more)  # fmt: skip


@pytest.mark.rule("DTY-054")
def test_caught_in_a_village_it_is_left_out_of_the_rest_of_the_stay() -> None:
    village = town(BURGLAR, "elf", step="stay", at=0, to="city", args={"place": 0}, coming=(6, 6))
    answer(village, "burgle shop")
    assert heroes.here(village.table) == (1,)
    assert "elf" in village.decision.ask.lower()  # type: ignore[union-attr]


def again(**more: Any) -> Session:
    """The party comes back to a Road Space with two cards that were met, and one that was not."""
    zones = {"pile:2": ["wolf", "city-wizards-chess", "boar"]}
    return town(BURGLAR, "elf", step="arrive", at=2, counters={"homeward": 1}, zones=zones,
                up=("wolf", "city-wizards-chess"), on={"city-lane": {"visited": 1}},
                **more)  # fmt: skip


@pytest.mark.rule("DTY-052")
def test_as_the_leader_it_sets_the_order_of_what_was_met_before() -> None:
    session = again()
    assert asked(session) == "DTY-052"
    answer(session, "first wolf")
    order = sorted(session.table["pile:2"], key=lambda card: -card.counters["spot"])
    assert [card.name for card in order] == ["wolf", "city-wizards-chess", "boar"], "unmet last"
    assert not order[-1].face_up
    left = answer(again(), "keep")
    order = sorted(left.table["pile:2"], key=lambda card: -card.counters["spot"])
    assert [card.name for card in order] == ["boar", "city-wizards-chess", "wolf"]


@pytest.mark.rule("DTY-052")
def test_it_has_to_lead() -> None:
    zones = {"pile:2": ["wolf", "city-wizards-chess"]}
    session = town("elf", BURGLAR, step="arrive", at=2, counters={"homeward": 1}, zones=zones,
                   up=("wolf", "city-wizards-chess"), on={"city-lane": {"visited": 1}})  # fmt: skip
    assert asked(session) != "DTY-052"


# --- the Spy --------------------------------------------------------------------------------------


def shadowing(*coming: int, whom: str = "elf", **more: Any) -> Session:
    """The party comes to the Lane, where a Wolf lies face down; the Spy hides behind somebody."""
    session = town(SPY, "elf", "monk", step="arrive", at=2, on={"city-lane": {"visited": 1}},
                   zones={"pile:2": ["wolf", "boar"]}, coming=coming, **more)  # fmt: skip
    assert asked(session) == "DTY-055"
    return answer(session, whom)


@pytest.mark.rule("DTY-055")
def test_for_one_road_space_the_spy_meets_nothing() -> None:
    session = shadowing(5, 1, 5, 1)
    assert heroes.here(session.table) == (1, 2)
    answer(session, "strength", "forward", "strength", "forward")
    assert asked(session) == "DTC-100"
    until(session, "DTC-126", "order", "no")
    assert heroes.here(session.table) == (0, 1, 2), "it is back on the next one"


@pytest.mark.rule("DTY-055")
def test_once_on_a_road_and_not_at_its_end() -> None:
    on = {SPY: {"city-shadowed": 1}, "city-lane": {"visited": 1}}
    again = town(SPY, "elf", step="arrive", at=2, on=on, zones={"pile:2": ["wolf"]})
    assert asked(again) != "DTY-055"
    end = town(SPY, "elf", step="arrive", at=6, on={MARKET: {"visited": 1}})
    assert asked(end) != "DTY-055"
    alone = town(SPY, step="arrive", at=2, on={"city-lane": {"visited": 1}})
    assert asked(alone) != "DTY-055"


@pytest.mark.rule("DTY-056", "DTY-057")
def test_if_the_other_is_killed_the_spy_meets_what_did_it_and_may_take_what_fell() -> None:
    tokens = {"elf": {"life": 1, "strength": 1, "gold": 3}}
    session = town(SPY, "elf", step="arrive", at=2, on={"city-lane": {"visited": 1}},
                   zones={"pile:2": ["wolf", "boar"]}, coming=(1, 6, 1), tokens=tokens)  # fmt: skip
    answer(session, "elf", "strength")
    assert heroes.card_of(session.table, 1) is None
    assert heroes.here(session.table) == (0,)
    assert "Spy meets Wolf" in session.decision.ask  # type: ignore[union-attr]
    answer(session, "strength", "gold")
    assert has(session, SPY, "gold") == 4
    answer(session, "none") if asked(session) == "DTC-142" else None
    answer(session, "forward")
    asked_now = session.decision.ask  # type: ignore[union-attr]
    assert "Spy meets Boar" in asked_now, "and what else lies there"


# --- the Tavern Maid ------------------------------------------------------------------------------


def pours(*coming: int, options: Any = ON, **more: Any) -> Session:
    """The Maid pours the Assassin a drink."""
    tokens = {"tavern-maid": {"fate": 0, "gold": 1}, "elf": {"fate": 0, "gold": 1}}
    session = met("city-assassin", "tavern-maid", "elf", coming=(*coming, *[3] * 9), tokens=tokens,
                  **more)  # fmt: skip
    assert asked(session) == "DTY-058"
    return answer(session, "pour")


@pytest.mark.rule("DTY-058")
def test_she_may_pour_a_stranger_a_drink_instead_of_meeting_it() -> None:
    session = pours(1)
    assert has(session, "tavern-maid", "gold") == 2
    meets_it = met("city-assassin", "tavern-maid", "elf", tokens={"elf": {"gold": 1}})
    answer(meets_it, "meet")
    assert has(meets_it, "tavern-maid", "gold") == 1


@pytest.mark.rule("DTY-059")
def test_what_comes_of_the_drink() -> None:
    assert has(pours(2, 2, 1), "tavern-maid", "gold") == 4, "2 rolls again"
    lost = pours(3, zones={"city-adventures": ["city-panhandler"]})
    assert any(line.rule == "DTC-175" for line in lost.lines)
    gone = pours(4)
    assert names(gone, "city-discard") == ["city-assassin"]
    life = pours(5)
    assert has(life, "tavern-maid", "life") == 5
    potion = pours(6, 1)
    assert len([n for n in names(potion, "items:0") if n.startswith("city-")]) == 1


@pytest.mark.rule("DTY-059")
def test_without_the_citys_stock_a_six_brings_gold() -> None:
    session = meets("pedlar", "tavern-maid", "elf", coming=(6, 3, 3), tokens={
        "tavern-maid": {"gold": 1}, "elf": {"gold": 0},
    })  # fmt: skip
    answer(session, "forward", "pour")
    assert has(session, "tavern-maid", "gold") == 2


# --- the Tinkerer ---------------------------------------------------------------------------------


@pytest.mark.rule("DTC-031")
def test_the_tinkerer_begins_with_two_machines_and_nobody_else_finds_any() -> None:
    for seed in range(1, 40):
        table = new_game("darkest", seats=1, seed=seed, options=ON).table
        place = next((p for p in heroes.PLACES if heroes.name_of(table, p) == "Tinkerer"), None)
        if place is not None:
            assert [c.name for c in table[f"followers:{place}"]] == [MACHINE] * 2
            assert carrying_capacity.slots(table, place).n == 6, "each carries one Object"
            return
        assert len(table["city-workshop"]) == 2
    raise AssertionError("no Tinkerer was dealt")


def turns_up(**more: Any) -> Session:
    zones = {"followers:0": [MACHINE], "pile:1": ["wolf"], "city-adventures": ["city-panhandler"],
             **more.pop("zones", {})}  # fmt: skip
    names_ = more.pop("names", (TINKERER, "elf"))
    return town(*names_, step="spot", args={"spot": 100}, at=1, zones=zones, **more)


@pytest.mark.rule("DTY-060")
def test_it_gives_one_up_for_another_card() -> None:
    session = turns_up()
    answer(session, "yes")
    assert names(session, "followers:0") == []
    assert names(session, "city-workshop") == [MACHINE]
    assert "city-panhandler" in names(session, "pile:1")
    assert "wolf" not in names(session, "pile:1")


@pytest.mark.rule("DTY-060")
def test_only_as_leader_or_on_losing_a_turn() -> None:
    rear = turns_up(names=("elf", TINKERER), zones={"followers:0": [], "followers:1": [MACHINE]})
    assert "wolf" in rear.decision.ask.lower()  # type: ignore[union-attr]
    forced = town("elf", TINKERER, step="spot", args={"spot": 100}, at=1,
                  zones={"followers:1": [MACHINE], "pile:1": ["city-wizards-chess"],
                         "city-adventures": ["city-urchin", "wolf"]},
                  on={TINKERER: {"owed": 1}})  # fmt: skip
    for _ in range(6):
        if "wolf" in names(forced, "pile:1") or asked(forced) == "DTC-B09":
            break
        answer(forced, keys(forced)[0])
    assert "Automated" in forced.decision.ask  # type: ignore[union-attr]


@pytest.mark.rule("DTY-061")
def test_never_on_a_card_that_lies_face_up() -> None:
    session = turns_up(up=("wolf",))
    assert "wolf" in session.decision.ask.lower()  # type: ignore[union-attr]
    assert "strength" in keys(session)
    assert piece(session, MACHINE).zone == "followers:0"


def test_the_city_itself_is_met_as_ever() -> None:
    session = at_the_city()
    assert asked(session) == "DTC-104"
