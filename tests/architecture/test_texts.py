"""What no file of the project may hold: paths of one machine, and addresses of package indexes."""

import re

import pytest

from tests.architecture.sources import ROOT, texts

# Written so that this file does not find itself.
FOLDERS = "|".join(("work", "home", "root", "tmp", "Users"))
MACHINE = re.compile(rf"(?<![\w.:/<>-])/(?:{FOLDERS})/[\w.]|[A-Z]:\\Users")
INDEXES = re.compile(r"p[y]pi\.(?:org|python)|python[h]osted|registry\.n[p]m")


def offences(pattern: re.Pattern[str]) -> list[str]:
    """Each place where the pattern stands in a text of the project."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in texts()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_the_patterns_find_what_they_are_for() -> None:
    assert MACHINE.search('open("/' + 'home/ann/x")')
    assert MACHINE.search("see /" + "tmp/log")
    assert not MACHINE.search("https://example.org/home/page")
    assert INDEXES.search("https://py" + "pi.org/simple")


@pytest.mark.long
def test_no_text_names_a_machine() -> None:
    assert len(texts()) > 50
    assert offences(MACHINE) == []


def test_no_text_names_a_package_index() -> None:
    assert offences(INDEXES) == []
