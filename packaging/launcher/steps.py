"""The steps of a set-up: an empty environment, then the pinned packages; one set-up at a time."""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from launcher import SetupFailed
from launcher.home import PIN, Home
from launcher.progress import Step
from launcher.reasons import why


@contextmanager
def alone(root: Path) -> Iterator[None]:
    """Hold the folder's set-up lock, waiting for any other set-up. The system releases it if we
    die."""
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
            with suppress(OSError):  # locking tries for ten seconds, then gives up
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                return
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


def make(home: Home) -> None:
    """Make the environment in *home*, with pip; installed packages stay."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise SetupFailed(_how_to_get_venv())
    base = getattr(sys, "_base_executable", sys.executable)
    for link in home.python.parent.glob("python*"):
        if link.is_symlink() and not link.exists():  # it led to a Python that no longer exists
            link.unlink()
    for old in (home.site / "pip", *home.site.glob("pip-*.dist-info")):
        shutil.rmtree(old, ignore_errors=True)  # Python includes a new pip
    with Step("Making the game's own Python environment"):
        done = subprocess.run(
            [base, "-I", "-m", "venv", str(home.folder)],
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise SetupFailed(f"{(done.stdout + done.stderr).strip()}\n{_how_to_get_venv()}")


def _how_to_get_venv() -> str:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if Path("/etc/debian_version").exists():
        return f"Python's venv is missing. Type: sudo apt-get install python{version}-venv"
    return f"Python's venv or ensurepip is missing: install the complete Python {version}."


def install(home: Home, pins: Path, *, again: bool = False) -> None:
    """Install a file of pins with pip, checking hashes; pip's output goes to the set-up log.

    If a package is broken it is installed *again*: the old files are removed only after everything
    was downloaded.
    """
    names = [package for package, _version, only_some in PIN.findall(pins.read_text("utf-8"))]
    command = [str(home.python), "-I", "-m", "pip", "install", "--require-hashes", "--no-input"]
    command += ["--only-binary=:all:", "--progress-bar=off", "--retries=2", "-r", str(pins)]
    if again:
        _drop_half_installed(home)
        command += ["--force-reinstall"]
    settings = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_USER": "0", "PYTHONUNBUFFERED": "1"}
    said = []
    title = f"Repairing {len(names)} packages" if again else f"Installing {len(names)} packages"
    with Step(title, parts=len(names)) as step:
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
        home.log.write_text("".join(said), "utf-8")
        if pip.returncode:
            step.fail()
            raise SetupFailed(why("".join(said), home.log))


def _drop_half_installed(home: Home) -> None:
    """Remove packages without a list of files, which pip can neither repair nor remove."""
    for info in home.site.glob("*.dist-info"):
        if not (info / "RECORD").exists():
            shutil.rmtree(info, ignore_errors=True)
