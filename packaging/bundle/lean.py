"""What stays out of the frozen program: other people's tools, unused parts of Qt, orphans."""

import posixpath
import re
from collections.abc import Callable, Iterable, Sequence
from fnmatch import fnmatch
from importlib.metadata import packages_distributions
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]
"""A line of PyInstaller's table of contents: where a file goes, where it lies, of what kind."""

UNUSED = (
    "*Qt6Qml*", "*Qt6Quick*", "*Qt6Pdf*", "*qpdf*", "*opengl32sw*",
    "*PySide6/QtDBus*",
    "*QtNetwork*", "*Qt6Network*", "*plugins/tls*", "*plugins/networkinformation*",
    "*Qt6VirtualKeyboard*", "*virtualkeyboard*", "*plugins/generic*",
    "*platformthemes*gtk3*",
    "*EglFS*", "*EglFs*", "*egldeviceintegrations*", "*platforms*qeglfs*", "*platforms*qlinuxfb*",
    "*platforms*qvnc*", "*platforms*qvkkhrdisplay*", "*platforms*qdirect2d*",
    "*wayland-graphics-integration-server*", "*Qt6WaylandCompositor*",
    "*translations*",
)  # fmt: skip
"""Parts that come along with Qt's plugins and that nothing here uses: other ways to draw, messages
to other programs (Qt has its own way, without Python), the network, on-screen keyboards, GTK's own
look, screens without a desktop, and Qt's translations. What they alone needed goes with them, as
orphans."""

UNASKED = (
    "tkinter",
    "unittest",
    "pydoc",
    "distutils",
    "asyncio",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    # Pillow opens AVIF, and nothing else: no profiles of colour, no other toolkits, no WebP.
    "PIL.ImageCms",
    "PIL.ImageTk",
    "PIL._webp",
    # The decimal of C is there.
    "_pydecimal",
    # GNU readline is under the GPL, which the program is not.
    "readline",
    "rlcompleter",
    # The program knows no network. hashlib has all that it uses without OpenSSL.
    "ssl",
    "_ssl",
    "_hashlib",
    "ftplib",
    "xmlrpc",
    "cgi",
)
"""Modules that PyInstaller would take because something names them, in a branch never taken."""

UNNEEDED_AT_THE_START = ("pyi_rth_inspect", "pyi_rth_multiprocessing")
"""Scripts of PyInstaller that a frozen program would carry out in each start, some 25 ms: one finds
sources, of which there are none; `ui.program.worker_start` stands in for the other."""

LIBRARY = re.compile(r"\.so(\.\d+)*$")


def excluded(pins: str) -> list[str]:
    """Modules to leave out: the unasked, and all of packages that *pins* does not name.

    *pins* is the text of packaging/requirements.txt. What else is installed is there to work with.
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
    """What was left out and is asked for all the same, by the *warnings* that PyInstaller writes.

    To ask where another way is tried as well (optional) or by a condition is no need.
    """
    found = []
    for line in warnings.splitlines():
        told = re.match(r"excluded module named '?([\w.]+)'? - imported by (.*)", line)
        if told and not told[1].startswith("_frozen_importlib"):  # always there, in no file
            ways = re.findall(r"([\w.]+) \(([^)]*)\)", told[2])
            found += [
                f"{told[1]}, by {who}" for who, how in ways if how in ("top-level", "delayed")
            ]
    return found


def used(collected: Iterable[Entry]) -> list[Entry]:
    """What remains of a table of contents without the unused parts of Qt."""
    return [
        entry
        for entry in collected
        if not any(fnmatch(entry[0].replace("\\", "/"), part) for part in UNUSED)
    ]


def begun_with(scripts: Iterable[Entry]) -> list[Entry]:
    """What remains of the *scripts* that a start carries out one after the other."""
    return [entry for entry in scripts if entry[0] not in UNNEEDED_AT_THE_START]


def without_orphans(
    collected: Sequence[Entry], needs: Callable[[Path], frozenset[str]]
) -> list[Entry]:
    """*collected* without libraries that no program, module or plugin of it comes to need.

    *needs* tells the names of the libraries that a file is linked with. A link goes with the file
    that it leads to.
    """
    named: dict[str, list[Entry]] = {}
    for entry in collected:
        named.setdefault(PurePosixPath(entry[0]).name, []).append(entry)
    kept = [entry for entry in collected if not _is_library(entry)]
    reached = set(kept)
    for entry in kept:  # grows while it is gone through
        if entry[2] == "SYMLINK":
            continue
        for name in needs(Path(entry[1])):
            new = [each for each in named.get(name, []) if each not in reached]
            reached.update(new)
            kept.extend(new)
    there = {entry[0] for entry in reached}
    return [each for each in collected if each in reached and _target(each) in there]


def _is_library(entry: Entry) -> bool:
    """Whether *entry* is there only for others: no module, no plugin, but a library or link to one.

    Modules of Python that PyInstaller takes for libraries are named after the ABI.
    """
    place = PurePosixPath(entry[0])
    if entry[2] == "EXTENSION" or "plugins" in place.parts or place.name.startswith("libpython"):
        return False
    return LIBRARY.search(place.name) is not None and not place.name.endswith(".abi3.so")


def _target(entry: Entry) -> str:
    """Where *entry* leads if it is a link, from the top of the folder; else its own place."""
    if entry[2] != "SYMLINK":
        return entry[0]
    return posixpath.normpath(posixpath.join(posixpath.dirname(entry[0]), entry[1]))
