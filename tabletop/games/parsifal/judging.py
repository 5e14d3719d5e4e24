"""What a board is worth to a seat, by a player's rules of thumb."""

from __future__ import annotations

from tabletop.games.parsifal.board import Board
from tabletop.games.parsifal.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.quests import ALL_QUESTS, NUMBERS

WON = 1_000.0
"""A win alone; shared wins are worth their share."""

NEAR = (WON, 34.0, 12.0, 5.0)
"""A character of one's own, by how many of its quests are open."""

FEAR = 0.55
"""How much a rival's nearness counts against one's own."""

FREE, LOCKED, OWNED, HELD = 2.0, -1.0, 2.5, 1.5
"""A free character, a locked one, an artifact owned, a rival's character held."""


def worth(board: Board, seat: int, caution: float = 1.0) -> float:
    """How good *board* is for *seat*: what it is near to, less what its rivals are near to.

    *caution*, 0 to 1, is how much the rivals count.
    """
    own, rivals = 0.0, [0.0] * board.seats
    place = board.place
    for kind, of_kind in ALL_QUESTS.items():
        controllers = {place[number] for number in NUMBERS[kind] if place[number] >= 0}
        if not controllers:
            continue
        unmet = sum(not quest.met(board) for quest in of_kind)
        if unmet == 0:
            return WON / len(controllers) if seat in controllers else -WON
        near = NEAR[unmet] / (len(controllers) if unmet == 1 else 1)
        for controller in controllers:
            if controller == seat:
                own += near
            else:
                rivals[controller] += near
    return own + _strength(board, seat) - caution * FEAR * (max(rivals) + sum(rivals) / board.seats)


def _strength(board: Board, seat: int) -> float:
    place, locker = board.place, board.locker
    strength = 0.0
    for number in range(FIRST_ARTIFACT):
        if place[number] == seat:
            strength += FREE if locker[number] < 0 else LOCKED
        by = locker[number]
        if by >= 0 and place[by] == seat != place[number]:
            strength += HELD
    for artifact in range(FIRST_ARTIFACT, len(ALL)):
        owner = place[artifact]
        if owner >= 0 and place[owner] == seat:
            strength += OWNED
    return strength
