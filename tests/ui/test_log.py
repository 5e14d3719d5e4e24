"""The log: what Qt says and what ended the program, without cards and folders."""

import logging
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning

from saves.source_commit import commit, version
from tabletop.version import VERSION
from ui.program import log
from ui.program.command_line import parse


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder that the log is written to while a test runs."""
    log.begin(tmp_path)
    yield tmp_path
    qInstallMessageHandler(None)
    for handler in [*log.log.handlers]:
        log.log.removeHandler(handler)
        handler.close()


def test_what_qt_says_is_in_the_log_without_folders(folder: Path) -> None:
    qWarning("Cannot open /disk/ada/secret/deck.svg")
    text = (folder / log.NAME).read_text()
    assert "WARNING Qt: Cannot open …/deck.svg" in text
    assert "ada" not in text


def test_the_log_does_not_grow_without_end(folder: Path) -> None:
    for _ in range(40):
        log.log.info("x" * (log.LARGEST // 10))
    names = {each.name for each in folder.glob("tabletop.log*")}
    assert names == {"tabletop.log", "tabletop.log.1", "tabletop.log.2"}
    assert sum(each.stat().st_size for each in folder.iterdir()) <= 3 * log.LARGEST


CRASH = """
import ctypes, sys
from pathlib import Path
from ui.program import log
log.begin(Path(sys.argv[1]))
if sys.argv[2:]: ctypes.string_at(0)
"""


def test_where_the_program_was_ended_is_in_the_log_of_the_next_start(tmp_path: Path) -> None:
    for more, code in ((["now"], False), ([], True)):
        done = subprocess.run([sys.executable, "-c", CRASH, str(tmp_path), *more], check=False)
        assert (done.returncode == 0) == code
    text = (tmp_path / log.NAME).read_text()
    assert "The program crashed last time" in text
    assert "string_at" in text


def test_a_log_that_cannot_be_written_holds_nothing_up(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    log.begin(tmp_path / "file" / "logs")
    qInstallMessageHandler(None)
    for handler in [*log.log.handlers]:
        log.log.removeHandler(handler)
    assert logging.getLogger("tabletop").handlers == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk to be full")
def test_a_full_disk_holds_nothing_up_and_nobody_is_told_of_the_log(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (file,) = [each for each in log.log.handlers if isinstance(each, logging.FileHandler)]
    with suppress(OSError), Path("/dev/full").open("w") as full:
        whole = file.setStream(full)
        log.log.info("Nobody reads this.")
        file.stream = whole
    assert capsys.readouterr().err == ""


def test_the_version_names_its_commit() -> None:
    assert version().startswith(VERSION)
    assert commit() in version()


def test_safe_mode_and_debug_are_wishes() -> None:
    wishes = parse(["--safe-mode", "--debug"])
    assert wishes.safe_mode
    assert wishes.debug
