"""`python -m tests.soak GAME --actions N --seed S`: random hands on the real window, in a process
of their own, so that even its death is told, with the seed and the last actions."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from collections import deque
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryDirectory
from threading import Thread
from typing import NamedTuple

from tabletop.play.shelf.game_shelf import names

SILENCE = 90
"""Seconds without any action after which the program is held to hang."""

SHOWN = 25
"""Lines before the end that are told of a soak that went wrong."""

GROWTH = 1.15
"""How much memory may have grown since the first thousand actions."""

ROOT = Path(__file__).resolve().parents[2]
QUIET = {
    "QT_QPA_PLATFORM": "offscreen",
    "QT_NO_GUI_THREADPOOL": "1",
    "QT_LOGGING_RULES": "qt.qpa.*=false",
    "PYTHONHASHSEED": "0",
    "PYTHONUNBUFFERED": "1",
}


class Outcome(NamedTuple):
    """How a soak ended: `wrong` says what was wrong, empty if nothing was, then the `last` lines;
    `memory` in megabytes, measured after each thousand actions and at the end."""

    wrong: str
    last: list[str]
    memory: list[float]


def soak(
    game: str,
    actions: int,
    seed: int,
    *,
    tell: bool = False,
    census: bool = False,
    modules: tuple[str, ...] = (),
) -> Outcome:
    """*actions* random actions on *game*, always with these *modules*, in a process of its own;
    *tell* shows how far it is, and a *census* of what there is more of."""
    with TemporaryDirectory(prefix="soak-") as home:
        command = [sys.executable, "-m", "tests.soak.soak", home, game, str(actions), str(seed)]
        command += ["--census"] * census
        command += [f"--with={module}" for module in modules]
        child = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **QUIET, "HOME": home},
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        lines: Queue[str | None] = Queue()
        Thread(target=_read, args=(child, lines), daemon=True).start()
        last: deque[str] = deque(maxlen=SHOWN)
        memory: list[float] = []
        wrong = ""
        try:
            while (line := lines.get(timeout=SILENCE)) is not None:
                if line.startswith("WRONG"):
                    last = deque(last)  # all that is said of it
                if "This plugin does not support" not in line:  # a screen that is none says so
                    last.append(line)
                if line.startswith("MEMORY"):
                    if line.split()[3].startswith("MB"):
                        memory.append(float(line.split()[2]))
                    if tell:
                        print(line, flush=True)
        except Empty:
            wrong = f"it hung for {SILENCE} seconds"
            child.send_signal(signal.SIGABRT)  # faulthandler tells where
        code = child.wait()
        while not lines.empty():
            last.append(lines.get() or "")
    if code < 0 and not wrong:
        wrong = f"it died of {signal.Signals(-code).name}"
    return Outcome(wrong or ("it went wrong" if code else ""), list(last), memory)


def _read(child: subprocess.Popen[str], lines: Queue[str | None]) -> None:
    assert child.stdout is not None
    with child.stdout:
        for line in child.stdout:
            lines.put(line.rstrip("\n"))
    lines.put(None)


def grown(memory: list[float]) -> float:
    """How many times the memory after the first thousand actions was held at the end."""
    return memory[-1] / memory[0] if len(memory) > 1 and memory[0] else 1.0


def main() -> int:
    """Soak; the exit code is 1 at the first game in which anything is wrong."""
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("game", choices=names())
    parser.add_argument("--actions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--census", action="store_true", help="print what there is more of")
    parser.add_argument("--with", dest="modules", action="append", default=[], metavar="MODULE")
    args = parser.parse_args()
    modules = tuple(args.modules)
    outcome = soak(
        args.game, args.actions, args.seed, tell=True, census=args.census, modules=modules
    )
    if outcome.wrong:
        print("\n".join(outcome.last))
        print(f"BROKEN {args.game} --seed {args.seed}: {outcome.wrong}")
        return 1
    growth = grown(outcome.memory)
    print(f"{args.game}: {args.actions} actions, nothing wrong; memory {growth:.2f} times as much")
    return int(growth > GROWTH)


if __name__ == "__main__":
    sys.exit(main())
