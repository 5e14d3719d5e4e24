"""The project's own files, as the checks of this folder read them."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("tabletop", "assets", "ui", "saves", "tests", "packaging")
TEXTS = {".py", ".toml", ".md", ".txt", ".in", ".json", ".svg", ".desktop", ".spec", ""}
MADE = {"__pycache__", ".venv", "build", "dist"}


@cache
def texts() -> tuple[Path, ...]:
    """Every text file that belongs to the project: those that git knows or would take."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        found = [ROOT / name for name in listed.stdout.splitlines()]
    except (OSError, subprocess.CalledProcessError):  # an unpacked archive
        found = [path for part in PARTS for path in (ROOT / part).rglob("*")]
        found += ROOT.glob("*.*")
    return tuple(
        path
        for path in found
        if path.suffix in TEXTS and path.is_file() and not MADE & set(path.parts)
    )


def sources(*rooms: str) -> tuple[Path, ...]:
    """The Python files of the given rooms (top-level folders)."""
    return tuple(
        path
        for path in texts()
        if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in rooms
    )


@cache
def parsed(path: Path) -> ast.Module:
    """The source at *path*, parsed once for all checks."""
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """*tree* and all below it, in the order of `ast.walk`, found once for all checks."""
    found = [tree]
    for node in found:
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, ast.AST):
                found.append(value)
            elif isinstance(value, list):
                found += [each for each in value if isinstance(each, ast.AST)]
    return tuple(found)
