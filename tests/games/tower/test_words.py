"""What cards may say beyond the deck's own is done as it is read."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.commands.try_card import checked
from tabletop.games.tower.deck import content
from tabletop.games.tower.deck.grammar import GRAMMAR
from tabletop.games.tower.game import GAME
from tabletop.games.tower.rules import cards, gifts
from tabletop.games.tower.rules.executor import EXECUTOR
from tabletop.table.table import Table, freeze, thaw
from tests.games.tower.climbing import climb, foe_health, health, keys, names, play, question
from tests.games.tower.test_meeting_sentences import KNIGHT, PLAIN, SHIELD, Saying, saying

assert saying, GAME  # the fixture; with the game come its words

DECK = [f"cups-{rank}" for rank in range(3, 10)]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("When you Focus, you lose 2 Health.", 7),
        ("When you Focus, regain 3 Health.", 12),
        ("When you Focus, regain 1 Health for each Hero standing.", 11),
        ("When you draw a card, regain 1 Health.", 11),
        ("Once per turn, when you draw a card, regain 1 Health.", 10),
        ("At the end of your turn, if you have 9 Health or less, regain 5 Health.", 14),
        ("At the end of your turn, if you have 8 Health or less, regain 5 Health.", 9),
        ("At the start of each turn, that Hero loses 3 Health.", 9),
        ("When you would lose Health to a counterattack, prevent that damage.", 10),
        ("When you lose Health to a counterattack, each Hero regains 2 Health.", 11),
        ("At the end of your turn, each Hero that has 9 Health or less regains 1 Health.", 10),
        ("When you would lose Health to a counterattack, that damage is 2 more.", 7),
        ("When you lose 1 Health or more to a counterattack, regain 2 Health.", 11),
        ("When you lose 2 Health or more to a counterattack, regain 2 Health.", 9),
        ("+2 to counterattack damage.", 7),
        ("Each Hero has -1 to counterattack damage.", 10),
        ("Each other Hero has +3 to counterattack damage.", 9),
        ("At the end of your turn, if you have no Shield, you lose 4 Health.", 5),
        ("At the end of your turn, if you have not attacked this turn, regain 2 Health.", 11),
        ("At the end of your turn, if you have attacked this turn, regain 2 Health.", 9),
        ("At the end of your turn, regain 3 Health for each fallen Hero.", 9),
        ("When you Focus, the Foe does not strike this turn.", 10),
        ("When you Focus, the Foe strikes you.", 8),
        ("When you Focus, if it is floor 2 or higher, regain 4 Health.", 9),
        ("When you Focus, you lose 10 Health.", 0),
        ("When you Focus, if you are the Hero with the least Health, regain 2 Health.", 11),
        ("When you Focus, if you are the Hero with the most Health, regain 2 Health.", 9),
        ("When you Focus, if you are the active Hero, regain 2 Health.", 11),
        (
            "When you Focus, the Hero to your left loses 1 Health. When another Hero loses Health, "
            "regain 3 Health.",
            12,
        ),
        ("When you Focus, regain 2 Health. When you heal you, regain 1 Health.", 12),
        ("When you Focus, you regain 2 Health. When you heal another Hero, regain 3 Health.", 11),
        (
            "+5 to counterattack damage. When you would lose Health to a counterattack, that "
            "damage is 4 less, but at least 1.",
            8,
        ),
        ("When a counterattack is rolled against you, lower that blow by 4, but at least 1.", 9),
        (
            "+5 to counterattack damage. When you would be struck, lower that blow by the number "
            "of Heroes standing.",
            6,
        ),
        ("When you Focus, regain 2 Health, or 4 Health while you have a Shield.", 11),
        ("When you Focus, regain 2 Health, plus 1 for each Hero standing.", 13),
        ("When you Focus, regain 1 Health and 2 more for each fallen Hero.", 10),
        ("When you Focus, if 2 or more Heroes have no Shield, regain 2 Health.", 11),
        ("When you Focus, if at least 2 Heroes have 15 Health or more, regain 2 Health.", 9),
        ("When you Focus, if 2 or fewer Heroes have 15 Health or more, regain 2 Health.", 11),
        (
            "Once per game, when you would fall, instead you stay at 6 Health. When you Focus, you "
            "lose 10 Health.",
            5,
        ),
    ],
)
def test_a_hero_does_what_is_read(saying: Saying, text: str, left: int) -> None:
    saying({PLAIN: text})
    session = climb(heroes=(PLAIN, KNIGHT), health={0: 10}, dice=[1, 1])
    play(session, "focus")
    assert health(session, 0) == left


@pytest.mark.parametrize("takes", [True, False])
def test_what_may_stand_for_a_blow_does_so_only_if_wanted(
    saying: Saying,
    takes: bool,
) -> None:
    saying(
        {
            KNIGHT: "When another Hero would lose Health to a counterattack, instead you may lose "
            "that much Health."
        }
    )
    session = climb(heroes=(PLAIN, KNIGHT), dice=[4])
    play(session, "focus")
    assert question(session).seat == 1
    play(session, "yes" if takes else "no")
    assert [health(session, seat) for seat in (0, 1)] == ([20, 16] if takes else [16, 20])


def test_a_gain_that_hangs_on_health_comes_and_goes(saying: Saying) -> None:
    saying({PLAIN: "If you have 5 Health or less, your Swords cards gain +3."})
    for left, dealt in ((5, 5), (6, 2)):
        session = climb(
            heroes=(PLAIN, KNIGHT), hands=[["swords-2"], []], health={0: left}, wards=None, dice=[1]
        )
        before = foe_health(session)
        play(session, "play swords-2")
        assert before - foe_health(session) == dealt


def test_all_that_a_played_card_says_is_done(saying: Saying) -> None:
    saying({"swords-2": "You lose 3 Health. Each other Hero draws 2 cards."})
    session = climb(heroes=(PLAIN, KNIGHT), hands=[["swords-2"], []], dice=[1])
    play(session, "play swords-2")
    assert health(session, 0) == 16
    assert len(names(session, "hand:1")) == 2


def test_a_healing_that_a_hero_brings_asks_whom(saying: Saying) -> None:
    saying({PLAIN: "When you Focus, a Hero regains 2 Health."})
    session = climb(heroes=(PLAIN, KNIGHT), health={0: 10, 1: 10}, dice=[1])
    play(session, "focus")
    assert {"seat 0", "seat 1"} <= set(keys(session))
    play(session, "seat 1")
    assert (health(session, 0), health(session, 1)) == (9, 12)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Whenever you dispel a Ward, draw a card.", "When you dispel a Ward, draw 1 card."),
        ("As long as you have 10 or less Health, your Swords cards gain +2.",
         "Your Swords cards gain +2 while you have 10 Health or less."),
        ("When another Hero would lose Health to a counterattack, you may lose that Health instead."
         , "When another Hero would lose Health to a counterattack, instead you may lose that much "
         "Health."),
        ("At the start of each Hero's turn, that Hero loses 1 Health.",
         "At the start of each turn, that Hero loses 1 Health."),
        ("When its last Ward is dispelled, each Hero discards a card.",
         "When the last Ward is dispelled, each Hero discards 1 card."),
        ("When you Focus, draw 4 cards instead of 2.", "When you Focus, draw 2 cards."),
        ("When you Rest, you regain 4 Health instead of 3.", "When you Rest, you regain 1 Health."),
        ("At the end of your turn, you may lose 2 Health to draw a card.",
         "At the end of your turn, lose 2 Health: draw 1 card."),
        ("Draw 2 cards if you have a Shield.", "If you have a Shield, draw 2 cards."),
        ("At the start of your turn, draw 1 card if you have no cards in hand.",
         "At the start of your turn, if you have no cards in hand, draw 1 card."),
        ("Each Hero draws 1 card when the Foe is defeated.",
         "When the Foe is defeated, each Hero draws 1 card."),
        ("Deal 3 magic damage to the Foe, or 6 if it has no Wards.",
         "If the Foe has no Wards, deal 6 magic damage to the Foe, "
         "otherwise deal 3 magic damage to the Foe."),
        ("Whenever a Hero deals 6 or more damage to this Foe with one card, that Hero loses 2 "
         "Health.", "When a Hero deals 6 damage or more to the Foe, that Hero loses 2 Health."),
        ("Once per turn, you may discard a card to deal 2 weapon damage to the Foe.",
         "Once per turn, discard 1 card: deal 2 weapon damage to the Foe."),
        ("You may lose 2 Health; if you do, draw two cards.", "Lose 2 Health: draw 2 cards."),
        ("When you dispel a Ward, you may draw 2 cards by losing 3 Health.",
         "When you dispel a Ward, lose 3 Health: draw 2 cards."),
        ("3 magic damage is dealt to the Foe.", "Deal 3 magic damage to the Foe."),
        ("The enemy takes 3 weapon damage at once.", "Deal 3 weapon damage to the Foe."),
        ("Whenever you destroy a Ward, each Hero recovers two Health immediately.",
         "When you dispel a Ward, each Hero regains 2 Health."),
        ("You must discard two cards as well.", "You discard 2 cards."),
        ("All other Heroes lose 2 Health immediately.", "Each other Hero loses 2 Health."),
        ("Everyone draws a card.", "Each Hero draws 1 card."),
        ("When the Foe hits you, you may discard a card to draw two cards.",
         "When you lose Health to a counterattack, discard 1 card: draw 2 cards."),
        ("Unless you have a Shield, you lose 2 Health.",
         "You lose 2 Health unless you have a Shield."),
        ("If the Foe has no Wards left, draw 2 cards.", "If the Foe has no Wards, draw 2 cards."),
        ("At the start of each of your turns, draw a card.",
         "At the start of your turn, draw 1 card."),
        ("Deal 2 weapon damage to the Foe for every Ward it has left.",
         "Deal 2 weapon damage to the Foe for each Ward the Foe has left."),
    ],
)  # fmt: skip
def test_other_words_are_understood(written: str, meant: str) -> None:
    assert [str(each) for each in GRAMMAR.readings(written)] == [meant]
    assert GRAMMAR.readings(written) == GRAMMAR.readings(meant)


@pytest.mark.rule("TWR-094")
def test_what_is_remembered_of_a_table_is_what_would_be_read_off_it(saying: Saying) -> None:
    saying(
        {PLAIN: "If you have 5 Health or less, your Swords cards gain +3. Your Cups cards gain +2."}
    )
    session = climb(heroes=(PLAIN, KNIGHT), hands=[["cups-2"], []], shields=SHIELD)
    hero = session.table["hero:0"][0].id
    gains = [_gains(session.table)]
    for verb, told in (
        ("count", {"piece": hero, "counter": "health", "value": 5}),
        ("suspend", {"subject": KNIGHT}),
        ("suspend", {"subject": PLAIN}),
        ("reinstate", {"subject": PLAIN}),
        ("move", {"piece": session.table["shields:0"][0].id, "zone": "discard"}),
        ("count", {"piece": hero, "counter": "health", "value": 0}),
        ("count", {"piece": hero, "counter": "health", "value": 3}),
        ("suspend", {"subject": "TWR-094"}),
    ):
        session.override(verb, **told)
        gains.append(_gains(session.table))
    assert len({*map(str, gains)}) > 3, "much of it has changed on the way"
    assert not any(gains[-1].values()), "no gift is in force any more"


def _gains(table: Table) -> dict[tuple[int, str], int]:
    """What the gifts add, and who stands: as is remembered, which is what is read."""
    known = {
        (seat, suit): gifts.gained(table, seat, suit) for seat in (0, 1) for suit in cards.SUITS
    }
    as_read = thaw(freeze(table))
    for (seat, suit), n in known.items():
        in_force = "TWR-094" not in table.suspended
        assert n == (EXECUTOR.reckoned(0, as_read, suit, seat) if in_force else 0)
    assert cards.standing(table) == cards.standing(as_read)
    return known


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("When you play a card of rank 2, regain 1 Health.", 10),
        ("When you play a card of rank 3 or more, regain 1 Health.", 9),
        ("When you play a card of rank 3 or less, regain 1 Health.", 10),
        ("When you attack, regain 1 Health.", 10),
        ("When the Foe loses Health, regain 1 Health.", 10),
        ("When the Foe falls to 8 Health or less, regain 1 Health.", 10),
        ("When the Foe falls to 7 Health or less, regain 1 Health.", 9),
        ("At the end of your turn, if the Foe is unhurt, regain 1 Health.", 9),
        ("At the end of your turn, if the Foe has 8 Health or more, regain 1 Health.", 10),
        ("When you attack, the Foe loses 9 Health. When the Foe is defeated, regain 5 Health.", 15),
        (
            "When you attack, the Foe gains 2 Wards. At the end of your turn, if the Foe has 2 "
            "Wards or more, regain 3 Health.",
            12,
        ),
        (
            "When you attack, the Foe gains a Ward. When you attack, dispel all Wards. At the end "
            "of your turn, if the Foe has 1 Ward or more, regain 3 Health.",
            9,
        ),
    ],
)
def test_a_card_that_is_played_is_told_of(saying: Saying, text: str, left: int) -> None:
    saying({PLAIN: text})
    session = climb(
        heroes=(PLAIN, KNIGHT), hands=[["swords-2"], []], health={0: 10}, wards=None, dice=[1]
    )
    play(session, "play swords-2")
    assert health(session, 0) == left


def test_a_number_of_all_is_changed_by_what_one_says(saying: Saying) -> None:
    for text, dealt in (("+3 to Swords cards.", 2), ("Each Hero has +3 to Swords cards.", 5)):
        saying({KNIGHT: text})
        session = climb(heroes=(PLAIN, KNIGHT), hands=[["swords-2"], []], wards=None, dice=[1])
        before = foe_health(session)
        play(session, "play swords-2")
        assert before - foe_health(session) == dealt


def test_the_fall_of_a_hero_is_told_to_the_others(saying: Saying) -> None:
    saying(
        {
            PLAIN: "When you Focus, you lose 20 Health.",
            KNIGHT: "When another Hero falls, draw 2 cards.",
        }
    )
    session = climb(heroes=(PLAIN, KNIGHT))
    play(session, "focus")
    assert len(names(session, "hand:1")) == 2


def test_hands_are_changed_as_is_read(saying: Saying) -> None:
    saying({PLAIN: "When you Focus, discard all cards. When you discard a card, regain 1 Health."})
    session = climb(heroes=(PLAIN, KNIGHT), hands=[["cups-2"], []], health={0: 10}, dice=[1])
    play(session, "focus")
    assert not names(session, "hand:0")
    assert health(session, 0) == 12


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("When you Focus, you give a card to another Hero.", (2, 2)),
        ("When you Focus, you swap a card with another Hero.", (3, 1)),
    ],
)
def test_cards_go_from_hand_to_hand(saying: Saying, text: str, held: tuple[int, int]) -> None:
    saying({PLAIN: text})
    session = climb(heroes=(PLAIN, KNIGHT), hands=[["cups-2"], ["cups-3"]], dice=[1])
    play(session, "focus")
    while question(session).seat == 0 and keys(session)[0].startswith("take "):
        play(session, "take cups-2")
    assert (len(names(session, "hand:0")), len(names(session, "hand:1"))) == held
    assert "cups-2" in names(session, "hand:1")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (
            "This foe starts with two extra Wards.",
            "When the Foe is turned up, the Foe gains 2 Wards.",
        ),
        ("The active Hero takes 1 more damage.", "+1 to counterattack damage."),
        ("Its counterattacks deal 2 less damage.", "-2 to counterattack damage."),
        ("Cups cards heal 2 less.", "-2 to Cups cards."),
        ("Your Swords cards deal 1 more damage.", "Your Swords cards gain +1."),
        ("This foe heals 2 each turn.", "At the end of each turn, the Foe regains 2 Health."),
        (
            "When this foe dies, each Hero discards their hand.",
            "When the Foe is defeated, each Hero discards all cards.",
        ),
        (
            "The first time its health drops to 5 or less, it gains another Ward.",
            "Once per floor, when the Foe falls to 5 Health or less, the Foe gains a Ward.",
        ),
        ("When you play an Ace, draw a card.", "When you play a card of rank 1, draw 1 card."),
        (
            "Once per game, when you would die, you stay at 1 Health instead.",
            "Once per game, when you would fall, instead you stay at 1 Health.",
        ),
        (
            "For each card discarded this way, this foe takes 2 damage.",
            "Deal 2 weapon damage to the Foe for each card discarded this way.",
        ),
        (
            "When this foe strikes you, draw a card.",
            "When you lose Health to a counterattack, draw 1 card.",
        ),
    ],
)
def test_what_is_written_of_foes_and_cards_is_understood(written: str, meant: str) -> None:
    assert [str(each) for each in GRAMMAR.readings(written)] == [meant]
    assert GRAMMAR.readings(written) == GRAMMAR.readings(meant)


@pytest.mark.parametrize("text", ["Shields do nothing.", "Sanctuaries do nothing."])
def test_the_check_lets_a_foe_say_so(text: str) -> None:
    foe = content.card("major-1")
    assert isinstance(foe, content.Foe)
    assert not [each.code for each in checked(GAME, replace(foe, text=text))]


@pytest.mark.rule("TWR-020")
def test_a_foe_that_is_turned_up_is_told_of(saying: Saying) -> None:
    saying({"major-1": "When the Foe is turned up, each Hero loses 2 Health."})
    session = climb(heroes=(PLAIN, KNIGHT), foe="major-1", step="turn_up_foe")
    assert [health(session, seat) for seat in (0, 1)] == [18, 18]


@pytest.mark.parametrize(("text", "left"), [("You draw 1 card.", 10), ("Shields do nothing.", 6)])
def test_a_foe_may_strike_through_shields(saying: Saying, text: str, left: int) -> None:
    saying({PLAIN: text})
    session = climb(heroes=(PLAIN, KNIGHT), health={0: 10}, shields=SHIELD, dice=[4])
    play(session, "focus")
    assert health(session, 0) == left


def test_what_is_looked_at_may_be_discarded(saying: Saying) -> None:
    saying(
        {
            PLAIN: "When you Focus, look at the top 2 cards of the deck. Discard 1 of them. "
            "Discard the rest."
        }
    )
    session = climb(heroes=(PLAIN, KNIGHT), deck=[*DECK], dice=[1])
    play(session, "focus")
    play(session, "seen")
    assert {"look cups-5", "look cups-6"} == set(keys(session))
    play(session, "look cups-6")
    assert names(session, "discard") == ["cups-6", "cups-5"]
