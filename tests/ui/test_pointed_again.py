"""What was chosen is pointed at again, or dropped again; and places that answer by themselves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tabletop import Session, new_game
from tabletop.play.questions.decision import Option, Refusal
from tests.games.keeper.hands import HELD, table, turn
from tests.games.tower.climbing import climb
from ui.seat import gestures
from ui.seat.bridge import Bridge

MAGE = "swords-page"


@pytest.fixture(scope="module", autouse=True)
def application() -> QCoreApplication:
    return QApplication.instance() or QApplication([])


def begun(session: Session, *, by_click: bool = False) -> Bridge:
    bridge = Bridge(session)
    bridge.answering.choosing.by_click = by_click
    bridge.begin()
    bridge.sit(0)
    return bridge


def point(bridge: Bridge, name: str) -> bool:
    """Point at the piece called *name*, where it lies."""
    piece = bridge.session.table.named(name)
    return bridge.answering.point(piece.id, piece.zone)


def offered(bridge: Bridge, piece: int, zone: str) -> list[str]:
    """The keys of what is offered where *piece* (-1: none) in *zone* is pointed at."""
    menus: list[list[Option]] = []
    bridge.several.connect(lambda options, *_: menus.append(options))
    bridge.answering.point(piece, zone)
    return [option.key for menu in menus for option in menu]


def refused(bridge: Bridge) -> list[Refusal]:
    given: list[Refusal] = []
    bridge.refused.connect(lambda refusal, *_: given.append(refusal))
    return given


def test_the_card_that_was_dropped_is_let_go_by_a_click_and_told_of_by_a_second_drop() -> None:
    bridge = begun(climb(heroes=(MAGE, "wands-queen"), hands=[["wands-7", "cups-5"]], wards=None))
    wands, told = bridge.session.table.named("wands-7").id, refused(bridge)
    bridge.answering.drop(wands, "floor:1")
    assert bridge.port.said == ["play wands-7"]
    bridge.answering.drop(wands, "floor:1")
    assert [(each.rule, each.why.partition(".")[0]) for each in told] == [
        ("TWR-080", "Seven of Wands is chosen already")
    ]
    assert "a companion for the Seven of Wands" in told[0].why
    assert point(bridge, "wands-7")
    assert not bridge.port.said


def test_a_card_that_leads_is_let_go_by_a_second_click() -> None:
    bridge = begun(table(HELD), by_click=True)
    assert point(bridge, HELD[0])
    assert bridge.port.spoken_of == [bridge.session.table.named(HELD[0]).id]
    assert point(bridge, HELD[0])
    assert not bridge.port.said


@pytest.mark.rule("TWR-052")
def test_the_ward_that_is_asked_about_is_lit_and_answers() -> None:
    hand = [["pentacles-6", "cups-5"]]
    bridge = begun(climb(heroes=(MAGE, "wands-queen"), hands=hand, health={1: 8}))
    bridge.answering.answer("play pentacles-6")
    decision = bridge.decision
    assert decision is not None
    lit = {zone for option in gestures.places(decision, ()) for zone in option.zones}
    assert lit == {"wards", "floor:1"}
    assert bridge.answering.point(-1, "wards")
    assert not bridge.port.said
    assert bridge.session.table["wards"] or bridge.session.table["play"]


@pytest.mark.rule("TWR-030", "TWR-041")
def test_one_rests_at_ones_hero_and_gives_at_a_hand() -> None:
    bridge = begun(climb(hands=[["pentacles-6"], ["cups-5"]], health={0: 8}, wards=None))
    hero = bridge.session.table["hero:0"][0]
    assert offered(bridge, hero.id, "hero:0") == ["rest"]
    bridge.answering.answer("play pentacles-6")
    before = len(bridge.session.table["hand:1"])
    assert point(bridge, "cups-5")
    assert len(bridge.session.table["hand:1"]) == before + 1


@pytest.mark.rule("TWR-007")
def test_a_hero_that_is_to_be_named_answers_with_its_own_name() -> None:
    session = new_game("tower", seats=2, seed=3)
    for key in ("cups-queen", "pentacles-king"):
        session.answer(key)
    bridge = begun(session)
    assert bridge.answering.ask("the names")
    assert point(bridge, "cups-queen")
    assert bridge.session.decisions[0].seat == 1


@pytest.mark.rule("TWR-084")
def test_what_works_first_tells_what_it_does_at_its_lent_rank() -> None:
    bridge = begun(climb(heroes=(MAGE, "wands-queen"), hands=[["wands-7", "swords-2"]], wards=None))
    for key in ("play wands-7", "with swords-2"):
        bridge.answering.answer(key)
    assert bridge.decision is not None
    tells = [option.tells for option in bridge.decision.legal()]
    assert tells == ["Up to 7 magic damage.", "Up to 8 weapon damage."]


@pytest.mark.rule("SCN-028", "SCN-064", "SCN-065")
def test_what_befalls_is_said_at_the_hero_and_a_rest_at_the_discarded_cards() -> None:
    bridge = begun(turn("walking-staff", hand=HELD[1:3]), by_click=True)
    hero = bridge.session.table["hero:0"][0]
    assert offered(bridge, hero.id, "hero:0") == ["hurt 0", "heal 0", "prevent 0", "note 0"]
    why = bridge.port.refuse(bridge.session.table.named(HELD[1]).id, "lost:0").why
    assert why.startswith("First say “Lose cards instead of damage”")
    resting = table(HELD[:2], step="short_rests", args={"seat": 0}, zones={"discard:0": HELD[2:4]})
    bridge = begun(resting, by_click=True)
    assert offered(bridge, bridge.session.table.named(HELD[2]).id, "discard:0") == ["rest"]
