"""What cards in force bear on is marked where it applies: no sentence is left out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.executor.sentence import Line
from tabletop.games.restless.cards import content
from tabletop.games.restless.running.executor import sentences_of
from tabletop.games.restless.showing.affected_pieces import bears_on
from tabletop.play.rules.game import InForce
from tests.games.restless.camp import camp, play

PARTY = ("corporal-sedge", "agnes-two-doors", "lucan-fray", "brother-lint")
HOLDS = {PARTY[0]: ["ditch-reapers-hook", "wasp-bow", "candle-end-psalter", "cracked-spyglass"]}
ROW = [["salt-heron"], ["ditch-ox"], ["pew-rats"], ["weir-eel"], ["grave-hound"]]
FOE, TRADER = "thorn-choir", "moth-market"
NOWHERE = ("New Characters are Pick From",)
"""What has no place on the table: it is drawn when somebody is dead."""


def _ruling() -> Iterator[tuple[str, str]]:
    """Every sentence of a Realm or Traitor God that holds by lying there."""
    for name, card in content.pack().cards.items():
        if isinstance(card, content.Realm | content.God):
            for clause in content.says(name):
                if {"trigger", "range"} & set(clause.heads):
                    continue
                if not str(clause).startswith(NOWHERE):
                    yield name, str(clause)


def _clause(card: str, sentence: str) -> Clause:
    return next(clause for clause in content.says(card) if str(clause) == sentence)


def _party_for(clause: Clause) -> tuple[str, ...]:
    """A party with somebody of the Trait that a sentence is for, if it is for one."""
    trait = clause.heads.get("bearer")
    if trait is None:
        return PARTY
    word = trait.values["bearer"]
    cards = content.pack().cards.items()
    fit = next(n for n, c in cards if isinstance(c, content.Character) and c.trait == word)
    return (*[name for name in PARTY if name != fit][:3], fit)


@pytest.mark.sampled
@pytest.mark.rule("RST-003", "RST-040", "RST-244")
@pytest.mark.parametrize(("card", "sentence"), [*_ruling()])
def test_every_sentence_in_force_bears_on_something(card: str, sentence: str) -> None:
    said = next(s for s in sentences_of(card) if str(s.clause) == sentence)
    god = isinstance(content.card(card), content.God)
    found: list[object] = []
    for met in (FOE, TRADER):
        party = _party_for(said.clause)
        session = camp(
            party,
            zones={"god" if god else "realm": [card], "encounter": [met], "nights": ["hen-house"]},
            holds={party[0]: HOLDS[PARTY[0]]},
            row=ROW,
            on={met: {"health": 5}} if met == FOE else {},
            counters={"final": int(god), "battle": int(met == FOE)},
        )
        table = session.table
        (piece,) = table["god" if god else "realm"]
        pieces, places = bears_on(table, Line(piece, -1, said))
        assert set(places) <= set(table.zones)
        found += [*pieces, *places]
    assert found


def _bearing(card: str, **more: object) -> list[InForce]:
    session = camp(PARTY, zones={"realm": [card], "encounter": [FOE]}, holds=HOLDS, **more)  # type: ignore[arg-type]
    held = session.game.in_force(session.table)
    return [each for each in held if session.table.pieces[each.piece].name == card]


@pytest.mark.rule("RST-003")
def test_a_rule_is_marked_on_what_it_forbids() -> None:
    card, sentence = next(each for each in _ruling() if each[1] == "Spells cannot be used.")
    held = next(each for each in _bearing(card) if each.sentence == sentence)
    session = camp(PARTY, holds=HOLDS)
    assert [session.table.pieces[piece].name for piece in held.on] == ["candle-end-psalter"]
    card, sentence = next(each for each in _ruling() if each[1] == "The party cannot Rest.")
    held = next(each for each in _bearing(card) if each.sentence == sentence)
    assert held.places == ("nights",)


@pytest.mark.rule("RST-059")
def test_what_waits_for_somebody_else_bears_on_nothing() -> None:
    """Nobody here is a Beekeeper."""
    held = next(e for e in _bearing("low-pasture") if e.sentence.startswith("Beekeeper"))
    assert (held.on, held.places) == ((), ())


@pytest.mark.rule("RST-264")
def test_what_lasts_until_the_end_of_a_round_does_not_outlast_the_battle() -> None:
    """Dunstan's bell: "When a Battle begins, the Target has -1 Attack until the end of the
    round"; the Battle is won within it."""
    session = camp(
        ("dunstan-vole",),
        step="begin_battle",
        zones={"encounter": ["salt-heron"]},
        on={"salt-heron": {"health": 1}},
        coming=[20],
        decks={"loot": ["frying-iron"]},
    )
    assert len(session.table["kept"]) == 1
    play(session, "slot 0", "attack unarmed")
    assert not session.table.count("battle")
    assert not session.table["kept"]
    assert not session.table.count("acting"), "nobody acts any more"
