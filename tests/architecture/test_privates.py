"""What a class keeps to itself is its file's: in `tabletop` and `saves` no other reaches over it.

Neither by another object's `_name`, nor by inheriting from a class elsewhere and using, or
defining anew, what that calls `_name`. Whoever needs it asks by a public name.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, nodes, parsed, sources

Home = tuple[str, str]
"""Where a class stands: its module, and its name there."""

OPEN = {"_replace", "_asdict", "_fields", "_make", "_SubParsersAction"}
"""What Python itself calls so, for a named tuple's own names not to clash, and is anybody's."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__") and name not in OPEN


def own(kind: ast.ClassDef) -> set[str]:
    """The private members that *kind* itself gives its objects."""
    found = {node.attr for node in nodes(kind) if isinstance(node, ast.Attribute)
             and isinstance(node.ctx, ast.Store) and _is_self(node.value)}  # fmt: skip
    for node in kind.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign):
            found |= {each.id for each in node.targets if isinstance(each, ast.Name)}
    return {name for name in found if is_private(name)}


class Source:
    """The classes of a file, what each name in it stands for, and the private names it says."""

    def __init__(self, module: str, tree: ast.Module) -> None:
        every = nodes(tree)
        self.classes = {each.name: each for each in every if isinstance(each, ast.ClassDef)}
        self.named: dict[str, Home] = {
            each.asname or each.name: (node.module, each.name)
            for node in every if isinstance(node, ast.ImportFrom) and node.module
            for each in node.names
        }  # fmt: skip
        self.named |= {name: (module, name) for name in self.classes}
        self.said = [
            node for node in every if isinstance(node, ast.Attribute) and is_private(node.attr)
        ]


def reached_over(trees: Mapping[str, ast.Module]) -> Iterator[str]:
    """Each private member that a module of *trees* reaches over to, as "module: its name"."""
    read = {module: Source(module, tree) for module, tree in trees.items()}
    for module, source in read.items():
        for name, kind in source.classes.items():
            far = [each for each in _above((module, name), read) if each[0] != module]
            if theirs := set[str]().union(*(own(read[at].classes[each]) for at, each in far)):
                used = {n.attr for n in nodes(kind) if isinstance(n, ast.Attribute)} | own(kind)
                yield from (f"{module}: {name} {each}" for each in sorted(theirs & used))
        of_others = [node for node in source.said if not _is_self(node.value)]
        here = set[str]().union(*map(own, source.classes.values())) if of_others else set()
        yield from (f"{module}: {ast.unparse(n)}" for n in of_others if n.attr not in here)


def _is_self(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in {"self", "cls"}


def _above(home: Home, read: Mapping[str, Source]) -> set[Home]:
    """All classes of those *read* that the one at *home* inherits from."""
    source = read[home[0]]
    bases = {ast.unparse(each).partition("[")[0] for each in source.classes[home[1]].bases}
    named = {source.named[each] for each in bases if each in source.named}
    found = {(at, each) for at, each in named if at in read and each in read[at].classes}
    return found.union(*(_above(each, read) for each in found))


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.long
def test_nobody_reaches_over_what_is_private_elsewhere() -> None:
    trees = {module_of(path): parsed(path) for path in sources("tabletop", "saves")}
    assert not [*reached_over(trees)]


def test_reaching_over_is_found() -> None:
    trees = {
        "a": ast.parse(
            "class A:\n"
            "    def __init__(self): self._kept = 1\n"
            "    def _enter(self): return self._kept"
        ),
        "b": ast.parse(
            "from a import A\n"
            "class B(A):\n"
            "    def _enter(self): return self._kept\n"
            "    def own(self): self._mine = 1; return self._mine\n"
            "def peep(a, b): return a._kept, b._mine, a._replace()"
        ),
    }
    assert [*reached_over(trees)] == ["b: B _enter", "b: B _kept", "b: a._kept"]
