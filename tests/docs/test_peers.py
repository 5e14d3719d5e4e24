"""docs/peers.md: all that it names is there, and its rows are counted as it says."""

from __future__ import annotations

import re
from collections import Counter

from tests.architecture.sources import ROOT

PAGE = ROOT / "docs" / "peers.md"
NAMED = re.compile(r"`([\w./-]+/[\w./-]+)(?:::(\w+))?`")
STANDS = ("done", "partly", "left out", "open")


def rows(part: str) -> list[list[str]]:
    """The rows of the tables of a part of the page, cell by cell; without their heads."""
    lines = [line for line in part.splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
    return [row for row in cells if "how it stands" not in row]


def stands(row: list[str]) -> str:
    """How what a *row* tells of stands."""
    return next(cell for cell in row if cell in STANDS)


def test_files_and_tests_that_are_named_are_there() -> None:
    named = NAMED.findall(PAGE.read_text("utf-8"))
    assert len(named) > 200
    for path, test in named:
        assert (ROOT / path).exists(), path
        if test:
            assert f"def {test}(" in (ROOT / path).read_text("utf-8"), f"{path}::{test}"


def test_rows_are_counted_and_whole() -> None:
    top, wants, ideas, habits = re.split(r"^## .+$", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    counted = {row[0]: [int(cell) for cell in row[1:]] for row in rows(top)[1:]}
    for name, part in (("wants", wants), ("ideas", ideas), ("habits", habits)):
        found = rows(part)
        many = Counter(map(stands, found))
        assert counted[name] == [many[each] for each in STANDS], name
        for row in found:
            where, tried, missing = row[row.index(stands(row)) + 1 :]
            if stands(row) == "done":
                assert where, row
                assert tried, row
            else:
                assert missing, row
    assert [row[0] for row in rows(wants)] == [str(n) for n in range(1, 31)]
    assert [row[0] for row in rows(ideas)] == [str(n) for n in range(1, 16)]
