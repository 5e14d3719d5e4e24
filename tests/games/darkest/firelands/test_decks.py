"""Firelands: how large its decks are, how they are mixed, and that every sentence has its say."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop import Session
from tabletop.executor.context import Context
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.deck_measure import asks, twins
from tabletop.games.darkest.modules.firelands import fire
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import EXECUTOR
from tabletop.grammar.grammar import Grammar
from tabletop.packs.cards import Card
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf.game_shelf import game_called
from tests.bench.by_lot import by_lot
from tests.games.darkest import test_j_every_sentence as every
from tests.games.darkest.firelands.burning_land import burning

CARDS = {card.id: card for card in content.brought_by("firelands")}
KIND = {made: kind for kind, made in content.KINDS.items()}
ADVENTURES = [c for c in CARDS.values() if KIND[type(c)] in content.ADVENTURES]


def grammar() -> Grammar:
    """What cards say while the box is in play."""
    wording = game_called("darkest+firelands").wording
    assert wording is not None
    assert isinstance(wording.phrases, Grammar)
    return wording.phrases


@pytest.mark.rule("DTL-001", "DTL-021")
def test_the_decks_are_made_as_their_rulebook_says() -> None:
    of = Counter[str]()
    for card in CARDS.values():
        of[KIND[type(card)]] += getattr(card, "copies", 1)
    assert {kind: of[kind] for kind in content.ADVENTURES} == {
        "enemy": 26,
        "event": 12,
        "stranger": 8,
        "place": 6,
        "follower": 7,
        "object": 7,
    }
    assert len(ADVENTURES) == 66
    elementals = [c for c in ADVENTURES if getattr(c, "subtype", "") == "Elemental"]
    assert len(elementals) == 8
    assert of["magic"] == 12
    assert of["spell"] == 19


def test_most_cards_ask_something() -> None:
    met = [card for card in ADVENTURES if KIND[type(card)] not in ("follower", "object")]
    assert 4 * sum(asks(card, grammar()) for card in met) >= 3 * len(met)


def test_many_cards_name_another_card_a_place_or_a_quest() -> None:
    belongings = (content.Thing, content.Follower, content.Enemy)
    names = [card.name for card in CARDS.values() if isinstance(card, belongings)]
    places = ["Oasis", "Desert", "Chasm", "Temple", "Chapel", "Firelands", "quest", "Water Bottle"]
    found = [c for c in ADVENTURES if any(n in c.text for n in (*names, *places) if n != c.name)]
    assert len(found) >= 15
    arcs = Counter(n for n in (*names, *places) for c in ADVENTURES if n in c.text and n != c.name)
    assert {"Brass Lamp", "Brass Key", "Camel", "Sack of Sand", "Scimitar"} <= {*arcs}


def test_few_cards_are_built_like_another() -> None:
    others = [*content.pack().cards.values(), *content.boxed()]
    others = [card for card in others if card.id not in CARDS]
    known = [card for card in others if content.module_of(card.id) in ("", "reaper")]
    for kinds in (content.ADVENTURES, ("magic",), ("spell",)):
        deck = [card for card in CARDS.values() if KIND[type(card)] in kinds]
        alike = twins(deck, known, grammar())
        assert len(alike) * 5 <= len(deck), [card.name for card in alike]


def test_a_text_leaves_room_for_its_picture() -> None:
    mine = [card for card in CARDS.values() if not isinstance(card, content.Location)]
    long = [card.name for card in mine if len(card.text) > 130]
    assert len(long) <= 5, long


TRIES = 300
OTHERWISE = {
    "firelands-bound-ifrit",
    "firelands-crack-the-earth",
    "firelands-ifrit-sultan",
    "firelands-ifrit-sultana",
    "firelands-magic-map",
    "firelands-orb-of-flames",
    "firelands-royal-masons",
    "firelands-scourge",
    "firelands-seal",
    "firelands-shamshir",
    "firelands-taleweaver",
}
"""Cards that the rules name, and that other tests of the module lay out."""
SAYING = [
    card.id
    for card in CARDS.values()
    if not isinstance(card, content.HeroCard | content.Location)
    and card.id not in OTHERWISE
    and every.carried_out(card.id)
]
GEAR = ["firelands-brass-lamp", "firelands-brass-key", "firelands-scimitar", "seers-ring"]
FAINT = {**every.RICH, "life": 2}
BAGGAGE = ["firelands-sack-of-sand", "water-bottle", "bone-flute", "sword"]
COMPANY = ["firelands-camel", "squire"]
TROPHIES = ["boar", "wolf", "ox"]
"""What the cards of the deck ask for."""


def laid(card: Card, luck: Random) -> Session:
    """A position in which *card* has its say soon: on the way out or home, among rich and poor,
    where it burns or does not."""
    trio = luck.choice(every.TRIOS)
    zones: dict[str, list[str]] = {
        "items:0": luck.choice(([], GEAR, BAGGAGE)),
        "followers:0": luck.choice(([], COMPANY)),
        "spells:0": luck.choice(([], ["mending"])),
        "trophies:0": luck.choice(([], TROPHIES)),
        "marker:1": luck.choice(([], [fire.TOKEN])),
        "marker:3": luck.choice(([], [fire.TOKEN])),
    }
    met = luck.choice(("badger", "wraith", "gibbet", "gambler", "bad-dreams", "cloudburst"))
    if isinstance(card, content.Spell):
        zones |= {"spells:0": [card.id, "mending"]}
        met = luck.choice((met, "firelands-salamander", "ghost"))
    elif isinstance(card, content.Thing):
        zones["items:0"] = [card.id, "sword"]
        if "you burn a card" in card.text:
            met = "firelands-lamp-polisher"
    elif isinstance(card, content.Follower):
        zones["followers:0"] = [card.id]
    else:
        met = card.id
    zones["pile:1"] = [met]
    zones["pile:4"] = ["lynx"]
    return burning(
        *trio,
        tokens={name: luck.choice((every.RICH, every.POOR, FAINT)) for name in trio},
        zones=every.decks(zones, card.id),
        counters={"spot": 0, heroes.HOMEWARD: luck.randrange(2)},
        on={trio[0]: {"held": 3}},
        up=("lynx",),
        seed=luck.randrange(1000),
    )


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
    wanted = every.carried_out(name)
    for seed in range(TRIES):
        if heard >= wanted:
            break
        luck = Random(seed)
        session = laid(CARDS[name], luck)
        for _ in range(every.ANSWERS):
            if session.decisions and not heard >= wanted:
                decision = session.decisions[0]
                session.answer(by_lot(decision, luck), seat=decision.seat)
    assert wanted <= heard, wanted - heard
