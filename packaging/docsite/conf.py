"""How Sphinx makes the site: `build.py` beside it lays its pages out, `run.py docs` starts that."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from sphinx.application import Sphinx

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import tabletop
from tabletop.version import VERSION

project = "Tabletop"
author = copyright = "The Tabletop authors"
release = VERSION
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Tabletop {VERSION}"
html_copy_source = False
html_show_sphinx = False

myst_heading_anchors = 3
suppress_warnings = ["misc.highlighting_failure"]  # listings of card text are no language

default_role = "code"  # docstrings name things in single strokes, as Markdown does
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {
    "members": True,
    "undoc-members": True,
    "show-inheritance": True,
    "ignore-module-all": True,  # what a room hands out is told of where it is written
}
autodoc_preserve_defaults = True
nitpicky = False

_STROKES = re.compile(r"(`[^`\n]+`)")


def _imported_for_types(module: ModuleType) -> Iterator[tuple[str, object]]:
    """What a module imports for its types alone: signatures name it, too."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            for each in node.body:
                if isinstance(each, ast.ImportFrom) and each.module:
                    found = importlib.import_module(each.module)
                    yield from ((name.name, getattr(found, name.name)) for name in each.names)


def _know_types(app: Sphinx) -> None:
    """Let all modules of the reference know the types that they name."""
    for each in pkgutil.walk_packages(tabletop.__path__, "tabletop."):
        if not each.name.startswith("tabletop.games.") and not each.name.endswith("__main__"):
            module = importlib.import_module(each.name)
            vars(module).update(_imported_for_types(module))


def _plain(
    app: Sphinx, what: str, name: str, it: object, options: object, lines: list[str]
) -> None:
    """Have words outside of strokes mean nothing to the reader of docstrings but stars: those are
    Markdown, where a bar or a low line is only that."""
    for number, line in enumerate(lines):
        parts = _STROKES.split(line)
        parts[::2] = [re.sub(r"[|_](?=\W|$)", r"\\\g<0>", part) for part in parts[::2]]
        lines[number] = "".join(parts)


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("builder-inited", _know_types)
    app.connect("autodoc-process-docstring", _plain)
