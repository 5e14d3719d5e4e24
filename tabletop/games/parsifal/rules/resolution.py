"""Chapter C: carrying out an action with all its consequences, then testing quests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from tabletop.games.parsifal.cards.lexicon import FIRST_ARTIFACT
from tabletop.games.parsifal.rules import extra_actions
from tabletop.games.parsifal.rules.abilities import (
    ABILITIES,
    Ability,
    Action,
    Skill,
    coded,
    done_by,
    receivers,
)
from tabletop.games.parsifal.rules.board import Board, read
from tabletop.games.parsifal.rules.executor import carry
from tabletop.games.parsifal.rules.quests import judge
from tabletop.games.parsifal.rules.seats import active
from tabletop.games.parsifal.rules.steps import STEPS, TO_ACT
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules
from tabletop.table.bounds import Arg
from tabletop.table.table import Flow, Table

UNFIT = "The declared action is no longer possible."


class Unfit(ValueError):
    """The declaration so far does not fit the table, because players have changed it."""


class Intent(NamedTuple):
    """The declared parts of an action, as numbers for the flow, -1 for none.

    `deed` is a code, `also` the second captive of one LOCK (PAR-028), and `by` the commander of the
    actor (PAR-056).
    """

    actor: int = -1
    deed: int = -1
    target: int = -1
    to: int = -1
    also: int = -1
    by: int = -1


def begun(told: Mapping[str, Arg]) -> Intent:
    """The intent in the flow's arguments *told*."""
    parts = map(told.get, _PARTS)
    return Intent(*(part if isinstance(part, int) else -1 for part in parts))


_PARTS = Intent._fields


def intent_of(actions: list[Action], by: int) -> Intent:
    """The intent of these *actions*, with the commander *by*."""
    first, last = actions[0], actions[-1]
    also = last.target if last is not first else -1
    return Intent(first.actor, first.deed.code, first.target, first.to, also, by)


def known(deed: int) -> Skill:
    """The deed with that code.

    :raises Unfit: if there is none.
    """
    found = coded(deed)
    if found is None:
        raise Unfit
    return found


def actions_of(play: Play, told: Intent) -> list[Action]:
    """The declared actions: one, or two if a LOCK fills two slots (PAR-028).

    :raises Unfit: if the declaration is no longer possible.
    """
    board, seat = play.reading(read), active(play.table)
    first = Action(seat, told.actor, known(told.deed), told.target, told.to)
    actions = [first] if told.also < 0 else [first, replace(first, target=told.also)]
    if told.also == told.target or not may_act(board, told.actor, play.table):
        raise Unfit
    if not all(feasible(board, action) for action in actions):
        raise Unfit
    return actions


RULED = "ruled"
"""The table's counter for a character that players allowed to act this turn: its number plus 1."""


def may_act(board: Board, actor: int, table: Table) -> bool:
    """PAR-015: whether *actor* is in play, and free or allowed to act by the players."""
    if not 0 <= actor < FIRST_ARTIFACT or board.place[actor] < 0:
        return False
    return board.locker[actor] < 0 or table.count(RULED) == actor + 1


def feasible(board: Board, action: Action) -> bool:
    """Whether *action* is possible on the table: its seat, its target, and the receiver if it needs
    one.

    Players may have allowed a barred target.
    """
    seat, actor, target, deed = action.seat, action.actor, action.target, action.deed
    if seat >= board.seats or not 0 <= actor < FIRST_ARTIFACT:
        return False
    ability = ABILITIES[deed.ability]
    if target < 0 or not ability.aims(board, seat, actor, deed).bendable() >> target & 1:
        return False
    if not ability.receivers:
        return True
    getting = receivers(board, seat, actor, deed, target)
    if not getting:
        return not goes_somewhere(ability)
    return any(aim.target == action.to for aim in getting)


def goes_somewhere(ability: Ability) -> bool:
    """Whether the deed names the receiver of its target."""
    return ability.said.count("{}") > 2


def outcome(board: Board, actions: Iterable[Action]) -> Board:
    """The board after *actions*, with all forced consequences."""
    after = board.copy()
    for action in actions:
        done_by(action).on(after)
    return after


@STEPS.step("Carry the action out", rule="PAR-022", then="end_turn")
def resolve(play: Play, **told: Arg) -> Rules[Flow]:
    """Carry out the declared actions, if they are still possible."""
    declared = begun(told)
    try:
        actions = actions_of(play, declared)
    except Unfit:
        play.say(UNFIT, rule="PAR-099")
        return TO_ACT
    return (yield from carry_out(play, actions, declared.by))


def carry_out(play: Play, actions: list[Action], by: int) -> Rules[Flow]:
    """Carry out *actions*. PAR-088: then test quests.

    PAR-060: a second action belongs to the commander *by*, if there is one.
    """
    first = actions[0]
    if by < 0:
        yield from carry(play, actions)
    else:
        first = extra_actions.command(play.reading(read), first, by)
        yield from carry(play, [first], actions)
    if judge(play, play.reading(read)):
        return OVER
    return (yield from extra_actions.offer(play, first))
