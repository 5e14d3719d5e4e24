"""`run.py test`: the checks that a change has to pass, and which of the tests are among them."""

import os
import shutil
import subprocess
from pathlib import Path

CONTRACTS = "from importlinter.cli import lint_imports_command as lint; lint(['--no-logo'])"
STATIC = {
    "lint": ["-m", "ruff", "check", "--quiet", "."],
    "format": ["-m", "ruff", "format", "--check", "--quiet", "."],
    "types": ["-m", "mypy"],
    "import contracts": ["-c", CONTRACTS],
}
"""What reads the source alone, as arguments of Python."""

PARTS = 3
"""A run tries one seed of so many; tests/seeds.py tells which."""


MEMORY = Path("/dev/shm")
"""Where some systems keep files in memory."""

ROOM = 2 << 30
"""Bytes that must be free there for the files of all tests."""


def settings() -> dict[str, str]:
    """What the tests find in their environment: where their files lie, in memory if there is room,
    for tests write and remove many thousands."""
    try:
        roomy = shutil.disk_usage(MEMORY).free >= ROOM and os.access(MEMORY, os.W_OK)
    except OSError:
        return {}
    return {"PYTEST_DEBUG_TEMPROOT": str(MEMORY)} if roomy else {}


def tests(arguments: list[str], root: Path) -> list[str]:
    """The tests that *arguments* ask for, as arguments of Python.

    Without `--all` those marked slow are left out, and the commit says which third of the seeds is
    tried; `--fast` leaves out random games, windows and what takes long, too. What else is given
    goes to pytest.
    """
    given = [each for each in arguments if each not in ("--all", "--fast")]
    command = ["-m", "pytest", f"--numprocesses={(os.cpu_count() or 1) + 1}"]  # windows wait
    command += ["--dist=worksteal"]  # neighbours, which share much, run in one process
    if "--fast" in arguments:
        command += ["-m", "not slow and not long and not window", "--seeds=none"]
        command += ["--ignore=tests/ui"]  # all of them open windows
    elif "--all" not in arguments:
        command += ["-m", "not slow", f"--seeds={_third(root)}"]
    return [*command, *given]


def is_new(root: Path) -> bool:
    """Whether no test was ever run in this checkout: then all are still to be compiled."""
    return not (root / "tests" / "__pycache__").exists()


def compiling(tests: list[str]) -> list[str]:
    """What compiles *tests* and all that they import, as arguments of Python. It takes one
    processor for as long as the types do, which leave the others idle."""
    return [*tests, "--numprocesses=0", "--collect-only", "--quiet"]


def _third(root: Path) -> int:
    """Which third of the seeds is tried at this commit; the first where there is none."""
    try:
        asked = ["git", "rev-parse", "HEAD"]
        commit = subprocess.run(asked, cwd=root, capture_output=True, text=True, check=True).stdout
        return int(commit.strip(), 16) % PARTS + 1
    except (OSError, subprocess.CalledProcessError, ValueError):
        return 1
