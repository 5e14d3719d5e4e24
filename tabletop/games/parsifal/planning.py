"""What a seat can do on a board: every action in full, and the answers that declare it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.games.parsifal.board import Board
from tabletop.games.parsifal.declaring import key_of
from tabletop.games.parsifal.deeds import ABILITIES, Action, Deed, deeds_of
from tabletop.games.parsifal.lexicon import ALL
from tabletop.games.parsifal.skills import commanded, control, hand_over


class Plan(NamedTuple):
    """An action in full: `keys` are the answers that declare it, one for each question."""

    keys: tuple[str, ...]
    action: Action


def plans(board: Board, seat: int, suspended: list[str]) -> Iterator[Plan]:
    """Every action that *seat* can take with its own characters, and with those it commands."""
    for actor in board.controlled(seat):
        if board.locker[actor] >= 0:
            continue
        for plan in of_actor(board, seat, actor, deeds_of(board, actor, suspended)):
            keys = (ALL[actor], *plan.keys)
            if plan.action.deed.ability != control.__name__:
                yield Plan(keys, plan.action)
                continue
            one = plan.action.target
            for done in of_actor(board, seat, one, commanded(board, one, suspended)):
                yield Plan(keys + done.keys, done.action)


def of_actor(board: Board, seat: int, actor: int, deeds: list[Deed]) -> Iterator[Plan]:
    """Every action of *actor*, without the choice of the actor."""
    for deed in deeds:
        ability = ABILITIES[deed.ability]
        for target, _, why in ability.aims(board, seat, actor, deed):
            if not why:
                yield from of_target(board, seat, actor, deed, target)


def of_target(board: Board, seat: int, actor: int, deed: Deed, target: int) -> Iterator[Plan]:
    """Every action of *actor* by *deed* on *target*."""
    ability = ABILITIES[deed.ability]
    keys = (key_of(deed), ALL[target])
    receivers = ability.receivers(board, seat, actor, target) if ability.receivers else ()
    if not receivers:
        yield Plan(keys, Action(seat, actor, deed, target))
    for to, _, why in receivers:
        if not why:
            name = f"seat {to}" if deed.ability == hand_over.__name__ else ALL[to]
            yield Plan((*keys, name), Action(seat, actor, deed, target, to))
