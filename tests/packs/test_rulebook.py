from __future__ import annotations

import pytest

from tabletop.packs.error import PackError
from tabletop.packs.rulebook import Rulebook, read_rulebook, rulebook
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called, names, package_of

SHIPPED = [name for name in names() if package_of(name).startswith("tabletop.")]

QUOTABLE = 160
"""Characters: what fits a refusal's line."""

BOOK = """# A game

## Before

Some prose
over two lines.

- one
- two

## Play

**ABC-001** [enforce] Nobody cheats. *Our ruling:* not
even the dealer.

**ABC-002** [info] The dealer is *poor*.
"""


def test_chapters_paragraphs_and_rules_are_told_apart() -> None:
    book = read_rulebook(BOOK)
    assert book.title == "A game"
    assert [chapter.title for chapter in book.chapters] == ["Before", "Play"]
    assert book.chapters[0].paragraphs == ["Some prose over two lines.", "- one\n- two"]
    assert book.chapters[1].rules == list(book.rules.values())
    rule = book.rules["ABC-001"]
    assert (rule.tag, rule.chapter, rule.first) == ("enforce", "Play", "Nobody cheats.")
    assert rule.text == "Nobody cheats. *Our ruling:* not even the dealer."
    assert book.rules["ABC-002"].first == "The dealer is poor."


def test_a_part_of_the_book_may_have_a_letter_of_its_own() -> None:
    book = read_rulebook(BOOK + "\n**ABC-B01** [enforce] Nobody peeps, either.\n")
    assert [*book.rules] == ["ABC-001", "ABC-002", "ABC-B01"]
    with pytest.raises(PackError, match="ABC-B01 is missing, while there is ABC-B02"):
        read_rulebook(BOOK + "\n**ABC-B02** [enforce] Nobody peeps, either.\n")


@pytest.mark.parametrize(
    ("old", "new", "line", "wrong"),
    [
        ("ABC-002", "ABC-001", 16, "ABC-001 is here for the second time"),
        ("ABC-002", "ABC-003", 0, "ABC-002 is missing, while there is ABC-003"),
        ("ABC-002", "XYZ-002", 0, "ABC-002 is missing"),
        ("[enforce]", "[enforced]", 13, "does not begin as a rule does"),
        ("**ABC-001**", "**ABC-1**", 13, "does not begin as a rule does"),
        ("*poor*.", "*poor*", 16, "is not a sentence"),
        ("**ABC-002** [info] ", "", 16, "follows a rule but has no number"),
        ("## Before", "Before", 3, "stands outside a chapter"),
        ("## Play", "### Play", 11, "stands outside a chapter"),
        (BOOK, "", 0, "There is no rule in it"),
    ],
)
def test_a_broken_book_says_where_and_what_to_do(old: str, new: str, line: int, wrong: str) -> None:
    with pytest.raises(PackError, match=wrong) as caught:
        read_rulebook(BOOK.replace(old, new), "book.md")
    assert (caught.value.file, caught.value.line) == ("book.md", line)
    assert caught.value.remedy.endswith(".")


def test_a_game_without_a_rulebook_says_so() -> None:
    with pytest.raises(PackError, match=r"rulebook\.md: This file is not there"):
        rulebook("no-such-game")


@pytest.fixture(params=names())
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook(request.param)


def test_each_rule_opens_with_a_sentence_short_enough_to_quote(book: Rulebook) -> None:
    assert [r.id for r in book.rules.values() if not 10 < len(r.first) <= QUOTABLE] == []


def test_a_rulebook_names_no_rule_that_it_lacks(book: Rulebook) -> None:
    prefix = next(iter(book.rules))[:4]
    for chapter in book.chapters:
        for text in (*chapter.paragraphs, *(rule.text for rule in chapter.rules)):
            named = {word.strip("().,:;") for word in text.split() if prefix in word}
            assert named <= set(book.rules), text


def test_a_rulebook_begins_with_something_to_read(book: Rulebook) -> None:
    assert book.chapters[0].paragraphs or book.primer is None
    assert any(chapter.rules for chapter in book.chapters)


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_that_is_shipped_is_told_in_two_minutes(game: str) -> None:
    primer = rulebook(game).primer
    assert primer is not None, "begin rulebook.md with a chapter without rules: docs/games.md"
    assert primer.paragraphs


@pytest.mark.parametrize("game", [game_called(name) for name in names()], ids=names())
def test_each_table_option_is_told_under_its_rule(game: Game) -> None:
    book = rulebook(game.id)
    ruled = [option for option in game.options if option.rule]
    assert ruled or not game.options
    for option in ruled:
        assert option.rule in book.rules
        if not option.each:
            assert f"*{option.title}*" in book.rules[option.rule].text
