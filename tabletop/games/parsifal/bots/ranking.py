"""Bots: all actions of a seat, the best first, looking one action ahead and at the answers of
rivals."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.bots.luck import Luck
from tabletop.games.parsifal.bots.evaluation import WON, done, winning, worth
from tabletop.games.parsifal.bots.prospects import Prospects
from tabletop.games.parsifal.bots.turn_plans import Plan, plans
from tabletop.games.parsifal.rules.board import Board, board_of, read_view
from tabletop.games.parsifal.rules.interruption import interrupting
from tabletop.games.parsifal.rules.quests import Latched, latched
from tabletop.table.view import View


class Situation(NamedTuple):
    """The facts that a seat uses to choose: the board and the turn.

    `active` is the seat whose turn it is, `step` is 1 clockwise and -1 anticlockwise, `turn` is the
    number of the turn.
    """

    seat: int
    active: int
    seats: int
    step: int
    turn: int
    deck: int
    place: tuple[int, ...]
    locker: tuple[int, ...]
    source: tuple[int, ...]
    lies_on: tuple[int, ...]
    suspended: tuple[str, ...]
    latched: Latched

    def board(self) -> Board:
        """The board, on which actions are tried out."""
        return board_of(self.seats, [*self.place], [*self.locker], [*self.source], [*self.lies_on])

    def prospects(self) -> Prospects:
        """How near every seat is to a win."""
        return Prospects.of(self.board(), self.latched)

    def rivals(self) -> list[int]:
        """The other seats whose turns come before this seat's next turn, in order."""
        order = [(self.active + self.step * n) % self.seats for n in range(1, self.seats + 1)]
        return order[: order.index(self.seat)]


def situation(view: View, seat: int) -> Situation:
    """The facts that *seat* knows from its *view*."""
    place, locker, source, lies_on = map(tuple, read_view(view).parts())
    return Situation(
        seat,
        view.count("active") % len(view.seats),
        len(view.seats),
        -1 if view.count("direction") < 0 else 1,
        view.count("turns"),
        len(view["deck"]),
        place,
        locker,
        source,
        lies_on,
        tuple(view.suspended),
        latched(view),
    )


class Ranked(NamedTuple):
    """A plan (None: pass) and its value. `threat` is the rival who could then win (-1: none), and
    `cost` the value that this threat takes away."""

    score: float
    plan: Plan | None
    threat: int = -1
    cost: float = 0.0


@lru_cache(64)
def ranking(here: Situation) -> list[Ranked]:
    """All actions of the seat, the best first.

    Only actions that could come out on top are checked for the answers of rivals, so the first
    place is exact.
    """
    prospects, seat = here.prospects(), here.seat
    caution = max(0.0, 1 - daring(here))
    luck = Luck(here.turn)
    fresh = [Ranked(worth(prospects, seat, caution), None)]
    for plan in plans(prospects.board, seat, here.suspended):
        score = worth(done(prospects, plan), seat, caution)
        whim = luck.below(100) * _whim(here) / 100
        fresh.append(Ranked(score if score >= WON / here.seats else score + whim, plan))
    fresh.sort(key=_score, reverse=True)
    if fresh[0].score >= WON / here.seats:
        return fresh
    return _feared(here, prospects, fresh, caution)


def _feared(
    here: Situation, prospects: Prospects, fresh: list[Ranked], caution: float
) -> list[Ranked]:
    """*fresh* sorted again, once the answers of rivals are known."""
    looked_at: list[Ranked] = []
    best = -2 * WON
    for number, (score, plan, _, _) in enumerate(fresh):
        if score <= best:
            looked_at += fresh[number:]
            break
        threat, cost = danger(here, done(prospects, plan))
        looked_at.append(Ranked(score - caution * cost, plan, threat, caution * cost))
        best = max(best, looked_at[-1].score)
    looked_at.sort(key=_score, reverse=True)
    return looked_at


def _score(ranked: Ranked) -> float:
    return ranked.score


def danger(here: Situation, after: Prospects) -> tuple[int, float]:
    """The first rival who could win before the seat's next turn (-1: none), and the cost of that
    threat.

    The next seat is sure to see its chance. Seats in between may stop the others.
    """
    cost = WON * (SPARED if _can_interrupt(after.board, here.seat) else 1)
    for rival in here.rivals():
        if winning(after, rival, here.suspended):
            return rival, cost
        cost *= UNSTOPPED
    return -1, 0.0


def _can_interrupt(board: Board, seat: int) -> bool:
    for artifact in interrupting():
        owner = board.place[artifact]
        if owner >= 0 and board.place[owner] == seat and board.free(owner):
            return True
    return False


def unhurried(here: Situation) -> Situation:
    """The same for a player who takes risks later."""
    return here._replace(turn=max(0, here.turn - PATIENT * here.seats))


def daring(here: Situation) -> float:
    """The willingness to take risks: 0 for a long time, then growing, since somebody must take a
    risk. From 1 on, no caution is left."""
    return max(0.0, (here.turn - CAREFUL) / (BOLD * here.seats))


def _whim(here: Situation) -> float:
    return WHIM * daring(here)


CAREFUL, BOLD = 24, 5
"""The number of turns with full caution, and the number of rounds until it is gone."""

PATIENT = 10
"""The number of additional rounds in which an unhurried player keeps full caution."""

WHIM = 15.0
"""The largest loss in value that a bot sometimes accepts in a game that drags on."""

UNSTOPPED = 0.3
"""The probability that the next seat does not stop a rival's threat."""

SPARED = 0.4
"""The weight of a threat for a seat that can interrupt."""
