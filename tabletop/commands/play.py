"""`play GAME`: games by bots, and what came of them."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING

from tabletop.bots import BOTS
from tabletop.bots.playout import play_out
from tabletop.play.decision import Refusal
from tabletop.play.game import game_called

if TYPE_CHECKING:
    from tabletop.play.session import Session

WIDTH = 30
"""Characters of the progress bar."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("play", help="let bots play games and print what came of them")
    parser.add_argument("game")
    parser.add_argument(
        "--bots",
        default="thoughtful",
        help=f"one name for all seats, or one for each with commas: {', '.join(BOTS)}",
    )
    parser.add_argument("--seats", type=int, help="how many seats (default: the fewest)")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (default 1)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games, with a progress bar, and print the results."""
    game = game_called(args.game)
    seats = args.seats if args.seats is not None else game.seats[0]
    names = args.bots.split(",")
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Refusal("", f"{len(names)} bots are named for {seats} seats.")
    if args.games < 1:
        raise Refusal("", f"--games is 1 or more, not {args.games}.")
    options = dict(_option(text) for text in args.option)
    tally = Tally()
    began = time.monotonic()
    for number in range(args.games):
        tally.add(play_out(args.game, names, args.seed + number, options))
        _show_progress(number + 1, args.games, tally)
    print(tally.report(game.title, names, time.monotonic() - began))
    return 0


class Tally:
    """What came of the games so far."""

    def __init__(self) -> None:
        self.games = 0
        self.wins: Counter[int] = Counter()
        self.won = 0
        self.lengths: list[int] = []
        self.endings: Counter[str] = Counter()

    def add(self, session: Session) -> None:
        """Count a game that has ended."""
        outcome = session.table.outcome
        assert outcome is not None
        self.games += 1
        self.won += bool(outcome.winners)
        self.wins.update(outcome.winners)
        self.lengths.append(session.table.count("turns") or len(session.journal.entries))
        self.endings[outcome.words] += 1

    def report(self, title: str, bots: list[str], seconds: float) -> str:
        """The results as lines of text."""
        lengths = sorted(self.lengths)
        share = 100 * self.won / self.games
        error = 196 * (self.won / self.games * (1 - self.won / self.games) / self.games) ** 0.5
        lines = [
            f"{title}: {self.games} games by {', '.join(bots)}, {seconds:.1f} s",
            f"won {self.won} ({share:.1f}%, ± {error:.1f})",
            f"length median {lengths[len(lengths) // 2]} turns, "
            f"shortest {lengths[0]}, longest {lengths[-1]}",
        ]
        lines += [f"{count:6}  {words}" for words, count in self.endings.most_common()]
        return "\n".join(lines)


def _option(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise Refusal("", f"--option wants KEY=VALUE, not {text!r}.")
    return key, value


def _show_progress(done: int, of: int, tally: Tally) -> None:
    if not sys.stderr.isatty() and done < of:
        return
    filled = WIDTH * done // of
    bar = "█" * filled + "░" * (WIDTH - filled)
    end = "\n" if done == of else ""
    print(f"\r{bar} {done}/{of}, won {tally.won}", end=end, file=sys.stderr, flush=True)
