"""Positions as nobody would lay them: a table, or a sentence why not, and never without end.

What is laid is part of a real game, bent: pieces elsewhere or twice, counters that are negative or
as large as may be, things that no game knows, any step of the rules with any arguments. Hands can
bring about most of it, too, so whatever goes round for ever here would on a player's table.
"""

from __future__ import annotations

import inspect
import time
from collections import Counter
from functools import cache
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop import Flow, Refusal, RuleFault, Session, lay
from tabletop.bots.luck import Luck
from tabletop.play.rules.procedure import Step
from tabletop.play.shelf.game_shelf import game_called, names
from tabletop.table.bounds import MOST_COUNTED
from tests.conformance.walk import started, whole
from tests.seeds import some_slow

AT_ONCE = 5.0
"""Seconds of this thread that laying and a few answers may take; most take thousandths. Threads of
other tests may still paint."""

ANSWERS = 6
"""How far each position is played on."""

NUMBERS = [0, 1, 2, 3, 7, -1, -2, 40, 50_000, -50_000, MOST_COUNTED, -MOST_COUNTED]
STRANGE: list[Any] = [2**70, -(2**63), MOST_COUNTED + 1, 1.5, "ten", None, [], {}]
NAMES = ["", "x", "nobody#2", "{}", "\ud800", "x" * 300, "__class__"]


@cache
def moments(game: str) -> list[Session]:
    """Games of it, each stopped somewhere."""
    stopped = []
    for seed in range(12):
        luck = Luck(seed)
        session = started(game, seed, luck)
        for _ in range(luck.below(1 + 25 * seed)):
            if not session.decisions:
                break
            asked = session.decisions[0]
            session.answer(whole(asked, luck.choice(asked.legal()), luck), seat=asked.seat)
        if session.decisions:
            stopped.append(session)
    return stopped


def told(session: Session) -> dict[str, Any]:
    """The table of *session* as `lay` is given one."""
    table, known = session.table, game_called(session.game.id).counters
    names, seen = [], Counter[str]()
    for piece in table.pieces:
        seen[piece.name] += 1
        names.append(piece.name if seen[piece.name] == 1 else f"{piece.name}#{seen[piece.name]}")
    return {
        "name": session.game.id,
        "seats": [*table.seats],
        "zones": {
            zone: [names[n] for n in place.pieces if ":" not in names[n]]
            for zone, place in table.zones.items()
            if place.pieces
        },
        "on": {
            names[piece.id]: {each: n for each, n in piece.counters.items() if each in known}
            for piece in table.pieces
            if piece.counters and ":" not in piece.name
        },
        "counters": {each: n for each, n in table.counters.items() if each in known},
        "flow": table.flow,
        "options": dict(table.options),
        "face_up": [],
        "coming": [],
        "seed": 1,
    }


def bend(draw: Any, session: Session, laid: dict[str, Any]) -> None:
    """Change one thing of what is *laid*."""
    game, zones, on = session.game, laid["zones"], laid["on"]
    names = [piece.name for piece in session.table.pieces]
    counters = [each.replace("*", "1") for each in game.counters]
    pick = lambda things: draw(st.sampled_from(things))  # noqa: E731
    match pick(["empty", "move", "twice", "count", "count", "count", "own", "go"]):
        case "empty" if zones:
            del zones[pick([*zones])]
        case "move" if zones:
            moved = zones.pop(pick([*zones]))
            zones.setdefault(pick([*session.table.zones]), []).extend(moved)
        case "twice" if zones:
            zones[pick([*zones])].append(pick(names))
        case "count" if counters:
            value, counter = pick(NUMBERS), pick([*counters, *{each for n in on for each in on[n]}])
            for name in pick([[*on], [pick(names)]]):
                on.setdefault(name, {})[counter] = value
        case "own" if counters:
            laid["counters"][pick([*counters, *laid["counters"]])] = pick(NUMBERS)
        case "go":
            step = game.steps[pick([*game.steps])]
            laid["flow"] = Flow(step.name, _arguments(pick, step, names))


def _arguments(pick: Any, step: Step, names: list[str]) -> dict[str, Any]:
    hints, given = get_type_hints(step.run), {}
    for name, each in [*inspect.signature(step.run).parameters.items()][1:]:
        if each.kind is each.VAR_KEYWORD or (
            each.default is not each.empty and pick([True, False])
        ):
            continue
        any_of = {bool: [True, False], str: [*NAMES[:3], pick(names)]}
        given[name] = pick(any_of.get(hints.get(name), [*NUMBERS, 0, 1, [1, 2]]))
    return given


def spoil(draw: Any, laid: dict[str, Any]) -> None:
    """Have one part of what is *laid* be what nothing of the kind is."""
    pick = lambda things: draw(st.sampled_from(things))  # noqa: E731
    where = pick(["zones", "on", "counters", "coming", "face_up", "seats", "options"])
    name, strange = pick(NAMES), pick(STRANGE)
    laid[where] = pick(
        [strange, [strange], [name], {name: strange}, {name: [name]}, {name: {name: strange}}]
    )


@st.composite
def positions(draw: Any, game: str) -> dict[str, Any]:
    """A moment of *game* with up to six things bent, and maybe one spoilt."""
    session = draw(st.sampled_from(moments(game)))
    laid = told(session)
    for _ in range(draw(st.integers(0, 6))):
        bend(draw, session, laid)
    if not draw(st.integers(0, 9)):
        spoil(draw, laid)
    return laid


@pytest.mark.sampled
@pytest.mark.parametrize("game", some_slow(names(), {"darkest", "restless"}))
def test_whatever_is_laid_is_a_table_or_a_sentence_at_once(game: str) -> None:
    came = Counter[str]()

    @settings(max_examples=120, deadline=None)
    @given(positions(game), st.integers(0, 99))
    def at_once(laid: dict[str, Any], seed: int) -> None:
        began = time.thread_time()
        came[_played_on(laid, Luck(seed))] += 1
        assert time.thread_time() - began < AT_ONCE

    for session in moments(game):  # cards are read when they are met first, which is not timed
        _played_on(told(session), Luck(0))
    at_once()
    assert came["refused"] > 3
    assert came["played on"] > 3


def _played_on(laid: dict[str, Any], luck: Luck) -> str:
    try:
        session = lay(**laid)
    except Refusal:
        return "refused"
    try:
        for _ in range(ANSWERS):
            if not session.decisions or not (legal := session.decisions[0].legal()):
                break
            asked = session.decisions[0]
            session.answer(whole(asked, luck.choice(legal), luck), seat=asked.seat)
    except RuleFault:
        return "stood still"  # the rules stand at the last answer again, and say so
    return "played on"
