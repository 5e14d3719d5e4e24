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

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_origin

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tabletop.packs.cards import (
    UNNAMED,
    Card,
    Row,
    fields_of,
    gather,
    hints_of,
    rows,
    unknown,
)
from tabletop.packs.error import PackError
from tabletop.packs.finding import Finding, nearest
from tabletop.packs.players.files import PICTURES, read_files, read_sheet
from tabletop.packs.players.names import MANIFEST, plain
from tabletop.packs.players.pictures import check_picture
from tabletop.packs.players.sheet import listed, sheet_rows

MOST_CARDS = 300
MOST_PIECES = 600
"""Cards of a pack, each as often as there is one."""

LONGEST_ID = 40
MOST_FINDINGS = 200

_LOCALE = re.compile(r"locale/([a-z]{2,8}(?:-[a-z]{2,8})?)\.toml")

Kinds = Mapping[str, type[Card]]
PackId = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=24)]
SEEN = r"[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]"
"""A sign that can be seen: nothing that turns the line about it, or hides in it."""

Line = Annotated[str, Meta(pattern=rf"^{SEEN}*\Z", max_length=120)]
Title = Annotated[str, Meta(pattern=rf"^{SEEN}+\Z", max_length=60)]


class About(Struct, forbid_unknown_fields=True, frozen=True):
    """What a pack says of itself."""

    id: PackId
    title: Title
    game: PackId
    author: Line = ""
    licence: Line = ""
    version: Line = ""


class Picture(NamedTuple):
    """A picture, whole, and the path it has inside of its pack."""

    path: str
    content: bytes


class Pack(Struct, frozen=True):
    """A pack as it was read. `cards` and `pictures` are by the names of the pieces on a table.

    `findings` keep it out of play until they are mended; `lines` says where each field stands.
    `place` is where it lies. `files` is all that it is of, by its paths. `skipped` are the columns
    of its sheets that no card of their kind has a field for.
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
        """The languages that it brings to its game: what is in their files, by id."""
        return {
            found[1]: content.decode("utf-8", "replace")
            for path, content in sorted(self.files.items())
            if (found := _LOCALE.fullmatch(path))
        }

    @property
    def pieces(self) -> int:
        """How many cards it brings to a table, copies counted."""
        return sum(getattr(card, "copies", 1) for card in self.cards.values())

    @property
    def key(self) -> str:
        """Its id and digest: what cards of it are called by before the stroke."""
        return f"{self.about.id}@{self.digest}"


def read_pack(
    place: Path, kinds_of: Callable[[str], Kinds], sheets: Callable[[], str] = str
) -> Pack:
    """The pack in the folder or zip at *place*, or of the one sheet there, which is for the game
    that `sheets()` says; `kinds_of(game)` are the cards that a game takes.

    :raises PackError: if it cannot be read, or says nothing of itself that can be understood.
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
) -> Pack:
    """The pack that one sheet is which is *called* so; it lies at *place*, if it does anywhere.

    :raises PackError: as `read_pack` does.
    """
    name = slug(called)[:24].strip("-") or "cards"
    title = name.replace("-", " ").capitalize()
    about = f'id = "{name}"\ntitle = "{title}"\ngame = "{game}"\n'
    about += f'author = "{author}"\n' if author else ""
    files = {MANIFEST: about.encode(), f"cards/{name}.csv": content}
    return understood(files, place, kinds_of)


def understood(files: dict[str, bytes], place: str, kinds_of: Callable[[str], Kinds]) -> Pack:
    """The pack that *files* are.

    :raises PackError: as `read_pack` does.
    """
    about = _about(files, kinds_of)
    kinds = kinds_of(about.game)
    digest = _digest(files)
    written = [_tidy(row, kinds) for row in _written(files, kinds)]
    skipped = tuple(_skipped(written, kinds))
    if len(written) > MOST_CARDS:
        raise PackError("cards", 0, f"It has {len(written)} cards.", f"{MOST_CARDS} are the most.")
    named = [(row, _taken(row, PICTURE)) for row in written]
    read = gather((row for row, _ in named), kinds)
    if (pieces := sum(getattr(card, "copies", 1) for card in read.cards.values())) > MOST_PIECES:
        wrong = f"It has {pieces} cards, copies counted."
        raise PackError("cards", 0, wrong, f"{MOST_PIECES} are the most.")
    findings = [*read.findings, *_long_ids(read.cards.values()), *_hidden(written, kinds)]
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
        found = _picture(files, row, asked)
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
    )  # fmt: skip


_MISNAMED = (".toml.txt", ".csv.txt")
"""What editors add to a name that somebody typed whole."""


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
            if name == "id" and (near := slug(str(fields[name]))[:24].strip("-")):
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
    """Twelve hexadecimal digits that differ when anything differs but notes (txt, md)."""
    seen = blake2b(digest_size=6)
    for path in sorted(files):
        if not path.endswith((".txt", ".md")):
            content = files[path]
            seen.update(f"{path}\n{len(content)}\n".encode())
            seen.update(content)
    return seen.hexdigest()


def _brings_else(files: Mapping[str, bytes]) -> bool:
    """Whether it brings a language or a tarot deck."""
    return any(path.startswith(("locale/", "tarot/")) for path in files)


# --- cards -------------------------------------------------------------------------------------


def _written(files: Mapping[str, bytes], kinds: Kinds) -> Iterator[Row]:
    """The cards that are written in the files of `cards/`."""
    for path in sorted(files):
        folder, _, name = path.rpartition("/")
        if not name.endswith((".toml", ".csv")) or path == MANIFEST:
            continue
        if folder.lower() in ("", "cards"):
            if not kinds:
                raise PackError(
                    path, 0, "This game takes no cards of players' own.",
                    "Take them out; a pack for it can bring a language.",
                )  # fmt: skip
            if name.endswith(".toml"):
                yield from rows(_text(files[path], path), path)
            else:
                yield from sheet_rows(files[path], path, kinds)


def _tidy(row: Row, kinds: Kinds) -> Row:
    """*row* with an id, and with its sentences as the game writes them."""
    if not isinstance(row.fields, dict):
        return row
    fields = dict(row.fields)
    if "name" not in fields and "title" in fields:
        fields["name"] = fields.pop("title")
    if "id" not in fields and isinstance(fields.get("name"), str):
        fields["id"] = slug(fields["name"])
    model = kinds.get(row.kind)
    texts, hints = (model.texts, hints_of(model)) if model else (("text",), {})
    drawn = model.drawn if model else ()
    for field, value in fields.items():
        if field in drawn:
            continue
        if isinstance(value, str) and get_origin(hints.get(field)) is tuple:
            fields[field] = listed(value, hints[field])
        elif isinstance(value, str):
            tidied = sentences(value) if field in texts else " ".join(value.split())
            fields[field] = value if any(map(_unseen, value)) else tidied
    return row._replace(fields=fields)


PICTURE = "picture"
"""The column that names a card's picture, of whatever kind the card is."""


def _skipped(written: Iterable[Row], kinds: Kinds) -> Iterator[Finding]:
    """The columns of sheets that the cards of their kind have no field for, each told of once: what
    stands in them is taken out of what is *written*."""
    told: set[tuple[str, str, str]] = set()
    for row in written:
        model = kinds.get(row.kind)
        if model is None or not row.file.endswith(".csv"):
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


def _unseen(sign: str) -> bool:
    """Whether *sign* is of those that nobody means to write, and no line of a card may hold."""
    return unicodedata.category(sign).startswith("C") and sign not in "\n\r\t"


def slug(name: str) -> str:
    """An id out of a *name*: `The Old Heron` is `the-old-heron`."""
    letters = unicodedata.normalize("NFKD", name.replace("'", "").replace("’", ""))
    plain_letters = letters.encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain_letters).strip("-")[:LONGEST_ID].strip("-")


_SIGNS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "\u00a0": " ", "…": "..."})
_DASH = re.compile(r"(?<=\d)\s*[–—−]\s*(?=\d)")
_BULLET = re.compile(r"^\s*[-•*·]\s+")


def sentences(words: str) -> str:
    """*words* as sentences behind each other, as the game writes them.

    Sentences may stand on lines of their own, with or without a point, behind bullets or `|`; the
    curled signs that programs put in are made plain.
    """
    words = _DASH.sub("-", words.translate(_SIGNS))
    parts = (" ".join(_BULLET.sub("", part).split()) for part in re.split(r"[\n|]", words))
    return " ".join(
        part if part.endswith((".", "!", "?")) else f"{part}." for part in parts if part
    )


def _long_ids(cards: Iterable[Card]) -> Iterator[Finding]:
    for card in cards:
        if len(card.id) > LONGEST_ID:
            message = f"Its id is longer than {LONGEST_ID} letters. Give it a shorter one."
            yield Finding("bad-value", card.file, card.line, card.id, message, field="id")


def _hidden(written: Iterable[Row], kinds: Kinds) -> Iterator[Finding]:
    """Words with signs in them that nobody can see."""
    for row in written:
        drawn = kinds[row.kind].drawn if row.kind in kinds else ()
        for field, value in row.fields.items() if isinstance(row.fields, dict) else ():
            if field in drawn and isinstance(value, str):
                value = "".join(value.split("\n"))
            if isinstance(value, str) and re.search(rf"(?!{SEEN})[\s\S]", value):
                message = f"There are signs in its {plain(field)} that nobody can see."
                yield Finding("bad-value", *row.place, message)


# --- pictures ----------------------------------------------------------------------------------


def _taken(row: Row, field: str) -> str:
    """What stands in *field*, which is no field of a card, and is taken out."""
    value = row.fields.pop(field, "") if isinstance(row.fields, dict) else ""
    return value if isinstance(value, str) else "?"


def _picture(files: Mapping[str, bytes], row: Row, asked: str) -> Picture | Finding | None:
    """The picture of the card in *row*, which *asked* for one by name; none if there is none."""
    own = {path: path.removeprefix("pictures/") for path in files if path.startswith("pictures/")}
    if asked:
        wanted = asked.strip().removeprefix("pictures/")
        for path, name in own.items():
            if wanted in (name, name.rpartition(".")[0]):
                return Picture(path, files[path])
        message = f"There is no picture {plain(asked)!r} in the folder pictures."
        near = nearest(wanted, own.values())
        return Finding("no-picture", *row.place, message, nearest=near)
    for path, name in own.items():
        if slug(name.rpartition(".")[0]) == row.place[2]:
            return Picture(path, files[path])
    return None


def unused_pictures(pack: Pack) -> Iterator[Finding]:
    """The pictures of *pack* that none of its cards has; `pack.files` are all of its files."""
    used = {picture.path for picture in pack.pictures.values()}
    cards = [name.rpartition("/")[2] for name in pack.cards]
    for path in sorted(pack.files):
        stem, _, ending = path.rpartition("/")[2].rpartition(".")
        if ending.lower() in PICTURES and not path.startswith("tarot/") and path not in used:
            message = "No card shows this picture. It lies in pictures/, called like a card's id."
            yield Finding(
                "unused-picture", path, 0, "", message, nearest=nearest(slug(stem), cards)
            )


def _bad_pictures(files: Mapping[str, bytes]) -> Iterator[Finding]:
    for path, content in files.items():
        if path.rpartition(".")[2].lower() in PICTURES and not path.startswith("tarot/"):
            try:
                check_picture(content, path)
            except PackError as fault:
                yield Finding("bad-picture", path, 0, "", f"{fault.wrong} {fault.remedy}")
