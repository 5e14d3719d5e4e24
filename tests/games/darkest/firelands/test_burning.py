"""Burning: what is out of the game for good (I2)."""

from __future__ import annotations

from functools import partial

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, lasting_moves, space_positions
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings.burning import Burns
from tabletop.table.campaign import Campaign
from tests.games.darkest import campaigns
from tests.games.darkest.firelands.burning_land import ON, burning
from tests.games.darkest.laying import has, names, piece

begun = partial(campaigns.begun, **ON)
DECK = ["heron", "wolf", "adder", "boar"]


def done(session: Session, rules) -> None:  # type: ignore[no-untyped-def]
    """Rules that ask nothing, done to their end."""
    for asked_for in rules:
        raise AssertionError(f"it asks {asked_for}")


def dealt(session: Session, rules, *lots: int) -> None:  # type: ignore[no-untyped-def]
    """Rules that ask for these *lots* alone."""
    left, answer = [*lots], None
    while True:
        try:
            rules.send(answer)
        except StopIteration:
            break
        answer = left.pop(0)
    assert not left


@pytest.mark.rule("DTL-002")
def test_a_burned_card_is_out_of_every_deck_and_discard() -> None:
    session = burning(zones={"items:0": ["firelands-scourge"]})
    done(session, session.play.happen(Burns(card=piece(session, "firelands-scourge").id, who=0)))
    assert names(session, lasting_moves.BURNED) == ["firelands-scourge"]
    assert not names(session, "firelands-troves") + names(session, "firelands-returns")


@pytest.mark.rule("DTL-003")
def test_the_top_cards_of_a_deck_burn_and_those_that_are_fireproof_go_back_onto_it() -> None:
    proof = ["firelands-salamander", "firelands-glass-elemental"]
    session = burning(zones={"adventure": ["heron", proof[0], "wolf", proof[1]]})
    dealt(session, lasting_moves.burn_top(session.play, decks.OWN, 3, "DTL-003"), 2)
    assert names(session, lasting_moves.BURNED) == ["wolf"]
    assert names(session, "adventure") == ["heron", *proof]
    assert not any(card.face_up for card in session.table["adventure"])


@pytest.mark.rule("DTL-004")
def test_talismans_quests_tokens_and_what_is_printed_so_are_fireproof() -> None:
    zones = {"items:0": ["talisman", "sword"], "pile:1": ["firelands-salamander"]}
    session = burning(zones=zones)
    for name, burns in (("talisman", False), ("firelands-salamander", False), ("sword", True)):
        assert lasting_moves.is_fireproof(piece(session, name)) != burns
        done(session, session.play.happen(Burns(card=piece(session, name).id, who=0)))
        assert (name in names(session, lasting_moves.BURNED)) == burns
    assert lasting_moves.is_fireproof(piece(session, "party"))
    quests = [c.id for c in content.boxed() if isinstance(c, content.Quest)]
    assert all(content.is_fireproof(name) for name in quests)


@pytest.mark.rule("DTL-005")
def test_what_is_burned_stays_out_when_discards_are_shuffled_and_in_later_sessions() -> None:
    session = begun(Campaign(chapter="road"))
    wolf = next(card for card in session.table["adventure"] if card.name == "wolf")
    count = sum(card.name == "wolf" for card in session.table.pieces)
    lasting_moves.burn(session.play, wolf, "DTL-002")
    dealt_again = road_layout.clear_cards(session.play)
    for _ in dealt_again:
        pass
    assert wolf.zone == lasting_moves.BURNED
    then = begun(campaigns.recorded(session)).table
    assert [card.name for card in then[lasting_moves.BURNED]] == ["wolf"]
    assert sum(card.name == "wolf" for card in then["adventure"]) == count - 1


@pytest.mark.rule("DTL-006")
@pytest.mark.parametrize(("to", "region"), [("city", 0), ("castle", 1)])
def test_with_their_spells_merged_burning_works_in_every_region(to: str, region: int) -> None:
    session = burning(
        to=to, zones={"adventure": DECK, "spells:0": ["firelands-ash-prayer"]},
        on={"dwarf": {"fate": 0, "held": 1}}, counters={"firelands-joined": 1},
        tokens={"dwarf": {"fate": 0, "craft": 4, "life": 2}, "elf": {"fate": 0}},
    )  # fmt: skip
    assert session.table.count("region") == region
    session.answer(
        next(o.key for o in session.decision.legal() if o.key.startswith("cast")), seat=0
    )
    assert len(names(session, lasting_moves.BURNED)) == 2
    assert has(session, "dwarf", "life") > 2


@pytest.mark.rule("DTL-004")
def test_what_is_fireproof_says_so() -> None:
    printed = burning().game.printed
    assert printed("firelands-salamander").epithet == "Elemental, fireproof"
    assert printed("firelands-sack-of-sand").epithet == "Trinket, fireproof"
    assert printed("firelands-magma-brute").epithet == "Elemental"


def test_what_is_burned_where_it_lay_leaves_its_spot() -> None:
    session = burning(zones={"pile:1": ["wolf", "heron"]})
    lasting_moves.burn(session.play, piece(session, "wolf"), "DTL-002")
    assert space_positions.cards_at(session.table, 1) == [piece(session, "heron")]
