"""Whose work each file of the frozen program is: the parts that it consists of."""

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path

from bundle.lean import Entry

TEXTS = Path(__file__).resolve().parents[1] / "licences"
"""Licences of parts that come without their own."""

# the first is written as an addition to the second
LGPL = (TEXTS / "LGPL-3.0.txt", TEXTS / "GPL-3.0.txt")
MICROSOFT = re.compile(r"(vcruntime|msvcp|ucrtbase|api-ms-win|concrt)", re.IGNORECASE)
DEBIAN = Path("/usr/share/doc")


class Unlicensed(Exception):
    """A file has no known licence. The message names the file."""


@dataclass(frozen=True)
class Part:
    """A work: its name, version, licence (SPDX if possible) and address (purl).

    `texts` are the files of its licence, `files` its files in the bundle.
    """

    name: str
    version: str
    licence: str
    purl: str
    texts: tuple[Path, ...]
    files: list[str] = field(default_factory=list, compare=False, hash=False)


def parts(entries: Iterable[Entry], root: Path, version: str) -> list[Part]:
    """The parts of *entries*, by name; the program itself is in *root*.

    :raises Unlicensed: if the owner of a file is unknown.
    """
    own = Part("Tabletop", version, "MIT", f"pkg:generic/tabletop@{version}", (root / "LICENSE",))
    found = {own: own, bootloader(): bootloader()}
    told = [(place, Path(source)) for place, source, kind in entries if kind != "SYMLINK"]
    systems = debian([source for _, source in told if _part(source, own, root) is None])
    for place, source in told:
        part = _part(source, own, root) or systems[source]
        found.setdefault(part, part).files.append(place)
    return sorted(found.values(), key=lambda part: part.name.casefold())


def _part(source: Path, own: Part, root: Path) -> Part | None:
    """The part that *source* belongs to; None if the system must answer."""
    installed = _installed().get(source.parent.resolve() / source.name)
    if installed is not None:
        return installed
    if source.is_relative_to(root):
        return python() if source.name == "base_library.zip" else own
    if source.is_relative_to(sys.base_prefix) and sys.base_prefix != "/usr":
        if MICROSOFT.match(source.name):
            return microsoft()
        return python()
    if source.is_relative_to(sysconfig.get_path("stdlib")) or source.name.startswith("libpython"):
        return python()
    if MICROSOFT.match(source.name):
        return microsoft()
    return None


@cache
def _installed() -> dict[Path, Part]:
    """The part of each file of an installed package."""
    found = {}
    for package in distributions():
        where = Path(str(package.locate_file(""))).resolve()
        found.update({where / file: part for file, part in _files(package)})
    return found


def _files(package: Distribution) -> Iterator[tuple[str, Part]]:
    files = [str(file) for file in package.files or ()]
    name, version = package.metadata["Name"], package.version
    fields = ("License-Expression", "License")
    told = (package.metadata[field] for field in fields if field in package.metadata)
    licence = next(filter(None, told), "?")
    texts = tuple(
        Path(str(package.locate_file(file)))
        for file in files
        if re.search(r"\.dist-info/(licenses/.*|LICEN[CS]E.*|COPYING.*)$", file)
    )
    purl = f"pkg:pypi/{name.lower().replace('_', '-')}@{version}"
    if "LGPL-3.0-only" in licence:
        licence, texts = "LGPL-3.0-only", LGPL
    part = Part(name, version, licence, purl, texts)
    qt = Part("Qt", version, licence, f"pkg:generic/qt@{version}", texts)
    for file in files:
        if re.search(r"/libicu|/icu\w+\.dll", file):
            yield file, icu(file)
        else:
            yield file, qt if file.startswith("PySide6/Qt/") else part


def icu(file: str) -> Part:
    """The Unicode library that Qt includes."""
    version = file.rpartition(".so.")[2]
    licence, address = "Unicode-DFS-2016", f"pkg:generic/icu@{version}"
    return Part("ICU", version, licence, address, (TEXTS / "ICU.txt",))


@cache
def python() -> Part:
    """Python itself with its library."""
    version = sys.version.split()[0]
    short = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = (
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),
        DEBIAN / short / "copyright",
    )
    texts = tuple(place for place in places if place.is_file())[:1]
    return Part("Python", version, "PSF-2.0", f"pkg:generic/python@{version}", texts)


@cache
def bootloader() -> Part:
    """The start of the frozen program: a part of PyInstaller inside the program, without a file of
    its own."""
    [part] = {part for part in _installed().values() if part.name == "pyinstaller"}
    licence = "GPL-2.0-or-later WITH Bootloader-exception"
    return Part("PyInstaller", part.version, licence, part.purl, part.texts)


@cache
def microsoft() -> Part:
    """The runtime of Microsoft's compiler, which Windows programs include."""
    text = TEXTS / "Microsoft.txt"
    return Part(
        "Visual C++ Runtime", "14", "LicenseRef-Microsoft", "pkg:generic/vcruntime", (text,)
    )


def debian(libraries: Sequence[Path]) -> dict[Path, Part]:
    """The Debian or Ubuntu package of each of *libraries*.

    :raises Unlicensed: on another system, or if one has no package.
    """
    names = {library: _names(library) for library in libraries}
    asked = sorted({str(name) for each in names.values() for name in each})
    told = _asked("dpkg-query", "--search", *asked).splitlines() if asked else []
    owners = {place: who.split(", ")[0].partition(":")[0] for who, place in map(_parted, told)}
    packages = sorted(set(owners.values()))
    shown = _asked("dpkg-query", "--show", "--showformat=${Package} ${Version}\n", *packages)
    versions = dict(line.split(" ", 1) for line in shown.splitlines()) if packages else {}
    found = {}
    for library, places in names.items():
        owner = next((owners[str(place)] for place in places if str(place) in owners), "")
        text = DEBIAN / owner / "copyright"
        if not owner or not text.is_file():
            raise Unlicensed(f"The package of {library} is unknown. Build on Debian or Ubuntu.")
        version = versions[owner]
        licence = " AND ".join(_licences(text.read_text("utf-8", "replace"))) or "see text"
        address = f"pkg:deb/debian/{owner}@{version}"
        found[library] = Part(owner, version, licence, address, (text, *common(text)))
    return found


def _names(library: Path) -> list[Path]:
    """The paths by which Debian may know *library*: /lib has moved to /usr/lib."""
    both = (library, library.resolve())
    return [*both, *(Path("/", *name.parts[2:]) for name in both if name.parts[1] == "usr")]


def _parted(line: str) -> tuple[str, str]:
    who, _, place = line.partition(": ")
    return who, place


def _licences(text: str) -> list[str]:
    """The short names of licences in a machine-readable copyright file, each once, without those of
    build tools."""
    named = re.split(r"^(?=Files:)", text, flags=re.MULTILINE)
    about = [part for part in named if not re.match(r"Files:\s+debian/", part)]
    found = re.findall(r"^License:[ \t]+(\S[^\n]*)$", "".join(about), re.MULTILINE)
    return list(dict.fromkeys(each.strip() for each in found))


def common(text: Path) -> list[Path]:
    """Debian's common licences to which the copyright file *text* refers."""
    named = re.findall(
        r"/usr/share/common-licenses/([\w.-]*\w)", text.read_text("utf-8", "replace")
    )
    found = {Path("/usr/share/common-licenses", name).resolve() for name in named}
    return sorted(each for each in found if each.is_file())


def _asked(*command: str) -> str:
    """The output of a program, even if it answers only part of the question."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""
