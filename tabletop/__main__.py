"""The table without a screen: `python -m tabletop play | rules | lint | seen | try | parts |
trace`."""

from __future__ import annotations

import argparse
import sys

from tabletop.commands import lint, parts, play, rules, seen, trace, try_card
from tabletop.version import VERSION


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns its exit code (2 for a bad command line)."""
    parser = argparse.ArgumentParser(prog="tabletop", description=__doc__)
    parser.add_argument("--version", action="version", version=f"tabletop {VERSION}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in (play, rules, lint, seen, try_card, parts, trace):
        command.add_to(commands)
    args = parser.parse_args(argv)
    try:
        code: int = args.run(args)
    except (ValueError, RuntimeError) as fault:
        print(f"tabletop: {fault}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
