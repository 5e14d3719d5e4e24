"""The system libraries that Qt's window needs on Linux: found out, and provided where we may."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from launcher import SetupFailed
from launcher.progress import Step

# Debian's and Ubuntu's package for each library, where the name does not give it away.
PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libz.so.1": "zlib1g",
}
PARTS = (
    "QtWidgets.abi3.so",
    "QtSvg.abi3.so",
    "Qt/plugins/platforms/libqxcb.so",
    "Qt/plugins/platforms/libqoffscreen.so",
)


def provide(python: Path) -> None:
    """See that Qt can open a window; install what is missing on Debian and Ubuntu if allowed.

    Raises SetupFailed with the one line to type where it is not.
    """
    if not sys.platform.startswith("linux"):
        return
    missing = missing_libraries(python)
    if not missing:
        return
    if not shutil.which("apt-get"):
        raise SetupFailed(
            f"Qt needs these system libraries, which your package manager has: {' '.join(missing)}"
        )
    packages = sorted({package_of(library) for library in missing})
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    rights = _rights()
    if rights is None:
        raise SetupFailed(f"Qt needs system libraries. Type: sudo {' '.join(command)}")
    with Step(f"Installing Qt's system libraries: {' '.join(packages)}") as step:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for act in (["apt-get", "update"], command):
            done = subprocess.run(
                [*rights, *act], env=quiet, capture_output=True, text=True, check=False
            )
        left = missing_libraries(python)
        if left:
            step.fail()
            raise SetupFailed(
                f"{done.stdout}{done.stderr}\nStill missing: {' '.join(left)}. "
                f"Type: sudo {' '.join(command)}"
            )


def missing_libraries(python: Path) -> list[str]:
    """The shared libraries that Qt's parts name and this system does not have, sorted."""
    if not shutil.which("ldd"):
        return []
    folders = python.parent.parent.glob("lib/python*/site-packages/PySide6")
    parts = [str(folder / part) for folder in folders for part in PARTS]
    listed = subprocess.run(["ldd", *parts], capture_output=True, text=True, check=False)
    return sorted(set(re.findall(r"^\s*(\S+) => not found", listed.stdout, re.MULTILINE)))


def package_of(library: str) -> str:
    """Debian's package of a shared library: `libxcb-cursor.so.0` is in `libxcb-cursor0`."""
    if library in PACKAGES:
        return PACKAGES[library]
    stem, _, version = library.partition(".so.")
    hyphen = "-" if stem[-1:].isdigit() else ""
    return f"{stem.lower().replace('_', '-')}{hyphen}{version}"


def _rights() -> list[str] | None:
    """What to put before apt-get: nothing for root, sudo where it asks no password, else None."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if not sudo:
        return None
    asked = subprocess.run([sudo, "-n", "true"], capture_output=True, check=False)
    return [sudo, "-n"] if asked.returncode == 0 else None
