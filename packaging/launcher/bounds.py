"""Requirements of a set-up: a Python and a system that Qt supports, and disk space."""

import platform
import shutil
import sys
from pathlib import Path

from launcher import SetupFailed

QT = "6.11.3"
"""The version of PySide6 for which these limits were determined."""

LAST_PYTHON = (3, 14)
OLDEST_GLIBC = {"x86_64": (2, 34), "aarch64": (2, 39)}
OLDEST_MACOS = (13, 0)
MACHINES = {
    "Linux": tuple(OLDEST_GLIBC),
    "Darwin": ("x86_64", "arm64"),
    "Windows": ("AMD64", "ARM64"),
}

DOWNLOAD = {
    "requirements.txt": 88,
    "requirements-dev.txt": 43,
    "requirements-build.txt": 10,
    "requirements-docs.txt": 21,
}
"""Megabytes that pip downloads for each file of pins, measured on Linux."""

DISK = {
    "requirements.txt": 290,
    "requirements-dev.txt": 155,
    "requirements-build.txt": 40,
    "requirements-docs.txt": 95,
}
"""Megabytes of the environment on disk, measured on Linux."""


def check() -> None:
    """Check that there are packages for this Python and this system.

    Raises SetupFailed with one sentence if not.
    """
    failing = outside()
    if failing:
        raise SetupFailed(failing)


def outside() -> str:
    """One sentence about the first requirement that is not met; empty if all are."""
    system, machine = platform.system(), platform.machine()
    of_python, last = sys.version_info[:2], ".".join(map(str, LAST_PYTHON))
    if of_python > LAST_PYTHON:
        return (
            f"Qt has no packages yet for Python {of_python[0]}.{of_python[1]}: "
            f"start Tabletop with Python 3.11 to {last}, as in python{last} run.py."
        )
    if machine not in MACHINES.get(system, (machine,)):
        return f"Qt has no packages for {system} on {machine}."
    if sys.maxsize < 2**32:
        return "Qt has no packages for a 32-bit Python: install the 64-bit one."
    if system == "Linux":
        return _of_glibc(machine)
    if system == "Darwin" and _numbers(platform.mac_ver()[0]) < OLDEST_MACOS:
        return f"Qt needs macOS 13 or later; this is {platform.mac_ver()[0]}."
    return ""


def _of_glibc(machine: str) -> str:
    library, version = platform.libc_ver()
    oldest = ".".join(map(str, OLDEST_GLIBC[machine]))
    if library != "glibc":
        return f"Qt needs a Linux with glibc {oldest} or later; this one has another C library."
    if _numbers(version) < OLDEST_GLIBC[machine]:
        return (
            f"Qt needs glibc {oldest} or later on {machine}, and this system has {version}: "
            "use a newer release of the system."
        )
    return ""


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdigit())


def check_space(folder: Path, files: tuple[str, ...]) -> None:
    """Check that *folder* has room for the environment, before anything is downloaded.

    Raises SetupFailed if not.
    """
    needed, free = sum(DISK[name] for name in files), shutil.disk_usage(folder).free / 1e6
    if free < needed:
        raise SetupFailed(
            f"Set-up needs {needed} MB on the disk of {folder}, but only {free:.0f} MB are free."
        )
    amount = sum(DOWNLOAD[name] for name in files)
    print(f"Setting up: {amount} MB to download, {needed} MB on the disk.", flush=True)
