"""What a frozen program does where it was started to work for another: it is its own Python."""

from __future__ import annotations

WORKER = "--multiprocessing-fork"
TRACKER = "from multiprocessing.resource_tracker import main"
"""How Python begins the process that tidies up after those that died."""


def work_if_asked(arguments: list[str]) -> None:
    """End as the worker that *arguments* ask for, when it has done its work; else do nothing.

    They are looked at before `multiprocessing` is imported, which a start without a worker has no
    use for: PyInstaller's own hook and `freeze_support` import it in every start.
    """
    if arguments[:1] == [WORKER]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    elif arguments[-2:-1] == ["-c"] and arguments[-1].startswith(TRACKER):
        exec(arguments[-1])
        raise SystemExit
