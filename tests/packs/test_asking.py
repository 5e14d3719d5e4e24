"""Tables are asked whatever the words of a grammar can ask; what is surely so at which moments."""

from __future__ import annotations

from tabletop.commands.asking import Asking, Often
from tabletop.games.tower.rules.executor import EXECUTOR
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.start.new_game import new_game
from tests.games.tower.climbing import climb


def asked(games: int) -> Asking:
    """What tables answer in so many games, with two Heroes and with three."""
    wording = game_called("tower").wording
    assert wording is not None
    asking = Asking(wording.phrases)
    asking.context = EXECUTOR.context
    asking.nouns, asking.meant = EXECUTOR.whom.all_of, EXECUTOR.whom.among
    for number in range(games):
        heroes = ("wands-page", "cups-knight", "swords-page")[: 2 + number % 2]
        hands = [["cups-2", "swords-4"], ["swords-5"], ["swords-6"]]
        table = climb(heroes=heroes, hands=hands[: len(heroes)], health={0: 7, 1: 20}).table
        asking.begin()
        for _ in range(2):
            asking.ask(table, [("now", 0)])
    return asking


def test_how_much_there_is_and_what_can_be_paid_is_asked_of_the_declarations() -> None:
    ranges = asked(2).ranges()
    assert ranges["condition: has: Health"] == [7, 20]
    assert ranges["cost: pay: lose Health"] == [6, 19], "who would fall by it cannot pay"
    assert ranges["cost: pay: discard"] == [1, 2]
    assert ranges["condition: so many Heroes"] == [2, 3]
    assert ranges["people: each"] == [2, 3]
    assert ranges["condition: [be] unhurt"] == [0, 1]
    assert "condition: the roll is {so}" not in ranges, "nothing was rolled"


def test_a_few_games_tell_nothing_of_moments() -> None:
    asking = asked(2)
    assert asking.at_moments() == {}
    assert asking.exclusive() == {}, "in two games much is not so together by chance"


def test_how_often_something_happens_in_a_period_is_counted_to_one_and_in_all() -> None:
    table = new_game("tower", seats=2, seed=1, hashing=False).table
    often = Often({"once per turn": lambda table: 1})
    for _ in range(2):
        often.begin()
        for who in (0, 1, 1):
            often.note("Falls", table, who)
    assert often.often(6) == {"Falls": {"once per turn": 3}, "Falls of one": {"once per turn": 2}}
    assert often.often(7) == {}, "that is too seldom to tell"
