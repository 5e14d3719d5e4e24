"""A rule in several moves happens only behind `yield from`; a call without it would do nothing."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, nodes, parsed, sources

PLAY = ROOT / "tabletop" / "play"
ROOMS = ("executor", "vocabulary", "games")
GO_THROUGH = ("business", "until_left")
"""Rules that go through the rule that they are given."""


def forgotten(trees: dict[str, ast.Module]) -> list[str]:
    """Each call of a function that is said to return `Rules` and is neither gone through nor
    handed on."""
    own = {where: rules_in(tree) for where, tree in trees.items()}
    public = {name for names in own.values() for name in names if name[0] != "_"}
    found = []
    for where, tree in trees.items():
        bare = own[where] | public & imports_of(tree)
        of_others = own[where] | public
        for call in loose_calls(tree):
            if called(call) in (of_others if isinstance(call.func, ast.Attribute) else bare):
                found.append(f"{where}:{call.lineno}: {ast.unparse(call.func)}")
    return found


@cache
def imports_of(tree: ast.Module) -> set[str]:
    """What a call by a bare name may mean beside its own module's."""
    return {
        name.asname or name.name
        for node in nodes(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }


@cache
def rules_in(tree: ast.Module) -> set[str]:
    """The functions that are said to return `Rules`, but for steps, which the machine goes through
    itself."""
    return {
        node.name
        for node in nodes(tree)
        if isinstance(node, ast.FunctionDef)
        and node.returns is not None
        and ast.unparse(node.returns).startswith("Rules[")
        and not any("step" in ast.unparse(decorator) for decorator in node.decorator_list)
    }


@cache
def loose_calls(tree: ast.Module) -> list[ast.Call]:
    """All calls but those that stand right behind `yield from` or `return`, there also before an
    `or ()` or as one of two, or that are handed to what goes through them."""
    followed = set[int]()
    for node in nodes(tree):
        if isinstance(node, ast.YieldFrom | ast.Return) and node.value is not None:
            followed.update(map(id, _one_of(node.value)))
        if isinstance(node, ast.Call) and called(node) in GO_THROUGH and node.args:
            followed.update(map(id, _one_of(node.args[0])))
    calls = (node for node in nodes(tree) if isinstance(node, ast.Call))
    return [call for call in calls if id(call) not in followed]


def _one_of(value: ast.expr) -> tuple[ast.expr, ...]:
    """What *value* comes to: one of these."""
    if isinstance(value, ast.BoolOp):
        return (value.values[0],)
    return (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,)


def called(call: ast.Call) -> str:
    """What is called, without who does it (`roll` for `play.roll`); a verb or a read is no rule."""
    does = call.func
    if not isinstance(does, ast.Attribute):
        return does.id if isinstance(does, ast.Name) else ""
    who = does.value
    by = who.attr if isinstance(who, ast.Attribute) else getattr(who, "id", "")
    return "" if by in ("verbs", "table") else does.attr


def rule_files() -> tuple[Path, ...]:
    """Where rules stand: the games, and what they are played with."""
    return tuple(
        path
        for path in sources("tabletop")
        if {PLAY, *(ROOT / "tabletop" / name for name in ROOMS)} & {*path.parents}
    )


def test_a_forgotten_yield_from_is_noticed() -> None:
    rules = "def roll(die) -> Rules[int]:\n    return (yield 1)\n"
    good = ast.parse(rules + "def f():\n    n = yield from roll(1)\n    return play.roll(n)\n")
    bad = ast.parse(rules + "def f():\n    yield from roll(1)\n    play.roll(2)\n    n = roll(3)\n")
    assert forgotten({"good": good}) == []
    assert forgotten({"bad": bad}) == ["bad:5: play.roll", "bad:6: roll"]
    handed = ast.parse(rules + "def f():\n    yield from business(roll(1), None)\n")
    assert forgotten({"handed": handed}) == []
    other = ast.parse("roll = CHOICES.get(1)\nroll(2)\nplay.table.roll(3)\n")
    assert forgotten({"good": good, "other": other}) == []


@pytest.mark.long
def test_no_rule_forgets_to_yield() -> None:
    trees = {str(path.relative_to(ROOT)): parsed(path) for path in rule_files()}
    assert {"roll", "happen", "draw_to_hand"} <= {
        name for tree in trees.values() for name in rules_in(tree)
    }
    play = {where: tree for where, tree in trees.items() if PLAY in (ROOT / where).parents}
    assert forgotten(play) == []
    rooms = (Path(where).parts[1:3] for where in trees.keys() - play.keys())
    for room in {each[1] if each[0] == "games" else each[0] for each in rooms}:
        own = {where: tree for where, tree in trees.items() if room in Path(where).parts}
        found = forgotten(play | own)  # two games may call different things alike
        assert [words for words in found if words.partition(":")[0] in own] == []
