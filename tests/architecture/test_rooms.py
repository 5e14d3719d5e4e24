"""The rooms of the house: who may know whom. Proven on a copy with every offence in it."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, nodes, parsed, sources

ROOMS = ("tabletop", "saves", "ui", "assets")
CONTRACTS = "from importlinter.cli import lint_imports_command as lint; lint(['--no-cache'])"
OFFENCES = {
    "imports run one way": ("tabletop/table/offence_1.py", "import saves"),
    "know no Qt": ("saves/offence_2.py", "def f():\n    import PySide6.QtCore"),
    "no game imports another": ("tabletop/games/second/__init__.py", "import tabletop.games.first"),
    "nobody imports from inside": ("ui/offence_3.py", "from tabletop.games.first import GAME"),
    "the bridge alone knows": (
        "ui/offence_5.py",
        "def f():\n    import tabletop.play.runner.session",
    ),
    "cards run in one place": (
        "tabletop/cardtext/offence_6.py",
        "def f():\n    import tabletop.executor",
    ),
    "a grammar says what is meant": (
        "tabletop/grammar/english/offence_12.py",
        "import tabletop.grammar.verb",
    ),
    "the rooms of ui stand": ("ui/base/offence_7.py", "import ui.game"),
    "the rooms of the scene stand": ("ui/scene/pieces/offence_8.py", "import ui.scene.hands"),
    "the rooms of play stand": ("tabletop/play/rules/offence_9.py", "import tabletop.play.runner"),
    "rooms without circles": ("tabletop/play/offence_4.py", "def f():\n    import tabletop.table"),
}
IN_TABLETOP = ("table", "games/first", "games/second", "vocabulary", "executor", "cardtext")


def contracts(folder: Path) -> str:
    """What the import contracts say of the packages in `folder`."""
    done = subprocess.run(
        [sys.executable, "-c", CONTRACTS], cwd=folder, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def empty(package: Path) -> None:
    """A *package* without a word in it, and those that it lies in."""
    package.mkdir(parents=True, exist_ok=True)
    for each in (package, package.parent):
        (each / "__init__.py").touch()


def test_each_import_contract_notices_its_offence(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for room in ROOMS:
        (tmp_path / room).mkdir()
        (tmp_path / room / "__init__.py").touch()
    for package in IN_TABLETOP:
        empty(tmp_path / "tabletop" / package)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    for contract in settings["tool"]["importlinter"]["contracts"]:
        for within in contract.get("containers", []):
            for layer in " | ".join(contract["layers"]).split(" | "):
                empty(tmp_path / within.replace(".", "/") / layer)
        kept = [*contract.get("protected_modules", []), *contract.get("allowed_importers", [])]
        for module in (each for each in kept if "." in each and "*" not in each):
            file = tmp_path / f"{module.replace('.', '/')}.py"
            empty(file.parent)
            file.touch()
    clean = contracts(tmp_path)
    assert len(re.findall(r" KEPT$", clean, re.MULTILINE)) == len(OFFENCES), clean
    (tmp_path / "tabletop/table/there.py").write_text("import tabletop.play.offence_4\n")
    for path, text in OFFENCES.values():
        (tmp_path / path).write_text(f"{text}\n")
    said = contracts(tmp_path)
    noticed = [name for name in OFFENCES if re.search(rf"{name}.* BROKEN$", said, re.MULTILINE)]
    assert noticed == list(OFFENCES), said


def beside_the_painter(source: ast.Module) -> list[str]:
    """What a source takes of Qt but its painter, anywhere in it."""
    taken = []
    for node in nodes(source):
        if isinstance(node, ast.Import):
            taken += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            taken += [f"{node.module}.{alias.name}" for alias in node.names]
    painter = ("PySide6.QtCore.", "PySide6.QtGui.")
    return [name for name in taken if name.startswith("PySide6") and not name.startswith(painter)]


def test_the_drawings_need_nothing_of_qt_but_its_painter() -> None:
    assert beside_the_painter(ast.parse("def f():\n    from PySide6.QtWidgets import QLabel"))
    assert beside_the_painter(ast.parse("from PySide6 import QtGui, QtWidgets"))
    assert not beside_the_painter(ast.parse("from PySide6.QtGui import QPainter"))
    drawings = sources("assets")
    assert len(drawings) > 40
    taken = {path.name: beside_the_painter(parsed(path)) for path in drawings}
    assert {name: found for name, found in taken.items() if found} == {}


@pytest.mark.parametrize(
    "offence",
    ["import random", "from time import monotonic", "import os", "from pathlib import Path"],
)
def test_rules_that_reach_outside_the_table_are_noticed(offence: str) -> None:
    check = ["-m", "ruff", "check", "--select=TID251", "--output-format=concise"]
    done = subprocess.run(
        [sys.executable, *check, "--stdin-filename=tabletop/games/first/rules.py", "-"],
        cwd=ROOT,
        input=f"{offence}\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert "TID251" in done.stdout, done.stdout + done.stderr


def games() -> set[str]:
    """The ids of the games there are."""
    return {path.parent.name for path in (ROOT / "tabletop/games").glob("*/__init__.py")}


def names_of_games(source: ast.Module, ids: set[str]) -> list[str]:
    """Where a source names a game: its id as a string, its package, or one of its rules."""
    found = []
    for node in nodes(source):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            named = node.value in ids or re.search(r"\b[A-Z]{3}-\d{3}\b", node.value)
            inside = re.search(rf"\bgames[./](?:{'|'.join(ids)})\b", node.value)
            if named or inside:
                found.append(f"line {node.lineno}: {node.value!r:.60}")
    return found


def test_a_named_game_is_noticed() -> None:
    assert names_of_games(ast.parse("if game == 'first': pass"), {"first"})
    assert names_of_games(ast.parse("path = 'assets/games/first/cover.png'"), {"first"})
    assert names_of_games(ast.parse("raise Refusal('FST-001', 'no')"), {"first"})
    assert not names_of_games(ast.parse("# first\nx = 'the first thing'"), {"first"})


@pytest.mark.parametrize("room", ["ui", "saves", "assets"])
def test_the_screen_the_saves_and_the_drawings_name_no_game(room: str) -> None:
    assert games()
    named = {
        str(path.relative_to(ROOT)): found
        for path in sources(room)
        if (found := names_of_games(parsed(path), games()))
    }
    assert named == {}, "if no game is meant there, the game needs another id (docs/first-game.md)"
