"""Whole games by bots."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from tabletop.bots import USUAL, bot
from tabletop.bots.budget import Budget
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import CHANCE
from tabletop.play.runner.session import Session
from tabletop.play.start.new_game import new_game
from tabletop.table.table import Seat, unnamed

LONGEST = 20_000
"""The most decisions in a game by bots. After that they are going round in circles."""


def play_out(
    game: str,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, str] | None = None,
    budget: Budget = USUAL,
    watch: Callable[[Session], None] | None = None,
    by_lot: Collection[str] = (),
) -> Session:
    """Play a game of *game* to its end with *bots*, one for each seat. *seed* fixes all luck.

    A game without an end within `LONGEST` decisions is left unfinished. Searching bots think within
    *budget* about each question. *watch* sees the session before each answer. Where people would
    roll or draw for themselves, luck decides; it also answers questions of the rules *by_lot*.

    :raises Refusal: if there is no such game, bot, option or number of seats.
    """
    seats = [Seat(unnamed(n, name), n, name) for n, name in enumerate(bots)]
    session = new_game(game, seats=seats, seed=seed, options=options, hashing=False)
    if watch is not None:
        watch(session)
    luck, at_random = Luck(seed), bot(session.game, "random")
    choose = [bot(session.game, name, budget) for name in bots]
    for _ in range(LONGEST):
        decision = session.decision
        if decision is None:
            break
        seat = decision.seat
        lot = seat == CHANCE or decision.rule in by_lot
        choice = at_random if lot else choose[seat]
        session.answer(choice(session.view(seat), decision, luck), seat=seat)
    return session
