"""The program in the menus of a desktop, and the files that the desktop hands to it."""

from __future__ import annotations

import configparser
import re
import shlex
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from saves.autosave import SUFFIX
from tabletop.packs.players.file_names import ZIPPED
from tabletop.version import VERSION
from ui.__main__ import main
from ui.program import desktop_entry, first_window
from ui.program.files_from_desktop import Handed

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
METAINFO = desktop_entry.TEMPLATES / "io.github.tabletop.Tabletop.metainfo.xml"


def entry(text: str) -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]  # keys keep their letters
    read.read_string(text)
    return read["Desktop Entry"]


def test_one_command_puts_the_program_into_the_menu_and_another_takes_it_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", "")  # no desktop is told in a test
    monkeypatch.setattr(sys, "platform", "linux")
    assert main(["--install-desktop"]) == 0
    told = capsys.readouterr().out.splitlines()
    lying = {path for path in tmp_path.rglob("*") if path.is_file()}
    assert {*map(Path, told)} == lying
    assert tmp_path / "icons/hicolor/48x48/apps/tabletop.png" in lying
    found = entry((tmp_path / desktop_entry.ENTRY).read_text("utf-8"))
    assert shlex.split(found["Exec"]) == [*desktop_entry.this_program(), "%f"]
    assert main(["--remove-desktop"]) == 0
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]
    monkeypatch.setattr(sys, "platform", "win32")
    assert main(["--install-desktop"]) == 2


def test_the_kinds_of_files_are_those_that_the_program_writes_and_reads() -> None:
    """The entry opens each kind that the desktop is told of, by the endings that we use."""
    told = desktop_entry.files(["tabletop"])
    kinds = xml.fromstring(told["mime/packages/tabletop.xml"])
    globs = {
        kind.get("type"): [glob.get("pattern") for glob in kind.iter(f"{MIME}glob")]
        for kind in kinds
    }
    assert globs == {
        "application/x-tabletop-save": [f"*{SUFFIX}"],
        "application/x-tabletop-pack": [f"*{ZIPPED[1]}"],
    }
    listed = entry(told[desktop_entry.ENTRY].decode())["MimeType"]
    assert listed.rstrip(";").split(";") == [*globs]
    about = xml.fromstring(METAINFO.read_bytes())
    assert [each.text for each in about.iter("mediatype")] == [*globs]
    assert about.findtext("launchable") == Path(desktop_entry.ENTRY).name


def test_the_newest_release_that_a_software_centre_shows_is_this_version() -> None:
    newest = next(xml.fromstring(METAINFO.read_bytes()).iter("release"))
    assert newest.get("version") == VERSION
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", newest.get("date", ""))


@pytest.mark.parametrize(
    ("word", "written"),
    [
        ("/opt/tabletop/tabletop", "/opt/tabletop/tabletop"),
        ("/opt/my games/é", '"/opt/my games/é"'),
        ("/opt/100%/a", "/opt/100%%/a"),
        ('/a"b$c', '"/a\\\\"b\\\\$c"'),
    ],
)
def test_any_folder_can_stand_in_the_command_of_the_entry(word: str, written: str) -> None:
    assert desktop_entry.quoted(word) == written


def test_the_entry_starts_what_is_running(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert desktop_entry.this_program()[-1].endswith("run.py")
    monkeypatch.setattr(desktop_entry, "ROOT", tmp_path)
    assert desktop_entry.this_program() == [str(Path(sys.executable).with_name("tabletop"))]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert desktop_entry.this_program() == [sys.executable]
    monkeypatch.setenv("APPIMAGE", "/games/Tabletop.AppImage")
    assert desktop_entry.this_program() == ["/games/Tabletop.AppImage"]


def test_a_file_handed_over_while_the_program_runs_is_opened() -> None:
    qt = QApplication.instance()
    assert qt is not None
    opened: list[Path] = []
    handed = Handed(qt, opened.append)
    try:
        QApplication.sendEvent(qt, QFileOpenEvent(QUrl.fromLocalFile("/games/late.tabletop")))
        QApplication.sendEvent(qt, QFileOpenEvent(QUrl("https://example.org/a")))
    finally:
        qt.removeEventFilter(handed)
    assert opened == [Path("/games/late.tabletop")]


def test_the_icon_of_all_windows_has_every_size_there_is() -> None:
    sizes = {int(path.stem.partition("-")[2]) for path in first_window.ICONS.glob("tabletop-*.png")}
    assert {*first_window.ICON_SIZES} == sizes
