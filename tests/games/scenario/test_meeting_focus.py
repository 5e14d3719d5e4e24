"""Whom monsters focus on and where they go, in situations where rules meet."""

from __future__ import annotations

import random

import pytest

from tabletop.games.scenario.cards import content
from tabletop.play.rules.chronicle import sentence
from tests.games.scenario.by_the_book import Ground, Turn, focus, walk, zone_of
from tests.games.scenario.night import (
    CAUSEWAY,
    LAMPS,
    SEXTON,
    acting,
    after,
    at,
    health,
    names,
    night,
    struck,
)

# --- whom ----------------------------------------------------------------------------------------


@pytest.mark.rule("SCN-152")
@pytest.mark.parametrize(
    ("lead", "focused"), [("quick-cut", "reedrunner"), ("finishing-blow", "bargehand")]
)
def test_a_hero_that_has_acted_keeps_the_initiative_of_this_round(lead: str, focused: str) -> None:
    """Its cards lie in the discard pile by then: 8 and 79 against the 24 of who has yet to act."""
    game = after(
        (),
        "mudling-footsteps",
        {"bargehand": "4,4", "reedrunner": "6,4"},
        {"mudling-1": "5,4"},
        {0: ["pole-shove", "breaker"], 1: [lead, "heron-step"]},
    )
    assert "heron-step" in names(game, "discard:1")
    assert struck(game) == focused


@pytest.mark.rule("SCN-152", "SCN-006")
def test_also_where_its_lead_card_is_active_already() -> None:
    game = after(
        ("bottom marsh-mask",),
        "mudling-footsteps",
        {"bargehand": "4,4", "reedrunner": "6,4"},
        {"mudling-1": "5,4"},
        {0: ["pole-shove", "breaker"], 1: ["marsh-mask", "quick-cut"]},
    )
    assert names(game, "active:1") == ["marsh-mask"]
    assert struck(game) == "bargehand"  # 24 before the 64 of Marsh Mask, whatever Quick Cut says


@pytest.mark.rule("SCN-152")
def test_the_initiative_of_the_last_round_counts_no_more() -> None:
    game = after(
        (),
        "mudling-footsteps",
        {"bargehand": "4,4", "reedrunner": "6,4"},
        {"mudling-1": "5,4"},
        {0: ["pole-shove", "breaker"], 1: ["quick-cut", "heron-step"]},
    )
    game.override("go", step="cleanup")
    while game.decision.rule == "SCN-028":
        game.answer("go on")
    game.answer("play/barrel-wall long-stride", seat=0)  # 33
    game.answer("play/finishing-blow marsh-mask", seat=1)  # 79
    game.override("go", step="monsters_act", monster="mudling")
    assert struck(game) == "bargehand"


@pytest.mark.rule("SCN-152", "SCN-156")
def test_a_hound_swims_to_a_hero_that_a_mudling_finds_too_far() -> None:
    """Between two who are as near in hexes, with deep water before the one of lower initiative."""
    heroes = {"bargehand": "3,3", "reedrunner": "7,4"}
    resting = {"on": {"reedrunner-figure": {"resting": 1}}, "zones": {"chosen:1": []}}
    hound = acting("fen-hound-circling", heroes, {"fen-hound-1": "5,3"}, **resting)
    assert (at(hound, "fen-hound-1"), struck(hound)) == ("4,3", "bargehand")
    mudling = acting("mudling-footsteps", heroes, {"mudling-1": "5,3"}, **resting)
    assert (at(mudling, "mudling-1"), struck(mudling)) == ("6,3", "reedrunner")


@pytest.mark.rule("SCN-157", "SCN-172")
def test_who_strikes_all_around_strikes_nobody_where_the_focus_is_out_of_reach() -> None:
    """The hero of Still Water beside it is no focus, and there are no others without one."""
    game = after(
        ("top still-water",),
        "bell-husk-full-peal",
        {"bargehand": "1,4", "reedrunner": "8,4"},
        {"bell-husk-1": "7,4"},
        {0: ["pole-shove", "breaker"], 1: ["still-water", "quick-cut"]},
    )
    assert at(game, "bell-husk-1") == "6,4"
    assert health(game, "reedrunner-figure") == 9


@pytest.mark.rule("SCN-157", "SCN-171")
def test_who_strikes_all_around_strikes_the_focus_first_then_by_initiative() -> None:
    heroes = {"bargehand": "6,4", "lampwright": "8,4", "reedrunner": "7,3"}  # 24, 18, 8
    game = acting("bell-husk-full-peal", heroes, {"bell-husk-1": "7,4"})
    order = []
    while game.decision is not None and game.decision.rule == "SCN-134":
        order.append(struck(game))
        game.answer("take")
    assert order == ["reedrunner", "lampwright", "bargehand"]


@pytest.mark.rule("SCN-152")
def test_a_monster_tells_whom_it_would_go_for_and_why_and_the_chronicle_whom_it_went_for() -> None:
    game = night(
        {"bargehand": "2,4", "reedrunner": "7,4"},
        {"mudling-1": "5,4"},
        where=LAMPS,
        zones={
            "chosen:0": ["pole-shove", "breaker"],
            "chosen:1": ["quick-cut", "heron-step"],
            "tactic:mudling": ["mudling-footsteps"],
        },
        on={
            "pole-shove": {"lead": 1},
            "quick-cut": {"lead": 1},
            "bargehand-figure": {"acted": 1},
            "reedrunner-figure": {"acted": 1},
        },
    )
    (path,) = game.game.paths(game.table)
    why, does = path.words.split("\n")
    assert does == "It attacks The Reedrunner: 2 damage before luck, 7 of 9 Health left."
    runner, barge = why.removeprefix("Mudling 1: ").split("; ")
    why = "1 point of movement, 2 hexes away, initiative 8"
    assert runner == f"The Reedrunner (focus): {why}"
    assert barge == "The Bargehand: 3 points of movement, 3 hexes away, initiative 24"
    game.answer("done")
    said = [line for line in game.lines if line.rule == "SCN-152"]
    words = sentence(said[0], game.table, 0, game.game.title_of)
    assert words == f"Mudling 1 focuses on The Reedrunner: {why}."


# --- where to ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tactic", "where", "hero", "monsters", "ends"),
    [
        pytest.param(
            "fen-hound-circling", SEXTON, "5,6", ["8,6"], "5,5",
            id="5,5 and 5,7 cost 3 each: the lower row",
            marks=pytest.mark.rule("SCN-155"),
        ),
        pytest.param(
            "fen-hound-circling", LAMPS, "4,5", ["5,1"], "4,4",
            id="4,4 and 5,4 cost 3 each: the lower column",
            marks=pytest.mark.rule("SCN-155"),
        ),
        pytest.param(
            "bell-husk-noon", SEXTON, "2,1", ["5,6"], "4,6",
            id="its hex is 2,2, lower in column than 3,2: so it goes round the water before 3,2",
            marks=pytest.mark.rule("SCN-173"),
        ),
        pytest.param(
            "the-sexton-out-of-my-ground", SEXTON, "9,6", ["5,1"], "7,3",
            id="of the hexes beside 9,6 its own first, then the way to that one",
            marks=pytest.mark.rule("SCN-173"),
        ),
        pytest.param(
            "bell-husk-noon", LAMPS, "8,4", ["9,2"], "9,2",
            id="8,3 is deep water, and comes before 9,4: with 1 point it stops before it",
            marks=pytest.mark.rule("SCN-169"),
        ),
        pytest.param(
            "bell-husk-noon", LAMPS, "2,1", ["2,5", "2,4"], "2,5",
            id="an ally stands on the way, and no free hex is nearer: it stays",
            marks=pytest.mark.rule("SCN-169"),
        ),
        pytest.param(
            "reed-piper-the-old-air", LAMPS, "4,4", ["10,1", "9,2"], "9,3",
            id="an ally stands where its points end: off the way as little is left",
            marks=pytest.mark.rule("SCN-169"),
        ),
        pytest.param(
            "mudling-footsteps", SEXTON, "5,2", ["8,3", "6,3"], "7,3",
            id="of the hexes from which 2 points are left the one that is cheaper to come to",
            marks=pytest.mark.rule("SCN-169"),
        ),
        pytest.param(
            "mudling-footsteps", LAMPS, "9,3", ["7,1", "9,2"], "8,1",
            id="of those that are as cheap the lower row",
            marks=pytest.mark.rule("SCN-169"),
        ),
    ],
)  # fmt: skip
def test_where_a_monster_ends_its_move(
    tactic: str, where: str, hero: str, monsters: list[str], ends: str
) -> None:
    kind = next(card.id for card in content.of_kind("monster") if tactic.startswith(card.id))
    other = "bell-husk" if kind != "bell-husk" else "mudling"
    standing = {f"{kind}-1": monsters[0]} | {f"{other}-1": place for place in monsters[1:]}
    game = acting(tactic, {"bargehand": hero}, standing, where=where)
    assert at(game, f"{kind}-1") == ends


@pytest.mark.rule("SCN-155", "SCN-170")
def test_a_ranged_monster_prefers_the_hex_that_is_beside_no_hero() -> None:
    """3,3 and 3,4 cost it the same; 3,3 is the lower row, and beside who is not focused on."""
    cards = {0: ["pole-shove", "breaker"], 1: ["still-water", "quick-cut"]}
    heroes = {"bargehand": "1,1", "reedrunner": "3,2"}
    monsters = {"reed-piper-1": "4,4", "the-sexton-1": "10,7"}
    game = after(
        ("top still-water",), "reed-piper-the-old-air", heroes, monsters, cards, where=SEXTON
    )
    assert at(game, "reed-piper-1") == "3,4"
    assert struck(game) == "bargehand"


# --- everything, held against the rules written once more ----------------------------------------

CHANGES = {
    "mudling-slow-hands": (2, 1),
    "mudling-out-of-the-drain": (3, 1),
    "mudling-settling": (1, 1),
    "fen-hound-all-legs": (6, 1),
    "fen-hound-circling": (4, 1),
    "reed-piper-the-old-air": (2, 3),
    "reed-piper-nearer-now": (3, 2),
    "reed-piper-a-sharp-note": (1, 3),
    "reed-piper-come-here": (0, 3),
    "bell-husk-swinging": (2, 1),
    "bell-husk-the-clapper": (0, 1),
    "the-sexton-dig": (3, 1),
    "the-sexton-dust-to-dust": (0, 3),
}
"""What the tactic gives: points of movement, and range."""


@pytest.mark.rule("SCN-152", "SCN-155", "SCN-164", "SCN-165", "SCN-166", "SCN-169")
@pytest.mark.parametrize("seed", range(60))
def test_anywhere_it_goes_and_strikes_as_the_rules_say(seed: int) -> None:
    luck = random.Random(seed)
    where, tactic = luck.choice([CAUSEWAY, LAMPS, SEXTON]), luck.choice(list(CHANGES))
    where = SEXTON if tactic.startswith("the-sexton") else where  # he is in no other night
    kind = next(card.id for card in content.of_kind("monster") if tactic.startswith(card.id))
    points, far = CHANGES[tactic]
    ground = Ground(content.night(where).map)
    free = [place for place in ground.everywhere() if ground.at(place) in ".S~"]
    spots = luck.sample(free, 8)
    heroes = dict(zip(("bargehand", "reedrunner", "lampwright"), spots[:3], strict=True))
    others = [name for name in ("mudling-1", "bell-husk-1", "fen-hound-1") if kind not in name]
    monsters = dict(zip([f"{kind}-1", *others], spots[3:], strict=False))
    ground.heroes, ground.monsters = [*heroes.values()], [*monsters.values()]
    turn = Turn(points, far, (24, 8, 18), 1 if kind == "fen-hound" else 2, far > 1)
    start = monsters[f"{kind}-1"]
    seat = focus(ground, start, turn)
    ends = start if seat is None else walk(ground, start, seat, turn)
    game = acting(
        tactic,
        {hero: zone_of(place) for hero, place in heroes.items()},
        {name: zone_of(place) for name, place in monsters.items()},
        where=where,
        zones={f"tactic:{name[:-2]}": [_idle(name)] for name in others},
        on={_idle(name): {"acted": 1} for name in others},
    )
    assert at(game, f"{kind}-1") == zone_of(ends)
    if seat is not None and ground.strikes(ends, ground.heroes[seat], far):
        assert game.decision.seat == seat
    else:
        assert game.decision is None or game.decision.rule != "SCN-134"


def _idle(name: str) -> str:
    """A card of the type of the monster called *name*."""
    return next(c.id for c in content.of_kind("tactic") if c.id.startswith(name[:-2]))
