"""Random playouts, and games played on in thought, against random moves of python-chess.

The whole engine is on: journal, checkpoints, labelled options, chronicle. Legal answers are
computed and one is chosen at random on both sides. A whole answer may have several parts, each a
choice from a list of its own, as a move of chess is: what a choice costs is told, and what whole
answers of Parsifal do, which have three or four. Decisions are these and what the chance seat was
asked, whose answers (dice, shuffles) stand in the journal beside those of the others.
Bots play: people would be told beside each option of Parsifal what would come of it.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Mapping
from typing import NamedTuple

import chess

from tabletop import new_game
from tabletop.bots.luck import Luck
from tabletop.games.parsifal.bots.continuations import continuation
from tabletop.games.parsifal.bots.evaluation import done
from tabletop.games.parsifal.bots.prospects import Prospects
from tabletop.games.parsifal.bots.ranking import Situation, ranking, situation
from tabletop.play.questions.declaration import Declared
from tabletop.table.table import Seat
from tests.bench.by_lot import by_lot

ANSWERS = 4_000
"""Decisions a round; both sides make about as many."""

ROUNDS = 9


def run() -> list[tuple[str, float, float]]:
    """Seconds per decision as a share of seconds per move of chess (bound 0.6).

    Aimed at is half a move. Rounds of the same games differ by a tenth to either side, and the
    middle one of nine has been 0.52 of Tower and 0.55 of Parsifal on a quiet machine: a bound at
    what is aimed at would tell the day and not the code. What costs a fifth more is noticed.

    Tower's decisions keep it with its dice and shuffles counted, of which there is one for every
    two of them: a move of chess brings none. What a choice alone costs is told beside it.
    """
    answered, journalled, parsifal, actions = [], [], [], []
    play("tower", range(2, 5), 500, luck=random.Random(0))
    play("parsifal", range(2, 7), 500, luck=random.Random(0))
    for number in range(1, ROUNDS + 1):
        move = chess_moves(ANSWERS, luck=random.Random(number))
        tower = play("tower", range(2, 5), ANSWERS, luck=random.Random(number))
        answered.append(tower.seconds / tower.choices / move)
        journalled.append(tower.seconds / tower.decisions / move)
        contest = play("parsifal", range(2, 7), ANSWERS, luck=random.Random(number))
        parsifal.append(contest.seconds / contest.choices / move)
        actions.append(contest.seconds / contest.answers / move)
    return [
        ("playouts: a choice in Tower / a random move of python-chess", median(answered), 0.8),
        ("playouts: the same, dice and shuffles counted too", median(journalled), 0.6),
        ("playouts: a decision of Parsifal / a random move of chess", median(parsifal), 0.6),
        ("playouts: a whole answer of Parsifal / a random move of chess", median(actions), 1.5),
        *searching(),
    ]


def searching() -> list[tuple[str, float, float]]:
    """A continuation of Parsifal's searching bot, in random moves of chess; three counts of seats.

    One continuation is a whole round of quick players: 2, 4 or 6 turns.
    """
    told = []
    for seats, bound in ((2, 30.0), (4, 45.0), (6, 45.0)):
        begun = situations(seats)
        ratios = []
        for number in range(1, ROUNDS + 1):
            move = chess_moves(1_000, luck=random.Random(number))
            ratios.append(continuation_seconds(begun, number) / move)
        name = f"playouts: a continuation of Parsifal with {seats} seats / a random move of chess"
        told.append((name, median(ratios), bound))
    return told


def situations(seats: int) -> list[tuple[Situation, Prospects]]:
    """The questions of a game by thoughtful bots, turns 8 to 40, each with the best action done."""
    session, found = new_game("parsifal", seats=seats, seed=3, hashing=False), []
    while session.decision and session.table.count("turns") < 40:
        decision = session.decision
        seen = session.view(decision.seat)
        if seen.flow.step == "act" and seen.count("turns") > 8:
            here = situation(seen, decision.seat)
            found.append((here, done(here.prospects(), ranking(here)[0].plan)))
        session.answer(session.game.thoughtful(seen, decision, Luck(1)))
    return found


def continuation_seconds(begun: list[tuple[Situation, Prospects]], number: int) -> float:
    """Processor seconds for one continuation."""
    began = time.process_time()
    for here, after in begun:
        continuation(here, after, Luck(number))
    return (time.process_time() - began) / len(begun)


def median(values: list[float]) -> float:
    """The middle value: one slow round does not count."""
    return statistics.median(values)


class Played(NamedTuple):
    """What random games cost in processor seconds, and how often something was chosen in them, how
    many answers that made, and how many entries of journals."""

    seconds: float
    choices: int
    answers: int
    entries: int

    @property
    def decisions(self) -> int:
        """How much was decided, dice and shuffles among it."""
        return self.choices + self.entries - self.answers


def play(
    game: str,
    seats: range,
    choices: int,
    luck: random.Random,
    longest: int = 100_000,
    options: Mapping[str, str] | None = None,
) -> Played:
    """Random games of *game* with *options*, in which about so many *choices* are made.

    The numbers of *seats* take turns. No game is played twice: what a program remembers of the last
    one helps no more than in play.
    """
    chosen = answers = entries = games = 0
    began = time.process_time()
    while chosen < choices:
        seed = luck.getrandbits(32)
        bots = [Seat(f"Bot {n + 1}", n, "random") for n in range(seats[games % len(seats)])]
        session = new_game(game, seats=bots, seed=seed, options=options, hashing=False)
        games += 1
        until = answers + longest
        while session.decisions and answers < until:
            decision = session.decisions[0]
            answer = by_lot(decision, luck)
            session.answer(answer, seat=decision.seat)
            chosen += len(answer.draft.said) if type(answer) is Declared else 1  # one in each part
            answers += 1
        entries += len(session.journal.entries)
    return Played(time.process_time() - began, chosen, answers, entries)


def chess_moves(moves: int, luck: random.Random) -> float:
    """Processor seconds for a random move, over at least *moves* of them."""
    done = 0
    began = time.process_time()
    while done < moves:
        board = chess.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
            done += 1
    return (time.process_time() - began) / done
