"""The pinned requirements: each version fixed, each wheel hashed, no address of an index."""

import re
from pathlib import Path

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
FILES = tuple(sorted(path.name for path in PACKAGING.glob("requirements*.txt")))


def blocks(name: str) -> dict[str, str]:
    """Each requirement's text, by its package: from its name to the next one's."""
    text = (PACKAGING / name).read_text("utf-8")
    parts = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.MULTILINE)
    return {re.split(r"[=<>~! ;]", part)[0]: part for part in parts if part[:1].isalnum()}


@pytest.mark.parametrize("name", FILES)
def test_every_requirement_is_pinned_and_hashed(name: str) -> None:
    found = blocks(name)
    assert found
    loose = [package for package, text in found.items() if not re.match(r"\S+==\d[\w.]* ", text)]
    bare = [package for package, text in found.items() if "--hash=sha256:" not in text]
    assert (loose, bare) == ([], [])


@pytest.mark.parametrize("name", [*FILES, *(name.replace(".txt", ".in") for name in FILES)])
def test_no_address_is_written_down(name: str) -> None:
    text = (PACKAGING / name).read_text("utf-8")
    options = set(re.findall(r"^\s*(--?[a-z-]+)", text, re.MULTILINE))
    assert options <= {"--hash", "-c", "--no-binary"}
    assert "://" not in text


def test_every_system_has_a_wheel_of_qt() -> None:
    """Linux on two processors, macOS, Windows on two processors: five wheels, five hashes."""
    for package in ("pyside6-essentials", "shiboken6"):
        assert blocks("requirements.txt")[package].count("--hash=sha256:") == 5


@pytest.mark.parametrize("name", ["requirements.in", "requirements-dev.in"])
def test_what_is_asked_for_is_pinned(name: str) -> None:
    asked = re.findall(r"^([A-Za-z][\w-]*)", (PACKAGING / name).read_text("utf-8"), re.MULTILINE)
    pinned = blocks(name.replace(".in", ".txt"))
    assert asked
    assert [package for package in asked if package.lower() not in pinned] == []
