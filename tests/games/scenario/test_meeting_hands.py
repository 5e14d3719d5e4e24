"""Whatever players do by hand, the rules go on from there and never break."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop import Session
from tabletop.bots.luck import Luck
from tests.conformance.walk import Walk, whole
from tests.games.scenario.night import SEXTON, night


class Unbroken(Walk):
    """A random game in which no override stops the rules and none makes an answer impossible."""

    def _override(self) -> None:
        super()._override()
        assert not self.session.halted, self.session.halted

    def _attempt(self, deed: Callable[[], None]) -> None:
        deed()


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(4000, 4012))
def test_no_hand_stops_the_rules(seed: int) -> None:
    Unbroken("scenario", seed).run()


def bent() -> Session:
    """A fight, with a card active before its hero and one of each kind in its piles."""
    return night(
        {"bargehand": "5,4", "lampwright": "4,4"},
        {"mudling-1": "6,4", "the-sexton-1": "10,7"},
        where=SEXTON,
        zones={
            "chosen:0": ["pole-shove", "breaker"],
            "chosen:1": ["mirror-trick", "struck-spark"],
            "active:0": ["barrel-wall"],
            "discard:0": ["broad-swing", "long-stride"],
            "tactic:mudling": ["mudling-footsteps"],
            "tactic:the-sexton": ["the-sexton-dig"],
        },
        on={
            "barrel-wall": {"half": 2, "charges": 2},
            "pole-shove": {"lead": 1},
            "mirror-trick": {"lead": 1},
            "lampwright-figure": {"health": 1},
        },
    )


TACTIC = "mudling-footsteps"

BENT: dict[str, tuple[str, dict[str, object]]] = {
    "a half that no card has": ("count", {"piece": "barrel-wall", "counter": "half", "value": 9}),
    "more charges than any": ("count", {"piece": "barrel-wall", "counter": "charges", "value": 99}),
    "a hero of no seat": ("count", {"piece": "bargehand-figure", "counter": "seat", "value": -3}),
    "two heroes of a seat": (
        "count",
        {"piece": "lampwright-figure", "counter": "seat", "value": 1},
    ),
    "a hero of a seat too many": (
        "count",
        {"piece": "lampwright-figure", "counter": "seat", "value": 9},
    ),
    "the turn of nobody": ("count", {"piece": -1, "counter": "active", "value": 9}),
    "a card among what lasts": ("move", {"piece": "long-stride", "zone": "kept"}),
    "a figure in a hand": ("move", {"piece": "mudling-1", "zone": "hand:0"}),
    "a hero in a wall": ("move", {"piece": "bargehand-figure", "zone": "0,0"}),
    "a hero on another": ("move", {"piece": "bargehand-figure", "zone": "4,4"}),
    "no tactic": ("move", {"piece": TACTIC, "zone": "out"}),
    "a tactic of another type": ("move", {"piece": TACTIC, "zone": "tactic:the-sexton"}),
    "a tactic in a hand": ("move", {"piece": TACTIC, "zone": "hand:0"}),
    "an ability as a tactic": ("move", {"piece": "breaker", "zone": "tactic:mudling"}),
    "the night itself in a hand": ("move", {"piece": "the-sexton-below", "zone": "hand:1"}),
    "three chosen": ("move", {"piece": "long-stride", "zone": "chosen:0"}),
    "none leads": ("count", {"piece": "pole-shove", "counter": "lead", "value": 0}),
    "another's card": ("move", {"piece": "struck-spark", "zone": "active:0"}),
    "the end of a sitting": ("go", {"step": "lessons"}),
    "morning": ("go", {"step": "morning"}),
}


@pytest.mark.parametrize("seat", [-3, 0, 9])
def test_a_figure_whose_seat_is_changed_while_it_is_struck_is_struck_all_the_same(
    seat: int,
) -> None:
    game = bent()
    game.override("move", piece=game.table.named("barrel-wall").id, zone="lost:0")
    while game.decision.rule != "SCN-134":
        game.answer("done")
    asked, struck = game.decision.seat, game.table.named("bargehand-figure")
    assert struck.counters["seat"] == asked + 1
    game.override("count", piece=struck.id, counter="seat", value=seat)
    assert (game.halted, game.decision.seat) == (None, asked)
    game.answer("take")
    assert struck.counters["health"] < 12


@pytest.mark.parametrize("bending", BENT)
@pytest.mark.parametrize("seed", range(3))
def test_bent_so_the_night_is_played_to_its_end(bending: str, seed: int) -> None:
    game, luck = bent(), Luck(seed)
    verb, args = BENT[bending]
    if isinstance(name := args.get("piece"), str):
        args = {**args, "piece": game.table.named(name).id}
    game.override(verb, **args)
    assert not game.halted
    for _ in range(400):
        if game.over:
            return
        decision = luck.choice(game.decisions)
        option = luck.choice(decision.legal())
        game.answer(whole(decision, option, luck), seat=decision.seat)
    pytest.fail("it does not end")
