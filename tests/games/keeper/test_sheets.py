"""Hands out of sheets and packs: what is read, and what is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop import Refusal, load, new_game
from tabletop.games.keeper.cards import content
from tabletop.packs import library
from tabletop.packs.error import PackError
from tabletop.play.adaptation.packs_in_play import advice, options_for
from tests.games.keeper.hands import health, names
from tests.packs.players.making import EXAMPLES, read

HEAD = "title,initiative,top lost,top active,top charges,bottom lost"
"""The fewest columns that say what the rules ask for."""


def sheet(folder: Path, *rows: str | bytes, name: str = "Mud Golem.csv", head: str = HEAD) -> Path:
    """A sheet of its own."""
    place = folder / name
    lines = [row if isinstance(row, bytes) else row.encode() for row in (head, *rows)]
    place.write_bytes(b"\n".join(lines) + b"\n")
    return place


@pytest.mark.rule("SCN-061")
def test_a_sheet_alone_is_a_class_that_is_called_as_its_file(tmp_path: Path) -> None:
    pack = read(sheet(tmp_path, "Clay Fist,30,,,,", "Slow Bulk,80,yes,persistent,2,x"))
    assert (pack.about.game, pack.about.title, pack.findings) == ("keeper", "Mud golem", ())
    fist, bulk = pack.cards.values()
    assert isinstance(bulk, content.HandCard)
    assert isinstance(fist, content.HandCard)
    assert (fist.initiative, str(fist.marks("top"))) == (30, "-")
    assert (str(bulk.marks("top")), str(bulk.marks("bottom"))) == ("persistent 2 lost", "lost")
    library.add(pack)
    session = new_game("keeper", seats=1, seed=1, options=options_for([pack]))
    session.answer("class Mud golem")
    session.answer("=15")
    session.answer("done")
    assert health(session) == 15
    assert [session.game.title_of(name) for name in names(session, "hand:0")] == [
        "Clay Fist",
        "Slow Bulk",
    ]
    again = load(session.to_json())
    assert names(again, "hand:0") == names(session, "hand:0")


def test_the_example_is_sound_and_told_of() -> None:
    pack = read(EXAMPLES / "the-stonewarden")
    assert pack.findings == ()
    cards = [card for card in pack.cards.values() if isinstance(card, content.HandCard)]
    assert {content.class_of(card) for card in cards} == {"The stonewarden"}
    marks = {card.name: (str(card.marks("top")), str(card.marks("bottom"))) for card in cards}
    assert marks["Granite Skin"] == ("-", "persistent 3 lost")
    assert marks["Quarry Song"] == ("-", "lost recover")
    assert marks["Keystone"] == ("lost", "-")


@pytest.mark.rule("SCN-061")
def test_a_file_may_be_called_like_a_kind_by_chance(tmp_path: Path) -> None:
    """What stands in it says what it is of: people call the cards of their class `class.csv`."""
    cards = read(sheet(tmp_path, "Clay Fist,30,,,,", name="class.csv"))
    assert [type(card) for card in cards.cards.values()] == [content.HandCard]
    hero = read(sheet(tmp_path, "Golem,14,10", name="Class.csv", head="name,health,hand"))
    assert [type(card) for card in hero.cards.values()] == [content.HeroClass]
    items = read(sheet(tmp_path, "Rope", name="item.csv", head="name"))
    assert [type(card) for card in items.cards.values()] == [content.Item]
    assert cards.findings + hero.findings + items.findings == ()


HOSTILE: dict[str, tuple[tuple[str | bytes, ...], str]] = {
    "no title": ((",30,,,,",), "row 2"),
    "no initiative": (("Fist,,,,,",), "lacks the field 'initiative'"),
    "initiative nought": (("Fist,0,,,,",), "initiative: expected"),
    "initiative hundred": (("Fist,100,,,,",), "initiative: expected"),
    "negative": (("Fist,-3,,,,",), "initiative: expected a whole number"),
    "words for a number": (("Fist,soon,,,,",), "initiative: expected a whole number"),
    "half a number": (("Fist,3.5,,,,",), "initiative: expected a whole number"),
    "lost perhaps": (("Fist,30,perhaps,,,",), "top_lost: expected true or false"),
    "no such effect": (("Fist,30,,forever,,",), "forever"),
    "ten charges": (("Fist,30,,persistent,10,",), "top_charges: expected"),
    "charges in words": (("Fist,30,,persistent,many,",), "top_charges: expected a whole number"),
    "one cell too many": (("Fist,30,,,,,yes",), "more cells than the first row names"),
    "twice the same": (("Fist,30,,,,", "Fist,31,,,,"), "The id is already used"),
    "a hidden sign": (("Fi\u202est,30,,,,",), "nobody can see"),
    "a title without end": (("F" * 61 + ",30,,,,",), "name: expected"),
    "an open quotation": (('"Fist,30,,,,',), "quotation mark"),
    "a cell without end": (("Fist,30," + "x" * 5000,), "far too long"),
    "nothing at all": ((), "no cards in"),
    "no text": ((b"Fi\x00st,30,,,,",), "not the text of a sheet"),
    "too many cards": (tuple(f"Fist {n},30,,,," for n in range(301)), "has 301 cards"),
    "wrong letters": ((b"\x81\x8d,30,,,,",), "not the text of a sheet"),
}


@pytest.mark.parametrize("rows", HOSTILE, ids=HOSTILE.keys())
def test_what_is_wrong_with_a_sheet_is_said_with_its_place(rows: str, tmp_path: Path) -> None:
    lines, told = HOSTILE[rows]
    said = faults(sheet(tmp_path, *lines))
    assert told in said
    assert "mud-golem.csv" in said or "pack" in said or said.startswith("cards")


def faults(place: Path) -> str:
    """All that is said of what is wrong at *place*."""
    try:
        return "\n".join(
            f"{found.place}: {found.message} {found.nearest}" for found in read(place).findings
        )
    except PackError as fault:
        return str(fault)


@pytest.mark.parametrize(
    ("head", "row", "told"),
    [
        ("titel,initiative", "Fist,30", "There is no field 'titel'"),
        ("title,initiative,initiative", "Fist,30,30", "Two columns"),
        (",,", "Fist,30,30", "Two columns are called '30'"),
        ("title;initiative", "Fist;30", ""),
        ("kind,title,initiative", "ghost,Fist,30", "There is no kind of card 'ghost'"),
    ],
)
def test_what_is_wrong_with_its_first_row_is_said(
    head: str, row: str, told: str, tmp_path: Path
) -> None:
    said = faults(sheet(tmp_path, row, head=head))
    assert told in said
    assert bool(said) == bool(told)


@pytest.mark.rule("SCN-061")
@pytest.mark.parametrize("extra", ["mana", "Level", "titel", "Cost in gold"])
def test_a_column_that_nobody_knows_is_skipped_and_told_once(extra: str, tmp_path: Path) -> None:
    pack = read(sheet(tmp_path, "Fist,30,7", "Bulk,80,9", head=f"title,initiative,{extra}"))
    assert [card.name for card in pack.cards.values()] == ["Fist", "Bulk"]
    assert pack.findings == ()
    (told,) = advice(pack)
    assert not told.wrong
    assert repr(extra.lower().replace(" ", "_")) in told.message
    assert "skipped" in told.message


def test_a_sheet_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="cannot be read"):
        read(tmp_path / "none.csv")


def test_a_hand_whose_sheet_is_gone_lies_there_by_stand_ins(tmp_path: Path) -> None:
    pack = read(sheet(tmp_path, "Clay Fist,30,,,,", "Slow Bulk,80,,,,"))
    library.add(pack)
    session = new_game("keeper", seats=1, seed=1, options=options_for([pack]))
    session.answer("class Mud golem")
    session.answer("10")
    session.answer("done")
    kept = session.to_json()
    library.forget()
    again = load(kept)
    assert len(names(again, "hand:0")) == 2
    first, second = (option.key for option in again.decision.options[:2])
    with pytest.raises(Refusal):
        again.answer("rest")
    assert first != second
