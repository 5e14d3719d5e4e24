"""The program: `python -m ui`, or `tabletop-window` once installed. --help lists what it can do."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # painting is several times faster without it

BAD_COMMAND_LINE = 2
COULD_NOT = 1
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Carry out one command line; returns its exit code: 0, 1 (could not), 2 (bad command line)."""
    from tabletop.play.decision import Refusal
    from tabletop.play.machine import Diverged, RuleFault
    from tabletop.play.record import Unreadable
    from ui.command_line import Wrong

    try:
        return _carry_out(sys.argv[1:] if argv is None else argv)
    except (Wrong, Refusal) as fault:
        _complain(str(fault))
        return BAD_COMMAND_LINE
    except (Unreadable, Diverged, RuleFault) as fault:
        _complain(str(fault))
    except OSError as fault:
        _complain(f"{fault.filename or 'The file'}: {fault.strerror or fault}.")
    except KeyboardInterrupt:
        return INTERRUPTED
    return COULD_NOT


def _carry_out(arguments: list[str]) -> int:
    from ui.command_line import parse

    wishes = parse(arguments)
    if wishes.version:
        return _version()
    if wishes.games:
        return _games()
    if wishes.verify:
        return _verify(wishes.verify)
    session = None
    if wishes.new or wishes.scenario:
        from ui import starting

        session = starting.new(wishes) if wishes.new else starting.scenario(wishes.scenario)
    from ui.program import run

    return run(wishes, session)


def _version() -> int:
    from tabletop.version import VERSION

    print(f"Tabletop {VERSION}")
    return 0


def _games() -> int:
    from tabletop.play.game import games

    for game in games().values():
        fewest, most = game.seats
        print(f"{game.id:<10} {game.title}, {fewest} to {most} seats. {game.blurb}")
    return 0


def _verify(file: Path) -> int:
    """Play the save again from its start; 0 if it leads to the very same table."""
    from tabletop.play.record import parse, verify

    record = parse(file.read_bytes())
    differing = verify(record)
    for sentence in differing:
        print(sentence)
    if differing:
        return COULD_NOT
    print(f"{file.name}: {len(record.entries)} entries were played again, and all is as saved.")
    return 0


def _complain(sentence: str) -> None:
    print(f"tabletop: {sentence}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
