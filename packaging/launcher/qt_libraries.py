"""The system libraries that Qt's window needs on Linux: found, and installed if possible."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from launcher import SetupFailed
from launcher.progress import Step
from ui.program.system_libraries import command_for, how_to_get, missing


def provide(python: Path) -> None:
    """Check that Qt can open a window; install missing libraries on Debian and Ubuntu if allowed.

    Raises SetupFailed with the command to type if not.
    """
    if not sys.platform.startswith("linux"):
        return
    lacking = missing(_pyside(python))
    if not lacking:
        return
    rights = _rights()
    if rights is None or not shutil.which("apt-get"):
        raise SetupFailed(how_to_get(lacking))
    command = command_for(lacking)
    with Step(f"Installing Qt's system libraries: {' '.join(command[4:])}") as step:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for act in (["apt-get", "update"], command):
            done = subprocess.run(
                [*rights, *act], env=quiet, capture_output=True, text=True, check=False
            )
        left = missing(_pyside(python))
        if left:
            step.fail()
            raise SetupFailed(f"{done.stdout}{done.stderr}\nStill missing: {how_to_get(left)}")


def _pyside(python: Path) -> Path | None:
    return next(python.parent.parent.glob("lib/python*/site-packages/PySide6"), None)


def _rights() -> list[str] | None:
    """What to put before apt-get: nothing for root, sudo if it needs no password, otherwise
    None."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if not sudo:
        return None
    asked = subprocess.run([sudo, "-n", "true"], capture_output=True, check=False)
    return [sudo, "-n"] if asked.returncode == 0 else None
