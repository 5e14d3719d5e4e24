"""Every listing of docs is run: it is written and played, quoted from what is, or asked for its
answers. A page shows nothing that nobody tries."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from launcher import commands as launcher

from tabletop.__main__ import main
from tabletop.commands import try_card
from tabletop.packs.cards import read_cards
from tabletop.play.shelf.game_shelf import game_called
from tests.architecture.sources import ROOT, texts
from tests.docs.listings import DOCS, Listing, as_it_stands, commands, listings, pages, to_write
from tests.docs.reader import PAGES, on_the_shelf

TRIED = {
    ("packs.md", "toml"): "tests/packs/players/test_guide.py",
    ("packs.md", "csv"): "tests/packs/players/test_guide.py",
    ("packs.md", "text"): "tests/packs/players/test_guide.py",
    ("packs.md", "sh"): "tests/packs/players/test_guide.py",
    ("grammar.md", "python"): "tests/grammar/test_page.py",
    ("phrases.md", "toml"): "test_the_card_of_the_guide_is_one_of_its_game",
    ("phrases.md", "text"): "test_a_sentence_is_made_of_its_parts_in_that_order",
    ("places.md", "doctest"): "tests/table/test_space_guide.py",
    ("shipping.md", ""): "test_a_build_in_a_container_is_that_of_the_workflow",
    ("save-format.md", "json"): "tests/saves/test_golden.py",
    ("architecture.md", "text"): "test_the_rooms_are_drawn_as_the_contract_has_them",
}
"""What tries the listings of a kind on a page, where they are neither written nor quoted."""

OUTSIDE = ("../README.md", "../CONTRIBUTING.md")
"""Pages that lie beside docs."""

LISTINGS = [each for page in pages() for each in listings(page)]


@pytest.mark.parametrize("listing", LISTINGS, ids=str)
def test_each_listing_is_tried(listing: Listing) -> None:
    if listing.quoted:
        text = (ROOT / listing.file).read_text("utf-8")
        assert listing.text.strip("\n") in text, f"not as it stands in {listing.file}"
        return
    if listing.file:
        assert listing.page in PAGES, "tests/docs/reader.py writes it"
        assert not (ROOT / listing.file).exists(), "a reader has that file already"
        return
    by = TRIED[listing.page, listing.kind]
    if by.endswith(".py"):
        assert re.search(rf"docs.*{listing.page}|{listing.page}", (ROOT / by).read_text("utf-8"))
    else:
        assert by in globals()


def test_nothing_is_said_to_be_tried_that_no_page_shows() -> None:
    shown = {(each.page, each.kind) for each in LISTINGS if not each.file}
    assert shown == set(TRIED)


def test_the_rooms_are_drawn_as_the_contract_has_them() -> None:
    drawn = listings("architecture.md")[0].text
    layers = re.search(r"^layers = \[(.*)\]$", (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert layers is not None
    assert drawn.split("->") != [drawn]
    assert [room.strip() for room in drawn.split("->")] == re.findall(r'"(\w+)"', layers[1])


def test_the_card_of_the_guide_is_one_of_its_game(tmp_path: Path) -> None:
    (shown,) = [each.text for each in listings("phrases.md") if each.kind == "toml"]
    (tmp_path / "cards.toml").write_text(shown, "utf-8")
    tower = game_called("tower")
    assert tower.wording is not None
    (card,) = read_cards(tmp_path, tower.packs).cards.values()
    assert (card.id, card.name) == ("cups-5", "Five of Cups")
    text = {field: getattr(card, field) for field in card.texts}
    assert text
    assert all(len(tower.wording.phrases.readings(each)) == 1 for each in text.values())


ORDER = ["bearer", "limit", "trigger", "range", "if", "cost", "instead"]
"""The parts before the action, as the guide lists them."""


def test_a_sentence_is_made_of_its_parts_in_that_order() -> None:
    (shown,) = [each.text for each in listings("phrases.md") if each.kind == "text"]
    words = {"once ...,": "limit", "When ...,": "trigger", "1-5:": "range", "if ...,": "if"}
    parts = [words.get(each, each.rstrip(":")) for each in re.findall(r"\[(.*?)\]", shown)]
    assert parts[: len(ORDER)] == ORDER
    restless = game_called("restless").wording
    assert restless is not None
    met = set()
    for clause in (each for text in restless.texts() for each in text.clauses):
        heads = [*clause.heads]
        assert heads == sorted(heads, key=ORDER.index), str(clause)
        met |= set(heads)
    assert len(met) >= 5


def test_a_build_in_a_container_is_that_of_the_workflow() -> None:
    """It needs Docker and the network: it is read by a shell and held to the workflow, not run."""
    (shown,) = [each.text for each in listings("shipping.md")]
    workflow = (ROOT / ".github/workflows/checks.yml").read_text("utf-8")
    image = re.search(r"ubuntu:([\d.]+)", shown)
    assert image is not None
    assert f"ubuntu-{image[1]}" in workflow
    assert set(re.findall(r"run\.py (\w+)", shown)) <= set(launcher.COMMANDS)
    if shell := shutil.which("sh"):
        read = subprocess.run([shell, "-n", "-c", shown], capture_output=True, check=False)
        assert read.returncode == 0, read.stderr


# --- commands ------------------------------------------------------------------------------------


def typed(monkeypatch: pytest.MonkeyPatch, command: str) -> tuple[list[str], int]:
    """What a command of `run.py` hands to Python, and its exit code; what the command line without
    a screen is asked for is done here."""
    handed: list[str] = []

    def call(given: list[str], *_: object, **__: object) -> int:
        handed.extend(given[1:])
        return main(given[3:]) if given[1:3] == ["-m", "tabletop"] else 0

    monkeypatch.setattr(launcher, "ensure", lambda *_: Path("python"))
    monkeypatch.setattr(launcher, "_call", call)
    return handed, launcher.main(command.split()[1:])


COMMANDS = [each for page in PAGES for each in as_it_stands(page)]


@pytest.mark.parametrize("command", COMMANDS)
def test_what_a_page_says_to_type_does_something(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with on_the_shelf(tmp_path, *PAGES):
        handed, code = typed(monkeypatch, command)
    assert code == (1 if " rules " in command else 0), "some rules are not proven on the pages"
    named = [each for each in handed if "/" in each]
    assert all((tmp_path / each).exists() or (ROOT / each).exists() for each in named)


@pytest.mark.parametrize("page", [*OUTSIDE, *pages()])
def test_each_command_that_a_page_names_is_one_of_run_py(page: str) -> None:
    names = [each.split()[1] for each in commands(page) if not each.startswith("run.py -")]
    assert set(names) <= {*launcher.COMMANDS, "help"}


def test_the_commands_of_the_guide_to_packs_check_and_try_its_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "marsh" / "cards").mkdir(parents=True)
    pack, cards = [each.text for each in listings("packs.md") if each.kind == "toml"][:2]
    (tmp_path / "marsh/pack.toml").write_text(pack, "utf-8")
    (tmp_path / "marsh/cards/marsh.toml").write_text(cards, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(try_card, "GAMES", 1)
    monkeypatch.setattr(try_card, "ANSWERS", 40)
    checks, tries = commands("packs.md")
    assert typed(monkeypatch, checks)[1] == 0
    assert typed(monkeypatch, tries)[1] in (0, 1), "in one game not all comes to pass"
    told = capsys.readouterr().out
    assert "0 findings" in told
    assert [line for line in told.splitlines() if line.startswith("Hut on Stilts, tried in 1 game")]


# --- paths ---------------------------------------------------------------------------------------

PATH = re.compile(r"`((?:[\w<>*.-]+/)+[\w<>*.-]*)`")
"""A path as text has it: with a stroke in it."""

ROOMS = ("tabletop", "saves", "ui", "assets", "tests", "packaging", "docs")
FILED = (".py", ".toml", ".md", ".txt", ".json")


def ours() -> str:
    """Every file of the tree, a line each, and those that pages tell a reader to write."""
    files = (path.relative_to(ROOT).as_posix() for path in texts())
    return "\n".join([*files, *to_write(*PAGES), ""])


def missing(page: str, tree: str) -> list[str]:
    """The paths that a text names and that are not there: from the top, or from within a room (as
    `play/ports/port.py`). What stands in angles may be anything; `data/`, `x.y` are elsewhere."""
    gone = []
    for path in PATH.findall(page):
        ending = path.endswith(FILED)
        if path.partition("/")[0] not in ROOMS and not path.endswith(".py"):
            continue
        wanted = re.sub(r"<\w+>|\*", "[^/\n]+", re.escape(path.rstrip("/")).replace(r"\*", "*"))
        behind = "$" if ending else r"(?:\.py$|/)"
        if not re.search(rf"^(?:.*/)?{wanted}{behind}", tree, re.MULTILINE):
            gone.append(path)
    return gone


@pytest.mark.parametrize(
    "page", ["../README.md", "../CONTRIBUTING.md", "../assets/games/README.md", *pages()]
)
def test_each_path_that_a_page_names_is_there(page: str) -> None:
    assert missing((DOCS / page).read_text("utf-8"), ours()) == []


def test_a_path_that_is_not_there_is_noticed() -> None:
    tree = "tabletop/play/ports/port.py\nui/scene/items.py\nassets/games/tower/cards/a.toml\n"
    kept = "`tabletop/play/ports/port.py` `play/ports/port.py` `ui/scene` `tabletop/`"
    assert missing(f"{kept} `assets/games/<game>/cards/` `a/b` `cards/*.toml`", tree) == []
    gone = "`tabletop/play/ports.py` `ui/scenes` `play/gone.py` `assets/games/<game>/cards.toml`"
    assert missing(gone, tree) == re.findall(r"`(.*?)`", gone)
