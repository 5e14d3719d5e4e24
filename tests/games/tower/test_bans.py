"""What a card forbids is not offered, and done otherwise leaves the table as it was; what may be
awaited before it is done may be replaced."""

from __future__ import annotations

import pytest

from tabletop.games.tower.game import GAME
from tests.games.tower.climbing import (
    at_rest,
    blocked,
    climb,
    foe_health,
    health,
    keys,
    names,
    option,
    play,
    question,
    wards_left,
)
from tests.games.tower.test_meeting_sentences import KNIGHT, PLAIN, Saying, saying

assert saying, GAME  # the fixture; with the game come its verbs

FOE = "major-2"
HANDS = [["swords-4", "pentacles-3"], ["wands-2"]]


@pytest.mark.rule("TWR-085")
@pytest.mark.parametrize(
    ("forbids", "barred"),
    [
        ("No Hero can Rest.", {"rest"}),
        ("No Hero can Focus.", {"focus"}),
        ("No Hero can regain Health.", {"rest"}),
        ("You cannot play a Swords card.", {"play swords-4"}),
        ("You cannot attack.", {"play swords-4"}),
    ],
)
def test_an_action_that_a_card_forbids_is_shown_with_the_card(
    saying: Saying, forbids: str, barred: set[str]
) -> None:
    saying({PLAIN: forbids})
    session = climb(heroes=(PLAIN, KNIGHT), hands=HANDS, health={0: 10, 1: 10})
    assert blocked(session).keys() == barred
    for key in barred:
        assert option(session, key).why.startswith("King of Cups: ")


@pytest.mark.rule("TWR-022")
def test_who_can_do_nothing_does_nothing_and_is_struck(saying: Saying) -> None:
    saying({PLAIN: "You cannot Rest. You cannot Focus. You cannot play a card."})
    session = climb(heroes=(PLAIN, KNIGHT), hands=HANDS, dice=[3])
    assert keys(session) == ["nothing"]
    play(session, "nothing")
    assert health(session, 0) == 17
    at_rest(session, 1)


@pytest.mark.rule("TWR-052")
def test_a_ward_that_may_not_be_dispelled_is_not_offered_and_stays(saying: Saying) -> None:
    saying({FOE: "Each Hero cannot dispel a Ward."})
    session = climb(heroes=(PLAIN, KNIGHT), hands=HANDS, foe=FOE)
    play(session, "play pentacles-3")
    assert keys(session) == ["keep"]
    assert option(session, "dispel").why
    saying({KNIGHT: "When you Rest, the Foe loses all Wards."})
    session = climb(heroes=(PLAIN, KNIGHT), hands=HANDS, foe=FOE, active=1)
    play(session, "rest")
    assert wards_left(session) == 1


@pytest.mark.parametrize(
    ("text", "key", "left"),
    [
        ("When you would Rest, instead draw 2 cards.", "rest", (10, 2)),
        ("When you would Focus, instead you regain 2 Health.", "focus", (12, 0)),
        ("When you would play a Cups card, instead draw 1 card.", "play cups-2", (10, 1)),
    ],
)
def test_what_is_told_of_can_be_replaced(
    saying: Saying, text: str, key: str, left: tuple[int, int]
) -> None:
    saying({KNIGHT: text})
    hands = [[], ["cups-2"] if "cups" in key else []]
    session = climb(heroes=(PLAIN, KNIGHT), hands=hands, health={0: 10, 1: 10}, active=1, dice=[1])
    play(session, *([key, "heal 0"] if "cups" in key else [key]))
    assert (health(session, 1) + 1, len(names(session, "hand:1"))) == left
    assert health(session, 0) == 10


def test_what_is_left_to_somebody_is_not_asked_where_it_is_forbidden(saying: Saying) -> None:
    saying({PLAIN: "You cannot draw cards.", KNIGHT: "When you Rest, each Hero may draw 1 card."})
    session = climb(heroes=(PLAIN, KNIGHT), hands=HANDS, active=1)
    play(session, "rest")
    assert question(session).seat == 0
    assert keys(session) == ["no"]
    play(session, "no", "yes")
    assert [len(names(session, f"hand:{seat}")) for seat in (0, 1)] == [2, 2]


def test_what_dispels_and_deals_does_only_what_it_may(saying: Saying) -> None:
    saying({PLAIN: "When you would dispel a Ward, instead draw 1 card."})
    session = climb(heroes=(PLAIN, KNIGHT), hands=HANDS, foe=FOE)
    play(session, "play pentacles-3", "dispel")
    while "give 0" in keys(session):
        play(session, "give 1")
    assert (wards_left(session), foe_health(session)) == (1, 10)
    assert names(session, "discard")[:1] == ["pentacles-3"]
