"""Set-up: done once, done again where something changed, and whole after any interruption."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from launcher import SetupFailed, qt_libraries, steps
from launcher.environment import DEVELOPMENT, GAME, ensure

ROOT = Path(__file__).resolve().parents[2]


class Yard:
    """A folder to set up, with the slow steps replaced by notes of what was asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.did: list[str] = []
        self.failing = ""
        for name in DEVELOPMENT:
            self.pin(name, "one")

    def pin(self, name: str, text: str) -> None:
        (self.root / "packaging").mkdir(exist_ok=True)
        (self.root / "packaging" / name).write_text(text)

    def make(self, home: Path) -> None:
        self.did.append("make")
        for folder, name in (("bin", "python"), ("Scripts", "python.exe")):
            (home / folder).mkdir(parents=True)
            (home / folder / name).touch()

    def install(self, python: Path, pins: Path, log: Path) -> None:
        self._note(pins.name)

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


def test_new_pins_make_a_new_environment(yard: Yard) -> None:
    yard.ask(DEVELOPMENT)
    yard.pin("requirements.txt", "two")
    assert yard.ask(GAME) == ["make", "requirements.txt", "libraries"]
    assert yard.ask(DEVELOPMENT) == ["requirements-dev.txt"]


def test_new_tools_do_not_hold_up_a_player(yard: Yard) -> None:
    yard.ask(DEVELOPMENT)
    yard.pin("requirements-dev.txt", "two")
    assert yard.ask(GAME) == []
    assert yard.ask(DEVELOPMENT)[0] == "make"


def test_an_interrupted_set_up_starts_again(yard: Yard) -> None:
    yard.failing = "requirements.txt"
    with pytest.raises(SetupFailed):
        yard.ask()
    yard.failing = ""
    assert yard.ask() == ["make", "requirements.txt", "libraries"]


def test_missing_libraries_are_asked_for_again_without_installing_again(yard: Yard) -> None:
    yard.failing = "libraries"
    with pytest.raises(SetupFailed):
        yard.ask()
    yard.failing = ""
    assert yard.ask() == ["libraries"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"parts": 3}', '{"parts": {}, "python": ""}'])
def test_a_damaged_record_is_no_record(yard: Yard, text: str) -> None:
    yard.ask()
    (yard.root / ".venv" / "complete.json").write_text(text)
    assert yard.ask()[0] == "make"


def test_a_lost_python_is_noticed(yard: Yard) -> None:
    ensure(yard.root, GAME).unlink()
    assert yard.ask()[0] == "make"


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
    assert qt_libraries.package_of(library) == package


def test_an_old_python_can_read_the_start_file() -> None:
    ast.parse((ROOT / "run.py").read_text("utf-8"), feature_version=(3, 4))


def test_no_network_is_told_in_one_sentence() -> None:
    said = "WARNING: Retrying ... NewConnectionError('...')\nERROR: No matching distribution"
    assert "cannot be reached" in steps.why(said, Path("log"))
    assert "No matching" in steps.why("ERROR: No matching distribution", Path("log"))


def test_help_lists_every_command() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "run.py"), "help"], capture_output=True, text=True, check=True
    )
    from launcher.commands import COMMANDS

    assert [name for name in COMMANDS if f"run.py {name}" not in done.stdout] == []


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
    python = tmp_path / "bin" / "python"
    assert qt_libraries.missing_libraries(python) == []
    (tmp_path / "lib/python3.11/site-packages/PySide6").mkdir(parents=True)
    assert qt_libraries.missing_libraries(python) == ["libxcb-cursor.so.0"]
