"""Which commit of the source the program was made from, as far as that is known."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[1]
PLACE = "saves/commit.txt"
"""Where the commit stands in a build, a wheel and an sdist, which are in no version control."""


@cache
def commit() -> str:
    """The commit, in short; with a `+` if files were changed since; empty if it is not known."""
    try:
        return (PROGRAM / PLACE).read_text("utf-8").strip()
    except OSError:
        pass
    if not (PROGRAM / ".git").exists():  # else git would look in the folders above
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
    from tabletop.version import VERSION  # here: what makes a wheel reads this file, and no room

    return f"{VERSION} ({commit()})" if commit() else VERSION
