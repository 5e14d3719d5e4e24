"""The program on a real screen of its own, played by a real mouse and real keys, and killed."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SIZE = "1280x800x24"
TITLE = "Tabletop"
LACKING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]

pytestmark = [
    pytest.mark.skipif(bool(LACKING), reason=f"not installed: {', '.join(LACKING)}"),
    pytest.mark.slow,
]


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A screen nobody sees, on a number that is free."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as said:
        number = said.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    server.terminate()
    server.wait(10)


class Program:
    """The program in a process of its own, and a person before it."""

    def __init__(self, screen: str, folder: Path, *arguments: str) -> None:
        self.where = folder / "where.json"
        self.where.unlink(missing_ok=True)
        self.screen = {**os.environ, "DISPLAY": screen}
        self.screen.pop("QT_QPA_PLATFORM", None)
        command = [sys.executable, "-m", "tests.ui.watched", str(self.where)]
        self.complaints = folder / "stderr"
        with self.complaints.open("a") as complaints:
            self.process = subprocess.Popen(
                [*command, "--data-dir", str(folder / "data"), *arguments],
                cwd=ROOT,
                env={**self.screen, "QT_QPA_PLATFORM": "xcb"},
                stderr=complaints,
            )

    def seen(self) -> dict[str, Any]:
        """What the person sees now."""
        try:
            found: dict[str, Any] = json.loads(self.where.read_text())
        except FileNotFoundError:
            return {}
        return found

    def until(
        self, true: Callable[[dict[str, Any]], object], what: str, seconds: float = 20
    ) -> dict[str, Any]:
        """Wait until something is seen; returns all that is seen then."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process.poll() is None, "the program ended by itself"
            seen = self.seen()
            if seen and true(seen):
                return seen
            time.sleep(0.04)
        raise AssertionError(f"never seen: {what}; but {self.seen()}")

    def xdotool(self, *does: object) -> None:
        """Let the mouse or the keyboard do something."""
        subprocess.run(["xdotool", *map(str, does)], env=self.screen, check=True, timeout=10)

    def click(self, at: tuple[int, int]) -> None:
        """Click there."""
        self.xdotool("mousemove", *at, "sleep", "0.05", "click", 1)

    def press(self, words: str) -> None:
        """Click the button that says *words*, or is called so by a screen reader."""
        seen = self.until(lambda seen: words in seen["buttons"], f"a button {words!r}")
        self.click(seen["buttons"][words])

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag from one place to another, by way of the middle."""
        halfway = [(a + b) // 2 for a, b in zip(start, end, strict=True)]
        self.xdotool(
            *("mousemove", *start, "sleep", "0.05", "mousedown", 1),
            *("mousemove", *halfway, "sleep", "0.03", "mousemove", *end, "sleep", "0.05"),
            *("mouseup", 1),
        )

    def key(self, keys: str) -> None:
        """Press a key, in the window: no desktop here gives it the focus when a dialog closes."""
        window = ("xdotool", "search", "--onlyvisible", "--name", f"^{TITLE}$", "windowfocus")
        for _ in range(20):  # it cannot have it while it is being shown
            if not subprocess.run(window, env=self.screen, check=False, timeout=10).returncode:
                break
            time.sleep(0.1)
        self.xdotool("sleep", "0.1", "key", keys)

    def still(self, entries: int, asked: str = "") -> dict[str, Any]:
        """Wait until more than so many entries are in the journal, or something else is asked for a
        part of an answer than *asked*, and nothing moves.

        What is warned of is done all the same.
        """

        def is_asked(seen: dict[str, Any]) -> bool:
            return "Do it" in seen["buttons"]

        def is_still(seen: dict[str, Any]) -> bool:
            if seen.get("moving", True):
                return False
            return seen["entries"] > entries or (asked != "" and seen["asked"] != asked)

        def is_next(seen: dict[str, Any]) -> bool:
            return is_asked(seen) or is_still(seen)

        while is_asked(seen := self.until(is_next, f"more than {entries} entries")):
            self.click(seen["buttons"]["Do it"])  # once: a second click would fall on what is below
            self.until(lambda seen: not is_asked(seen), "the end of a warning")
        return seen

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(10)

    def close(self) -> None:
        """Close the window as a person does: by its key."""
        self.key("ctrl+q")
        assert self.process.wait(20) == 0


@pytest.fixture
def start(screen: str, tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Starts the program, and sees to it that none is left running."""
    started: list[Program] = []

    def start(*arguments: str) -> Program:
        started.append(Program(screen, tmp_path, *arguments))
        return started[-1]

    yield start
    for program in started:
        program.kill()


def answer(person: Program, seen: dict[str, Any]) -> dict[str, Any]:
    """Answer the open question by the mouse where it can, else by the first answer's number."""
    pieces, zones = seen["pieces"], seen["zones"]
    for _key, _label, about, where in seen["options"]:
        start = next((pieces[str(piece)] for piece in about if pieces.get(str(piece))), None)
        end = next((zones[zone] for zone in where if zones.get(zone)), None)
        if start and end:
            person.drag(start, end)
            return person.still(seen["entries"], seen["asked"])
    for _key, _label, about, where in seen["options"]:
        if not about and where and zones.get(where[0]):
            person.click(zones[where[0]])
            return person.still(seen["entries"], seen["asked"])
    person.press(seen["options"][0][1])
    return person.still(seen["entries"], seen["asked"])


def test_play_kill_and_go_on(start: Callable[..., Program]) -> None:
    person = start()
    person.press("New game of Tower")
    person.press("Start")
    seen = person.still(-1)
    while seen["entries"] < 12 or "Back" in seen["buttons"]:  # what is half said is not kept
        seen = answer(person, seen)
    played = seen["entries"]
    assert played >= 12
    person.key("ctrl+z")
    person.until(lambda seen: seen["entries"] < played, "one step back")
    person.key("ctrl+y")
    before = person.until(lambda seen: seen["entries"] == played, "the step again")
    person.kill()

    person = start("--resume")
    after = person.still(-1)
    for what in ("entries", "asked", "options", "seat"):
        assert after[what] == before[what], what
    for _ in range(3):
        after = answer(person, after)
    person.close()
    assert "Traceback" not in person.complaints.read_text()
