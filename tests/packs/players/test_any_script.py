"""Names in any script: of cards, of packs, of pictures and their files."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from tabletop.packs.players.file_names import plain
from tabletop.packs.players.ids import id_of, ids_of
from tabletop.packs.players.pack import Pack, sheet_pack
from tabletop.packs.visible_characters import hides, is_plain, unseen
from tabletop.play.adaptation.packs_in_play import kinds_of
from tests.packs.players.making import ABOUT, folder, png, read

NAMES = (
    "Удар камнем",
    "石拳",
    "Πέτρα",
    "ضربة",
    "אבן",
    "ひかり",
    "돌주먹",
    "पत्थर",
    "หมัดหิน",
    "ქვა",
    "Քար",
    "Đá ném",
    "!!!",
    "🪨👊",
    "👩‍🚀",
    "می‌خواهم",
    "क्‍ष",
    "Ærø",
)
"""Twelve scripts, and emoji, and what is joined."""


def pack_of(names: tuple[str, ...], **more: bytes) -> Pack:
    """A pack of a sheet with a card for each of these *names*."""
    rows = "".join(f'"{name}",{number}\n' for number, name in enumerate(names, 10))
    return sheet_pack("Stones", f"title,initiative\n{rows}".encode(), "keeper", kinds_of)


@pytest.mark.parametrize("name", NAMES)
def test_a_card_may_have_a_name_in_any_script(name: str) -> None:
    pack = pack_of((name,))
    assert pack.findings == ()
    ((id, card),) = pack.cards.items()
    assert card.name == name
    assert id.isascii()
    other = unicodedata.normalize("NFD", name.swapcase())
    assert id_of(other) == id_of(name), "neither form nor case is another name"


def test_names_that_differ_in_letters_of_no_id_are_told_apart() -> None:
    names = ("石拳 2", "火 2", "Ω Blade", "Δ Blade", "Blade", "Łódź", "Ódź")
    pack = pack_of(names)
    assert pack.findings == ()
    assert [card.name for card in pack.cards.values()] == list(names)
    assert ids_of(names) == ids_of(reversed(names))
    assert ids_of(names)["Blade"] == "blade"


def test_ids_of_latin_names_stay_as_they_are_in_saves() -> None:
    assert [id_of(name) for name in ("The Old Heron's Nest", "Ærø, été", "Łódź", "Ⅷ")] == [
        "the-old-herons-nest",
        "r-ete",
        "odz",
        "viii",
    ]
    assert "duplicate-id" in {each.code for each in pack_of(("Clay Fist", "Clay fist")).findings}


@pytest.mark.parametrize("called", [*NAMES, "Salt & Sand", 'the "best" \\ cards', "a/b", "con"])
def test_a_pack_may_be_called_in_any_script(called: str, tmp_path: Path) -> None:
    made = sheet_pack(called, b"title,initiative\nFist,20\n", "keeper", kinds_of)
    assert made.findings == ()
    assert made.about.title.casefold() == called.casefold()
    again = read(folder(tmp_path / "it", made.files))
    assert (again.about, again.digest) == (made.about, made.digest)
    second = sheet_pack(called, b"title,initiative\nFist,20\n", "keeper", kinds_of, number=2)
    assert second.about.id != made.about.id
    assert second.about.title.endswith(" 2")


@pytest.mark.parametrize("name", [*NAMES, "Élan Vital"])
def test_a_picture_is_found_in_any_form_and_case(name: str, tmp_path: Path) -> None:
    """Systems decompose the names of files, and people do not mind large letters."""
    for number, form in enumerate(("NFC", "NFD")):
        file = unicodedata.normalize(form, name.upper().replace("ß", "SS"))
        for field in ("", f'picture = "{name}.png"\n'):
            files = {
                "pack.toml": ABOUT,
                "cards/a.toml": f'[[loot]]\nname = "{name}"\nkinds = ["Food"]\n{field}',
                f"Pictures/{file}.PNG": png(40, 60),
            }
            pack = read(folder(tmp_path / f"{number}{len(field)}", files))
            assert pack.findings == ()
            assert len(pack.pictures) == 1


def test_a_joiner_joins_or_is_not_there() -> None:
    for words in ("می‌خواهم", "👩‍🚀", "❤️‍🔥", "क्‍ष"):
        assert not hides(words)
        assert not unseen(words)
        assert is_plain(words)
        assert plain(words) == words
    for words in ("a\u200db", "\u200cمی", "می\u200c", "می\u200c\u200cخ", "a\u202eb", "x\u200b"):
        assert hides(words)
        assert unseen(words)
        assert not is_plain(words)
        assert "�" in plain(words)
