"""The system libraries that Qt's window needs on Linux: which are missing, and their packages.

Imports no Qt, because it explains why Qt cannot be loaded; the launcher uses it too.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

# Debian's and Ubuntu's package for a library, if its name differs
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
"""The parts of PySide6 that together need all of these libraries."""

NOT_LOADED = re.compile(r"(lib\S+\.so[.\d]*): cannot open shared object file")
"""The loader's message about a missing library."""

TOO_OLD = re.compile(r"version `GLIBC_([\d.]+)' not found")
"""The loader's message about a glibc that is too old."""


def named_in(words: str) -> str:
    """The library that *words*, a message of the loader, call missing; empty if none."""
    found = NOT_LOADED.search(words)
    return found[1] if found else ""


def glibc_in(words: str) -> str:
    """The glibc version that *words*, a message of the loader, ask for; empty if none."""
    found = TOO_OLD.search(words)
    return found[1] if found else ""


def too_old(wanted: str) -> str:
    """One or two sentences about a system whose glibc is older than *wanted*."""
    import platform  # imported late: most systems are new enough

    return (
        f"This Tabletop was built for Linux with glibc {wanted} or later, and this system has "
        f"{platform.libc_ver()[1] or 'another one'}. Use one that was built on an older system, "
        "or start from the sources: python3 run.py."
    )


def missing(pyside: Path | None) -> list[str]:
    """The libraries that the parts of *pyside* need and this system lacks, sorted."""
    parts = [str(pyside / part) for part in PARTS if (pyside / part).exists()] if pyside else []
    if not parts or not shutil.which("ldd"):
        return []
    listed = subprocess.run(["ldd", *parts], capture_output=True, text=True, check=False)
    return sorted(set(re.findall(r"^\s*(\S+) => not found", listed.stdout, re.MULTILINE)))


def package_of(library: str) -> str:
    """Debian's package of a shared library: `libxcb-cursor.so.0` is in `libxcb-cursor0`."""
    if library in PACKAGES:
        return PACKAGES[library]
    stem, _, version = library.partition(".so.")
    hyphen = "-" if stem[-1:].isdigit() else ""
    return f"{stem.lower().replace('_', '-')}{hyphen}{version}"


def command_for(libraries: Iterable[str]) -> list[str]:
    """The command that installs *libraries* on Debian and Ubuntu, without sudo."""
    packages = sorted({package_of(library) for library in libraries})
    return ["apt-get", "install", "--yes", "--no-install-recommends", *packages]


def how_to_get(libraries: Iterable[str]) -> str:
    """One or two sentences about missing *libraries*."""
    named = list(libraries)
    plural = "libraries" if len(named) > 1 else "library"
    if not shutil.which("apt-get"):
        return f"Qt needs the system {plural} {', '.join(named)}, which your package manager has."
    command = " ".join(command_for(named))
    return f"Qt needs the system {plural} {', '.join(named)}. Type: sudo {command}"
