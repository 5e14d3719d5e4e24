"""No circles: no file leads back to itself by what it imports, however far round.

Every import counts, also one in a function, and one for types alone: who must know the other's type
cannot be understood without it. What the lower one needs of the higher is handed in.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

import grimp
import pytest

ROOMS = ("tabletop", "saves", "ui", "assets")

Imports = Mapping[str, Iterable[str]]


def imports(*rooms: str) -> Imports:
    """What each module of the *rooms* imports."""
    graph = grimp.build_graph(*rooms, cache_dir=None)
    return {each: graph.find_modules_directly_imported_by(each) for each in graph.modules}


def circles(arrows: Imports) -> list[list[str]]:
    """The knots: modules of which each leads to all others (Tarjan's strong components)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        number[module] = lowest[module] = len(number)
        path.append(module)
        for other in sorted(arrows[module]):
            if other not in number:
                visit(other)
            if other in path:
                lowest[module] = min(lowest[module], lowest[other])
        if lowest[module] == number[module]:
            at = path.index(module)
            if len(path) - at > 1:
                found.append(sorted(path[at:]))
            del path[at:]

    for module in sorted(arrows):
        if module not in number:
            visit(module)
    return found


def test_circles_are_found() -> None:
    arrows = {"a": ["b"], "b": ["c"], "c": ["a", "d"], "d": ["e"], "e": [], "f": ["g"], "g": ["f"]}
    assert circles(arrows) == [["a", "b", "c"], ["f", "g"]]
    assert circles({"a": ["b", "c"], "b": ["d"], "c": ["d"], "d": []}) == []


def test_imports_in_functions_and_for_types_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = tmp_path / "a_room_of_its_own"
    room.mkdir()
    (room / "__init__.py").touch()
    (room / "one.py").write_text("def f():\n    from a_room_of_its_own import two\n")
    (room / "two.py").write_text(
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from a_room_of_its_own.one import f\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert circles(imports(room.name)) == [[f"{room.name}.one", f"{room.name}.two"]]


def test_no_files_import_each_other_in_a_circle() -> None:
    assert circles(imports(*ROOMS)) == []
