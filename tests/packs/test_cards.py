from __future__ import annotations

import time
from pathlib import Path
from typing import Literal

import pytest

from tabletop.packs.cards import Card, CardPack, read_cards
from tabletop.packs.error import PackError
from tabletop.packs.text_files import LARGEST, MOST, read_text


class Beast(Card, frozen=True, kw_only=True):
    teeth: int
    hides: tuple[Literal["fur", "scales"], ...] = ()


class Spell(Card, frozen=True, kw_only=True):
    pass


KINDS: dict[str, type[Card]] = {"beast": Beast, "spell": Spell}

WOLF = """
[[beast]]
id = "wolf"
name = "Wolf"
teeth = 42
hides = ["fur"]
text = "Bite 2."
flavour = "It has all of them."
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "beasts.toml").write_text(WOLF)
    return tmp_path


def changed(folder: Path, old: str, new: str) -> CardPack[Card]:
    (folder / "beasts.toml").write_text(WOLF.replace(old, new))
    return read_cards(folder, KINDS)


def test_a_card_is_what_its_table_says(folder: Path) -> None:
    pack = read_cards(folder, KINDS)
    assert pack.findings == []
    wolf = pack.cards["wolf"]
    assert isinstance(wolf, Beast)
    assert (wolf.name, wolf.teeth, wolf.text) == ("Wolf", 42, "Bite 2.")
    assert wolf.fields == {"teeth": 42, "hides": ("fur",)}
    assert (wolf.file, wolf.line) == ("beasts.toml", 2)
    assert pack.lines["wolf", "text"] == 7
    assert pack.lines["wolf", "id"] == 3


def test_all_files_of_a_folder_are_read_in_order_and_others_are_not(folder: Path) -> None:
    (folder / "apes.toml").write_text('[[spell]]\nid = "ape"\nname = "Ape"\n')
    (folder / "notes.txt").write_text("not a card")
    assert list(read_cards(folder, KINDS).cards) == ["ape", "wolf"]


@pytest.mark.parametrize(
    ("old", "new", "code", "message", "nearest"),
    [
        ("teeth =", "tooth =", "unknown-field", "'tooth'", "teeth"),
        ("teeth =", "line =", "unknown-field", "'line'", ""),
        ("teeth = 42", "", "missing-field", "teeth", ""),
        ("42", '"many"', "bad-value", "teeth: expected a whole number", ""),
        ('"fur"', '"furr"', "bad-value", "hides: 'furr' is none of fur, scales", "fur"),
        ('["fur"]', '"fur"', "bad-value", "hides: expected a list", ""),
        ('"wolf"', '"../wolf"', "bad-value", "id: expected small letters", ""),
        ('"Wolf"', '"W\\u0007olf"', "bad-value", "name: expected plain words", ""),
        ('"Wolf"', f'"{"W" * 61}"', "bad-value", "length <= 60", ""),
        ("[[beast]]", "[[beats]]", "unknown-kind", "'beats'", "beast"),
        ("[[beast]]", "[beast]\n[[beast.x]]", "unknown-field", "'x'", ""),
        (WOLF, "beast = [1]", "not-cards", "'beast' is not a card", "[[beast]]"),
        (WOLF, "beast = 1", "not-cards", "'beast' is not a card", "[[beast]]"),
    ],
)
def test_a_card_that_is_wrong_is_left_out_and_told_of(
    folder: Path, old: str, new: str, code: str, message: str, nearest: str
) -> None:
    pack = changed(folder, old, new)
    assert pack.cards == {}
    found = pack.findings[0]
    assert (found.code, found.file, found.nearest) == (code, "beasts.toml", nearest)
    assert message in found.message
    assert str(found).endswith(f"[{code}]")


def test_all_fields_that_a_card_lacks_are_told_at_once(folder: Path) -> None:
    found = changed(folder, WOLF, '[[beast]]\nid = "wolf"\nhides = ["furr"]\n').findings
    assert [each.code for each in found] == ["missing-field", "missing-field", "bad-value"]
    assert ["name" in found[0].message, "teeth" in found[1].message] == [True, True]


def test_a_finding_says_where_the_field_stands(folder: Path) -> None:
    (found,) = changed(folder, "teeth =", "\ntooth = 1\nteeth =").findings
    assert (found.line, found.card) == (6, "wolf")
    assert str(found).startswith("beasts.toml, line 6, wolf: ")


def test_the_second_card_of_one_id_is_told_of(folder: Path) -> None:
    (folder / "more.toml").write_text(WOLF.replace("42", "41"))
    pack = read_cards(folder, KINDS)
    (found,) = pack.findings
    assert (found.code, found.file) == ("duplicate-id", "more.toml")
    assert "beasts.toml, line 2" in found.message
    assert pack.cards["wolf"].fields["teeth"] == 42


@pytest.mark.parametrize(
    ("text", "line", "wrong"),
    [
        (b'[[beast]]\nid = "wolf', 2, "not TOML"),
        (b"[[beast]]\nid = 1\nid = 2\n", 3, "not TOML"),
        (b"[[beast]]\n\nid = '\xff'\n", 3, "not UTF-8"),
        (b"x = " + b"[" * 100_000, 0, "nested too deeply"),
        (b"x = " + b"9" * 100_000, 1, "not TOML"),
        (b"#" * (LARGEST + 1), 0, "too large"),
    ],
)
def test_a_file_that_is_not_toml_says_so(folder: Path, text: bytes, line: int, wrong: str) -> None:
    (folder / "bad.toml").write_bytes(text)
    with pytest.raises(PackError, match=wrong) as caught:
        read_cards(folder, KINDS)
    assert (caught.value.file, caught.value.line) == ("bad.toml", line)


@pytest.mark.sampled
@pytest.mark.parametrize(
    "text",
    [
        "a." * 190_000 + "a = 1\n",
        "a . " * 90_000 + "a = 1\n",
        f"x = {{ {'a.' * 190_000}a = 1 }}",
        "\n".join(f"[{'a.' * 50}b{n}]" for n in range(3_000)),
        "[[beast]]\n" * 39_000,
        "\n".join(f"a{n} = 1" for n in range(39_000)),
    ],
    ids=["key", "spaced key", "inline key", "headings", "cards", "kinds"],
)
def test_a_hostile_file_is_done_with_in_a_moment(folder: Path, text: str) -> None:
    (folder / "beasts.toml").write_text(text)
    start = time.process_time()
    try:
        sound = read_cards(folder, KINDS).cards
    except PackError:
        sound = {}
    assert sound == {}
    assert time.process_time() - start < 20  # what grows with the square takes minutes


def test_nothing_outside_the_folder_is_read(folder: Path) -> None:
    inside = folder / "pack"
    inside.mkdir()
    link = inside / "link.toml"
    for target in (folder / "beasts.toml", link):
        link.unlink(missing_ok=True)
        link.symlink_to(target)
        with pytest.raises(PackError, match="not a file of the folder itself"):
            read_cards(inside, KINDS)
    with pytest.raises(PackError, match="not a file of the folder itself"):
        read_text(inside, "../beasts.toml")


def test_a_folder_that_is_not_there_says_so(folder: Path) -> None:
    with pytest.raises(PackError, match="cannot be read"):
        read_cards(folder / "none", KINDS)


def test_a_folder_of_too_many_files_is_refused(folder: Path) -> None:
    for n in range(MOST):
        (folder / f"{n}.toml").touch()
    with pytest.raises(PackError, match="too many"):
        read_cards(folder, KINDS)


def test_a_folder_called_like_a_file_is_no_file(folder: Path) -> None:
    (folder / "inner.toml").mkdir()
    with pytest.raises(PackError, match="not there"):
        read_cards(folder, KINDS)
