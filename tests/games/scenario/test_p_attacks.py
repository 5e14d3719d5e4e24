"""Attacks, sight, pushes, conditions and doors."""

from __future__ import annotations

import random

import pytest

from tabletop import Refusal, Session
from tabletop.games.scenario.board.field import OPEN
from tabletop.games.scenario.cards import content
from tabletop.play.questions.declaration import Draft
from tests.games.scenario.by_the_book import Ground, zone_of
from tests.games.scenario.night import (
    CAUSEWAY,
    LAMPS,
    SEXTON,
    acting,
    at,
    field,
    figure,
    health,
    names,
    night,
)


def turn(
    hero: str, place: str, monsters: dict[str, str], *cards: str, where: str = LAMPS, **more: object
) -> Session:
    """The turn of *hero*, alone, with *cards* played."""
    zones = {"chosen:0": [*cards], **more.pop("zones", {})}  # type: ignore[dict-item]
    return night({hero: place}, monsters, where=where, zones=zones, **more)  # type: ignore[arg-type]


def shoving(*cards: str, foe: str = "6,4", **more: object) -> Session:
    """The Bargehand's turn at 5,4, with *cards* or two that push and pull; a Mudling at *foe*."""
    played = cards or ("pole-shove", "hauling-hook")
    return turn("bargehand", "5,4", {"mudling-1": foe}, *played, **more)


def barred(game: Session, answer: str) -> str:
    """The rule that forbids *answer*."""
    with pytest.raises(Refusal) as refused:
        game.answer(answer)
    return refused.value.rule


# --- luck ----------------------------------------------------------------------------------------


@pytest.mark.rule("SCN-126")
@pytest.mark.parametrize(
    ("card", "damage"),
    [
        ("as-aimed", 3),
        ("well-struck", 4),
        ("glancing", 2),
        ("clean-through", 6),
        ("nothing-there", 0),
    ],
)
def test_luck_changes_the_damage_of_a_blow(card: str, damage: int) -> None:
    game = turn(
        "bargehand",
        "5,4",
        {"bell-husk-1": "6,4"},
        "barrel-wall",
        "hauling-hook",
        zones={"luck:0": [card]},
    )
    game.answer("top barrel-wall/bell-husk-1")
    assert health(game, "bell-husk-1") == 8 - max(0, damage - 1)  # SCN-133: 1 Armour


@pytest.mark.rule("SCN-127", "SCN-145")
def test_advantage_draws_two_and_uses_the_better() -> None:
    game = shoving(
        zones={"luck:0": ["well-struck", "glancing"]}, on={"bargehand-figure": {"bright": 1}}
    )
    game.answer("attack pole-shove/mudling-1")
    assert health(game, "mudling-1") == 1
    assert len(names(game, "drawn:0")) == 2


@pytest.mark.rule("SCN-127", "SCN-143")
@pytest.mark.parametrize(
    ("states", "left", "drawn"),
    [
        ({"dazed": 1}, 3, ["glancing", "well-struck"]),
        ({"dazed": 1, "bright": 1}, 1, ["well-struck"]),
    ],
    ids=["the worse of two", "one card alone: the next, Well Struck"],
)
def test_dazed_has_disadvantage_and_bright_cancels_it(
    states: dict[str, int], left: int, drawn: list[str]
) -> None:
    luck = {"luck:0": ["glancing", "well-struck"]}
    game = shoving(zones=luck, on={"bargehand-figure": states})
    game.answer("attack pole-shove/mudling-1")
    assert health(game, "mudling-1") == left
    assert sorted(names(game, "drawn:0")) == drawn


@pytest.mark.rule("SCN-128", "SCN-162")
def test_a_deck_with_a_double_or_a_miss_drawn_is_reshuffled_in_the_clean_up() -> None:
    for drawn, left in ((["clean-through", "glancing"], 0), (["well-struck", "glancing"], 2)):
        game = shoving(foe="10,4", step="cleanup", args={}, zones={"drawn:0": drawn})
        assert len(names(game, "drawn:0")) == left


# --- range and sight -----------------------------------------------------------------------------


@pytest.mark.rule("SCN-129", "SCN-165")
def test_range_is_counted_around_walls() -> None:
    game = turn(
        "lampwright", "3,3", {"mudling-1": "7,3"}, "struck-spark", "steady-glow", where=CAUSEWAY
    )
    assert barred(game, "top struck-spark/mudling-1") == "SCN-129"


@pytest.mark.rule("SCN-130", "SCN-164")
@pytest.mark.parametrize(
    ("one", "other", "seen"),
    [
        ("3,3", "5,3", False),  # a closed door between
        ("5,1", "9,1", True),  # along a row, over water
        ("5,1", "5,5", True),  # through the corners of nothing shut
        ("1,1", "3,5", True),  # past rubble
        ("3,2", "5,2", False),  # a wall between
    ],
)
def test_sight_goes_over_all_but_walls_and_closed_doors(one: str, other: str, seen: bool) -> None:
    game = turn(
        "lampwright", "1,3", {"mudling-1": "3,1"}, "struck-spark", "steady-glow", where=CAUSEWAY
    )
    walls = field(game).walls
    assert walls.sees(one, other) is seen
    assert walls.sees(other, one) is seen


@pytest.mark.rule("SCN-131")
def test_a_ranged_attack_on_who_stands_beside_has_disadvantage() -> None:
    game = turn(
        "lampwright",
        "5,4",
        {"mudling-1": "6,4"},
        "struck-spark",
        "steady-glow",
        zones={"luck:0": ["well-struck", "glancing"]},
    )
    game.answer("top struck-spark/mudling-1")
    assert health(game, "mudling-1") == 3


@pytest.mark.rule("SCN-132")
def test_up_to_so_many_different_targets() -> None:
    game = turn(
        "lampwright", "4,4", {"mudling-1": "6,4", "mudling-2": "7,4"}, "white-flare", "steady-glow"
    )
    game.answer("top white-flare/mudling-1 mudling-2")
    assert [health(game, f"mudling-{n}") for n in (1, 2)] == [3, 3]
    assert [figure(game, f"mudling-{n}").counters.get("dazed") for n in (1, 2)] == [1, 1]


@pytest.mark.rule("SCN-132")
@pytest.mark.parametrize(
    ("hero", "use", "said", "left"),
    [
        ("lampwright", "top white-flare/{} {}", [], 2),
        ("bargehand", "top broad-swing/{} {}", [], 0),  # all that stand beside
        ("lampwright", "top oil-and-flame/bell-husk-1", ["{}"], 0),  # those around the target
    ],
)
@pytest.mark.parametrize("first", [1, 2])
def test_several_are_struck_in_the_order_that_the_player_says(
    hero: str, use: str, said: list[str], left: int, first: int
) -> None:
    """The first draws the double, the second the miss."""
    order = [f"mudling-{n}" for n in (first, 3 - first)]
    standing = {"mudling-1": "4,3", "mudling-2": "4,5", "bell-husk-1": "5,4"}
    at, card = "5,4" if hero == "bargehand" else "2,4", use.split()[1].partition("/")[0]
    drawn = ["nothing-there", "clean-through", *["as-aimed"] * len(said)]
    if not said:
        del standing["bell-husk-1"]
    game = turn(hero, at, standing, card, "hauling-hook", where=SEXTON, zones={"luck:0": drawn})
    for answer in (use, *said):
        game.answer(answer.format(*order))
    assert (health(game, order[0]), health(game, order[1])) == (left, 4)


@pytest.mark.rule("SCN-132")
@pytest.mark.rule("SCN-174")
def test_several_are_pushed_in_the_order_that_the_player_says() -> None:
    game = turn(
        "bargehand",
        "5,4",
        {"mudling-1": "5,3", "mudling-2": "5,5"},
        "weight-of-the-current",
        "pole-shove",
        where=SEXTON,
    )
    game.answer("bottom weight-of-the-current/stay")
    assert {option.key for option in game.decision.options} == {"mudling-1", "mudling-2"}
    game.answer("mudling-2")
    assert "Mudling 2" in game.decision.ask
    assert game.decision.rule == "SCN-174"


@pytest.mark.rule("SCN-129")
@pytest.mark.rule("SCN-130")
@pytest.mark.parametrize("seed", range(15))
def test_a_heal_from_afar_is_aimed_as_an_attack_is(seed: int) -> None:
    """Within range around walls, and in sight; who is not is shown with the reason."""
    luck = random.Random(seed)
    ground = Ground(content.night(CAUSEWAY).map, open=[(4, 3)])
    free = [place for place in ground.everywhere() if ground.at(place) in ".S~"]
    healer, one, other = luck.sample([place for place in free if 2 <= place[0] <= 6], 3)
    hurt = {f"{each}-figure": {"health": 1} for each in ("bargehand", "reedrunner")}
    game = night(
        {"leechwife": zone_of(healer), "bargehand": zone_of(one), "reedrunner": zone_of(other)},
        {"mudling-1": "9,1"},
        zones={"chosen:0": ["mud-poultice", "bone-needle"]},
        on=hurt,
    )
    game.override("add", name=OPEN, zone="4,3", kind="token")
    allies = {"bargehand-figure": one, "reedrunner-figure": other}
    want = {name for name, at in allies.items() if ground.strikes(healer, at, 3)}
    game.answer("top mud-poultice")
    if not want:
        assert game.decision.rule == "SCN-114"  # of whom there is but one
        return
    assert game.decision.rule == "SCN-129"
    offered = {option.key: option.rule for option in game.decision.options}
    assert {key for key, rule in offered.items() if not rule} == {"leechwife-figure", *want}
    assert {rule for rule in offered.values() if rule} <= {"SCN-129", "SCN-130"}


@pytest.mark.rule("SCN-150")
@pytest.mark.parametrize(
    ("lost", "asked"),
    [
        ((0, 0), None),
        ((1, 0), (1, ["1", "0"])),
        ((0, 1), (2, ["1", "0"])),
        ((3, 0), (1, ["2", "1", "0"])),
    ],
)
def test_up_to_so_many_is_asked_of_who_has_any_and_up_to_what_there_is(
    lost: tuple[int, int], asked: tuple[int, list[str]] | None
) -> None:
    cards = [
        content.abilities_of(hero)[: lost[n]] for n, hero in enumerate(("bargehand", "reedrunner"))
    ]
    game = night(
        {"leechwife": "5,4", "bargehand": "5,3", "reedrunner": "6,4"},
        {"the-sexton-1": "10,7"},
        where=SEXTON,
        zones={"chosen:0": ["called-back", "bone-needle"], "lost:1": cards[0], "lost:2": cards[1]},
    )
    option = game.decision.option("top called-back")
    assert option is not None
    if asked is None:
        assert option.rule == "SCN-150"  # in vain, and greyed
        return
    game.answer("top called-back")
    assert (game.decision.seat, [o.key for o in game.decision.options]) == asked


@pytest.mark.rule("SCN-179")
def test_oil_and_flame_strikes_all_beside_the_target() -> None:
    game = turn(
        "lampwright",
        "4,4",
        {"mudling-1": "6,4", "bell-husk-1": "7,4", "bell-husk-2": "9,4"},
        "oil-and-flame",
        "steady-glow",
        zones={"luck:0": ["as-aimed"] * 3},
    )
    game.answer("top oil-and-flame/mudling-1")
    assert [health(game, n) for n in ("mudling-1", "bell-husk-1", "bell-husk-2")] == [1, 6, 8]


def struck(**more: object) -> Session:
    """The Bargehand is about to take 2 damage of a Mudling beside it."""
    foe = {"mudling-1": "6,4"}
    return acting("mudling-footsteps", {"bargehand": "5,4"}, foe, where=LAMPS, **more)


@pytest.mark.rule("SCN-134")
def test_a_hero_may_lose_a_card_of_the_hand_instead() -> None:
    game = struck()
    game.answer("brace breaker")
    assert health(game, "bargehand-figure") == 12
    assert names(game, "lost:0") == ["breaker"]


@pytest.mark.rule("SCN-177", "SCN-123")
def test_items_and_bracing_are_one_question() -> None:
    game = struck(zones={"items:0": ["oiled-cloak", "barrel-lid"]})
    keys = [option.key for option in game.decision.options]
    assert keys[:3] == ["take", "item oiled-cloak", "item barrel-lid"]
    game.answer("item oiled-cloak")
    game.answer("take")
    assert health(game, "bargehand-figure") == 11


@pytest.mark.rule("SCN-138")
def test_a_monster_without_health_is_taken_off_the_map() -> None:
    game = shoving("breaker", "hauling-hook")
    game.answer("top breaker/mudling-1")
    assert at(game, "mudling-1") == "defeated"


# --- moves, pushes and pulls ---------------------------------------------------------------------


@pytest.mark.rule("SCN-118")
def test_deep_water_costs_2_and_rubble_lamps_and_enemies_stop() -> None:
    game = turn("bargehand", "3,3", {"mudling-1": "3,2"}, "pole-shove", "broad-swing")
    reached = {option.key for option in _places(game, "bottom pole-shove")}
    assert "4,3" in reached
    assert "5,3" not in reached
    assert not reached & {"3,2", "3,4"}


@pytest.mark.rule("SCN-119")
def test_a_leap_goes_over_everything_but_must_end_on_a_free_hex() -> None:
    game = turn("lampwright", "5,4", {"mudling-1": "6,4"}, "wandering-light", "steady-glow")
    reached = {option.key for option in _places(game, "bottom wandering-light")}
    assert {"7,3", "8,4"} <= reached
    assert not reached & {"6,3", "6,4", "6,5"}  # a lamp, a Mudling, rubble


def _places(game: Session, use: str):  # type: ignore[no-untyped-def]
    part = Draft.of(game.decision).take(use).part
    return [option for option in part.options if not option.why and option.key != "stay"]


@pytest.mark.rule("SCN-146")
def test_a_condition_received_in_the_own_turn_lasts_through_the_next() -> None:
    game = turn(
        "lampwright",
        "5,4",
        {"mudling-1": "10,4"},
        "jar-of-sunrise",
        "steady-glow",
        counters={"turn": 0},
        step="hero_begins",
    )
    game.answer("bottom jar-of-sunrise")
    game.answer("done")
    assert figure(game, "lampwright-figure").counters["bright"] == 1


@pytest.mark.rule("SCN-141", "SCN-174")
@pytest.mark.parametrize(
    ("hero", "foe", "ends"),
    [
        ("5,4", "6,4", {"8,4", "7,3", "7,5"}),  # in the open, two steps away
        ("9,3", "10,3", {"10,3"}),  # against a wall: it stays
        ("5,5", "5,4", None),  # every hex farther away that is free
    ],
)
def test_a_push_goes_away_step_by_step_where_it_can(
    hero: str, foe: str, ends: set[str] | None
) -> None:
    game = turn("bargehand", hero, {"mudling-1": foe}, "pole-shove", "hauling-hook")
    game.answer("top pole-shove/mudling-1")
    far = field(game).map.space.distance
    while game.decision.rule == "SCN-174":
        before = far(hero, at(game, "mudling-1"))
        game.answer(next(option.key for option in game.decision.options if option.key != "stay"))
        assert far(hero, at(game, "mudling-1")) == before + 1
    assert ends is None or at(game, "mudling-1") in ends


@pytest.mark.rule("SCN-120", "SCN-121", "SCN-175")
def test_a_hero_who_moves_into_a_door_opens_it_and_may_go_on() -> None:
    game = turn(
        "bargehand",
        "3,3",
        {},
        "hauling-hook",
        "pole-shove",
        where=CAUSEWAY,
        zones={"tactics:fen-hound": ["fen-hound-circling"]},
    )
    game.answer("bottom hauling-hook/4,3")
    assert at(game, "bargehand-figure") == "4,3"
    assert at(game, "fen-hound-1") == "6,3"
    assert len(names(game, "tactic:fen-hound")) == 1
    assert "5,3" in [option.key for option in game.decision.options]
    game.answer("5,3")
    assert at(game, "bargehand-figure") == "5,3"


# --- how a night ends ----------------------------------------------------------------------------


@pytest.mark.rule("SCN-105", "SCN-178")
def test_the_night_is_won_at_the_end_of_the_turn_in_which_its_goal_is_met() -> None:
    game = turn(
        "bargehand",
        "5,4",
        {"the-sexton-1": "6,4"},
        "breaker",
        "hauling-hook",
        where=SEXTON,
        on={"the-sexton-1": {"health": 1}},
    )
    game.answer("top breaker/the-sexton-1")
    assert game.table.outcome is None
    game.answer("done")
    assert game.table.outcome is not None
    assert game.table.outcome.winners == [0]


@pytest.mark.rule("SCN-106")
def test_it_is_lost_when_the_last_round_ends_or_all_are_exhausted() -> None:
    game = shoving(foe="10,4", step="round_end", args={}, counters={"round": 12})
    assert game.table.outcome is not None
    assert game.table.outcome.winners == []
    game = struck(on={"bargehand-figure": {"health": 1}})
    game.answer("take")
    assert game.table.outcome is not None
    assert "exhausted" in game.table.outcome.words


@pytest.mark.rule("SCN-107")
def test_hard_nights_are_a_round_shorter() -> None:
    game = shoving(
        foe="10,4",
        step="round_end",
        args={},
        counters={"round": 11},
        options={"difficulty": "hard"},
    )
    assert game.table.outcome is not None
