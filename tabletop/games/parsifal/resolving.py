"""Chapter C: an action happens, with all that comes of it; then quests are tested."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.parsifal import extras
from tabletop.games.parsifal.board import Board, read
from tabletop.games.parsifal.content import TITLES
from tabletop.games.parsifal.deeds import ABILITIES, Ability, Action, coded
from tabletop.games.parsifal.laying import lay_out, tell_consequences
from tabletop.games.parsifal.lexicon import FIRST_ARTIFACT
from tabletop.games.parsifal.quests import judge
from tabletop.games.parsifal.skills import hand_over
from tabletop.games.parsifal.steps import STEPS, TO_ACT, TO_END_TURN
from tabletop.play.play import Play
from tabletop.play.procedure import OVER
from tabletop.table.piece import Piece
from tabletop.table.table import Flow

OF_AN_ACTION = ("actor", "by", "deed", "target", "to", "also")
"""Counters that speak of the action that is being declared."""

UNFIT = "What was declared cannot be done any more."


class Unfit(ValueError):
    """What was declared so far does not fit the table, as players have changed it."""


def begin_anew(play: Play) -> Flow:
    """Forget what was declared: the acting player chooses again who acts."""
    play.uncount(OF_AN_ACTION)
    return TO_ACT


def declared(play: Play) -> list[Action]:
    """The action that was declared; two of them if a LOCK fills two slots (PAR-028).

    :raises Unfit: if players changed what was declared into nothing that can be done.
    """
    count, board = play.table.counters.get, play.reading(read)
    deed = coded(count("deed", 0))
    if deed is None:
        raise Unfit
    seat, actor, to = count("active", 0), count("actor", 0) - 1, count("to", 0) - 1
    actions = [Action(seat, actor, deed, count("target", 0) - 1, to)]
    if also := count("also", 0):
        actions.append(actions[0]._replace(target=also - 1))
    for action in actions:
        if not feasible(board, action):
            raise Unfit
    return actions


def feasible(board: Board, action: Action) -> bool:
    """Whether the table lets *action* be: its seat, its target, and who gets that if anybody must.

    Of a blocked target players may have ruled that it can be chosen.
    """
    seat, actor, deed, target, to = action
    if seat >= board.seats or not 0 <= actor < FIRST_ARTIFACT:
        return False
    ability = ABILITIES[deed.ability]
    if target < 0 or not ability.aims(board, seat, actor, deed).shown >> target & 1:
        return False
    if not ability.receivers:
        return True
    getting = ability.receivers(board, seat, actor, target)
    return any(aim.target == to for aim in getting) or not (getting or _goes_somewhere(ability))


def _goes_somewhere(ability: Ability) -> bool:
    """Whether what is done says to whom the target goes."""
    return ability.said.count("{}") > 2


def outcome(board: Board, actions: Iterable[Action]) -> Board:
    """How the tarots lie to each other after *actions*, with all forced consequences."""
    after = board.copy()
    for action in actions:
        ABILITIES[action.deed.ability].do(after, action)
    return after


@STEPS.step("Carry the action out", rule="PAR-022", then="end_turn")
def resolve(play: Play) -> Flow:
    """What was declared happens, if it still can."""
    try:
        actions = declared(play)
    except Unfit:
        play.say(UNFIT, rule="PAR-099")
        return begin_anew(play)
    return carry_out(play, actions)


def carry_out(play: Play, actions: list[Action]) -> Flow:
    """The declared *actions* happen; PAR-088: then quests are tested."""
    table, before = play.table, play.reading(read)
    after = outcome(before, actions)
    for action in actions:
        _tell(play, action)
    lay_out(play, after)
    tell_consequences(play, before, after, actions[-1].target)
    commanded = "by" in table.counters
    play.uncount(OF_AN_ACTION)
    if judge(play):
        return OVER
    return TO_END_TURN if commanded else extras.offer(play, actions[0])  # PAR-060


def _tell(play: Play, action: Action) -> None:
    table = play.table
    ability = ABILITIES[action.deed.ability]
    parts: list[Piece | str] = [table.pieces[action.actor], table.pieces[action.target]]
    if ability.receivers and _goes_somewhere(ability):
        to_seat = action.deed.ability == hand_over.__name__
        parts.append(table.seats[action.to].name if to_seat else table.pieces[action.to])
    play.say(ability.said, *parts, rule=ability.rule)


def in_words(action: Action) -> str:
    """What *action* is, for those who may interrupt it."""
    done = ABILITIES[action.deed.ability].told.format(TITLES[action.target])
    return f"{TITLES[action.actor]} wants to {done}"
