"""Writing a file: the new one whole, or the old one as it was."""

import errno
import os
import sys
from pathlib import Path

import pytest

from saves.atomic_write import SaveFailed, write


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "a save"
    write(path, b"first")
    write(path, b"second")
    assert path.read_bytes() == b"second"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EACCES, "write-protected"),
        (errno.EROFS, "read-only"),
        (errno.EIO, "reports an error"),
    ],
)
@pytest.mark.parametrize("where", ["fsync", "replace"])
def test_a_failure_is_said_plainly_and_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str, where: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    path = tmp_path / "save"
    write(path, b"old")
    monkeypatch.setattr(*((os, "fsync") if where == "fsync" else (Path, "replace")), fail)
    with pytest.raises(SaveFailed, match=words):
        write(path, b"new")
    assert path.read_bytes() == b"old"


@pytest.mark.skipif(sys.platform == "win32", reason="the limit is a POSIX one")
def test_a_file_that_the_system_cuts_short_is_no_save(tmp_path: Path) -> None:
    """The system really refuses here, in the middle of the file."""
    import resource

    path = tmp_path / "save"
    write(path, b"old")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, hard))
    try:
        with pytest.raises(SaveFailed, match="too large for this disk"):
            write(path, b"n" * 20_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_name_that_is_taken_by_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "save").mkdir()
    with pytest.raises(SaveFailed, match="folder"):
        write(tmp_path / "save", b"x")
    with pytest.raises(SaveFailed, match="name is too long"):
        write(tmp_path / ("x" * 300), b"x")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_is_closed_to_the_user_is_said(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(SaveFailed, match="write-protected"):
        write(tmp_path / "save", b"x")
