"""`trace GAME`: records of games by bots (questions, answers, rolls, positions, rules), and whether
two records are equal.

Words are left out: they may change while games stay the same.
"""

from __future__ import annotations

import argparse
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path

import msgspec

from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.bots.playout import LONGEST
from tabletop.play.questions.decision import CHANCE, Decision, Refusal
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.start.new_game import new_game
from tabletop.table.table import Seat, unnamed

BOTS = ("thoughtful", "random")
"""The bots that play, in turn: thoughtful ones find good moves, random ones find possible moves."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("trace", help="write what happens in games, or compare it")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--write", type=Path, metavar="FILE", help="keep the trace there")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare it with that one")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and write or compare. Returns 1 if anything differs.

    :raises Refusal: if there is no such game, or no such file.
    """
    traces = traced(args.game, args.games)
    if args.write:
        args.write.write_bytes(msgspec.json.encode(traces))
    if not args.against:
        print(f"{len(traces)} games, {sum(map(len, traces))} steps")
        return 0
    if not args.against.is_file():
        raise Refusal("", f"There is no file {args.against}.")
    before = msgspec.json.decode(args.against.read_bytes(), type=list[list[str]])
    told = [*differences(before, traces)]
    for line in told:
        print(line)
    print(f"{len(traces)} games compared, {len(told)} are not as they were")
    return 1 if told else 0


def traced(game: str, games: int) -> list[list[str]]:
    """The records of this number of games by bots, step by step."""
    low, high = game_called(game).seats
    return [
        trace(game, low + number % (high - low + 1), BOTS[number % len(BOTS)], number)
        for number in range(games)
    ]


def trace(game: str, seats: int, by: str, seed: int) -> list[str]:
    """One game: for each question the asked seat, the rule, the keys of the options, the answer,
    the rolls, the positions of all pieces, and the rules of the chronicle lines."""
    places = [Seat(unnamed(n, by), n, by) for n in range(seats)]
    session = new_game(game, seats=places, seed=seed, hashing=False)
    choose, at_random, luck = bot(session.game, by), bot(session.game, "random"), Luck(seed)
    steps, told = [], 0
    for _ in range(LONGEST):
        decision = session.decision
        if decision is None:
            break
        picks = at_random if decision.seat == CHANCE else choose
        answer = picks(session.view(decision.seat), decision, luck)
        asked = _asked(decision)
        session.answer(answer, seat=decision.seat)
        rules = " ".join(line.rule for line in session.lines[told:])
        told = len(session.lines)
        steps.append(f"{asked} > {answer} | {rules} | {_table(session)}")
    return steps


def _asked(decision: Decision) -> str:
    keys = " ".join(option.key for option in decision.options)
    return f"{decision.seat} {decision.rule} {_digest(keys)}"


def _table(session: Session) -> str:
    """The positions of all pieces and all counters, in short form."""
    table = session.table
    pieces = [
        (piece.name, piece.zone, piece.face_up, sorted(piece.counters.items()))
        for piece in table.pieces
    ]
    order = [(name, zone.pieces) for name, zone in table.zones.items() if zone.pieces]
    return _digest(repr((pieces, order, sorted(table.counters.items()))))


def _digest(words: str) -> str:
    return sha256(words.encode()).hexdigest()[:12]


def differences(before: list[list[str]], now: list[list[str]]) -> list[str]:
    """The first difference in each game that differs."""
    told = []
    for number, (was, game) in enumerate(zip_longest(before, now, fillvalue=None)):
        if was == game:
            continue
        if was is None or game is None:
            told.append(f"game {number}: it is in one trace alone")
            continue
        steps = zip_longest(was, game, fillvalue="(over)")
        step, (one, other) = next((at, both) for at, both in enumerate(steps) if both[0] != both[1])
        told.append(f"game {number}, step {step}:\n  was {one}\n  is  {other}")
    return told
