"""The command line: parsed and checked before any window opens."""

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
To open a file with such a name, write ./{WORDS[0]}.
The exit code is 0 for success, 1 for failure, 2 for an invalid command line, 3 if there is no
screen to open a window on, 130 after an interrupt."""


class Wrong(ValueError):
    """An invalid command line. The message is one sentence that says why."""


class NoScreen(Wrong):
    """There is no screen to open a window on. The message says which."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Wrong(f"{message[:1].upper()}{message[1:]}. --help lists what there is.")


def parse(arguments: list[str]) -> argparse.Namespace:
    """Parse *arguments*, and check names and numbers as far as possible without a game.

    :raises Wrong: if they are invalid.
    """
    wishes = _parser().parse_args(arguments)
    if wishes.file and wishes.new:
        raise Wrong("Open a save or start a new game, not both.")
    if wishes.file and wishes.resume:
        raise Wrong("Open a save or continue the last game, not both.")
    if wishes.scenario and (wishes.file or wishes.new or wishes.resume):
        raise Wrong("A scenario cannot be combined with a save or a new game.")
    only_new = {"seats": wishes.seats, "seed": wishes.seed, "bots": wishes.bots}
    lists = {"option": wishes.option or None, "with": wishes.modules or None}
    lists["campaign"] = wishes.campaign or None
    for name, given in (only_new | lists).items():
        if given is not None and not wishes.new:
            raise Wrong(f"--{name} needs a new game: add --new GAME.")
    return wishes


def shipped() -> bool:
    """Whether this is a built or installed program, which has no tests."""
    return bool(getattr(sys, "frozen", False)) or own_tests() is None


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tabletop", description=DESCRIPTION, epilog=WITHOUT_A_WINDOW, allow_abbrev=False
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="open this save or pack")
    add = parser.add_argument
    add("--new", "--game", metavar="GAME", help="start a new game")
    add("--seats", type=_seats, metavar="N", help="for the new game: the number of seats")
    add("--seed", type=_seed, metavar="N", help="for the new game: the random seed")
    add(
        "--bots", metavar="NAME,...", help="for the new game: a bot for each seat, empty for people"
    )
    add("--option", action="append", type=_option, default=[], metavar="KEY=VALUE",
        help="for the new game: a table option; can be repeated")  # fmt: skip
    add("--with", dest="modules", action="append", default=[], metavar="WHAT",
        help="for the new game: a module, or a pack by id or file; can be repeated")  # fmt: skip
    add("--campaign", action="store_true", help="for the new game: start a campaign with it")
    add("--resume", action="store_true", help="continue the last game")
    if shipped():
        parser.set_defaults(scenario=None)
    else:
        add("--scenario", metavar="PATH::TEST", help="open the position that a rule's test sets up")
    add("--share-window", action="store_true", help="also open the share window")
    add("--seat-window", type=_seat, action="append", default=[], metavar="N",
        help="also open a window for seat N; can be repeated")  # fmt: skip
    add("--text-size", type=_text_size, metavar="PERCENT",
        help="text size in per cent, 75 to 300; for this start only")  # fmt: skip
    add(
        "--high-contrast",
        action="store_true",
        help="black, white and strong colours; for this start only",
    )
    add(
        "--verify",
        type=Path,
        metavar="FILE",
        help="replay a save and compare the result; no window",
    )
    add("--games", action="store_true", help="list the games; no window")
    add("--screenshot", type=Path, metavar="OUT.png", help="save a picture of the table and exit")
    add("--size", type=_size, default=(1280, 720), metavar="WxH", help="size of the picture")
    add("--data-dir", type=Path, metavar="FOLDER", help="the folder for saves and settings")
    add(
        "--install-desktop",
        action="store_true",
        help="add the program to the desktop's menu and file types (Linux); no window",
    )
    add("--remove-desktop", action="store_true", help="undo --install-desktop (Linux); no window")
    add(
        "--safe-mode",
        action="store_true",
        help="start with default settings and without packs, changing neither",
    )
    add("--debug", action="store_true", help="print the log to the terminal")
    add("--version", action="store_true", help="print the version; no window")
    return parser


def _seats(text: str) -> int:
    if not text.isdigit() or not 1 <= int(text) <= 99:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seats")
    return int(text)


def _seat(text: str) -> int:
    if not text.isdigit() or not 1 <= int(text) <= 99:
        raise argparse.ArgumentTypeError(f"{text!r} is not the number of a seat, from 1")
    return int(text)


def _text_size(text: str) -> int:
    size = text.removesuffix("%")
    if not size.isdigit() or not 75 <= int(size) <= 300:
        raise argparse.ArgumentTypeError(f"the text size is 75 to 300 per cent, not {text!r}")
    return int(size)


def _seed(text: str) -> int:
    if not text.isdigit() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of up to 18 digits")
    return int(text)


def _option(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form KEY=VALUE")
    return key, value


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    size = int(width), int(height)
    if not (640 <= size[0] <= 7680 and 480 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError(f"a picture is 640x480 to 7680x4320, not {text}")
    return size
