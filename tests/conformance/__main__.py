"""`python -m tests.conformance GAME --games N`: play in bulk and print what was done.

Random games with everything thrown in; with `--taking-back`, games with much taken back, held
against games with nothing taken back. `--processes` shares them out.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial
from multiprocessing import get_context

from tests.conformance.bulk import play


def main() -> int:
    """Play; the exit code is 1 at the first game that does not hold."""
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--taking-back", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    done: Counter[str] = Counter()
    seeds = range(args.seed, args.seed + args.games)
    with get_context("spawn").Pool(args.processes) as pool:
        each = partial(play, args.game, args.taking_back)
        for number, found in enumerate(pool.imap_unordered(each, seeds), 1):
            if isinstance(found, str):
                print(f"\nBROKEN {found}")
                return 1
            done += found
            if sys.stderr.isatty() or number % 100 == 0:
                print(f"\r{number}/{args.games} games", end="", file=sys.stderr, flush=True)
    print("\n" + ", ".join(f"{count} {what}" for what, count in sorted(done.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
