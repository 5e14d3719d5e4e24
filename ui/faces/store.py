"""Painted faces on disk, as raw pixels: reading one takes a tenth of a millisecond.

A file contains a header (a mark, the stamp of everything that the face was painted from, its size,
a checksum) and the pixels. Faces that are damaged, truncated or outdated are painted again. A list
beside them has the kinds of faces that were judged for rows (`Faces.kind`), so that the first frame
of a start knows them before the deck is loaded.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from struct import Struct
from zlib import crc32

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

from tabletop.version import VERSION
from ui.base.root import ROOT
from ui.faces.face_names import KINDS, FaceKind

LARGEST = 128 * 1024 * 1024
"""The most bytes on disk for all decks together: the 78 cards of a deck in ten sizes."""

KINDS_LISTED = 256 * 1024
"""The most bytes of the list of kinds of one deck: some 5,000 faces. Later kinds are not listed."""

_LIST = "kinds"
_MARK = b"face1\r\n\x1a"
_HEAD = Struct("<8s16sHHI")
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_SOURCES = (
    "ui/faces",
    "assets/drawings",
    "assets/drawings/props",
    "assets/art",
    "assets/fonts",
    "assets/icons",
)


class FaceStore:
    """The painted faces of one deck, in a subfolder of *folder*.

    *stamp* identifies everything that they are painted from (see `stamp`). If the disk is full or
    read-only, faces are not kept, and nothing is raised.
    """

    def __init__(self, folder: Path, deck: str, stamp: bytes) -> None:
        self._all = folder
        self._folder = folder / f"{_plain(deck)}-{stamp.hex()[:12]}"
        self._stamp = stamp
        self._room: int | None = None
        self._names: set[str] | None = None
        self._kinds: dict[str, FaceKind] | None = None
        self._list_room = KINDS_LISTED

    def has(self, card: str, across: int, down: int) -> bool:
        """Whether there is a file for this face; it may turn out to be damaged."""
        return self._path(card, across, down).exists()

    def read(self, card: str, across: int, down: int) -> QImage | None:
        """The face of *card*, *across* by *down* pixels, or None if it must be painted."""
        path = self._path(card, across, down)
        if path.name not in self._known():
            return None
        try:
            raw = path.read_bytes()
        except OSError:
            return None
        pixels = memoryview(raw)[_HEAD.size :]
        if len(pixels) != 4 * across * down:
            return None
        if raw[: _HEAD.size] != _HEAD.pack(_MARK, self._stamp, across, down, crc32(pixels)):
            return None
        return QImage(pixels, across, down, 4 * across, _FORMAT).copy()

    def write(self, card: str, image: QImage) -> None:
        """Keep *image* as the face of *card*, if there is room."""
        with suppress(OSError):
            self._write(card, image.convertToFormat(_FORMAT))

    def kind(self, face: str, across: int, down: int) -> FaceKind | None:
        """The kind of *face* at this size if it was judged before, or None."""
        return self._listed().get(f"{face}@{across}x{down}")

    def write_kind(self, face: str, across: int, down: int, kind: FaceKind) -> None:
        """Record the *kind* of *face* at this size, if there is room."""
        line = f"{face}@{across}x{down}\t{kind}\n".encode("utf-8", "replace")
        if line.count(b"\n") > 1 or len(line) > self._list_room:
            return
        self._listed()
        self._list_room -= len(line)
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            with (self._folder / _LIST).open("ab") as file:
                file.write(line)

    def _listed(self) -> dict[str, FaceKind]:
        """The recorded kinds by face and size; damaged lines are ignored."""
        if self._kinds is None:
            self._kinds = {}
            raw = b""
            with suppress(OSError), (self._folder / _LIST).open("rb") as file:
                raw = file.read(KINDS_LISTED)
            self._list_room = KINDS_LISTED - len(raw)
            for line in raw.decode("utf-8", "replace").split("\n"):
                name, _, said = line.partition("\t")
                kind = next((each for each in KINDS if each == said), None)
                if kind is not None:
                    self._kinds[name] = kind
        return self._kinds

    def _write(self, card: str, image: QImage) -> None:
        if self._room is None:
            self._folder.mkdir(parents=True, exist_ok=True)
            os.utime(self._folder)
            self._room = LARGEST - make_room(self._all, self._folder, LARGEST * 3 // 4)
        self._room -= image.sizeInBytes()
        if self._room < 0:
            return
        pixels = image.constBits()
        head = _HEAD.pack(_MARK, self._stamp, image.width(), image.height(), crc32(pixels))
        path = self._path(card, image.width(), image.height())
        draft = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            with draft.open("wb") as file:
                file.write(head)
                file.write(pixels)
            draft.replace(path)
            self._known().add(path.name)
        except OSError:
            draft.unlink(missing_ok=True)
            raise

    def _known(self) -> set[str]:
        """The names of the stored faces: most of those asked for at first are not stored."""
        if self._names is None:
            self._names = set()
            with suppress(OSError), os.scandir(self._folder) as lying:
                self._names = {entry.name for entry in lying}
        return self._names

    def _path(self, card: str, across: int, down: int) -> Path:
        return self._folder / f"{_plain(card)}@{across}x{down}"


def make_room(folder: Path, keep: Path, most: int) -> int:
    """Delete the oldest faces in *folder* until at most *most* bytes are left. Returns the number
    deleted.

    Those in *keep* go last.
    """
    files = []
    for deck in folder.iterdir():
        for path in deck.iterdir() if deck.is_dir() else ():
            about = path.stat()
            files.append((deck == keep, about.st_mtime, about.st_size, path))
    left = sum(size for _, _, size, _ in files)
    for kept, _, size, path in sorted(files):
        if left <= most:
            break
        path.unlink(missing_ok=True)
        left -= size
        if not kept:
            with suppress(OSError):  # the folder may not be empty
                path.parent.rmdir()
    return left


def stamp(*more: str, files: Iterable[os.DirEntry[str]] | None = None) -> bytes:
    """Sixteen bytes that change with anything that faces are painted from, and with *more*.

    *files* are what faces are made from, besides the text in *more*; by default the painter with
    all its recipes and typefaces.
    """
    seen = blake2b(f"{VERSION} {qVersion()} {more}".encode(), digest_size=16)
    found = _sources() if files is None else files
    for entry in sorted(found, key=lambda entry: entry.path):
        about = entry.stat()
        seen.update(f"{entry.name} {about.st_size} {about.st_mtime_ns}\n".encode())
    return seen.digest()


def _sources() -> Iterable[os.DirEntry[str]]:
    for name in (*_SOURCES, *_decks(), *_cards()):
        with suppress(FileNotFoundError):  # a frozen program has no source folders
            yield from (entry for entry in os.scandir(ROOT / name) if entry.is_file())


def _decks() -> Iterable[str]:
    art = ROOT / "assets" / "art"
    return (f"assets/art/{entry.name}" for entry in os.scandir(art) if entry.is_dir())


def _cards() -> Iterable[str]:
    """The files with the sentences that games print on their faces."""
    games = ROOT / "assets" / "games"
    return (f"assets/games/{entry.name}/cards" for entry in os.scandir(games) if entry.is_dir())


def _plain(name: str) -> str:
    """*name* as part of a file name that cannot leave its folder."""
    return "".join(c if c.isascii() and (c.isalnum() or c == "-") else "_" for c in name)[:80]
