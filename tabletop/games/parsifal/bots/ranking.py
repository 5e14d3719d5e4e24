"""Bots: all that a seat can do, the best first: one action ahead, and what rivals could answer."""

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
    """What a seat knows when it is asked: the board, and what else bears on its choice.

    `active` is the seat whose turn it is, `step` is 1 clockwise and -1 the other
    way, `turn` the number of the turn.
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
        """The board, for trying things out."""
        return board_of(self.seats, [*self.place], [*self.locker], [*self.source], [*self.lies_on])

    def prospects(self) -> Prospects:
        """How near everybody is to a win."""
        return Prospects.of(self.board(), self.latched)

    def rivals(self) -> list[int]:
        """The other seats whose turns come before the seat's next one, in their order."""
        order = [(self.active + self.step * n) % self.seats for n in range(1, self.seats + 1)]
        return order[: order.index(self.seat)]


def situation(view: View, seat: int) -> Situation:
    """What *seat* knows by its *view*."""
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
    """A plan (or None: to pass) and what it is worth.

    `threat` is the rival who could win then (-1: none), and `cost` how much that counts.
    """

    score: float
    plan: Plan | None
    threat: int = -1
    cost: float = 0.0


@lru_cache(64)
def ranking(here: Situation) -> list[Ranked]:
    """All that the seat can do, the best first.

    What no rival's answer could bring to the top is not looked at again: the top is exact.
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
    """*fresh* in a new order, once it is known what rivals could answer."""
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
    """The first rival who could win before the seat moves again (-1: none), and what that costs.

    The next one is sure to see it; others may be stopped by those in between.
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
    """The same for a player who is slow to dare anything for its own sake."""
    return here._replace(turn=max(0, here.turn - PATIENT * here.seats))


def daring(here: Situation) -> float:
    """0 for a long time, then more and more: somebody must dare something. From 1 on heedless."""
    return max(0.0, (here.turn - CAREFUL) / (BOLD * here.seats))


def _whim(here: Situation) -> float:
    return WHIM * daring(here)


CAREFUL, BOLD = 24, 5
"""Turns of full care, and rounds until nothing is left of it."""

PATIENT = 10
"""For how many rounds more an unhurried player takes full care."""

WHIM = 15.0
"""By how much a worse action is taken at times in a game that drags on."""

UNSTOPPED = 0.3
"""How likely the next seat lets a rival's threat stand."""

SPARED = 0.4
"""How much a threat counts for a seat that can interrupt."""
