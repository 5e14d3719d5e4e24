"""Who acts when, what lowers damage in which order, how a night ends; secret choices, and
hands, saves and undo in the midst of it all."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Session, load
from tabletop.bots.luck import Luck
from tabletop.table.table import freeze
from tests.conformance.walk import whole
from tests.games.scenario.night import (
    CAUSEWAY,
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

TWO = {"bargehand": "1,2", "reedrunner": "1,4"}


# --- late arrivals -------------------------------------------------------------------------------


def rising(mudlings: dict[str, int] | None, *, standing: bool) -> Session:
    """The Sexton raises a Mudling on 56; of *mudlings* the card of this round, if there is one."""
    zones = {"tactic:the-sexton": ["the-sexton-rise"], "tactics:mudling": ["mudling-slow-hands"]}
    on = {"bargehand-figure": {"acted": 1}}
    if mudlings is not None:
        zones["tactic:mudling"] = ["mudling-footsteps"]
        on["mudling-footsteps"] = mudlings
    monsters = {"the-sexton-1": "9,4"} | ({"mudling-1": "10,1"} if standing else {})
    return night(
        {"bargehand": "7,4"}, monsters, where=SEXTON, step="next_turn", args={}, zones=zones, on=on
    )


@pytest.mark.rule("SCN-160")
def test_what_is_raised_does_not_act_where_its_type_has() -> None:
    """At 44 the Mudlings had their turn, the last of them fell since: the new one waits."""
    game = rising({"acted": 1}, standing=False)
    assert at(game, "mudling-1") == "8,3"  # beside the Sexton, the first by row and column
    assert game.decision is None or game.decision.rule != "SCN-134"


@pytest.mark.rule("SCN-160", "SCN-175")
def test_what_is_raised_acts_where_its_type_had_nobody_and_so_no_card() -> None:
    """It draws 35 after the Sexton's 56, and acts right after him."""
    game = rising(None, standing=False)
    assert names(game, "tactic:mudling") == ["mudling-slow-hands"]
    assert struck(game) == "bargehand"


@pytest.mark.rule("SCN-120", "SCN-175", "SCN-112")
def test_types_behind_a_door_act_by_their_numbers_and_those_that_passed_at_once() -> None:
    """The door is opened on 40: the Hounds' 15 has passed, the Mudlings' 62 comes after 50."""
    game = night(
        {"bargehand": "3,3", "lampwright": "1,1"},
        where=CAUSEWAY,
        zones={
            "chosen:0": ["long-stride", "hauling-hook"],
            "chosen:1": ["trimmed-wick", "struck-spark"],
            "tactics:fen-hound": ["fen-hound-circling"],
            "tactics:mudling": ["mudling-settling"],
            "tactics:reed-piper": ["reed-piper-a-sharp-note"],
        },
        on={
            "long-stride": {"lead": 1},
            "trimmed-wick": {"lead": 1},
            "bargehand-figure": {"acted": 1},
        },
    )
    game.answer("move hauling-hook/4,3")
    game.answer("stay")
    assert names(game, "tactic:fen-hound") == ["fen-hound-circling"]
    game.answer("done")
    assert struck(game) == "bargehand"  # by the Hound
    game.answer("take")
    assert (game.table.flow.step, game.decision.seat) == ("act", 1)
    assert not game.table.named("mudling-settling").counters.get("acted")


@pytest.mark.rule("SCN-122", "SCN-180")
def test_the_mudling_of_a_lamp_comes_even_if_its_hero_lit_it_for_nothing_more() -> None:
    """Both entrances are taken: the free hex nearest to the first, the smaller row of those."""
    game = night(
        {"bargehand": "8,1"},
        {"bell-husk-1": "10,2", "fen-hound-1": "10,4"},
        where=LAMPS,
        zones={"chosen:0": ["pole-shove", "hauling-hook"], "items:0": ["spare-wick"]},
        on={"pole-shove": {"lead": 1}},
    )
    game.answer("use spare-wick")
    assert not figure(game, "spare-wick").face_up
    game.answer("done")
    assert at(game, "mudling-1") == "10,1"


# --- what lowers damage --------------------------------------------------------------------------


@pytest.mark.rule("SCN-177", "SCN-123", "SCN-124", "SCN-134")
def test_guard_charges_items_and_bracing_lower_a_blow_in_this_order() -> None:
    """4 + 1 of the card, doubled: 10; less 2 by the barrels, 1 by the lid, 1 by the cloak."""
    game = acting(
        "bell-husk-the-heavy-stroke",
        {"bargehand": "5,4"},
        {"bell-husk-1": "6,4"},
        zones={
            "active:0": ["barrel-wall"],
            "items:0": ["oiled-cloak", "barrel-lid"],
            "luck:monsters": ["clean-through"],
        },
        on={"barrel-wall": {"half": 2, "charges": 3}, "bell-husk-1": {"elite": 1}},
    )
    assert figure(game, "barrel-wall").counters["charges"] == 2
    left = {option.key: option.label for option in game.decision.options}
    assert left["take"] == "Take it: 4 Health left"
    assert left["item oiled-cloak"].endswith("7 damage")
    game.answer("item barrel-lid")
    game.answer("item oiled-cloak")
    assert game.decision.option("take").label == "Take it: 6 Health left"
    with pytest.raises(Refusal, match="SCN-124"):
        game.answer("item oiled-cloak")
    game.answer("brace breaker")
    assert health(game, "bargehand-figure") == 12
    assert figure(game, "oiled-cloak").turn == figure(game, "barrel-lid").turn == 90
    game.undo()
    game.answer("take")
    assert health(game, "bargehand-figure") == 6


@pytest.mark.rule("SCN-135", "SCN-136", "SCN-144", "SCN-176")
def test_nothing_lowers_bleeding() -> None:
    game = night(
        {"bargehand": "5,4"},
        {"the-sexton-1": "10,7"},
        where=SEXTON,
        step="hero_begins",
        zones={
            "chosen:0": ["pole-shove", "hauling-hook"],
            "active:0": ["barrel-wall"],
            "items:0": ["oiled-cloak"],
        },
        on={"barrel-wall": {"half": 2, "charges": 3}, "bargehand-figure": {"bleeding": 1}},
    )
    assert health(game, "bargehand-figure") == 11
    assert figure(game, "barrel-wall").counters["charges"] == 3
    assert (game.table.flow.step, game.decision.rule) == ("act", "SCN-114")


# --- what nothing could come of ------------------------------------------------------------------


@pytest.mark.rule("SCN-122", "SCN-123", "SCN-150")
@pytest.mark.parametrize(
    ("use", "rule", "zones", "on"),
    [
        ("use ledger-page", "SCN-123", {"discard:0": ["breaker"]}, {}),
        ("use smelling-salts", "SCN-123", {}, {"reedrunner-figure": {"dazed": 1}}),
        ("use smelling-salts", "SCN-123", {}, {"bargehand-figure": {"bleeding": 1}}),
        ("bottom old-work-songs", "SCN-150", {"lost:0": ["breaker"]}, {}),
    ],
)
def test_what_nothing_could_come_of_is_greyed_with_the_reason(
    use: str, rule: str, zones: dict[str, list[str]], on: dict[str, dict[str, int]]
) -> None:
    """An item is not spent for nothing; with something to be done to it is offered."""
    laid = {
        "chosen:0": ["old-work-songs", "pole-shove"],
        "items:0": ["ledger-page", "smelling-salts"],
    }
    heroes, far = {"bargehand": "5,4", "reedrunner": "4,4"}, {"the-sexton-1": "10,7"}
    game = night(heroes, far, where=SEXTON, zones=laid)
    with pytest.raises(Refusal) as refused:
        game.answer(use)
    assert refused.value.rule == rule
    game = night(heroes, far, where=SEXTON, zones=laid | zones, on=on)
    option = game.decision.option(use)
    assert option is not None
    assert not option.why


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.rule("SCN-178")
def test_who_bleeds_out_with_the_last_monster_is_not_beaten_by_it() -> None:
    """The last Sexton bleeds to death at the start of his turn: won, whoever lies there."""
    game = acting(
        "the-sexton-dig",
        {"bargehand": "8,4"},
        {"the-sexton-1": "9,4"},
        on={"the-sexton-1": {"health": 1, "bleeding": 1}, "bargehand-figure": {"health": 1}},
    )
    assert game.table.outcome is not None
    assert game.table.outcome.winners == [0]
    assert health(game, "bargehand-figure") == 1


@pytest.mark.rule("SCN-178", "SCN-106")
def test_when_the_last_falls_nobody_else_has_a_turn() -> None:
    """The second Mudling does not move any more."""
    game = acting(
        "mudling-footsteps",
        {"bargehand": "5,4"},
        {"mudling-1": "6,4", "mudling-2": "9,4"},
        on={"bargehand-figure": {"health": 1}},
    )
    game.answer("take")
    assert game.over
    assert at(game, "mudling-2") == "9,4"
    assert game.undo()
    assert game.decision.rule == "SCN-134"


@pytest.mark.rule("SCN-178", "SCN-036")
def test_the_last_hero_that_keeps_a_card_at_1_health_ends_the_night() -> None:
    game = night(
        {"bargehand": "1,2"},
        {"the-sexton-1": "10,1"},
        where=SEXTON,
        step="short_rests",
        args={},
        zones={"hand:0": [], "discard:0": ["pole-shove", "breaker", "broad-swing"]},
        on={"bargehand-figure": {"health": 1}},
    )
    game.answer("rest")
    game.answer("keep")
    assert game.over
    assert game.table.outcome.winners == []


# --- secret choices ------------------------------------------------------------------------------


def choosing(**more: object) -> Session:
    return night(TWO, {"the-sexton-1": "10,1"}, where=SEXTON, step="choose", args={}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("SCN-021", "SCN-051")
def test_each_takes_back_its_own_choice_until_all_are_in_also_in_a_save() -> None:
    game = choosing()
    before = freeze(game.table)
    game.answer("play/pole-shove breaker", seat=0)
    game = load(game.to_json())
    assert freeze(game.table) == before
    assert [decision.seat for decision in game.decisions] == [1]
    assert game.undo(0)
    assert {decision.seat for decision in game.decisions} == {0, 1}
    game.answer("play/quick-cut heron-step", seat=1)
    game.answer("play/breaker pole-shove", seat=0)
    assert names(game, "chosen:0") == ["breaker", "pole-shove"]
    assert game.decision.seat == 1  # 8 before 83
    assert game.undo(0)
    assert [decision.seat for decision in game.decisions] == [0]
    assert names(game, "chosen:1") == []


@pytest.mark.rule("SCN-021", "SCN-016")
def test_a_card_moved_by_hand_between_choices_lets_go_only_of_the_choice_that_named_it() -> None:
    game = choosing()
    game.answer("play/pole-shove breaker", seat=0)
    game.override("move", piece=game.table.named("breaker").id, zone="lost:0")
    assert {decision.seat for decision in game.decisions} == {0, 1}
    game.answer("play/quick-cut heron-step", seat=1)
    game.override("move", piece=game.table.named("broad-swing").id, zone="lost:0")
    assert [decision.seat for decision in game.decisions] == [0]
    with pytest.raises(Refusal):
        game.answer("play/pole-shove broad-swing", seat=0)
    game.answer("play/pole-shove hauling-hook", seat=0)
    assert game.table.flow.step == "act"


@pytest.mark.rule("SCN-021")
def test_a_figure_taken_off_by_hand_takes_no_part_and_its_active_cards_do_nothing() -> None:
    game = choosing(zones={"active:0": ["barrel-wall"]}, on={"barrel-wall": {"half": 2}})
    game.answer("play/quick-cut heron-step", seat=1)
    game.override("move", piece=figure(game, "bargehand-figure").id, zone="out")
    assert [decision.seat for decision in game.decisions] == [1]  # who alone is left says it again
    game.answer("play/quick-cut heron-step", seat=1)
    assert (game.table.flow.step, game.decision.seat) == ("act", 1)
    assert names(game, "active:0") == ["barrel-wall"]


@pytest.mark.rule("SCN-016", "SCN-044", "SCN-134", "SCN-150")
@pytest.mark.parametrize("zone", ["hand", "discard", "lost", "items", "active", "chosen"])
@pytest.mark.parametrize("name", ["token", "hauling-hook"])
def test_two_of_a_name_that_players_laid_are_two_answers(zone: str, name: str) -> None:
    game = night(
        {"bargehand": "5,4"},
        {"mudling-1": "6,4", "the-sexton-1": "10,7"},
        where=SEXTON,
        zones={
            "chosen:0": ["old-work-songs", "pole-shove"],
            "lost:0": ["breaker"],
            "discard:0": ["broad-swing"],
            "tactic:mudling": ["mudling-footsteps"],
        },
        on={"pole-shove": {"lead": 1}},
    )
    for _ in range(2):
        kind = "card" if name != "token" else "token"
        game.override("add", name=name, zone=f"{zone}:0", kind=kind)
    luck, asked = Luck(7), set()
    for _ in range(60):
        if game.over or game.table.count("round") > 3:
            break
        for decision in game.decisions:
            asked.add(decision.rule)
            keys = [option.key for option in decision.options]
            assert len(set(keys)) == len(keys)
        decision = game.decisions[0]
        recover = decision.option("bottom old-work-songs")
        option = recover if recover in decision.legal() else luck.choice(decision.legal())
        game.answer(whole(decision, option, luck), seat=decision.seat)
    assert {"SCN-114", "SCN-134", "SCN-015"} <= asked
