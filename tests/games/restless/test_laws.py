"""Laws of what cards say, whatever it is: what is forbidden is not done, `instead` is the other
deed, `for each` is as many times, a price and what it buys are both; and what is composed runs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop import Session
from tabletop.bots.luck import Luck
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.commands.stand_in_card import StandIn, standing_in
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.game import GAME
from tests.conformance.walk import whole
from tests.games.restless.camp import battle, camp, names, play
from tests.games.restless.printed import AGNES, FOE, HIT, MISS, SEDGE
from tests.grammar.composing import sentence

ITEM = "abacus-of-the-smoke"
"""An Active Item that says what is tried."""

PARTY = (SEDGE, AGNES)
LOOT = ["hammer-for-one-nail", "comb-of-nettles", "gallows-chain", "wasp-bow"]
SINS = ["a-borrowed-face", "envy-of-the-drowned", "cold-comfort"]
LAID: dict[str, Any] = {
    "wounds": {SEDGE: 4, AGNES: 2},
    "holds": {SEDGE: [ITEM, "boiled-crow"]},
    "decks": {"loot": LOOT, "treasures": SINS},
    "zones": {"supply": ["lantern-sworn"]},
}


@pytest.fixture(autouse=True, scope="module")
def plain_cards() -> None:
    """What is composed may speak of all printed cards: they are played with, not made-up ones."""


DEEDS = {
    "you heal 2": "You cannot heal",
    "you lose 2 Health": "You cannot lose Health",
    "you take 2 damage": "You cannot take damage",
    "you draw 1 Loot": "You cannot draw Loot",
    "you take on a Sin": "You cannot reveal a Sin",
    "gain 2 Reroll Counters": "The party cannot gain Reroll Counters",
    "you gain 2 Armor": "You cannot gain Armor",
    "you gain Vigil": "You cannot gain Vigil",
    "the Target heals 2": "The Target cannot heal",
}
"""What is done, and how it is forbidden."""

OTHER = "the Target loses 2 Health"


def says(card: str, text: str) -> StandIn:
    """*card*, saying this and no more."""
    printed = content.card(card)
    assert isinstance(printed, content.Worded)
    return StandIn(replace(printed, text=text), card)


def fought(*texts: str, yes: bool = True) -> dict[str, Any]:
    """How the table stands once a Battle has begun in which somebody holds what says *texts*."""
    return stands(begun(texts, yes, LAID))


def begun(texts: Sequence[str], yes: bool, laid: dict[str, Any]) -> Session:
    """A Battle in which somebody holds what says *texts*, with all done that its beginning brings;
    whoever is asked whether to do it answers *yes*, or no."""
    unread = [said for said in parse(" ".join(texts), GRAMMAR) if not isinstance(said, Clause)]
    assert not unread, [str(said) for said in unread]
    with standing_in(GAME, says(ITEM, " ".join(texts))):
        session = battle(PARTY, foe=FOE, on={FOE: {"health": 5}}, **laid)
        for _ in range(9):
            assert session.decision is not None
            keys = [option.key for option in session.decision.legal()]
            if "flee" in keys:
                return session
            wanted = "yes" if yes else "no"
            session.answer(wanted if wanted in keys else keys[0], seat=session.decision.seat)
        raise AssertionError(session.decision)


def stands(session: Session) -> dict[str, Any]:
    """Where all cards lie, and what is counted on them but for what remembers sentences."""
    pieces = {
        piece.name: {key: n for key, n in piece.counters.items() if not key.startswith("once:")}
        for piece in session.table.pieces
        if piece.kind == "card"
    }
    lying = {name: [*zone.pieces] for name, zone in session.table.zones.items()}
    return {"pieces": pieces, "lying": lying, "rerolls": session.table.count("rerolls")}


def begin(*deeds: str) -> str:
    """That these are done as a Battle begins."""
    return " ".join(f"When a Battle begins, {deed}." for deed in deeds)


@pytest.mark.parametrize("deed", DEEDS)
def test_what_is_forbidden_leaves_the_table_as_it_was(deed: str) -> None:
    does, ban = begin(deed), f"{DEEDS[deed]}."
    assert fought(does) != fought(ban), "it makes a difference"
    assert fought(does, ban) == fought(ban)


def test_what_stands_in_for_a_card_is_not_left_over_where_it_is_forbidden() -> None:
    said = [begin("you gain Vigil"), "You cannot gain Vigil."]
    session = begun(said, True, {**LAID, "zones": {}})
    assert (names(session, "supply"), names(session, "status:0")) == ([], [])


@pytest.mark.parametrize(
    ("deed", "would"),
    [
        ("you heal 2", "you would heal"),
        ("you lose 2 Health", "you would lose Health"),
        ("you take 2 damage", "you would take damage"),
        ("you draw 1 Loot", "you would draw Loot"),
        ("you take on a Sin", "you would reveal a Sin"),
        ("gain 2 Reroll Counters", "the party would gain Reroll Counters"),
        ("you gain 2 Armor", "you would gain Armor"),
        ("you gain Vigil", "you would gain Vigil"),
        ("the Target heals 2", "the Target would heal"),
    ],
)
def test_instead_is_the_other_deed(deed: str, would: str) -> None:
    instead = f"When {would}, instead {OTHER}."
    assert fought(begin(deed), instead) == fought(begin(OTHER)) != fought(begin(deed))


@pytest.mark.parametrize(
    ("each", "twice"),
    [
        ("you heal 1 for each Character", "you heal 1 and heal 1"),
        ("you lose 1 Health for each Character", "you lose 1 Health and lose 1 Health"),
        ("you take 1 damage for each Item you hold", "you take 1 damage and take 1 damage"),
        ("you draw 1 Loot for each Item you hold", "you draw 1 Loot and draw 1 Loot"),
        ("gain 1 Reroll Counter for each Item you hold",
         "gain 1 Reroll Counter and gain 1 Reroll Counter"),
        ("you gain 1 Armor for each Character", "you gain 1 Armor and gain 1 Armor"),
        ("lose Reroll Counters equal to the number of Items you hold",
         "lose 1 Reroll Counter and lose 1 Reroll Counter"),
        ("you discard 2 Items", "you discard an Item and discard an Item"),
        ("the Target takes 1 damage for each Character",
         "the Target takes 1 damage and the Target takes 1 damage"),
    ],
)  # fmt: skip
def test_for_each_is_as_many_times(each: str, twice: str) -> None:
    assert fought(begin(each)) == fought(begin(twice)) != fought()


@pytest.mark.parametrize(
    ("price", "deed"),
    [
        ("heal 2", "you heal 2"),
        ("lose 2 Health", "you lose 2 Health"),
        ("take 2 damage", "you take 2 damage"),
        ("draw 1 Loot", "you draw 1 Loot"),
        ("take on a Sin", "you take on a Sin"),
        ("gain 2 Reroll Counters", "gain 2 Reroll Counters"),
        ("2 Reroll Counters", "lose 2 Reroll Counters"),
        ("discard an Item", "you discard an Item"),
        ("gain 2 Armor", "you gain 2 Armor"),
        ("gain Vigil", "you gain Vigil"),
    ],
)
def test_a_price_and_what_it_buys_are_both_done(price: str, deed: str) -> None:
    paid = begin(f"{price}: {OTHER}")
    both = fought(begin(f"{deed} and {OTHER}"))
    assert fought(paid) == both
    assert fought(paid, yes=False) == fought() != both


@pytest.mark.parametrize(
    ("asked", "rolled", "armor"),
    [
        ("if you have hit this Battle", HIT, 2),
        ("if you have hit this Battle", MISS, 0),
        ("if you have missed this Battle", MISS, 2),
        ("if nobody has missed this Battle", HIT, 2),
    ],
)
def test_who_has_hit_and_missed_is_remembered(asked: str, rolled: int, armor: int) -> None:
    text = f"At the end of your turn, {asked}, you gain 2 Armor."
    with standing_in(GAME, says(ITEM, text)):
        session = battle(PARTY, foe=FOE, coming=[rolled], holds={SEDGE: [ITEM]})
        play(session, "slot 0", "attack unarmed", "end")
    assert session.table.named(SEDGE).counters.get("armor", 0) == armor


PLACES = (ITEM, FOE, SEDGE)
"""An Item, a Target and a Character: what is composed is said by each of them in turn."""


def run_composed(often: int, seed: int) -> int:
    """How many of so many sentences ran: laid on a table, and played with at random."""
    luck, ran = Random(seed), 0
    for number in range(often):
        made = str(sentence(GRAMMAR, luck))
        assert len(GRAMMAR.readings(made)) == 1, made
        place = PLACES[number % len(PLACES)]
        with standing_in(GAME, says(place, made)):
            fighting = place == FOE or number % 2
            session = battle(PARTY, foe=FOE, **LAID) if fighting else camp(PARTY, **LAID)
            chance = Luck(number)
            for _ in range(10):
                decision = session.decision
                if decision is None:
                    break
                option = chance.choice(decision.legal())
                said = whole(decision, option, chance, session.table.house_rules)
                session.answer(said, seat=decision.seat)
            assert not session.halted, made
        ran += 1
    return ran


def test_what_is_composed_runs() -> None:
    assert run_composed(15, 5) == 15


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_of_five_hundred_composed_sentences_each_runs(seed: int) -> None:
    assert run_composed(100, seed) == 100
