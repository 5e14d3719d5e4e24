"""Whose work is in the frozen program, under which licence, and whether that is all told."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from bundle import bill, licences
from bundle.lean import Entry
from bundle.parts import Part, Unlicensed, debian, parts

ROOT = Path(__file__).parents[2]
ICU = "PySide6/Qt/lib/libicudata.so.73"


def names(entries: list[Entry]) -> dict[str, list[str]]:
    return {part.name: part.files for part in parts(entries, ROOT, "1.2") if part.files}


@pytest.fixture
def library() -> Path:
    """Where packages are installed, Qt among them; the house is tested without it, too."""
    return Path(pytest.importorskip("PySide6").__file__).parents[1]


def test_each_file_is_of_the_work_that_has_brought_it(library: Path) -> None:
    told = names(
        [
            ("assets/NOTICE.md", str(ROOT / "assets" / "NOTICE.md"), "DATA"),
            ("msgspec/_core.so", str(Path(msgspec._core.__file__)), "EXTENSION"),
            ("link.so", "msgspec/_core.so", "SYMLINK"),
            (ICU, str(library / ICU), "BINARY"),
            ("Core", str(library / "PySide6/Qt/lib/libQt6Core.so.6"), "BINARY"),
            ("base_library.zip", str(ROOT / "build" / "base_library.zip"), "DATA"),
        ]
    )
    assert told == {
        "Tabletop": ["assets/NOTICE.md"],
        "msgspec": ["msgspec/_core.so"],
        "ICU": [ICU],
        "Qt": ["Core"],
        "Python": ["base_library.zip"],
    }


def test_the_licence_of_icu_is_whole() -> None:
    """Its libraries hold word lists of others, whose notices stand below its own."""
    ours = (ROOT / "packaging" / "licences" / "ICU.txt").read_text("utf-8")
    for holder in ("TaBE Project", "Nara Institute", "LeRoy Benjamin Sharon", "Time Zone Database"):
        assert holder in ours
    for text in Path("/usr/share/icu").glob("7[0-3]*/LICENSE"):  # where Debian has the same one
        assert _of_any_year(ours) == _of_any_year(text.read_text("utf-8"))


def _of_any_year(text: str) -> str:
    return re.sub(r"1991-\d{4} Unicode", "Unicode", text)


def test_a_file_that_nobody_answers_for_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(Unlicensed, match="libstray"):
        debian([tmp_path / "libstray.so.1"])


def test_every_part_has_its_text_in_the_folder_and_qt_the_lgpl(
    tmp_path: Path, library: Path
) -> None:
    core = library / "PySide6" / "QtCore.abi3.so"
    found = parts([("QtCore", str(core), "EXTENSION")], ROOT, "1.2")
    licences.write(found, tmp_path / "licences")
    lying = {text.name for text in (tmp_path / "licences").iterdir()}
    assert {"CONTENTS.md", "LGPL-3.0.txt", "GPL-3.0.txt", "PyInstaller.txt"} <= lying
    listed = (tmp_path / "licences" / "CONTENTS.md").read_text("utf-8")
    for part in found:
        assert f"| {part.name} | {part.version} | {part.licence} |" in listed
    with pytest.raises(Unlicensed, match="no text"):
        licences.write([replace(found[0], texts=())], tmp_path / "licences")


def test_the_bill_names_every_file_once_and_tells_of_what_has_changed(tmp_path: Path) -> None:
    folder = tmp_path / "tabletop"
    (folder / "_internal").mkdir(parents=True)
    (folder / "tabletop").write_bytes(b"program")
    (folder / "_internal" / "core.so").write_bytes(b"core")
    own = Part("Tabletop", "1", "MIT", "pkg:generic/tabletop@1", ())
    other = Part("core", "2", "MIT", "pkg:pypi/core@2", (), ["core.so"])
    bill.keep([own, other], tmp_path / "parts.json")
    written: dict[str, Any] = {
        "components": [{"purl": other.purl, "bom-ref": "line 3", "hashes": ["of the wheel"]}]
    }
    bill.fill(written, bill.kept(tmp_path / "parts.json"), folder, lambda name: [{"name": name}])
    program, core = written["components"]
    assert [file["name"] for file in program["components"]] == ["tabletop"]
    assert [file["name"] for file in core["components"]] == ["_internal/core.so"]
    assert core["hashes"] == ["of the wheel"]
    assert bill.differing(written, folder) == []
    (folder / "tabletop").write_bytes(b"changed")
    (folder / "_internal" / "core.so").rename(folder / "new.so")
    assert bill.differing(written, folder) == [
        "new.so is not listed.",
        "_internal/core.so is listed but missing.",
        "tabletop has changed.",
    ]
