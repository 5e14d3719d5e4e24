"""A spreadsheet says what TOML says, however it was saved."""

from __future__ import annotations

import csv
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from tabletop.packs.cards import Card
from tabletop.packs.players.ids import slug
from tabletop.packs.players.pack import Pack
from tabletop.packs.players.tidied_cards import sentences
from tests.packs.players.making import ABOUT, EXAMPLES, folder, read


def facts(pack: Pack) -> list[dict[str, object]]:
    """What stands on the cards of *pack*, wherever it was written."""
    return [
        {**msgspec.structs.asdict(card), "id": name.partition("/")[2], "file": "", "line": 0}
        for name, card in pack.cards.items()
    ]


def sheet(text: str | bytes, tmp_path: Path, name: str = "cards.csv") -> list[Card]:
    """The cards of a sheet, in which nothing is wrong."""
    pack = read(folder(tmp_path / "fen", {"pack.toml": ABOUT, f"cards/{name}": text}))
    assert not pack.findings, [str(each) for each in pack.findings]
    return list(pack.cards.values())


def test_the_example_is_the_same_in_toml_and_as_a_sheet() -> None:
    toml, as_sheet = read(EXAMPLES / "the-marsh"), read(EXAMPLES / "the-marsh-sheet")
    assert not toml.findings + as_sheet.findings
    assert len(toml.cards) == 10
    assert facts(toml) == facts(as_sheet)


SAVED = {
    "LibreOffice": ("utf-8", ",", "\n", ""),
    "Excel": ("cp1252", ";", "\r\n", ""),
    "Excel, UTF-8": ("utf-8-sig", ";", "\r\n", ""),
    "Excel, with its sign": ("cp1252", ";", "\r\n", "sep=;\r\n"),
    "Excel, Unicode text": ("utf-16", "\t", "\r\n", ""),
    "an old Mac": ("utf-8", ",", "\r", ""),
}


@pytest.mark.parametrize("way", SAVED)
def test_however_it_is_saved_it_says_the_same(way: str, tmp_path: Path) -> None:
    encoding, sign, line, before = SAVED[way]
    rows = csv.reader(StringIO((EXAMPLES / "the-marsh-sheet/cards/marsh.csv").read_text()))
    into = StringIO(newline="")
    csv.writer(into, delimiter=sign, lineterminator=line).writerows(rows)
    again = (before + into.getvalue()).encode(encoding)
    made = folder(tmp_path / "a", {"pack.toml": ABOUT, "cards/marsh.csv": again})
    assert facts(read(made)) == facts(read(EXAMPLES / "the-marsh"))


def test_letters_beyond_english_come_through_in_any_encoding(tmp_path: Path) -> None:
    for encoding in ("utf-8", "cp1252", "utf-16"):
        text = "kind;name;flavour\nrest;Möwe “à la” plage;Ça va…\n".encode(encoding)
        (card,) = sheet(text, tmp_path)
        assert card.name == "Möwe “à la” plage"
        assert card.flavour == "Ça va…"
        assert card.id.endswith("/mowe-a-la-plage")


@pytest.mark.parametrize(
    "cell",
    [
        "Draw 1 Loot. Gain 1 Reroll Counter.",
        "Draw 1 Loot.\nGain 1 Reroll Counter.",
        "Draw 1 Loot\nGain 1 Reroll Counter",
        "- Draw 1 Loot\r\n- Gain 1 Reroll Counter.",
        "Draw 1 Loot | Gain 1 Reroll Counter",
        "  Draw 1   Loot.\u00a0 Gain 1 Reroll Counter.  ",
    ],
)
def test_sentences_may_stand_in_one_cell_as_people_write_them(cell: str, tmp_path: Path) -> None:
    (card,) = sheet(f'kind,name,text\nrest,Hut,"{cell}"\n', tmp_path)
    assert card.text == "Draw 1 Loot. Gain 1 Reroll Counter."


LETTERS = {
    "Łódź": "cp1250",
    "Żelazny miecz i kość": "cp1250",
    "Příšera útočí dvakrát": "cp1250",
    "Őrült kard, tűz és láng": "cp1250",
    "Gânduri şi ţară": "cp1250",
    "Удар камнем": "cp1251",
    "Größe 5 m², “Ärger”": "cp1252",
    "¿Qué? Œuvre d’été": "cp1252",
    "coração não": "cp1252",
    "Smørrebrød på ø": "cp1252",
    "Þú átt að fá": "cp1252",
    "Mähkönen, 20 €": "cp1252",
}


@pytest.mark.parametrize("name", LETTERS)
def test_letters_of_old_are_known_by_the_words_and_the_guess_is_told(
    name: str, tmp_path: Path
) -> None:
    text = f"kind;name\nrest;{name}\n".encode(LETTERS[name])
    pack = read(folder(tmp_path, {"pack.toml": ABOUT, "cards/a.csv": text}))
    assert [card.name for card in pack.cards.values()] == [name]
    (told,) = pack.skipped
    assert (told.code, told.file) == ("guessed-letters", "cards/a.csv")
    assert not read(folder(tmp_path, {"cards/a.csv": text.decode(LETTERS[name])})).skipped


@pytest.mark.parametrize(
    "line", ["sep=;", '"sep=;"', "SEP=;", "sep=;;;", '"sep=;";;', "sep=; ", "sep=,", '"sep=,",,']
)
def test_a_line_that_says_what_parts_cells_is_no_row(line: str, tmp_path: Path) -> None:
    """A sheet that another program has saved since keeps it as a cell, and may be parted anew."""
    text = f"{line}\r\nkind;name;text\r\nrest;Hut;Draw 1 Loot.\r\n"
    (card,) = sheet(text, tmp_path)
    assert (card.name, card.line) == ("Hut", 3)


@pytest.mark.parametrize(
    ("cell", "number"),
    [("2", 2), ("2.0", 2), ("2,00", 2), ("1,000", None), ("1.000", None), ("1 000", None)],
)
def test_what_may_be_thousands_is_no_small_number(
    cell: str, number: int | None, tmp_path: Path
) -> None:
    text = f'kind,name,kinds,weight\nloot,Pot,Food,"{cell}"\n'
    pack = read(folder(tmp_path, {"pack.toml": ABOUT, "cards/a.csv": text}))
    assert [msgspec.structs.asdict(card)["weight"] for card in pack.cards.values()] == (
        [number] if number is not None else []
    )
    told = [each.message for each in pack.findings]
    assert told == ([] if number is not None else ["weight: expected a whole number, got words."])


@pytest.mark.parametrize(
    ("yes", "no"),
    [
        ("TRUE", "FALSE"),
        ("PRAWDA", "FAŁSZ"),
        ("VERDADERO", "FALSO"),
        ("WAHR", "FALSCH"),
        ("VRAI", "FAUX"),
        ("VERO", "FALSO"),
        ("VERDADEIRO", "FALSO"),
        ("WAAR", "ONWAAR"),
        ("SANT", "FALSKT"),
        ("ИСТИНА", "ЛОЖЬ"),
        ("ΑΛΗΘΗΣ", "ΨΕΥΔΗΣ"),
        ("DOĞRU", "YANLIŞ"),
        ("IGAZ", "HAMIS"),
        ("Tak", "Nie"),
        ("Sí", "No"),
        ("da", "нет"),
        ("はい", "いいえ"),
    ],
)
def test_yes_and_no_are_understood_as_sheets_say_them(yes: str, no: str, tmp_path: Path) -> None:
    text = f"kind,name,kinds,rest\nloot,Pot,Food,{yes}\nloot,Pan,Food,{no}\n"
    cards = sheet(text, tmp_path)
    assert [msgspec.structs.asdict(card)["rest"] for card in cards] == [True, False]


def test_what_programs_make_of_signs_is_made_plain() -> None:
    assert sentences("1–5: the Target’s Attack is −1") == "1-5: the Target's Attack is −1."
    assert slug("The Old Heron's  Nest") == "the-old-herons-nest"
    assert slug("Ærø, été") == "r-ete"


def test_lists_numbers_and_headings_are_taken_as_they_are_meant(tmp_path: Path) -> None:
    text = 'Kind,NAME,Kinds,Weight,rest,Max-Weight\nLoot,Pot,"melee weapon; FOOD",2.0,yes,\n,,,,,\n'
    (card,) = sheet(text, tmp_path)
    told = msgspec.structs.asdict(card)
    assert (told["kinds"], told["weight"], told["rest"]) == (("Melee Weapon", "Food"), 2, True)


def test_without_a_column_for_it_the_files_name_is_the_kind(tmp_path: Path) -> None:
    (card,) = sheet("name,text\nHut,Draw 1 Loot.\n", tmp_path, "rest.csv")
    assert type(card).__name__ == "Rest"


def test_a_fault_is_told_with_its_file_row_and_card(tmp_path: Path) -> None:
    text = 'kind,name,text,damage\nrest,Hut,"One.\nTwo.",\nloot,Pot,,lots\n'
    pack = read(folder(tmp_path, {"pack.toml": ABOUT, "cards/all.csv": text}))
    (found,) = [each for each in pack.findings if each.card == "pot" and "damage" in each.message]
    assert (found.file, found.line) == ("cards/all.csv", 3), "as a spreadsheet counts its rows"
    assert found.place == "cards/all.csv, row 3, pot"
