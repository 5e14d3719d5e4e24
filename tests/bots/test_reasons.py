"""A hint gives its reason in every game, and names nothing that the seat cannot know."""

from __future__ import annotations

import re

import pytest

from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import CHANCE
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table.table import Table
from tests.conformance.walk import started, whole

GAMES = ("tower", "parsifal", "restless", "scenario", "darkest", "keeper")


@pytest.mark.parametrize("seed", range(60, 66))
@pytest.mark.parametrize("game", GAMES)
def test_every_hint_has_its_reason(game: str, seed: int) -> None:
    _all_hints_hold(game, seed, 220)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_hints_are_sentences_with_because(game: str) -> None:
    _all_hints_hold(game, 5, 40)


def _all_hints_hold(game: str, seed: int, questions: int) -> None:
    luck = Luck(seed)
    session = started(game, seed, luck)
    rules = game_called(game)
    for _ in range(questions):
        if session.over or session.halted or not session.decisions:
            break
        decision = session.decisions[0]
        legal = decision.legal()
        if decision.seat == CHANCE:
            session.answer(luck.choice(legal).key, seat=decision.seat)
            continue
        seen = session.view(decision.seat)
        key = rules.thoughtful(seen, decision, Luck(0))
        told = rules.reasons(seen, decision, "", None)
        option = decision.accept(key, [])
        assert len(told.removeprefix(option.label)) > 10, (decision.ask, told)
        assert re.fullmatch(r"[^,].*, because \S.*[.!?%)]", told), told
        _holds(session.table, told)
        lying = [p for z in session.table.zones for p in seen[z] if p.name]
        shown = {p.id for p in lying}
        cards = (p for p in session.table.pieces if p.kind == "card")
        named = {session.game.title_of(p.name) for p in cards if p.id not in shown}
        named -= {session.game.title_of(p.name) for p in lying}
        spoken = told.removeprefix(option.label)
        said = [t for t in named if t in spoken]  # most are not, and patterns take long to make
        assert not [t for t in said if re.search(rf"\b{re.escape(t)}\b", spoken)], told
        by_lot = whole(decision, luck.choice(legal), luck)
        session.answer(by_lot if luck.chance(30) else key, seat=decision.seat)


def _holds(table: Table, told: str) -> None:
    """What is said of how it stands is so on the table."""
    if found := re.search(r"(.+), which has (\d+) left", told):
        foe = table[f"floor:{table.count('floor')}"][-1]
        assert foe.counters.get("health", 0) == int(found[2]), told
    if found := re.search(r"(\d+) Reroll Counter", told.partition(". ")[2]):
        assert table.count("rerolls") >= int(found[1]), told
    if found := re.search(r"[Tt]he party lacks (\d+) Health", told):
        here = [p for p in table.pieces if p.zone.startswith("character:")]
        missing = sum(piece.counters.get("missing", 0) for piece in here)
        assert missing <= int(found[1]), told
    for name, health in re.findall(r"(\w[\w ]*) goes from (\d+) to", told):
        seats = [n for n, seat in enumerate(table.seats) if name.endswith(seat.name)]
        assert int(health) in [table[f"hero:{n}"][0].counters.get("health", 0) for n in seats], told
