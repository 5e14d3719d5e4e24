"""Starts the game that the command line asks for: a new one, a save, or the position of a test."""

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

"""The folder of the sources, from which tests are imported."""


class RequestedGame(NamedTuple):
    """A new game, and the ledger of its campaign if it is the first sitting of one."""

    game: Laid
    ledger: Ledger | None = None


def begin(wishes: Namespace) -> RequestedGame:
    """The new game that the command line asks for, or the first sitting of a new campaign.

    :raises Refusal: if the game, option, bot, number of seats or campaign does not exist.
    """
    game, seats, seed, options = _wished(wishes)
    if not wishes.campaign:
        return RequestedGame(new_game(game.edition, seats=seats, seed=seed, options=options))
    ledger = new_ledger(game, seats, seed, options)
    return RequestedGame(first_sitting(ledger, game), ledger)


def new(wishes: Namespace) -> Laid:
    """The new game that the command line asks for; raises like `begin`."""
    return begin(wishes).game


def _wished(wishes: Namespace) -> tuple[Game, list[Seat], int, dict[str, str]]:
    """The game, the players, the seed and the options that were asked for."""
    options = dict(wishes.option)
    if wishes.modules:
        files = folders(wishes.data_dir)
        look_for_packs(files)
        options |= brought(wishes.new, wishes.modules, files)
    game = game_called(wishes.new, options)
    count = wishes.seats if wishes.seats is not None else game.usual or game.seats[0]
    names = wishes.bots.split(",") if wishes.bots else []
    if len(names) > count:
        raise Wrong(f"{len(names)} bots were given for {count} seats.")
    names += [""] * (count - len(names))
    for name in filter(None, names):
        bot(game, name)
    seats = [Seat(unnamed(n, name), n, name) for n, name in enumerate(names)]
    seed = wishes.seed if wishes.seed is not None else secrets.randbelow(10**9)
    return game, seats, seed, options


class _CarriedOut(BaseException):
    """Carries a game out of a test, past all exception handlers there."""

    def __init__(self, game: Laid) -> None:
        self.game = game


def scenario(spec: str) -> Laid:
    """The position that the test *spec* (`path::test`, `path::test[2]`) sets up first.

    The test runs up to that point, with case 2 if it is parametrized. Only works in a program run
    from its sources.

    :raises Wrong: if there is no such test, or it sets up no position.
    """
    if shipped():
        raise Wrong("This program has no tests, so no position can be opened.")
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
    # mypy does not know the attributes of a module that is found by name
    laying.Session = partial(_carry_out, make)  # type: ignore[attr-defined]
    try:
        test(**arguments)
    except _CarriedOut as carried:
        return carried.game
    except Exception as fault:
        words = (
            str(fault).rstrip(".") or f"{type(fault).__name__}, perhaps because it needs a fixture"
        )
        raise Wrong(f"The test {name!r} failed before it set up a position: {words}.") from fault
    finally:
        laying.Session = make  # type: ignore[attr-defined]
    raise Wrong(f"The test {name!r} sets up no position.")


def _carry_out(make: Callable[..., Laid], *args: Any, **kwargs: Any) -> None:
    raise _CarriedOut(make(*args, **kwargs))


def _test_module(path: Path) -> ModuleType:
    found = path if path.exists() else ROOT / path
    if not found.is_file() or found.suffix != ".py":
        raise Wrong(f"There is no test file at {path}.")
    inside = found.resolve()
    if not inside.is_relative_to(ROOT / "tests"):
        raise Wrong(f"{path} is not one of this program's tests.")
    sys.path.insert(0, str(ROOT))
    try:
        return importlib.import_module(".".join(inside.relative_to(ROOT).with_suffix("").parts))
    except ImportError as fault:
        raise Wrong(f"{path} cannot be read: {fault}.") from fault


def _arguments(test: Callable[..., object], case: int) -> dict[str, object]:
    """The arguments that pytest would pass to *test* for its *case*; only parameters, no
    fixtures."""
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
