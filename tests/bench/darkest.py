"""Darkest Talisman, by itself and with all its boxes: random play, undo late in a campaign, a long
campaign's save, and memory."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping

from tabletop import Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.records.record import write
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.shelf.game_shelf import game_called
from tests.bench.playouts import ROUNDS, chess_moves, median, play
from tests.bench.restless import resident, timed, undoing

CHOICES = 4_000
"""Choices a round; chess makes as many moves."""

LONGEST = 1_000
"""Answers of one random campaign, which may stay in the village for long."""

LATE = 3_000
"""The decision that is undone from, and at which the campaign is saved: it has twenty journeys and
more by then. Both go with the length of a campaign, and bots play some to twelve thousand."""

CAMPAIGNS = 8
"""So many campaigns are played, of which the longest is saved."""

JOURNEYS = 60
"""A campaign with all boxes is as long as this, or as the longest of those that were played."""


def run() -> list[tuple[str, float, float]]:
    """Ratios of processor time, milliseconds, and megabytes."""
    boxes = put_in_play(box.id for box in game_called("darkest").modules)
    decided, chosen = at_random({})
    with_boxes, _ = at_random(boxes)
    session, whole = campaign(), campaign(boxes, 100_000, JOURNEYS)
    saved, saved_whole = write(session.record()), write(whole.record())
    took = median([timed(lambda: write(session.record())) for _ in range(5)])
    told = [
        ("darkest: a decision at random / a random move of python-chess", decided, 1.0),
        ("darkest: the same, dice and shuffles not counted", chosen, 1.5),
        ("darkest: a decision at random with all boxes / a move of python-chess", with_boxes, 2.0),
        ("darkest: undoing late in a campaign, ms", undoing(session) * 1e3, 5.0),
        (f"darkest: a save of {journeys(session)} journeys, MB", len(saved) / 1e6, 2.0),
        ("darkest: writing it, ms", took * 1e3, 40.0),
        (
            f"darkest: a save of {journeys(whole)} journeys with all boxes, MB",
            len(saved_whole) / 1e6,
            3.0,
        ),
    ]
    if sys.platform == "linux":
        memory = resident(whole, "darkest")
        told.append(("darkest: resident memory of it on the screen, MB", memory, 350.0))
    return told


def at_random(options: Mapping[str, str]) -> tuple[float, float]:
    """What a decision in random campaigns costs, and what a choice does, in random moves of
    chess."""
    play("darkest", range(1, 4), 500, random.Random(0), LONGEST, options)
    decided, chosen = [], []
    for number in range(1, ROUNDS + 1):
        played = play("darkest", range(1, 4), CHOICES, random.Random(number), LONGEST, options)
        move = chess_moves(CHOICES, random.Random(number))
        decided.append(played.seconds / played.decisions / move)
        chosen.append(played.seconds / played.choices / move)
    return median(decided), median(chosen)


def journeys(session: Session) -> int:
    """So many times the party has set out."""
    return session.table.count("journeys")


def campaign(
    options: Mapping[str, str] | None = None, late: int = LATE, most: int = 100_000
) -> Session:
    """The longest of some campaigns that careful bots play, up to a *late* decision or until *most*
    journeys are made."""
    played = (_campaign(seed, options, late, most) for seed in range(1, CAMPAIGNS + 1))
    return max(played, key=lambda session: len(session.journal.entries))


def _campaign(seed: int, options: Mapping[str, str] | None, late: int, most: int) -> Session:
    session = new_game("darkest", seats=1, seed=seed, options=options)
    choose, luck, answers = bot(session.game, "thoughtful"), Luck(seed), 0
    while session.decision is not None and answers < late and journeys(session) < most:
        decision = session.decision
        seat = decision.seat
        session.answer(choose(session.view(seat), decision, luck), seat=seat)
        answers += 1
    return session
