"""The start of a frozen program as a worker of another process, in place of Python."""

from __future__ import annotations

WORKER = "--multiprocessing-fork"
TRACKER = "from multiprocessing.resource_tracker import main"
"""The code with which Python starts the process that cleans up after others."""


def work_if_asked(arguments: list[str]) -> None:
    """Run as the worker that *arguments* ask for, and exit; otherwise do nothing.

    *arguments* are checked before `multiprocessing` is imported, which a normal start does not
    need; PyInstaller's own hook and `freeze_support` would import it in every start.
    """
    if arguments[:1] == [WORKER]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    elif arguments[-2:-1] == ["-c"] and arguments[-1].startswith(TRACKER):
        exec(arguments[-1])
        raise SystemExit
