"""The command line: what a start was asked to do, checked before any window opens."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NoReturn

from tabletop.commands import WORDS
from tabletop.commands.own_tests import own_tests

DESCRIPTION = "A card table that knows the rules. Without arguments it opens the gallery of games."
WITHOUT_A_WINDOW = f"""
The words {", ".join(WORDS)} open no window: each followed by --help tells what it does.
A file of that name is opened as ./{WORDS[0]}.
The exit code is 0 when all was done, 1 when something could not be, 2 when the command line makes
no sense, 3 when there is no screen to open a window on, 130 when it was interrupted."""


class Wrong(ValueError):
    """A command line that cannot be carried out; the message is the one sentence that says why."""


class NoScreen(Wrong):
    """A start that would open a window where there is none to open it on; says which."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Wrong(f"{message[:1].upper()}{message[1:]}. --help lists what there is.")


def parse(arguments: list[str]) -> argparse.Namespace:
    """The wishes in *arguments*, names and numbers checked as far as they can be without a game.

    :raises Wrong: if they make no sense.
    """
    wishes = _parser().parse_args(arguments)
    if wishes.file and wishes.new:
        raise Wrong("Either a save is opened or a new game begun, not both.")
    if wishes.file and wishes.resume:
        raise Wrong("Either a named save is opened or the last game resumed, not both.")
    if wishes.scenario and (wishes.file or wishes.new or wishes.resume):
        raise Wrong("A scenario is opened alone, without a save or a new game.")
    only_new = {"seats": wishes.seats, "seed": wishes.seed, "bots": wishes.bots}
    lists = {"option": wishes.option or None, "with": wishes.modules or None}
    lists["campaign"] = wishes.campaign or None
    for name, given in (only_new | lists).items():
        if given is not None and not wishes.new:
            raise Wrong(f"--{name} needs a new game: add --new GAME.")
    return wishes


def shipped() -> bool:
    """Whether this is the program as it is built or installed, without tests of its own."""
    return bool(getattr(sys, "frozen", False)) or own_tests() is None


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tabletop", description=DESCRIPTION, epilog=WITHOUT_A_WINDOW, allow_abbrev=False
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="open this save or pack")
    add = parser.add_argument
    add("--new", "--game", metavar="GAME", help="begin a new game")
    add("--seats", type=_seats, metavar="N", help="of the new game: how many seats")
    add("--seed", type=_seed, metavar="N", help="of the new game: what fixes its luck")
    add("--bots", metavar="NAME,...", help="of the new game: a bot for each seat, empty for people")
    add("--option", action="append", type=_option, default=[], metavar="KEY=VALUE",
        help="of the new game: a table option; may be given often")  # fmt: skip
    add("--with", dest="modules", action="append", default=[], metavar="WHAT",
        help="of the new game: a module, or a pack by id or file; may be given often")  # fmt: skip
    add("--campaign", action="store_true", help="of the new game: begin a campaign with it")
    add("--resume", action="store_true", help="go on with the game that was played last")
    if shipped():
        parser.set_defaults(scenario=None)
    else:
        add("--scenario", metavar="PATH::TEST", help="open the position that a rule's test lays")
    add("--share-window", action="store_true", help="open the window to share on a call, too")
    add("--seat-window", type=_seat, action="append", default=[], metavar="N",
        help="open a window of its own for seat N, too; may be given often")  # fmt: skip
    add("--text-size", type=_text_size, metavar="PERCENT",
        help="of this start alone: how large texts are, 75 to 300")  # fmt: skip
    add("--high-contrast", action="store_true", help="of this start alone: black, white, strong")
    add("--verify", type=Path, metavar="FILE", help="play a save again and compare; no window")
    add("--games", action="store_true", help="list the games; no window")
    add("--screenshot", type=Path, metavar="OUT.png", help="save a picture of the table and end")
    add("--size", type=_size, default=(1280, 720), metavar="WxH", help="of the picture's window")
    add("--data-dir", type=Path, metavar="FOLDER", help="keep saves and settings here")
    add(
        "--install-desktop",
        action="store_true",
        help="be in the desktop's menu and open our files from it (Linux); no window",
    )
    add("--remove-desktop", action="store_true", help="take that back (Linux); no window")
    add(
        "--safe-mode",
        action="store_true",
        help="start with default settings and without packs; both are kept",
    )
    add("--debug", action="store_true", help="say on the terminal all that the log is told")
    add("--version", action="store_true", help="print the version; no window")
    return parser


def _seats(text: str) -> int:
    if not text.isdigit() or not 1 <= int(text) <= 99:
        raise argparse.ArgumentTypeError(f"a number of seats is wanted, not {text!r}")
    return int(text)


def _seat(text: str) -> int:
    if not text.isdigit() or not 1 <= int(text) <= 99:
        raise argparse.ArgumentTypeError(f"the number of a seat is wanted, from 1 on, not {text!r}")
    return int(text)


def _text_size(text: str) -> int:
    size = text.removesuffix("%")
    if not size.isdigit() or not 75 <= int(size) <= 300:
        raise argparse.ArgumentTypeError(f"texts are 75 to 300 per cent large, not {text!r}")
    return int(size)


def _seed(text: str) -> int:
    if not text.isdigit() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"a number of up to 18 digits is wanted, not {text!r}")
    return int(text)


def _option(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        raise argparse.ArgumentTypeError(f"KEY=VALUE is wanted, not {text!r}")
    return key, value


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"a size such as 1280x720 is wanted, not {text!r}")
    size = int(width), int(height)
    if not (640 <= size[0] <= 7680 and 480 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError(f"a picture is 640x480 to 7680x4320, not {text}")
    return size
