"""The commands of run.py, and starting the program that carries each out."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from launcher import SetupFailed, checks
from launcher.environment import DEVELOPMENT, GAME, STARTED, ensure, started

ROOT = Path(__file__).resolve().parent.parent.parent
TOOLS = ("bill", "parcels", "smoke")
"""What follows a build, in this order: the bill of materials, packages, and a test start."""
BUILD = (*DEVELOPMENT, "requirements-build.txt")
DOCS = (*DEVELOPMENT, "requirements-docs.txt")
HEADLESS = {"QT_QPA_PLATFORM": "offscreen", "QT_NO_GUI_THREADPOOL": "1"}
COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
"""Tests are compiled once for all processes and runs, whatever the shell says."""
SAME = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "315532800"}
"""Makes two builds identical: a fixed order of sets, and a fixed time."""
QUICK = {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
"""Modules in the build are not compressed, because unpacking takes a tenth of each start; the
packages around the build are."""

HELP = """\
python3 run.py                   play (the first start sets everything up)
python3 run.py GAME-ARGUMENTS    play, with the game's own arguments; --help lists them
python3 run.py test              lint, types, import contracts and tests, headless; pytest
                                 arguments may follow. A third of the seeds, by the commit
python3 run.py test --seeds 2    the same with another third of the seeds (1, 2, 3 or all)
python3 run.py test --fast       the same without random games and windows
python3 run.py test --all        every test there is, with all seeds
python3 run.py bench             the benchmarks, each with its bound
python3 run.py rules GAME        every rule of a game with the tests that prove it
python3 run.py lint GAME         what is wrong with a game's cards; --help lists what else it tells
python3 run.py lint PATH         the same of a pack of your own, a folder or a zip (docs/packs.md)
python3 run.py try CARD.toml     lay a card, play, and tell in words what each of its sentences does
python3 run.py play GAME         whole games by bots, without a screen; --help lists more
python3 run.py seen GAME         what cards do in games by bots, and what never
python3 run.py parts [GAME]      what games declare for their cards to say, counted
python3 run.py trace GAME        what happens in games by bots: --write FILE, --against FILE
python3 run.py walk GAME         random games with overrides, undos and saves thrown in; --games N
python3 run.py soak GAME         random clicks, drags and keys on the window; --actions N --seed S
python3 run.py screenshots       take the README's pictures again
python3 run.py docs              the site of docs/ with a reference of `tabletop`, in dist/docs
python3 run.py python ARGUMENTS  the Python that all of these run in, with all tools
python3 run.py build             a program folder for this system, in dist/, checked by starting it
python3 run.py help              this"""


def main(arguments: list[str]) -> int:
    """Carry out a command line. Returns its exit code (130 after Ctrl+C)."""
    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    try:
        if name == "help":
            print(HELP)
            return 0
        if name in COMMANDS:
            return COMMANDS[name](rest)
        return play(arguments)
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(arguments: list[str]) -> int:
    """Start the game. On POSIX this process becomes the game and does not return."""
    positions = any(argument.startswith("--scenario") for argument in arguments)
    python = ensure(ROOT, DEVELOPMENT if positions else GAME)  # tests set up positions
    command = [str(python), "-P", "-s", "-m", "ui", *arguments]
    here = {"PYTHONPATH": str(ROOT), STARTED: str(started(python))}
    if os.name == "posix":
        sys.stdout.flush()
        os.execve(command[0], command, {**os.environ, **here})
    return _call(command, here, folder=None)


def test(arguments: list[str]) -> int:
    """Run every check, even after a failure. Returns 0 if all passed."""
    python = str(ensure(ROOT, DEVELOPMENT))
    here = {**HEADLESS, **COMPILED, **checks.settings()}

    def fails(title: str, check: list[str]) -> bool:
        print(f"== {title}", flush=True)
        return bool(_call([python, *check], here))

    tests = checks.tests(arguments, ROOT)
    with _meanwhile([python, *checks.compiling(tests)], here, if_so=checks.is_new(ROOT)):
        failed = [title for title, check in checks.STATIC.items() if fails(title, check)]
    failed += ["tests"] if fails("tests", tests) else []
    if failed:
        print(f"Failed: {', '.join(failed)}.", flush=True)
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    """Run the benchmarks. The exit code says whether all bounds hold."""
    return _module("tests.bench", arguments, HEADLESS)


def rules(arguments: list[str]) -> int:
    """List a game's rules with the tests that prove them."""
    return _module("tabletop", ["rules", *arguments], HEADLESS)


def lint(arguments: list[str]) -> int:
    """Check the cards of a game, or of a pack."""
    return _module("tabletop", ["lint", *_in_full(arguments)], HEADLESS)


def trying(arguments: list[str]) -> int:
    """Try the cards of a file and say what they do."""
    return _module("tabletop", ["try", *_in_full(arguments)], HEADLESS)


def by_bots(arguments: list[str]) -> int:
    """Let bots play whole games."""
    return _module("tabletop", ["play", *arguments], HEADLESS)


def seen(arguments: list[str]) -> int:
    """Say what cards do in games by bots, and what they never do."""
    return _module("tabletop", ["seen", *arguments], HEADLESS)


def parts(arguments: list[str]) -> int:
    """Count what games declare for their card texts."""
    return _module("tabletop", ["parts", *arguments], HEADLESS)


def trace(arguments: list[str]) -> int:
    """Record what happens in games by bots, or compare it with a record."""
    named = [
        str(Path(each).resolve()) if before in ("--write", "--against") else each
        for before, each in zip(["", *arguments], arguments, strict=False)
    ]
    return _module("tabletop", ["trace", *named], HEADLESS)


def _in_full(arguments: list[str]) -> list[str]:
    """*arguments* with absolute paths, because the command runs in the program's folder."""
    return [
        str(Path(each).resolve()) if Path(each).exists() and not _is_game(each) else each
        for each in arguments
    ]


def _is_game(name: str) -> bool:
    return name.isidentifier() and (ROOT / "tabletop" / "games" / name).is_dir()


def walk(arguments: list[str]) -> int:
    """Play many random games with overrides, undos and saves; the tests play a few."""
    return _module("tests.conformance", arguments, HEADLESS)


def soak(arguments: list[str]) -> int:
    """Send random input to the window of a game for a long time; the tests do so briefly."""
    return _module("tests.soak", arguments, HEADLESS)


def screenshots(arguments: list[str]) -> int:
    """Take the README's pictures again."""
    python = str(ensure(ROOT, DEVELOPMENT))
    return _call([python, "packaging/screenshots.py", *arguments], HEADLESS)


def docs(arguments: list[str]) -> int:
    """Build the site of docs/; any warning fails the build."""
    return _call([str(ensure(ROOT, DOCS)), "packaging/docsite/build.py", *arguments])


def build(arguments: list[str]) -> int:
    """Freeze the program into dist/, and start it once to check it."""
    python = str(ensure(ROOT, BUILD))
    freeze = ["-m", "PyInstaller", "--noconfirm", "--log-level=WARN", "packaging/tabletop.spec"]
    for step in ([*freeze, *arguments], *([f"packaging/{tool}.py"] for tool in TOOLS)):
        code = _call([python, *step], {**HEADLESS, **SAME, **QUICK})
        if code:
            return code
    return 0


def python(arguments: list[str]) -> int:
    """Run the environment's own Python in the program's folder."""
    return _call([str(ensure(ROOT, DEVELOPMENT)), *arguments])


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "test": test,
    "bench": bench,
    "rules": rules,
    "lint": lint,
    "try": trying,
    "play": by_bots,
    "seen": seen,
    "parts": parts,
    "trace": trace,
    "walk": walk,
    "soak": soak,
    "screenshots": screenshots,
    "docs": docs,
    "python": python,
    "build": build,
}


def _module(name: str, arguments: list[str], variables: dict[str, str]) -> int:
    return _call([str(ensure(ROOT, DEVELOPMENT)), "-m", name, *arguments], variables)


def _call(
    command: list[str], variables: dict[str, str] | None = None, folder: Path | None = ROOT
) -> int:
    """Run a program to its end, even if Ctrl+C reaches both processes. Returns its exit code."""
    child = subprocess.Popen(command, cwd=folder, env={**os.environ, **(variables or {})})
    try:
        return child.wait()
    except KeyboardInterrupt:
        child.wait()
        raise


@contextmanager
def _meanwhile(command: list[str], variables: dict[str, str], *, if_so: bool) -> Iterator[None]:
    """Run a program beside what the block runs, and to its end, without a word, if it is so."""
    if not if_so:
        yield
        return
    silent, env = subprocess.DEVNULL, {**os.environ, **variables}
    child = subprocess.Popen(command, cwd=ROOT, env=env, stdout=silent, stderr=silent)
    try:
        yield
    finally:
        child.wait()
