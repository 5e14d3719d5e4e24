"""The report file: everything needed to find a fault, as one JSON document."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from saves.atomic_write import write
from saves.scrubbed_text import scrubbed
from saves.source_commit import commit
from tabletop.play.records.readable_json import readable
from tabletop.play.rules.chronicle import sentence
from tabletop.table.view import EVERYONE
from tabletop.version import VERSION

if TYPE_CHECKING:
    from tabletop.play.runner.session import Session

LINES = 40
"""The number of chronicle lines in a report as sentences; the record has all of them."""


def report(
    session: Session | None,
    fault: BaseException | None = None,
    versions: Mapping[str, str] | None = None,
    *,
    whole: bool = False,
) -> bytes:
    """A report of *session*, if a game was open, and of *fault*, if any, as readable JSON.

    *versions* adds those of other parts of the program. Sentences are worded for a watcher. Only
    with the user's consent is it *whole*: it then contains the record with everything on the table,
    including hands, and the message of the fault, which may name a card.
    """
    import platform  # imported late: most runs write no report

    versions = {
        "tabletop": VERSION,
        "commit": commit(),
        "python": sys.version,
        "system": platform.platform(),
        **(versions or {}),
    }
    document: dict[str, object] = {
        "report": 1,
        "when": f"{datetime.now():%Y-%m-%d %H:%M:%S}",
        "versions": versions,
        "fault": _told(fault, whole or session is None) if fault else "",
    }
    if session is not None:
        versions["rules"] = f"{session.game.edition} {session.game.rules_version}"
        document["chronicle"] = [
            sentence(line, session.table, EVERYONE, session.game.title_of)
            for line in session.lines[-LINES:]
        ]
        if whole:
            document["record"] = session.record()
    return readable(document)


def _told(fault: BaseException, in_full: bool) -> str:
    """Where *fault* happened, without the user's folders; *in_full* with its message."""
    lines = []
    for each in _with_causes(fault):
        lines += ["Traceback:\n", *traceback.format_tb(each.__traceback__)]
        said = traceback.format_exception_only(each) if in_full else [type(each).__name__]
        lines += [*said, "\n"]
    return scrubbed("".join(lines))


def _with_causes(fault: BaseException) -> list[BaseException]:
    """The causes of *fault*, then *fault* itself."""
    before = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    return [*(_with_causes(before) if before else ()), fault]


def save_report(
    folder: Path,
    session: Session | None,
    fault: BaseException | None = None,
    versions: Mapping[str, str] | None = None,
    *,
    whole: bool = False,
) -> Path:
    """Write a `report` into *folder* and return the file.

    :raises SaveFailed: if it cannot be written.
    """
    path = folder / f"report-{datetime.now():%Y%m%d-%H%M%S-%f}.json"
    write(path, report(session, fault, versions, whole=whole))
    return path
