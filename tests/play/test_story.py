"""What of a game is worth telling again: what each game says of it, and how lines are weighed."""

from __future__ import annotations

import pytest

from tabletop.packs.rulebook import rulebook
from tabletop.play.rules.chronicle import Line
from tabletop.play.rules.game_box import Box, put_in_play
from tabletop.play.rules.story import LINE, NUMBER, Story, Told, joined, weighed
from tabletop.play.shelf.game_shelf import game_at, package_of, shelf
from tests.architecture.sources import ROOT
from tests.saves.games import played

BOXES = [
    box
    for box in shelf()
    if isinstance(box, Box) and package_of(box.id).startswith("tabletop.games.")
]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.id)
def test_every_game_says_what_is_worth_telling_by_lines_that_it_has(box: Box) -> None:
    modules = [each.id for each in box.modules if not each.fault]
    game = game_at(box.id, put_in_play(modules))
    story, book = game.whole_story, rulebook(game.edition)
    weights = [*story.turning, *story.notable, *story.told]
    assert story.turning
    assert story.chapters
    assert len({*weights}) == len(weights)
    code = "".join(
        path.read_text("utf-8") for path in (ROOT / "tabletop" / "games" / box.id).rglob("*.py")
    )
    for key in (*weights, *story.chapters):
        rule, _, words = key.partition(" ")
        assert rule in book.rules
        assert code.count(f"'{words}") + code.count(f'"{words}') > 0


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.id)
def test_a_game_that_is_played_has_chapters_and_something_to_tell(box: Box) -> None:
    session = played(70, game=box.id)
    story = session.game.whole_story
    told = [*weighed(session.lines, story, len(session.table.seats))]
    assert [each.line for each in told] == session.lines
    assert any(each.heading for each in told)
    assert {each.weight for each in told} >= {0, 1, 2}


def line(words: str, rule: str = "", *, by_hand: bool = False) -> Line:
    return Line(0, words, [], rule, by_hand)


def test_lines_are_weighed_by_rule_and_by_how_they_begin() -> None:
    story = Story(
        turning=("TOY-001",), notable=("TOY-002 {} falls",), told=("TOY-002",),
        chapters={"TOY-003": f"{NUMBER}: {LINE}"},
    )  # fmt: skip
    lines = [
        line("A storm.", "TOY-001"),
        line("{} falls.", "TOY-002"),
        line("{} stands.", "TOY-002"),
        line("A card is drawn.", "TOY-009"),
        line("Day.", "TOY-003"),
        line("By hand: a card was moved.", by_hand=True),
        line("The game is over: {}", "TOY-009"),
    ]
    assert [each.weight for each in weighed(lines, story, 2)] == [3, 2, 1, 0, 0, 2, 3]
    assert [each.heading for each in weighed(lines, story, 2) if each.heading] == ["1: {line}"]
    assert Story().weight(lines[3]) == 1  # a game that says nothing of it tells all


def test_rounds_are_counted_by_turns_and_modules_add_to_what_is_told() -> None:
    turns = Story(chapters={"TOY-001": f"Round {NUMBER}"}, per_seat=True)
    brought = Story(notable=("TOY-002",), chapters={"TOY-003": LINE})
    story = joined([turns, brought])
    lines = [line("{} begins.", "TOY-001") for _ in range(5)]
    headings = [each.heading for each in weighed(lines, story, 2)]
    assert headings == ["Round 1", "", "Round 2", "", "Round 3"]
    assert story.weight(line("", "TOY-002")) == 2
    assert Told(lines[0], 0).heading == ""
