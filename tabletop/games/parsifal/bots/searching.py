"""Bots: `searching` plays out each good action many times and takes the one that wins most often.

It sees no more than the thoughtful bot. Each playout shuffles the unknown tarots at random. All
actions use the same shuffles, so that their comparison does not depend on luck.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.bots import Choose
from tabletop.bots.budget import Budget
from tabletop.bots.luck import Luck
from tabletop.games.parsifal.bots.continuations import continuation, hope
from tabletop.games.parsifal.bots.evaluation import WON, done
from tabletop.games.parsifal.bots.prospects import Prospects
from tabletop.games.parsifal.bots.ranking import Situation, ranking, situation, unhurried
from tabletop.games.parsifal.bots.thoughtful import answer
from tabletop.games.parsifal.bots.turn_plans import Plan
from tabletop.play.questions.decision import Decision
from tabletop.table.view import View


class Tried(NamedTuple):
    """A plan, the number of playouts, and the share of wins they brought."""

    plan: Plan | None
    times: int
    share: float


def searching(budget: Budget) -> Choose:
    """A bot that plays out each good action within *budget*, using only its view."""

    def rank(view: View, seat: int) -> list[Plan | None]:
        """The tried plans, the best first, then the others as the thoughtful bot ranks them."""
        here = situation(view, seat)
        tried = [each.plan for each in search(here, budget)]
        return tried + [each.plan for each in ranking(unhurried(here)) if each.plan not in tried]

    def choose(view: View, decision: Decision, luck: Luck) -> str:
        return answer(view, decision, luck, rank)

    return choose


class _Trial:
    """A plan that is being tried. *hope* is the share of a win that it promises at first."""

    def __init__(self, plan: Plan | None, after: Prospects, hope: float) -> None:
        self.plan, self.after, self.hope = plan, after, hope
        self.times, self.won = 0, 0.0

    def share(self) -> float:
        """The share of a win from the playouts so far. While there are few, the first estimate
        counts as well."""
        return (self.won + FIRST_SIGHT * self.hope) / (self.times + FIRST_SIGHT)


@lru_cache(16)
def search(here: Situation, budget: Budget) -> list[Tried]:
    """The most promising plans, tried within *budget*, the best first; none if the choice is clear.

    After 2, 4, 8 ... playouts each, the worse half of the plans is dropped. The result is cached
    for a while: for the questions that declare the plan, and for explanations.
    """
    ranked = ranking(unhurried(here))
    if ranked[0].score >= WON / here.seats or len(ranked) == 1:
        return []
    before = here.prospects()
    trials = [
        _Trial(each.plan, done(before, each.plan), hope(here, each.score)) for each in ranked[:MOST]
    ]
    alive, spent, shuffle, next_cut = trials[:], 0, 0, 2
    allows = budget.begin()
    while len(alive) > 1 and allows(spent):
        for trial in alive:
            if not allows(spent):
                break
            trial.won += continuation(here, trial.after, Luck(1000 * here.turn + shuffle))
            trial.times += 1
            spent += 1
        shuffle += 1
        if shuffle == next_cut and len(alive) > 2:
            alive.sort(key=_Trial.share, reverse=True)
            alive = alive[: (len(alive) + 1) // 2]
            next_cut *= 2
    rest = [trial for trial in trials if trial not in alive]
    order = sorted(alive, key=_Trial.share, reverse=True) + sorted(rest, key=_last_given_up)
    return [Tried(trial.plan, trial.times, trial.share()) for trial in order]


def _last_given_up(trial: _Trial) -> tuple[int, float]:
    return -trial.times, -trial.share()


MOST = 12
"""The largest number of plans that are tried."""

FIRST_SIGHT = 3
"""The number of playouts that the first estimate of a plan counts for."""
