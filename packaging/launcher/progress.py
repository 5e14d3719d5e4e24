"""A line of progress for each step: a bar or a spinner, and the elapsed seconds."""

import itertools
import sys
import threading
import time
from types import TracebackType

BAR = 24  # characters
TURNING = "|/-\\"
EVERY = 0.1  # seconds between two updates


class Step:
    """A step of the set-up, shown while its `with` block runs.

    On a terminal the line is updated continuously; elsewhere the step is printed once when done. A
    step shorter than `quiet_for` seconds is not shown.
    """

    def __init__(self, title: str, parts: int = 0, quiet_for: float = 0.0) -> None:
        self._title = title
        self._parts = parts
        self._done = 0
        self._detail = ""
        self._quiet_for = quiet_for
        self._failed = False
        self._over = threading.Event()
        self._drawing = threading.Thread(target=self._draw, daemon=True)

    def __enter__(self) -> "Step":
        self._began = time.monotonic()
        if sys.stdout.isatty():
            self._drawing.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        if self._drawing.is_alive():
            self._drawing.join()
        if self._elapsed() >= self._quiet_for:
            outcome = "stopped" if kind or self._failed else "done"
            end = f"{self._title}: {outcome} ({self._elapsed():.1f} s)"
            print(f"\r{end:<78}" if sys.stdout.isatty() else end, flush=True)

    def advance(self, detail: str) -> None:
        """Advance to the next part, named by `detail`."""
        self._done = min(self._done + 1, self._parts)
        self._detail = detail

    def say(self, detail: str) -> None:
        """Show what is being done now."""
        self._detail = detail

    def fail(self) -> None:
        """Mark the step as failed."""
        self._failed = True

    def _elapsed(self) -> float:
        return time.monotonic() - self._began

    def _draw(self) -> None:
        for turn in itertools.count():
            if self._over.wait(EVERY):
                return
            if self._elapsed() >= self._quiet_for:
                line = f"{self._mark(turn)} {self._title}  {self._elapsed():.0f} s  {self._detail}"
                print(f"\r{line[:78]:<78}", end="", flush=True)

    def _mark(self, turn: int) -> str:
        if not self._parts:
            return TURNING[turn % len(TURNING)]
        filled = BAR * self._done // self._parts
        return f"[{'#' * filled}{'.' * (BAR - filled)}]"
