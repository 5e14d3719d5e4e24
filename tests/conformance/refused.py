"""Whatever lies open and is not offered is tried, at questions of random games: why is it refused?

`python -m tests.conformance.refused GAME --games N` counts, and lists what is amiss: refusals
without a rule of the book or without a reason, and reasons that are given for whatever lies
anywhere, which are none. The tests look at a game of each. Nothing is done anyway:
`python -m tests.conformance GAME --anyway` does that.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass

from tabletop.play.shelf.game_shelf import names
from tests.conformance.forbidden import Forbidden


@dataclass
class Refused(Forbidden):
    """One random game in which whatever is not offered is tried, and only that."""

    bent: int = 0

    def _do_anyway(self, *_: object) -> None:
        self.seen["blocked options"] += 1


def main() -> int:
    """Count; the exit code is 1 if anything was amiss."""
    parser = argparse.ArgumentParser(prog="refused", description=__doc__)
    parser.add_argument("game", choices=[*names(), "all"])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--looked", type=int, default=100, help="percent of questions tried at")
    parser.add_argument("--places", type=int, default=12, help="tried of each piece; 0: all")
    parser.add_argument("--shown", type=int, default=12, help="reasons of each game listed")
    args = parser.parse_args()
    amiss = False
    for game in names() if args.game == "all" else [args.game]:
        seen: Counter[str] = Counter()
        found: Counter[str] = Counter()
        kinds: dict[str, set[str]] = {}
        for seed in range(args.seed, args.seed + args.games):
            refused = Refused(game, seed, looked=args.looked, places=args.places)
            seen += refused.run()
            found += refused.found
            found.update(f"for whatever lies anywhere: {why}" for why in refused.blankets())
            for why, where in refused.worded().items():
                kinds.setdefault(why, set()).update(where)
        counted = ", ".join(f"{n} {what}" for what, n in seen.items())
        print(f"\n{game}: {counted}; {len(kinds)} reasons, {found.total()} amiss", flush=True)
        for words, times in found.most_common():
            print(f"  AMISS {times}: {words}")
        for why, where in sorted(kinds.items(), key=lambda each: -len(each[1]))[: args.shown]:
            print(f"  of {len(where)} kinds of places: {why}")
        amiss |= bool(found)
    return int(amiss)


if __name__ == "__main__":
    sys.exit(main())
