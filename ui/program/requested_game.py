"""Starting a game as the command line wishes: a new one, a save, or the position a test lays."""

from __future__ import annotations

import importlib
import secrets
import sys
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from inspect import Parameter, signature
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from saves.folders import folders
from tabletop.bots import bot
from tabletop.play.campaigns.ledger import Ledger
from tabletop.play.campaigns.ledger_changes import first_sitting, new_ledger
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.start.new_game import Laid, new_game
from tabletop.table.table import Seat, unnamed
from ui.base.root import ROOT
from ui.program.command_line import Wrong, shipped
from ui.program.startup import look_for_packs
from ui.program.with_option import brought

"""The folder that the rooms lie in: tests are imported from here."""


class RequestedGame(NamedTuple):
    """A new game, and the ledger of the campaign that it is the first sitting of, if it is one."""

    game: Laid
    ledger: Ledger | None = None


def begin(wishes: Namespace) -> RequestedGame:
    """The new game that the command line asks for, or the first sitting of a new campaign.

    :raises Refusal: if there is no such game, option, bot or number of seats, or no campaign of it.
    """
    game, seats, seed, options = _wished(wishes)
    if not wishes.campaign:
        return RequestedGame(new_game(game.edition, seats=seats, seed=seed, options=options))
    ledger = new_ledger(game, seats, seed, options)
    return RequestedGame(first_sitting(ledger, game), ledger)


def new(wishes: Namespace) -> Laid:
    """The new game that the command line asks for, as `begin`."""
    return begin(wishes).game


def _wished(wishes: Namespace) -> tuple[Game, list[Seat], int, dict[str, str]]:
    """Which game, who plays, with what luck, by which options."""
    options = dict(wishes.option)
    if wishes.modules:
        files = folders(wishes.data_dir)
        look_for_packs(files)
        options |= brought(wishes.new, wishes.modules, files)
    game = game_called(wishes.new, options)
    count = wishes.seats if wishes.seats is not None else game.usual or game.seats[0]
    names = wishes.bots.split(",") if wishes.bots else []
    if len(names) > count:
        raise Wrong(f"{len(names)} bots are named for {count} seats.")
    names += [""] * (count - len(names))
    for name in filter(None, names):
        bot(game, name)
    seats = [Seat(unnamed(n, name), n, name) for n, name in enumerate(names)]
    seed = wishes.seed if wishes.seed is not None else secrets.randbelow(10**9)
    return game, seats, seed, options


class _CarriedOut(BaseException):
    """Carries a game out of a test, past anything the test would catch."""

    def __init__(self, game: Laid) -> None:
        self.game = game


def scenario(spec: str) -> Laid:
    """The position that the test *spec* (`path::test`, `path::test[2]`) lays first.

    The test is run up to there, its case number 2 if it is one of many.

    Only a program that is run from its sources does so.

    :raises Wrong: if there is no such test, or if it lays no position.
    """
    if shipped():
        raise Wrong("There are no tests in this program to open a position of.")
    path, colons, name = spec.partition("::")
    if not colons or not name:
        raise Wrong(f"A scenario is written PATH::TEST, not {spec!r}.")
    name, _, case = name.partition("[")
    module = _test_module(Path(path))
    test = getattr(module, name, None)
    if not callable(test):
        raise Wrong(f"There is no test {name!r} in {path}.")
    number = case.rstrip("]")
    arguments = _arguments(test, int(number) if number.isdigit() else 0)
    laying = importlib.import_module("tabletop.play.start.new_game")
    make = laying.Session
    # What a module found by its name holds is not known to the checker.
    laying.Session = partial(_carry_out, make)  # type: ignore[attr-defined]
    try:
        test(**arguments)
    except _CarriedOut as carried:
        return carried.game
    except Exception as fault:
        words = str(fault).rstrip(".") or f"{type(fault).__name__}, maybe for want of a fixture"
        raise Wrong(f"The test {name!r} failed before it laid a position: {words}.") from fault
    finally:
        laying.Session = make  # type: ignore[attr-defined]
    raise Wrong(f"The test {name!r} lays no position.")


def _carry_out(make: Callable[..., Laid], *args: Any, **kwargs: Any) -> None:
    raise _CarriedOut(make(*args, **kwargs))


def _test_module(path: Path) -> ModuleType:
    found = path if path.exists() else ROOT / path
    if not found.is_file() or found.suffix != ".py":
        raise Wrong(f"There is no file of tests at {path}.")
    inside = found.resolve()
    if not inside.is_relative_to(ROOT / "tests"):
        raise Wrong(f"{path} is not one of this program's tests.")
    sys.path.insert(0, str(ROOT))
    try:
        return importlib.import_module(".".join(inside.relative_to(ROOT).with_suffix("").parts))
    except ImportError as fault:
        raise Wrong(f"{path} cannot be read: {fault}.") from fault


def _arguments(test: Callable[..., object], case: int) -> dict[str, object]:
    """What pytest would give *test* for its case number *case*; only parameters, no fixtures."""
    given: dict[str, object] = {}
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names = mark.args[0]
            names = [n.strip() for n in names.split(",")] if isinstance(names, str) else names
            values = list(mark.args[1])
            value = values[min(case, len(values) - 1)]
            value = getattr(value, "values", value)
            given.update(zip(names, [value] if len(names) == 1 else value, strict=True))
    lacking = [
        name
        for name, parameter in signature(test).parameters.items()
        if name not in given and parameter.default is Parameter.empty
    ]
    if lacking:
        raise Wrong(f"The test needs {', '.join(lacking)}, which only a test run can give.")
    return given
