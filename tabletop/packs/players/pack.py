"""A pack that a player has written: `pack.toml`, cards, and pictures for them.

    id = "the-marsh"                 # small letters, digits, hyphens
    title = "The Marsh"
    game = "restless"
    author = "Ada"
    licence = "CC0"
    version = "1"

`cards/*.toml` and `cards/*.csv` hold the cards, `pictures/` a picture for each that has one: that
which its field `picture` names, else that which is called like its id. A card without an id is
called after its name. On the table a card's name is `pack@digest/card`: it says which pack it is
of, and which edition, so that no two can be mistaken for each other, now or in any save.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tabletop.packs.cards import (
    UNNAMED,
    Card,
    Row,
    fields_of,
    gather,
    rows,
    unknown,
)
from tabletop.packs.error import PackError
from tabletop.packs.finding import Finding, nearest
from tabletop.packs.players.card_pictures import Picture, picture_of
from tabletop.packs.players.encoding import guess
from tabletop.packs.players.file_names import MANIFEST, checked, plain
from tabletop.packs.players.files import PICTURES, read_files, read_sheet
from tabletop.packs.players.ids import LONGEST_ID, id_of, is_latin, slug
from tabletop.packs.players.pictures import check_picture
from tabletop.packs.players.sheet import sheet_rows
from tabletop.packs.players.tidied_cards import Kinds, hidden, tidied
from tabletop.packs.visible_characters import SEEN, unseen

MOST_CARDS = 300
MOST_PIECES = 600
"""The most cards of a pack, copies counted."""

LONGEST_PACK_ID = 24
LONGEST_TITLE = 60
MOST_FINDINGS = 200

_LOCALE = re.compile(r"locale/([a-z]{2,8}(?:-[a-z]{2,8})?)\.toml")

PackId = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=LONGEST_PACK_ID)]
Line = Annotated[str, Meta(pattern=rf"^{SEEN}*\Z", max_length=120)]
Title = Annotated[str, Meta(pattern=rf"^{SEEN}+\Z", max_length=LONGEST_TITLE)]


class About(Struct, forbid_unknown_fields=True, frozen=True):
    """What a pack says about itself."""

    id: PackId
    title: Title
    game: PackId
    author: Line = ""
    licence: Line = ""
    version: Line = ""


class Pack(Struct, frozen=True):
    """A pack as it was read.

    `cards` and `pictures` are by the names of the pieces on a table. `findings` keep the pack out
    of play until they are corrected; `lines` gives the line of each field. `place` is where the
    pack lies, and `files` are all its files, by path. `skipped` reports what was not taken as it
    stands in its sheets: columns that cards of their kind do not have, and encodings that were
    guessed.
    """

    about: About
    digest: str
    cards: dict[str, Card]
    findings: tuple[Finding, ...]
    lines: dict[tuple[str, str], int]
    pictures: dict[str, Picture]
    files: dict[str, bytes]
    place: str
    skipped: tuple[Finding, ...] = ()

    @property
    def languages(self) -> dict[str, str]:
        """The languages that it adds to its game: the contents of their files, by id."""
        return {
            found[1]: content.decode("utf-8-sig", "replace")
            for path, content in sorted(self.files.items())
            if (found := _LOCALE.fullmatch(path))
        }

    @property
    def pieces(self) -> int:
        """How many cards it adds to a table, copies counted."""
        return sum(getattr(card, "copies", 1) for card in self.cards.values())

    @property
    def key(self) -> str:
        """Its id and digest: the part of its cards' names before the stroke."""
        return f"{self.about.id}@{self.digest}"


def read_pack(
    place: Path, kinds_of: Callable[[str], Kinds], sheets: Callable[[], str] = str
) -> Pack:
    """The pack in the folder or zip at *place*, or of the single sheet there, which is for the game
    that `sheets()` names; `kinds_of(game)` are the kinds of cards that a game takes.

    :raises PackError: if it cannot be read, or does not describe itself.
    """
    if place.suffix.lower() == ".csv" and not place.is_dir() and (game := sheets()):
        return sheet_pack(place.stem, read_sheet(place), game, kinds_of, str(place))
    return understood(read_files(place), str(place), kinds_of)


def sheet_pack(
    called: str,
    content: bytes,
    game: str,
    kinds_of: Callable[[str], Kinds],
    place: str = "",
    author: str = "",
    number: int = 1,
) -> Pack:
    """The pack of one sheet, *called* so; it lies at *place*, if it lies anywhere. From 2 on,
    *number* tells it from others of that name.

    :raises PackError: as `read_pack` does.
    """
    behind = f"-{number}" if number > 1 else ""
    id = (id_of(called, LONGEST_PACK_ID - len(behind)) or "cards") + behind
    title = _title(called, behind.replace("-", " "))
    about = {"id": id, "title": title, "game": game}
    if author:
        about["author"] = author
    lines = [f"{name} = {json.dumps(words, ensure_ascii=False)}" for name, words in about.items()]
    sheet = f"cards/{id if is_latin(called) else title}.csv"
    try:
        checked(sheet)
    except PackError:  # no file can be called so
        sheet = "cards/cards.csv"
    return understood({MANIFEST: "\n".join([*lines, ""]).encode(), sheet: content}, place, kinds_of)


def _title(called: str, behind: str) -> str:
    """The title of a pack whose name was given as *called*, such as `old_cards`, with the words
    *behind* it."""
    if slug(called) == re.sub(r"[\s_-]+", "-", called.strip().lower()):
        return slug(called).replace("-", " ").capitalize()[: LONGEST_TITLE - len(behind)] + behind
    hidden = unseen(called)
    seen = "".join(" " if at in hidden else sign for at, sign in enumerate(called))
    words = " ".join(seen.replace("_", " ").split())
    title = (words[:1].upper() + words[1:]) or "Cards"
    return title[: LONGEST_TITLE - len(behind)].strip() + behind


def understood(files: dict[str, bytes], place: str, kinds_of: Callable[[str], Kinds]) -> Pack:
    """The pack in *files*.

    :raises PackError: as `read_pack` does.
    """
    about = _about(files, kinds_of)
    kinds = kinds_of(about.game)
    digest = _digest(files)
    written = tidied(_written(files, kinds), kinds)
    skipped = (*_guessed(files), *_skipped(written, kinds))
    if len(written) > MOST_CARDS:
        raise PackError("cards", 0, f"It has {len(written)} cards.", f"{MOST_CARDS} are the most.")
    named = [(row, _taken(row, PICTURE)) for row in written]
    read = gather((row for row, _ in named), kinds)
    if (pieces := sum(getattr(card, "copies", 1) for card in read.cards.values())) > MOST_PIECES:
        wrong = f"It has {pieces} cards, copies counted."
        raise PackError("cards", 0, wrong, f"{MOST_PIECES} are the most.")
    findings = [*read.findings, *_long_ids(read.cards.values()), *hidden(written, kinds)]
    if not read.cards and not findings and not _brings_else(files):
        message = "There are no cards in this pack: they lie in its folder `cards`."
        if called := next((path for path in files if path.endswith(_MISNAMED)), ""):
            message = f"{plain(called)} is called .txt. Take that off the end of its name."
        elif empty := next((path for path in files if path.startswith("cards/")), ""):
            message = (
                f"There are no cards in {plain(empty)}: each begins with its kind, as [[loot]]."
            )
        findings.append(Finding("no-cards", MANIFEST, 0, "", message))
    before = f"{about.id}@{digest}/"
    pictures = {}
    for row, asked in named:
        card = read.cards.get(row.place[2])
        found = picture_of(files, row, asked)
        if isinstance(found, Finding):
            findings.append(found)
        elif found is not None and card is not None:
            pictures[before + card.id] = found
    findings += _bad_pictures(files)
    if findings:  # what is skipped may be what is lacking, by another name
        findings = [*skipped, *findings]
    return Pack(
        about,
        digest,
        {before + id: replace(card, id=before + id) for id, card in read.cards.items()},
        tuple(findings[:MOST_FINDINGS]),
        {(before + id, field): line for (id, field), line in read.lines.items()},
        pictures,
        files,
        place,
        skipped,
    )


_MISNAMED = (".toml.txt", ".csv.txt")
"""Endings that editors add to a name that somebody typed in full."""


def _about(files: Mapping[str, bytes], kinds_of: Callable[[str], Kinds]) -> About:
    content = files.get(MANIFEST)
    if content is None:
        remedy = "Every pack has one, in its outermost folder, with id, title and game."
        if f"{MANIFEST}.txt" in files:
            remedy = f"{MANIFEST}.txt is: take .txt off the end of its name."
        elif deeper := next((path for path in files if path.endswith(f"/{MANIFEST}")), ""):
            remedy = f"There is one at {plain(deeper)}: open that, or pack that folder."
        raise PackError(MANIFEST, 0, "This file is not there.", remedy)
    fields = _toml(content, MANIFEST)
    known = About.__struct_fields__
    if strange := next((name for name in fields if name not in known), ""):
        near = nearest(strange, known)
        remedy = f"Did you mean {near!r}?" if near else f"Known are {', '.join(known)}."
        raise PackError(MANIFEST, 0, f"There is no field {strange[:60]!r}.", remedy)
    try:
        return msgspec.convert(fields, About)
    except msgspec.ValidationError as fault:
        field = re.search(r"`\$\.(\w+)`", str(fault))
        lacks = re.search(r"required field `(\w+)`", str(fault))
        if lacks:
            wrong, remedy = f"It lacks the field {lacks[1]!r}.", f'Write {lacks[1]} = "..." there.'
        else:
            name = field[1] if field else ""
            if name == "game" and isinstance(fields[name], str):
                kinds_of(plain(fields[name])[:60])  # which says which games there are
            wrong = f"The field {name!r} is not as it should be."
            remedy = (
                "An id has small letters, digits and hyphens, 24 at most; all else is a line of "
                "words in quotation marks."
            )
            if name == "id" and (near := id_of(str(fields[name]), LONGEST_PACK_ID)):
                remedy = f"It has small letters, digits and hyphens, 24 at most: id = {near!r}."
        raise PackError(MANIFEST, 0, wrong, remedy) from fault


def _toml(content: bytes, file: str) -> dict[str, Any]:
    fields = {row.kind: row.fields for row in rows(_text(content, file), file)}
    if any(isinstance(value, dict | list) for value in fields.values()):
        raise PackError(file, 0, "It holds more than plain fields.", "Put cards into cards/.")
    return fields


def _text(content: bytes, file: str) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = content[: fault.start].count(b"\n") + 1
        raise PackError(file, line, "This is not UTF-8 text.", "Save the file as UTF-8.") from fault


def _digest(files: Mapping[str, bytes]) -> str:
    """Twelve hexadecimal digits that differ if anything but notes (txt, md) differs."""
    seen = blake2b(digest_size=6)
    for path in sorted(files):
        if not path.endswith((".txt", ".md")):
            content = files[path]
            seen.update(f"{path}\n{len(content)}\n".encode())
            seen.update(content)
    return seen.hexdigest()


def _brings_else(files: Mapping[str, bytes]) -> bool:
    """Whether it contains a language or a tarot deck."""
    return any(path.startswith(("locale/", "tarot/")) for path in files)


# --- cards -------------------------------------------------------------------------------------


def _written(files: Mapping[str, bytes], kinds: Kinds) -> Iterator[Row]:
    """The cards in the files of `cards/`."""
    for path in sorted(files):
        folder, _, name = path.rpartition("/")
        if not name.lower().endswith((".toml", ".csv")) or path == MANIFEST:
            continue
        if folder.lower() in ("", "cards"):
            if not kinds:
                raise PackError(
                    path,
                    0,
                    "This game takes no cards of players' own.",
                    "Take them out; a pack for it can bring a language.",
                )
            if name.lower().endswith(".toml"):
                yield from rows(_text(files[path], path), path)
            else:
                yield from sheet_rows(files[path], path, kinds)


PICTURE = "picture"
"""The column that names a card's picture, for every kind of card."""


def _guessed(files: Mapping[str, bytes]) -> Iterator[Finding]:
    """The sheets that do not name their encoding."""
    for path, content in sorted(files.items()):
        if path.lower().endswith(".csv") and (whose := guess(content)):
            words = (
                f"This sheet is not UTF-8: its letters were taken for {whose}. If some of"
                " them are wrong, save it as CSV in UTF-8."
            )
            yield Finding("guessed-letters", path, 0, "", words)


def _skipped(written: Iterable[Row], kinds: Kinds) -> Iterator[Finding]:
    """The columns of sheets that cards of their kind do not have, each reported once; their values
    are removed from what is *written*."""
    told: set[tuple[str, str, str]] = set()
    for row in written:
        model = kinds.get(row.kind)
        if model is None or not row.file.lower().endswith(".csv"):
            continue
        known = [*fields_of(model), PICTURE]
        for name in [each for each in row.fields if each not in known]:
            if name.startswith(UNNAMED):
                continue
            if (row.file, row.kind, name) not in told:
                told.add((row.file, row.kind, name))
                found = unknown(row, name, known)
                words = f"{found.message} The column is skipped."
                yield replace(found, code="skipped-column", card="", message=words)
            del row.fields[name]


def _long_ids(cards: Iterable[Card]) -> Iterator[Finding]:
    for card in cards:
        if len(card.id) > LONGEST_ID:
            message = f"Its id is longer than {LONGEST_ID} letters. Give it a shorter one."
            yield Finding("bad-value", card.file, card.line, card.id, message, field="id")


# --- pictures ----------------------------------------------------------------------------------


def _taken(row: Row, field: str) -> str:
    """The value of *field*, which is no field of a card and is removed."""
    value = row.fields.pop(field, "") if isinstance(row.fields, dict) else ""
    return value if isinstance(value, str) else "?"


def unused_pictures(pack: Pack) -> Iterator[Finding]:
    """The pictures of *pack* that no card uses; `pack.files` are all of its files."""
    used = {picture.path for picture in pack.pictures.values()}
    cards = [name.rpartition("/")[2] for name in pack.cards]
    for path in sorted(pack.files):
        stem, _, ending = path.rpartition("/")[2].rpartition(".")
        if ending.lower() in PICTURES and not path.startswith("tarot/") and path not in used:
            message = "No card shows this picture. It lies in pictures/, called like a card's id."
            yield Finding(
                "unused-picture", path, 0, "", message, nearest=nearest(id_of(stem), cards)
            )


def _bad_pictures(files: Mapping[str, bytes]) -> Iterator[Finding]:
    for path, content in files.items():
        if path.rpartition(".")[2].lower() in PICTURES and not path.startswith("tarot/"):
            try:
                check_picture(content, path)
            except PackError as fault:
                yield Finding("bad-picture", path, 0, "", f"{fault.wrong} {fault.remedy}")
