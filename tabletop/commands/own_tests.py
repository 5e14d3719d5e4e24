"""The program's own tests, which exist only in a source checkout."""

from __future__ import annotations

from pathlib import Path

RUN = Path(__file__).resolve().parents[2] / "run.py"


def own_tests() -> Path | None:
    """The folder of tests beside the sources; None in a built or installed program.

    A folder `tests` beside an installed program belongs to somebody else.
    """
    return RUN.with_name("tests") if RUN.is_file() else None
