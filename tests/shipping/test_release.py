"""The version stands in one place; all that tells it tells the same."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import parcels

import tabletop
from saves import source_commit
from saves.fault_report import report
from tabletop.version import VERSION
from ui.program import desktop_entry

ROOT = Path(__file__).resolve().parents[2]


def test_the_newest_changes_are_those_of_this_version() -> None:
    """Their date is the one that software centres show."""
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    version, date = re.findall(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", changes, re.MULTILINE)[0]
    assert version == VERSION
    shown = (desktop_entry.TEMPLATES / "io.github.tabletop.Tabletop.metainfo.xml").read_text(
        "utf-8"
    )
    assert f'<release version="{version}" date="{date}"' in shown


def test_what_is_packed_reads_the_version_from_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "tabletop/version.py"
    written = [
        path
        for folder in ("packaging", "ui", "saves", "tabletop")
        for path in (ROOT / folder).rglob("*.py")
        if re.search(rf"[\"']{re.escape(VERSION)}[\"']", path.read_text("utf-8"))
    ]
    assert written == [ROOT / "tabletop" / "version.py"]


def test_whatever_tells_the_version_tells_that_one() -> None:
    """The wheel, the sdist and the About window are looked at once they are installed
    (`test_installed`), the build once it is made (packaging/smoke.py)."""
    assert tabletop.VERSION == VERSION
    assert source_commit.version().split()[0] == VERSION
    assert json.loads(report(None))["versions"]["tabletop"] == VERSION
    session = tabletop.new_game("tower", seats=2, seed=7)
    assert json.loads(session.to_json())["program"] == VERSION
    assert f"tabletop-{VERSION}-" in parcels.NAME
    assert parcels.VERSION == VERSION


def test_the_checks_that_a_host_runs_are_those_that_are_here() -> None:
    """A workflow starts what exists: the script, the commands of run.py, the tests of what is
    shipped; on the oldest Python that is allowed."""
    workflow = (ROOT / ".github" / "workflows" / "checks.yml").read_text("utf-8")
    runs = re.findall(r"run: (?:bash |python )(\S+)((?: \S+)*)$", workflow, re.MULTILINE)
    ours = [(first, rest.split()) for first, rest in runs if first != "-m"]
    assert {first for first, _ in ours} == {".ci/run", "run.py"}
    assert all((ROOT / first).is_file() for first, _ in ours)
    assert {rest[0] for _, rest in ours if rest} == {"test", "build"}
    for _, rest in ours:
        assert all((ROOT / each).exists() for each in rest[1:])
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert f'["{oldest["requires-python"].removeprefix(">=")}", "' in workflow
