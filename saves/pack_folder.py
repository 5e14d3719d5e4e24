"""The packs in the player's data folder: finding, installing, removing and restoring them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from secrets import token_hex

from saves.atomic_write import SaveFailed, why, write
from saves.folders import Folders
from saves.names_and_bin import Untidied
from tabletop.packs.error import PackError
from tabletop.packs.players.file_names import MANIFEST, ZIPPED
from tabletop.packs.players.ids import id_of
from tabletop.packs.players.pack import Pack, read_pack
from tabletop.play.adaptation.packs_in_play import kinds_of

MOST = 60
"""The most packs read from the folder."""

_DRAFT = ".new-"
"""The prefix of a folder into which a pack is being written."""


def lying(folders: Folders) -> list[Path]:
    """The folders and zips in the folder of packs, by name."""
    with suppress(OSError):
        found = sorted(folders.packs.iterdir(), key=lambda each: each.name.casefold())
        return [each for each in found if _may_be_pack(each)][:MOST]
    return []


def _may_be_pack(place: Path) -> bool:
    if place.name.startswith("."):
        return False
    return place.is_dir() or place.suffix.lower() in ZIPPED


def is_pack(picked: Path) -> bool:
    """Whether a *picked* file or folder is meant as a pack or a sheet of one."""
    if picked.is_dir():
        return (picked / MANIFEST).exists()
    return picked.name.lower() == MANIFEST or picked.suffix.lower() in (*ZIPPED, ".csv")


def place_of(picked: Path) -> Path:
    """The folder or zip meant by a *picked* file or folder."""
    return picked.parent if picked.name.lower() == MANIFEST else picked


def packs_for(folders: Folders, game: str, id: str = "") -> Iterator[Pack]:
    """The installed packs for *game* (empty: for any); or the one with *id*."""
    told = set()
    for place in sorted(lying(folders), key=lambda each: each.name != id):
        with suppress(PackError):
            pack = read_pack(place, kinds_of)
            first, fits = pack.about.id not in told, game in ("", pack.about.game)
            told.add(pack.about.id)
            if first and fits and id in ("", pack.about.id) and not pack.findings:
                yield pack
                if id:
                    return


def take_in(folders: Folders, pack: Pack) -> tuple[Path, Path | None]:
    """Copy *pack* into the folder: only what was read of it.

    An earlier edition goes to the bin. Returns the new path, and that of the earlier edition in the
    bin.

    :raises Untidied: if another pack has its id, or it cannot be written.
    """
    there = folders.packs / pack.about.id
    earlier = _earlier(folders, pack)
    if earlier is not None and earlier.resolve() == Path(pack.place).resolve():
        return earlier, None
    draft = folders.packs / f"{_DRAFT}{token_hex(4)}"
    try:
        for path, content in pack.files.items():
            write(draft / path, content)
        binned = put_away(folders, earlier) if earlier is not None else None
        if there.exists():  # something of this name that is not a pack
            there = there.with_name(f"{there.name}-{token_hex(2)}")
        draft.rename(there)
    except (OSError, SaveFailed) as fault:
        shutil.rmtree(draft, ignore_errors=True)
        because = why(fault) if isinstance(fault, OSError) else fault.why
        words = f"The pack could not be copied to {folders.packs}: {because}."
        raise Untidied(words) from fault
    return there, binned


def under_a_free_name(folders: Folders, make: Callable[[int], Pack]) -> Pack:
    """The first of the packs that *make* gives for 1, 2, and so on, whose id is free.

    :raises PackError: like *make*.
    """
    there: dict[str, Pack] = {}
    for place in lying(folders):
        with suppress(PackError):
            other = read_pack(place, kinds_of)
            there.setdefault(other.about.id, other)
    for number in count(1):
        pack = make(number)
        other = there.get(pack.about.id, pack)
        if _are_editions(other, pack):
            return pack
    raise AssertionError("a number is followed by another")


def _earlier(folders: Folders, pack: Pack) -> Path | None:
    """The path of an earlier edition of *pack*, or None.

    :raises Untidied: if another pack has its id.
    """
    for place in lying(folders):
        with suppress(PackError):
            other = read_pack(place, kinds_of)
            if other.about.id != pack.about.id:
                continue
            if not _are_editions(other, pack):
                by = f" by {other.about.author}" if other.about.author else ""
                raise Untidied(
                    f"There is another pack with the id {pack.about.id!r}: {other.about.title}{by}."
                    " Choose another id in pack.toml, or remove that pack first."
                )
            return place
    return None


def _are_editions(one: Pack, other: Pack) -> bool:
    """Whether both are the same pack: same author, and titles that differ at most in punctuation
    and capitals."""
    titles = {id_of(each.about.title) for each in (one, other)}
    return one.about.author == other.about.author and len(titles) == 1


def put_away(folders: Folders, place: Path) -> Path:
    """Move the pack at *place* to the bin of packs. Returns its new path.

    :raises Untidied: if it cannot be moved.
    """
    there = folders.packs_bin / f"{place.stem}-{token_hex(4)}{place.suffix}"
    return _move(place, there)


def put_back(folders: Folders, place: Path) -> Path:
    """Restore the pack at *place* from the bin. Returns its new path.

    :raises Untidied: if it cannot be moved, or there is a pack of its name.
    """
    name = place.stem.rpartition("-")[0] or place.stem
    return _move(place, folders.packs / f"{name}{place.suffix}")


def _move(place: Path, there: Path) -> Path:
    try:
        if os.path.lexists(there):
            raise Untidied(f"There is a pack in {there.name} already.")
        there.parent.mkdir(parents=True, exist_ok=True)
        return Path(shutil.move(place, there))
    except OSError as fault:
        raise Untidied(f"{place.name} cannot be moved: {why(fault)}.") from fault
