"""Setting up, the order of a round, and the clean-up."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Session, new_game
from tabletop.games.scenario.board.field import Field
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.monsters.focus import focus, way_of
from tabletop.games.scenario.night.initiative import order
from tests.games.scenario.night import (
    CAUSEWAY,
    LAMPS,
    SEXTON,
    figure,
    health,
    names,
    night,
)


def begun(seats: int = 2, where: str = CAUSEWAY) -> Session:
    """A new game in which nobody has answered yet."""
    return new_game("scenario", seats=seats, seed=4, options={"night": where})


@pytest.mark.rule("SCN-101", "SCN-103")
def test_each_hero_is_of_another_class_and_holds_all_its_cards() -> None:
    game = begun()
    game.answer("bargehand")
    with pytest.raises(Refusal):
        game.answer("bargehand")
    game.answer("lampwright")
    assert len(names(game, "hand:0")) == 10
    assert len(names(game, "hand:1")) == 9
    assert health(game, "lampwright-figure") == 7


@pytest.mark.rule("SCN-102")
def test_each_takes_two_different_things_of_which_there_is_one() -> None:
    game = begun()
    game.answer("bargehand")
    game.answer("lampwright")
    game.answer("whetstone tin-mirror")
    with pytest.raises(Refusal):
        game.answer("whetstone long-tube")
    game.answer("oiled-cloak long-tube")
    assert sorted(names(game, "items:1")) == ["long-tube", "oiled-cloak"]


@pytest.mark.rule("SCN-104")
def test_the_figures_of_the_room_in_sight_stand_and_heroes_begin_apart() -> None:
    game = begun()
    for answer in ("bargehand", "lampwright", "whetstone tin-mirror", "oiled-cloak long-tube"):
        game.answer(answer)
    rows = [row for row in content.night(CAUSEWAY).figures if row.heroes[1] != "-"]
    standing = {piece.zone for piece in Field(game.table).monsters}
    assert standing == {row.at for row in rows if not row.behind}
    game.answer("1,1")
    with pytest.raises(Refusal):
        game.answer("1,1")


@pytest.mark.rule("SCN-109", "SCN-113", "SCN-163")
def test_a_round_goes_from_the_choice_to_the_clean_up_and_on() -> None:
    game = night(
        {"bargehand": "1,2"},
        {"mudling-1": "10,4"},
        where=LAMPS,
        step="choose",
        args={},
        zones={"tactics:mudling": ["mudling-footsteps"]},
        counters={"revealed": 0},
    )
    game.answer("play/pole-shove hauling-hook", seat=0)
    assert names(game, "tactic:mudling") == ["mudling-footsteps"]
    game.answer("done")
    assert game.table.flow.step == "short_rests"
    assert names(game, "tactic:mudling") == []
    game.answer("go on")
    assert game.table.count("round") == 2


@pytest.mark.rule("SCN-113", "SCN-162")
def test_a_card_with_the_sign_has_its_deck_reshuffled_in_the_clean_up() -> None:
    game = night(
        {"bargehand": "1,2"},
        {"mudling-1": "10,4"},
        where=LAMPS,
        step="cleanup",
        args={},
        zones={
            "tactic:mudling": ["mudling-footsteps"],
            "used:mudling": ["mudling-settling"],
            "discard:0": ["breaker", "broad-swing"],
        },
    )
    assert sorted(names(game, "tactics:mudling")) == ["mudling-footsteps", "mudling-settling"]


@pytest.mark.rule("SCN-111", "SCN-112")
def test_lower_numbers_first_and_ties_by_side_second_card_and_seat() -> None:
    leads = {
        "chosen:0": ["hauling-hook", "breaker"],
        "chosen:1": ["thorn-dart", "quick-cut"],
        "tactic:mudling": ["mudling-footsteps"],
        "tactic:fen-hound": ["fen-hound-two-at-once"],
        "tactic:bell-husk": ["bell-husk-noon"],
    }
    game = night(
        {"bargehand": "1,2", "reedrunner": "1,4"},
        {"mudling-1": "10,4", "fen-hound-1": "10,2", "bell-husk-1": "10,3"},
        where=LAMPS,
        zones=leads,
        on={"hauling-hook": {"lead": 1}, "thorn-dart": {"lead": 1}},
    )
    acting = [actor.monster or str(actor.seat) for actor in order(game.table)]
    assert acting == ["1", "fen-hound", "mudling", "0", "bell-husk"]  # 21, 31, 44, 47, 60


@pytest.mark.rule("SCN-112")
def test_on_the_same_number_the_hero_goes_first() -> None:
    game = night(
        {"bargehand": "1,2"},
        {"fen-hound-1": "10,2"},
        where=LAMPS,
        zones={
            "chosen:0": ["plant-the-feet", "breaker"],
            "tactic:fen-hound": ["fen-hound-circling"],
        },
        on={"plant-the-feet": {"lead": 1}},
    )
    assert [actor.monster for actor in order(game.table)] == ["", "fen-hound"]  # both 15


@pytest.mark.rule("SCN-149")
def test_a_persistent_bonus_without_charges_lasts() -> None:
    game = night(
        {"lampwright": "4,4"},
        {"bell-husk-1": "6,4"},
        where=LAMPS,
        zones={"chosen:0": ["steady-glow", "struck-spark"]},
    )
    game.answer("top steady-glow")
    assert names(game, "active:0") == ["steady-glow"]
    game.answer("done")
    assert names(game, "active:0") == ["steady-glow"]
    game = night(
        {"lampwright": "4,4"},
        {"bell-husk-1": "6,4"},
        where=LAMPS,
        zones={"chosen:0": ["jar-of-sunrise", "struck-spark"], "active:0": ["steady-glow"]},
        on={"steady-glow": {"half": 1}},
    )
    game.answer("top struck-spark/bell-husk-1")
    assert health(game, "bell-husk-1") == 6  # 2, 1 more, 1 Armour


@pytest.mark.rule("SCN-169")
def test_who_cannot_stop_on_its_way_stops_nearest_to_its_goal() -> None:
    game = night(
        {"bargehand": "2,4"},
        {"mudling-1": "6,4", "mudling-2": "4,4"},
        where=SEXTON,
        zones={"chosen:0": ["pole-shove"]},
        on={"pole-shove": {"lead": 1}},
    )
    mudling = figure(game, "mudling-1")
    chosen = focus(game.table, mudling, 1)
    assert chosen is not None
    *_, spot = way_of(game.table, mudling, chosen, 2, 1)
    assert spot != "4,4"
    assert field_distance(game, spot, "2,4") < field_distance(game, "6,4", "2,4")


def field_distance(game: Session, one: str, other: str) -> int:
    """In hexes, as if nothing were there."""
    far = Field(game.table).map.space.distance(one, other)
    assert far is not None
    return far


@pytest.mark.rule("SCN-173")
def test_of_shortest_ways_the_next_step_is_to_the_smaller_row_then_column() -> None:
    game = night({"bargehand": "1,2"}, {"mudling-1": "10,4"}, where=LAMPS)
    walls, tied = Field(game.table).walls, 0
    for start in ("1,1", "3,3", "9,3", "10,1", "6,5"):
        for goal in ("10,5", "5,1", "2,4", "8,2"):
            steps = {way[1] for way in walls.approach([goal]).ways(start) if len(way) > 1}
            tied += len(steps) > 1
            first = (walls.approach([goal]).way(start) or [start])[1]
            assert first == min(steps, key=lambda p: [int(n) for n in p.split(",")][::-1])
    assert tied > 3


@pytest.mark.rule("SCN-052", "SCN-053")
def test_nobody_sees_the_hand_of_another() -> None:
    game = night({"bargehand": "1,2", "reedrunner": "1,4"}, {"mudling-1": "10,4"}, where=LAMPS)
    assert {piece.name for piece in game.view(1).zones["hand:0"].pieces} == {""}
