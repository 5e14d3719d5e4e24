"""Decks in the public Tarot Deck format: where they are, what they contain, which file shows a
card.

A deck is a folder with a `deck.toml`, and pictures such as `h1200/major_arcana/00.png`,
`h1200/minor_arcana/wands/ace.png`, `scalable/...svg`, `card_backs/classic.png`. Written for
versions 1.0 and 2.0 of the Tarot Deck Specification (section numbers below are those of 2.0). Decks
are not trusted: no path may leave the deck's folder, and only regular files of reasonable size are
read.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import Any

LIBRARY = Path("tarot", "decks")
MOST_DECKS = 500
MOST_FILES = 2000  # in one folder of pictures
MOST_HEIGHTS = 20
MOST_BACKS = 50
LARGEST_TOML = 300_000
LARGEST_PICTURE = 64_000_000  # bytes

_ROOT = re.compile(r"h([1-9][0-9]{0,4})")
_DOTTED = re.compile(
    rb"(?:\.[ \t]{0,9}[\w'\"-]{0,99}[ \t]{0,9}){100}"
)  # a key that would take its reader hours
_CHAIN = (("png",), ("webp",), ("avif",), ("jpeg", "jpg"))  # 5.7.5
_RANKS = (
    *("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("page", "knight", "queen", "king"),
)
_SUITS = ("wands", "cups", "swords", "pentacles")
_TRUMPS = 22
_EXCHANGED = {8: "strength", 11: "justice"}  # our numbers; some traditions swap these two
CARDS = (
    *(f"major-{number}" for number in range(_TRUMPS)),
    *(f"{suit}-{rank}" for suit in _SUITS for rank in (*range(1, 11), *_RANKS[10:])),
)
"""Our ids of the 78 tarot cards."""


brought: list[Callable[[], list[Path]]] = []
"""Functions that return further folders to search for decks: those of packs."""


class DeckError(ValueError):
    """A deck that cannot be used. The text says which file is wrong, why, and what to do."""


def libraries() -> list[Path]:
    """The folders that are searched for decks, the user's own first (2.2.1)."""
    home = Path.home()
    kept = os.environ.get("XDG_DATA_HOME") or home / ".local" / "share"
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    bases = [Path(kept), *(Path(base) for base in shared.split(":") if base)]
    if sys.platform == "win32":
        bases = [
            Path(os.environ[v])
            for v in ("APPDATA", "LOCALAPPDATA", "PROGRAMDATA")
            if os.environ.get(v)
        ]
    elif sys.platform == "darwin":
        bases.insert(0, home / "Library" / "Application Support")
    own = [base / LIBRARY for base in bases if base.is_absolute()]
    return [*own, *(folder for find in brought for folder in find())]


def find_decks(folders: Sequence[Path] | None = None) -> list[Path]:
    """The folders of all decks, valid or not; of two with the same name only the first
    (2.2.2-3)."""
    found: dict[str, Path] = {}
    for library in libraries() if folders is None else folders:
        with suppress(OSError):
            for folder in sorted(islice(library.iterdir(), MOST_DECKS)):
                if (folder / "deck.toml").is_file():
                    found.setdefault(folder.name, folder)
    return list(found.values())


def find_deck(name: str, folders: Sequence[Path] | None = None) -> Path:
    """The folder of the deck with this folder *name*.

    :raises DeckError: if there is none.
    """
    if name and PurePosixPath(name).name == name and "\\" not in name and "\0" not in name:
        for library in libraries() if folders is None else folders:
            if (library / name / "deck.toml").is_file():
                return library / name
    raise DeckError(f"There is no deck in a folder named {name[:80]!r}: was it moved or removed?")


class DeckFiles:
    """The description and the files of one deck.

    `name`, `author` and `licence` are for display.

    :raises DeckError: if its `deck.toml` cannot be read or is invalid.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._inside = folder.resolve()
        self._said = _read_toml(folder / "deck.toml", self._inside)
        about = _table(self._said, "deck")
        version = _text(about.get("schema_version"))
        if not re.fullmatch(r"[12]\.[0-9]{1,3}", version):
            raise DeckError(
                f"{folder.name}/deck.toml: schema_version is {version[:20]!r}; decks of versions 1 "
                "and 2 can be shown. Get another edition of this deck."
            )
        self._old = version.startswith("1.")
        self.name = _line(about.get("name")) or folder.name
        self.author = _line(about.get("author"))
        self.licence = _line(about.get("license"))

    @cached_property
    def heights(self) -> list[int]:
        """The heights in pixels of its raster pictures."""
        with suppress(OSError):
            folders = (entry for entry in _entries(self._inside) if entry.is_dir())
            found = [match for match in (_ROOT.fullmatch(each.name) for each in folders) if match]
            return sorted(int(match[1]) for match in found[:MOST_HEIGHTS])
        return []

    def pictures(self, card: str, down: int) -> Iterator[Path]:
        """The files that may show *card* (our id) at *down* pixels high, the best first (5.7.8).

        Raster pictures come before drawings. A file may turn out to be damaged.
        """
        place = self._place(card)
        if place is None:
            return
        where, base = place
        wanted = self._default(where, base)
        for height in sorted(self.heights, key=lambda size: (size < down, abs(size - down))):
            yield from self._named(f"h{height}/{where}", wanted, _CHAIN)
        yield from self._named(f"scalable/{where}", wanted, (("svg",),))

    def backs(self) -> Iterator[Path]:
        """The files that may show the back; the one named by the deck first."""
        backs = _table(self._said, "card_backs")
        variants = _table(backs, "variants")
        first = variants.get(_text(backs.get("default")))
        for said in (first, *islice(variants.values(), MOST_BACKS)):
            path = self._given(said.get("image") if isinstance(said, dict) else None)
            if path is not None:
                yield path
        for name in sorted(self._listed("card_backs")):
            if name.rpartition(".")[2] in {"png", "webp", "jpeg", "jpg", "svg"}:
                path = self._safe(self._inside / "card_backs" / self._listed("card_backs")[name])
                if path is not None:
                    yield path

    def entries(self) -> Iterator[os.DirEntry[str]]:
        """All files that its look depends on."""
        folders = [self._inside, self._inside / "card_backs"]
        for root in [*(f"h{height}" for height in self.heights), "scalable"]:
            minor = self._inside / root / "minor_arcana"
            folders += [self._inside / root / "major_arcana", *(minor / suit for suit in _SUITS)]
        for folder in folders:
            with suppress(OSError):
                yield from (entry for entry in _entries(folder) if entry.is_file())

    # --- names ---------------------------------------------------------------------------------

    def _place(self, card: str) -> tuple[str, str] | None:
        """The folder and base name of *card*'s file, or None if the format has no such card."""
        suit, _, rank = card.rpartition("-")
        number = int(rank) if rank.isdecimal() and len(rank) < 3 else 0
        if suit == "major" and rank.isdecimal() and number < _TRUMPS:
            return "major_arcana", f"{self._slot(number):02}"
        if suit in _SUITS and (rank in _RANKS[10:] or 1 <= number <= 10):
            return f"minor_arcana/{suit}", _RANKS[number - 1] if number else rank
        return None

    def _slot(self, number: int) -> int:
        """The position of the trump *number*; a deck of version 1 may have swapped two of them."""
        moved = _table(self._said, "remap_major_arcana") if self._old else {}
        for slot, name in moved.items():
            plain = _text(name).lower().replace(" ", "_").removeprefix("the_")
            if slot.isdecimal() and int(slot) < _TRUMPS and plain == _EXCHANGED.get(number):
                return int(slot)
        return number

    def _default(self, where: str, base: str) -> str:
        """The base name of the card's file, with a variant's name if the deck prefers one (4.6)."""
        said = _table(self._said, "card_variants").get(f"{where.replace('/', '.')}.{base}")
        variant = said.get("default") if isinstance(said, dict) else None
        return f"{base}.{variant}" if isinstance(variant, str) and variant else base

    # --- files ---------------------------------------------------------------------------------

    def _named(self, folder: str, stem: str, chain: Sequence[Sequence[str]]) -> Iterator[Path]:
        listed = self._listed(folder)
        for endings in chain:
            for ending in endings:
                name = listed.get(f"{stem}.{ending}".lower())
                path = self._safe(self._inside / folder / name) if name else None
                if path is not None:
                    yield path

    def _listed(self, folder: str) -> dict[str, str]:
        """The files of a folder by their lower-case names."""
        found = self._lists.get(folder)
        if found is None:
            names: list[str] = []
            with suppress(OSError):
                if (self._inside / folder).resolve(strict=True).is_relative_to(self._inside):
                    names = sorted(entry.name for entry in _entries(self._inside / folder))
            found = self._lists[folder] = {name.lower(): name for name in names}
        return found

    @cached_property
    def _lists(self) -> dict[str, dict[str, str]]:
        return {}

    def _given(self, path: object) -> Path | None:
        """A path from `deck.toml`, if it follows the rules (2.3.2), or None."""
        if not isinstance(path, str) or not path or path.startswith("/") or "\0" in path:
            return None
        if "\\" in path or ":" in path or ".." in path.split("/"):
            return None
        return self._safe(self._inside / path)

    def _safe(self, path: Path) -> Path | None:
        """*path* if it is a regular file of reasonable size inside the deck's folder, or None."""
        try:
            real = path.resolve(strict=True)
            if real.is_relative_to(self._inside) and real.is_file():
                return real if 0 < real.stat().st_size <= LARGEST_PICTURE else None
        except (OSError, ValueError, RuntimeError):
            return None
        return None


def _read_toml(path: Path, inside: Path) -> dict[str, Any]:
    import tomllib

    name = f"{path.parent.name}/{path.name}"
    try:
        if not path.resolve(strict=True).is_relative_to(inside):
            raise DeckError(
                f"{name} is a link out of the deck's folder. Put the file itself there."
            )
        if not path.is_file() or path.stat().st_size > LARGEST_TOML:
            raise DeckError(f"{name} is too large to describe a deck, or not a file.")
        said = path.read_bytes()
        if _DOTTED.search(said):
            raise RecursionError
        return tomllib.loads(said.decode("utf-8-sig"))
    except DeckError:
        raise
    except UnicodeDecodeError:
        raise DeckError(f"{name} is not in UTF-8. Save it in that encoding.") from None
    except (ValueError, RecursionError) as fault:  # a number with too many digits
        why = "it is nested too deeply" if isinstance(fault, RecursionError) else str(fault)
        raise DeckError(f"{name} is not valid TOML: {why[:120]}. Correct that line.") from None
    except RuntimeError:
        raise DeckError(f"{name} is a link to itself. Put the file itself there.") from None
    except OSError as fault:
        raise DeckError(f"{name} cannot be read: {fault.strerror}.") from None


def _table(said: Mapping[str, Any], name: str) -> dict[str, Any]:
    found = said.get(name)
    return found if isinstance(found, dict) else {}


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    """The entries of *folder*, up to the limit."""
    with os.scandir(folder) as found:
        return list(islice(found, MOST_FILES))


def _text(said: object) -> str:
    return said if isinstance(said, str) else ""


def _line(said: object) -> str:
    """A string from the deck as one line of reasonable length, without unprintable characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in _text(said)[:400]).split())[:80]
