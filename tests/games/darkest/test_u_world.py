"""What a module does with the road and the world: day and night, what is passed over or laid anew,
who marches where, shops one after another, roads longer and shorter than the game's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop import Session
from tabletop.games.darkest.combat.foes import foe_of, total
from tabletop.games.darkest.ground import sides, space_positions
from tabletop.games.darkest.party import gates, heroes, marching_order
from tabletop.games.darkest.road.layout.wandering_cards import shift
from tabletop.play.rules.play import Play
from tests.games.darkest.laying import (
    QUIET,
    answer,
    asked,
    has,
    keys,
    meets,
    names,
    party,
    piece,
    setting_out,
)
from tests.games.darkest.test_u_regions import FEN_PLACES
from tests.games.darkest.toys import on_the_shelf, played_with

GAOL = played_with("gaol")


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with on_the_shelf():
        yield


# --- day and night --------------------------------------------------------------------------------


def test_an_event_that_is_turned_up_turns_the_day_before_it_is_met() -> None:
    session = meets("gaol-drill", options=GAOL)
    wolf = piece(session, "wolf")
    before = total(session.table, 0, foe_of(wolf, turned=True), "strength")
    answer(session, "forward")
    assert session.table.count("gaol-night") == 1
    rules = [line.rule for line in session.lines]
    assert rules.index("GAO-009") < rules.index("DTC-002"), "it is night before it is met"
    assert total(session.table, 0, foe_of(wolf, turned=True), "strength") == before + 1


@pytest.mark.parametrize(("night", "turns"), [(0, 1), (1, 0)])
def test_an_event_of_the_night_lasts_for_each_until_it_is_day(night: int, turns: int) -> None:
    session = meets("gaol-eclipse", options=GAOL, counters={"gaol-night": night, "spot": 0})
    answer(session, "forward")
    assert [line.rule for line in session.lines].count("GAO-009") == turns, "it names its side"
    assert names(session, sides.LASTING) == ["gaol-eclipse"]
    told = [session.game.explain(session.table, piece(session, name))["Craft"] for name in QUIET]
    assert all(any(part.n == 1 for part in value.parts) for value in told)
    play = Play(session.game, session.table)
    sides.turn(play, play.game.records_of(sides.SIDES)[0], 0)
    assert names(session, sides.LASTING) == []
    assert "gaol-eclipse" in names(session, "discard")


# --- what is passed over, or laid anew ------------------------------------------------------------


def scouted(*pile: str, up: tuple[str, ...] = (), **more) -> Session:  # type: ignore[no-untyped-def]
    """A party whose leader has a Lookout, before the cards of a *pile*."""
    zones = {"pile:1": [*pile], "followers:0": ["gaol-lookout"]}
    return party(zones=zones, counters={"spot": 0}, up=up, tokens=QUIET, options=GAOL, **more)


def test_a_draw_spot_that_is_passed_over_keeps_its_card_for_the_way_home() -> None:
    session = answer(scouted("adder", "gaol-drill"), "forward")
    assert asked(session) == "GAO-011"
    answer(session, "pass")
    assert not piece(session, "adder").face_up
    assert names(session, "pile:1") == ["adder", "gaol-drill"]
    answer(session, "forward")
    assert "gaol-drill" not in names(session, "pile:1"), "once on a Road Space"
    answer(session, "back")
    assert piece(session, "adder").face_up, "on the way home"


def test_a_place_that_lies_open_and_a_special_location_are_passed_over() -> None:
    session = scouted("gaol-post", up=("gaol-post",))
    answer(session, "forward", "pass")
    assert names(session, "pile:1") == ["gaol-post"]
    on_the_way = party(
        step="draw", at=1, coming=(1, 5), options=GAOL, tokens=QUIET,
        zones={"atlas": ["tavern", "chapel", "graveyard", "crags", "forest", "ruins-special"],
               "followers:0": ["gaol-lookout"]},
    )  # fmt: skip
    assert asked(on_the_way) == "GAO-011"
    answer(on_the_way, "pass")
    assert names(on_the_way, "ground:1") == ["fields", "tavern"]
    assert not any("rolls" in line.words for line in on_the_way.lines if line.rule == "DTC-B12")


def test_cards_that_lie_face_down_are_laid_in_another_order_and_one_is_replaced() -> None:
    session = meets(
        "gaol-map", options=GAOL,
        zones={"pile:1": ["gaol-map", "adder", "wolf", "boar"], "adventure": ["heron"]},
    )  # fmt: skip
    answer(session, "forward", "3", "2")
    spots = {card.name: space_positions.spot_of(card) for card in session.table["pile:1"]}
    assert spots == {"heron": 200, "wolf": 300, "adder": 400}, "the Boar came first, and is gone"
    assert "boar" in names(session, "discard")
    assert not any(card.face_up for card in session.table["pile:1"])


# --- who marches where ----------------------------------------------------------------------------


def marching(session: Session) -> list[int]:
    return [*heroes.here(session.table)]


def test_the_first_goes_to_the_end_and_one_takes_the_lead() -> None:
    session = answer(meets("gaol-drill", options=GAOL), "forward")
    assert marching(session) == [1, 2, 0]
    tokens = {name: {"alignment": 1 + (name == "elf"), "fate": 0} for name in QUIET}
    neutral = meets("gaol-post", options=GAOL, tokens=tokens)
    answer(neutral, "forward")
    assert marching(neutral) == [1, 0, 2]


def test_who_cannot_change_its_place_keeps_it_and_nothing_else_moves_it() -> None:
    zones = {"followers:1": ["gaol-sergeant"]}
    session = setting_out(zones=zones, options=GAOL)
    answer(session, "order")
    assert keys(session) == ["order 0 1 2", "order 2 1 0"]
    drilled = answer(meets("gaol-drill", options=GAOL, zones=zones), "forward")
    assert marching(drilled) == [0, 1, 2]


@pytest.mark.parametrize(("dark", "may"), [(0, True), (1, False)])
def test_while_a_module_says_so_nobody_changes_the_order(dark: int, may: bool) -> None:
    session = setting_out(options=GAOL, counters={"gaol-dark": dark})
    assert marching_order.may_be_ordered(session.table) == may


# --- gates, shops, losses -------------------------------------------------------------------------


def test_what_is_open_to_who_leads_or_draws_is_open_to_both() -> None:
    tokens = {name: {"gold": 0, "fate": 0, "alignment": 1} for name in QUIET}
    session = answer(meets("gaol-post", options=GAOL, tokens=tokens), "forward")
    assert [has(session, name, "gold") for name in QUIET] == [2, 0, 0]
    tokens["elf"]["owed"] = 1
    forced = meets("gaol-drill", options=GAOL, tokens=tokens,
                   zones={"adventure": ["gaol-post"]})  # fmt: skip
    answer(forced, "forward")
    assert has(forced, "elf", "gold") == 2, "who lost the turn draws it"
    assert not gates.is_open(forced.table, 0, "leads or draws") or heroes.leader(forced.table) == 0


def test_shops_are_visited_one_after_another_and_a_card_is_met_between() -> None:
    session = party(
        step="at_destination", at=6, to="tavern", options=GAOL, on={"tavern": {"visited": 1}},
        zones={"gaol-inn": ["gaol-beer"] * 2, "gaol-stable": ["gaol-saddle"] * 2,
               "adventure": ["gaol-drill", "standing-stones"]},
        tokens={name: {"gold": 2, "fate": 0} for name in QUIET},
    )  # fmt: skip
    answer(session, "market", "shop gaol-inn", "buy gaol-beer")
    assert names(session, "items:0") == ["gaol-beer"]
    answer(session, "ready", "ready", "ready")
    told = len(session.lines)
    answer(session, "shop gaol-stable")
    while asked(session) != "GAO-010":
        answer(session, keys(session)[0])
    assert [line.rule for line in session.lines[told:]].count("DTC-132") == 1
    assert not names(session, "pile:6"), "what was met between never stays"
    answer(session, "buy gaol-saddle", "ready", "ready", "ready", "leave")
    assert asked(session) == "DTC-104"


def test_a_token_goes_in_place_of_a_loss() -> None:
    session = meets("wolf", options=GAOL, coming=(1, 5) * 6, zones={"followers:0": ["gaol-oak"]},
                    on={"gaol-oak": {"gaol-growth": 1}},
                    tokens={"dwarf": {"strength": 1, "life": 4, "fate": 0}})  # fmt: skip
    answer(session, "forward", "strength")
    assert has(session, "dwarf", "life") == 4
    assert piece(session, "gaol-oak").counters.get("gaol-growth", 0) == 0
    assert "GAO-012" in [line.rule for line in session.lines]


# --- roads longer and shorter ---------------------------------------------------------------------


def test_cards_move_along_a_road_of_eight_spaces_to_its_end() -> None:
    session = party(
        at=2, to="chapel", options=played_with("fen"), counters={"region": 20},
        zones={**{f"ground:{n}": [name] for n, name in enumerate(FEN_PLACES[:8], 1)},
               "pile:3": ["adder"]}, up=("adder",),
    )  # fmt: skip
    play = Play(session.game, session.table)
    for n, lies in ((4, "pile:7"), (3, "pile:8")):
        shift(play, piece(session, "adder"), n, onward=True)
        assert piece(session, "adder").zone == lies
    shift(play, piece(session, "adder"), 7, onward=False)
    assert piece(session, "adder").zone == "pile:1"


@pytest.mark.rule("DTC-320")
@pytest.mark.parametrize(("shown", "waits"), [(2, "pinned:2"), (6, "pinned:3")])
def test_what_a_die_lays_on_a_road_of_three_spaces_lies_on_that_road(
    shown: int, waits: str
) -> None:
    session = party(
        at=1, to="chapel", coming=(shown,), options=played_with("fen"), tokens=QUIET,
        counters={"region": 21, "spot": 0},
        zones={"ground:1": ["fen-passage"], "ground:2": ["fen-hall"], "ground:3": ["fen-throne"],
               "pile:1": ["ghost"], **{f"ground:{n}": [] for n in (4, 5, 6)}},
    )  # fmt: skip
    answer(session, "forward")
    assert piece(session, "ghost").zone == waits
