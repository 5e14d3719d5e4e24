"""`python -m tests.conformance GAME --games N`: play in bulk and print what was done.

GAME is one game, or `all`: then they take turns.

Random games with everything thrown in; with `--taking-back`, games with much taken back, held
against games with nothing taken back; with `--anyway`, games in which all that is forbidden is
tried, and done anyway. `--processes` shares them out.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial
from multiprocessing import get_context

from tabletop.play.shelf.game_shelf import names
from tests.conformance.bulk import WAYS, play


def main() -> int:
    """Play; the exit code is 1 at the first game that does not hold, or with `--anyway` after all,
    if there was any: then what was found is listed."""
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    ways = parser.add_mutually_exclusive_group()
    for way in WAYS[1:]:
        flag = f"--{way.replace(' ', '-')}"
        ways.add_argument(flag, dest="way", action="store_const", const=way, default=WAYS[0])
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    done: Counter[str] = Counter()
    found: Counter[str] = Counter()
    seeds = range(args.seed, args.seed + args.games)
    with get_context("spawn").Pool(args.processes) as pool:
        each = partial(play, names() if args.game == "all" else [args.game], args.way)
        for number, (did, amiss) in enumerate(pool.imap_unordered(each, seeds), 1):
            done += did
            found += amiss
            if found and args.way != "anyway":
                break
            if sys.stderr.isatty() or number % 100 == 0:
                print(f"\r{number}/{args.games} games", end="", file=sys.stderr, flush=True)
    for words, times in found.most_common():
        print(f"BROKEN {times} times: {words}")
    print("\n" + ", ".join(f"{count} {what}" for what, count in sorted(done.items())))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
