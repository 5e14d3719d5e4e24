"""What fails before the window is there is told: in a window where that can be, and in words."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import platformdirs
import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

import assets
import ui.__main__
from tabletop.packs.error import PackError
from tabletop.play.rules.game import Aim
from ui.__main__ import main
from ui.base import fonts
from ui.base.repair_advice import MEND, SEND
from ui.base.settings import FILE, Settings, load_settings
from ui.program import screen_check, startup, startup_faults
from ui.program.command_line import NoScreen, Wrong, parse
from ui.windows.gallery import GalleryPage
from ui.windows.shell import Shell
from ui.windows.table import TableWindow

STYLE = Path(assets.__path__[0], "themes", "style.qss")
FORESEEN = {
    "a file of the program": (
        FileNotFoundError(2, "No such file", str(STYLE)),
        f"A file of the program, themes/style.qss, cannot be read: No such file. {MEND}",
    ),
    "a file of the user": (PermissionError(13, "Not allowed", "/x/y"), "/x/y: Not allowed."),
    "a module": (
        ModuleNotFoundError("No module named 'msgspec'"),
        f"A part of the program cannot be loaded: No module named 'msgspec'. {MEND}",
    ),
    "a pack": (PackError("cards", 0, "It is gone.", "Look."), "cards: It is gone. Look."),
    "a wish": (Wrong("There is nothing."), "There is nothing."),
}


class Seen(NamedTuple):
    title: str
    words: str


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[Seen]:
    """The windows of the door, each closed as soon as it is shown."""
    shown: list[Seen] = []

    def close(_app: QApplication) -> int:
        for box in QApplication.topLevelWidgets():
            if isinstance(box, QMessageBox) and box.isVisible():
                shown.append(Seen(box.text(), box.informativeText()))
                box.close()
        return 0

    monkeypatch.setattr(QApplication, "exec", close)
    return shown


def fail(monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    def carry_out(_wishes: object) -> int:
        raise fault

    monkeypatch.setattr(ui.__main__, "_carry_out", carry_out)


@pytest.mark.parametrize(("fault", "words"), FORESEEN.values(), ids=FORESEEN)
def test_what_can_be_foreseen_is_one_sentence_and_what_to_do(fault: Exception, words: str) -> None:
    assert startup_faults.in_words(fault) == words


def test_a_missing_library_is_told_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.program.system_libraries.shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("ui.program.system_libraries.missing", lambda _: [])
    words = startup_faults.in_words(
        ImportError("libGL.so.1: cannot open shared object file: No such file")
    )
    assert words.startswith("Qt needs the system library libGL.so.1. Type: sudo apt-get install")


def test_a_system_that_is_older_than_the_build_is_told_what_to_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("platform.libc_ver", lambda: ("glibc", "2.35"))
    words = startup_faults.in_words(
        ImportError(
            "/lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.36' not found "
            "(required by /opt/tabletop/_internal/libexpat.so.1)"
        )
    )
    assert words.startswith("This Tabletop was built for Linux with glibc 2.36 or later, and this")
    assert "has 2.35. Use one that was built on an older system" in words


def test_a_build_that_lacks_a_library_names_it() -> None:
    """PyInstaller puts words of its own before those of the loader."""
    wrapped = ImportError("Failed to load dynlib/dll 'libqxcb.so'. Most likely it was not found..")
    wrapped.__cause__ = OSError("libxcb-cursor.so.0: cannot open shared object file: No such file")
    assert "libxcb-cursor" in startup_faults.in_words(wrapped)
    assert "dynlib" not in startup_faults.in_words(wrapped)


def test_a_window_without_fontconfig_has_letters() -> None:
    script = (
        "from PySide6.QtWidgets import QApplication\n"
        "from ui.program import startup_faults as door\n"
        "QApplication.exec = lambda *_: print(QApplication.topLevelWidgets()[0].font().family())\n"
        "door._show('Words.')\n"
    )
    bare = {**os.environ, "FONTCONFIG_FILE": os.devnull, "QT_QPA_PLATFORM": "offscreen"}
    told = subprocess.run(
        [sys.executable, "-c", script], env=bare, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == fonts.PLAIN


def test_it_is_told_in_a_window_and_on_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
    boxes: list[Seen],
    capsys: pytest.CaptureFixture[str],
) -> None:
    fault, words = FORESEEN["a file of the program"]
    fail(monkeypatch, fault)
    assert main([]) == 1
    assert boxes == [Seen(startup_faults.TITLE, words)]
    assert capsys.readouterr().err == f"tabletop: {words}\n"
    for headless in ("--version", "--games"):
        assert main([headless]) == 1
    assert len(boxes) == 1, "nobody waits for a window there"


def test_a_program_without_a_terminal_tells_a_bad_command_line_in_a_window(
    monkeypatch: pytest.MonkeyPatch, boxes: list[Seen]
) -> None:
    assert main(["--nonsense"]) == 2
    assert boxes == []
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["--nonsense"]) == 2
    assert "--nonsense" in boxes[0].words


def test_what_nobody_foresaw_is_told_with_where_its_report_lies(
    monkeypatch: pytest.MonkeyPatch, boxes: list[Seen], tmp_path: Path
) -> None:
    fail(monkeypatch, ZeroDivisionError("by nothing"))
    assert main(["--data-dir", str(tmp_path)]) == 1
    (report,) = (tmp_path / "reports").iterdir()
    assert f"{report}. {SEND} {tmp_path / 'logs'}." in boxes[0].words
    assert "ZeroDivisionError: by nothing" in report.read_text()


def test_without_a_screen_the_terminal_alone_tells(
    monkeypatch: pytest.MonkeyPatch,
    boxes: list[Seen],
    capsys: pytest.CaptureFixture[str],
) -> None:
    def nowhere() -> None:
        raise Wrong("no screen")

    monkeypatch.setattr(screen_check, "check_screen", nowhere)
    fail(monkeypatch, FORESEEN["a file of the user"][0])
    assert main([]) == 1
    assert capsys.readouterr().err == "tabletop: /x/y: Not allowed.\n"
    assert boxes == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a screen")
def test_a_screen_that_qt_would_abort_at_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(NoScreen, match="DISPLAY is not set") as fault:
        screen_check.check_screen()
    assert startup_faults.complain(fault.value, None) == 3, "no bad command line, which is 2"
    with pytest.raises(SystemExit):
        parse(["--help"])
    assert "3 if there is no screen" in " ".join(capsys.readouterr().out.split())
    monkeypatch.setenv("QT_QPA_PLATFORM", "paper:a4;offscreen")
    with pytest.raises(NoScreen, match="no platform “paper”"):
        screen_check.check_screen()
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    screen_check.check_screen()
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.setenv("DISPLAY", ":nowhere")
    with pytest.raises((NoScreen, ImportError), match=r"“:nowhere” does not answer|libxcb"):
        screen_check.check_screen()  # the one, or the library is missing


def test_a_user_without_a_home_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
    boxes: list[Seen],
    capsys: pytest.CaptureFixture[str],
) -> None:
    def homeless(_: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(platformdirs.PlatformDirs, "user_data_path", property(homeless))
    assert main([]) == 1
    assert "--data-dir FOLDER" in capsys.readouterr().err
    assert len(boxes) == 1


@pytest.mark.parametrize("save", [None, b"{damaged"], ids=["missing", "damaged"])
def test_a_save_that_cannot_be_opened_is_told_over_the_gallery(
    save: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "my.tabletop"
    if save is not None:
        file.write_bytes(save)
    shell = Shell()
    monkeypatch.setattr(startup, "_catch", lambda app: None)
    monkeypatch.setattr(QApplication, "exec", lambda app: 0)
    assert startup.run(parse([str(file), "--data-dir", str(tmp_path)]), None, shell) == 0
    (box,) = shell.findChildren(QMessageBox)
    assert box.text() == "This game cannot be opened"
    assert "my.tabletop" in box.informativeText()
    assert str(tmp_path / "playing") in box.informativeText(), "there are others"
    looked: list[object] = []
    monkeypatch.setattr("ui.program.save_controller.file_to_open", lambda *_: looked.append(1))
    next(each for each in box.buttons() if each.text() == "Open another save").click()
    assert looked
    assert isinstance(shell.currentWidget(), GalleryPage)
    shell.close()


def test_what_is_said_at_the_start_stands_in_place_of_the_aim_for_a_while() -> None:
    window = TableWindow(QWidget())
    window.aim.show_aim(Aim("Win."))
    window.say("The dressing cannot be used.")
    window.show()
    QTest.qWait(1)
    told = window.aim.grab().toImage()
    window.say("")
    assert window.aim.grab().toImage() != told
    assert not window.said
    window.close()


def test_what_was_saved_of_damaged_settings_is_there_at_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text('{"theme": "light", "speed": "fast", "of_a_newer_version": 3}')
    settings, said = load_settings(file)
    assert "speed was reset" in said
    assert load_settings(file) == (Settings(theme="light"), "")
    assert settings == Settings(theme="light")
    assert "of_a_newer_version" in file.read_text()
