"""Bots: playouts from a board, with the deck shuffled at random."""

from __future__ import annotations

from tabletop.bots.luck import Luck
from tabletop.games.parsifal.bots.evaluation import WON, done, winning, worth
from tabletop.games.parsifal.bots.prospects import Prospects
from tabletop.games.parsifal.bots.ranking import Situation
from tabletop.games.parsifal.bots.turn_plans import Plan, plans
from tabletop.games.parsifal.cards.lexicon import ALL
from tabletop.games.parsifal.rules.board import AWAY, set_of


def continuation(here: Situation, after: Prospects, luck: Luck) -> float:
    """Play on from *after* the seat's action with quick players.

    Ends with a win, or after the seat's next turn. Returns the seat's share of a win, 0 to 1, or an
    estimate of it.
    """
    deck = imagined(here, luck)
    for n in range(1, here.seats + 1):
        mover = (here.active + here.step * n) % here.seats
        if deck:
            after = after.after(after.board.drawn(deck.pop(), mover))
        winners = after.winners()
        if not winners:
            after = done(after, quick(after, mover, (mover + here.step) % here.seats, here, luck))
            winners = after.winners()
        if winners:
            return 1 / len(winners) if here.seat in winners else 0.0
    return hope(here, worth(after, here.seat))


def hope(here: Situation, value: float) -> float:
    """The expected share of a win on a board worth *value* by the rules of thumb."""
    return max(0.0, min(MOST_HOPE, 1 / here.seats + value / HOPE))


def imagined(here: Situation, luck: Luck) -> list[int]:
    """The tarots that are left to draw, in random order, since nobody knows the real order."""
    unseen = [number for number in range(len(ALL)) if here.place[number] == AWAY]
    for n in range(len(unseen) - 1, 0, -1):
        other = luck.below(n + 1)
        unseen[n], unseen[other] = unseen[other], unseen[n]
    return unseen[: here.deck]


def quick(
    prospects: Prospects, seat: int, following: int, here: Situation, luck: Luck
) -> Plan | None:
    """The action of a quick player: win, or else take the best action it thinks of that does not
    let the *following* seat win."""
    won = winning(prospects, seat, here.suspended)
    if won:
        return won
    thought: list[tuple[float, Prospects, Plan]] = []
    in_mind = set_of(number for number in range(len(ALL)) if luck.chance(ATTENTION))
    for plan in plans(prospects.board, seat, here.suspended, in_mind):
        after = done(prospects, plan)
        thought.append((worth(after, seat), after, plan))
    thought.sort(key=_worth, reverse=True)
    for _, after, plan in thought[:TRIES]:
        if not winning(after, following, here.suspended):
            return plan
    return thought[0][2] if thought else None


def _worth(thought: tuple[float, Prospects, Plan]) -> float:
    return thought[0]


ATTENTION = 40
"""The percentage of tarots that a quick player considers as targets."""

TRIES = 4
"""The number of actions that it checks for the next seat's answer."""

HOPE, MOST_HOPE = 0.6 * WON, 0.8
"""The value at which a win counts as certain, and the highest share of a win before that."""
