"""The thoughtful bot: does what leaves it best placed, and gives nobody the game if it can."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from tabletop.bots.luck import Luck
from tabletop.games.parsifal.board import Board, read_view
from tabletop.games.parsifal.declaring import key_of
from tabletop.games.parsifal.deeds import Action, coded
from tabletop.games.parsifal.judging import WON, worth
from tabletop.games.parsifal.lexicon import ALL
from tabletop.games.parsifal.planning import Plan, plans
from tabletop.games.parsifal.quests import ALL_QUESTS, NUMBERS, completed
from tabletop.games.parsifal.resolving import outcome
from tabletop.games.parsifal.skills import to_limbo
from tabletop.play.decision import Decision
from tabletop.table.view import View

FEW = 6
"""How many of the best actions are looked at again for what rivals could answer."""


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """What a careful player would do, seeing no more than *view*.

    Answers any question of Parsifal with the key of a legal option; what it knows nothing about it
    leaves to the default or to *luck*.
    """
    legal = [option.key for option in decision.legal()]
    if view.flow.step == "act":
        key = _act(view, decision, luck)
        if key in legal:
            return key
    if view.flow.step in CHOICES:
        key = CHOICES[view.flow.step](view, decision)
        if key in legal:
            return key
    return decision.default if decision.default in legal else luck.choice(legal)


# --- ranking actions ---------------------------------------------------------------------------

Ranked = list[tuple[float, Plan | None]]
"""Plans with what they are worth, the best first; nothing stands for passing."""


def ranking(board: Board, seat: int, caution: float = 1.0, suspended: Sequence[str] = ()) -> Ranked:
    """All that *seat* can do on *board*, the best first.

    *caution*, 0 to 1, is how much it minds what rivals are near to.
    """
    return _ranking(board.seats, *map(tuple, board.parts()), seat, caution, tuple(suspended))


def caution(view: View) -> float:
    """All of it for some rounds, then less and less: somebody must dare something."""
    return max(0.0, min(1.0, 1 - (view.count("round") - DARING) / DARING))


@lru_cache(64)
def _ranking(
    seats: int,
    place: tuple[int, ...],
    locker: tuple[int, ...],
    source: tuple[int, ...],
    lies_on: tuple[int, ...],
    seat: int,
    caution: float,
    suspended: tuple[str, ...],
) -> Ranked:
    board = Board(seats, [*place], [*locker], [*source], [*lies_on])
    ranked: Ranked = [(worth(board, seat, caution), None)]
    for plan in plans(board, seat, [*suspended]):
        ranked.append((worth(outcome(board, [plan.action]), seat, caution), plan))
    ranked.sort(key=_score, reverse=True)
    if ranked[0][0] >= WON / seats:
        return ranked
    again = [(score - caution * _danger(board, plan, seat), plan) for score, plan in ranked[:FEW]]
    again.sort(key=_score, reverse=True)
    return again + ranked[FEW:]


def _score(entry: tuple[float, Plan | None]) -> float:
    return entry[0]


def _danger(board: Board, plan: Plan | None, seat: int) -> float:
    """What it costs if rivals can win before *seat* moves again; the next one is sure to see it."""
    after = outcome(board, [plan.action]) if plan else board
    cost = WON / 2
    for n in range(1, board.seats):
        rival = (seat + n) % board.seats
        if can_win(after, rival):
            return cost
        cost *= 0.8
    return 0.0


def can_win(board: Board, seat: int) -> bool:
    """Whether one action of *seat* wins the game for it."""
    if not any(_within_reach(board, kind, seat) for kind in ALL_QUESTS):
        return False
    for plan in plans(board, seat, []):
        after = outcome(board, [plan.action])
        for kind in completed(after):
            if any(after.place[number] == seat for number in NUMBERS[kind]):
                return True
    return False


def _within_reach(board: Board, kind: str, seat: int) -> bool:
    if not any(board.place[number] == seat for number in NUMBERS[kind]):
        return False
    return sum(not quest.met(board) for quest in ALL_QUESTS[kind]) <= 1


# --- the questions -----------------------------------------------------------------------------


def _act(view: View, decision: Decision, luck: Luck) -> str:
    """The best action; in a game that drags on, now and then another one that is nearly as good."""
    rounds, seat = view.count("round"), decision.seat
    if rounds > LONG_ENOUGH and decision.option("offer a draw"):
        return "offer a draw"
    ranked = ranking(read_view(view), seat, caution(view), view.suspended)
    best = ranked[0][0]
    near = [plan for score, plan in ranked[:FEW] if plan and score > best - BOLD]
    if best < WON / 2 and rounds > RESTLESS and near and luck.chance(50):
        return luck.choice(near).keys[0]
    plan = ranked[0][1]
    return plan.keys[0] if plan else "pass"


def _go_on(view: View, decision: Decision) -> str:
    """The next answer of the best plan that fits what is declared so far."""
    return _next_key(view, decision.seat, _declared(view))


def _declared(view: View) -> tuple[str | None, ...]:
    """The answers that led here; None for what the table does not tell."""
    count = view.count
    actor, by, code, target = count("actor") - 1, count("by") - 1, count("deed"), count("target")
    keys: list[str | None] = [ALL[by], None] if by >= 0 else []
    keys.append(ALL[actor])
    deed = coded(code)
    if deed:
        keys.append(key_of(deed))
    if target:
        keys.append(ALL[target - 1])
    return tuple(keys)


def _next_key(view: View, seat: int, begun: tuple[str | None, ...]) -> str:
    for _, plan in ranking(read_view(view), seat, caution(view), view.suspended):
        if plan and len(plan.keys) > len(begun) and _fits(plan.keys, begun):
            return plan.keys[len(begun)]
    return ""


def _fits(keys: tuple[str, ...], begun: tuple[str | None, ...]) -> bool:
    return all(
        know is None or know == key for key, know in zip(keys[: len(begun)], begun, strict=True)
    )


def _once_more(view: View, decision: Decision) -> str:
    """PAR-081: the best of the actors offered, if any of its actions is better than none."""
    offered = {ALL[int(option.value)]: option.key for option in decision.options[:-1]}
    for _, plan in ranking(read_view(view), decision.seat, caution(view), view.suspended):
        if plan is None:
            return "decline"
        if plan.keys[0] in offered:
            return offered[plan.keys[0]]
    return "decline"


def _window(view: View, decision: Decision) -> str:
    """Stop what is worse for this seat than losing the artifact."""
    board, count = read_view(view), view.count
    deed = coded(count("deed"))
    if deed is None:
        return decision.default
    action = Action(count("active"), count("actor") - 1, deed, count("target") - 1, count("to") - 1)
    happens = worth(outcome(board, [action]), decision.seat)
    best, key = happens + SPENT, decision.default
    for option in decision.legal():
        if option.key.startswith("interrupt "):
            stopped = board.copy()
            to_limbo(stopped, int(option.value))
            value = worth(stopped, decision.seat)
            if value > best:
                best, key = value, option.key
    return key


def _agree(view: View, decision: Decision) -> str:
    return "yes" if view.count("round") > LONG_ENOUGH else "no"


SPENT = 3.0
"""What an artifact that can interrupt is worth beyond what it does where it lies."""

DARING = 8
"""Rounds of full caution, and of less and less."""

RESTLESS, BOLD = 12, 15.0
"""After so many rounds an action is taken that is worse by up to so much, to break a deadlock."""

LONG_ENOUGH = 120
"""Rounds after which a draw is welcome."""

CHOICES: dict[str, Callable[[View, Decision], str]] = {
    "choose_deed": _go_on,
    "aim": _go_on,
    "aim_at": _go_on,
    "extra": _once_more,
    "window": _window,
    "agree": _agree,
}
"""What the bot has a mind of its own about, by the step that asks."""
