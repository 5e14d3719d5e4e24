"""Reaper: every sentence of its cards that is carried out has its say."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tabletop.executor.context import Context
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party.executor import EXECUTOR
from tabletop.packs.cards import read_cards
from tabletop.packs.game_folders import module_folder
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.rules.procedure import Rules
from tests.bench.by_lot import by_lot
from tests.games.darkest import test_j_every_sentence as every
from tests.games.darkest.laying import party
from tests.games.darkest.reaper.test_spells import POSITIONS

CARDS = read_cards(module_folder("darkest", "reaper") / "cards", content.KINDS).cards
SAYING = [card.id for card in CARDS.values() if every.carried_out(card.id)]


@pytest.mark.rule("DTR-089", "DTR-002")
def test_the_deck_is_made_as_its_rulebook_says() -> None:
    of = dict.fromkeys(content.KINDS, 0)
    for card in CARDS.values():
        kind = next(kind for kind, made in content.KINDS.items() if type(card) is made)
        of[kind] += getattr(card, "copies", 1)
    assert {kind: of[kind] for kind in content.ADVENTURES} == {
        "enemy": 26,
        "event": 14,
        "stranger": 9,
        "place": 7,
        "follower": 8,
        "object": 8,
    }
    bags = [card for card in CARDS.values() if getattr(card, "sort", "") == "bag"]
    assert len(bags) == 4
    assert of["magic"] == 14
    assert of["spell"] == 20


@pytest.mark.sampled
@pytest.mark.parametrize("name", SAYING)
def test_every_sentence_has_its_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: set[str] = set()
    body = EXECUTOR._body

    def hears(context: Context) -> Rules[None]:
        if context.line.piece.name.partition("#")[0] == name:
            heard.add(str(context.line.clause))
        return body(context)

    monkeypatch.setattr(EXECUTOR, "_body", hears)
    monkeypatch.setattr(EXECUTOR, "_carry_bare", EXECUTOR._carry)
    monkeypatch.setattr(every, "party", partial(party, options=put_in_play(["reaper"])))
    wanted = every.carried_out(name)
    for seed in range(every.TRIES):
        if heard >= wanted:
            break
        luck = Random(seed)
        session = POSITIONS[name]() if name in POSITIONS else every.laid(CARDS[name], luck)
        for _ in range(every.ANSWERS):
            if session.decisions and not heard >= wanted:
                decision = session.decisions[0]
                session.answer(by_lot(decision, luck), seat=decision.seat)
    assert wanted <= heard, wanted - heard
