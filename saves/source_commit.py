"""The commit from which the program was built, as far as it is known."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[1]
PLACE = "saves/commit.txt"
"""The file with the commit in a build, a wheel or an sdist, which have no version control."""


@cache
def commit() -> str:
    """The short commit hash, with a `+` if files have changed since; empty if unknown."""
    try:
        return (PROGRAM / PLACE).read_text("utf-8").strip()
    except OSError:
        pass
    if not (PROGRAM / ".git").exists():  # otherwise git would look in the parent folders
        return ""
    asked = ["git", "describe", "--always", "--exclude=*", "--dirty=+"]
    try:
        told = subprocess.run(
            asked, cwd=PROGRAM, capture_output=True, text=True, timeout=5, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return told.stdout.strip()


def version() -> str:
    """The version with its commit: `0.1.0 (712aa9e5)`."""
    # imported late: the wheel build reads this file, and has no packages
    from tabletop.version import VERSION

    return f"{VERSION} ({commit()})" if commit() else VERSION
