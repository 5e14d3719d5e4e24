"""Sight along edges and corners, and pushes against whatever stands in the way."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tabletop import Refusal, Session
from tabletop.games.scenario.board.field import OPEN
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.nights import LEGEND
from tabletop.table.space import POINTY, Walls, read_map
from tests.games.scenario.by_the_book import FAR, Ground, beside, hex_of, plain, zone_of
from tests.games.scenario.night import (
    CAUSEWAY,
    LAMPS,
    SEXTON,
    acting,
    at,
    figure,
    health,
    night,
    struck,
)


def shooting(hero: str, foe: str, *, door: bool = True) -> Session:
    """The Lampwright's turn on the Causeway, with a range of 4, the door open or not."""
    cards = {"chosen:0": ["mirror-trick", "struck-spark"], "items:0": ["long-tube"]}
    game = night({"lampwright": hero}, {"mudling-1": foe}, where=CAUSEWAY, zones=cards)
    if door:
        game.override("add", name=OPEN, zone="4,3", kind="token")
    return game


def barred(game: Session, answer: str) -> tuple[str, str]:
    """The rule that forbids *answer*, and what is said of it."""
    with pytest.raises(Refusal) as refused:
        game.answer(answer)
    return refused.value.rule, str(refused.value)


# --- sight: five situations ----------------------------------------------------------------------


@pytest.mark.rule("SCN-164", "SCN-130")
def test_between_two_walls_that_touch_there_is_no_sight() -> None:
    """From 3,1 to 5,2 the line runs along the edge that the walls 4,1 and 4,2 share."""
    game = shooting("3,1", "5,2")
    game.answer("use long-tube")  # 5 hexes around by the door: range 6 reaches it
    assert barred(game, "top mirror-trick/mudling-1")[0] == "SCN-130"


@pytest.mark.rule("SCN-164")
def test_along_an_edge_with_a_wall_on_one_side_there_is_sight() -> None:
    """From 5,2 to 5,4 the line runs between the closed door at 4,3 and the floor at 5,3."""
    game = shooting("5,2", "5,4", door=False)
    game.answer("top mirror-trick/mudling-1")
    assert health(game, "mudling-1") == 2


@pytest.mark.rule("SCN-164", "SCN-165")
def test_an_open_door_is_seen_through_and_a_closed_one_is_not() -> None:
    game = shooting("3,3", "6,3")
    game.answer("top mirror-trick/mudling-1")
    assert health(game, "mudling-1") == 2
    rule, said = barred(shooting("3,3", "6,3", door=False), "top mirror-trick/mudling-1")
    assert rule == "SCN-129"
    assert "there is no way to it" in said


@pytest.mark.rule("SCN-164")
def test_who_stands_in_a_door_sees_both_rooms_and_is_seen() -> None:
    """The end hexes never block; from 4,3 to 2,2 and 7,2 only floor is crossed."""
    for foe in ("2,2", "7,2"):
        game = shooting("4,3", foe)
        game.answer("top mirror-trick/mudling-1")
        assert health(game, "mudling-1") == 2


@pytest.mark.rule("SCN-165")
def test_what_is_seen_may_be_too_far_around_the_walls() -> None:
    """3,3 sees 5,2 past the corner of the open door; closed, no range is enough."""
    ground = Ground(_map(CAUSEWAY), [(4, 3)])
    assert ground.flown((3, 1))[(5, 3)] == 4
    assert plain((3, 1), (5, 3)) == 3
    game = shooting("3,1", "5,3")
    rule, said = barred(game, "top struck-spark/mudling-1")
    assert rule == "SCN-129"
    assert "4 hexes away, and the range is 3" in said


def _map(where: str) -> str:
    return content.night(where).map


@pytest.mark.rule("SCN-130", "SCN-164", "SCN-165")
@pytest.mark.parametrize("seed", range(12))
def test_on_any_map_sight_and_range_are_those_of_the_rules(seed: int) -> None:
    """Every two hexes of a map full of walls and closed doors, both ways."""
    luck = random.Random(seed)
    inner = ["#" + "".join(luck.choices("....#~oLD", k=7)) + "#" for _ in range(6)]
    text = "\n".join(["#" * 9, "#S" + inner[0][2:], *inner[1:], "#" * 9])
    ground = Ground(text)
    read = read_map(text, LEGEND, POINTY)
    shut = [zone_of(place) for place in ground.everywhere() if ground.at(place) in "#D"]
    walls = Walls(read.space, shut)
    floor = [place for place in ground.everywhere() if ground.at(place) not in "#D"]
    for one, other in combinations(floor, 2):
        seen = ground.sees(one, other)
        assert walls.sees(zone_of(one), zone_of(other)) == seen, (text, one, other)
        assert walls.sees(zone_of(other), zone_of(one)) == seen
        far = ground.flown(one).get(other)
        assert walls.distance(zone_of(one), zone_of(other)) == far


# --- pushes: five situations ---------------------------------------------------------------------


def pushing(hero: str, foe: str, others: dict[str, str] | None = None, **more: object) -> Session:
    """The Bargehand has struck a Bell Husk with its pole: it is pushed 2."""
    game = night(
        {"bargehand": hero},
        {"bell-husk-1": foe, **(others or {})},
        zones={"chosen:0": ["pole-shove", "breaker"]},
        **more,
    )  # type: ignore[arg-type]
    game.answer("top pole-shove/bell-husk-1")
    return game


def steps(game: Session) -> list[str]:
    """The hexes that are offered; none where nothing is asked about a push."""
    if game.decision is None or "pushed" not in game.decision.ask:
        return []
    return [option.key for option in game.decision.options if option.key != "stay"]


@pytest.mark.rule("SCN-141", "SCN-174")
def test_a_wall_takes_one_way_and_leaves_the_others() -> None:
    game = pushing("9,4", "10,4", where=LAMPS)
    assert steps(game) == ["10,3", "10,5"]  # straight on, 11,4 is wall
    assert steps(pushing("10,4", "10,5", where=LAMPS)) == []  # in the corner


@pytest.mark.rule("SCN-174")
def test_figures_stop_a_push_only_where_all_ways_are_taken() -> None:
    around = {"mudling-1": "6,3", "mudling-2": "7,4", "mudling-3": "6,5"}
    assert steps(pushing("5,4", "6,4", around, where=SEXTON)) == []
    del around["mudling-2"]
    assert steps(pushing("5,4", "6,4", around, where=SEXTON)) == ["7,4"]


@pytest.mark.rule("SCN-174")
def test_deep_water_costs_a_push_nothing_and_rubble_stops_it() -> None:
    game = pushing("2,5", "3,5", where=SEXTON)
    assert "4,5" in steps(game)  # deep water
    game.answer("4,5")
    assert steps(game) == ["5,4", "5,5", "5,6"]  # and on, with its second hex
    game = pushing("3,6", "3,7", where=SEXTON)
    assert steps(game) == []  # rubble at 4,7 is no nearer; walls below


@pytest.mark.rule("SCN-174", "SCN-141")
def test_nobody_is_pushed_through_a_closed_door_and_through_an_open_one_anybody() -> None:
    game = pushing("2,3", "3,3", where=CAUSEWAY)
    assert "4,3" not in steps(game)
    game = night(
        {"bargehand": "2,3"},
        {"bell-husk-1": "3,3"},
        where=CAUSEWAY,
        zones={"chosen:0": ["pole-shove", "breaker"]},
    )
    game.override("add", name=OPEN, zone="4,3", kind="token")
    game.answer("top pole-shove/bell-husk-1")
    game.answer("4,3")
    game.answer("5,3")
    assert at(game, "bell-husk-1") == "5,3"


@pytest.mark.rule("SCN-141", "SCN-142", "SCN-173")
def test_a_monster_pushes_a_mired_hero_to_the_first_hex_by_row_and_column() -> None:
    game = acting(
        "bell-husk-the-clapper",
        {"bargehand": "6,4"},
        {"bell-husk-1": "5,4", "mudling-1": "6,3"},
        on={"bargehand-figure": {"mired": 1}, "mudling-footsteps": {"acted": 1}},
        zones={"tactic:mudling": ["mudling-footsteps"]},
    )
    assert struck(game) == "bargehand"
    game.answer("brace barrel-wall")  # 0 damage, and it is pushed all the same (SCN-132)
    assert health(game, "bargehand-figure") == 12
    assert at(game, "bargehand-figure") == "7,4"  # of 6,3 (taken), 7,4 and 6,5


@pytest.mark.rule("SCN-132", "SCN-141")
def test_each_target_that_still_stands_is_pulled_and_the_one_that_fell_is_not() -> None:
    game = night(
        {"lampwright": "2,4"},
        {"mudling-1": "5,4", "mudling-2": "5,3"},
        where=SEXTON,
        zones={"chosen:0": ["wandering-light", "breaker"]},
        on={"mudling-1": {"health": 2}},
    )
    game.answer("top wandering-light/mudling-1")
    assert at(game, "mudling-1") == "defeated"
    assert game.decision.rule == "SCN-114"
    assert "pulled" not in game.decision.ask


@pytest.mark.rule("SCN-174")
@pytest.mark.parametrize("seed", range(25))
def test_anywhere_a_push_and_a_pull_offer_the_steps_of_the_rules(seed: int) -> None:
    luck = random.Random(seed)
    where = luck.choice([LAMPS, SEXTON])
    ground = Ground(_map(where))
    free = [place for place in ground.everywhere() if ground.at(place) in ".S~"]
    hero = luck.choice(free)
    away = ground.flown(hero)
    card, verb, by, far = luck.choice(
        [("pole-shove", "pushed", 1, 1), ("wandering-light", "pulled", -1, 3)]
    )
    near = [p for p in free if 1 <= away.get(p, FAR) <= far and ground.sees(hero, p)]
    foe = luck.choice(near)
    others = luck.sample([place for place in free if place not in (hero, foe)], 12)
    kinds = [f"{kind}-{n}" for kind in ("mudling", "fen-hound", "reed-piper") for n in range(1, 5)]
    standing = dict(zip(kinds, map(zone_of, others), strict=True))
    ours = {"pole-shove": "bargehand", "wandering-light": "lampwright"}[card]
    game = night(
        {ours: zone_of(hero)},
        {"bell-husk-1": zone_of(foe), **standing},
        where=where,
        zones={"chosen:0": [card, "thorn-dart"]},
    )
    game.answer(f"top {card}/bell-husk-1")
    for _ in range(2):
        here = hex_of(at(game, "bell-husk-1"))
        want = {
            place
            for place in beside(here)
            if ground.at(place) in ".S~"
            and place not in (*others, hero)
            and plain(place, hero) == plain(here, hero) + by
        }
        said = game.decision.ask
        offered = {option.key for option in game.decision.options} - {"stay"}
        if not want:
            assert verb not in said
            return
        assert verb in said
        assert offered == {zone_of(place) for place in want}
        game.answer(luck.choice(sorted(offered)))
    assert verb not in game.decision.ask
    assert figure(game, "bell-husk-1").counters["health"] < 8
