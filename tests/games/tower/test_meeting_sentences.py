"""Sentences that no printed hero says, and how they meet the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.games.tower.deck import content
from tabletop.games.tower.deck.grammar import GRAMMAR
from tabletop.packs.library import forget_readings
from tests.games.tower.climbing import (
    KNIGHT,
    PAGE,
    at_rest,
    climb,
    foe_health,
    health,
    keys,
    names,
    play,
    question,
)

PLAIN = "cups-king"
SHIELD = {0: {"pentacles-4": 4}}


Saying = Callable[[dict[str, str]], None]


@pytest.fixture
def saying(monkeypatch: pytest.MonkeyPatch) -> Iterator[Saying]:
    """Has cards say more than what is printed on them."""
    pack = content.pack()

    def speak(texts: dict[str, str]) -> None:
        for name, text in texts.items():
            unread = [str(said) for said in parse(text, GRAMMAR) if not isinstance(said, Clause)]
            assert not unread, unread
            card = pack.cards[name]
            monkeypatch.setitem(pack.cards, name, replace(card, text=f"{card.text} {text}"))
        forget_readings()

    monkeypatch.setattr(content, "pack", lambda: pack)
    yield speak
    monkeypatch.undo()
    forget_readings()


def test_what_is_forbidden_uses_nothing_up(saying: Saying) -> None:
    saying({PLAIN: "You cannot be struck."})
    session = climb(heroes=(PLAIN, KNIGHT), shields=SHIELD, dice=[6])
    play(session, "focus")
    assert health(session, 0) == 20
    assert names(session, "shields:0") == ["pentacles-4"]


def test_what_stands_for_a_blow_comes_before_the_shield_that_lessens_it(saying: Saying) -> None:
    saying({PLAIN: "When you would be struck, instead you regain 2 Health."})
    session = climb(heroes=(PLAIN, KNIGHT), shields=SHIELD, dice=[6], health={0: 10})
    play(session, "focus")
    assert health(session, 0) == 12
    assert names(session, "shields:0") == ["pentacles-4"]
    at_rest(session, 1)


@pytest.mark.parametrize(("first", "left"), [(PLAIN, 12), (KNIGHT, 11)])
def test_of_two_that_stand_instead_the_one_struck_says_which(
    saying: Saying, first: str, left: int
) -> None:
    saying(
        {
            PLAIN: "When you would be struck, instead you regain 2 Health.",
            KNIGHT: "When another Hero would be struck, instead that Hero regains 1 Health.",
        }
    )
    session = climb(heroes=(PLAIN, KNIGHT), dice=[6], health={0: 10})
    play(session, "focus")
    assert question(session).seat == 0
    assert question(session).ask.endswith(
        "would lose 6 Health to a counterattack. Which comes first?"
    )
    play(session, next(key for key in keys(session) if key.startswith(first)))
    assert health(session, 0) == left
    at_rest(session, 1)


def test_a_sentence_has_its_say_once_on_one_blow_and_shields_take_the_rest(saying: Saying) -> None:
    saying({PLAIN: "When you would be struck, that blow is 1 less."})
    session = climb(heroes=(PLAIN, KNIGHT), shields={0: {"pentacles-2": 2}}, dice=[6])
    play(session, "focus")
    assert health(session, 0) == 20 - (6 - 1 - 2)
    assert names(session, "discard") == ["pentacles-2"]


def test_a_limit_lets_the_second_blow_of_a_turn_through(saying: Saying) -> None:
    saying({PAGE: "Once per turn, when you would be struck, that blow is 2 less."})
    session = climb(
        heroes=(PAGE, KNIGHT),
        hands=[["wands-2", "swords-3"]],
        dice=[3, 3],
        options={"counter": "per_card"},
    )
    play(session, "play wands-2", "with swords-3", "first wands-2")
    assert health(session, 0) == 20 - 1 - 3


@pytest.mark.parametrize(("left", "lost"), [(5, 1), (6, 4)])
def test_a_condition_may_be_about_the_one_affected(saying: Saying, left: int, lost: int) -> None:
    low = "When another Hero that has 5 Health or less would be struck, that blow is 3 less."
    saying({KNIGHT: low})
    session = climb(heroes=(PLAIN, KNIGHT), dice=[4], health={0: left})
    play(session, "focus")
    assert health(session, 0) == left - lost


@pytest.mark.parametrize("pays", [True, False])
def test_it_is_prevented_unless_somebody_pays(saying: Saying, pays: bool) -> None:
    saying(
        {KNIGHT: "When another Hero would be struck, prevent that blow unless you discard 1 card."}
    )
    session = climb(heroes=(PLAIN, KNIGHT), hands=[[], ["cups-2"]], dice=[4])
    play(session, "focus")
    assert question(session).seat == 1
    play(session, "yes" if pays else "no")
    assert health(session, 0) == (16 if pays else 20)
    assert names(session, "discard") == (["cups-2"] if pays else [])


def test_two_that_follow_upon_each_other_come_to_an_end(saying: Saying) -> None:
    shares = "When another Hero regains Health, you regain 1 Health."
    saying({PLAIN: shares, KNIGHT: shares})
    session = climb(
        heroes=(PLAIN, KNIGHT), hands=[["cups-3"]], dice=[1], health={0: 10, 1: 10}, wards=None
    )
    play(session, "play cups-3", "heal 1")
    assert (health(session, 0), health(session, 1)) == (10 + 1 - 1, 10 + 3 + 1 + 1)


def test_damage_is_changed_before_it_is_dealt_and_its_rest_is_lost(saying: Saying) -> None:
    saying({PLAIN: "When you would deal damage, that damage is doubled."})
    session = climb(heroes=(PLAIN, KNIGHT), hands=[["swords-3"]], wards=None)
    play(session, "play swords-3")
    assert foe_health(session) == 10 - 6


def test_a_rest_is_healing_like_that_of_cups(saying: Saying) -> None:
    saying({KNIGHT: "When another Hero regains Health, you regain 1 Health."})
    session = climb(heroes=(PLAIN, KNIGHT), dice=[1], health={0: 10, 1: 10})
    play(session, "rest")
    assert (health(session, 0), health(session, 1)) == (10 + 3 - 1, 11)


@pytest.mark.rule("TWR-104")
@pytest.mark.parametrize(("dice", "left"), [([2, 5], 15), ([6, 1], 14)])
def test_a_foe_may_strike_with_the_higher_of_two_dice(
    saying: Saying, dice: list[int], left: int
) -> None:
    saying({"major-2": "The counterattack is the higher of 2 dice."})
    session = climb(heroes=(PLAIN, KNIGHT), dice=dice)
    play(session, "focus")
    assert health(session, 0) == left


@pytest.mark.rule("TWR-019")
def test_another_turn_comes_before_that_of_the_next(saying: Saying) -> None:
    saying({PLAIN: "When you Rest, you take another turn after this one."})
    session = climb(heroes=(PLAIN, KNIGHT))
    play(session, "rest")
    assert question(session).seat == 0
    play(session, "focus")
    assert question(session).seat == 1


@pytest.mark.rule("TWR-109")
def test_who_loses_health_by_a_blow_or_without_is_told_of(saying: Saying) -> None:
    saying(
        {
            PLAIN: "When another Hero loses Health, that Hero draws 1 card.",
            KNIGHT: "When another Hero Focuses, you lose 1 Health.",
        }
    )
    session = climb(heroes=(PLAIN, KNIGHT), deck=["cups-1", "cups-2", "cups-3", "cups-4"])
    play(session, "focus")
    assert health(session, 1) == 19
    assert len(names(session, "hand:1")) == 1, "by a card"
    play(session, "rest")
    assert len(names(session, "hand:1")) == 2, "by a blow"


@pytest.mark.parametrize(("shown", "left", "foe"), [(4, 15, 7), (3, 14, 10)])
def test_what_is_done_hangs_on_the_roll(saying: Saying, shown: int, left: int, foe: int) -> None:
    saying(
        {
            PLAIN: "When you Rest, you roll the die. If the roll is 4 or more, deal 3 weapon "
            "damage to the Foe. Otherwise, you lose 1 Health."
        }
    )
    session = climb(heroes=(PLAIN, KNIGHT), wards=None, dice=[shown, 5], health={0: 18})
    play(session, "rest")
    assert (health(session, 0), foe_health(session)) == (left, foe)


def test_the_one_with_least_is_meant_and_of_several_one_is_picked(saying: Saying) -> None:
    text = "When you Focus, the Hero with the least Health regains 4 Health."
    saying({PLAIN: text})
    session = climb(heroes=(PLAIN, KNIGHT), health={0: 12, 1: 9}, dice=[1])
    play(session, "focus")
    assert (health(session, 0), health(session, 1)) == (11, 13)
    session = climb(heroes=(PLAIN, KNIGHT), health={0: 9, 1: 9}, dice=[1])
    play(session, "focus", "seat 1")
    assert (health(session, 0), health(session, 1)) == (8, 13)


def test_who_is_chosen_is_spoken_of_next(saying: Saying) -> None:
    saying({PLAIN: "When you Focus, choose a Hero. That Hero loses 2 Health."})
    session = climb(heroes=(PLAIN, KNIGHT))
    play(session, "focus", "seat 1")
    assert (health(session, 0), health(session, 1)) == (19, 18)


def test_those_who_do_not_are_told_apart(saying: Saying) -> None:
    saying(
        {
            PLAIN: "When you Rest, each Hero may discard a Cups card. Each that does regains 3 "
            "Health. Each that does not loses 2 Health."
        }
    )
    session = climb(
        heroes=(PLAIN, KNIGHT), hands=[["wands-2"], ["cups-2", "cups-3"]], health={0: 10, 1: 10}
    )
    play(session, "rest", "no", "yes", "take cups-3")
    assert (health(session, 0), health(session, 1)) == (10 + 3 - 2 - 1, 13)
    assert names(session, "hand:1") == ["cups-2"]


@pytest.mark.rule("TWR-043")
def test_cards_come_back_out_of_the_discard_pile(saying: Saying) -> None:
    saying({PLAIN: "When you Rest, you take 2 cards from the discard pile."})
    session = climb(heroes=(PLAIN, KNIGHT), discard=["cups-2", "cups-3", "cups-4"])
    play(session, "rest", "take cups-3", "take cups-4")
    assert names(session, "hand:0") == ["cups-3", "cups-4"]
    assert names(session, "discard") == ["cups-2"]


@pytest.mark.rule("TWR-043", "TWR-042")
def test_of_what_is_looked_at_one_is_taken_and_the_rest_put_under_the_deck(
    saying: Saying,
) -> None:
    saying(
        {
            PLAIN: "When you Rest, look at the top 3 cards of the deck. Put 1 of them into your "
            "hand and put the rest on the bottom of the deck in any order."
        }
    )
    session = climb(heroes=(PLAIN, KNIGHT), deck=["cups-1", "cups-2", "cups-3", "cups-4"])
    play(session, "rest")
    assert "Ace of Cups, Two of Cups, Three of Cups" in question(session).ask
    assert question(session).seat == 0
    assert names(session, "deck") == ["cups-4", "cups-3", "cups-2", "cups-1"], "they stay there"
    play(session, "seen", "look cups-2", "look cups-3")
    assert names(session, "hand:0") == ["cups-2"]
    assert names(session, "deck") == ["cups-1", "cups-3", "cups-4"]
    assert not any(card.face_up for card in session.table["deck"])


def test_what_is_looked_at_goes_back_in_any_order(saying: Saying) -> None:
    saying(
        {
            PLAIN: "When you Rest, look at the top 2 cards of the deck. "
            "Put the rest back in any order."
        }
    )
    session = climb(heroes=(PLAIN, KNIGHT), deck=["cups-1", "cups-2", "cups-3"])
    play(session, "rest", "seen", "look cups-1")
    assert names(session, "deck") == ["cups-3", "cups-1", "cups-2"]


def test_a_real_deck_is_looked_at_by_its_people(saying: Saying) -> None:
    saying(
        {
            PLAIN: "When you Rest, look at the top 2 cards of the deck. Put 1 of them into your "
            "hand and put the rest back in any order."
        }
    )
    session = climb(
        heroes=(PLAIN, KNIGHT), deck=["cups-1", "cups-2", "cups-3"], options={"cards": "typed"}
    )
    play(session, "rest")
    play(session, next(key for key in keys(session) if "cups-2" in key))
    assert names(session, "hand:0") == ["cups-2"]


def test_each_chooses_for_itself_and_may_leave_it(saying: Saying) -> None:
    saying({PLAIN: "When you Rest, each Hero may draw a card or regain 2 Health."})
    session = climb(heroes=(PLAIN, KNIGHT, PAGE), health={0: 10, 1: 10, 2: 10}, dice=[1])
    play(session, "rest")
    assert (question(session).seat, keys(session)) == (0, ["mode 0", "mode 1", "no"])
    play(session, "mode 1")
    assert question(session).seat == 1
    play(session, "mode 0", "no")
    assert [health(session, seat) for seat in range(3)] == [14, 10, 10]
    assert len(names(session, "hand:1")) == 1
    at_rest(session, 1)


def test_what_is_taken_over_is_done_to_who_takes_it(saying: Saying) -> None:
    saying({KNIGHT: "When another Hero would lose Health, you may take that damage instead."})
    session = climb(heroes=(PLAIN, KNIGHT), health={0: 10, 1: 10}, dice=[1])
    play(session, "rest")
    assert health(session, 0) == 12, "a blow is no such loss"
    saying({PLAIN: "When you Focus, you lose 3 Health."})
    session = climb(heroes=(PLAIN, KNIGHT), health={0: 10, 1: 10}, dice=[1])
    play(session, "focus", "yes")
    assert [health(session, seat) for seat in (0, 1)] == [9, 7]
