"""The tarball and the AppDir that a build is wrapped into."""

import os
import subprocess
import tarfile
from pathlib import Path

import parcels
import pytest

from ui.program import desktop_entry


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program as it is built: a file to start, a library, and a link to it."""
    folder = tmp_path / "dist" / "tabletop"
    (folder / "_internal").mkdir(parents=True)
    (folder / "tabletop").write_text("#!/bin/sh\necho started with $1\n")
    (folder / "tabletop").chmod(0o755)
    (folder / "_internal" / "libé.so.1").write_bytes(b"library")
    (folder / "libé.so").symlink_to("_internal/libé.so.1")
    for name, place in (("DIST", "dist"), ("BUILT", "dist/tabletop"), ("APPDIR", "dist/AppDir")):
        monkeypatch.setattr(parcels, name, tmp_path / place)
    return folder


@pytest.mark.skipif(os.name != "posix", reason="Windows has a zip")
def test_the_same_files_give_the_same_tarball_whatever_the_hour(built: Path) -> None:
    first = parcels.tarball(built, "tabletop-1").read_bytes()
    os.utime(built / "tabletop", (1, 1))
    os.link(built / "tabletop", built.parent / "also")
    file = parcels.tarball(built, "tabletop-1")
    assert file.read_bytes() == first
    with tarfile.open(file) as packed:
        modes = {member.name: member.mode for member in packed if member.isreg()}
        assert modes == {"tabletop-1/tabletop": 0o755, "tabletop-1/_internal/libé.so.1": 0o644}
        assert packed.getmember("tabletop-1/libé.so").linkname == "_internal/libé.so.1"


@pytest.mark.skipif(os.name != "posix", reason="AppImages are of Linux")
def test_an_appdir_starts_from_any_place_and_holds_what_a_desktop_is_told(tmp_path: Path) -> None:
    folder = parcels.appdir()
    moved = folder.rename(tmp_path / "Spiele é")
    run = [moved / "AppRun", "--version"]
    told = subprocess.run(run, capture_output=True, text=True, check=True).stdout
    assert told == "started with --version\n"
    entry = (moved / "tabletop.desktop").read_text("utf-8")
    assert "Exec=tabletop %f" in entry
    assert (moved / ".DirIcon").read_bytes().startswith(b"\x89PNG")
    for place in desktop_entry.files(["tabletop"]):
        assert (moved / "usr" / "share" / place).is_file(), place
