"""Positions nobody would think of, made by lot of the printed cards, and played on at random."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.bots.luck import Luck
from tabletop.games.restless.cards import content
from tabletop.games.restless.table.table_reads import character, health, slots
from tests.conformance.walk import whole
from tests.games.restless.camp import asked, camp, names
from tests.games.restless.sound import sound

STEPS = ("gap", "begin_battle", "meet", "trade", "verdict")
ANSWERS = 60


class Lot:
    """Cards of each kind, drawn by lot, none twice."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.left = {kind: self._called(kind) for kind in content.CARDS.values()}

    def _called(self, kind: type) -> list[str]:
        return [card.id for card in content.pack().cards.values() if type(card) is kind]

    def draw(self, kind: type, n: int = 1) -> list[str]:
        left = self.left[kind]
        return [left.pop(self.luck.below(len(left))) for _ in range(n)]

    def items(self, n: int) -> list[str]:
        kinds = (content.Starter, content.Loot, content.Treasure)
        return [self.draw(kinds[self.luck.below(3)])[0] for _ in range(n)]


def position(seed: int) -> Session:
    """A party of one to four somewhere on its way, with whatever it holds, bears and suffers."""
    luck = Luck(seed)
    lot, step = Lot(luck), STEPS[seed % len(STEPS)]
    party = lot.draw(content.Character, 1 + luck.below(4))
    met = {"begin_battle": content.Combat, "meet": content.Event, "trade": content.Trader}
    zones = {"realm": lot.draw(content.Realm)}
    if step in met:
        zones["encounter"] = lot.draw(met[step], 1 + (step == "begin_battle" and luck.chance(20)))
    if step == "verdict":
        zones["god"] = lot.draw(content.God)
    realm: Any = content.card(zones["realm"][0])
    return camp(
        party,
        step=step,
        zones=zones,
        wounds={name: luck.below(5) for name in party},
        holds={name: lot.items(luck.below(3)) for name in party},
        sins={name: lot.draw(content.Sin, luck.below(2)) for name in party},
        row=[lot.draw(content.Combat), lot.draw(content.Event), lot.draw(content.Combat)],
        decks={
            "loot": [*lot.draw(content.Loot, 9), "nothing"],
            "treasures": [*lot.draw(content.Treasure, 6), *lot.draw(content.Sin, 3)],
            "encounters": [*lot.draw(content.Event, 5), *lot.draw(content.Combat, 5)],
            "nights": lot.draw(content.Rest, 2),
            "characters": lot.draw(content.Character, 8),
            "gods": lot.draw(content.God, 3),
        },
        counters={"level": 5 if step == "verdict" else realm.level, "rerolls": luck.below(9)},
        options={"ask_rerolls": luck.choice(("never", "failures", "always"))},
    )


def holds(session: Session) -> None:
    """What must hold at every question."""
    sound(session)
    table, rule = session.table, asked(session)
    shared_out = rule in ("RST-212", "RST-101", "RST-007")  # while the dead are still carried away
    for slot in slots(table):
        piece = character(table, slot)
        if piece is not None and not shared_out:
            assert health(table, slot) or piece.counters.get("dead"), "a dead one that still sits"
    if rule == "RST-142":
        assert [names(session, zone) for zone in ("pick", "drops", "goods", "night")] == [[]] * 4
        assert table.suspended == [], "RST-263"


@pytest.mark.rule("RST-099", "RST-046")
@pytest.mark.parametrize("seed", range(1, 61))
def test_whatever_meets_whatever_the_rules_go_on(seed: int) -> None:
    session, luck = position(seed), Luck(seed)
    for _ in range(ANSWERS):
        if session.decision is None:
            break
        holds(session)
        session.answer(whole(session.decision, luck.choice(session.decision.legal()), luck))
    assert session.over or session.decision
