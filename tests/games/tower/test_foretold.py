"""What is said of a play before all of it is said: what later parts may change it does not deny."""

from __future__ import annotations

import re

import pytest

from tabletop import Session
from tabletop.bots.luck import Luck
from tabletop.games.tower.bots.reasons import reasons
from tabletop.games.tower.rules.cards import FOOL, SUITS
from tabletop.games.tower.rules.foes import HELD
from tabletop.play.questions.declaration import Declaration, Draft
from tests.conformance.parts import wholes
from tests.games.tower.climbing import climb

PLAIN, ROGUE = "wands-king", "cups-knight"
MIDST = ("give", "resolve", "lay_shield", "strike_again")
"""The steps in the midst of what was played."""


def in_a_fight(luck: Luck) -> Session:
    """A Mage, or by lot another, with a hand of four before any foe that has wards."""
    hand = {f"wands-{1 + luck.below(7)}"}
    while len(hand) < 4:
        hand.add(FOOL if luck.chance(12) else f"{luck.choice(SUITS)}-{1 + luck.below(7)}")
    floor = 1 + luck.below(3)
    return climb(
        heroes=(ROGUE if luck.chance(15) else f"{luck.choice(SUITS)}-page", PLAIN),
        hands=[sorted(hand)],
        floor=floor,
        foe=luck.choice(("", "", *[f"major-{number}" for number in (6, 8, 10, 14, 18)])),
        foe_health=1 + luck.below(15),
        wards=["swords-10", "swords-8"][: luck.below(floor) if luck.chance(30) else floor - 1],
        options={
            "last_ward": luck.choice(("after", "before")),
            "fool": luck.choice(("wild", "excuse")),
            "attack_means": luck.choice(("card", "damage")),
        },
    )


def hurt(session: Session, foe: int, had: int) -> set[int]:
    """What the foe can have lost of what it *had*, whatever is said in the midst of the play."""
    asked, step = session.decision, session.table.flow.step
    if asked is None or step not in MIDST:
        return {had - session.table.pieces[foe].counters.get("health", 0)}
    ways = [key for _, key in wholes(Draft.of(asked))] if isinstance(asked, Declaration) else []
    found: set[int] = set()
    for key in ways or [option.key for option in asked.legal()][:1]:
        found |= hurt_by(session, key, foe, had)
    return found


def hurt_by(session: Session, key: str, foe: int, had: int) -> set[int]:
    entries = len(session.journal.entries)
    session.answer(key)
    found = hurt(session, foe, had)
    session.rewind(entries)
    return found


@pytest.mark.rule("TWR-051", "TWR-080", "TWR-084", "TWR-066", "TWR-122")
@pytest.mark.parametrize("seed", range(16))
def test_who_is_warned_of_no_damage_deals_none_whatever_is_said_then(seed: int) -> None:
    """And as much as a companion is said to bring can be dealt, and no more."""
    session = in_a_fight(Luck(seed))
    foe = session.table[f"floor:{session.table.count('floor')}"][-1]
    had, most, promised = foe.counters["health"], dict[str, int](), dict[str, int]()
    assert isinstance(session.decision, Declaration)
    for said, key in [*wholes(Draft.of(session.decision))]:
        came = hurt_by(session, key, foe.id, had)
        warned = [option.key for option in said if HELD in option.warning]
        assert not warned or came == {0}, (key, warned)
        most[said[0].key] = max(most.get(said[0].key, 0), *came)
        if found := re.search(r"with a companion up to (\d+) damage$", said[0].label):
            promised[said[0].key] = min(int(found[1]), had)
    assert promised.items() <= most.items()
    hint = reasons(session.view(0), session.decision, "", None)
    assert not ("no damage" in hint and re.search("defeats|then has", hint)), hint
