"""Whatever a party could want at a question is offered, or greyed with a rule of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.games.restless.fight import is_fighting
from tabletop.games.restless.means import all_means
from tabletop.games.restless.reading import inventory, living
from tabletop.games.restless.using import uses_of
from tabletop.packs.rulebook import rulebook
from tabletop.table.table import Table
from tests.games.restless.camp import battle, blocked, play
from tests.games.restless.printed import FOE, SEDGE, TWO

ACTS, TURN, GAP, REST, MEET, TRADER, VERDICT = (
    "RST-193", "RST-196", "RST-142", "RST-153", "RST-073", "RST-080", "RST-240",
)  # fmt: skip
"""The questions in which a party says what it does next, by the rule that asks."""


FOUGHT = {(ACTS, True), (TURN, True)}
"""The questions of a Battle, which each game is to come to."""


def wishes(table: Table, rule: str) -> Iterator[str]:
    """What a player could want at this question, by the key of the option for it."""
    alive = living(table)
    yield "swap"
    if rule != REST and not (rule == TRADER and table.count("resting")):
        yield "rest"
    for slot in alive:
        for piece in inventory(table, slot):
            card = f"{piece.name}#{piece.id}"
            yield from (f"{verb} {card}" for verb in ("lay", "discard"))
            yield from (f"give {card} {other}" for other in alive if other != slot)
            if uses_of(piece):
                yield f"use {card}"
            if rule == TRADER:
                yield f"sell {card}"
        if rule == REST:
            yield f"heal {slot}"
    for piece in table["ground"]:
        card = f"{piece.name}#{piece.id}"
        yield from (f"give {card} {slot}" for slot in alive)
        if uses_of(piece):
            yield from (f"use {card} {slot}" for slot in alive)
    if rule in (ACTS, TURN):
        yield "flee"
        actor = table.count("acting") - 1
        yield from (f"slot {slot}" for slot in alive if slot != actor)
    if rule == TURN:
        yield from (means.key for means in all_means(table, table.count("acting") - 1))
        yield "end"
    if rule == TRADER:
        yield from ("open", "leave")
        yield from (f"buy {piece.name}#{piece.id}" for piece in table["goods"])
    yield from {GAP: ("go on",), MEET: ("stay", "pass"), VERDICT: ("fight", "refuse")}.get(rule, ())


def unsaid(session: Session) -> list[str]:
    """What is neither offered here nor greyed with a rule that is in the rulebook."""
    decision = session.decisions[0]
    told = {each.key: each.rule if each.why else decision.rule for each in decision.options}
    known = rulebook("restless").rules
    return [wish for wish in wishes(session.table, decision.rule) if told.get(wish) not in known]


@pytest.mark.rule("RST-003", "RST-106", "RST-145", "RST-217")
@pytest.mark.parametrize("seed", range(8))
def test_whatever_one_could_want_is_offered_or_greyed_with_its_rule(seed: int) -> None:
    session, luck, asked = new_game("restless", seats=4, seed=seed), Luck(seed), set()
    while session.decisions and not (len(session.journal.entries) > 250 and asked >= FOUGHT):
        decision = session.decisions[0]
        if decision.rule in (ACTS, TURN, GAP, REST, MEET, TRADER, VERDICT):
            assert unsaid(session) == []
            asked.add((decision.rule, is_fighting(session.table)))
        keys = [option for option in decision.legal() if not option.key.startswith("discard ")]
        session.answer(luck.choice(keys or decision.legal()), seat=decision.seat)
    assert asked >= FOUGHT


@pytest.mark.rule("RST-003", "RST-203")
def test_a_spell_under_the_inspector_says_who_forbids_it() -> None:
    """Neither as an attack nor as a Consumable is it passed over in silence."""
    spells = {SEDGE: ["curse-of-small-stones"]}
    session = play(battle(TWO, foe="candle-inspector", holds=spells), "slot 0")
    assert blocked(session)["attack curse-of-small-stones"] == "RST-003"
    free = play(battle(TWO, foe=FOE, holds=spells), "slot 0")
    assert "attack curse-of-small-stones" not in blocked(free)


@pytest.mark.rule("RST-143", "RST-145")
def test_between_forced_fights_nobody_rests_and_it_is_said_why() -> None:
    session = battle(
        TWO,
        foe="sack-mask-militia",
        zones={"encounter": ["sack-mask-militia"], "nights": ["dry-cellar"]},
        on={"sack-mask-militia": {"health": 1}},
        decks={"encounters": [FOE], "loot": []},
        coming=[20],
    )
    assert blocked(session)["rest"] == "RST-145"
    play(session, "slot 0", "attack unarmed")
    while session.decision is not None and session.decision.rule != ACTS:
        play(session, "slot 0")
    assert blocked(session)["rest"] == "RST-143"


@pytest.mark.rule("RST-004")
@pytest.mark.parametrize("inside", [False, True])
def test_what_is_greyed_in_battle_can_be_done_anyway(inside: bool) -> None:
    """A ruling of the players is carried out, whatever it is; no rule breaks of it."""
    holds = {SEDGE: ["curse-of-small-stones", "singing-kettle"], TWO[1]: ["fishing-spear"]}

    def begun() -> Session:
        session = battle(TWO, foe="candle-inspector", holds=holds, zones={"nights": ["dry-cellar"]})
        return play(session, *(["slot 0"] if inside else []))

    greyed = [option.key for option in begun().decisions[0].options if option.why]
    assert len(greyed) > 5
    for key in greyed:
        session = begun()
        (option,) = [each for each in session.decisions[0].options if each.key == key]
        if not option.absolute:
            session.answer(key, anyway=True)
            assert session.halted is None
            assert session.decisions
