"""RST-262: what may yet end a Battle is known by carrying it out, not by a list of words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop import Session
from tabletop.cardtext.phrase import Phrase
from tabletop.commands.stand_in_card import StandIn, standing_in
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.cards.phrases import LEADING
from tabletop.games.restless.game import GAME
from tests.games.restless.camp import battle, keys, play
from tests.games.restless.printed import AGNES, FOE, SEDGE

ITEM, OTHER = sorted(
    card.id
    for card in content.pack().cards.values()
    if isinstance(card, content.Treasure) and card.kinds == ("Active Item",) and not card.rest
)[:2]
"""Two Active Items."""

ACTIONS = sorted(
    (phrase for phrase in GRAMMAR if phrase.role == "action" and phrase.run is not None),
    key=lambda phrase: phrase.template,
)
"""In one order, whichever chapter a process of the tests loaded first."""


def used(words: str) -> Session:
    """A Battle in which an Active Item was used that says so, while another lies exhausted.

    It does something else besides, so that it can be started without what it acts on (RST-108).
    """
    printed = content.card(ITEM)
    assert isinstance(printed, content.Treasure)
    card = replace(printed, text=f"Use in Battle: {words}. Use: gain 1 Reroll Counter.")
    with standing_in(GAME, StandIn(card, ITEM)):
        session = battle(
            (SEDGE, AGNES),
            foe=FOE,
            holds={SEDGE: [ITEM], AGNES: [OTHER]},
            on={FOE: {"health": 5}},
            wounds={SEDGE: 1, AGNES: 1},
        )
        session.override("turn", piece=session.table.named(OTHER).id, degrees=90)
        play(session, "slot 0", f"use {ITEM}")
        if not session.table.named(ITEM).turn and keys(session) == ["slot 0", "slot 1"]:
            play(session, "slot 0")  # whom it is for is said with its use
        for _ in range(5):  # whom it is for, and which
            decision = session.decision
            if leads_on(session) or decision is None or _is_over(session):
                break
            legal = decision.legal()
            session.answer(legal[0].key, seat=decision.seat)
        return session


def _is_over(session: Session) -> bool:
    """Whether the Character in turn is asked what it does next."""
    decision = session.decision
    assert decision is not None
    keys = [option.key for option in decision.options]
    return decision.rule != "RST-007" and any(key.startswith(("attack", "slot ")) for key in keys)


def leads_on(session: Session) -> bool:
    """Whether a Target is lower or gone, or something can be done again."""
    table = session.table
    foe, item = table.named(FOE), table.named(ITEM)
    return (
        foe.zone != "encounter"
        or foe.counters.get("health", 0) < 5
        or any(piece.counters.get("extra_attacks") for piece in table.pieces)
        or not table.named(OTHER).turn
        or (item.zone == "inventory:0" and not item.turn)
    )


@pytest.mark.sampled
@pytest.mark.rule("RST-262")
@pytest.mark.parametrize("phrase", ACTIONS, ids=lambda phrase: phrase.template)
def test_a_phrase_is_known_to_lead_on_if_it_does(phrase: Phrase) -> None:
    words = phrase.shown.replace("Beast", "Human")  # which the Foe is
    readings = GRAMMAR.readings(f"Use in Battle: {words}.")
    if len(readings) != 1:
        pytest.skip("it stands in other sentences only")
    try:
        session = used(words)
    except AssertionError as fault:
        pytest.skip(f"it cannot be used so: {fault}")
    assert leads_on(session) == (phrase.run in LEADING), str(session.lines[-1].words)
