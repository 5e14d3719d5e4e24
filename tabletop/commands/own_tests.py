"""The program's own tests, which are there only where the program is worked on."""

from __future__ import annotations

from pathlib import Path

RUN = Path(__file__).resolve().parents[2] / "run.py"


def own_tests() -> Path | None:
    """The folder of tests beside the sources; None in a program that was built or installed.

    A folder `tests` beside an installed program is somebody else's.
    """
    return RUN.with_name("tests") if RUN.is_file() else None
