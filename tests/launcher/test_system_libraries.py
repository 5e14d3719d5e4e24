"""System libraries that Qt needs and that are not there: found out, and named as packages."""

import sys
from pathlib import Path

import pytest

from ui.program import system_libraries


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libEGL.so.1", "libegl1"),
        ("libpcre2-8.so.0", "libpcre2-8-0"),
    ],
)
def test_a_library_is_found_in_its_package(library: str, package: str) -> None:
    assert system_libraries.package_of(library) == package


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux alone has no Qt of its own")
def test_libraries_that_are_not_there_are_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A listing of what the loader would take, as `ldd` prints it."""
    lister = tmp_path / "ldd"
    lister.write_text(
        "#!/bin/sh\necho '  libc.so.6 => /lib/libc.so.6 (0x1)'\n"
        'for part in "$@"; do echo "  libxcb-cursor.so.0 => not found"; done\n'
    )
    lister.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert system_libraries.missing(tmp_path) == []
    (tmp_path / system_libraries.PARTS[0]).touch()
    assert system_libraries.missing(tmp_path) == ["libxcb-cursor.so.0"]


def test_the_loader_names_what_it_cannot_find() -> None:
    said = "libGL.so.1: cannot open shared object file: No such file or directory"
    assert system_libraries.named_in(said) == "libGL.so.1"
    assert system_libraries.named_in("No module named 'PySide6'") == ""


def test_all_that_is_missing_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = ["libGL.so.1", "libxcb-cursor.so.0"]
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "which your package manager has" in system_libraries.how_to_get(wanted)
    (tmp_path / "apt-get").touch(0o755)
    said = system_libraries.how_to_get(wanted)
    assert said.endswith("--no-install-recommends libgl1 libxcb-cursor0")
    assert "libGL.so.1, libxcb-cursor.so.0" in said
