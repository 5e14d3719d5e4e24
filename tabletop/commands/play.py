"""`play GAME`: games by bots, and what came of them."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from statistics import quantiles
from typing import TYPE_CHECKING

from tabletop.bots import BOTS, bot
from tabletop.bots.playout import play_out
from tabletop.play.decision import Refusal
from tabletop.play.game import Game, game_called

if TYPE_CHECKING:
    from tabletop.play.session import Session

WIDTH = 30
"""Characters of the progress bar."""

LINES = 10
"""How often progress is told where it cannot be overwritten, as in a file."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("play", help="let bots play games and print what came of them")
    parser.add_argument("game")
    parser.add_argument(
        "--bots",
        default="thoughtful",
        help=f"one name for all seats, or one for each with commas: {', '.join(BOTS)}",
    )
    parser.add_argument(
        "--seats", type=int, help="how many seats (default: as many as bots are named, or can play)"
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument(
        "--seed", type=int, default=1, help="the first game's seed; the others count up from it"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a table option"
    )
    parser.add_argument("--preset", help="a set of table options by its name")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games, with a progress bar, and print the results.

    :raises Refusal: if the arguments do not fit the game or each other.
    """
    game = game_called(args.game)
    if args.games < 1:
        raise Refusal("", f"--games is 1 or more, not {args.games}.")
    names = _bots(game, args.bots, args.seats)
    options = _options(game, args.preset, args.option)
    tally = Tally(game)
    began = time.monotonic()
    for number in range(args.games):
        tally.add(play_out(args.game, names, args.seed + number, options))
        _show_progress(number + 1, args.games, tally.won)
    print(tally.report(names))
    seconds = time.monotonic() - began
    print(f"{1000 * seconds / args.games:.1f} ms a game, {seconds:.1f} s", file=sys.stderr)
    return 0


class Tally:
    """What came of the games of *game* so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.won = 0
        self.lengths: list[int] = []
        self.endings: Counter[str] = Counter()
        self.causes: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def add(self, session: Session) -> None:
        """Count a game that has ended."""
        outcome = session.table.outcome
        assert outcome is not None
        self.games += 1
        self.won += bool(outcome.winners)
        self.lengths.append(session.table.count("turns") or len(session.journal.entries))
        self.endings[outcome.words] += 1
        if not outcome.winners:
            for heading, cause in self.game.causes(session.table).items():
                self.causes[heading][cause] += 1

    def report(self, bots: list[str]) -> str:
        """The results as lines of text: the same games give the same letters."""
        low, high = interval(self.won, self.games)
        lengths = self.lengths
        cuts = [*quantiles(lengths, method="inclusive")] if len(lengths) > 1 else lengths * 3
        lines = [
            f"{self.game.title}: {self.games} games by {', '.join(bots)}",
            f"won {self.won} of {self.games}: {100 * self.won / self.games:.1f}% "
            f"(95% interval {100 * low:.1f}% to {100 * high:.1f}%)",
            f"length: median {cuts[1]:.0f} turns, half of the games {cuts[0]:.0f} to "
            f"{cuts[2]:.0f}, all {min(lengths)} to {max(lengths)}",
            "endings:",
            *_counted(self.endings),
        ]
        for heading, counted in self.causes.items():
            lines += [f"defeats by {heading}:", *_counted(counted)]
        return "\n".join(lines)


def interval(won: int, games: int) -> tuple[float, float]:
    """The share of wins to be believed with 95% confidence after so many *games* (Wilson's)."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def _bots(game: Game, text: str, seats: int | None) -> list[str]:
    """The name of the bot of each seat."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        bot(game, name)
    if seats is None:
        seats = max(len(names), game.seats[0])
    fewest, most = game.seats
    if not fewest <= seats <= most:
        raise Refusal("", f"{game.title} has {fewest} to {most} seats, not {seats}.")
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Refusal("", f"{len(names)} bots are named for {seats} seats.")
    return names


def _options(game: Game, preset: str | None, texts: list[str]) -> dict[str, str]:
    """The table options of *preset*, changed by those in *texts*."""
    if preset is not None and preset not in game.presets:
        known = ", ".join(game.presets)
        raise Refusal("", f"{game.title} has no preset {preset!r}. It has: {known}.")
    options = dict(game.presets[preset]) if preset else {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise Refusal("", f"--option wants KEY=VALUE, not {text!r}.")
        options[key] = value
    game.settle(options)
    return options


def _counted(counter: Counter[str]) -> list[str]:
    ordered = sorted(counter.items(), key=lambda item: (-item[1], item[0]))
    return [f"{count:6}  {words}" for words, count in ordered]


def _show_progress(done: int, of: int, won: int) -> None:
    """A bar that fills on a terminal; elsewhere a line now and then."""
    on_terminal = sys.stderr.isatty()
    if not on_terminal and done * LINES // of == (done - 1) * LINES // of:
        return
    filled = WIDTH * done // of
    bar = "█" * filled + "░" * (WIDTH - filled)
    start, end = ("\r", "\n" if done == of else "") if on_terminal else ("", "\n")
    print(f"{start}{bar} {done}/{of}, won {won}", end=end, file=sys.stderr, flush=True)
