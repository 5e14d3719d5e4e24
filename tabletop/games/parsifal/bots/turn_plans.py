"""Bots: all complete actions of a seat on a board, and the answers that declare them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.games.parsifal.cards.lexicon import ALL
from tabletop.games.parsifal.rules.abilities import ABILITIES, Action, Skill, deeds_of, receivers
from tabletop.games.parsifal.rules.action_options import key_of
from tabletop.games.parsifal.rules.board import EVERY, Board, numbers
from tabletop.games.parsifal.rules.skills import CONTROL, HAND_OVER, commanded


class Plan(NamedTuple):
    """A complete action, and the command `by` which its actor acts, if any."""

    action: Action
    by: Action | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """The answer keys that declare the plan, one for each part."""
        by, action = self.by, self.action
        keys = [ALL[by.actor], key_of(by.deed)] if by else []
        keys += [ALL[action.actor], key_of(action.deed), ALL[action.target]]
        if action.to >= 0:
            handed = action.deed.ability == HAND_OVER
            keys.append(f"seat {action.to}" if handed else ALL[action.to])
        return tuple(keys)


def plans(
    board: Board, seat: int, suspended: tuple[str, ...], targets: int = EVERY
) -> Iterator[Plan]:
    """Every action on *targets* that *seat* can take with its own characters or by commanding.

    If several characters can hand over the same one to the same player, only one of these actions
    is listed.
    """
    handed = set()
    for plan in _all_plans(board, seat, suspended, targets):
        action = plan.action
        if action.deed.ability == HAND_OVER:
            if (action.target, action.to) in handed:
                continue
            handed.add((action.target, action.to))
        yield plan


def _all_plans(board: Board, seat: int, suspended: tuple[str, ...], targets: int) -> Iterator[Plan]:
    for actor in numbers(board.of[seat]):
        if board.locker[actor] >= 0:
            continue
        for deed in deeds_of(actor, board.owned[actor], suspended):
            if deed.ability != CONTROL:
                for action in _of_deed(board, seat, actor, deed, targets):
                    yield Plan(action)
                continue
            for by in _of_deed(board, seat, actor, deed, EVERY):
                for each in commanded(by.target, board.owned[by.target], suspended):
                    for action in _of_deed(board, seat, by.target, each, targets):
                        yield Plan(action, by)


def _of_deed(board: Board, seat: int, actor: int, deed: Skill, targets: int) -> Iterator[Action]:
    """Every action of *actor* by *deed*."""
    ability = ABILITIES[deed.ability]
    for target in numbers(ability.aims(board, seat, actor, deed).fit & targets):
        getting = receivers(board, seat, actor, deed, target) if ability.receivers else ()
        if not getting:
            yield Action(seat, actor, deed, target)
        for aim in getting:
            if not aim.why:
                yield Action(seat, actor, deed, target, aim.target)
