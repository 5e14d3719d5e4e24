"""The guide to card text lists the phrases there are, each with a sentence of a real card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.__main__ import main
from tabletop.cardtext.supplement import Supplement, supplemented
from tabletop.commands.lint import report
from tabletop.packs.cards import CardPack
from tabletop.packs.finding import Finding
from tabletop.packs.finding_codes import CODES
from tabletop.packs.intents import INTENTS, how_to_say
from tabletop.packs.library import forget_readings
from tabletop.packs.lint import __doc__ as codes
from tabletop.packs.phrase_guide import ROLES, guide
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called, names, package_of
from tabletop.play.start.new_game import lay
from tabletop.table.table import Flow
from tests.docs.listings import listings
from tests.toys.cellar import words

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "phrases.md"
SHIPPED = [name for name in names() if package_of(name).startswith("tabletop.")]
WORDED = [game for game in map(game_called, SHIPPED) if game.wording is not None]


@pytest.mark.parametrize("game", WORDED, ids=lambda game: game.id)
def test_the_guide_is_up_to_date(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    guide = tmp_path / "phrases.md"
    guide.write_text(GUIDE.read_text(encoding="utf-8"), encoding="utf-8")
    assert main(["lint", game.id, "--guide", str(guide)]) == 0
    mend = f"run: python3 run.py lint {game.id} --guide docs/phrases.md"
    assert capsys.readouterr().out == f"{guide} is as it was.\n", mend


@pytest.mark.long
@pytest.mark.parametrize("game", WORDED, ids=lambda game: game.id)
def test_a_chapter_is_written_anew_and_the_others_stay(game: Game, tmp_path: Path) -> None:
    guide = tmp_path / "phrases.md"
    text = GUIDE.read_text(encoding="utf-8")
    heading = f"## The phrases of {game.title}\n"
    assert text.count(heading) == 1
    before, _, chapter = text.partition(heading)
    behind = chapter[chapter.find("\n## ") :] if "\n## " in chapter else "\n"
    guide.write_text(f"{before}{heading}\nold\n{behind}", encoding="utf-8")
    main(["lint", game.id, "--guide", str(guide)])
    assert guide.read_text(encoding="utf-8") == text
    guide.write_text("# Guide\n", encoding="utf-8")
    main(["lint", game.id, "--guide", str(guide)])
    assert guide.read_text(encoding="utf-8").startswith(f"# Guide\n\n{heading}")
    for phrase in game.wording.phrases:
        assert f"| `{phrase.shown}` | " in guide.read_text(encoding="utf-8")


def test_the_phrases_of_its_example_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    code = "\n".join(each.text for each in listings("phrases.md") if each.kind == "python")
    phrases = Supplement(words.BOOK)
    exec(code, {**vars(words), "PHRASES": phrases})
    monkeypatch.setattr(words, "BOOK", supplemented(words.BOOK, [phrases]))
    monkeypatch.setitem(words.CARDS, "wine", "Drink 2. You like ale.")
    forget_readings()
    session = lay(
        "cellar",
        seats=2,
        zones={"hand:0": ["wine"]},
        flow=Flow("choose", {"seat": 0}),
        counters={"round": 1, "turns": 1},
        on={"hero-1": {"health": 3}},
    )
    session.answer("wine")
    forget_readings()
    assert session.table.named("hero-1").counters["health"] == 5
    assert {phrase.role for phrase in phrases} == {"action", "trait"}


def test_the_guide_explains_every_code() -> None:
    told = set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", GUIDE.read_text(encoding="utf-8")))
    known = set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", f"{codes}{CardPack.__doc__}"))
    assert len(known) > 15
    assert known - told == set()


def test_each_code_is_told_in_the_guide_has_a_test_and_is_known_to_the_check() -> None:
    """The three hold together: what the check finds, what explains it, what proves it."""
    text = GUIDE.read_text(encoding="utf-8")
    found = set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", f"{codes}{CardPack.__doc__}"))
    assert found | {"twin"} == set(CODES)
    packs = Path(__file__).resolve().parents[1] / "packs"
    proven = "".join(file.read_text(encoding="utf-8") for file in packs.rglob("test_*.py"))
    for code, told in CODES.items():
        assert f"| `{code}` | {told} |" in text
        assert f'"{code}"' in proven, f"nothing proves {code}"


def test_what_a_code_means_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    found = Finding("twin", "cards.toml", 1, "wolf", "It is the same card as 'Dog'.")
    assert report([found, found]) == 1
    assert capsys.readouterr().out.count(CODES["twin"]) == 1


@pytest.mark.parametrize("game", WORDED, ids=lambda game: game.id)
def test_how_to_say_things_is_shown_with_printed_examples(game: Game) -> None:
    assert game.wording is not None
    printed = {str(clause) for text in game.wording.texts() for clause in text.clauses}
    shown = list(how_to_say(game.wording))
    for intent, examples in shown:
        sentences = [sentence for sentence, _ in examples]
        assert len({*sentences}) == len(sentences)
        assert {*sentences} <= printed, intent.title
    if game.id == "restless":
        assert len(shown) == len(INTENTS) - 1, "its cards say all but what wins"
        assert all(len(examples) == 3 for _, examples in shown)


@pytest.mark.parametrize("game", WORDED, ids=lambda game: game.id)
def test_no_row_explains_nothing(game: Game) -> None:
    assert game.wording is not None
    rows = [row.strip("| ").split(" | ") for row in guide(game.title, game.wording).splitlines()]
    phrases = [row for row in rows if len(row) == 5 and row[0] in ROLES]
    assert len(phrases) == len([*game.wording.phrases])
    for row in phrases:
        assert not re.fullmatch(r"[a-z_]*\.?|The rules look for it\.", row[-1]), row


def test_what_a_phrase_does_is_told_by_its_rule() -> None:
    """Also where the same rule stands under several templates, with something given beforehand."""
    text = GUIDE.read_text(encoding="utf-8")
    assert "| `each Character takes 2 damage` |" in text
    assert "arguments and keywords" not in text
