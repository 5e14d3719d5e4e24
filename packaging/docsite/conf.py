"""Sphinx's configuration for the site; `build.py` lays out its pages, `run.py docs` starts it."""

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
# listings of card text are in no programming language
suppress_warnings = ["misc.highlighting_failure"]

default_role = "code"  # docstrings use single backticks for code, as Markdown does
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {
    "members": True,
    "undoc-members": True,
    "show-inheritance": True,
    "ignore-module-all": True,  # re-exported names are documented where they are defined
}
autodoc_preserve_defaults = True
nitpicky = False

_STROKES = re.compile(r"(`[^`\n]+`)")


def _imported_for_types(module: ModuleType) -> Iterator[tuple[str, object]]:
    """What a module imports for type checking only, because signatures name it too."""
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
    """Escape everything that reStructuredText would interpret in docstrings, except asterisks and
    backticks, because docstrings are Markdown."""
    for number, line in enumerate(lines):
        parts = _STROKES.split(line)
        parts[::2] = [re.sub(r"[|_](?=\W|$)", r"\\\g<0>", part) for part in parts[::2]]
        lines[number] = "".join(parts)


def setup(app: Sphinx) -> None:
    """Sphinx's entry point."""
    app.connect("builder-inited", _know_types)
    app.connect("autodoc-process-docstring", _plain)
