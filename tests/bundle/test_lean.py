"""What stays out of the frozen program."""

from pathlib import Path

import PyInstaller
import pytest
from bundle.lean import (
    UNNEEDED_AT_THE_START,
    Entry,
    asked_for,
    begun_with,
    excluded,
    used,
    without_orphans,
)
from bundle.libraries import glibc, needs

ROOT = Path(__file__).parents[2]


def test_tools_and_licences_of_another_kind_stay_out_and_what_is_pinned_stays() -> None:
    left_out = excluded((ROOT / "packaging" / "requirements.txt").read_text("utf-8"))
    assert {"pytest", "mypy", "PyInstaller", "setuptools", "distutils"} <= {*left_out}
    assert {"readline", "_ssl", "_hashlib"} <= {*left_out}
    assert not {"PySide6", "shiboken6", "msgspec", "PIL", "platformdirs"} & {*left_out}


def test_what_is_left_out_and_needed_all_the_same_is_told() -> None:
    """What may fail and is tried, or depends, is no need; nor is what Python has in itself."""
    warnings = """
excluded module named _frozen_importlib - imported by importlib (optional), zipimport (top-level)
missing module named winreg - imported by platform (delayed, optional), mimetypes (top-level)
excluded module named _hashlib - imported by hashlib (optional), hmac (optional)
excluded module named urllib.request - imported by xml.sax.saxutils (top-level), a (conditional)
excluded module named ssl - imported by http.client (optional), own.room (delayed)
"""
    assert asked_for(warnings) == ["urllib.request, by xml.sax.saxutils", "ssl, by own.room"]


@pytest.mark.parametrize(
    ("place", "stays"),
    [
        ("PySide6/Qt/lib/libQt6Network.so.6", False),
        ("PySide6\\plugins\\tls\\qopensslbackend.dll", False),
        ("PySide6/QtDBus.abi3.so", False),
        ("PySide6/Qt/lib/libQt6DBus.so.6", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("assets/themes/style.qss", True),
    ],
)
def test_parts_of_qt_that_nothing_uses_stay_out_on_every_system(place: str, stays: bool) -> None:
    assert bool(used([(place, place, "BINARY")])) is stays


def test_libraries_that_nothing_comes_to_need_stay_out_with_the_links_to_them() -> None:
    """Needed is what a module, a plugin or Python names, and what that names in its turn."""
    links = {
        "module": {"libdirect.so.1", "libc.so.6"},
        "plugin": {"liblink.so"},
        "direct": {"libfar.so.2"},
        "orphan": {"libfar.so.2", "libsecond.so"},
    }
    stay: list[Entry] = [
        ("pack/part.cpython-311.so", "module", "EXTENSION"),
        ("Qt/plugins/kind/libplugin.so", "plugin", "BINARY"),
        ("libpython3.11.so.1.0", "python", "BINARY"),
        ("pack/Core.abi3.so", "core", "BINARY"),
        ("libdirect.so.1", "direct", "BINARY"),
        ("deep/libfar.so.2", "far", "BINARY"),
        ("libfar.so.2", "deep/libfar.so.2", "SYMLINK"),
        ("deep/liblink.so", "linked", "BINARY"),
        ("other/liblink.so", "../deep/liblink.so", "SYMLINK"),
        ("assets/a.toml", "a", "DATA"),
    ]
    go: list[Entry] = [
        ("liborphan.so.1", "orphan", "BINARY"),
        ("deep/libsecond.so", "second", "BINARY"),
        ("libsecond.so", "deep/libsecond.so", "SYMLINK"),
        ("libdirect-old.so.1", "gone/libdirect.so.1", "SYMLINK"),
    ]
    left = without_orphans([*go, *stay], lambda file: frozenset(links.get(file.name, ())))
    assert left == stay


def test_a_start_carries_out_no_script_that_the_program_does_without() -> None:
    """Those of PyInstaller are known by name: one that is called otherwise now would come back."""
    hooks = Path(PyInstaller.__path__[0], "hooks", "rthooks")
    unneeded: list[Entry] = [
        (name, str(hooks / f"{name}.py"), "PYSOURCE") for name in UNNEEDED_AT_THE_START
    ]
    assert [entry for entry in unneeded if not Path(entry[1]).is_file()] == []
    ours: Entry = ("__main__", "ui/__main__.py", "PYSOURCE")
    assert begun_with([*unneeded, ours]) == [ours]


def test_what_a_library_asks_for_is_read_from_it(tmp_path: Path) -> None:
    text = tmp_path / "plain.so"
    text.write_text("no library")
    assert (needs(text), glibc(text)) == (frozenset(), ())
    import _socket

    file = getattr(_socket, "__file__", None)
    if file is None or not Path(file).read_bytes().startswith(b"\x7fELF"):
        pytest.skip("this system's libraries are of another kind")
    assert "libc.so.6" in needs(Path(file))
    assert glibc(Path(file)) >= (2, 2, 5)
