"""The shelf of available games. Each box can be read without loading the rules."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from traceback import walk_tb
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import Box, Clash, ModuleBox, in_play

if TYPE_CHECKING:
    from tabletop.play.shelf.module import Module

PACKAGES = ["tabletop.games"]
"""The packages in which each package is a game. Tests add some."""


class Unplayable(RuntimeError):
    """A game on the shelf that cannot be loaded. `id` and `title` are the game's; `why` says what
    is wrong and where."""

    def __init__(self, id: str, title: str, fault: Exception) -> None:
        self.id = id
        self.title = title
        self.why = f"{type(fault).__name__}: {str(fault).rstrip('.')}{_where(fault)}."
        super().__init__(f"{title} cannot be loaded. {self.why}")
        self.__cause__ = fault


_opened: dict[str, Game | Unplayable] = {}
"""The result of loading each game; rules that failed to load are not loaded again."""

_assembled: dict[tuple[str, tuple[str, ...]], Game] = {}
"""Games assembled with modules, by the ids of the game and the modules."""


def shelf() -> list[Box | Unplayable]:
    """The boxes of all games by title; for a game that cannot be loaded, what is wrong. This loads
    no rules: a fault in the rules is known only after `game_called` has loaded them."""
    return sorted(map(_box, names()), key=lambda found: found.title)


def game_called(edition: str, options: Mapping[str, str] = {}) -> Game:
    """The game with this id, and with the modules that *options* put in play. The modules may also
    follow the id (`game+module+module`). Nothing else is loaded.

    :raises Refusal: if there is no such game, with the names of all games.
    :raises Clash: if these modules cannot be in play together.
    :raises Unplayable: if it cannot be loaded.
    """
    name, *asked = edition.split("+")
    chosen = tuple(sorted({*asked, *in_play(options)})) if asked else in_play(options)
    game = _game(name)
    if not chosen:
        return game
    if (name, chosen) not in _assembled:
        _assembled[name, chosen] = _assemble(game, chosen)
    return _assembled[name, chosen]


def game_at(name: str, options: Mapping[str, str]) -> Game:
    """The game with this id and those modules of *options* that exist; the others are lost.

    :raises Refusal: as `game_called`.
    :raises Unplayable: as `game_called`.
    """
    chosen = in_play(options)
    if not chosen:
        return _game(name)
    known = _assembled.get((name, chosen))
    if known is not None:
        return known
    gone = _game(name).lost(options)
    return game_called("+".join((name, *(id for id in chosen if id not in gone))))


def game_knowing(name: str, piece: str) -> Game:
    """The game with this id, and with the module in play that brings *piece*, if one does.

    :raises Refusal: as `game_called`.
    :raises Unplayable: as `game_called`.
    """
    boxes = {each.id: each for each in _game(name).modules if not each.fault}
    due, chosen = [piece.partition("-")[0]], set[str]()
    while due:
        if (id := due.pop()) in boxes and id not in chosen:
            chosen.add(id)
            due += boxes[id].needs
    return game_called("+".join((name, *chosen)))


def _game(name: str) -> Game:
    if name not in names():
        raise Refusal("", f"There is no game {name!r}. There are: {', '.join(names())}.")
    if name not in _opened:
        _opened[name] = _open(name)
    found = _opened[name]
    if isinstance(found, Unplayable):
        raise found.with_traceback(None)
    return found


def names() -> tuple[str, ...]:
    """The ids of all games, which are the names of their folders."""
    return tuple(_packages(tuple(PACKAGES)))


def package_of(game: str) -> str:
    """The package with the rules of *game*, which must exist."""
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
        package = package_of(name)
        box: Box = import_module(package).BOX
        modules = _modules(package)
    except Exception as fault:
        return Unplayable(name, name.capitalize(), fault)
    return replace(box, modules=modules) if modules else box


def _open(name: str) -> Game | Unplayable:
    box = _box(name)
    if isinstance(box, Unplayable):
        return box
    try:
        game: Game = import_module(f"{package_of(name)}.game").GAME
    except Exception as fault:
        return Unplayable(name, box.title, fault)
    return replace(game, modules=box.modules) if box.modules else game


def _modules(package: str) -> tuple[ModuleBox, ...]:
    """The boxes of the modules of the game in *package*, one for each folder."""
    found = find_spec(f"{package}.modules")
    if found is None:
        return ()
    names = (
        each.name for each in pkgutil.iter_modules(found.submodule_search_locations) if each.ispkg
    )
    return tuple(_module_box(f"{package}.modules.{name}", name) for name in sorted(names))


def _module_box(package: str, name: str) -> ModuleBox:
    try:
        box: ModuleBox = import_module(package).BOX
        if box.id != name:
            raise ValueError(f"its id is {box.id!r}, but its folder {name!r}")
    except Exception as fault:
        why = f"It cannot be loaded: {type(fault).__name__}: {str(fault).rstrip('.')}."
        return ModuleBox(id=name, title=name.capitalize(), blurb="", fault=why)
    return box


def _assemble(game: Game, chosen: Sequence[str]) -> Game:
    """*game* assembled with the modules *chosen*, which are loaded for it."""
    from tabletop.play.shelf.assembly import (
        assemble,
    )  # imported here: most games are played without modules

    for words in game.clashes(chosen).values():
        raise Clash("", words)
    try:
        modules = [_module(game.id, id) for id in chosen]
    except Exception as fault:
        titles = ", ".join(each.title for each in game.modules if each.id in chosen)
        raise Unplayable(game.id, f"{game.title} with {titles}", fault) from fault
    return assemble(game, modules)


def _module(game: str, id: str) -> Module:
    module: Module = import_module(f"{package_of(game)}.modules.{id}.module").MODULE
    return module


def _where(fault: Exception) -> str:
    """The line of the game's own code that *fault* came from, in brackets; empty if unknown."""
    places = [
        f"{frame.f_globals['__name__']}, line {line}"
        for frame, line in walk_tb(fault.__traceback__)
        if frame.f_globals.get("__name__", "").startswith(tuple(f"{room}." for room in PACKAGES))
    ]
    return f" ({places[-1]})" if places else ""
