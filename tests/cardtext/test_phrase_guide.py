"""The guide to card text shows how to say things, with sentences of real cards, and all words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.__main__ import main
from tabletop.cardtext.clause import capitalised
from tabletop.commands.lint import report
from tabletop.grammar.grammar import Grammar
from tabletop.packs.cards import CardPack
from tabletop.packs.finding import Finding
from tabletop.packs.finding_codes import CODES
from tabletop.packs.intents import INTENTS, how_to_say
from tabletop.packs.lint import __doc__ as codes
from tabletop.packs.phrase_guide import guide
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called, names, package_of

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
    heading = f"## The words of {game.title}\n"
    assert text.count(heading) == 1
    before, _, chapter = text.partition(heading)
    behind = chapter[chapter.find("\n## ") :] if "\n## " in chapter else "\n"
    guide.write_text(f"{before}{heading}\nold\n{behind}", encoding="utf-8")
    main(["lint", game.id, "--guide", str(guide)])
    assert guide.read_text(encoding="utf-8") == text
    guide.write_text("# Guide\n", encoding="utf-8")
    main(["lint", game.id, "--guide", str(guide)])
    assert guide.read_text(encoding="utf-8").startswith(f"# Guide\n\n{heading}")


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


def _cells(text: str) -> list[list[str]]:
    return [row.strip("| ").split(" | ") for row in text.splitlines() if row.startswith("| ")]


def test_each_part_of_a_grammar_is_shown_once() -> None:
    wording = game_called("tower").wording
    assert wording is not None
    assert isinstance(wording.phrases, Grammar)
    rows = dict(row for row in _cells(guide("Tower", wording)) if len(row) == 2)
    for words in ("people and things", "measures", "numbers", "what is done", "conditions"):
        shown = rows[words].split("; ")
        assert len({*shown}) == len(shown) > 5
    verbs = sum(sort == "verb" for sort, _ in wording.phrases.parts)
    assert len(rows["what is done"].split("; ")) >= verbs
    for shown in rows["conditions"].split("; "):
        assert wording.phrases.readings(f"If {shown.strip('`')}, draw 1 card."), shown


def test_what_follows_from_a_word_is_read() -> None:
    """Every way to say something that the page shows, in a whole sentence of Tower."""
    wording = game_called("tower").wording
    assert wording is not None
    text = GUIDE.read_text(encoding="utf-8")
    table = text[text.index("## What follows") : text.index("## Adding a language")]
    shown = [words for row in _cells(table)[2:] for words in row[1].split(", ")]
    assert len(shown) > 30
    for words in shown:
        said = [frame.format(capitalised(words)) for frame in FRAMES]
        said += [frame.format(words) for frame in FRAMES]
        assert any(wording.phrases.readings(each) for each in said), words


FRAMES = (
    "{}.", "{} draws 1 card.", "{} draw 1 card.", "{}, draw 1 card.", "{} draw 1 card.",
    "Draw 1 card {}.", "Deal {} weapon damage to the Foe.", "{}, +1 to hand limit.",
    "+1 to hand limit {}.", "Draw {} cards.", "You draw 1 card {}.", "{}, you draw 1 card.",
)  # fmt: skip
