"""The guide to card text lists the phrases there are, each with a sentence of a real card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.__main__ import main
from tabletop.packs.cards import CardPack
from tabletop.packs.lint import __doc__ as codes
from tabletop.play.game import Game
from tabletop.play.shelf import game_called, names, package_of

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
    assert capsys.readouterr().out == f"{guide} is as it was.\n", "bring docs/phrases.md up to date"


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


def test_the_guide_explains_every_code() -> None:
    told = set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", GUIDE.read_text(encoding="utf-8")))
    known = set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", f"{codes}{CardPack.__doc__}"))
    assert len(known) > 15
    assert known - told == set()


def test_what_a_phrase_does_is_told_by_its_rule() -> None:
    """Also where the same rule stands under several templates, with something given beforehand."""
    text = GUIDE.read_text(encoding="utf-8")
    assert "| `{who} takes {n:damage}` |" in text
    assert "arguments and keywords" not in text
