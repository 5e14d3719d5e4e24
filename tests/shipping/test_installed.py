"""What a stranger installs: the wheel and the sdist are whole, and each opens a table.

They are built and installed without the network: hatchling and what the program depends on are
those of the environment that the tests run in.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest
from PIL import Image

from saves.source_commit import PLACE, commit, version
from tabletop.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("assets", "saves", "tabletop", "ui")
SHOWN = (1280, 720)
COLOURS = 1000
"""A painted table has far more; a blank or broken one a handful."""

ABOUT = """
import sys
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser
from ui.base import theme
from ui.windows.dialogs import AboutDialog
app = QApplication([])
theme.wear(app, theme.theme("dark"), 100)
dialog = AboutDialog()
for page in dialog.findChildren(QTextBrowser):
    sys.stdout.buffer.write(page.toPlainText().encode())
for words in dialog.findChildren(QLabel):
    sys.stdout.buffer.write(words.text().encode())
"""


ALONE = """
import sys
sys.modules |= dict.fromkeys(("msgspec", "platformdirs", "PIL", "PySide6"))
from hatchling.cli import hatchling
sys.argv[0] = "hatchling"
sys.exit(hatchling())
"""
"""hatchling where nothing that the program depends on can be imported, as when pip builds."""


def build(tree: Path, kind: str, into: Path) -> Path:
    """The one file that the sources in *tree* become as a *kind*, wheel or sdist."""
    into.mkdir(exist_ok=True)
    command = [sys.executable, "-c", ALONE, "build", "-t", kind, "-d", str(into)]
    subprocess.run(command, cwd=tree, check=True, capture_output=True)
    (made,) = into.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))


def kept(folder: str) -> set[str]:
    """All that lies in *folder* of the sources and was not compiled from them."""
    files = (path for path in (ROOT / folder).rglob("*") if path.is_file())
    return {path.relative_to(ROOT).as_posix() for path in files if "__pycache__" not in path.parts}


@pytest.mark.long
def test_the_wheel_holds_the_rooms_whole_and_nothing_beside_them(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
        told = opened.read(f"tabletop-{VERSION}.dist-info/METADATA").decode()
        told_commit = opened.read(PLACE).decode() if PLACE in names else ""
    assert f"\nVersion: {VERSION}\n" in told
    assert told_commit == commit(), "it is known in a wheel as it was in the source"
    assert names >= set().union(*map(kept, ROOMS))
    about = f"tabletop-{VERSION}.dist-info"
    assert {name.partition("/")[0] for name in names} == {*ROOMS, about}
    fonts = {name for name in kept("assets/fonts") if "OFL" in name}
    notices = {"LICENSE", "assets/CREDITS.md", *fonts}
    assert {name for name in names if "/licenses/" in name} == {
        f"{about}/licenses/{notice}" for notice in notices
    }


@pytest.mark.slow
def test_the_sdist_is_the_sources_and_gives_the_same_wheel(
    wheel: Path, sdist: Path, tmp_path: Path
) -> None:
    with tarfile.open(sdist) as opened:
        opened.extractall(tmp_path, filter="data")
    tree = tmp_path / f"tabletop-{VERSION}"
    files = (path for path in tree.rglob("*") if path.is_file())
    names = {path.relative_to(tree).as_posix() for path in files}
    assert names >= set().union(*map(kept, (*ROOMS, "docs", "packaging", "tests", ".ci")))
    assert names >= {"run.py", "pyproject.toml", "README.md", "LICENSE"}
    assert (tree / PLACE).read_text("utf-8") == commit()
    again = build(tree, "wheel", tmp_path / "again")
    assert again.read_bytes() == wheel.read_bytes()
    assert f"\nVersion: {VERSION}\n" in (tree / "PKG-INFO").read_text("utf-8")


class Installed:
    """An environment of its own in *folder*, with the program in it from *file*."""

    def __init__(self, folder: Path, file: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        base = {"base": str(folder), "platbase": str(folder)}
        self.python = folder / ("bin/python" if os.name == "posix" else "Scripts/python.exe")
        self.site = Path(sysconfig.get_path("purelib", "venv", base))
        others = sysconfig.get_path("purelib")
        (self.site / "others.pth").write_text(others, "utf-8")
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet"]
        alone = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
        subprocess.run([*pip, *alone, str(file)], check=True)

    def said(self, *command: str, program: str = "tabletop") -> str:
        """What the installed *program* says, started elsewhere with an empty environment."""
        bare = {"QT_QPA_PLATFORM": "offscreen"}
        if "SYSTEMROOT" in os.environ:  # nothing starts on Windows without
            bare["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
        done = subprocess.run(
            [self.python.with_name(program), *command],
            cwd=self.site.anchor,
            env=bare,
            capture_output=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode(errors="replace")
        return done.stdout.decode()


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_installed_it_opens_a_table_and_plays_without_a_window(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    here = tmp_path / "Käthe’s games (new)"
    installed = Installed(here / "program", request.getfixturevalue(kind))
    assert sorted(path.parent.name for path in installed.site.glob("*/__init__.py")) == [*ROOMS]
    assert installed.said("--version").strip() == f"Tabletop {version()}"

    picture, data = here / "table.png", here / "data"
    start = ("--new", "tower", "--seed", "7", "--data-dir", str(data))
    size = "x".join(map(str, SHOWN))
    installed.said(*start, "--size", size, "--screenshot", str(picture))
    with Image.open(picture) as shown:
        assert shown.size == SHOWN
        assert len(shown.convert("RGB").getcolors(shown.width * shown.height) or ()) > COLOURS

    told = installed.said("play", "tower", "--games", "2", "--processes", "2")
    assert "2 games" in told
    assert "TWR-006 " in installed.said("rules", "tower")
    about = installed.said("-I", "-c", ABOUT, program="python")
    assert f"Version {VERSION}." in about
    assert "MIT License" in about
    assert "SIL Open Font License" in about
    assert "is missing" not in about
