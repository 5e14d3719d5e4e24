"""Opening what is left: the newest good save, and a word on each that is not."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from saves.atomic_write import write
from saves.autosave import Autosave, generations
from saves.recover import open_save, recover
from saves.save_reader import Unopened, read
from saves.summary import summary
from tabletop import Session, load
from tabletop.play.records.record import FORMAT, LARGEST, Unreadable
from tabletop.play.records.record import write as encoded
from tabletop.table.table import freeze
from tests.saves.games import answer, bent, played


def three(folder: Path) -> list[bytes]:
    """Three generations of a game in *folder*; the frozen tables of them, the newest first."""
    session, luck, keeper = played(20), Random(1), Autosave(folder)
    tables = []
    for _ in range(3):
        answer(session, luck)
        path = keeper.save(session)
        while not path.exists():  # each is to settle, none to be overtaken
            pass
        tables.insert(0, freeze(session.table))
    keeper.close()
    return tables


def text_of(session: Session) -> bytes:
    return encoded(session.record())


def test_a_sound_game_opens_without_a_word(tmp_path: Path) -> None:
    newest, *_ = three(tmp_path)
    opened = recover(tmp_path)
    assert opened.session
    assert freeze(opened.session.table) == newest
    assert opened.said == ()


@pytest.mark.parametrize("damaged", [1, 2])
def test_damaged_saves_are_set_aside_and_the_newest_good_one_opens(
    tmp_path: Path, damaged: int
) -> None:
    tables = three(tmp_path)
    spoilt = [each.path for each in generations(tmp_path)[:damaged]]
    contents = []
    for path in spoilt:
        contents.append(path.read_bytes()[:1000])
        path.write_bytes(contents[-1])
    opened = recover(tmp_path)
    assert opened.session
    assert freeze(opened.session.table) == tables[damaged]
    for path, content in zip(spoilt, contents, strict=True):
        assert not path.exists()
        (aside,) = tmp_path.glob(f"{path.name}.damaged-*")
        assert aside.read_bytes() == content
        assert any(path.name in words and aside.name in words for words in opened.said)
    assert opened.said[-1].startswith("The game continues from the save of ")
    assert recover(tmp_path).said == ()


def test_when_nothing_is_good_nothing_is_touched(tmp_path: Path) -> None:
    three(tmp_path)
    for each in generations(tmp_path):
        each.path.write_bytes(b"{}")
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    opened = recover(tmp_path)
    assert (opened.session, opened.doors) == (None, None)
    assert len(opened.said) == 4
    assert all("damaged" in words for words in opened.said[:3])
    assert opened.said[3] == "All these files are left as they are."
    assert before == {path: path.read_bytes() for path in tmp_path.iterdir()}


def test_a_save_whose_table_was_altered_gives_way_to_the_one_before(tmp_path: Path) -> None:
    """Readable, but its answers lead elsewhere: nobody played to that table."""
    tables = three(tmp_path)
    newest = generations(tmp_path)[0].path
    record = read(newest)
    record.table.counters["active"] = 1 - record.table.count("active")
    newest.write_bytes(encoded(record))
    opened = recover(tmp_path)
    assert opened.session
    assert freeze(opened.session.table) == tables[1]
    assert list(tmp_path.glob("*.damaged-*"))


def test_a_save_of_a_newer_program_is_not_called_damaged(tmp_path: Path) -> None:
    path = tmp_path / "theirs.tabletop"
    path.write_bytes(text_of(played(5)).replace(b'"format":%d' % FORMAT, b'"format":99'))
    opened = open_save(path)
    assert opened.session is None
    assert "newer version" in opened.said[0]
    assert "damaged" not in opened.said[0]


@pytest.mark.parametrize("else_", [b"", b', "hats": 3', b', "entries": "elsewhere"'])
def test_what_a_newer_program_left_is_left_as_it_lies(tmp_path: Path, else_: bytes) -> None:
    """Whatever else is in it, and though older saves could be opened: the newer version finds its
    own save again, and nothing was played on beside it."""
    three(tmp_path)
    newest = generations(tmp_path)[0].path
    theirs = newest.read_bytes().rstrip().removesuffix(b"}") + else_ + b"}"
    newest.write_bytes(theirs.replace(b'"format":%d' % FORMAT, b'"format":%d' % (FORMAT + 1)))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    opened = recover(tmp_path)
    assert opened.is_nothing
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert "A newer version of the program has written it" in opened.said[0]
    assert "damaged" not in " ".join(opened.said)
    assert str(tmp_path) in opened.said[1]


def test_a_mark_before_the_text_is_no_damage(tmp_path: Path) -> None:
    """Some editors put one there."""
    three(tmp_path)
    newest = generations(tmp_path)[0].path
    newest.write_bytes(b"\xef\xbb\xbf" + newest.read_bytes())
    assert not summary(newest).damage
    opened = recover(tmp_path)
    assert (opened.session is not None, opened.said) == (True, ())
    assert load("\ufeff" + text_of(played(5)).decode()).journal.entries


def test_an_empty_folder_is_said(tmp_path: Path) -> None:
    assert "no save" in recover(tmp_path / "nowhere").said[0]


def test_a_named_save_opens_and_is_never_renamed(tmp_path: Path) -> None:
    session = bent(40)
    path = tmp_path / "our evening.tabletop"
    write(path, text_of(session))
    opened = open_save(path)
    assert opened.session
    assert opened.session.to_json() == session.to_json()
    path.write_bytes(b"\x00\x01binary")
    opened = open_save(path)
    assert opened.session is None
    assert "our evening.tabletop is damaged" in opened.said[0]
    assert opened.said[1:] == ("The file is left as it is.",)
    assert list(tmp_path.iterdir()) == [path]


def test_a_damaged_save_of_a_game_in_play_tells_where_the_others_lie(tmp_path: Path) -> None:
    """Opened as a file, by a double click: nothing else is tried by itself."""
    three(tmp_path)
    newest = generations(tmp_path)[0].path
    newest.write_bytes(b"{}")
    said = open_save(newest).said
    assert said[1] == "The file is left as it is."
    assert said[2] == f"Other saves of the game are in {tmp_path}. You can open them as files."
    newest.unlink()
    assert "left as it is" not in " ".join(open_save(newest).said), "there is none"


def test_what_is_no_file_is_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(Unopened, match="does not exist"):
        read(tmp_path / "nothing")
    with pytest.raises(Unopened, match="is not a file"):
        read(tmp_path)
    with pytest.raises(Unopened, match="does not exist"):
        read(Path("a\0b"))
    if os.name != "nt":
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(Unopened, match="is not a file"):
            read(tmp_path / "pipe")
        with pytest.raises(Unopened, match="is not a file"):
            read(Path("/dev/zero"))


def test_an_enormous_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "enormous"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(Unreadable, match="a save has at most"):
        read(path)
