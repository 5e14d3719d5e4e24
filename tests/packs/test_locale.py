"""Languages of cards: each says every sentence, and what it says is read back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tabletop.__main__ import main
from tabletop.cardtext.clause import Clause
from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom, state
from tabletop.grammar.noun import kinds_of, people
from tabletop.grammar.verb import verb
from tabletop.packs.card_wording import Wording
from tabletop.packs.cards import Card, Room, read_cards
from tabletop.packs.error import PackError
from tabletop.packs.game_folders import folder_of
from tabletop.packs.locale import Locale, check, languages, read_locale
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called, names
from tests.grammar.composing import sentence

GERMAN = """
language = "Deutsch"
tongue = "German"

[nouns]
beast = "das Tier, die Tiere"
hare = "der Hase, den Hasen, die Hasen"
hen = "die Henne, die Hennen"

[verbs]
eat = "{whom:accusative} [fressen]"

[states]
"[be] hidden" = "versteckt [sein]"

[idioms]
"what is so" = "{condition:main}"

[names]
"Wolf" = "Wolf"
"""


class Beast(Card, frozen=True, kw_only=True):
    epithet: str = "the grey"


def beasts() -> Grammar:
    grammar = Grammar(English())
    beast = people(grammar, "beast", "beasts", "beast", suffix="beast", players=False)
    kinds_of(beast, "prey", {"hare": ("hare", "hares"), "hen": ("hen", "hens")})
    verb(grammar, "eat", beast, "[eat] {whom}", slots={"whom": "beast"}, only=("done",),
         does=lambda context, who, whom: None, order=lambda context, whom: None)  # fmt: skip
    state(grammar, beast, "[be] hidden", run=lambda context, who: True)
    idiom(grammar, "quest", "{condition}", run=lambda context, condition: True,
          slots={"condition": "condition"}, name="what is so")  # fmt: skip
    return grammar


@pytest.fixture
def wording(tmp_path: Path) -> Wording:
    text = '[[beast]]\nid = "wolf"\nname = "Wolf"\ntext = "Eat a hare. A hen is hidden. Eat a hen."'
    (tmp_path / "beasts.toml").write_text(text)
    return Wording(lambda: read_cards(tmp_path, {"beast": Beast}), beasts())


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
    said = "Friss einen Hasen. Eine Henne ist versteckt. Friss eine Henne."
    assert locale.text(text.said) == said
    assert (locale.name("Wolf"), locale.name("the grey")) == ("Wolf", "the grey")
    (missing,) = check(locale, wording)
    assert (missing.code, missing.card) == ("untranslated-name", "wolf")
    assert "'the grey'" in missing.message


@pytest.mark.parametrize(
    ("old", "new", "codes"),
    [
        ("eat =", "eet =", ["unworded-part", "unknown-part"]),
        ('"versteckt [sein]"', '"versteckt"', ["bad-words"]),
        ("[fressen]", "{why} [fressen]", ["bad-words"]),
        ("{whom:accusative} ", "", ["bad-words"]),
        ("die Hasen", "ein Hase", ["bad-words"]),
        ('hen = "die Henne, die Hennen"', "", ["unworded-part"]),
    ],
)
def test_what_lacks_words_is_told_of(
    wording: Wording, tmp_path: Path, old: str, new: str, codes: list[str]
) -> None:
    found = list(check(german(wording, tmp_path, old, new), wording))
    assert list(dict.fromkeys(finding.code for finding in found)) == codes
    assert found[0].file == "de.toml"
    assert {finding.nearest for finding in found if finding.code == "unknown-part"} <= {"eat"}


def test_a_sentence_without_its_words_stays_as_it_is(wording: Wording, tmp_path: Path) -> None:
    locale = german(wording, tmp_path, "eat =", "eet =")
    (text,) = wording.texts()
    assert locale.text(text.said) == "Eat a hare. Eine Henne ist versteckt. Eat a hen."
    assert not locale.sound
    names = german(wording, tmp_path, 'tongue = "German"', "")
    assert names.text(text.said) == text.words
    assert (names.findings, names.sound) == ([], False)


def test_words_that_are_too_long_for_the_face_are_told_of(
    wording: Wording, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale = german(wording, tmp_path, '"Wolf" = "Wolf"', '"Wolf" = "Wolf"\n"the grey" = "grau"')
    monkeypatch.setattr(Beast, "room", Room(25, 3))
    assert list(check(locale, wording)) == []
    monkeypatch.setattr(Beast, "room", Room(24, 3))
    (found,) = check(locale, wording)
    assert (found.code, found.card) == ("text-too-long", "wolf")
    assert found.sentence.startswith("Friss einen Hasen. Eine Henne ist versteckt.")


def test_a_sentence_that_is_read_as_another_is_told_of(wording: Wording, tmp_path: Path) -> None:
    bad = german(wording, tmp_path, "die Henne, die Hennen", "der Hase, den Hasen, die Hasen")
    found = next(each for each in check(bad, wording) if each.code == "does-not-read-back")
    assert found.sentence == "Friss einen Hasen."


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("[nouns]", "[nouns", "is no language"),
        ('tongue = "German"', 'tongue = "Latin"', "no tongue 'Latin'"),
        ('language = "Deutsch"', "", "is no language"),
        ("[names]", "[name]", "is no language"),
        ('"das Tier, die Tiere"', "3", "is no language"),
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
    clauses = {str(said): said for text in game.wording.texts() for said in text.said}
    for own, said in clauses.items():
        assert isinstance(said, Clause)
        translated = locale.sentence(said)
        assert translated != own
        assert locale.readings(translated) == [said]


def composed(game: Game, language: str, often: int) -> tuple[int, list[str]]:
    """How many of so many composed sentences the language says, and those that it does not read
    back as what they are."""
    assert game.wording is not None
    own, locale = (
        game.wording.phrases,
        read_locale(folder_of(game.id) / "locale", language, game.wording),
    )
    assert isinstance(own, Grammar)
    luck, said, lost = Random(3), 0, []
    for clause in (sentence(own, luck) for _ in range(often)):
        if clause is None or own.readings(str(clause)) != [clause]:
            continue
        words = locale.says(clause)
        said += words is not None
        lost += [words] * (words is not None and locale.readings(words) != [clause])
    return said, lost


@pytest.mark.parametrize(
    ("game", "language"), SHIPPED, ids=lambda value: getattr(value, "id", value)
)
def test_what_is_composed_of_the_words_of_a_game_is_said_and_read_back(
    game: Game, language: str
) -> None:
    said, lost = composed(game, language, 40)
    assert said > 20
    assert lost == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "language"), SHIPPED, ids=lambda value: getattr(value, "id", value)
)
def test_of_very_many_composed_sentences_nearly_none_is_lost(game: Game, language: str) -> None:
    said, lost = composed(game, language, 1000)
    assert said > 500
    assert len(lost) * 100 < said


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
