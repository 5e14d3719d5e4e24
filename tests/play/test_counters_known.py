"""Whatever rules count is declared by name: else a slip of the pen would be another counter."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tabletop import load, new_game
from tabletop.bots.luck import Luck
from tabletop.executor.executor import OF_EXECUTOR
from tabletop.play.rules.counters import Undeclared
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.rules.play import Play
from tabletop.play.shelf.game_shelf import game_at, game_called, names, package_of
from tabletop.table.table import Table
from tests.conformance.walk import whole
from tests.play.toy import toy

ON_A_TABLE = ("table", "view", "before", "now")
"""What is asked for its own counters is called so."""

DECLARED = re.compile(r"COUNTERS = Counters\([^)]*\)|\Z")
STRING = re.compile(r"[\"']([\w:-]+)[{\"']")


def with_all_modules(name: str) -> Game:
    return game_at(name, put_in_play(each.id for each in game_called(name).modules))


@pytest.mark.long
@pytest.mark.parametrize("name", [*names()])
def test_a_game_declares_all_that_its_rules_count(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = with_all_modules(name)
    mentioned = set(spoken_of(name))
    assert {each for each in mentioned if each not in game.counters} == set()
    asked, count = set(), Table.count

    def noted(table: Table, counter: str) -> int:
        asked.add(counter)
        return count(table, counter)

    monkeypatch.setattr(Table, "count", noted)
    luck, seats = Luck(3), game.seats[1]
    session = new_game(name, seats=seats, seed=3, hashing=False)
    for _ in range(150):
        if not session.decisions:
            break
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck))
    lying = [session.table.counters, *(piece.counters for piece in session.table.pieces)]
    asked.update(each for counters in lying for each in counters)
    assert {each for each in asked if each not in session.game.counters} == set()


@pytest.mark.parametrize("name", [*names()])
def test_a_game_declares_nothing_that_its_rules_do_not_count(name: str) -> None:
    own = {each for each in game_called(name).counters if each not in OF_EXECUTOR}
    code = " ".join(path.read_text(encoding="utf-8") for path in files(name))
    code = code.replace(DECLARED.findall(code)[0], "")
    strings = {*STRING.findall(code)}
    begun = tuple(each for each in strings if each[-1] in "_:-")
    dead = {each for each in own if each.rstrip("*") not in strings and not each.startswith(begun)}
    assert dead == set()


COUNTED: dict[str, Callable[[Play], None]] = {
    "on the table": lambda play: play.count("brokn", 1),
    "on a piece": lambda play: play.count("brokn", 1, play.table.pieces[0]),
    "on what comes": lambda play: play.add("token", "bag", brokn=1),
    "as none": lambda play: play.count("brokn", 0),
}


@pytest.mark.parametrize("counted", COUNTED.values(), ids=COUNTED)
def test_what_nobody_has_declared_is_not_counted(counted: Callable[[Play], None]) -> None:
    session = toy()
    with pytest.raises(Undeclared, match=r"no counter 'brokn'. Did you mean 'broken'\?"):
        counted(session.play)
    assert "brokn" not in session.table.counters
    for each in ("broken", "bumps:0", "bumps:1", "shown"):
        session.play.count(each, 2)
    with pytest.raises(Undeclared, match="There are: shown, active, broken, bumps:"):
        session.play.count("xyz", 1)


def test_what_players_or_an_older_edition_laid_down_stays_and_is_counted_on() -> None:
    session = new_game("belfry", seats=2, seed=1)
    session.override("count", piece=-1, counter="tally", value=3)
    again = load(session.to_json())
    assert again.table.count("tally") == 3
    again.play.count("tally", 4)
    again.play.count("tally", 0)
    assert "tally" not in again.table.counters


def files(name: str) -> list[Path]:
    return [*Path(import_module(package_of(name)).__path__[0]).rglob("*.py")]


def spoken_of(name: str) -> Iterator[str]:
    """The counters that the code of a game names, by themselves or by the name of a constant."""
    package, root = package_of(name), Path(import_module(package_of(name)).__path__[0])
    for path in files(name):
        parts = path.relative_to(root).with_suffix("").parts
        module = import_module(".".join((package, *parts)).removesuffix(".__init__"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for each in named(node):
                yield from meant(each, vars(module))


def named(node: ast.AST) -> list[ast.expr]:
    """What stands for a counter where *node* asks for one, or lays one down."""
    match node:
        case ast.Call(ast.Attribute(of, "count"), [_, _, counter, _]):
            return [counter]  # a verb of the table
        case ast.Call(ast.Attribute(of, "count"), [counter, _, *_]):
            return [counter]
        case ast.Call(ast.Attribute(of, "count"), [counter]) if ends(of) in ON_A_TABLE:
            return [counter]
        case ast.Call(ast.Attribute(of, "get" | "pop"), [counter, *_]) if ends(of) == "counters":
            return [counter]
        case ast.Subscript(of, counter) if ends(of) == "counters":
            return [counter]
        case ast.Compare(counter, [ast.In() | ast.NotIn()], [of]) if ends(of) == "counters":
            return [counter]
        case ast.For(ast.Name("counter"), ast.Tuple(several)):
            return several
        case ast.For(ast.Name("counter"), several):
            return [several]
    return []


def ends(of: ast.expr) -> str:
    return ast.unparse(of).rpartition(".")[2]


def meant(each: ast.expr, known: Mapping[str, Any]) -> list[str]:
    """The names that *each* may stand for; none if they hang on what is known in a game alone."""
    match each:
        case ast.Subscript(of) | ast.Starred(of):
            words = ast.unparse(of)
        case _:
            words = ast.unparse(each)
    try:
        found = eval(words, dict(known))
    except (NameError, AttributeError):
        return []
    if isinstance(found, dict) and isinstance(each, ast.Subscript):
        found = found.values()
    several = [found] if isinstance(found, str) else found if isinstance(found, Iterable) else ()
    return [each for each in several if isinstance(each, str)]
