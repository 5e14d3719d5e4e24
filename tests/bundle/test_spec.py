"""What the recipe of the build chooses on each system, and what each is told of the program."""

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from bundle.systems import macos_plist, windows_version
from PyInstaller.utils import hooks  # once, on the system that this is

from tabletop.version import VERSION

SPEC = Path(__file__).parents[2] / "packaging" / "tabletop.spec"


class Called(SimpleNamespace):
    """What the recipe calls, with what it was called with; all of it is on no disk."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(given=given, **named, binaries=[], pure=[], scripts=[])


def carried_out(system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the names of the recipe mean once it has been carried out on *system*."""
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(hooks, "collect_submodules", lambda room: [room])
    (tmp_path / "packaging").mkdir()
    (tmp_path / "LICENSE").touch()
    pins = SPEC.with_name("requirements.txt").read_text("utf-8")
    (tmp_path / "packaging" / "requirements.txt").write_text(pins, "utf-8")
    made: dict[str, Any] = {}

    def maker(name: str) -> Any:
        def make(*given: Any, **named: Any) -> Called:
            named.setdefault("datas", [])
            made[name] = Called(*given, **named)
            made[name].datas = []
            return made[name]

        return make

    makers = {name: maker(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    recipe = compile(SPEC.read_text("utf-8"), str(SPEC), "exec")
    places = {"SPECPATH": str(tmp_path / "packaging"), "workpath": str(tmp_path / "build")}
    exec(recipe, {**places, **makers})
    return made


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_the_recipe_chooses_what_each_system_needs(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = carried_out(system, tmp_path, monkeypatch)
    program, linux = made["EXE"], system == "linux"
    assert (program.strip, made["COLLECT"].strip) == (linux, linux)
    assert (program.icon is None) == linux
    assert "readline" in made["Analysis"].excludes
    assert f"'FileVersion', '{VERSION}'" in Path(program.version).read_text("utf-8")
    texts = {place for place, _, _ in made["Analysis"].datas}
    assert {"licences/CONTENTS.md", "licences/Tabletop.txt", "licences/PyInstaller.txt"} <= texts
    assert ("BUNDLE" in made) == (system == "darwin")
    if system == "darwin":
        assert made["BUNDLE"].version == VERSION
        assert made["BUNDLE"].info_plist == macos_plist(VERSION)


@pytest.mark.parametrize(
    ("version", "numbers"), [("0.1.0", (0, 1, 0, 0)), ("2.3.4rc1", (2, 3, 0, 0))]
)
def test_windows_is_told_the_version_in_four_numbers(
    version: str, numbers: tuple[int, ...]
) -> None:
    kinds = (
        "VSVersionInfo FixedFileInfo StringFileInfo StringTable StringStruct VarFileInfo VarStruct"
    )
    told = eval(windows_version(version), dict.fromkeys(kinds.split(), Called))
    assert told.ffi.filevers == told.ffi.prodvers == numbers
    strings, variables = told.kids
    table = strings.given[0][0]
    words = dict(pair.given for pair in table.given[1])
    assert words["ProductVersion"] == version
    assert table.given[0] == "040904B0"
    assert variables.given[0][0].given == ("Translation", [0x0409, 0x04B0])


def test_macos_is_told_that_saves_and_packs_are_ours() -> None:
    told: Any = macos_plist("1.2")
    opened = [kind for each in told["CFBundleDocumentTypes"] for kind in each["LSItemContentTypes"]]
    made = {each["UTTypeIdentifier"]: each for each in told["UTExportedTypeDeclarations"]}
    assert opened == [*made]
    endings = [each["UTTypeTagSpecification"] for each in made.values()]
    assert [ending["public.filename-extension"] for ending in endings] == [
        ["tabletop"],
        ["tabletop-pack"],
    ]
