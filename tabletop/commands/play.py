"""`play GAME`: games by bots, and their results."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from tabletop.bots import BOTS, USUAL, bot
from tabletop.bots.budget import Budget, Continuations, Milliseconds
from tabletop.bots.luck import Luck
from tabletop.bots.playout import play_out
from tabletop.commands.tally import Result, Tally, result
from tabletop.commands.tally_page import page
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table.event import Event, Moved

WIDTH = 30
"""The width of the progress bar in characters."""

MANY = 60
"""From this number of games on, they are divided among processes."""

LINES = 10
"""The number of progress lines where a line cannot be overwritten, as in a file."""


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
    parser.add_argument(
        "--budget",
        default=str(USUAL.number),
        help="what a searching bot may spend on a question: continuations, or milliseconds as "
        "300ms (then games do not repeat exactly)",
    )
    parser.add_argument(
        "--shuffle-seats", action="store_true", help="seat the bots anew for each game"
    )
    parser.add_argument(
        "--by-lot",
        default="",
        metavar="RULES",
        help="rules whose questions are answered by lot, with commas, as TWR-005",
    )
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, help="how many games at a time"
    )
    parser.add_argument(
        "--with",
        dest="modules",
        action="append",
        default=[],
        metavar="MODULE",
        help="a module of the game that is in play; may be given often",
    )
    parser.add_argument("--preset", help="a set of table options by its name")
    parser.add_argument(
        "--report",
        metavar="FILE.html",
        type=Path,
        help="write a page with plots of what came of it",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games, with a progress bar, and print the results.

    :raises Refusal: if the arguments do not fit the game or each other.
    """
    game = game_called(args.game)
    if args.games < 1:
        raise Refusal("", f"--games is 1 or more, not {args.games}.")
    options = _options(game, args.preset, args.option) | put_in_play(args.modules)
    game = game_called(args.game, options)
    game.settle(options)
    names = _bots(game, args.bots, args.seats)
    budget, by_lot = _budget(args.budget), frozenset(filter(None, args.by_lot.split(",")))
    play = partial(_play, args.game, tuple(names), options, budget, args.shuffle_seats, by_lot)
    tally = Tally(game)
    began = time.monotonic()
    for number, came in enumerate(_all(play, args), 1):
        tally.add(came)
        _show_progress(number, args.games, tally.won)
    print(tally.report(names))
    if args.report is not None:
        args.report.write_text(page(tally, names), encoding="utf-8")
    seconds = time.monotonic() - began
    print(f"{1000 * seconds / args.games:.1f} ms a game, {seconds:.1f} s", file=sys.stderr)
    return 0


def _play(
    game: str,
    bots: tuple[str, ...],
    options: dict[str, str],
    budget: Budget,
    shuffled: bool,
    by_lot: frozenset[str],
    seed: int,
) -> Result:
    """Play one game, with the bots at random seats if they are *shuffled*."""
    names, luck = [*bots], Luck(seed)
    held: set[str] = set()
    if shuffled:
        names = [names.pop(luck.below(len(names))) for _ in bots]
    session = play_out(game, names, seed, options, budget, partial(_watch, held), by_lot)
    return result(session, names, held)


def _watch(held: set[str], session: Session) -> None:
    """Record in *held* the names of the cards that come to any seat."""
    table = session.table

    def hear(event: Event, entry: int) -> None:
        if isinstance(event, Moved) and table.zones[event.target].owner >= 0:
            held.add(table.pieces[event.piece].name)

    session.listen(hear)


def _all(play: Callable[[int], Result], args: argparse.Namespace) -> Iterator[Result]:
    """Play the games, seed by seed. The result does not depend on the number of processes."""
    seeds = range(args.seed, args.seed + args.games)
    if args.processes < 2 or args.games < MANY:
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(args.processes, get_context("spawn")) as pool:
        for came in pool.map(partial(_apart, play), seeds, chunksize=4):
            if isinstance(came, str):
                raise RuntimeError(came)
            yield came


def _apart(play: Callable[[int], Result], seed: int) -> Result | str:
    """The result of the game, or the error in words, because not every error can be sent between
    processes."""
    try:
        return play(seed)
    except (ValueError, RuntimeError) as fault:
        return str(fault)


def _budget(text: str) -> Budget:
    number = text.removesuffix("ms")
    if not number.isdigit() or not int(number):
        raise Refusal("", f"--budget is a number, such as 120 or 300ms, not {text!r}.")
    return Milliseconds(int(number), time.monotonic) if number != text else Continuations(int(text))


def _bots(game: Game, text: str, seats: int | None) -> list[str]:
    """The name of the bot of each seat."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        bot(game, name)
    if seats is None:
        seats = max(len(names), game.seats[0], game.usual if len(names) == 1 else 0)
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
    return options


def _show_progress(done: int, of: int, won: int) -> None:
    """Show a bar that fills on a terminal, and an occasional line elsewhere."""
    on_terminal = sys.stderr.isatty()
    if not on_terminal and done * LINES // of == (done - 1) * LINES // of:
        return
    filled = WIDTH * done // of
    bar = "█" * filled + "░" * (WIDTH - filled)
    start, end = ("\r", "\n" if done == of else "") if on_terminal else ("", "\n")
    print(f"{start}{bar} {done}/{of}, won {won}", end=end, file=sys.stderr, flush=True)
