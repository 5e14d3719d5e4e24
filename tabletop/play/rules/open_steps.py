"""Steps and other moments of a game at which modules may join."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from typing import Any, TypeVar

from tabletop.play.rules.joins import Join
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Flow

R = TypeVar("R", bound=Callable[..., Any])


def open_step(run: R) -> R:
    """Let modules join a step; write it below `step`."""
    moment = run.__name__

    @wraps(run)
    def joined_step(play: Play, **args: Any) -> Flow | Rules[Flow]:
        joins = _open(play, moment)
        return _joined(play, joins, partial(run, play, **args)) if joins else run(play, **args)

    return joined_step  # type: ignore[return-value]


def _joined(play: Play, joins: list[Join], run: Callable[[], Flow | Rules[Flow]]) -> Rules[Flow]:
    """A step with what joins it."""
    if (flow := (yield from _done(play, joins, "before"))) is not None:
        return flow
    flow = yield from _done(play, joins, "instead")
    if flow is None:
        done = run()
        flow = done if isinstance(done, Flow) else (yield from done)
    for join in joins:
        if join.when == "after":
            then = join.run(play)
            flow = (then if then is None or isinstance(then, Flow) else (yield from then)) or flow
    return flow


def comes_to(play: Play, moment: str) -> Rules[None]:
    """Run everything that joins a moment of the game that is not a step."""
    for join in _open(play, moment):
        done = join.run(play)
        if done is not None and not isinstance(done, Flow):
            yield from done


def _open(play: Play, moment: str) -> list[Join]:
    found = play.game.joins_at(moment)
    return [j for j in found if j.only is None or j.only(play.table)] if found else []


def _done(play: Play, joins: list[Join], when: str) -> Rules[Flow | None]:
    """Run the joins of that time, until one returns a step."""
    for join in joins:
        if join.when == when:
            done = join.run(play)
            flow = done if done is None or isinstance(done, Flow) else (yield from done)
            if flow is not None:
                return flow
    return None
