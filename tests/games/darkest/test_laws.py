"""Laws of what cards say, whatever it is: what is forbidden is not done, `instead` is the other
deed, `for each` is as many times, a price and what it buys are both; and what is composed runs."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop import Session
from tabletop.bots.luck import Luck
from tabletop.commands.stand_in_card import StandIn, standing_in
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.game import GAME
from tests.conformance.walk import whole
from tests.games.darkest.laying import meets
from tests.grammar.composing import sentence

STRANGER, OBJECT, ENEMY = "witch", "lucky-nail", "wolf"
"""Who says what is done, what its bearer has that says a law, and somebody to be fought."""
HERO = "dwarf"
OTHER = "lose 1 Strength"
DEEDS = {
    "gain 2 gold": "gold",
    "gain 1 Craft": "Craft",
    "lose 1 Life": "Life",
    "regain 1 Life": "Life",
    "gain a Spell": "a Spell",
    "discard a Sword": "a Sword",
    "lose a turn": "a turn",
}
"""What is done, and of what."""
BANNED = DEEDS | {"teleport the party to the Forest": "the party"}
"""The same of what cards can forbid or replace: nothing here follows upon a teleport."""


def says(card: str, text: str) -> StandIn:
    """*card*, saying this and no more."""
    return StandIn(replace(content.pack().cards[card], text=text), card)


def met(text: str, *laws: str, yes: bool = True) -> dict[str, Any]:
    """How the table stands once a hero that has what says these *laws* has met who says *text*;
    whoever is asked whether to do it answers *yes*, or no."""
    for said in (*text.replace(". ", ".\n").splitlines(), *laws):
        assert len(GRAMMAR.readings(said)) == 1, said
    with ExitStack() as laid:
        laid.enter_context(standing_in(GAME, says(STRANGER, text)))
        if laws:
            laid.enter_context(standing_in(GAME, says(OBJECT, " ".join(laws))))
        session = meets(
            STRANGER, HERO, zones={"items:0": [OBJECT, "sword"], "spell": ["mending"]},
            tokens={HERO: {"life": 3, "craft": 5, "strength": 5, "gold": 2}}, coming=[2] * 9,
        )  # fmt: skip
        session.answer("forward", seat=0)
        _goes_on(session, yes)
    return _stands(session)


def _goes_on(session: Session, yes: bool) -> None:
    for _ in range(6):
        decision = session.decision
        if decision is None or "forward" in (keys := [each.key for each in decision.legal()]):
            return
        wanted = "yes" if yes else "no"
        session.answer(wanted if wanted in keys else keys[-1], seat=decision.seat)


def _stands(session: Session) -> dict[str, Any]:
    """Where all cards lie, and what is counted on them but for what remembers sentences."""
    pieces = {
        piece.id: {k: n for k, n in piece.counters.items() if not k.startswith(("once:", "past"))}
        for piece in session.table.pieces
    }
    return {"on": pieces, "in": {name: [*z.pieces] for name, z in session.table.zones.items()}}


@pytest.mark.parametrize("deed", BANNED)
def test_what_is_forbidden_leaves_the_table_as_it_was(deed: str) -> None:
    verb = deed.partition(" ")[0]
    does, ban = f"{deed[:1].upper()}{deed[1:]}.", f"You cannot {verb} {BANNED[deed]}."
    assert met(does) != met("Gain 0 gold.")
    assert met(does, ban) == met("Gain 0 gold.", ban)


@pytest.mark.parametrize("deed", BANNED)
def test_instead_is_the_other_deed(deed: str) -> None:
    verb = deed.partition(" ")[0]
    law = f"When you would {verb} {BANNED[deed]}, instead {OTHER}."
    does = f"{deed[:1].upper()}{deed[1:]}."
    assert met(does, law) == met(f"{OTHER.capitalize()}.", law) != met(does)


@pytest.mark.parametrize(
    ("each", "twice"),
    [
        ("Gain 1 gold for each Object you have.", "Gain 1 gold and gain 1 gold."),
        ("Lose 1 Life for each Object you have.", "Lose 1 Life and lose 1 Life."),
        ("Gain Craft equal to the number of Objects you have.", "Gain 1 Craft and gain 1 Craft."),
        ("Gain 1 Fate for each gold you have.", "Gain 1 Fate and gain 1 Fate."),
    ],
)
def test_for_each_is_as_many_times(each: str, twice: str) -> None:
    assert met(each) == met(twice) != met("Gain 0 gold.")


@pytest.mark.parametrize("deed", DEEDS)
def test_a_price_and_what_it_buys_are_both_done(deed: str) -> None:
    paid, both = f"{deed.capitalize()}: {OTHER}.", f"{deed.capitalize()} and {OTHER}."
    assert met(paid) == met(both) != met(paid, yes=False) == met("Gain 0 gold.")


@pytest.mark.parametrize("who", ["The leader", "You"])
@pytest.mark.parametrize("deed", ["gain 1 Craft", "gain 2 gold", "gain a Spell"])
def test_who_does_not_pay_does_the_other_deed(deed: str, who: str) -> None:
    does_not = "you do not" if who == "You" else "the leader does not"
    offered = f"{who} may lose 1 Life: {deed}. If {does_not}, {OTHER}."
    assert met(offered, yes=False) == met(f"{OTHER.capitalize()}.")
    assert met(offered) == met(f"Lose 1 Life. {deed.capitalize()}.")


@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("you have 2 gold or more", True), ("you have exactly 3 gold", False),
        ("you have a Sword", True), ("you have no Princess", True), ("you have an Axe", False),
        ("you are Neutral", True), ("you are Good or Evil", False), ("you lead the party", True),
        ("you have more Craft than each other character", False),
    ],
)  # fmt: skip
def test_what_is_so_is_done(asked: str, so: bool) -> None:
    assert (met(f"If {asked}, {OTHER}.") == met(f"{OTHER.capitalize()}.")) is so


PLACES = (STRANGER, OBJECT, ENEMY)
"""What is composed is said by each of them in turn."""


def run_composed(often: int, seed: int) -> int:
    """How many of so many sentences ran: laid on a table, and played with at random."""
    luck, ran = Random(seed), 0
    for number in range(often):
        made = str(sentence(GRAMMAR, luck))
        place = PLACES[number % len(PLACES)]
        with standing_in(GAME, says(place, made)):
            card = place if place != OBJECT else STRANGER
            session = meets(card, zones={"items:0": [OBJECT, "sword"], "spells:0": ["mending"]})
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
