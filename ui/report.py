"""Report files: what went wrong, on which system, in which game. One JSON file to pass on."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path

import msgspec
from PySide6.QtCore import qVersion

from tabletop.play.record import to_record
from tabletop.play.session import Diverged, RuleFault, Session
from tabletop.version import VERSION


def write_report(folder: Path, what: str, session: Session | None = None) -> Path:
    """Write a report of *what* went wrong into *folder*; the game in it shows every hidden card.

    :raises OSError: if it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    report = {
        "what": what,
        "program": VERSION,
        "python": sys.version,
        "qt": qVersion(),
        "system": platform.platform(),
        "game": to_record(session) if session else None,
    }
    path = _free_name(folder, f"report-{datetime.now():%Y%m%d-%H%M%S}")
    path.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1))
    return path


def told(fault: BaseException) -> str:
    """*fault* with all that led to it, for a report."""
    cause = fault.fault if isinstance(fault, RuleFault) else fault
    return f"{fault}\n\n{''.join(traceback.format_exception(cause))}"


def in_words(fault: BaseException) -> str:
    """*fault* as players are told of it: one or two sentences."""
    if isinstance(fault, RuleFault):
        return (
            f"The rules of “{fault.step.title}” ({fault.step.rule}) broke. The game stands as it "
            "did before, and nothing is lost. You can go on by hand."
        )
    if isinstance(fault, Diverged):
        return f"This cannot be done again: {fault.why}. The game stands as it did before."
    return "Something in the program broke. The game is saved, and you can go on."


def _free_name(folder: Path, name: str) -> Path:
    path, number = folder / f"{name}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.json"
    return path
