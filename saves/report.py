"""The report file: all that is needed to see what went wrong, as one JSON document."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from saves.write import write
from tabletop.play.chronicle import sentence
from tabletop.play.readable import readable
from tabletop.play.session import Session
from tabletop.table.view import EVERYONE
from tabletop.version import VERSION

LINES = 40
"""How much of the chronicle stands in a report as sentences; all of it is in the record."""


def report(
    session: Session | None,
    fault: BaseException | None = None,
    versions: Mapping[str, str] | None = None,
) -> bytes:
    """What happened in *session*, if a game was open, and the *fault*, if any, as readable JSON.

    *versions* adds those of other parts of the program. The record holds everything that lies on
    the table, hands too; the sentences are told as a watcher may hear them.
    """
    versions = {
        "tabletop": VERSION,
        "python": sys.version,
        "system": platform.platform(),
        **(versions or {}),
    }
    document: dict[str, object] = {
        "report": 1,
        "when": f"{datetime.now():%Y-%m-%d %H:%M:%S}",
        "versions": versions,
        "fault": "".join(traceback.format_exception(fault)) if fault else "",
    }
    if session is not None:
        versions["rules"] = f"{session.game.edition} {session.game.rules_version}"
        document["chronicle"] = [
            sentence(line, session.table, EVERYONE, session.game.title_of)
            for line in session.lines[-LINES:]
        ]
        document["record"] = session.record()
    return readable(document)


def save_report(
    folder: Path,
    session: Session | None,
    fault: BaseException | None = None,
    versions: Mapping[str, str] | None = None,
) -> Path:
    """Write the `report` into *folder*; returns the file.

    :raises SaveFailed: if it cannot be written.
    """
    path = folder / f"report-{datetime.now():%Y%m%d-%H%M%S-%f}.json"
    write(path, report(session, fault, versions))
    return path
