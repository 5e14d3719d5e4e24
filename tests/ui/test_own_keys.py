"""Keys of a player's own: what holds, what clashes, what is kept, and that all who show a key
follow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tabletop import Seat, new_game
from tests.ui.hands import Hands
from ui.base import keymap
from ui.base.keymap import Keymap, at_first, hold, keyed, refused, way_to, with_keys
from ui.base.keys import ACTIONS, called
from ui.base.settings import Settings, SettingsFile, load_settings
from ui.program.app import App
from ui.windows.keys_page import KeysDialog, told

UNKNOWN = {"dance": ["Ctrl+D"]}


@pytest.fixture(autouse=True)
def _as_at_first() -> Iterator[None]:
    yield
    hold(Keymap())


def all_keys(keys: Keymap) -> list[str]:
    return [key for action in ACTIONS for key in keys.of(action.id)]


# --- which keys hold ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "faults"),
    [
        ({}, 0),
        ({"undo": ["Ctrl+K"]}, 0),
        ({"undo": []}, 0),
        ({"undo": ["Ctrl+Y"]}, 0),
        (UNKNOWN, 0),
        ({"undo": ["Ctrl+Y"], "redo": ["Ctrl+Y", "F9"]}, 1),
        ({"undo": ["7", "Tab", "Nonsense", "Ctrl+X, Ctrl+S", "Ctrl+K"]}, 4),
        ({"cancel": ["Ctrl+K"]}, 0),
        ({"flip": ["Esc", "Shift", ""]}, 3),
    ],
)
def test_no_two_commands_share_a_key_whatever_was_chosen(
    own: dict[str, list[str]], faults: int
) -> None:
    keys = Keymap(own)
    assert len(keys.faults) == faults, keys.faults
    assert len(set(all_keys(keys))) == len(all_keys(keys))
    assert keys.of("cancel") == ("Esc",)
    assert not any(refused(key) for key in all_keys(keys) if key != "Esc")
    assert {id: keys.own.get(id) for id in UNKNOWN if id in own} == {
        id: UNKNOWN[id] for id in UNKNOWN if id in own
    }
    assert Keymap(keys.own).own == keys.own


def test_a_swap_leaves_each_command_a_key() -> None:
    keys = Keymap().swapped("flip", "Ctrl+Z", "F")
    assert (keys.of("flip"), keys.of("undo")) == (("Ctrl+Z",), ("F",))
    assert keys.own == {"flip": ["Ctrl+Z"], "undo": ["F"]}
    assert keys.swapped("flip", "F", "Ctrl+Z").own == {}
    more = Keymap().swapped("flip", "Ctrl+Y", "")
    assert (more.of("flip"), more.of("redo")) == (("F", "Ctrl+Y"), ("Ctrl+Shift+Z",))
    assert more.as_at_first("redo").of("flip") == ("F",)
    kept = Keymap({**UNKNOWN, "undo": ["F9"]})
    assert kept.given("flip", ["F9"]).of("undo") == ()
    assert kept.all_as_at_first().own == UNKNOWN


def test_what_has_no_key_is_named_by_its_menu() -> None:
    assert (keyed("Undo", "undo"), way_to("by_hand")) == ("Undo (Ctrl+Z)", "press Ctrl+M")
    assert with_keys("Undo [key undo] goes back.") == "Undo (Ctrl+Z) goes back."
    hold(Keymap({"undo": [], "by_hand": []}))
    assert keyed("Undo", "undo") == "Undo"
    assert way_to("by_hand") == "choose “By-hand mode” from the “By hand” menu"
    assert with_keys("Undo [key undo] goes back.") == "Undo goes back."


# --- what is kept -------------------------------------------------------------------------------


def test_own_keys_are_kept_by_command_beside_what_others_chose(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    one, other = Settings(), Settings()
    files = [SettingsFile(path, each) for each in (one, other)]
    one.keys = {"undo": ["F9"], **UNKNOWN}
    files[0].write(one)
    other.keys = {"flip": ["X"]}
    files[1].write(other)
    one.keys = {"undo": ["Ctrl+K"], **UNKNOWN}
    files[0].write(one)
    assert load_settings(path) == (
        Settings(keys={"flip": ["X"], **UNKNOWN, "undo": ["Ctrl+K"]}),
        "",
    )
    one.keys = dict(UNKNOWN)
    files[0].write(one)
    assert load_settings(path)[0].keys == {"flip": ["X"], **UNKNOWN}


def test_damaged_keys_take_the_default_and_say_so_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(msgspec.json.encode({"theme": "light", "keys": {"undo": 7}}))
    settings, said = load_settings(path)
    assert settings == Settings(theme="light")
    assert "keys was reset" in said


# --- the page -----------------------------------------------------------------------------------


def press(key: str, at: QWidget) -> None:
    QTest.keySequence(at, QKeySequence(key))  # type: ignore[call-overload]
    QApplication.processEvents()


def test_the_page_gives_a_command_another_key_and_tells_clashes_first() -> None:
    changed: list[Keymap] = []
    page = KeysDialog()
    page.changed.connect(changed.append)
    page.show()
    page.activateWindow()
    shown = {page.table.item(row, 0).text() for row in range(page.table.rowCount())}
    assert {action.title for action in ACTIONS} <= shown
    assert page.table.seek("ctrl+z") == 1
    assert page.table.seek("undo") == 1
    assert page.table.seek("no such command") == 0
    page.search.setText("")
    QTest.qWait(30)
    table_lies = page.table.geometry()
    page.table.choose("flip")
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    for refused_key in ("Tab", "5"):
        press(refused_key, page.said)
        assert not changed
        assert "Press the new key" in page.said.text()
    press("Ctrl+Z", page.said)
    assert not changed, "it is told first"
    assert "Ctrl+Z belongs to “Undo”" in page.said.text()
    assert page.table.geometry() == table_lies
    QTest.mouseClick(page._no, Qt.MouseButton.LeftButton)
    assert not changed
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    press("Ctrl+Z", page.said)
    QTest.mouseClick(page._yes, Qt.MouseButton.LeftButton)
    assert changed.pop().own == {"flip": ["Ctrl+Z"], "undo": ["F"]}
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    press("?", page.said)
    assert "“Keys”" in page.said.text()
    page._answer(yes=False)
    page.table.choose("undo")
    QTest.mouseClick(page._first, Qt.MouseButton.LeftButton)
    assert "Turn over" in page.said.text()
    page._answer(yes=True)
    assert changed.pop().own == {"flip": []}
    QTest.mouseClick(page._all, Qt.MouseButton.LeftButton)
    page._answer(yes=True)
    assert changed.pop().own == {}
    page.table.choose("cancel")
    assert not page._change.isEnabled()
    assert told(called("learn"), Keymap()) == "no key; only in the menus"
    page.close()
    page.deleteLater()


# --- everything that shows or hears a key follows ------------------------------------------------


def words_with_keys(app: App) -> str:
    """All tips, menus and buttons of the open window, with what is written on them."""
    window = app.playing.window if app.playing else app.shell
    told = [each.toolTip() for each in window.findChildren(QWidget)]
    told += [
        each.text() for each in app.playing.table.findChildren(QWidget) if hasattr(each, "text")
    ]
    told += [each.shortcut().toString() for each in app.playing.does.values()]
    return "\n".join(told)


def test_all_that_shows_a_key_shows_the_new_one_at_once(app: App) -> None:
    hands = Hands(app)
    hands.play(new_game("tower", seats=[Seat("Ana", 0), Seat("Ben", 0)], seed=5))
    app.playing.window.fill()
    hands.decision  # noqa: B018 - it is asked of people, so all panels are there
    new = {"undo": "F9", "redo": "Ctrl+K", "why": "Ctrl+Shift+K", "advice": "Alt+H", "fit": "Alt+W"}
    old = {id: at_first(called(id))[0] for id in new}
    before = words_with_keys(app).splitlines()
    assert all(any(key in line for line in before) for key in old.values())
    app.preferences.keep_keys(Keymap({id: [key] for id, key in new.items()}))
    after = words_with_keys(app)
    for id, key in new.items():
        assert key in after, id
        assert f"({old[id]})" not in after, id
        assert old[id] not in after.splitlines(), id
    entries = len(app.playing.bridge.session.journal.entries)
    key = next(option.key for option in hands.decision.legal())
    app.playing.bridge.answering.answer(key, warned=True)
    hands.rest()
    assert len(app.playing.bridge.session.journal.entries) > entries
    hands.key("Ctrl+Z")
    assert len(app.playing.bridge.session.journal.entries) > entries, "it is no key any more"
    hands.key("F9")
    hands.rest()
    assert len(app.playing.bridge.session.journal.entries) == entries
    assert load_settings(app.files.config / "settings.json")[0].keys or app.settings.keys


def test_no_words_of_ours_name_a_key_that_may_be_another() -> None:
    root = Path(keymap.__file__).parents[1]
    named = re.compile(r'"[^"]*(\(F\d+\)|\b(Ctrl|Alt)\+\w)[^"]*"')
    for path in {*root.rglob("*.py")} - {root / "base" / "keys.py"}:
        code = re.sub(r'"""(.*?)"""', "", path.read_text("utf-8"), flags=re.DOTALL)
        assert (found := named.search(code)) is None, f"{path.name}: {found and found[0]}"


def test_words_of_ours_name_only_commands_that_there_are() -> None:
    root = Path(keymap.__file__).parents[2]
    named = set()
    for path in [*root.glob("assets/games/*/lessons/*.toml"), *root.glob("ui/**/*.py")]:
        named |= set(re.findall(r"\[key (\w+)\]", path.read_text("utf-8")))
    assert named <= {action.id for action in ACTIONS}
    assert "undo" in named
