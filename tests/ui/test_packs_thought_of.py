"""Whoever thinks in a process of its own knows the cards of packs, and reads no file for that."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QTest

from tabletop import new_game
from tabletop.packs import library
from tabletop.play.adaptation.packs_in_play import options_for
from tests.packs.players.making import EXAMPLES, read
from ui.seat.bot_thinker import Move, Thinker, Wish


@pytest.fixture(autouse=True)
def library_of_its_own() -> Iterator[None]:
    library.forget()
    yield
    library.forget()


def test_a_hint_is_given_about_cards_of_a_pack() -> None:
    pack = read(EXAMPLES / "the-marsh")
    library.add(pack)
    ysolt = f"{pack.key}/ysolt-of-the-reeds"
    for seed in range(400):
        session = new_game("restless", seats=1, seed=seed, options=options_for([pack]))
        decision = session.decision
        if decision and any("Ysolt" in option.label for option in decision.options):
            break
    assert decision is not None
    key = next(option.key for option in decision.options if "Ysolt" in option.label)
    parent, told, lost = QObject(), [], []
    thinker = Thinker(parent)
    move = Move("thoughtful", session.view(0), decision, key)
    thinker.ask(Wish("restless", [move], why=True), told.append, lost.append, fits=lambda _: True)
    end = time.monotonic() + 60
    while not told + lost and time.monotonic() < end:
        QTest.qWait(20)
    thinker.close()
    assert not lost
    assert told, f"nothing was said of {ysolt}"


def test_pictures_stay_where_they_are() -> None:
    pack = read(EXAMPLES / "the-marsh")
    library.add(pack)
    (sent,) = library.without_pictures(options_for([pack]))
    assert sent.cards == pack.cards
    assert not sent.pictures
    assert not sent.files
