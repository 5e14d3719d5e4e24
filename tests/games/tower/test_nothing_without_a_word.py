"""All that lies on the table is offered, or refused with a rule of its own that is true."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.games.tower.rules import cards, foes
from tabletop.packs.rulebook import rulebook
from tabletop.play.questions.decision import CHANCE, Refusal
from tabletop.play.questions.drops import forbidden
from tabletop.table.piece import Piece
from tests.games.tower.climbing import at_random, climb, draft_of, play, question
from tests.games.tower.test_labels import random_options

SHOWN = re.compile(
    r"^(floor|hero|hand|shields|sanctuary):|^(play|wards|discard|deck|treasures|dice)$"
)
ASKED = ("TWR-041", "TWR-069", "TWR-074")
SAID = ("TWR-052", "TWR-037", "TWR-122", "TWR-080", "TWR-084")
"""The rules by which something is asked in a turn, and to be said beside the card itself."""


def reasons(session: Session) -> list[tuple[Piece, str, Refusal]]:
    """Every drop that nothing offered stands for, with what is said of it."""
    table, decision = session.table, question(session)
    found = []
    for piece in table.pieces:
        meant = {piece.zone, *(each.zone for each in forbidden(decision, piece.id))}
        for zone in filter(SHOWN.match, table.zones):
            if zone in meant:
                continue
            found.append((piece, zone, session.game.refuse(table, decision.seat, piece.id, zone)))
    return found


@pytest.mark.slow
@pytest.mark.rule("TWR-134", "TWR-135")
def test_whatever_is_dragged_anywhere_has_an_answer_or_a_reason_that_is_true() -> None:
    book = rulebook("tower")
    said: Counter[str] = Counter()
    steps: set[str] = set()
    for seed in range(24):
        luck = Luck(seed)
        session = new_game("tower", seats=2 + seed % 3, seed=seed, options=random_options(luck))
        for _ in range(90):
            if session.decision is None:
                break
            if session.decision.seat != CHANCE and luck.chance(25):
                for _ in range(luck.below(4)):
                    say_on(session, luck)
                steps.add(question(session).rule)
                for piece, zone, refusal in reasons(session):
                    assert refusal.rule in book.rules, refusal
                    assert is_true(session, piece, zone, refusal), (piece.name, zone, refusal)
                    said[refusal.rule] += 1
            session.answer(at_random(session, luck), seat=session.decision.seat)
    assert {*ASKED, *SAID, "TWR-022", "TWR-076"} - steps <= {"TWR-074"}
    assert len(said) > 20, "each thing has a rule of its own"


def say_on(session: Session, luck: Luck) -> None:
    """Say something more of the open question, but not all."""
    draft = draft_of(session)
    if draft is not None:
        legal = question(session).legal()
        rare = [o for o in legal if o.key.startswith(("play major", "play wands", "with"))]
        longer = draft.take(luck.choice(rare if rare and luck.chance(60) else legal).key)
        if longer.part is not None:
            play(session, [*longer.said.values()][-1][0].key)


def is_true(session: Session, piece: Piece, zone: str, refusal: Refusal) -> bool:
    """Whether the reason holds of the table as it lies, as far as it speaks of it."""
    table, rule, why = session.table, refusal.rule, refusal.why
    asked, kind = question(session).rule, table.zones[piece.zone].kind
    if rule == "TWR-064":
        return cards.wards_left(table) == 0 and zone in ("wards", cards.FLOOR[table.count("floor")])
    if rule == "TWR-057":
        answers = cards.suit(piece.name) in foes.answers(table)
        return not answers and cards.wards_left(table) > 0
    if rule == "TWR-115":
        return zone > cards.FLOOR[table.count("floor")]
    if rule == "TWR-112":
        low = min(zone, piece.zone) if kind == "hand" else piece.zone
        return "floor" in low
    if rule == "TWR-019":
        return cards.active(table) != session.decision.seat  # type: ignore[union-attr]
    if rule == "TWR-085":
        return table.flow.step == "resolve" and kind in ("hand", "play")
    if why.startswith("First"):
        return asked in ASKED and kind in ("hand", "play")
    if rule == "TWR-028":
        return table.flow.step == "act" and kind == "deck"
    if rule == "TWR-078":
        return table.flow.step == "strike_again" and cards.suit(piece.name) != "swords"
    return True


@pytest.mark.rule("TWR-115", "TWR-112", "TWR-057", "TWR-064")
def test_a_card_at_another_floor_is_told_of_that_floor() -> None:
    hand = ["swords-2", "cups-2"]
    session = climb(hands=[hand], floor=2, foe="major-18")
    table = session.table

    def said(card: str, zone: str) -> str:
        return session.game.refuse(table, 0, table.named(card).id, zone).rule

    assert said("swords-2", "floor:5") == "TWR-115"
    assert said("swords-2", "floor:1") == "TWR-112"
    assert said("cups-2", "floor:2") == "TWR-057"
    bare = climb(hands=[["pentacles-2"]], wards=None)
    number = bare.table.named("pentacles-2").id
    assert bare.game.refuse(bare.table, 0, number, "wards").rule == "TWR-064"


@pytest.mark.rule("TWR-068", "TWR-087", "TWR-035")
def test_who_may_lay_what_is_said_where_it_was_tried() -> None:
    hand = ["swords-2", "cups-2", "pentacles-2"]
    plain = climb(heroes=("wands-knight", "wands-page"), hands=[hand])

    def said(card: str, zone: str) -> str:
        number = plain.table.named(card).id
        return plain.game.refuse(plain.table, 0, number, zone).rule

    assert said("pentacles-2", "shields:1") == "TWR-068"
    assert said("cups-2", "sanctuary:1") == "TWR-087"
    assert said("swords-2", "hero:1") == "TWR-035"
    for hero, card, zone in (
        ("wands-king", "pentacles-2", "shields:1"),
        ("wands-queen", "cups-2", "sanctuary:1"),
    ):
        session = climb(heroes=(hero, "wands-page"), hands=[hand])
        number = session.table.named(card).id
        asked = draft_of(session) or question(session)
        [option] = {m.said[0] for m in forbidden(asked, number) if m.zone == zone}
        play(session, option.key)
