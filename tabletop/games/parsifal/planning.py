"""What a seat can do on a board: every action in full, and the answers that declare it."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import NamedTuple

from tabletop.games.parsifal.board import Board, numbers
from tabletop.games.parsifal.declaring import key_of
from tabletop.games.parsifal.deeds import ABILITIES, Action, Deed, deeds_of
from tabletop.games.parsifal.lexicon import ALL
from tabletop.games.parsifal.skills import commanded, control, hand_over

ANYTHING = range(len(ALL))
"""All targets there are."""


class Plan(NamedTuple):
    """An action in full: `keys` are the answers that declare it, one for each question."""

    keys: tuple[str, ...]
    action: Action


def plans(
    board: Board, seat: int, suspended: list[str], targets: Container[int] = ANYTHING
) -> Iterator[Plan]:
    """Every action on *targets* that *seat* can take with its own characters or by commanding.

    Where several characters can hand the same one to the same player, it is told once.
    """
    handed = set()
    for plan in _all_plans(board, seat, suspended, targets):
        action = plan.action
        if action.deed.ability == hand_over.__name__:
            if (action.target, action.to) in handed:
                continue
            handed.add((action.target, action.to))
        yield plan


def _all_plans(
    board: Board, seat: int, suspended: list[str], targets: Container[int]
) -> Iterator[Plan]:
    for actor in board.controlled(seat):
        if board.locker[actor] >= 0:
            continue
        name = ALL[actor]
        for deed in deeds_of(board, actor, suspended):
            if deed.ability != control.__name__:
                for keys, action in _of_deed(board, seat, actor, deed, targets):
                    yield Plan((name, *keys), action)
                continue
            for by, (_, _, _, one, _) in _of_deed(board, seat, actor, deed, ANYTHING):
                for each in commanded(board, one, suspended):
                    for keys, action in _of_deed(board, seat, one, each, targets):
                        yield Plan((name, *by, *keys), action)


def _of_deed(
    board: Board, seat: int, actor: int, deed: Deed, targets: Container[int]
) -> Iterator[Plan]:
    """Every action of *actor* by *deed*, without the choice of the actor."""
    ability = ABILITIES[deed.ability]
    for target in numbers(ability.aims(board, seat, actor, deed).fit()):
        if target not in targets:
            continue
        keys = (key_of(deed), ALL[target])
        receivers = ability.receivers(board, seat, actor, target) if ability.receivers else ()
        if not receivers:
            yield Plan(keys, Action(seat, actor, deed, target))
        for to, _, barred in receivers:
            if not barred:
                name = f"seat {to}" if deed.ability == hand_over.__name__ else ALL[to]
                yield Plan((*keys, name), Action(seat, actor, deed, target, to))
