"""A die that hands set while its roll is asked about counts as if it had been rolled so."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop import Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import CHANCE
from tabletop.table.event import Event, Rolled
from tabletop.table.table import freeze
from tests.conformance.walk import asked, plain, whole

ASKED: dict[str, dict[str, dict[str, str]]] = {
    "restless": {"RST-170": {"ask_rerolls": "always"}},
    "tower": {"TWR-074": {"shields": "one"}},
    "darkest": {"DTC-B03": {}},
}
"""The questions after a roll, by their rules, and the options of the table that bring them."""

STEPS = 400


def rolled(session: Session, key: str) -> int:
    """Tell what a die shows; returns the piece that it is, -1 if it has none."""
    heard: list[int] = []

    def hear(event: Event, *_: object) -> None:
        if isinstance(event, Rolled):
            heard.append(event.piece)

    stop = session.listen(hear)
    session.answer(key)
    stop()
    return heard[0] if heard else -1


def compared(text: str, was: str, then: str, rules: set[str]) -> str:
    """Roll *was* and set the die to *then* by hand, or roll *then*, and let the dice stand; by
    which of *rules* it was asked, if it was."""
    by_hand, straight = load(text), load(text)
    die = rolled(by_hand, was)
    rolled(straight, then)
    if die < 0 or not (by_hand.decisions and straight.decisions):
        return ""
    rule, other = by_hand.decisions[0].rule, straight.decisions[0]
    if rule not in rules or other.rule != rule or other.seat == CHANCE:
        return ""
    by_hand.override("count", piece=die, counter="shown", value=int(then))
    assert [plain(each) for each in asked(by_hand)] == [plain(each) for each in asked(straight)]
    for session in (by_hand, straight):
        decision = session.decisions[0]
        keys = [option.key for option in decision.legal()]
        session.answer("keep" if "keep" in keys else keys[0], seat=decision.seat)
    assert freeze(by_hand.table) == freeze(straight.table)
    assert [plain(each) for each in asked(by_hand)] == [plain(each) for each in asked(straight)]
    return rule


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "rule"), [(g, rule) for g, rules in ASKED.items() for rule in rules]
)
def test_a_die_set_by_hand_counts_as_it_lies(game: str, rule: str) -> None:
    met = Counter[str]()
    for seed in range(20):
        luck = Luck(seed)
        options = {"dice": "typed", **ASKED[game][rule]}
        session = new_game(game, seats=2, seed=seed, options=options)
        for _ in range(STEPS):
            if not session.decisions:
                break
            decision = session.decisions[0]
            key = whole(decision, luck.choice(decision.legal()), luck)
            if decision.seat == CHANCE:
                other = luck.choice(decision.legal()).key
                met[compared(session.to_json(), key, other, {rule})] += key != other
            session.answer(key, seat=decision.seat)
        if met[rule]:
            return
    raise AssertionError(f"{rule} was asked {met[rule]} times")
