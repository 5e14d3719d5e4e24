"""Chapter C: an action happens, with all that comes of it; then quests are tested."""

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
    """What was declared so far does not fit the table, as players have changed it."""


class Intent(NamedTuple):
    """An action as far as it is declared, and what the flow is given: its numbers, -1 for none.

    `deed` is a code, `also` the second captive of one LOCK (PAR-028), and `by` who commands the
    actor (PAR-056).
    """

    actor: int = -1
    deed: int = -1
    target: int = -1
    to: int = -1
    also: int = -1
    by: int = -1


def begun(told: Mapping[str, Arg]) -> Intent:
    """What is declared where the flow is given what is *told*."""
    parts = map(told.get, _PARTS)
    return Intent(*(part if isinstance(part, int) else -1 for part in parts))


_PARTS = Intent._fields


def intent_of(actions: list[Action], by: int) -> Intent:
    """What is declared by these *actions*, whose actor is commanded *by* another."""
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
    """What was declared, as it is *told*: one action; two if a LOCK fills two slots (PAR-028).

    :raises Unfit: if it cannot be done any more.
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
"""The table's counter of whom players ruled to act this turn all the same: its number, plus 1."""


def may_act(board: Board, actor: int, table: Table) -> bool:
    """Whether *actor* is in play, and free (PAR-015) unless players ruled that it may act."""
    if not 0 <= actor < FIRST_ARTIFACT or board.place[actor] < 0:
        return False
    return board.locker[actor] < 0 or table.count(RULED) == actor + 1


def feasible(board: Board, action: Action) -> bool:
    """Whether the table lets *action* be: its seat, its target, and who gets that if anybody must.

    Of a blocked target players may have ruled that it can be chosen.
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
    """Whether what is done says to whom the target goes."""
    return ability.said.count("{}") > 2


def outcome(board: Board, actions: Iterable[Action]) -> Board:
    """How the tarots lie to each other after *actions*, with all forced consequences."""
    after = board.copy()
    for action in actions:
        done_by(action).on(after)
    return after


@STEPS.step("Carry the action out", rule="PAR-022", then="end_turn")
def resolve(play: Play, **told: Arg) -> Rules[Flow]:
    """What was declared happens, if it still can."""
    declared = begun(told)
    try:
        actions = actions_of(play, declared)
    except Unfit:
        play.say(UNFIT, rule="PAR-099")
        return TO_ACT
    return (yield from carry_out(play, actions, declared.by))


def carry_out(play: Play, actions: list[Action], by: int) -> Rules[Flow]:
    """The declared *actions* happen; PAR-088: then quests are tested.

    PAR-060: the second action is that of who commanded the actor, *by*, if anybody did.
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
