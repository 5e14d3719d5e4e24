"""docs/packs.md is followed to the letter: what it shows is read, understood and played."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tabletop import new_game
from tabletop.bots.luck import Luck
from tabletop.cardtext.parse import parse
from tabletop.cardtext.unread import Unread
from tabletop.commands.lint import _pack
from tabletop.packs import library
from tabletop.packs.cards import Card
from tabletop.packs.players.pack import Pack
from tabletop.play.adaptation.packs_in_play import advice, options_for
from tabletop.play.shelf.game_shelf import game_called
from tests.conformance.walk import whole
from tests.packs.players.making import EXAMPLES, folder, packed, read

GUIDE = Path(__file__).resolve().parents[3] / "docs" / "packs.md"
COMMON = {"id", "name", "text", "flavour", "back", "file", "line"}


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def as_shown(tmp_path: Path, cards: str, ending: str) -> Pack:
    """The pack that somebody has who copies what the guide shows."""
    return read(
        folder(tmp_path / ending, {"pack.toml": blocks("toml")[0], f"cards/marsh.{ending}": cards})
    )


def stands(pack: Pack) -> list[dict[str, object]]:
    return [
        {**msgspec.structs.asdict(card), "id": "", "file": "", "line": 0}
        for card in pack.cards.values()
    ]


def test_what_the_guide_shows_is_a_pack_in_toml_and_as_a_sheet(tmp_path: Path) -> None:
    toml = as_shown(tmp_path, blocks("toml")[1], "toml")
    sheet = as_shown(tmp_path, blocks("csv")[0], "csv")
    for pack in (toml, sheet):
        assert not [*pack.findings, *advice(pack)]
        assert [card.name for card in pack.cards.values()] == [
            "Reed Knife",
            "The Old Heron",
            "Hut on Stilts",
        ]
    flavoured = [each["flavour"] for each in stands(sheet)]
    assert flavoured[0] == stands(toml)[0]["flavour"]
    assert stands(toml) == stands(sheet)


def test_what_the_guide_shows_is_played(tmp_path: Path) -> None:
    pack = as_shown(tmp_path, blocks("toml")[1], "toml")
    library.add(pack)
    session, luck = new_game("restless", seats=2, seed=2, options=options_for([pack])), Luck(2)
    for _ in range(60):
        decision = session.decisions[0]
        session.answer(whole(decision, luck.choice(decision.legal()), luck))
    assert sum(piece.name.startswith("marsh@") for piece in session.table.pieces) == 3


@pytest.mark.parametrize("name", ["the-marsh", "the-marsh-sheet", "the-bog"])
def test_the_examples_lie_there_and_nothing_is_wrong_with_them(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert f"assets/packs/{name}" in GUIDE.read_text("utf-8")
    assert _pack(EXAMPLES / name) == 0
    assert "0 findings" in capsys.readouterr().out
    files = read(EXAMPLES / name).files
    assert read(packed(tmp_path / "a.zip", files)).key == read(EXAMPLES / name).key


def test_the_linter_tells_what_is_wrong_with_a_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = {"pack.toml": blocks("toml")[0], "cards/a.toml": blocks("toml")[1].replace("you", "yu")}
    assert _pack(folder(tmp_path / "a", pack)) == 0, "it can be played with"
    told = capsys.readouterr().out
    assert "Did you mean 'When this hits, you heal 1.'?" in told
    assert "left to the players" in told


@pytest.mark.parametrize(("game", "most"), [("restless", 50), ("tower", 20), ("scenario", 10)])
def test_the_sentences_that_the_guide_offers_are_understood(game: str, most: int) -> None:
    wording = game_called(game).wording
    assert wording is not None
    text = blocks("text")[("restless", "tower", "scenario").index(game)]
    said = parse(" ".join(text.split()), wording.phrases)
    assert len(said) > most
    assert not [each.fault for each in said if isinstance(each, Unread)]


# --- its tables --------------------------------------------------------------------------------


def told_of(game: str) -> dict[str, str]:
    """What the guide's table says of the fields of each kind of card of *game*."""
    chapter = GUIDE.read_text("utf-8").partition(f'(`game = "{game}"`)')[2].partition("\n## ")[0]
    rows = [line.split(" | ") for line in chapter.splitlines() if line.startswith("| `")]
    return {kind: row[-1] for row in rows for kind in re.findall(r"`([a-z]+)`", row[0])}


@pytest.mark.parametrize("game", ["restless", "tower", "scenario"])
def test_the_guide_names_every_kind_and_every_field(game: str) -> None:
    told = told_of(game)
    kinds = game_called(game).packs
    assert told.keys() == kinds.keys()
    for kind, words in told.items():
        model: type[Card] = kinds[kind]
        fields = {each.name: each for each in msgspec.structs.fields(model)}
        own = fields.keys() - COMMON
        bold = set(re.findall(r"\*\*([a-z_]+)\*\*", words))
        assert bold == {name for name in own if fields[name].required}, kind
        plain = set(re.findall(r"[a-z_]+", re.sub(r"\(.*?\)|`.*?`", "", words)))
        assert own - {"bonus"} <= plain, kind


def test_the_guide_lists_the_words_of_the_restless() -> None:
    from tabletop.games.restless.cards.lexicon import KINDS, TRAITS, TYPES

    text = " ".join(GUIDE.read_text("utf-8").split())
    for words in (KINDS, TRAITS, TYPES):
        assert ", ".join(words) in text


# --- what else it shows ------------------------------------------------------------------------


def test_the_night_of_the_guide_is_drawn_without_a_fault(tmp_path: Path) -> None:
    about = blocks("toml")[0].replace('"restless"', '"scenario"')
    files = {"pack.toml": about, "cards/night.toml": blocks("toml")[2]}
    pack = read(folder(tmp_path / "night", files))
    assert [*pack.findings, *advice(pack)] == []
    assert [card.name for card in pack.cards.values()] == ["The Salt Pans"]


def test_the_sheet_and_the_lines_of_a_class_say_the_same_cards(tmp_path: Path) -> None:
    from tabletop.games.keeper.cards.content import HandCard
    from tabletop.games.keeper.cards.typed_cards import Written, read_line

    sheet = tmp_path / "Stonewarden.csv"
    sheet.write_text(blocks("csv")[1], "utf-8")
    pack = read(sheet)
    assert [*pack.findings, *pack.skipped] == []
    cards = [card for card in pack.cards.values() if isinstance(card, HandCard)]
    typed = [read_line(line) for line in blocks("text")[3].splitlines()]
    for card, line in zip(cards, typed, strict=True):
        assert isinstance(line, Written)
        assert (line.title, line.initiative) == (card.name, card.initiative)
        assert (line.top, line.bottom) == (card.marks("top"), card.marks("bottom"))
