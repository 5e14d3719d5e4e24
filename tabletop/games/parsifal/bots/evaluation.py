"""Bots: the value of a board for a seat, by rules of thumb."""

from __future__ import annotations

from tabletop.games.parsifal.bots.prospects import LONE, MANIFOLD, Prospects
from tabletop.games.parsifal.bots.turn_plans import Plan, plans
from tabletop.games.parsifal.cards.lexicon import FIRST_ARTIFACT
from tabletop.games.parsifal.rules.board import Board
from tabletop.games.parsifal.rules.resolution import outcome

WON = 1_000.0
"""The value of winning alone. A shared win is worth a share of it."""

NEAR = (WON, 34.0, 12.0, 5.0, 0.0)
"""The value of a controlled character, by the number of its unmet quests."""

FEAR = 0.55
"""The weight of a rival's prospects against one's own."""

FREE, LOCKED, OWNED, HELD = 2.0, -1.0, 2.5, 1.5
"""The values of a free character, a locked one, an owned artifact, and a captive of a rival."""


def worth(prospects: Prospects, seat: int, caution: float = 1.0) -> float:
    """The value of a board for *seat*: its own prospects minus those of its rivals.

    *caution*, 0 to 1, is the weight of the rivals.
    """
    board = prospects.board
    place, unmet, seats = board.place, prospects.unmet, board.seats
    near = [0.0] * seats
    for kind, number in LONE:
        controller = place[number]
        if controller >= 0:
            near[controller] += NEAR[unmet[kind]]
    for kind in MANIFOLD:
        controllers = prospects.controllers(kind)
        for controller in controllers:
            near[controller] += NEAR[unmet[kind]] / (len(controllers) if unmet[kind] == 1 else 1)
    if max(near) >= WON:
        winners = prospects.winners()
        return WON / len(winners) if seat in winners else -WON
    own, near[seat] = near[seat], 0.0
    return own + _strength(board, seat) - caution * FEAR * (max(near) + sum(near) / seats)


def _strength(board: Board, seat: int) -> float:
    place = board.place
    strength = 0.0
    for controller, by in zip(place, board.locker, strict=False):
        if controller == seat:
            strength += FREE if by < 0 else LOCKED
        elif by >= 0 and place[by] == seat:
            strength += HELD
    for owner in place[FIRST_ARTIFACT:]:
        if owner >= 0 and place[owner] == seat:
            strength += OWNED
    return strength


def done(prospects: Prospects, plan: Plan | None) -> Prospects:
    """The prospects after *plan*. Passing leaves them unchanged."""
    return prospects.after(outcome(prospects.board, [plan.action])) if plan else prospects


def winning(prospects: Prospects, seat: int, suspended: tuple[str, ...] = ()) -> Plan | None:
    """An action with which *seat* wins the game at once, or None."""
    targets = prospects.decisive(seat)
    if not targets:
        return None
    for plan in plans(prospects.board, seat, suspended, targets):
        if seat in done(prospects, plan).winners():
            return plan
    return None
