"""What nights say: their goals, and what befalls heroes, monsters and lamps in them."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.scenario.board.field import FLAME, OPEN, Field
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.night.setup import types_of
from tabletop.table import verbs
from tests.games.scenario.night import SEXTON, at, field, health, names, night

CHOIR, DORMITORY, UNDERTOW, VIGIL = "the-choir-stalls", "the-dormitory", "the-undertow", "the-vigil"
LIGHTS, CLOISTER, ABBOT = "lights-out", "the-unlit-cloister", "the-abbot-beneath"
CARDS = {"bargehand": ["breaker", "pole-shove"]}


def at_end_of_turn(
    heroes: dict[str, str], monsters: dict[str, str], where: str, **more: object
) -> Session:
    """As a hero's turn ends."""
    return night(heroes, monsters, step="end_turn", where=where, **more)  # type: ignore[arg-type]


def at_end_of_round(
    heroes: dict[str, str],
    monsters: dict[str, str],
    where: str,
    *,
    lit: tuple[str, ...] = (),
    opened: tuple[str, ...] = (),
    **more: object,
) -> Session:
    """As a round ends: the first hero ends its turn, and all have had theirs. These lamps are
    lit, and these doors stand open."""
    cards = CARDS[next(iter(heroes))]
    acted = {f"{hero}-figure": {"acted": 1} for hero in heroes}
    on = {cards[0]: {"lead": 1}, **acted, **more.pop("on", {})}  # type: ignore[dict-item]
    game = night(heroes, monsters, where=where, zones={"chosen:0": cards}, on=on, **more)  # type: ignore[arg-type]
    for kind, places in ((FLAME, lit), (OPEN, opened)):
        for place in places:
            verbs.add(game.table, kind, place, "token", face_up=True)
    game.answer("done")
    return game


def at_reveal(
    heroes: dict[str, str], monsters: dict[str, str], where: str, **more: object
) -> Session:
    """As a round begins, when all have chosen."""
    return night(heroes, monsters, step="reveal", args={}, where=where, **more)  # type: ignore[arg-type]


def is_won(game: Session) -> bool:
    """Whether the heroes have won."""
    return game.table.outcome is not None and bool(game.table.outcome.winners)


# --- goals ---------------------------------------------------------------------------------------


@pytest.mark.rule("SCN-105")
def test_the_choir_is_silent_when_no_chorister_is_left_whoever_else_stands() -> None:
    others = {"mudling-1": "6,1"}
    assert is_won(at_end_of_turn({"bargehand": "1,1"}, others, CHOIR))
    singing = {**others, "drowned-chorister-1": "9,1"}
    assert not is_won(at_end_of_turn({"bargehand": "1,1"}, singing, CHOIR))


@pytest.mark.rule("SCN-105")
def test_the_dormitory_asks_for_doors_and_not_for_monsters() -> None:
    doors = ("3,3", "8,3", "3,7", "8,7")
    heroes, there = {"bargehand": "1,4"}, {"mudling-1": "6,5"}
    assert is_won(at_end_of_round(heroes, there, DORMITORY, opened=doors))
    assert not is_won(at_end_of_round(heroes, there, DORMITORY, opened=doors[:3]))
    assert not is_won(at_end_of_turn(heroes, there, DORMITORY))


@pytest.mark.rule("SCN-182")
def test_a_night_on_the_stair_waits_for_all_who_still_stand_and_for_nobody_else() -> None:
    eel = {"lock-eel-1": "5,1"}
    both = {"bargehand": "12,1", "reedrunner": "12,2"}
    assert is_won(at_end_of_turn(both, eel, UNDERTOW))
    assert not is_won(at_end_of_turn({**both, "reedrunner": "4,3"}, eel, UNDERTOW))
    fell = at_end_of_turn(
        {"bargehand": "12,1", "reedrunner": "hero:1"},
        eel,
        UNDERTOW,
        on={"reedrunner-figure": {"exhausted": 1}},
    )
    assert is_won(fell)


@pytest.mark.rule("SCN-182")
def test_nobody_on_the_map_is_not_everybody_on_the_stair() -> None:
    gone = at_end_of_turn(
        {"bargehand": "hero:0"},
        {"lock-eel-1": "5,1"},
        UNDERTOW,
        on={"bargehand-figure": {"exhausted": 1}},
    )
    assert gone.table.outcome is not None
    assert not is_won(gone)


@pytest.mark.rule("SCN-105")
def test_the_vigil_is_kept_at_the_end_of_round_8_and_not_before() -> None:
    heroes, there = {"bargehand": "6,4"}, {"mudling-1": "1,1"}
    assert not is_won(at_end_of_round(heroes, there, VIGIL, counters={"round": 7}))
    assert is_won(at_end_of_round(heroes, there, VIGIL, counters={"round": 8}))
    hard = at_end_of_round(
        heroes, there, VIGIL, counters={"round": 8}, options={"difficulty": "hard"}
    )
    assert is_won(hard)


@pytest.mark.rule("SCN-105")
def test_the_abbot_is_not_the_sexton() -> None:
    assert is_won(at_end_of_turn({"bargehand": "1,1"}, {"snuffer-1": "8,2"}, ABBOT))
    assert not is_won(at_end_of_turn({"bargehand": "1,1"}, {"the-abbot-1": "11,4"}, ABBOT))
    assert not is_won(at_end_of_turn({"bargehand": "1,2"}, {"the-sexton-1": "9,4"}, SEXTON))


# --- events --------------------------------------------------------------------------------------


@pytest.mark.rule("SCN-181")
def test_latecomers_enter_in_their_round_before_their_type_draws() -> None:
    late = [s for s in content.night(VIGIL).figures if s.round]
    came = [s for s in late if s.round == 3 and s.heroes[0] != "-"]
    early = at_reveal({"bargehand": "6,4"}, {"mudling-1": "1,1"}, VIGIL, counters={"round": 1})
    assert len(Field(early.table).monsters) == 1
    game = at_reveal(
        {"bargehand": "6,4"},
        {},
        VIGIL,
        counters={"round": 3, "revealed": 0},
        zones={"tactics:mudling": ["mudling-settling"], "chosen:0": ["pole-shove", "breaker"]},
        on={"pole-shove": {"lead": 1}},
    )
    stand = {(content.kind_of(p.name), p.zone) for p in Field(game.table).monsters}
    assert came
    assert stand == {(s.monster, s.at) for s in came}
    for standing in came:
        assert len(names(game, f"tactic:{standing.monster}")) == 1


@pytest.mark.rule("SCN-181", "SCN-180")
def test_a_latecomer_whose_hex_is_taken_stands_beside_it() -> None:
    game = at_reveal({"bargehand": "11,4"}, {}, VIGIL, counters={"round": 3, "revealed": 0})
    mudling = at(game, "mudling-1")
    assert field(game).map.space.distance(mudling, "11,4") == 1


@pytest.mark.rule("SCN-184")
def test_deep_water_takes_1_from_each_hero_in_it_at_the_end_of_a_round() -> None:
    game = at_end_of_round(
        {"bargehand": "4,1", "reedrunner": "3,1"}, {"lock-eel-1": "8,5"}, UNDERTOW
    )
    assert field(game).map.terrain["4,1"].name == "deep water"
    assert health(game, "bargehand-figure") == 11
    assert health(game, "reedrunner-figure") == 9
    assert health(game, "lock-eel-1") == 4  # it is at home there


@pytest.mark.rule("SCN-184", "SCN-135")
def test_the_dark_takes_1_from_whom_no_lit_lamp_is_near() -> None:
    heroes = {"bargehand": "1,1", "reedrunner": "7,5"}
    there = {"toll-keeper-1": "7,3"}
    dark = at_end_of_round(heroes, there, CLOISTER)
    assert (health(dark, "bargehand-figure"), health(dark, "reedrunner-figure")) == (11, 8)
    light = at_end_of_round(heroes, there, CLOISTER, lit=("4,1",))
    assert (health(light, "bargehand-figure"), health(light, "reedrunner-figure")) == (12, 8)
    assert light.decision is None or light.decision.rule != "SCN-134"  # no bracing


@pytest.mark.rule("SCN-184")
def test_a_lamp_behind_a_closed_door_is_as_far_as_the_way_to_it() -> None:
    heroes, there = {"bargehand": "8,3"}, {"toll-keeper-1": "7,1"}
    shut = at_end_of_round(heroes, there, CLOISTER, lit=("12,3",))
    assert health(shut, "bargehand-figure") == 11
    ajar = at_end_of_round(heroes, there, CLOISTER, lit=("12,3",), opened=("9,3",))
    assert health(ajar, "bargehand-figure") == 12


@pytest.mark.rule("SCN-178")
def test_whom_the_dark_exhausts_last_has_lost_the_night_at_once() -> None:
    game = at_end_of_round(
        {"bargehand": "1,1"},
        {"toll-keeper-1": "7,3"},
        CLOISTER,
        on={"bargehand-figure": {"health": 1, "acted": 1}},
    )
    assert game.table.outcome is not None
    assert game.table.outcome.words == "All heroes are exhausted."


@pytest.mark.rule("SCN-137")
def test_the_choir_heals_every_monster_and_none_above_its_health() -> None:
    there = {"mudling-1": "6,1", "drowned-chorister-1": "9,1"}
    game = at_end_of_round({"bargehand": "1,1"}, there, CHOIR, on={"mudling-1": {"health": 2}})
    assert health(game, "mudling-1") == 3
    assert health(game, "drowned-chorister-1") == 4


@pytest.mark.rule("SCN-137")
def test_the_abbot_and_his_own_heal_1_for_each_lamp_that_is_dark() -> None:
    hurt = {"the-abbot-1": {"health": 1}}
    for burning, healed in (((), 4), (("4,2",), 3), (("4,2", "9,2", "6,6"), 1)):
        game = at_end_of_round(
            {"bargehand": "1,1"}, {"the-abbot-1": "11,4"}, ABBOT, on=hurt, lit=burning
        )
        assert health(game, "the-abbot-1") == healed, burning


# --- lamps that go out ---------------------------------------------------------------------------


@pytest.mark.rule("SCN-183")
def test_lamps_beside_monsters_go_out_and_may_be_lit_again() -> None:
    game = at_end_of_round({"bargehand": "8,5"}, {"snuffer-1": "8,1"}, LIGHTS, lit=("9,1", "9,5"))
    assert field(game).lit == {"9,5"}
    game = night(
        {"bargehand": "8,1"},
        {"snuffer-1": "2,3"},
        where=LIGHTS,
        zones={"chosen:0": ["pole-shove", "breaker"]},
    )
    lamp = verbs.add(game.table, FLAME, "9,1", "token", face_up=True).piece
    verbs.move(game.table, lamp, "out")
    game.answer("tend pole-shove")
    assert field(game).lit == {"9,1"}


@pytest.mark.rule("SCN-185")
def test_lamps_go_out_before_it_is_asked_if_all_are_lit() -> None:
    heroes, burning = {"bargehand": "8,5"}, ("9,1", "6,3", "9,5")
    assert not is_won(at_end_of_round(heroes, {"snuffer-1": "8,1"}, LIGHTS, lit=burning))
    assert is_won(at_end_of_round(heroes, {"snuffer-1": "2,3"}, LIGHTS, lit=burning))


@pytest.mark.rule("SCN-183")
def test_a_snuffer_puts_out_one_lamp_beside_it_and_its_type_says_so() -> None:
    game = night(
        {"bargehand": "7,1"},
        {"snuffer-1": "8,1"},
        where=LIGHTS,
        zones={"tactic:snuffer": ["snuffer-pinch"], "chosen:0": CARDS["bargehand"]},
        on={"breaker": {"lead": 1}, "bargehand-figure": {"acted": 1}},
    )
    for lamp in ("9,1", "9,5"):
        verbs.add(game.table, FLAME, lamp, "token", face_up=True)
    game.answer("done")
    assert field(game).lit == {"9,1", "9,5"}
    game.answer("take")
    assert field(game).lit == {"9,5"}


# --- who may come --------------------------------------------------------------------------------


@pytest.mark.rule("SCN-156")
def test_eels_swim_and_choristers_wade() -> None:
    game = night(
        {"bargehand": "1,1"}, {"lock-eel-1": "5,1", "reed-piper-1": "10,3"}, where=UNDERTOW
    )
    there = field(game)
    eel, piper = (game.table.named(name) for name in ("lock-eel-1", "reed-piper-1"))
    assert there.pace(eel).cost(["5,1", "4,1"]) == 1
    assert there.pace(piper).cost(["5,1", "4,1"]) == 2


@pytest.mark.rule("SCN-112")
@pytest.mark.parametrize("name", [card.id for card in content.of_kind("scenario")])
def test_a_table_has_the_types_that_its_night_can_bring(name: str) -> None:
    listed = [card.id for card in content.of_kind("monster")]
    types = [card.id for card in types_of(name)]
    assert types == [each for each in listed if each in types]
    assert {standing.monster for standing in content.night(name).figures} <= {*types}
    if "the-abbot" in types:
        assert "drowned-chorister" in types  # he raises them
    if "the-sexton" in types:
        assert "mudling" in types
