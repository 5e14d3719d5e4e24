"""A hero is taken off by hand, whatever is asked: nobody is asked for it, and the game goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.options import OPTIONS
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tabletop.table.piece import Piece
from tests.conformance.trial import another
from tests.conformance.walk import whole
from tests.games.darkest.laying import TRIO, party

AFTER = 12
"""So many questions are answered once a hero is off."""
TALISMANS = {f"items:{n}": ["talisman"] * 3 for n in range(3)}
ARMED = {
    "items:0": ["sword", "axe", "shield", "yew-bow"],
    "items:1": ["helmet", "staff-of-knots"],
    "followers:0": ["squire", "porter"],
    "followers:2": ["hound"],
    "spells:0": ["fireball", "counterspell"],
    "spells:1": ["mending", "teleport"],
    "spells:2": ["random", "hex"],
}
KINDS = ("enemy", "stranger", "place", "follower", "event")
LAID = {card for lying in ARMED.values() for card in lying}
MANY = [
    card.id
    for kind in KINDS
    for card in content.of_kind(kind)
    if not card.id.startswith("reaper") and card.id not in LAID
]
HOLDING = {name: {"held": 2} for name in TRIO}


def _at(step: str, to: str = "portal-of-power", **more: Any) -> dict[str, Any]:
    return {
        "step": step,
        "at": 6,
        "to": to,
        "zones": {**ARMED, **more.pop("zones", {})},
        "on": HOLDING,
        **more,
    }


STARTS: dict[str, dict[str, Any]] = {
    "the Portal": _at("portal", zones=TALISMANS),
    "the Mines": _at("mines", zones=TALISMANS, counters={"climb": 3, "region": 2}),
    "Death": _at("death", counters={"climb": 4, "region": 2}),
    "the Den": _at("den", counters={"climb": 5, "region": 2}),
    "the Vampire": _at("vampires_tower", zones=TALISMANS, counters={"climb": 6, "region": 2}),
    "the Pits": _at("pits", counters={"climb": 7, "region": 2}),
    "the duel": _at("duel", counters={"climb": 9, "region": 2}),
    "the Sentinel": _at("at_destination", "sentinel"),
    "a Trove": _at(
        "guardians",
        "crags",
        zones={"trove": ["helm", "aegis", "amulet"], "adventure": ["wolf", "adder", "heron"]},
    ),
    "the loot": _at("loot", "crags", zones={"trove": ["helm", "aegis", "amulet"]}),
    "a stay": {"step": "stay", "at": 0, "zones": ARMED, "on": HOLDING},
    "the Cave": _at("destination", "warlocks-cave"),
    "a road": {"step": "arrive", "at": 5, "zones": {**ARMED, "adventure": MANY}, "on": HOLDING},
}


def _words(session: Session) -> Iterator[str]:
    for decision in session.decisions:
        yield decision.ask
        yield from (option.label for option in decision.options)


def _off(session: Session, place: int) -> Piece:
    """The hero at *place* goes out of the game."""
    hero = heroes.hero_at(session.table, place)
    session.override("move", piece=hero.id, zone="graveyard")
    return session.table.pieces[hero.id]


def _answer(session: Session, luck: Luck) -> None:
    decision = session.decisions[0]
    session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)


def _goes_on_without(session: Session, place: int, luck: Luck) -> None:
    """Take the hero at *place* off and play on: nobody is asked for it."""
    where = f"{session.table.flow.step}: {session.decisions[0].ask}"
    hero = _off(session, place)
    spoken_of = re.compile(rf"\b(Nobody(?! at the Ferry| else|$)|{content.title(hero.name)})\b")
    for _ in range(AFTER):
        assert session.halted is None, where
        if session.over or hero.zone != "graveyard":
            return
        assert session.decisions, f"{where}: nobody is asked, and nothing is over"
        asked_of = [words for words in _words(session) if spoken_of.search(words)]
        assert not asked_of, f"{where}, {content.title(hero.name)} gone: {asked_of}"
        _answer(session, luck)


def _taken_off_at_each_kind(session: Session, seed: int, length: int, tried: set[Any]) -> None:
    """Each hero, once at each kind of question that the game comes to."""
    luck = Luck(seed)
    for _ in range(length):
        if session.over:
            return
        decision = session.decisions[0]
        said = re.sub(r"\W.*", "", decision.ask)
        kind = session.table.flow.step, decision.rule, len(session.decisions), said
        if kind not in tried:
            tried.add(kind)
            for place in heroes.living(session.table):
                _goes_on_without(another(session), place, Luck(seed))
        _answer(session, luck)


def _by_lot(luck: Luck) -> dict[str, str]:
    """Table options: the party votes, and what else the lot says."""
    found = {o.id: luck.choice(o.choices).value for o in OPTIONS if luck.chance(30)}
    return {**found, **(put_in_play(["reaper"]) if luck.chance(50) else {})}


@pytest.mark.sampled
@pytest.mark.rule("DTC-009", "DTC-077")
@pytest.mark.parametrize("start", STARTS)
def test_nobody_is_asked_for_a_hero_who_was_taken_off_where(start: str) -> None:
    session = party(
        *TRIO, seats=3, tokens={n: {"life": 6, "gold": 4} for n in TRIO}, **STARTS[start]
    )
    _taken_off_at_each_kind(session, 1, 40, set())


@pytest.mark.slow
@pytest.mark.rule("DTC-009", "DTC-077")
@pytest.mark.parametrize("seed", range(40))
def test_nobody_is_asked_for_a_hero_who_was_taken_off_in_a_random_game(seed: int) -> None:
    luck = Luck(seed)
    session = new_game("darkest", seats=1 + seed % 3, seed=seed, options=_by_lot(luck))
    _taken_off_at_each_kind(session, seed, 400, set())
    start = luck.choice([*STARTS])
    session = party(*TRIO, seats=3, options=_by_lot(luck), **STARTS[start])
    _taken_off_at_each_kind(session, seed, 100, set())


@pytest.mark.rule("DTC-079")
@pytest.mark.parametrize("start", ["a road", "a Trove", "a stay", "the Pits"])
def test_the_campaign_is_lost_once_hands_have_taken_off_the_last(start: str) -> None:
    session = party(
        "dwarf", tokens={"dwarf": {"life": 40}}, **STARTS[start] | {"on": {}, "zones": {}}
    )
    _off(session, 0)
    assert session.over
    assert session.table.outcome is not None
    assert session.table.outcome.rule == "DTC-079"
    assert not session.table["guardians"]


@pytest.mark.rule("DTC-009")
def test_a_vote_is_over_once_all_have_voted_who_are_still_there() -> None:
    session = party(*TRIO, at=3, seats=3, options={"party_vote": "vote"})
    for seat in (0, 1):
        session.answer("back", seat=seat)
    _off(session, 2)
    assert [decision.seat for decision in session.decisions] == [1], "who answered last, again"
    session.answer("back", seat=1)
    assert heroes.homeward(session.table)
