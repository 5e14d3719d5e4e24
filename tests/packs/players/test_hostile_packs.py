"""What nobody should send: each is refused with a sentence, writes nothing, and runs nothing."""

from __future__ import annotations

import os
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.packs.cards import PackError, hints_of
from tabletop.packs.lint import TOO_MANY
from tabletop.packs.players.files import LARGEST_TEXT, MOST_FILES
from tabletop.packs.players.pack import MOST_CARDS, understood
from tabletop.play.adaptation.packs_in_play import MOST_SENTENCES, advice, kinds_of
from tests.packs.players.making import (
    ABOUT,
    KNIFE,
    SOUND,
    a_link,
    everything_in,
    folder,
    packed,
    png,
    read,
)

Making = Callable[[Path], Path]


def in_zip(*more: tuple[str, bytes | str]) -> Making:
    """A sound pack as a zip, with *more* in it."""

    def make(place: Path) -> Path:
        with zipfile.ZipFile(place / "fen.zip", "w", zipfile.ZIP_DEFLATED) as into:
            for path, content in (*SOUND.items(), *more):
                into.writestr(path, content)
        return place / "fen.zip"

    return make


def in_folder(**more: bytes | str) -> Making:
    """A sound pack as a folder, with *more* in it (`__` for a stroke, `_dot_` for a dot)."""
    named = {name.replace("__", "/").replace("_dot_", "."): more[name] for name in more}
    return lambda place: folder(place / "fen", {**SOUND, **named})


def raw(content: bytes, name: str = "fen.zip") -> Making:
    """A file with just this in it."""

    def make(place: Path) -> Path:
        (place / name).write_bytes(content)
        return place / name

    return make


def linked(to: str) -> Making:
    """A folder in which one file of cards is a link."""

    def make(place: Path) -> Path:
        made = folder(place / "fen", SOUND)
        (made / "cards" / "more.toml").symlink_to(to)
        return made

    return make


def linked_folder(place: Path) -> Path:
    made = folder(place / "fen", {"pack.toml": ABOUT})
    (made / "cards").symlink_to("/etc")
    return made


def a_pipe(place: Path) -> Path:
    made = folder(place / "fen", SOUND)
    os.mkfifo(made / "cards" / "more.toml")
    return made


def lying_about_its_size(place: Path) -> Path:
    """A zip whose list says that a large file is a small one."""
    into = in_zip(("cards/bomb.toml", "#" * (LARGEST_TEXT + 10)))(place)
    content = bytearray(into.read_bytes())
    at = content.rfind(b"PK\x01\x02")
    content[at + 24 : at + 28] = (50).to_bytes(4, "little")
    into.write_bytes(content)
    return into


def with_a_far_end(place: Path) -> Path:
    into = in_zip()(place)
    content = into.read_bytes()
    into.write_bytes(content[:-22] + b"PK\x06\x07" + bytes(16) + content[-22:])
    return into


def encrypted(place: Path) -> Path:
    into = in_zip()(place)
    content = bytearray(into.read_bytes())
    at = content.rfind(b"PK\x01\x02")
    content[at + 8] |= 1
    into.write_bytes(content)
    return into


def twice_the_same(place: Path) -> Path:
    with pytest.warns(UserWarning, match="Duplicate"):
        return in_zip(("cards/loot.toml", KNIFE))(place)


A_ZIP_OF_MANY = BytesIO()
with zipfile.ZipFile(A_ZIP_OF_MANY, "w") as _into:
    for _n in range(MOST_FILES + 1):
        _into.writestr(f"cards/{_n}.toml", "")

REFUSED: dict[str, tuple[Making, str]] = {
    "a path out of the zip": (in_zip(("../../evil.toml", "")), "leads out of the pack"),
    "a path out, deeper": (in_zip(("cards/../../evil.toml", "")), "leads out of the pack"),
    "a path from the root": (in_zip(("/etc/evil.toml", "")), "root of a disk"),
    "a path from a drive": (in_zip(("C:/evil.toml", "")), "root of a disk"),
    "backslashes": (in_zip(("cards\\..\\evil.toml", "")), "backslash"),
    "a device of Windows": (in_zip(("cards/aux.toml", "")), "for a device"),
    "a device with two endings": (in_zip(("cards/Con.old.toml", "")), "for a device"),
    "a name with a line in it": (in_zip(("cards/a\nb.toml", "")), "nobody can see"),
    "a name that turns about": (in_zip(("cards/lmot\u202etxt.toml", "")), "nobody can see"),
    "a stream of Windows": (in_zip(("cards/a.toml:evil", "")), "not all systems"),
    "a name that ends in a dot": (in_zip(("cards/a.toml.", "")), "ends with a dot"),
    "names alike but for a letter": (in_zip(("cards/LOOT.toml", "")), "cannot tell this name"),
    "the same name twice": (twice_the_same, "cannot tell this name"),
    "a name without end": (in_zip((f"cards/{'a' * 200}.toml", "")), "characters"),
    "folders without end": (in_zip(("a/" * 40 + "b.toml", "")), "folders deep"),
    "a link in a zip": (raw(a_link("cards/more.toml", "/etc/passwd")), "a link"),
    "a link in a folder": (linked("/etc/passwd"), "a link"),
    "a link in a circle": (linked("more.toml"), "a link"),
    "a folder that is a link": (linked_folder, "a link"),
    "a pipe": (a_pipe, "no file"),
    "a bomb": (in_zip(("cards/bomb.toml", "#" * (LARGEST_TEXT - 1))), "times its size"),
    "a large bomb": (in_zip(("pictures/a.png", bytes(15_000_000))), "times its size"),
    "a file too large": (in_folder(cards__big_dot_toml="#" * (LARGEST_TEXT + 1)), "too large"),
    "a zip that lies": (lying_about_its_size, "damaged"),
    "a zip of a far end": (with_a_far_end, "far too many files"),
    "a zip of many": (raw(A_ZIP_OF_MANY.getvalue()), "more than 600 files"),
    "a zip with a password": (encrypted, "password"),
    "half a zip": (raw(a_link("a", "b")[:-30]), "plain zip"),
    "no zip at all": (raw(b"MZ" + bytes(900), "fen.exe"), "plain zip"),
    "nothing": (raw(b""), "plain zip"),
    "a program": (in_zip(("cards/run.py", "raise SystemExit")), "no use for a file of this kind"),
    "a zip in it": (in_zip(("cards/more.zip", a_link("a", "b"))), "no use for a file of this kind"),
    "a sheet as it is": (in_zip(("cards/loot.xlsx", b"PK")), "as CSV"),
    "no pack.toml": (lambda place: folder(place / "fen", {"cards/a.toml": KNIFE}), "is not there"),
    "another game": (
        in_folder(pack_dot_toml=ABOUT.replace("restless", "chess")),
        "no game 'chess'",
    ),
    "an id that is a path": (in_folder(pack_dot_toml=ABOUT.replace("fen", "../fen", 1)), "'id'"),
    "an unknown field of the pack": (in_folder(pack_dot_toml=ABOUT + 'run = "x"\n'), "field 'run'"),
    "a title that turns about": (
        in_folder(pack_dot_toml=ABOUT.replace("The Fen", "\u202eneF ehT")),
        "'title'",
    ),
    "no TOML": (in_folder(cards__loot_dot_toml="[[loot]\nname"), "not TOML"),
    "TOML of brackets": (in_folder(cards__loot_dot_toml="a = " + "[" * 9000), "nested too deeply"),
    "TOML of dots": (in_folder(cards__loot_dot_toml="a." * 9000 + "b = 1"), "nested too deeply"),
    "no text": (in_folder(cards__loot_dot_toml=b"\xff\xfe\x00\x01"), "UTF-8"),
    "far too many cards": (
        in_folder(cards__loot_dot_toml=KNIFE * (MOST_CARDS + 1)),
        "are the most",
    ),
    "a sheet of an open quote": (in_folder(cards__a_dot_csv='kind,name\nloot,"A\n'), "quotation"),
    "a sheet of no headings": (in_folder(cards__a_dot_csv=",,\n,,\n"), "names no fields"),
    "a sheet of two headings": (in_folder(cards__a_dot_csv="name,name\nA,B\n"), "Two columns"),
    "a sheet of one cell": (in_folder(cards__a_dot_csv=f"name\n{'a' * 9000}\n"), "far too long"),
    "a sheet of nulls": (in_folder(cards__a_dot_csv="name\n\0\n"), "not the text of a sheet"),
}
"""What cannot be read at all, and what is said of it."""

OUT_OF_PLAY: dict[str, tuple[Making, str]] = {
    "an unknown field": (in_folder(cards__a_dot_toml=KNIFE + "damge = 3\n"), "no field 'damge'"),
    "an unknown column": (in_folder(cards__a_dot_csv="kind,name,wieght\nloot,A,2\n"), "'wieght'"),
    "an unknown kind": (in_folder(cards__a_dot_toml='[[wizard]]\nname = "A"\n'), "kind of card"),
    "a kind that is the game's own": (in_folder(cards__a_dot_toml='[[blank]]\nname = "A"'), "kind"),
    "a number of words": (in_folder(cards__a_dot_csv="kind,name,damage\nloot,A,many\n"), "damage"),
    "a number far too large": (
        in_folder(cards__a_dot_toml=KNIFE.replace("3\n", "9999999\n")),
        "damage",
    ),
    "a roll that there is not": (in_folder(cards__a_dot_toml=KNIFE + 'roll = "x"\n'), "none of"),
    "a bomb of sentences": (
        in_folder(cards__a_dot_toml=KNIFE.replace("When", "When this hits, " * 90 + "when")),
        "text",
    ),
    "another pack's card": (
        in_folder(cards__a_dot_toml=KNIFE + 'id = "the-marsh@0123456789ab/eel"\n'),
        "id: expected",
    ),
    "the same id twice": (in_folder(cards__a_dot_toml=KNIFE), "already used"),
    "a text that turns about": (
        in_folder(cards__a_dot_toml=KNIFE.replace("Reed", "A").replace("you", "\u202eyou")),
        "see",
    ),
    "a picture that is none": (in_folder(pictures__a_dot_png=b"#!/bin/sh\n"), "cannot be shown"),
    "a bomb of a picture": (in_folder(pictures__a_dot_png=png(60_000, 60_000)), "too large"),
    "a picture of nothing": (in_folder(pictures__a_dot_png=png(900, 1)), "hardly any pixels"),
    "a picture that is not there": (
        in_folder(cards__a_dot_toml=KNIFE.replace("Reed", "A") + 'picture = "b.png"\n'),
        "no picture",
    ),
    "a picture elsewhere": (
        in_folder(cards__a_dot_toml=KNIFE.replace("Reed", "A") + 'picture = "../../b.png"\n'),
        "no picture",
    ),
}
"""What can be read, but not played with, and what is said of it."""


DEEDS = (
    "subprocess.", "os.system", "os.exec", "os.posix_spawn", "os.fork", "os.mkdir", "os.rename",
    "os.remove", "os.rmdir", "os.link", "os.symlink", "os.chmod", "os.truncate", "shutil.",
    "socket.", "exec", "compile", "pickle.", "marshal.", "ctypes.",
)  # fmt: skip
"""What a program tells its auditors of when it runs, writes or moves anything."""

_seen: list[str] = []
_watching: list[bool] = []


def _watch(deed: str, args: tuple[object, ...]) -> None:
    if not _watching:
        return
    flags = args[2] if deed == "open" and isinstance(args[2], int) else 0
    if deed.startswith(DEEDS) or flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
        _seen.append(f"{deed} {args!r}"[:200])


@cache
def begin_to_watch() -> None:
    """Be told of all that is done from now on, which nobody can end: not before it is needed."""
    sys.addaudithook(_watch)


@contextmanager
def nothing_done() -> Iterator[None]:
    """Nothing is run, written or moved in here."""
    begin_to_watch()
    _seen.clear()
    _watching.append(True)
    try:
        yield
    finally:
        _watching.clear()
    assert not _seen


def test_the_watch_sees_what_is_done(tmp_path: Path) -> None:
    for act in (lambda: (tmp_path / "a").write_text(""), lambda: eval("1"), (tmp_path / "b").mkdir):
        with pytest.raises(AssertionError), nothing_done():
            act()


@pytest.fixture(autouse=True, scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What is imported when a first pack is read is no deed of a pack."""
    place = tmp_path_factory.mktemp("warm")
    for model in kinds_of("restless").values():
        hints_of(model)
    assert not read(folder(place / "fen", {**SOUND, "cards/a.csv": "kind,name\nrest,A\n"})).findings
    with pytest.raises(PackError):
        read(in_zip(("a.exe", ""))(place))
    for field in ("damge", "kinds"):
        (place / "fen" / "cards" / "loot.toml").write_text(KNIFE.replace("damage", field))
        with suppress(PackError):
            read(place / "fen")


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes need rights there")
@pytest.mark.parametrize("name", REFUSED)
def test_a_hostile_pack_is_refused(name: str, tmp_path: Path) -> None:
    make, words = REFUSED[name]
    place = make(tmp_path)
    before = list(everything_in(tmp_path)) if name != "a pipe" else []
    with pytest.raises(PackError) as refused, nothing_done():
        read(place)
    assert words in str(refused.value)
    assert refused.value.remedy, "and what to do about it"
    assert len(str(refused.value)) < 500
    assert all(sign.isprintable() for sign in str(refused.value))
    if before:
        assert list(everything_in(tmp_path)) == before, "nothing is written"


@pytest.mark.parametrize("name", OUT_OF_PLAY)
def test_a_pack_with_faults_is_told_of_them(name: str, tmp_path: Path) -> None:
    make, words = OUT_OF_PLAY[name]
    place = make(tmp_path)
    with nothing_done():
        found = read(place).findings
    assert any(words in each.message for each in found), [str(each) for each in found]
    assert all(each.file for each in found)
    assert all(sign.isprintable() for each in found for sign in str(each))


def test_a_sound_pack_is_read_from_a_folder_and_a_zip_alike(tmp_path: Path) -> None:
    packs = [
        read(folder(tmp_path / "fen", SOUND)),
        read(packed(tmp_path / "fen.zip", SOUND)),
        read(packed(tmp_path / "outer.zip", {f"fen/{path}": SOUND[path] for path in SOUND})),
        read(
            packed(
                tmp_path / "mac.zip",
                {**SOUND, "__MACOSX/._pack.toml": b"\0", ".DS_Store": b"\0", "readme.txt": "Hello"},
            )
        ),
    ]
    assert not any(pack.findings for pack in packs)
    assert len({pack.key for pack in packs}) == 1
    assert [card.name for card in packs[0].cards.values()] == ["Reed Knife"]


@given(
    st.binary(max_size=400),
    st.sampled_from(
        [
            "cards/a.toml",
            "cards/a.csv",
            "pack.toml",
            "pictures/a.png",
            "pictures/a.jpg",
            "pictures/a.webp",
        ]
    ),
)
def test_any_bytes_are_findings_or_a_refusal(content: bytes, path: str) -> None:
    files = {name: text.encode() for name, text in SOUND.items() if isinstance(text, str)}
    with suppress(PackError):
        assert understood({**files, path: content}, "", kinds_of).digest


@given(st.text(max_size=300), st.sampled_from(["cards/loot.toml", "cards/loot.csv", "pack.toml"]))
def test_any_words_are_findings_or_a_refusal(words: str, path: str) -> None:
    for text in (words, KNIFE + words, "kind,name,text\n" + words, f'kind,name\nloot,"{words}"'):
        files = {"pack.toml": ABOUT.encode(), path: text.encode("utf-8", "replace")}
        with suppress(PackError):
            assert understood(files, "", kinds_of).digest


@given(st.binary(max_size=300))
def test_any_file_is_a_pack_or_refused(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as place:
        sound = packed(Path(place) / "a.zip", SOUND).read_bytes()
        for mixed in (
            content,
            sound[: len(content)] + content,
            content + sound,
            sound[:-40] + content + sound[-22:],
        ):
            file = Path(place) / "b.zip"
            file.write_bytes(mixed)
            with suppress(PackError):
                assert read(file).digest


def test_a_zip_with_a_file_without_a_name_is_refused(tmp_path: Path) -> None:
    raw = packed(tmp_path / "a.zip", {**SOUND, "Q": "nameless"}).read_bytes()
    at = raw.rindex(b"PK\1\2")  # the last file of the list, whose name is the last letter of it
    assert raw[at + 46 : at + 47] == b"Q"
    nameless = raw[: at + 28] + b"\0\0" + raw[at + 30 : at + 46] + raw[at + 47 :]
    end = nameless.rindex(b"PK\5\6")
    size = int.from_bytes(nameless[end + 12 : end + 16], "little") - 1
    nameless = nameless[: end + 12] + size.to_bytes(4, "little") + nameless[end + 16 :]
    (tmp_path / "b.zip").write_bytes(nameless)
    with pytest.raises(PackError) as refused:
        read(tmp_path / "b.zip")
    assert "name" in str(refused.value)


@pytest.mark.slow
def test_a_check_ends_whatever_there_is_to_be_said(tmp_path: Path) -> None:
    bomb = "".join(
        f'[[rest]]\nname = "A {n}"\ntext = "{"if you bear a Sin, 2 Reroll Counters: " * 14}."\n'
        for n in range(MOST_CARDS)
    )
    pack = read(folder(tmp_path / "fen", {"pack.toml": ABOUT, "cards/a.toml": bomb}))
    found = [each for each in advice(pack) if each.code == "unread-sentence"]
    assert len(found) == MOST_CARDS, "it goes on, and looks no further for what may be meant"
    assert [each.message for each in found[MOST_SENTENCES:]] == [TOO_MANY] * (
        MOST_CARDS - MOST_SENTENCES
    )
    (only,) = advice(pack, lambda: True)
    assert only.message.startswith("It took too long")
