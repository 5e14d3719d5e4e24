"""Languages of cards: each says every sentence, and what it says is read back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.__main__ import main
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Noun, Number
from tabletop.packs.card_wording import Wording
from tabletop.packs.cards import Card, Room, read_cards
from tabletop.packs.error import PackError
from tabletop.packs.game_folders import folder_of
from tabletop.packs.locale import Locale, check, languages, read_locale
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called, names

GERMAN = """
language = "Deutsch"
and = "und"

[words]
hare = "ein Hase"
hen = "eine Henne"

[words.accusative]
hare = "einen Hasen"

[phrases]
"{prey} hides" = "{prey} versteckt sich"
"eat {prey}" = "friss {prey:accusative}"

[names]
"Wolf" = "Wolf"
"""


class Beast(Card, frozen=True, kw_only=True):
    epithet: str = "the grey"


@pytest.fixture
def wording(tmp_path: Path) -> Wording:
    text = '[[beast]]\nid = "wolf"\nname = "Wolf"\ntext = "Eat a hare. A hen hides. Eat a hen."'
    (tmp_path / "beasts.toml").write_text(text)
    book = Phrasebook(n=Number(), prey=Noun({"hare": "a hare", "hen": "a hen"}))
    book.add("{prey} hides", "action")
    book.add("eat {prey}", "action")
    return Wording(lambda: read_cards(tmp_path, {"beast": Beast}), book)


def german(wording: Wording, folder: Path, old: str = "", new: str = "") -> Locale:
    locale = folder / "locale"
    locale.mkdir(exist_ok=True)
    (locale / "de.toml").write_text(GERMAN.replace(old, new) if old else GERMAN)
    return read_locale(locale, "de", wording)


def test_a_language_is_read_from_its_file(wording: Wording, tmp_path: Path) -> None:
    locale = german(wording, tmp_path)
    assert (locale.language, locale.findings) == ("Deutsch", [])
    assert languages(tmp_path / "locale") == ["de"]
    assert languages(tmp_path / "none") == []
    (text,) = wording.texts()
    said = "Friss einen Hasen. Eine Henne versteckt sich. Friss eine Henne."
    assert locale.translation.text(text.said) == said
    assert (locale.name("Wolf"), locale.name("the grey")) == ("Wolf", "the grey")
    (missing,) = check(locale, wording)
    assert (missing.code, missing.card) == ("untranslated-name", "wolf")
    assert "'the grey'" in missing.message


@pytest.mark.parametrize(
    ("old", "new", "codes"),
    [
        ('"eat {prey}" =', '"eet {prey}" =', ["unknown-phrase", "untranslated-phrase"]),
        ("friss {prey:accusative}", "friss", ["bad-translation"]),
        ("friss {prey:accusative}", "friss {prey:dative}", ["bad-translation"]),
        ('hen = "eine Henne"', "", ["bad-translation", "bad-translation"]),
        ('"ein Hase"', '"eine Henne"', ["bad-translation"]),
    ],
)
def test_what_is_not_translated_is_told_of(
    wording: Wording, tmp_path: Path, old: str, new: str, codes: list[str]
) -> None:
    found = list(check(german(wording, tmp_path, old, new), wording))
    assert [finding.code for finding in found] == codes
    assert found[0].file == "de.toml"
    if codes[0] == "unknown-phrase":
        assert found[0].nearest == "eat {prey}"


def test_words_that_are_too_long_for_the_face_are_told_of(
    wording: Wording, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale = german(wording, tmp_path, '"Wolf" = "Wolf"', '"Wolf" = "Wolf"\n"the grey" = "grau"')
    monkeypatch.setattr(Beast, "room", Room(26, 3))
    assert list(check(locale, wording)) == []
    monkeypatch.setattr(Beast, "room", Room(25, 3))
    (found,) = check(locale, wording)
    assert (found.code, found.card) == ("text-too-long", "wolf")
    assert found.sentence.startswith("Friss einen Hasen. Eine Henne versteckt sich.")


def test_a_sentence_that_is_read_as_another_is_told_of(wording: Wording, tmp_path: Path) -> None:
    locale = german(wording, tmp_path, "friss {prey:accusative}", "{prey} versteckt Sich")
    assert [finding.code for finding in check(locale, wording)] == ["untranslated-name"]
    wording.phrases.add("eat a hen", "action")
    toml = GERMAN.replace("[names]", '"eat a hen" = "friss die Henne"\n[names]')
    (tmp_path / "locale" / "de.toml").write_text(toml.replace("eine Henne", "die Henne"))
    again = read_locale(tmp_path / "locale", "de", wording)
    assert "does-not-read-back" not in [finding.code for finding in check(again, wording)]
    (tmp_path / "beasts.toml").write_text(
        '[[beast]]\nid = "wolf"\nname = "Wolf"\ntext = "Eat a hare."'
    )
    bad = german(wording, tmp_path, "[names]", '"eat a hen" = "friss einen Hasen"\n[names]')
    (found, _) = sorted(check(bad, wording), key=lambda finding: finding.code)
    assert (found.code, found.sentence) == ("does-not-read-back", "Friss einen Hasen.")


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("[words]", "[words", "is no language"),
        ('language = "Deutsch"', "", "is no language"),
        ("[names]", "[name]", "is no language"),
        ('"ein Hase"', "3", "is no language"),
    ],
)
def test_a_file_that_is_no_language_says_so(
    wording: Wording, tmp_path: Path, old: str, new: str, wrong: str
) -> None:
    with pytest.raises(PackError, match=wrong):
        german(wording, tmp_path, old, new)


def test_a_language_that_is_not_there_says_which_are(wording: Wording, tmp_path: Path) -> None:
    german(wording, tmp_path)
    with pytest.raises(PackError, match=r"no such language\. There are: de"):
        read_locale(tmp_path / "locale", "fr", wording)


SHIPPED = [
    (game, language)
    for game in map(game_called, names())
    for language in languages(folder_of(game.id) / "locale")
]


def test_there_is_a_game_in_another_language() -> None:
    assert SHIPPED


@pytest.mark.parametrize(
    ("game", "language"), SHIPPED, ids=lambda value: getattr(value, "id", value)
)
def test_each_sentence_of_each_card_is_printed_read_back_and_printed_again(
    game: Game, language: str
) -> None:
    assert game.wording is not None
    locale = read_locale(folder_of(game.id) / "locale", language, game.wording)
    assert list(check(locale, game.wording)) == []
    told = 0
    for text in game.wording.texts():
        translated = locale.translation.text(text.said)
        read = parse(translated, locale.translation.book)
        back = [locale.translation.back(said) for said in read if isinstance(said, Clause)]
        assert " ".join(map(str, back)) == text.words
        for said, again in zip(text.clauses, read, strict=True):
            assert isinstance(again, Clause)
            ours = locale.translation.back(again)
            assert [part.values for part in ours.parts] == [part.values for part in said.parts]
            assert str(again) != str(said)
            told += 1
    assert told == sum(len(text.said) for text in game.wording.texts())


@pytest.mark.parametrize(
    ("game", "language"), SHIPPED, ids=lambda value: getattr(value, "id", value)
)
def test_the_command_prints_all_cards(
    game: Game, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert game.wording is not None
    assert main(["lint", game.id, "--language", language]) == 0
    said = capsys.readouterr().out
    assert said.endswith("\n0 findings\n")
    assert [card for card in game.wording.pack().cards if f"({card})" not in said] == []
    assert main(["lint", game.id, "--language", "xx"]) == 2
