"""The steps of a set-up: an empty environment, then the pinned packages, one set-up at a time."""

import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from launcher import SetupFailed
from launcher.progress import Step

NO_NETWORK = re.compile(
    r"NewConnectionError|NameResolutionError|ConnectTimeoutError|ReadTimeoutError|ProxyError"
    r"|Failed to establish a new connection|Network is unreachable"
)
FULL = re.compile(r"No space left on device|\[WinError 112\]")


@contextmanager
def alone(root: Path) -> Iterator[None]:
    """Hold the folder's set-up lock, waiting for another set-up; the system frees it if we die."""
    try:
        lock = (root / ".venv.lock").open("wb")
    except OSError as error:
        raise SetupFailed(f"Cannot write in {root}: {error.strerror}.") from None
    with lock:
        with Step("Waiting for another set-up in this folder", quiet_for=0.5):
            _lock(lock)
        yield


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        while True:
            with suppress(OSError):  # it tries for ten seconds, then gives up
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                return
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


def make(home: Path) -> None:
    """Make an empty environment with pip in it."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise SetupFailed(_how_to_get_venv())
    base = getattr(sys, "_base_executable", sys.executable)
    with Step("Making the game's own Python environment"):
        done = subprocess.run(
            [base, "-I", "-m", "venv", str(home)], capture_output=True, text=True, check=False
        )
    if done.returncode:
        raise SetupFailed(f"{(done.stdout + done.stderr).strip()}\n{_how_to_get_venv()}")


def _how_to_get_venv() -> str:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if Path("/etc/debian_version").exists():
        return f"Python's venv is missing. Type: sudo apt-get install python{version}-venv"
    return f"Python's venv or ensurepip is missing: install the complete Python {version}."


def install(python: Path, pins: Path, log: Path) -> None:
    """Install a file of pins with pip, its hashes checked; pip's words go to `log`."""
    names = re.findall(r"^([\w.-]+)==", pins.read_text("utf-8"), re.MULTILINE)
    command = [str(python), "-I", "-m", "pip", "install", "--require-hashes", "--no-input"]
    command += ["--only-binary=:all:", "--progress-bar=off", "--retries=2", "-r", str(pins)]
    settings = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_USER": "0", "PYTHONUNBUFFERED": "1"}
    said = []
    with Step(f"Installing {len(names)} packages", parts=len(names)) as step:
        pip = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, **settings},
        )
        with pip:
            for line in pip.stdout or ():
                said.append(line)
                if line.startswith("Collecting "):
                    step.advance(line.split()[1].partition("=")[0])
                elif line.startswith("Installing collected"):
                    step.say("unpacking")
        log.write_text("".join(said), "utf-8")
        if pip.returncode:
            step.fail()
            raise SetupFailed(why("".join(said), log))


def why(said: str, log: Path) -> str:
    """Why pip failed, in words for the user, from what it `said`."""
    if NO_NETWORK.search(said):
        return (
            "The package index cannot be reached. Connect to the network and start again: "
            "set-up goes on by itself."
        )
    if FULL.search(said):
        return "The disk is full: set-up needs about 700 MB."
    last = "\n".join(said.splitlines()[-15:])
    return f"{last}\nSet-up could not install the packages. The whole log: {log}"
