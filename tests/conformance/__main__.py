"""`python -m tests.conformance GAME --games N`: walk in bulk and print what was done."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tests.conformance.walk import Broken, Walk


def main() -> int:
    """Walk; the exit code is 1 at the first game that does not hold."""
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    done: Counter[str] = Counter()
    for number in range(args.games):
        try:
            done += Walk(args.game, args.seed + number).run()
        except Broken as fault:
            print(f"\nBROKEN {fault}")
            return 1
        if sys.stderr.isatty() or number % 100 == 99:
            print(f"\r{number + 1}/{args.games} games", end="", file=sys.stderr, flush=True)
    print("\n" + ", ".join(f"{count} {what}" for what, count in sorted(done.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
