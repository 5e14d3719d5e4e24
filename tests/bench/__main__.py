"""`python -m tests.bench [NAME ...]`: one line a measure with its bound; 1 if one does not hold."""

from __future__ import annotations

import sys
from importlib import import_module

BENCHES = (
    "playouts", "restless", "scenario", "darkest", "undo", "saving", "cardtext", "executor",
    "space", "zones", "frames", "clicks", "startup", "memory",
)  # fmt: skip


def main(names: list[str]) -> int:
    """Run the benches named (default: all); returns the exit code."""
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        print(f"bench: there is no bench {unknown[0]!r}. There are: {', '.join(BENCHES)}.")
        return 2
    failed = 0
    for bench in names or BENCHES:
        for name, value, bound in import_module(f"tests.bench.{bench}").run():
            holds = value <= bound
            failed += not holds
            print(f"{'ok  ' if holds else 'OVER'} {value:8.3f} <= {bound:<7g} {name}", flush=True)
    print("all bounds hold" if not failed else f"{failed} bounds do not hold")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
