"""`run.py test`: the checks that a change must pass, and the selection of tests."""

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
"""The checks of the source itself, as arguments of Python."""

PARTS = 3
"""Each run tries one of this many parts of the seeds; tests/seeds.py says which."""


MEMORY = Path("/dev/shm")
"""A folder in memory, on systems that have one."""

ROOM = 2 << 30
"""Bytes that must be free there for the files of all tests."""


def settings() -> dict[str, str]:
    """The environment variables of the tests: temporary files go to memory if there is room,
    because tests write and delete many thousands."""
    try:
        roomy = shutil.disk_usage(MEMORY).free >= ROOM and os.access(MEMORY, os.W_OK)
    except OSError:
        return {}
    return {"PYTEST_DEBUG_TEMPROOT": str(MEMORY)} if roomy else {}


def tests(arguments: list[str], root: Path) -> list[str]:
    """The tests that *arguments* ask for, as arguments of Python.

    Without `--all`, slow tests are left out, and the commit decides which third of the seeds is
    tried. `--fast` also leaves out random games, windows and long tests. All other arguments go to
    pytest.
    """
    given = [each for each in arguments if each not in ("--all", "--fast")]
    # one more than cores, because tests with windows wait
    command = ["-m", "pytest", f"--numprocesses={(os.cpu_count() or 1) + 1}"]
    command += ["--dist=worksteal"]  # neighbours, which share much, run in one process
    if "--fast" in arguments:
        command += ["-m", "not slow and not long and not window", "--seeds=none"]
        command += ["--ignore=tests/ui"]  # they all open windows
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
    """The third of the seeds for this commit; the first if there is no commit."""
    try:
        asked = ["git", "rev-parse", "HEAD"]
        commit = subprocess.run(asked, cwd=root, capture_output=True, text=True, check=True).stdout
        return int(commit.strip(), 16) % PARTS + 1
    except (OSError, subprocess.CalledProcessError, ValueError):
        return 1
