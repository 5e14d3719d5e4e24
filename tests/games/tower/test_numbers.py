"""Numbers of the rules, as cards change them: looked up wherever the rules use them."""

from __future__ import annotations

import pytest

from tabletop.games.tower.game import GAME
from tests.games.tower.climbing import climb, foe_health, health, keys, names, option, play
from tests.games.tower.test_meeting_sentences import KNIGHT, PLAIN, Saying, saying

assert saying, GAME  # the fixture; with the game come its verbs

FOE = "major-2"
DECK = ["cups-9", "wands-9", "swords-9", "pentacles-9", "cups-8", "wands-7", "swords-8", "cups-7"]


@pytest.mark.rule("TWR-028")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Heroes who Focus draw 1 card fewer.", 1),
        ("Each Hero has -5 to Focus.", 0),
        ("Your Focus is 3.", 3),
        ("When you Focus, draw 4 cards instead of 2.", 4),
        ("The Focus is doubled. Each other Hero has +1 to Focus.", 4),
    ],
)
def test_focus_draws_as_many_as_cards_say(saying: Saying, text: str, drawn: int) -> None:
    saying({FOE if "Heroes" in text else PLAIN: text})
    session = climb(heroes=(PLAIN, KNIGHT), foe=FOE, deck=DECK)
    plain = f"draw {drawn} card" if drawn else "nothing to draw"
    assert plain in option(session, "focus").label or "instead" in text
    play(session, "focus")
    assert len(names(session, "hand:0")) == drawn


@pytest.mark.rule("TWR-030", "TWR-011")
def test_rest_gives_as_much_as_cards_say_and_lifts_to_the_full_health_that_they_say(
    saying: Saying,
) -> None:
    saying({FOE: "Each Hero has +2 to Rest.", PLAIN: "Your starting Health is 22."})
    session = climb(heroes=(PLAIN, KNIGHT), foe=FOE, health={0: 18, 1: 18}, dice=[1, 1])
    assert option(session, "rest").label == "Rest: 18 health becomes 22"
    play(session, "rest", "rest")
    assert [health(session, seat) for seat in (0, 1)] == [21, 19]


@pytest.mark.rule("TWR-014")
def test_a_hand_holds_as_many_as_cards_say(saying: Saying) -> None:
    saying({PLAIN: "Your hand limit is 3. When you Rest, draw cards equal to your hand limit."})
    session = climb(heroes=(PLAIN, KNIGHT), hands=[["cups-2", "cups-3", "cups-4"]], deck=DECK)
    assert "focus" not in keys(session)
    play(session, "rest")
    assert len(names(session, "hand:0")) == 3


@pytest.mark.rule("TWR-104")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Add 1 to the die whenever this Foe strikes back.", 15),
        ("Reduce the damage of each counterattack against the active Hero by 1.", 17),
        ("The counterattack damage is doubled.", 12),
        ("The counterattack damage cannot exceed 2.", 18),
    ],
)
def test_a_blow_is_as_hard_as_cards_say(saying: Saying, text: str, left: int) -> None:
    saying({FOE: text})
    session = climb(heroes=(PLAIN, KNIGHT), foe=FOE, dice=[4])
    play(session, "focus")
    assert health(session, 0) == left


@pytest.mark.rule("TWR-094")
def test_cards_of_several_suits_gain_while_it_is_so(saying: Saying) -> None:
    saying({PLAIN: "While you have 5 Health or less, your Swords and Wands cards gain +2."})
    hands = [["swords-2", "wands-3"]]
    session = climb(
        heroes=(PLAIN, KNIGHT), hands=hands, wards=None, floor=4, health={0: 6}, dice=[1, 1, 1]
    )
    play(session, "play swords-2", "focus", "play wands-3")
    assert foe_health(session) == 25 - 2 - 5
