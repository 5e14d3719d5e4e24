"""The program: `python -m ui`, or `tabletop` once installed. --help lists its options."""

from __future__ import annotations

import gc
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from ui.base.import_hook import import_plainly, import_qt

os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # painting is several times faster without it
# lets the volume of system sounds apply to us
os.environ.setdefault("PULSE_PROP_media.role", "event")
import_plainly()  # the start of a frozen program has imported Qt before this
# a start allocates much and frees little, so collecting would be in vain
gc.set_threshold(500_000, 10, 10)

COULD_NOT = 1
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Carry out a command line; returns its exit code, as listed by --help."""
    arguments = sys.argv[1:] if argv is None else argv
    wishes = None
    try:
        without_a_window = _command(arguments)
        if without_a_window is None:
            from ui.program.command_line import parse

            wishes = parse(arguments)
            return _carry_out(wishes)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as fault:
        from ui.program.startup_faults import complain

        return complain(fault, wishes)
    return without_a_window(arguments)


def _command(arguments: list[str]) -> Callable[[list[str]], int] | None:
    """The function for *arguments*, if they are a command without a window."""
    from tabletop.commands import WORDS

    if arguments and arguments[0] in WORDS:
        from tabletop.__main__ import main as without_a_window

        return without_a_window
    return None


def _carry_out(wishes: Namespace) -> int:
    if wishes.version:
        return _version()
    if wishes.games:
        return _games()
    if wishes.verify:
        return _verify(wishes.verify, wishes.data_dir)
    if wishes.install_desktop or wishes.remove_desktop:
        return _desktop(wishes.install_desktop)
    shell = game = ledger = None
    if wishes.resume and not wishes.screenshot:
        import_qt()
        from ui.program import first_window

        qt = first_window.application()
        shell = first_window.wake(qt, wishes.data_dir)
    if wishes.new or wishes.scenario:
        from ui.program import requested_game

        if wishes.new:
            game, ledger = requested_game.begin(wishes)
        else:
            game = requested_game.scenario(wishes.scenario)
    if not wishes.screenshot:
        import_qt()
        from saves.folders import folders
        from ui.program import log

        log.begin(folders(wishes.data_dir).logs, debug=wishes.debug)
    from ui.program.startup import run

    return run(wishes, game, shell, ledger)


def _version() -> int:
    from saves.source_commit import version

    print(f"Tabletop {version()}")
    return 0


def _desktop(wanted: bool) -> int:
    """Add the program to the menu of the desktop, or remove it, and print the files."""
    from ui.program import desktop_entry
    from ui.program.command_line import Wrong

    if not sys.platform.startswith("linux"):
        raise Wrong("This works only on Linux desktops.")
    there = desktop_entry.share()
    if wanted:
        print(*desktop_entry.install(there, desktop_entry.this_program()), sep="\n")
    else:
        print(*desktop_entry.remove(there), sep="\n")
    return 0


def _games() -> int:
    from tabletop.play.rules.game_box import Box
    from tabletop.play.shelf.game_shelf import shelf

    for found in shelf():
        if isinstance(found, Box):
            fewest, most = found.seats
            print(f"{found.id:<10} {found.title}, {fewest} to {most} seats. {found.blurb}")
        else:
            print(f"{found.id:<10} {found}")
    return 0


def _verify(file: Path, data: Path | None) -> int:
    """Replay a save from its start; returns 0 if it leads to exactly the same table."""
    from saves.folders import folders
    from saves.save_reader import read
    from tabletop.play.adaptation.packs_in_play import lacking
    from tabletop.play.record_loader import verify
    from ui.program.startup import look_for_packs

    look_for_packs(folders(data))
    record = read(file)
    for pack in lacking(record):
        print(f"The pack “{pack}” is missing: its cards are replaced by stand-ins.")
    differing = verify(record)
    for sentence in differing:
        print(sentence)
    if differing:
        return COULD_NOT
    print(f"{file.name}: {len(record.entries)} entries were replayed, with the same result.")
    return 0


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # a bot's own process also begins here
        from ui.program.worker_start import work_if_asked

        work_if_asked(sys.argv[1:])
    sys.exit(main())
