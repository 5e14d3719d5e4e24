"""Docstrings are laid out so that the site of docs can read them."""

import ast
from collections.abc import Iterator

from tests.architecture.sources import ROOT, nodes, parsed, sources

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def hanging(docstring: str) -> Iterator[str]:
    """The lines that go on with a field such as `:raises` and are not indented."""
    inside = False
    for line in docstring.splitlines():
        if inside and line and not line.startswith((" ", ":")):
            yield line
        inside = line.startswith(":") or (inside and line.startswith(" "))


def test_a_field_of_a_docstring_goes_on_indented() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in sources("tabletop", "ui", "saves", "packaging")
        for node in nodes(parsed(path))
        if isinstance(node, DOCUMENTED)
        for line in hanging(ast.get_docstring(node) or "")
    ]
    assert found == []


def test_a_line_that_hangs_is_found() -> None:
    assert [*hanging("Do it.\n\n:raises A: if so\nand so.\n")] == ["and so."]
    assert not [*hanging("Do it.\n\n:raises A: if so\n    and so.\n:raises B: too.\n\nMore.")]
