"""A painter is always let go of: Qt ends the program if what it paints on dies before it."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import nodes, parsed, sources


def loose_painters(source: ast.AST) -> Iterator[ast.Call]:
    """Each `QPainter(...)` that is not the head of a `with`: an error would leave it painting."""
    held = {
        id(item.context_expr)
        for node in nodes(source)
        if isinstance(node, ast.With)
        for item in node.items
    }
    for node in (each for each in nodes(source) if isinstance(each, ast.Call)):
        painter = isinstance(node.func, ast.Name) and node.func.id == "QPainter"
        if painter and id(node) not in held:
            yield node


@pytest.mark.long
def test_every_painter_ends_with_its_block() -> None:
    trees = {path: parsed(path) for path in sources("ui", "assets")}
    loose = [
        f"{path}:{call.lineno}" for path, read in trees.items() for call in loose_painters(read)
    ]
    assert not loose


def test_a_loose_painter_is_found() -> None:
    loose = "painter = QPainter(page)\nwith QPainter(page) as other:\n    QPainter(page).end()"
    assert [call.lineno for call in loose_painters(ast.parse(loose))] == [1, 3]
