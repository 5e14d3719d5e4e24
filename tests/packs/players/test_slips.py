"""Slips that somebody makes who writes a first pack, and what is said of each: what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.packs.error import PackError
from tabletop.play.adaptation.packs_in_play import advice, described
from tests.packs.players.making import ABOUT, KNIFE, SOUND, Files, folder, read

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
SHEET = "kind,name,kinds,damage,text\nloot,Reed Knife,Melee Weapon,3,When this hits, you heal 1.\n"


def cards(toml: str) -> Files:
    return {"pack.toml": ABOUT, "cards/a.toml": toml}


@pytest.mark.parametrize(
    ("files", "line", "said", "nearest"),
    [
        (cards(KNIFE.replace("text", "description")), 5, "no field 'description'", "text"),
        (cards(f'{KNIFE}art = "a.png"\n'), 6, "no field 'art'", "picture"),
        (cards(KNIFE.replace("damage = 3", 'damage = "3"')), 4, "a whole number", "3"),
        (cards(f"{KNIFE}value = 2.5\n"), 6, "value: expected a whole number, got", ""),
        (cards(KNIFE.replace("loot", "weapon")), 1, "There are: character, starter, loot", ""),
        (cards(KNIFE + KNIFE), 6, 'id = "reed-knife-2"', ""),
        (cards(""), 0, "no cards in cards/a.toml", ""),
        ({"pack.toml": ABOUT, "cards/a.toml.txt": KNIFE}, 0, "a.toml.txt is called .txt", ""),
        ({"pack.toml": ABOUT, "cards/a.csv": SHEET}, 2, "in quotation marks", ""),
        (cards(KNIFE.replace("loot", "foe")), 1, "no kind of card 'foe'", ""),
    ],
)
def test_a_slip_is_told_with_its_line_and_what_would_do(
    tmp_path: Path, files: Files, line: int, said: str, nearest: str
) -> None:
    found = read(folder(tmp_path, files)).findings
    assert [(said in each.message, each.line, each.nearest) for each in found] == [
        (True, line, nearest)
    ]


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"pack.toml": ABOUT.replace("restless", "The Restless")}, "There are: darkest, keeper"),
        ({"pack.toml": ABOUT.replace('"fen"', '"The Fen"')}, "id = 'the-fen'"),
        ({"pack.toml.txt": ABOUT, "cards/a.toml": KNIFE}, "take .txt off"),
        ({"a/b/pack.toml": ABOUT, "a/cards/a.toml": KNIFE}, "There is one at b/pack.toml"),
    ],
)
def test_a_pack_that_cannot_be_read_says_what_to_do(
    tmp_path: Path, files: Files, said: str
) -> None:
    with pytest.raises(PackError) as caught:
        read(folder(tmp_path, files))
    assert said in str(caught.value)


def test_copies_are_counted_where_a_pack_is_told_of(tmp_path: Path) -> None:
    one = read(folder(tmp_path / "one", cards(KNIFE)))
    many = read(folder(tmp_path / "many", cards(f"{KNIFE}copies = 40\n")))
    assert (one.pieces, many.pieces) == (1, 40)
    assert described(one).endswith(": 1 loot")
    assert described(many).endswith(": 1 loot, 40 with all copies")


@pytest.mark.parametrize("path", ["Cards/a.toml", "CARDS/a.toml"])
def test_the_folder_of_cards_may_be_called_with_large_letters(tmp_path: Path, path: str) -> None:
    assert len(read(folder(tmp_path, {"pack.toml": ABOUT, path: KNIFE})).cards) == 1


def test_one_word_needs_no_list(tmp_path: Path) -> None:
    for number, words in enumerate(['"Melee Weapon"', '"melee weapon"', '["Melee Weapon"]']):
        knife = KNIFE.replace('["Melee Weapon"]', words)
        pack = read(folder(tmp_path / str(number), cards(knife)))
        assert [card.kinds for card in pack.cards.values()] == [("Melee Weapon",)], pack.findings


@pytest.mark.parametrize("name", ["reed-knife.svg", "Reed Knife.svg", "Reed_Knife.SVG"])
def test_a_picture_is_found_by_the_name_of_its_card(tmp_path: Path, name: str) -> None:
    pack = read(folder(tmp_path, {**SOUND, f"pictures/{name}": DRAWING}))
    assert len(pack.pictures) == 1
    assert not list(advice(pack))


@pytest.mark.parametrize("path", ["pictures/reed-knive.svg", "reed-knife.svg"])
def test_a_picture_that_no_card_shows_is_told_of(tmp_path: Path, path: str) -> None:
    pack = read(folder(tmp_path, {**SOUND, path: DRAWING}))
    assert not pack.findings
    (found,) = advice(pack)
    assert (found.code, found.file, found.nearest) == ("unused-picture", path, "reed-knife")
