"""Every printed card by which a Target comes or goes, or somebody can carry less, at random.

All hold as much as they can carry, and the first Target that is called lets them carry less.
"""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.bots.luck import Luck
from tabletop.games.restless.cards import content
from tests.conformance.walk import whole
from tests.games.restless.camp import camp
from tests.games.restless.sound import sound

PARTY = ("corporal-sedge", "agnes-two-doors", "brother-lint", "judith-hod")
SAYS = (
    "joins the Battle",
    "Target escapes",
    "fight a Combat",
    "follows at once",
    "transfigured",
    "replace the Realm",
    "Max Weight",
    "this Target's drops",
    "card anywhere",
)
"""What such a card says."""

WEIGHS, CALLED = "sump-thing", ("grave-hound", "ditch-ox", "pew-rats")
"""-1 to Max Weight while the first is met."""

ANSWERS, GAMES = 60, 3


def _all(kind: type) -> list[Any]:
    return [card for card in content.pack().cards.values() if isinstance(card, kind)]


def _says(card: Any) -> bool:
    words = f"{card.text} {getattr(card, 'death', '')}".lower()
    return any(said.lower() in words for said in SAYS)


CARDS = [card.id for card in _all(content.Worded) if _says(card)]


def _load(luck: Luck, who: str, used: set[str]) -> list[str]:
    """Items by lot that weigh together what *who* can carry."""
    free, held = content.card(who).max_weight, []  # type: ignore[union-attr]
    while free:
        card = luck.choice([item for item in _all(content.Item) if 0 < item.weight <= free])
        if card.id not in used and "Max" not in card.text:
            used.add(card.id)
            held.append(card.id)
            free -= card.weight
    return held


def laid(name: str, seed: int) -> Session:
    """The card called *name* where it works, in the middle of things."""
    luck, card, used = Luck(seed), content.card(name), {name}
    party = PARTY
    if isinstance(card, content.Character):
        party = (name, *[who for who in PARTY if who != name][:3])
    holds = {who: _load(luck, who, used) for who in party}
    step, met = luck.choice([("begin_battle", "hearse-horse"), ("meet", "the-ink-census")])
    laid = {"encounter": [met]}
    sins: dict[str, list[str]] = {}
    if isinstance(card, (content.Combat, content.Event)):
        step = "begin_battle" if isinstance(card, content.Combat) else "meet"
        laid = {"encounter": [name]}
    elif isinstance(card, content.God):
        step, laid = "verdict", {"god": [name]}
    elif isinstance(card, content.Rest):
        step, laid = "gap", {"nights": [name]}
    elif isinstance(card, content.Realm):
        laid["realm"] = [name]
    elif isinstance(card, content.Sin):
        sins = {party[0]: [name]}
    elif isinstance(card, content.Item):
        holds[party[0]] = [name, *holds[party[0]]]
    called = [foe for foe in (WEIGHS, *CALLED) if foe != name]
    return camp(
        party,
        step=step,
        zones=laid,
        holds=holds,
        sins=sins,
        wounds={who: luck.below(4) for who in party},
        row=[[called.pop()], [called.pop()]],
        decks={"encounters": called},
        counters={"level": 5 if step == "verdict" else getattr(card, "level", 1)},
    )


@pytest.mark.sampled
@pytest.mark.rule("RST-102", "RST-047", "RST-249", "RST-214")
@pytest.mark.parametrize("name", CARDS)
def test_whatever_comes_or_goes_is_what_it_is_and_nobody_carries_too_much(name: str) -> None:
    for seed in range(GAMES):
        luck, session = Luck(seed), laid(name, seed)
        for _ in range(ANSWERS):
            sound(session)
            if session.decision is None:
                break
            session.answer(whole(session.decision, luck.choice(session.decision.legal()), luck))


def test_there_are_such_cards_of_every_kind() -> None:
    kinds = {type(content.card(name)).__name__ for name in CARDS}
    assert kinds >= {"Combat", "Event", "God", "Realm", "Sin", "Starter", "Treasure"}
