"""The shelf: the games there are. Each box can be read without its rules being loaded."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from traceback import walk_tb

import tabletop.games
from tabletop.play.box import Box
from tabletop.play.decision import Refusal
from tabletop.play.game import Game

PACKAGES = [tabletop.games.__name__]
"""Where games stand: each package in one of these is a game. Tests put some of their own here."""


class Unplayable(RuntimeError):
    """A game that stands on the shelf but cannot be loaded.

    `id` is the game's and `title` what to call it by, `why` says what is wrong and where.
    """

    def __init__(self, id: str, title: str, fault: Exception) -> None:
        self.id = id
        self.title = title
        self.why = f"{type(fault).__name__}: {str(fault).rstrip('.')}{_where(fault)}."
        super().__init__(f"{title} cannot be loaded. {self.why}")
        self.__cause__ = fault


_opened: dict[str, Game | Unplayable] = {}
"""What came of opening each box: rules that broke half-way are not loaded again."""


def shelf() -> list[Box | Unplayable]:
    """The boxes of all games by their titles; of a game that cannot be loaded, what is wrong.

    No rules are loaded for it: what is wrong with them is known once `game_called` asked for them.
    """
    return sorted(map(_box, names()), key=lambda found: found.title)


def game_called(name: str) -> Game:
    """The game with this id; no other is loaded for it.

    :raises Refusal: if there is none, naming those there are.
    :raises Unplayable: if it cannot be loaded.
    """
    if name not in names():
        raise Refusal("", f"There is no game {name!r}. There are: {', '.join(names())}.")
    if name not in _opened:
        _opened[name] = _open(name)
    found = _opened[name]
    if isinstance(found, Unplayable):
        raise found.with_traceback(None)
    return found


def names() -> tuple[str, ...]:
    """The ids of all games: the names of their folders."""
    return tuple(_packages(tuple(PACKAGES)))


def package_of(game: str) -> str:
    """The package that the rules of *game*, which there is, are written in."""
    return _packages(tuple(PACKAGES))[game]


@cache
def _packages(rooms: tuple[str, ...]) -> dict[str, str]:
    """The package of each game in one of *rooms*, by the game's id."""
    return {
        module.name: f"{room}.{module.name}"
        for room in rooms
        for module in pkgutil.iter_modules(import_module(room).__path__)
        if module.ispkg
    }


def _box(name: str) -> Box | Unplayable:
    found = _opened.get(name)
    if isinstance(found, Unplayable):
        return found
    try:
        box: Box = import_module(package_of(name)).BOX
    except Exception as fault:
        return Unplayable(name, name.capitalize(), fault)
    return box


def _open(name: str) -> Game | Unplayable:
    box = _box(name)
    if isinstance(box, Unplayable):
        return box
    try:
        game: Game = import_module(f"{package_of(name)}.game").GAME
    except Exception as fault:
        return Unplayable(name, box.title, fault)
    return game


def _where(fault: Exception) -> str:
    """The line of a game's own that *fault* came from, in brackets; nothing if there is none."""
    places = [
        f"{frame.f_globals['__name__']}, line {line}"
        for frame, line in walk_tb(fault.__traceback__)
        if frame.f_globals.get("__name__", "").startswith(tuple(f"{room}." for room in PACKAGES))
    ]
    return f" ({places[-1]})" if places else ""
