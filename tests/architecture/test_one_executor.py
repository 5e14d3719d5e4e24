"""Cards run in one place: no game brings an event bus, an index, limits, durations or layers."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletop.executor.executor import Executor
from tabletop.executor.hooks import Hooks
from tabletop.executor.proposals import Posting
from tabletop.play.shelf.game_shelf import game_called, names
from tests.architecture.sources import ROOT, nodes, parsed, sources

MACHINES = {
    "Bus",
    "EventBus",
    "Dispatcher",
    "Posting",
    "Index",
    "Limits",
    "Lasting",
    "Until",
    "Numbers",
    "Layers",
    "Modifiers",
    "Reactions",
    "Memory",
    "Looking",
    "Suspension",
    "Executor",
    "Whom",
    "DieTable",
}
"""What the executor is made of, by what it, or another like it, would be called."""

VERBS = {
    "happens",
    "post",
    "dispatch",
    "subscribe",
    "unsubscribe",
    "headings",
    "expire",
    "is_spent",
    "reckon",
    "unblock",
    "fewest",
    "do_all",
}
"""What it does. That a sentence acts, `phrase.run(...)`, is the executor's alone."""

SENTENCES = ("phrase.run", "clause.run", "effect.run", "Reactions", "Modifiers")
"""What is called where a game runs its sentences, or has others wait, by itself."""


def machinery(source: ast.Module) -> Iterator[str]:
    """Where a source defines what the executor is, or does what it does."""
    for node in nodes(source):
        if isinstance(node, ast.ClassDef) and node.name in MACHINES:
            yield f"line {node.lineno}: class {node.name}"
        elif isinstance(node, ast.FunctionDef) and node.name.removeprefix("_") in VERBS:
            yield f"line {node.lineno}: def {node.name}"
        elif isinstance(node, ast.Call) and called(node.func).endswith(SENTENCES):
            yield f"line {node.lineno}: {ast.unparse(node.func)}()"


def called(told: ast.expr) -> str:
    """The name by which a function is called, without what comes before it."""
    if isinstance(told, ast.Attribute):
        return f"{called(told.value)}.{told.attr}"
    return told.id if isinstance(told, ast.Name) else ""


def test_machinery_is_found() -> None:
    made = "class Limits: ...\ndef _expire(play): ...\ndone = said.phrase.run(play, about)\n"
    found = [*machinery(ast.parse(made))]
    assert [each.partition(": ")[2] for each in found] == [
        "class Limits",
        "def _expire",
        "said.phrase.run()",
    ]


@pytest.mark.long
def test_no_game_runs_cards_by_a_machinery_of_its_own() -> None:
    found = {
        str(path.relative_to(ROOT)): told
        for path in sources("tabletop")
        if path.relative_to(ROOT).parts[1] == "games" and (told := [*machinery(parsed(path))])
    }
    declared = {path for path in found if "modules" in Path(path).parts}
    told = [each for path in declared for each in found[path]]
    assert all(each.endswith((" Reactions()", " Modifiers()")) for each in told)
    assert not found.keys() - declared, "a module alone declares what reacts, as plain data"


def test_the_games_are_looked_at() -> None:
    games = {
        path.relative_to(ROOT).parts[2] for path in sources("tabletop") if "games" in str(path)
    }
    assert {"tower", "parsifal", "restless", "scenario"} <= games


def privately_overridden(kinds: Iterable[type]) -> Iterator[str]:
    """The private methods of the executor's classes that a class below them has for itself."""
    for kind in kinds:
        for name in vars(kind):
            private = name.startswith("_") and not name.startswith("__")
            above = kind.__mro__[1:]
            if private and any(_is_machine(base) and name in vars(base) for base in above):
                yield f"{kind.__module__}.{kind.__name__}.{name}"


def _is_machine(kind: type) -> bool:
    return kind.__module__.startswith("tabletop.executor")


def _below(kind: type) -> Iterator[type]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


def test_a_private_method_that_is_overridden_is_found() -> None:
    class Sly(Executor):
        def _act(self, *said: Any) -> Any:
            return super()._act(*said)

    assert [each.rpartition(".")[2] for each in privately_overridden([Sly])] == ["_act"]


def test_games_change_the_executor_by_its_hooks_alone() -> None:
    """What a game may have done in its own way is public, and told in `executor/hooks.py`."""
    for game in names():
        game_called(game)
    own = [kind for kind in {*_below(Executor), *_below(Posting)} if "games" in kind.__module__]
    assert len(own) > 3
    assert not [*privately_overridden(own)]
    hooks = {name for name in vars(Hooks) if not name.startswith("_")}
    changed = {
        name
        for kind in own
        if issubclass(kind, Executor)
        for name in vars(kind)
        if name in dir(Executor) and not name.startswith("_")
    }
    assert changed <= hooks
