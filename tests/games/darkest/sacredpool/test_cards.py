"""Sacred Pool: what is done about cards as they are turned up, about draw dice, and by Events."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.party import heroes
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece
from tests.games.darkest.sacredpool.laid import ATLAS, met, pooled

# --- Stasis ---------------------------------------------------------------------------------------


def stayed(card: str, *deck: str, **more) -> Session:  # type: ignore[no-untyped-def]
    """A hero with Stasis turns up that card; the deck lies so, its top last."""
    zones = {"spells:0": ["sacredpool-stasis"], "adventure": [*deck], **more.pop("zones", {})}
    return met(card, zones=zones, on={"dwarf": {"held": 1}}, **more)


@pytest.mark.rule("DTS-021")
def test_stasis_trades_the_card_just_turned_up_for_the_top_of_the_deck() -> None:
    session = stayed("wolf", "adder", "boar")
    assert "Wolf is turned up" in session.decision.ask  # type: ignore[union-attr]
    answer(session, "cast sacredpool-stasis")
    assert names(session, "adventure") == ["adder", "wolf"], "the first card is on top"
    assert names(session, "pile:1") == ["boar"]
    assert asked(session) == "DTC-185"
    assert "Boar" in session.decision.ask  # type: ignore[union-attr]


@pytest.mark.rule("DTS-021")
def test_what_was_met_before_is_no_longer_swapped() -> None:
    session = stayed("wolf", "adder", up=("wolf",))
    assert asked(session) == "DTC-185"
    assert not any(key.startswith("cast sacredpool-stasis") for key in keys(session))


# --- Kraven and the Oathsworn Oracle --------------------------------------------------------------


def sent_back(session: Session) -> bool:
    """Whether it may be put under its deck now."""
    assert session.decision is not None
    return (
        "put it under its deck"
        in " ".join([session.decision.ask, *(o.label for o in session.decision.options)]).lower()
    )


@pytest.mark.rule("DTS-027")
@pytest.mark.parametrize(
    ("bearer", "card", "may"), [(0, "wolf", True), (1, "wolf", False), (0, "old-bear", False)]
)
def test_kraven_puts_a_weak_enemy_under_the_deck_while_his_bearer_leads(
    bearer: int, card: str, may: bool
) -> None:
    zones = {f"followers:{bearer}": ["sacredpool-kraven"], "adventure": ["adder", "heron"]}
    session = met(card, zones=zones)
    assert sent_back(session) is may
    if may:
        answer(session, "yes")
        assert names(session, "adventure") == [card, "adder", "heron"]
        assert not piece(session, card).face_up
        assert asked(session) == "DTC-126", "nobody meets it"


@pytest.mark.rule("DTS-027", "DTS-030")
@pytest.mark.parametrize(("who", "may"), [("elf", True), ("monk", False)])
def test_whoever_draws_a_forced_card_may_use_them_as_well(who: str, may: bool) -> None:
    # a card of a lost turn, drawn by the Elf, who has both
    zones = {
        "followers:1": ["sacredpool-kraven", "sacredpool-oathsworn-oracle"],
        "adventure": ["adder", "wolf"],
    }
    session = met("dry-well", zones=zones, on={who: {"owed": 1}}, coming=(3, 3, 3, 3))
    assert sent_back(session) is may
    if may:
        answer(session, "no")
        assert sent_back(session), "the Oracle first, then Kraven"
        assert piece(session, "wolf").face_up


@pytest.mark.rule("DTS-027")
def test_kraven_flees_when_his_bearer_loses_a_life() -> None:
    session = met("old-bear", zones={"followers:0": ["sacredpool-kraven"]}, coming=(1, 5))
    answer(session, "strength")
    assert names(session, "followers:0") == []
    assert "sacredpool-kraven" in names(session, "sacredpool-discard")


ORACLE = {"followers:0": ["sacredpool-oathsworn-oracle"], "adventure": ["adder", "heron"]}


@pytest.mark.rule("DTS-030")
def test_the_oracle_looks_at_the_next_card_and_may_put_it_under_the_deck() -> None:
    session = met("old-bear", zones=ORACLE)
    assert sent_back(session)
    answer(session, "yes")
    assert any("Old Bear" in line.parts for line in session.lines if line.rule == "DTC-313")
    assert not piece(session, "old-bear").face_up
    answer(session, "under")
    assert names(session, "adventure") == ["old-bear", "adder", "heron"]
    assert asked(session) == "DTC-126"
    kept = answer(met("old-bear", zones=ORACLE), "yes", "meet")
    assert asked(kept) == "DTC-185"


@pytest.mark.rule("DTS-030")
def test_she_does_so_once_per_road_space_and_only_for_the_leader() -> None:
    session = met("adder", zones={**ORACLE, "pile:1": ["adder", "old-bear"], "adventure": []})
    answer(session, "yes", "meet")
    while asked(session) != "DTC-126":
        answer(session, keys(session)[0])
    answer(session, "forward")
    assert asked(session) == "DTC-185", "once on this Road Space"
    behind = met("old-bear", zones={"followers:1": ["sacredpool-oathsworn-oracle"]})
    assert asked(behind) == "DTC-185"


# --- the Oathsword Guide --------------------------------------------------------------------------


GUIDE = {"followers:1": ["sacredpool-oathsword-guide"], "atlas": ATLAS}


@pytest.mark.rule("DTS-028", "DTS-029")
def test_the_guide_bypasses_a_road_space_before_any_of_its_cards_is_met() -> None:
    session = pooled(step="draw", at=2, coming=(2, 3), zones=GUIDE)
    assert asked(session) == "DTS-028"
    assert len(session.table["pile:2"]) == 2, "the dice are thrown, and no card is met"
    answer(session, "pass", "order 0 1 2")
    assert heroes.at(session.table) == 3
    assert len(session.table["pile:2"]) == 2
    assert not any(card.face_up for card in session.table["pile:2"])
    assert asked(session) != "DTS-028", "once on the way out"


@pytest.mark.rule("DTS-028")
def test_and_another_one_on_the_way_home() -> None:
    session = pooled(step="onward", at=3, zones={**GUIDE, "pile:2": ["wolf"]},
                     counters={"bypassed": 1}, on={"plains": {"visited": 1}})  # fmt: skip
    assert session.table.count("bypassed")
    answer(session, "back")
    while heroes.at(session.table) == 3:
        answer(session, keys(session)[0])
    assert asked(session) == "DTS-028"
    answer(session, "meet")
    assert asked(session) != "DTS-028"


@pytest.mark.rule("DTS-029")
def test_once_a_card_is_met_it_is_too_late() -> None:
    session = met("dry-well", at=2, zones={**GUIDE, "pile:2": ["dry-well", "wolf"]})
    while asked(session) != "DTC-126":
        answer(session, keys(session)[-1])
    answer(session, "forward")
    assert asked(session) != "DTS-028"


@pytest.mark.rule("DTS-028")
def test_a_destination_is_never_bypassed() -> None:
    session = pooled(step="arrive", at=6, zones={**GUIDE, "pile:6": ["wolf"]}, up=("wolf",))
    assert asked(session) != "DTS-028"


# --- the Gilded Compass ---------------------------------------------------------------------------


COMPASS = {"items:2": ["sacredpool-gilded-compass"], "atlas": ATLAS}


@pytest.mark.rule("DTS-026")
def test_the_compass_throws_the_road_dice_of_one_space_again_on_each_stretch() -> None:
    session = pooled(step="draw", at=1, coming=(6, 2), zones=COMPASS)
    assert asked(session) == "DTS-026"
    answer(session, "again")
    assert len(session.table["pile:1"]) == 2
    compass = piece(session, "sacredpool-gilded-compass")
    assert compass.counters["thrown-again"] == 1
    used = pooled(step="draw", at=2, coming=(6, 2), zones=COMPASS,
                  on={compass.name: {"thrown-again": 1}})  # fmt: skip
    assert asked(used) != "DTS-026"
    home = pooled(at=2, zones=COMPASS, on={compass.name: {"thrown-again": 1}})
    answer(home, "back")
    assert "thrown-again" not in piece(home, compass.name).counters, "a new stretch"


@pytest.mark.rule("DTS-026")
def test_the_ones_of_its_first_throw_were_thrown() -> None:
    session = pooled(step="draw", at=1, coming=(1, 3), zones=COMPASS)
    answer(session, "again")
    assert names(session, "ground:1") == ["fields"], "the second throw finds no special location"
    assert len(session.table["pile:1"]) == 3


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.rule("DTS-025")
def test_under_fortunes_fool_nobody_spends_fate_on_this_road_space() -> None:
    tokens = {name: {"fate": 3} for name in TRIO}
    zones = {"pile:1": ["sacredpool-fortunes-fool", "wolf", "adder"]}
    session = met("sacredpool-fortunes-fool", zones=zones, tokens=tokens, coming=(1, 5))
    answer(session, "forward", "strength")
    assert asked(session) != "DTC-B03"
    assert has(session, "dwarf", "life") == 4
    other = met("wolf", tokens=tokens, coming=(1, 5))
    answer(other, "strength")
    assert asked(other) == "DTC-B03"


@pytest.mark.rule("DTS-025")
def test_it_is_over_on_the_next_road_space() -> None:
    tokens = {name: {"fate": 3} for name in TRIO}
    session = met("sacredpool-fortunes-fool", tokens=tokens, zones={"atlas": ATLAS},
                  coming=(1, 6, 2))  # fmt: skip
    answer(session, "forward", "order 0 1 2")
    assert asked(session) == "DTC-B03", "the draw die of the next space may be rolled again"


@pytest.mark.rule("DTS-031")
def test_rumour_of_riches_waits_until_somebody_rolls_a_one() -> None:
    laid = {"pile:1": ["sacredpool-rumour-of-riches", "wolf"]}
    session = met("sacredpool-rumour-of-riches", zones=laid, coming=(4, 1))
    assert names(session, "lasting") == ["sacredpool-rumour-of-riches"]
    answer(session, "forward", "strength")
    assert [has(session, name, "gold") for name in TRIO] == [1, 1, 1], "an Enemy rolled it"
    again = met("wolf", zones={"lasting": ["sacredpool-rumour-of-riches"]}, coming=(1, 3),
                tokens={"dwarf": {"strength": 9}})  # fmt: skip
    answer(again, "strength")
    assert [has(again, name, "gold") for name in TRIO] == [4, 1, 1]
    assert names(again, "lasting") == []
    assert "sacredpool-rumour-of-riches" in names(again, "sacredpool-discard")


@pytest.mark.rule("DTS-032")
def test_the_imp_brings_the_mightiest_enemy_here_and_it_is_met_at_once() -> None:
    zones = {"pile:2": ["wolf"], "pile:3": ["old-bear"], "pile:5": ["ash-wyrm"]}
    session = met("sacredpool-spiteful-imp", at=4, zones=zones, up=("wolf", "old-bear", "ash-wyrm"))
    assert asked(session) == "DTC-185"
    assert "Ash Wyrm" in session.decision.ask  # type: ignore[union-attr]
    assert "ash-wyrm" in names(session, "pile:4")
    assert not names(session, "pile:5")


@pytest.mark.rule("DTS-032")
def test_of_several_the_nearest_comes_and_without_any_the_imp_is_discarded() -> None:
    alone = met("sacredpool-spiteful-imp", at=4)
    assert "sacredpool-spiteful-imp" in names(alone, "sacredpool-discard")
    assert asked(alone) == "DTC-126"
    alike = ("adder", "boar")
    near = met("sacredpool-spiteful-imp", at=2, up=alike,
               zones={"pile:1": ["boar"], "pile:6": ["adder"]})  # fmt: skip
    assert "Boar" in near.decision.ask  # type: ignore[union-attr]
    as_near = met("sacredpool-spiteful-imp", at=3, up=alike,
                  zones={"pile:2": ["boar"], "pile:4": ["adder"]})  # fmt: skip
    assert asked(as_near) == "DTS-032", "the party says which"
    answer(as_near, alike[0])
    assert alike[0] in names(as_near, "pile:3")
