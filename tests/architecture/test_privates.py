"""What a class keeps to itself is its file's: no other file of `tabletop/play` reaches over it.

Neither by another object's `_name`, nor by inheriting from a class elsewhere and using, or
defining anew, what that calls `_name`. Whoever needs it asks by a public name.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.architecture.sources import ROOT, parsed, sources


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def own(kind: ast.ClassDef) -> set[str]:
    """The private members that *kind* itself gives its objects."""
    found = {node.attr for node in ast.walk(kind) if isinstance(node, ast.Attribute)
             and isinstance(node.ctx, ast.Store) and _is_self(node.value)}  # fmt: skip
    for node in kind.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign):
            found |= {each.id for each in node.targets if isinstance(each, ast.Name)}
    return {name for name in found if is_private(name)}


def reached_over(trees: Mapping[str, ast.Module]) -> Iterator[str]:
    """Each private member that a file of *trees* reaches over to, as "file: its name"."""
    classes = {
        path: {node.name: node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
        for path, tree in trees.items()
    }
    everywhere = {name: kind for kinds in classes.values() for name, kind in kinds.items()}
    for path, tree in trees.items():
        here = set[str]().union(*map(own, classes[path].values()))
        for kind in classes[path].values():
            elsewhere = [each for each in _above(kind, everywhere) if each not in classes[path]]
            theirs = set[str]().union(*(own(everywhere[each]) for each in elsewhere))
            used = {n.attr for n in ast.walk(kind) if isinstance(n, ast.Attribute)} | own(kind)
            yield from (f"{path}: {kind.name} {name}" for name in sorted(theirs & used))
        of_others = (
            node for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and is_private(node.attr)
            and not _is_self(node.value)
        )  # fmt: skip
        yield from (f"{path}: {ast.unparse(n)}" for n in of_others if n.attr not in here)


def _is_self(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in {"self", "cls"}


def _above(kind: ast.ClassDef, known: Mapping[str, ast.ClassDef]) -> set[str]:
    """The names of all classes among those *known* that *kind* inherits from."""
    bases = {each.id for each in kind.bases if isinstance(each, ast.Name)} & known.keys()
    return bases.union(*(_above(known[each], known) for each in bases))


def play() -> dict[str, ast.Module]:
    here = ROOT / "tabletop" / "play"
    return {
        str(Path(path).relative_to(here)): parsed(path)
        for path in sources("tabletop")
        if path.is_relative_to(here)
    }


def test_nobody_in_play_reaches_over_what_is_private_elsewhere() -> None:
    assert not [*reached_over(play())]


def test_reaching_over_is_found() -> None:
    trees = {
        "a.py": ast.parse(
            "class A:\n"
            "    def __init__(self): self._kept = 1\n"
            "    def _enter(self): return self._kept"
        ),
        "b.py": ast.parse(
            "class B(A):\n"
            "    def _enter(self): return self._kept\n"
            "    def own(self): self._mine = 1; return self._mine\n"
            "def peep(a, b): return a._kept, b._mine"
        ),
    }
    assert [*reached_over(trees)] == ["b.py: B _enter", "b.py: B _kept", "b.py: a._kept"]
