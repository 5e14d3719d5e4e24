"""The Market of the City before a strict referee."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.party import carrying_capacity, heroes
from tests.games.darkest.city.laid import (
    BURGLAR,
    LATER,
    market,
    rolls_in_jail,
)
from tests.games.darkest.laying import (
    answer,
    asked,
    keys,
    names,
    until,
)

# --- the Market -----------------------------------------------------------------------------------


@pytest.mark.rule("DTY-024")
def test_to_leave_the_shops_and_come_back_spares_nobody_the_card_between_two() -> None:
    session = market(zones={"city-adventures": ["city-urchin", "city-panhandler"]}, coming=LATER)
    answer(session, "market", "shop city-stables")
    until(session, "DTY-023", "ready")
    answer(session, *["ready"] * 3, "leave", "market", "shop city-armoury")
    assert asked(session) == "DTC-B08"
    assert names(session, "pile:6") == ["city-panhandler"]


@pytest.mark.rule("DTY-024", "DTY-025")
def test_back_in_the_same_shop_a_card_comes_too_and_a_place_does_not_stay() -> None:
    session = market("dwarf", zones={"city-adventures": ["city-pillory"]}, coming=LATER)
    answer(session, "market", "shop city-stables", "ready", "shop city-stables")
    until(session, "DTY-023", "no")
    assert names(session, "pile:6") == []
    assert names(session, "city-discard") == ["city-pillory"]


@pytest.mark.rule("DTY-024", "DTC-144", "DTC-202")
def test_what_falls_between_two_shops_may_be_taken_before_the_next() -> None:
    session = market(
        "dwarf", "elf", zones={"city-adventures": ["city-sewer-rats"], "items:0": ["sword"]},
        tokens={"dwarf": {"life": 1}}, coming=(1, 6, 6, 1, 6, 1, *LATER),
    )  # fmt: skip
    answer(session, "market", "shop city-stables", "ready", "ready", "shop city-armoury")
    answer(session, "strength", "strength")
    assert asked(session) == "DTC-142"
    answer(session, "sword")
    assert names(session, "items:1") == ["sword"]


@pytest.mark.rule("DTY-053", "DTY-054")
@pytest.mark.parametrize(("shown", "caught"), [((2, 2), False), ((2, 3), True)])
def test_a_score_equal_to_craft_takes_and_one_more_is_jail(
    shown: tuple[int, ...], caught: bool
) -> None:
    session = market(BURGLAR, "elf", coming=(*shown, *LATER))
    answer(session, "market", "shop city-apothecary", "burgle")
    if caught:
        assert heroes.here(session.table) == (1,)
        assert session.decision is not None
        assert "Elf" in session.decision.ask
        answer(session, "ready", "shop city-menagerie")
        until(session, "DTY-048", "leave", "no", "none", "strength")  # it tries at the next shop
        return
    answer(session, "city-vial")
    assert names(session, "items:0") == ["city-vial-of-poison"]
    assert not [key for key in keys(session) if key.startswith("burgle")]


@pytest.mark.rule("DTY-053")
def test_what_costs_more_than_three_gold_is_not_burgled() -> None:
    session = market(BURGLAR, coming=LATER)
    answer(session, "market", "shop city-emporium")
    assert keys(session) == ["ready"]


@pytest.mark.rule("DTY-049", "DTY-054", "DTY-024")
def test_if_the_card_between_jails_everybody_the_shop_is_not_entered() -> None:
    session = market(
        "dwarf", zones={"city-adventures": ["city-drunken-revelry"]}, coming=(1, 2, 5, *LATER)
    )
    answer(session, "market", "shop city-stables", "ready", "shop city-armoury")
    assert rolls_in_jail(session) == 2
    assert names(session, "ground:6") == ["city"]


@pytest.mark.rule("DTY-029")
@pytest.mark.parametrize(("held", "slots"), [(5, 0), (6, 1), (9, 1), (10, 2)])
def test_four_trinkets_beyond_five_take_one_item_place(held: int, slots: int) -> None:
    potions = [*["city-vial-of-poison"] * 2, *["potion"] * 8][:held]
    session = market("dwarf", zones={"items:0": potions + ["sword"] * (4 - slots)})
    assert carrying_capacity.excess(session.table, 0) == []
    more = market("dwarf", zones={"items:0": potions + ["sword"] * (4 - slots) + ["armour"]})
    assert carrying_capacity.excess(more.table, 0) != []


@pytest.mark.rule("DTY-024", "DTY-071")
def test_lost_between_shops_carries_the_party_to_a_shop_without_another_card() -> None:
    session = market(
        "dwarf", zones={"city-adventures": ["city-urchin", "city-festival", "city-lost"]},
        coming=LATER,
    )  # fmt: skip
    answer(session, "market", "shop city-stables", "ready", "shop city-armoury")
    until(session, "DTC-104", "forward")
    answer(session, "market", "shop city-emporium")
    assert asked(session) == "DTY-023"
    assert names(session, "city-adventures") == ["city-urchin"]
