"""Where cards go when parts are left out, charges run out and heroes fall; and items."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Session
from tabletop.games.scenario.night.blow import shield
from tabletop.play.rules.chronicle import sentence
from tests.games.scenario.night import (
    LAMPS,
    SEXTON,
    acting,
    at,
    figure,
    health,
    names,
    night,
    struck,
)

FAR_OFF = {"the-sexton-1": "10,7"}


def turn(hero: str, *cards: str, monsters: dict[str, str] | None = None, **more: object) -> Session:
    """The turn of *hero* at 5,4, with *cards* played, the Sexton far off."""
    zones = {"chosen:0": [*cards], **more.pop("zones", {})}  # type: ignore[dict-item]
    standing = {**FAR_OFF, **(monsters or {})}
    return night({hero: "5,4"}, standing, where=SEXTON, zones=zones, **more)  # type: ignore[arg-type]


def done(game: Session) -> None:
    """The turn is ended."""
    flow = game.table.flow
    while flow.step == "act" and game.table.flow == flow:
        game.answer("done")


# --- parts that are left out ---------------------------------------------------------------------


@pytest.mark.rule("SCN-117")
def test_who_strikes_nobody_with_the_leech_jar_is_healed_all_the_same() -> None:
    game = turn("leechwife", "leech-jar", "bone-needle", on={"leechwife-figure": {"health": 3}})
    game.answer("top leech-jar/")
    assert health(game, "leechwife-figure") == 5


@pytest.mark.rule("SCN-117")
def test_who_stays_with_the_weight_of_the_current_pushes_all_the_same_or_only_one() -> None:
    foes = {"mudling-1": "6,4", "mudling-2": "4,4"}
    game = turn("bargehand", "weight-of-the-current", "breaker", monsters=foes)
    game.answer("bottom weight-of-the-current/stay")
    game.answer("mudling-2")
    game.answer("stay")
    game.answer("7,4")
    assert [at(game, "mudling-1"), at(game, "mudling-2")] == ["7,4", "4,4"]


@pytest.mark.rule("SCN-117", "SCN-003", "SCN-005")
@pytest.mark.parametrize(
    ("said", "struck_too", "pile"),
    [("stay", "", "discard"), ("stay", "mudling-1", "lost"), ("5,5", "", "lost")],
)
def test_any_part_of_a_lost_half_loses_its_card_and_no_part_does_not(
    said: str, struck_too: str, pile: str
) -> None:
    game = turn("bargehand", "long-stride", "breaker", monsters={"mudling-1": "6,4"})
    game.answer(f"bottom long-stride/{said}")
    assert game.decision.rule == "SCN-132"
    game.answer(struck_too or "done")
    done(game)
    assert "long-stride" in names(game, f"{pile}:0")


@pytest.mark.rule("SCN-150", "SCN-005", "SCN-014")
def test_who_recovers_none_loses_no_card_and_nobody_recovers_the_card_that_says_it() -> None:
    lost = {"lost:0": ["breaker"], "hand:0": ["broad-swing", "barrel-wall"]}
    game = turn("bargehand", "old-work-songs", "pole-shove", zones=lost)
    game.answer("bottom old-work-songs")
    game.answer("0")
    done(game)
    assert "old-work-songs" in names(game, "discard:0")
    game = turn("bargehand", "old-work-songs", "pole-shove", zones=lost)
    game.answer("bottom old-work-songs")
    assert [option.key for option in game.decision.options] == ["1", "0"]  # what there is
    game.answer("1")
    assert [option.key for option in game.decision.options] == ["breaker"]
    game.answer("breaker")
    done(game)
    assert names(game, "lost:0") == ["old-work-songs"]
    assert "breaker" in names(game, "hand:0")


@pytest.mark.rule("SCN-013", "SCN-151")
def test_an_ally_is_called_back_by_her_and_says_itself_which_cards() -> None:
    game = night(
        {"leechwife": "5,4", "bargehand": "6,4"},
        FAR_OFF,
        where=SEXTON,
        zones={
            "chosen:0": ["called-back", "night-watch"],
            "lost:1": ["breaker", "long-stride"],
            "active:1": ["barrel-wall"],
        },
        on={"barrel-wall": {"half": 2, "charges": 3}},
    )
    game.answer("top called-back")
    assert game.decision.seat == 1
    game.answer("2", seat=1)
    assert {option.key for option in game.decision.options} == {"breaker", "long-stride"}
    game.answer("breaker", seat=1)
    game.answer("long-stride", seat=1)
    done(game)
    assert {"breaker", "long-stride"} <= set(names(game, "hand:1"))
    assert names(game, "lost:0") == ["called-back"]


# --- charges -------------------------------------------------------------------------------------


def walled(charges: int, tactic: str = "mudling-footsteps", **more: object) -> Session:
    """A Mudling strikes the Bargehand, whose Barrel Wall has so many *charges* left."""
    on = {"barrel-wall": {"half": 2, "charges": charges}, **more.pop("on", {})}  # type: ignore[dict-item]
    zones = {"active:0": ["barrel-wall"], **more.pop("zones", {})}  # type: ignore[dict-item]
    return acting(tactic, {"bargehand": "5,4"}, {"mudling-1": "6,4"}, on=on, zones=zones, **more)


@pytest.mark.rule("SCN-148", "SCN-009", "SCN-133", "SCN-177")
def test_with_its_last_charge_the_card_is_lost_and_the_blow_is_over() -> None:
    game = walled(1)
    assert health(game, "bargehand-figure") == 12
    assert names(game, "lost:0") == ["barrel-wall"]
    assert "charges" not in figure(game, "barrel-wall").counters
    assert game.decision is None or game.decision.rule != "SCN-134"


@pytest.mark.rule("SCN-148", "SCN-177")
def test_what_a_charge_leaves_may_be_braced_for() -> None:
    game = walled(2, "mudling-settling")
    assert struck(game) == "bargehand"
    assert ": 1 damage." in game.decision.ask
    game.answer("brace breaker")
    assert figure(game, "barrel-wall").counters["charges"] == 1
    assert names(game, "lost:0") == ["breaker"]
    assert health(game, "bargehand-figure") == 12


@pytest.mark.rule("SCN-177", "SCN-148")
@pytest.mark.parametrize("luck", ["nothing-there", "glancing"])
def test_no_charge_is_used_where_guard_or_luck_leave_no_damage(luck: str) -> None:
    """2 damage, and 1 with a glancing blow: less 2 Guard nothing is left for the barrels."""
    game = night(
        {"bargehand": "5,4"},
        {**FAR_OFF, "mudling-1": "6,4"},
        where=SEXTON,
        zones={
            "chosen:0": ["plant-the-feet", "breaker"],
            "active:0": ["barrel-wall"],
            "tactic:mudling": ["mudling-footsteps"],
            "luck:monsters": [luck, "as-aimed"] if luck == "glancing" else [luck],
        },
        on={"barrel-wall": {"half": 2, "charges": 2}, "plant-the-feet": {"lead": 1}},
    )
    game.answer("bottom plant-the-feet")
    done(game)
    assert figure(game, "barrel-wall").counters["charges"] == 2
    assert health(game, "bargehand-figure") == 12


@pytest.mark.rule("SCN-148", "SCN-176")
def test_the_night_watch_heals_after_bleeding_whether_wished_or_not() -> None:
    game = night(
        {"leechwife": "5,4"},
        FAR_OFF,
        where=SEXTON,
        step="hero_begins",
        zones={"chosen:0": ["bone-needle", "leech-jar"], "active:0": ["night-watch"]},
        on={
            "night-watch": {"half": 1, "charges": 1},
            "leechwife-figure": {"health": 2, "bleeding": 1},
        },
    )
    assert health(game, "leechwife-figure") == 3
    assert not figure(game, "leechwife-figure").counters.get("bleeding")
    assert names(game, "lost:0") == ["night-watch"]


@pytest.mark.rule("SCN-149", "SCN-011")
def test_a_bonus_without_charges_outlasts_the_round_and_only_its_owner_ends_it() -> None:
    game = night(
        {"lampwright": "5,4", "bargehand": "1,4"},
        FAR_OFF,
        where=SEXTON,
        step="cleanup",
        args={},
        zones={"active:0": ["steady-glow"]},
        on={"steady-glow": {"half": 1}},
    )
    assert names(game, "active:0") == ["steady-glow"]
    game.answer("play/struck-spark oil-and-flame", seat=0)
    game.answer("play/pole-shove breaker", seat=1)
    assert game.decision.seat == 0
    game.answer("end steady-glow")
    assert names(game, "lost:0") == ["steady-glow"]


# --- conditions ----------------------------------------------------------------------------------


@pytest.mark.rule("SCN-146", "SCN-145")
def test_bright_by_the_mirror_lasts_through_the_next_turn_and_not_through_two() -> None:
    left = []
    game = turn(
        "lampwright",
        "struck-spark",
        "mirror-trick",
        zones={"items:0": ["tin-mirror"]},
        counters={"turn": 0},
        step="hero_begins",
    )
    game.answer("use tin-mirror")
    for cards in ("burning-ground white-flare", "steady-glow trimmed-wick"):
        done(game)
        left.append(figure(game, "lampwright-figure").counters.get("bright", 0))
        game.override("go", step="choose")
        game.answer(f"play/{cards}")
        game.override("go", step="hero_begins", seat=0)
    done(game)
    left.append(figure(game, "lampwright-figure").counters.get("bright", 0))
    assert left == [1, 0, 0]


@pytest.mark.rule("SCN-146", "SCN-142", "SCN-144")
def test_a_condition_got_between_turns_ends_with_the_very_next_one_and_bleeding_does_not() -> None:
    game = turn(
        "bargehand",
        "pole-shove",
        "hauling-hook",
        step="hero_begins",
        on={"bargehand-figure": {"mired": 1, "dazed": 1, "bleeding": 1}},
    )
    assert health(game, "bargehand-figure") == 11
    for way in ("move pole-shove/5,5", "bottom hauling-hook/4,4"):
        with pytest.raises(Refusal, match="SCN-142"):
            game.answer(way)
    done(game)
    states = figure(game, "bargehand-figure").counters
    assert [states.get(each, 0) for each in ("mired", "dazed", "bleeding")] == [0, 0, 1]


@pytest.mark.rule("SCN-137")
@pytest.mark.parametrize(
    ("left", "bleeds", "told"),
    [
        (12, 0, []),
        (12, 1, ["The Bargehand is no longer bleeding."]),
        (11, 1, ["The Bargehand heals 1.", "The Bargehand is no longer bleeding."]),
        (5, 0, ["The Bargehand heals 2."]),
    ],
)
def test_healing_tells_what_came_of_it_and_nothing_more(
    left: int, bleeds: int, told: list[str]
) -> None:
    game = turn(
        "bargehand",
        "stand-in-the-gap",
        "breaker",
        on={"bargehand-figure": {"health": left, "bleeding": bleeds}},
    )
    game.answer("bottom stand-in-the-gap")
    lines = [line for line in game.lines if line.rule == "SCN-137"]
    title = game.game.title_of
    assert [sentence(line, game.table, 0, title) for line in lines] == told
    assert health(game, "bargehand-figure") == min(12, left + 2)
    assert not figure(game, "bargehand-figure").counters.get("bleeding")


# --- those who fall, and what they brought -------------------------------------------------------


@pytest.mark.rule("SCN-140")
@pytest.mark.parametrize("card", ["nettle-smoke", "mud-poultice"])
def test_what_an_exhausted_hero_brought_upon_others_is_over(card: str) -> None:
    game = night(
        {"bargehand": "4,4", "leechwife": "5,4"},
        {**FAR_OFF, "mudling-1": "6,4"},
        where=SEXTON,
        args={"seat": 1},
        zones={
            "chosen:1": [card, "bone-needle"],
            "tactic:mudling": ["mudling-footsteps"],
            "luck:monsters": ["clean-through"],
            "hand:1": [],
        },
        on={"leechwife-figure": {"health": 1}, card: {"lead": 1}, "bargehand-figure": {"acted": 1}},
    )
    game.answer(f"bottom {card}")
    barge = figure(game, "bargehand-figure")
    assert shield(game.table, barge).n > 0
    done(game)
    game.answer("take", seat=1)
    assert at(game, "leechwife-figure") == "hero:1"
    assert shield(game.table, barge).n == 0
    assert card in names(game, "lost:1")


# --- items ---------------------------------------------------------------------------------------


@pytest.mark.rule("SCN-123")
def test_what_an_item_is_for_waits_for_its_owner_s_next_attack_or_move() -> None:
    """Neither the Mudling's attack nor an ally's move uses it up."""
    game = night(
        {"bargehand": "5,4", "reedrunner": "1,4"},
        {"mudling-1": "6,4"},
        where=LAMPS,
        zones={
            "chosen:0": ["pole-shove", "hauling-hook"],
            "chosen:1": ["heron-step", "two-knives"],
            "items:0": ["whetstone", "hobnailed-boots"],
            "tactic:mudling": ["mudling-footsteps"],
        },
        on={"pole-shove": {"lead": 1}, "heron-step": {"lead": 1}},
    )
    game.answer("use whetstone")
    game.answer("use hobnailed-boots")
    done(game)
    game.answer("bottom two-knives/2,4")
    done(game)
    game.answer("take")
    assert len(game.table["kept"]) == 2
    game.override("go", step="choose")
    game.answer("play/barrel-wall plant-the-feet", seat=0)
    game.answer("play/quick-cut thorn-dart", seat=1)
    game.override("go", step="hero_begins", seat=0)
    game.answer("top barrel-wall/mudling-1")
    assert at(game, "mudling-1") == "defeated"  # 3 and 1
    assert len(game.table["kept"]) == 1


@pytest.mark.rule("SCN-129", "SCN-131")
def test_a_longer_range_makes_no_shot_of_a_swing_at_all_around() -> None:
    foes = {"mudling-1": "6,4", "mudling-2": "7,4"}
    swing = {"items:0": ["long-tube"], "luck:0": ["nothing-there", "well-struck"]}
    game = turn("bargehand", "broad-swing", "breaker", monsters=foes, zones=swing)
    game.answer("use long-tube")
    game.answer("top broad-swing")
    assert health(game, "mudling-1") == 1  # one card, and no worse of two
    assert health(game, "mudling-2") == 4


@pytest.mark.rule("SCN-179")
def test_the_flame_around_the_target_is_of_the_same_ranged_attack() -> None:
    foes = {"mudling-1": "7,4", "bell-husk-1": "8,4"}
    game = turn(
        "lampwright",
        "oil-and-flame",
        "mirror-trick",
        monsters=foes,
        zones={"active:0": ["steady-glow"]},
        on={"steady-glow": {"half": 1}},
    )
    game.answer("top oil-and-flame/mudling-1")
    assert at(game, "mudling-1") == "defeated"
    assert health(game, "bell-husk-1") == 8 - (3 + 1 - 1)


@pytest.mark.rule("SCN-127", "SCN-128")
def test_the_second_card_of_luck_is_never_the_first_again() -> None:
    """The last card of the deck is a miss: the second comes of those drawn before."""
    for seed in range(6):
        game = turn(
            "lampwright",
            "struck-spark",
            "mirror-trick",
            monsters={"mudling-1": "7,4"},
            zones={"luck:0": ["nothing-there"], "drawn:0": ["well-struck"]},
            on={"lampwright-figure": {"bright": 1}},
            seed=seed,
        )
        game.answer("top struck-spark/mudling-1")
        assert health(game, "mudling-1") == 1
        assert sorted(names(game, "drawn:0")) == ["nothing-there", "well-struck"]
