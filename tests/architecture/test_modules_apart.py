"""Modules are apart: none reads another that it does not need, none asks which are in play."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

import tests.toys  # noqa: F401  (the belfry is one)
from tabletop.__main__ import main
from tabletop.packs.rulebook import rulebook
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import ModuleBox
from tabletop.play.shelf.game_shelf import game_called, game_knowing, names
from tabletop.play.start.new_game import bare
from tests.architecture.sources import nodes, parsed
from tests.play.orders import recorded, told

MODULAR = [game for game in map(game_called, names()) if game.modules]

ASKING = ("with_modules", "in_play", "put_in_play", "game_knowing", "MODULES")
"""What tells which modules are in play: none of a game's rules looks."""


def folder(game: Game) -> Path:
    """Where the rules of *game* are."""
    return Path(
        __import__(game.steps[game.first.step].run.__module__, fromlist="x").__file__
    ).parent


def trees(place: Path) -> Iterator[tuple[Path, ast.AST]]:
    """The sources below *place*."""
    for path in sorted(place.rglob("*.py")):
        yield path, parsed(path)


def imported(tree: ast.AST) -> Iterator[str]:
    """All that is imported there."""
    for node in nodes(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


@pytest.mark.parametrize("game", MODULAR, ids=lambda game: game.id)
def test_a_module_reads_none_but_those_it_needs_and_the_game_reads_none(game: Game) -> None:
    modules = folder(game) / "modules"
    needs = {each.id: {each.id, *each.needs} for each in game.modules}
    read = []
    for path, tree in trees(folder(game)):
        own = path.relative_to(modules).parts[0] if path.is_relative_to(modules) else ""
        for name in imported(tree):
            _, mark, rest = name.partition(f"{game.id}.modules.")
            if mark and rest.partition(".")[0] not in needs.get(own, set()):
                read.append((str(path), name))
    assert read == []


@pytest.mark.parametrize("game", MODULAR, ids=lambda game: game.id)
def test_no_rule_asks_which_modules_are_in_play(game: Game) -> None:
    asked = [
        (str(path), node.lineno)
        for path, tree in trees(folder(game))
        for node in nodes(tree)
        if (isinstance(node, ast.Name) and node.id in ASKING)
        or (isinstance(node, ast.Attribute) and node.attr in ASKING)
        or (
            isinstance(node, ast.Constant)
            and str(node.value).startswith("modules.")
            and path.name not in ("__init__.py", "options.py")  # presets may put some in play
        )
    ]
    assert asked == []


@pytest.mark.parametrize("game", MODULAR, ids=lambda game: game.id)
def test_the_order_is_as_it_was_written_down(game: Game) -> None:
    assert told(game) == recorded(game.id), (
        f"if this is meant: python3 run.py python -m tests.play.orders {game.id}"
    )


@pytest.mark.parametrize("game", MODULAR, ids=lambda game: game.id)
def test_each_assembles_alone_in_all_pairs_and_all_together(game: Game) -> None:
    ids = [each.id for each in game.modules]
    books = {len(rulebook(game.id).rules)}
    for chosen in [*combinations(ids, 1), *combinations(ids, 2), tuple(ids)]:
        if game.clashes(chosen):
            continue
        made = game_called("+".join((game.id, *chosen)))
        assert made.with_modules == chosen
        book = rulebook(made.edition)
        books.add(len(book.rules))
        assert all(told.rule in book.rules for told in made.changed)
        assert all(step.rule in book.rules for step in made.steps.values())
        for module in made.modules:
            if module.id in chosen:
                ruled = [(option.title, book.rules[option.rule]) for option in module.options]
                assert all(f"*{title}*" in rule.text for title, rule in ruled)
                assert all(option.id.startswith(f"{module.id}-") for option in module.options)
    assert len(books) > 1


@pytest.mark.parametrize("game", MODULAR, ids=lambda game: game.id)
def test_the_order_speaks_of_rules_that_there_are(game: Game) -> None:
    rules = rulebook(game.id).rules
    assert all(each.rule in rules for each in game.order.values())
    assert all(len(set(each.ids)) == len(each.ids) > 1 for each in game.order.values())


@pytest.mark.parametrize("game", MODULAR, ids=lambda game: game.id)
def test_all_that_a_module_lays_out_begins_with_its_id(game: Game) -> None:
    seats = game.seats[1]
    before = bare(game, seats, 1, {})
    for made in (alone_with(game, module) for module in game.modules):
        own = tuple(f"{id}{mark}" for id in made.with_modules for mark in "-_")
        own += game.left_to_modules
        table = bare(made, seats, 1, {})
        zones = table.zones.keys() - before.zones.keys()
        pieces = {piece.name for piece in table.pieces[len(before.pieces) :]}
        steps = made.steps.keys() - game.steps.keys()
        assert [name for name in zones | pieces if not name.startswith(own)] == []
        assert [name for name in steps if not name.startswith(own)] == []
        assert [p.name for p in table.pieces[: len(before.pieces)]] == [
            p.name for p in before.pieces
        ]


@pytest.mark.parametrize("game", MODULAR, ids=lambda game: game.id)
def test_the_cards_of_a_module_are_sound_with_what_it_needs(game: Game) -> None:
    for module in game.modules:
        made = alone_with(game, module)
        if made.wording is not None:
            assert main(["lint", made.edition]) == 0


def alone_with(game: Game, module: ModuleBox) -> Game:
    """*game* with *module*, and with what that needs."""
    return game_knowing(game.id, f"{module.id}-")
