"""Laws of what cards say, whatever it is: what is forbidden is not done, `instead` is the other
deed, `for each` is as many times, a price and what it buys are both; and what is composed runs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop import Session
from tabletop.bots.luck import Luck
from tabletop.games.tower.deck import content
from tabletop.games.tower.deck.grammar import GRAMMAR
from tabletop.games.tower.game import GAME
from tests.games.tower.climbing import at_random, climb, keys, play
from tests.games.tower.test_meeting_sentences import KNIGHT, PLAIN, Saying, saying
from tests.grammar.composing import sentence

assert saying, GAME  # the fixture; with the game come its verbs

DECK = [f"cups-{rank}" for rank in range(3, 10)]
HANDS = [["swords-2", "wands-3"], ["pentacles-2"]]

DEEDS = {
    "draw 1 card": "draw cards",
    "discard a Swords card": "discard cards",
    "discard 1 card": "discard cards",
    "regain 3 Health": "regain Health",
    "lose 2 Health": "lose Health",
    "take 2 damage": "lose Health",
    "deal 2 weapon damage to the Foe": "deal damage to the Foe",
}
"""What is done, and how it is forbidden."""

OTHER = "the Foe gains a Ward"


def climbed(
    say: Saying, *texts: str, answers: tuple[str, ...] = (), acts: str = "rest"
) -> dict[str, Any]:
    """How the table stands once a hero that says *texts* has rested, or acted otherwise."""
    say({PLAIN: " ".join(texts)})
    session = climb(
        heroes=(PLAIN, KNIGHT), hands=HANDS, deck=DECK, health={0: 10, 1: 12}, wards=None, dice=[1]
    )
    play(session, acts)
    for _ in range(9):
        if not session.decision or "focus" in keys(session):
            break
        play(session, next((key for key in answers if key in keys(session)), keys(session)[0]))
    return stands(session)


def stands(session: Session) -> dict[str, Any]:
    """Where all cards lie, and what is counted on them but for what remembers sentences."""
    pieces = {
        piece.name: {key: n for key, n in piece.counters.items() if not key.startswith("once:")}
        for piece in session.table.pieces
        if piece.kind == "card"
    }
    lying = {name: [*zone.pieces] for name, zone in session.table.zones.items()}
    return {"pieces": pieces, "lying": lying, "over": not session.decision}


@pytest.fixture
def told(saying: Saying, monkeypatch: pytest.MonkeyPatch) -> Saying:
    """Has a hero say this and no more, however often it is asked."""
    printed = {name: card.text for name, card in content.pack().cards.items()}

    def speak(texts: dict[str, str]) -> None:
        cards = content.pack().cards
        for name in texts:
            monkeypatch.setitem(cards, name, replace(cards[name], text=printed[name]))
        saying(texts)

    return speak


@pytest.mark.parametrize("deed", DEEDS)
def test_what_is_forbidden_leaves_the_table_as_it_was(told: Saying, deed: str) -> None:
    ban = f"You cannot {DEEDS[deed]}."
    does = f"At the end of your turn, {deed}."
    acts = "focus" if "Health" in deed else "rest"  # a Rest is healing
    assert climbed(told, does, acts=acts) != climbed(told, ban, acts=acts), "it makes a difference"
    assert climbed(told, does, ban, acts=acts) == climbed(told, ban, acts=acts)


@pytest.mark.parametrize(
    ("verb", "key"), [("Focus", "focus"), ("play cards", ""), ("attack", "play swords-2")]
)
def test_what_is_chosen_is_not_offered_where_it_is_forbidden(
    told: Saying, verb: str, key: str
) -> None:
    said = {"play cards": "You cannot play a card."}.get(verb, f"You cannot {verb}.")
    told({PLAIN: said})
    session = climb(heroes=(PLAIN, KNIGHT), hands=HANDS, deck=DECK)
    offered = keys(session)
    assert "rest" in offered
    if verb == "play cards":
        assert not [each for each in offered if each.startswith("play ")]
    else:
        assert key not in offered
        assert len(offered) > 1
        session.answer(key if verb == "Focus" else at_random(session, Luck(1)), anyway=True)
        assert not session.halted, "it can be done anyway"


@pytest.mark.parametrize(
    ("deed", "would"),
    [
        ("draw 1 card", "draw a card"),
        ("discard 1 card", "discard a card"),
        ("discard a Swords card", "discard a card"),
        ("lose 2 Health", "lose Health"),
        ("deal 2 weapon damage to the Foe", "deal damage to the Foe"),
    ],
)
def test_instead_is_the_other_deed(told: Saying, deed: str, would: str) -> None:
    does, other = (f"At the end of your turn, {each}." for each in (deed, OTHER))
    instead = f"When you would {would}, instead {OTHER}."
    assert climbed(told, does, instead) == climbed(told, other) != climbed(told, does)


@pytest.mark.parametrize(
    ("each", "twice"),
    [
        ("lose 1 Health for each Hero standing", "lose 1 Health and lose 1 Health"),
        ("draw 1 card for each Hero standing", "draw 1 card and draw 1 card"),
        ("regain 1 Health for each Hero standing", "regain 1 Health and regain 1 Health"),
        ("discard 1 card for each Hero standing", "discard 1 card and discard 1 card"),
        ("lose Health equal to the number of cards in your hand", "lose 2 Health"),
        ("lose Health equal to half the number of cards in your hand, rounded up", "lose 1 Health"),
    ],
)
def test_for_each_is_as_many_times(told: Saying, each: str, twice: str) -> None:
    begin = "At the end of your turn, "
    assert climbed(told, f"{begin}{each}.") == climbed(told, f"{begin}{twice}.")


@pytest.mark.parametrize("deed", DEEDS)
def test_a_price_and_what_it_buys_are_both_done(told: Saying, deed: str) -> None:
    deed = deed.replace("take 2 damage", "lose 2 Health")
    paid = climbed(told, f"At the end of your turn, {deed}: {OTHER}.", answers=("yes",))
    both = climbed(told, f"At the end of your turn, {deed} and {OTHER}.")
    assert paid == both


@pytest.mark.parametrize(
    ("text", "wards"),
    [
        ("At the end of your turn, if you have regained Health this turn, {}.", 1),
        ("At the end of your turn, if you have not regained Health this turn, {}.", 0),
        ("At the end of your turn, if you have lost Health this turn, {}.", 1),
        ("At the end of your turn, if you have drawn a card this turn, {}.", 0),
        (
            "When you lose Health, the Foe gains a Ward for each Health you have lost this turn.",
            1,
        ),
        ("The first time you lose Health each turn, {}.", 1),
        ("When you fall to 12 Health or less, {}.", 1),
        ("When you fall to 11 Health or less, {}.", 0),
        ("At the end of your turn, if you have more Health than another Hero, {}.", 0),
        ("At the end of your turn, if you have as much Health as another Hero, {}.", 1),
        ("At the end of your turn, if you have an even number of cards in hand, {}.", 1),
        ("At the end of your turn, if you have exactly 2 cards in hand, {}.", 1),
        ("At the end of your turn, if you have the most cards in hand, {}.", 1),
        ("At the end of your turn, if you are hurt and you have no Shield, {}.", 1),
        ("At the end of your turn, if you are unhurt or you have a Shield, {}.", 0),
    ],
)  # fmt: skip
def test_what_is_asked_of_the_past_and_of_measures(told: Saying, text: str, wards: int) -> None:
    table = climbed(told, text.format(OTHER))
    assert table["pieces"]["major-2"].get("wards", 0) == wards


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Your Health cannot fall below 13.", 13),
        ("Your Health cannot exceed 11.", 10),
        ("At the end of your turn, another Hero loses 2 Health and regains 1 Health.", 12),
        ("At the end of your turn, you may lose 2 Health and lose 1 Health.", 9),
    ],
)
def test_health_is_bounded_and_a_subject_is_kept(told: Saying, text: str, left: int) -> None:
    table = climbed(told, text, answers=("yes",))
    assert table["pieces"][PLAIN]["health"] == left


def run_composed(told: Saying, often: int, seed: int) -> int:
    luck, ran = Random(seed), 0
    for number in range(often):
        made = str(sentence(GRAMMAR, luck))
        told({PLAIN: made} if number % 2 else {"major-2": made})
        session = climb(
            heroes=(PLAIN, KNIGHT), hands=HANDS, deck=DECK, wards=None, dice=[1, 2, 3, 4, 5, 6] * 4
        )
        chance = Luck(number)
        for _ in range(10):
            if not session.decision:
                break
            session.answer(at_random(session, chance))
        ran += 1
    return ran


def test_what_is_composed_runs(told: Saying) -> None:
    assert run_composed(told, 12, 5) == 12


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_of_five_hundred_composed_sentences_each_runs(told: Saying, seed: int) -> None:
    assert run_composed(told, 100, seed) == 100
