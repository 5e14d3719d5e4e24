"""Test files are compiled once, by all processes together.

What a test asserts is compiled in pytest's own way, which takes longer than all else until the
first test. In a new checkout all processes would do so at the same time, each for every file, as
they begin together and go through them in one order. So each first loads a share of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest


def load_own_share(config: pytest.Config) -> None:
    """Load the files that this process compiles for all; where they are compiled already, or it is
    the only process, none."""
    worker = getattr(config, "workerinput", None)
    if worker is None or sys.dont_write_bytecode:
        return
    number, many = int(worker["workerid"].removeprefix("gw")), int(worker["workercount"])
    for file in share(not_compiled(files_of(config)), number, many):
        with suppress(Exception):  # it is told of where it is collected
            import_module(".".join(file.relative_to(config.rootpath).with_suffix("").parts))


def files_of(config: pytest.Config) -> list[Path]:
    """The test files that are to be collected."""
    asked = (config.rootpath / arg.partition("::")[0] for arg in config.args)
    folders = (path.rglob("test_*.py") if path.is_dir() else [path] for path in asked)
    return sorted({file for folder in folders for file in folder})


def not_compiled(files: Iterable[Path]) -> list[Path]:
    """Those of *files* that pytest has not compiled yet, in this checkout."""
    python = sys.implementation.cache_tag
    name = f"{{}}.{python}-pytest-{pytest.__version__}.pyc"
    return [
        file
        for file in files
        if not (file.parent / "__pycache__" / name.format(file.stem)).exists()
    ]


def share(files: Sequence[Path], number: int, many: int) -> list[Path]:
    """Of *files* those that the process with this *number* loads first, of so *many*: those that
    are alike in length lie next to each other, so all have as much to do."""
    return sorted(files, key=lambda file: file.stat().st_size, reverse=True)[number::many]
