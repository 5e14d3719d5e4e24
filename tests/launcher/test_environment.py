"""Set-up: done once, done again where something changed, and whole after any interruption."""

import ast
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from launcher import SetupFailed, qt_libraries, steps
from launcher.environment import DEVELOPMENT, GAME, ensure, started
from launcher.home import Home

ROOT = Path(__file__).resolve().parents[2]


class Yard:
    """A folder to set up, with the slow steps replaced by notes of what was asked for.

    The package that each file of pins names is one file in the environment.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.did: list[str] = []
        self.failing = ""
        for name in DEVELOPMENT:
            self.pin(name, "1")

    def pin(self, name: str, version: str) -> None:
        (self.root / "packaging").mkdir(exist_ok=True)
        (self.root / "packaging" / name).write_text(f"{package_of_pins(name)}=={version}\n")

    def make(self, home: Home) -> None:
        self._note("make")
        home.python.parent.mkdir(parents=True, exist_ok=True)
        home.python.touch()

    def install(self, home: Home, pins: Path, *, again: bool = False) -> None:
        self._note(f"{pins.name} again" if again else pins.name)
        package, _, version = pins.read_text().strip().partition("==")
        site = home.folder / "lib" / "python3" / "site-packages"
        info = site / f"{package}-{version}.dist-info"
        (site / package).mkdir(parents=True, exist_ok=True)
        (site / package / "code.py").touch()
        info.mkdir(exist_ok=True)
        (info / "RECORD").write_text(f"{package}/code.py,sha256=x,0\n{info.name}/RECORD,,\n")

    def provide(self, python: Path) -> None:
        self._note("libraries")

    def _note(self, what: str) -> None:
        if what == self.failing:
            raise SetupFailed(what)
        self.did.append(what)

    def ask(self, files: tuple[str, ...] = GAME) -> list[str]:
        """What one start does."""
        self.did.clear()
        ensure(self.root, files)
        return list(self.did)

    def play(self) -> str:
        """Start the game, which notes that it runs; the name of its environment."""
        python = ensure(self.root, GAME)
        started(python).touch()
        return python.parent.parent.name

    @property
    def homes(self) -> set[str]:
        return {path.name for path in self.root.glob(".venv*") if path.is_dir()}


def package_of_pins(name: str) -> str:
    return {"requirements.txt": "cards", "requirements-dev.txt": "tools"}[name]


@pytest.fixture
def yard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Yard:
    made = Yard(tmp_path)
    monkeypatch.setattr(steps, "make", made.make)
    monkeypatch.setattr(steps, "install", made.install)
    monkeypatch.setattr(qt_libraries, "provide", made.provide)
    return made


def test_the_first_start_sets_up_and_the_second_does_nothing(yard: Yard) -> None:
    assert yard.ask() == ["make", "requirements.txt", "libraries"]
    assert yard.ask() == []


def test_a_player_gets_no_tools_and_a_developer_only_adds_them(yard: Yard) -> None:
    yard.ask(GAME)
    assert yard.ask(DEVELOPMENT) == ["requirements-dev.txt"]
    assert yard.ask(GAME) == []


def test_new_pins_are_installed_beside_the_old_ones(yard: Yard) -> None:
    yard.ask(DEVELOPMENT)
    yard.pin("requirements.txt", "2")
    assert yard.ask(GAME) == ["make", "requirements.txt", "libraries"]
    assert yard.ask(DEVELOPMENT) == ["requirements-dev.txt"]
    yard.pin("requirements.txt", "1")
    assert yard.ask(DEVELOPMENT) == [], "the old ones are still there"


def test_new_tools_do_not_hold_up_a_player(yard: Yard) -> None:
    yard.ask(DEVELOPMENT)
    yard.pin("requirements-dev.txt", "2")
    assert yard.ask(GAME) == []
    assert yard.ask(DEVELOPMENT)[0] == "make"


def test_neither_the_place_nor_the_patch_of_python_counts(yard: Yard, tmp_path: Path) -> None:
    yard.ask()
    record = yard.root / ".venv" / "complete.json"
    told = json.loads(record.read_text())
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    record.write_text(json.dumps(told | {"python": f"{here}.0 /gone", "folder": "/elsewhere"}))
    assert yard.ask() == []
    record.write_text(json.dumps(told | {"python": "3.1.4 /usr"}))
    assert yard.ask() == ["make", "requirements.txt", "libraries"]
    assert json.loads(record.read_text())["python"] == "3.1.4 /usr", "it is left to that Python"


def test_what_was_used_before_stays_and_only_what_is_older_goes(yard: Yard) -> None:
    used = [yard.play()]
    for version in "234":
        yard.pin("requirements.txt", version)
        yard.ask()
        assert yard.homes >= {used[-1]}, "the new one has not started yet"
        used.append(yard.play())
        yard.ask()
        assert yard.homes == {*used[-2:]}


def test_a_player_whose_new_packages_cannot_be_had_plays_with_the_old(
    yard: Yard, capsys: pytest.CaptureFixture[str]
) -> None:
    old = yard.play()
    yard.pin("requirements.txt", "2")
    yard.failing = "requirements.txt"
    assert yard.play() == old
    assert yard.play() == old, "again and again"
    assert "Until then" in capsys.readouterr().err
    with pytest.raises(SetupFailed):
        yard.ask(DEVELOPMENT)  # tests are for the very pins
    yard.failing = ""
    assert yard.play() != old
    yard.pin("requirements.txt", "1")
    yard.failing = "make"
    assert yard.play() == old, "the way back needs nothing"


def test_an_environment_without_a_new_package_is_no_stand_in(yard: Yard) -> None:
    yard.play()
    (yard.root / "packaging" / "requirements.txt").write_text("cards==2\nmaps==1\n")
    yard.failing = "requirements.txt"
    with pytest.raises(SetupFailed):
        yard.ask()


def test_a_missing_file_of_a_package_is_mended(yard: Yard) -> None:
    yard.ask(DEVELOPMENT)
    site = yard.root / ".venv" / "lib" / "python3" / "site-packages"
    (site / "tools" / "code.py").unlink()
    assert yard.ask(GAME) == []
    assert yard.ask(DEVELOPMENT) == ["make", "requirements-dev.txt again"]
    for lost in (site / "cards", site / "cards-1.dist-info", site):
        shutil.rmtree(lost)
        assert yard.ask() == ["make", "requirements.txt again"]
        assert yard.ask() == []


def test_a_borrowed_environment_is_used_and_never_changed(yard: Yard, tmp_path: Path) -> None:
    yard.ask()
    lent = tmp_path / "lent"
    (yard.root / ".venv").rename(lent)
    (yard.root / ".venv").symlink_to(lent)
    assert yard.ask() == []
    assert yard.ask(DEVELOPMENT)[0] == "make"
    assert not list(lent.rglob("tools*"))


def test_an_interrupted_set_up_starts_again(yard: Yard) -> None:
    for failing in ("make", "requirements.txt"):
        yard.failing = failing
        with pytest.raises(SetupFailed):
            yard.ask()
    yard.failing = ""
    assert yard.ask() == ["make", "requirements.txt", "libraries"]
    assert yard.homes == {".venv"}


def test_missing_libraries_are_asked_for_again_without_installing_again(yard: Yard) -> None:
    yard.failing = "libraries"
    with pytest.raises(SetupFailed):
        yard.ask(DEVELOPMENT)
    yard.failing = ""
    assert yard.ask(DEVELOPMENT) == ["libraries"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"parts": 3}', '{"parts": {}, "python": ""}'])
def test_a_damaged_record_is_no_record(yard: Yard, text: str) -> None:
    yard.ask()
    (yard.root / ".venv" / "complete.json").write_text(text)
    assert yard.ask()[0] == "make"
    assert yard.ask() == []


def test_a_lost_python_is_noticed_and_the_packages_stay(yard: Yard) -> None:
    ensure(yard.root, GAME).unlink()
    assert yard.ask() == ["make"]


def test_too_little_room_is_told_before_anything_is_downloaded(
    yard: Yard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=5e6))
    with pytest.raises(SetupFailed, match=r"needs \d+ MB .* 5 MB are free\.$"):
        yard.ask()
    assert yard.homes == set()


def test_an_old_python_can_read_the_start_file() -> None:
    ast.parse((ROOT / "run.py").read_text("utf-8"), feature_version=(3, 4))


def test_help_lists_every_command() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "run.py"), "help"], capture_output=True, text=True, check=True
    )
    from launcher.commands import COMMANDS

    assert [name for name in COMMANDS if f"run.py {name}" not in done.stdout] == []
