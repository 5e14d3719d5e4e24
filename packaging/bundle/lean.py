"""What stays out of the frozen program: tools, unused parts of Qt, and orphans."""

import posixpath
import re
from collections.abc import Callable, Iterable, Sequence
from fnmatch import fnmatch
from importlib.metadata import packages_distributions
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]
"""A line of PyInstaller's table of contents: destination, source, kind."""

UNUSED = (
    "*Qt6Qml*", "*Qt6Quick*", "*Qt6Pdf*", "*qpdf*", "*opengl32sw*",
    "*PySide6/QtDBus*",
    "*QtNetwork*", "*Qt6Network*", "*plugins/tls*", "*plugins/networkinformation*",
    "*Qt6VirtualKeyboard*", "*virtualkeyboard*", "*plugins/generic*",
    "*platformthemes*gtk3*",
    "*EglFS*", "*EglFs*", "*egldeviceintegrations*", "*platforms*qeglfs*", "*platforms*qlinuxfb*",
    "*platforms*qvnc*", "*platforms*qvkkhrdisplay*", "*platforms*qdirect2d*",
    "*wayland-graphics-integration-server*", "*Qt6WaylandCompositor*",
    "*imageformats*qtiff*", "*imageformats*qicns*", "*imageformats*qtga*", "*imageformats*qwbmp*",
    "*translations*",
)  # fmt: skip
"""Parts that Qt's plugins bring along and that we do not use: other renderers, D-Bus and other
messaging, the network, on-screen keyboards, GTK's look, platforms without a desktop, pictures that
no deck has, and Qt's translations. What only these needed is removed as orphans."""

UNASKED = (
    "tkinter",
    "unittest",
    "pydoc",
    "distutils",
    "asyncio",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    # Pillow only opens AVIF: no colour profiles, no other toolkits, no WebP
    "PIL.ImageCms",
    "PIL.ImageTk",
    "PIL._webp",
    # the C decimal module is included
    "_pydecimal",
    # GNU readline is under the GPL, which the program is not
    "readline",
    "rlcompleter",
    # the program uses no network, and hashlib works without OpenSSL
    "ssl",
    "_ssl",
    "_hashlib",
    "ftplib",
    "xmlrpc",
    "cgi",
)
"""Modules that PyInstaller would include because a branch that is never taken names them."""

UNNEEDED_AT_THE_START = ("pyi_rth_inspect", "pyi_rth_multiprocessing")
"""PyInstaller's start scripts that would cost every start some 25 ms: one looks for sources, which
are not included; `ui.program.worker_start` replaces the other."""

LIBRARY = re.compile(r"\.so(\.\d+)*$")


def excluded(pins: str) -> list[str]:
    """Modules to leave out: `UNASKED`, and all of packages that *pins* does not name.

    *pins* is the text of packaging/requirements.txt. Other installed packages are only development
    tools.
    """
    own = {_plain(name) for name in re.findall(r"^([\w.-]+)==", pins, re.MULTILINE)}
    tools = [
        module
        for module, packages in packages_distributions().items()
        if not own & {_plain(package) for package in packages}
    ]
    return sorted({*UNASKED, *tools})


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def asked_for(warnings: str) -> list[str]:
    """Modules that were left out although something needs them, from PyInstaller's *warnings*.

    Optional and conditional imports do not count.
    """
    found = []
    for line in warnings.splitlines():
        told = re.match(r"excluded module named '?([\w.]+)'? - imported by (.*)", line)
        if told and not told[1].startswith("_frozen_importlib"):  # always present, in no file
            ways = re.findall(r"([\w.]+) \(([^)]*)\)", told[2])
            found += [
                f"{told[1]}, by {who}" for who, how in ways if how in ("top-level", "delayed")
            ]
    return found


def used(collected: Iterable[Entry]) -> list[Entry]:
    """A table of contents without the unused parts of Qt."""
    return [
        entry
        for entry in collected
        if not any(fnmatch(entry[0].replace("\\", "/"), part) for part in UNUSED)
    ]


def begun_with(scripts: Iterable[Entry]) -> list[Entry]:
    """The *scripts* that a start needs."""
    return [entry for entry in scripts if entry[0] not in UNNEEDED_AT_THE_START]


def without_orphans(
    collected: Sequence[Entry], needs: Callable[[Path], frozenset[str]]
) -> list[Entry]:
    """*collected* without libraries that no program, module or plugin in it needs.

    *needs* returns the names of the libraries that a file is linked with. A link is kept if its
    target is.
    """
    named: dict[str, list[Entry]] = {}
    for entry in collected:
        named.setdefault(PurePosixPath(entry[0]).name, []).append(entry)
    kept = [entry for entry in collected if not _is_library(entry)]
    reached = set(kept)
    for entry in kept:  # the list grows during the loop
        if entry[2] == "SYMLINK":
            continue
        for name in needs(Path(entry[1])):
            new = [each for each in named.get(name, []) if each not in reached]
            reached.update(new)
            kept.extend(new)
    there = {entry[0] for entry in reached}
    return [each for each in collected if each in reached and _target(each) in there]


def _is_library(entry: Entry) -> bool:
    """Whether *entry* only serves others: a library or a link to one, not a module or plugin.

    PyInstaller takes some Python modules for libraries; their names contain the ABI.
    """
    place = PurePosixPath(entry[0])
    if entry[2] == "EXTENSION" or "plugins" in place.parts or place.name.startswith("libpython"):
        return False
    return LIBRARY.search(place.name) is not None and not place.name.endswith(".abi3.so")


def _target(entry: Entry) -> str:
    """The target of *entry* if it is a link, relative to the top folder; otherwise its own path."""
    if entry[2] != "SYMLINK":
        return entry[0]
    return posixpath.normpath(posixpath.join(posixpath.dirname(entry[0]), entry[1]))
