"""What lasts: until the end of a turn, of a floor, of somebody's next turn; and is over then."""

from __future__ import annotations

import pytest

from tabletop import Session, load
from tabletop.games.tower.game import GAME
from tests.games.tower.climbing import climb, foe_health, health, keys, names, play
from tests.games.tower.test_meeting_sentences import KNIGHT, PLAIN, Saying, saying

assert saying, GAME  # the fixture; with the game come its verbs

THIRD = "swords-page"
CUPS, TOKEN = "cups-2", "lasting:cups-2:text:1"


def played(
    say: Saying, text: str, dice: tuple[int, ...] = (1, 1, 1, 1, 1), **more: object
) -> Session:
    """The Two of Cups is played, heals its player, and says *text*, too."""
    say({CUPS: text})
    position: dict[str, object] = {
        "heroes": (PLAIN, KNIGHT, THIRD),
        "hands": [[CUPS, "swords-4"], ["swords-5", "cups-3"], ["swords-6"]],
        "health": {0: 10, 1: 10, 2: 10},
        "wards": None, "floor": 5, "dice": dice,
    }  # fmt: skip
    session = climb(**position | more)  # type: ignore[arg-type]
    return play(session, f"play {CUPS}", "heal 0")


def lasts(session: Session) -> bool:
    return TOKEN in names(session, "kept")


ENDS = {
    "this turn": 0,
    "until the end of the turn": 0,
    "until the end of your turn": 0,
    "until the next turn": 0,
    "until the end of the next turn": 1,
    "until your next turn": 2,
    "until the end of your next turn": 3,
    "until the end of the active Hero's next turn": 3,
    "for the rest of the fight": 9,
    "until the end of the game": 9,
}
"""Whose turn, counted from that in which it was said, is the last in which it lasts."""


@pytest.mark.parametrize("until", ENDS)
def test_what_lasts_is_over_when_its_time_is(saying: Saying, until: str) -> None:
    session = played(saying, f"No Hero can discard cards {until}.")
    last, turns = ENDS[until], 0
    while lasts(session) and turns < 5:
        play(session, "rest")
        turns += 1
    assert turns == min(last, 5)


def test_of_somebody_else_it_is_over_with_that_ones_turn(saying: Saying) -> None:
    text = (
        "Choose another Hero. Until the end of that Hero's next turn, "
        "their Health cannot drop below 1."
    )
    session = play(played(saying, text, dice=(1, 1, 6, 6)), "seat 2")
    assert names(session, "kept") == ["lasting:cups-2:text:2"]
    session.override("count", piece=session.table.named(THIRD).id, counter="health", value=2)
    play(session, "rest", "focus")
    assert health(session, 2) == 1
    assert not names(session, "kept")


def test_a_number_is_as_much_more_for_so_long(saying: Saying) -> None:
    session = played(
        saying, "Each other Hero has +2 to Swords cards until the end of that Hero's next turn."
    )
    play(session, "play swords-5")
    assert foe_health(session) == 30 - 7
    play(session, "play swords-6")
    assert foe_health(session) == 30 - 7 - 9
    play(session, "play swords-4")
    assert foe_health(session) == 30 - 7 - 9 - 4


def test_what_is_forbidden_may_be_done_again(saying: Saying) -> None:
    session = played(saying, "No Hero can Focus until the end of the next turn.")
    assert "focus" not in keys(session)
    play(session, "rest")
    assert "focus" in keys(session)


def test_what_is_awaited_is_so_until_then_and_each_time(saying: Saying) -> None:
    session = played(
        saying, "Until your next turn, when a Hero loses Health, that Hero regains 3 Health."
    )
    assert health(session, 0) == 10 + 3 - 1 + 3
    play(session, "play swords-5", "play swords-6")
    assert (health(session, 1), health(session, 2)) == (12, 12)
    assert not lasts(session)


def test_it_is_undone_and_kept_in_a_save(saying: Saying) -> None:
    session = played(saying, "You cannot Rest until the end of your next turn.")
    again = load(session.to_json())
    assert names(again, "kept") == [TOKEN]
    assert session.undo()
    assert not names(session, "kept")


@pytest.mark.parametrize(
    "text",
    [
        "At the start of your next turn, regain 5 Health.",
        "Regain 5 Health at the beginning of your next turn.",
    ],
)
def test_what_waits_for_the_start_of_the_next_turn_is_done_once(saying: Saying, text: str) -> None:
    session = played(saying, text)
    left = []
    for _ in range(6):
        left.append(health(session, 0))
        play(session, "focus")
    assert left == [12, 12, 17, 16, 16, 16]
    assert not lasts(session)
