"""The site: every page is on it, its links lead somewhere, and it is built without a warning."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest
from docsite import build

from tests.architecture.sources import ROOT
from tests.docs.listings import pages


def test_every_page_of_docs_is_on_the_site() -> None:
    assert {f"docs/{name}" for name in pages()} <= set(build.KEPT)
    assert len({*build.KEPT.values()}) == len(build.KEPT)


def test_the_reference_tells_of_all_modules_but_those_of_games() -> None:
    told = {each for room, modules in build.rooms() for each in (room, *modules)}
    assert {"tabletop", "tabletop.play.ports.port", "tabletop.table.space"} <= told
    assert not [each for each in told if ".games" in each or "__" in each]


def test_the_pages_lie_there_with_links_that_lead_on(tmp_path: Path) -> None:
    build.lay_out(tmp_path)
    for page in tmp_path.rglob("*.md"):
        text = page.read_text("utf-8")
        for target in re.findall(r"\]\(([^)#\s:]+)(?:#[^)]*)?\)", text):
            assert (page.parent / target).exists(), (page.name, target)
    listed = re.findall(r"^(\S+\.md)$", (tmp_path / "index.md").read_text("utf-8"), re.MULTILINE)
    there = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md")}
    assert {*listed, "index.md"} == there


def test_a_link_that_leads_nowhere_is_told() -> None:
    def led(text: str) -> str:
        return build.LINK.sub(lambda link: build.led(link, "docs/packs.md"), text)

    assert led("[them](phrases.md#all)") == "[them](phrases.md#all)"
    assert led("[it](../README.md)") == "[it](index.md)"
    assert led("[it](../LICENSE)") == "it (`LICENSE`)"
    assert led("[it](https://example.org/a)") == "[it](https://example.org/a)"
    with pytest.raises(ValueError, match=r"docs/gone\.md"):
        led("[it](gone.md)")


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("sphinx") is None, reason="run.py docs installs it")
def test_it_is_built_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "packaging/docsite/build.py", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "reference" / "tabletop.play.html").exists()
