"""Laying out games: any position, and everything that cannot be laid is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Flow, Refusal, Seat, lay, load, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.records.journal import Answer
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.start.new_game import same_deal
from tabletop.table.table import check, freeze
from tests.play.toy import TOY

FIGHT: dict[str, Any] = {
    "seats": 2,
    "zones": {
        "hero:0": ["cups-queen"],
        "hero:1": ["wands-page"],
        "floor:1": ["wands-10", "major-2"],
        "hand:0": ["cups-2", "cups-3"],
    },
    "flow": Flow("act"),
    "counters": {"floor": 1},
    "on": {"cups-queen": {"health": 7}, "wands-page": {"health": 20}, "major-2": {"health": 10}},
    "face_up": ["hero:0", "hero:1", "major-2"],
    "coming": [4],
}


def laid(**more: Any) -> Any:
    return lay("tower", **{**FIGHT, **more})


def test_a_position_is_laid_as_it_is_told() -> None:
    table = laid().table
    assert [card.name for card in table["hand:0"]] == ["cups-2", "cups-3"]
    assert table.named("cups-queen").counters == {"health": 7}
    assert [card.face_up for card in table["floor:1"]] == [False, True]
    assert table["hero:0"][0].face_up
    assert table.count("floor") == 1
    assert table.coming == [4]
    assert len(table["box"]) == 78 - 6, "all others lie aside"
    assert not any(card.face_up for card in table["box"])
    assert check(table) == []


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"zones": {"cellar": []}}, "no zone 'cellar'. There are: box"),
        ({"zones": {"hand:2": ["cups-2"]}}, "no zone 'hand:2'"),
        ({"zones": {"hand:0": ["cups-11"]}}, "no piece 'cups-11'"),
        ({"zones": {"hand:0": ["cups-2#2"]}}, "no piece 'cups-2#2'"),
        ({"zones": {"hand:0": ["cups-2", "cups-2#1"]}}, "'cups-2#1' is laid twice"),
        ({"zones": {"hand:0": ["cups-2"], "deck": ["cups-2"]}}, "'cups-2' is laid twice"),
        ({"zones": {"hand:0": ["cups-2", "cups-2"]}}, "'cups-2' is laid twice"),
        ({"on": {"cups-11": {"health": 1}}}, "no piece 'cups-11'"),
        ({"flow": Flow("sleep")}, "no step 'sleep'. There are: "),
        ({"flow": Flow("act", {"loud": True})}, "Step 'act' does not fit"),
        ({"seats": 5}, "2 to 4 seats, not 5"),
        ({"seats": 10**12}, "2 to 4 seats, not 1000000000000"),
        ({"seats": [Seat("\ud800", 0), Seat("Bo", 1)]}, "cannot be saved"),
        ({"seats": [Seat("x" * 201, 0), Seat("Bo", 1)]}, "length <= 200 - at `$.seats[0].name`"),
        ({"seats": 2.5}, "Expected `int | array`, got `float` - at `$.seats`"),
        ({"zones": {"hand:0": "cups-2"}}, "Expected `array`, got `str` - at `$.zones[...]`"),
        ({"zones": {"hand:0": ["cups-22"]}}, "no piece 'cups-22' in this game. There are: cups-2"),
        ({"on": {"major-2": {"helth": 1}}}, "no counter 'helth'. Did you mean 'health'?"),
        ({"counters": {"flor": 1}}, "no counter 'flor'. Did you mean 'floor'?"),
        ({"counters": {"floor": 9_000_000}}, "`int` <= 1000000 - at `$.counters[...]`"),
        ({"on": {"major-2": {"health": "ten"}}}, "Expected `int`, got `str` - at `$.on[...][...]`"),
        ({"coming": [7]}, "No die can show 7. There are: d6"),
        ({"coming": [0]}, "Expected `int` >= 1 - at `$.coming[0]`"),
        ({"face_up": ["cups-11"]}, "no piece 'cups-11'"),
        ({"face_up": ["cups-9"]}, "'cups-9' is to lie face up, but is laid in no zone"),
        ({"flow": Flow("", {})}, "no step ''"),
        ({"flow": "act"}, "Expected `object`, got `str` - at `$.flow`"),
        ({"options": {"weather": "rain"}}, "no option 'weather'"),
        ({"options": {"fool": "king"}}, "'fool' is one of excuse, wild, renewal, not 'king'"),
    ],
)
def test_what_cannot_be_laid_is_refused(more: dict[str, Any], words: str) -> None:
    with pytest.raises(Refusal) as refusal:
        laid(**more)
    assert words in str(refusal.value)


def test_where_the_rules_cannot_go_on_nothing_is_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.play.start.new_game.game_called", lambda *_: TOY)
    with pytest.raises(Refusal, match=r"Play cannot begin at 'call' as this is laid: .* seat 9"):
        lay("toy", seats=2, zones={}, flow=Flow("call"), counters={"called": 9})


def test_an_unknown_game_is_refused_and_the_known_are_named() -> None:
    for start in (lambda: new_game("towr", seats=2, seed=1), lambda: game_called("towr")):
        with pytest.raises(Refusal, match=r"no game 'towr'. There are: .*tower"):
            start()


def test_options_settle_to_their_defaults() -> None:
    assert TOY.settle({}) == {"noise": "soft", "dice": "seeded", "cards": "seeded"}
    settled = TOY.settle({"noise": "loud", "tune.red-1": "high"})
    assert settled == {
        "noise": "loud",
        "dice": "seeded",
        "cards": "seeded",
        "tune.red-1": "high",
    }


@pytest.mark.parametrize(
    "options",
    [{"noise": "deaf"}, {"tune": "high"}, {"tune.blue-1": "high"}, {"tune.red-1": "shrill"}],
)
def test_options_that_a_game_does_not_have_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(Refusal):
        TOY.settle(options)


def test_the_seats_of_two_games_are_not_shared() -> None:
    seats = [Seat("Ada", 0), Seat("Bo", 1)]
    first, second = (new_game("tower", seats=seats, seed=1) for _ in range(2))
    first.override("seat", seat=0, name="Cy", player=0)
    assert (seats[0].name, second.table.seats[0].name) == ("Ada", "Ada")


def test_every_preset_of_every_game_can_be_played() -> None:
    game = game_called("tower")
    for preset in game.presets.values():
        session = new_game("tower", seats=2, seed=1, options=preset)
        assert {**session.table.options, **preset} == session.table.options


@pytest.mark.parametrize("name", ["tower", "parsifal", "scenario"])
def test_the_same_deal_comes_to_the_same_by_the_same_answers(name: str) -> None:
    first = new_game(name, seats=2, seed=5)
    choose, luck, given = bot(first.game, "random"), Luck(1), []
    while len(given) < 25 and (asked := first.decision):
        given.append((asked.seat, choose(first.view(asked.seat), asked, luck)))
        first.answer(given[-1][1], seat=asked.seat)
    again = same_deal(load(first.to_json()))
    assert not [entry for entry in again.journal.entries if isinstance(entry, Answer)]
    for seat, key in given:
        again.answer(key, seat=seat)
    assert freeze(again.table) == freeze(first.table)
