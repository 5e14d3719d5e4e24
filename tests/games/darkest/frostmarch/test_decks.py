"""Frostmarch's decks: how many cards there are, that few are twins, and that each has its say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from tabletop import Session
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.cardtext.phrase import Said
from tabletop.executor.context import Context
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.game import GAME
from tabletop.games.darkest.party.executor import EXECUTOR, book_of
from tabletop.packs.cards import Card
from tabletop.play.rules.procedure import Rules
from tests.bench.by_lot import by_lot
from tests.games.darkest import test_j_every_sentence as every
from tests.games.darkest.frostmarch.north import ON, northward
from tests.games.darkest.laying import TRIO, party

assert GAME.wording is not None, "with the game come its modules"
CARDS = {card.id: card for card in content.boxed() if content.module_of(card.id) == "frostmarch"}
NAMED = {
    f"frostmarch-{name}"
    for name in [
        "pack-of-wolves",
        "winter-wolf",
        "howl-of-the-wendigo",
        "talismonger",
        "frostbite",
        "horn-of-summoning",
        "ice-fang",
        "winged-boots",
        "black-ice",
        "hydra-spell",
        "time-steal",
        "vortex",
    ]
}
"""Cards that the rules name: each has tests of its own."""
ADVENTURES = tuple(content.KINDS[kind] for kind in content.ADVENTURES)
KINDS = (*ADVENTURES, content.KINDS["magic"], content.KINDS["spell"])


def of(*kinds: type[Card]) -> list[Card]:
    """Those of the module's cards that are of one of *kinds*."""
    return [card for card in CARDS.values() if type(card) in kinds]


@pytest.mark.rule("DTF-001", "DTF-011")
def test_the_decks_have_as_many_cards_as_the_rulebook_says() -> None:
    found = Counter(type(card).__name__ for card in CARDS.values())
    assert [found[kind.__name__] for kind in ADVENTURES] == [12, 26, 8, 7, 7, 6]
    assert (found["Magic"], found["Spell"]) == (14, 18)
    assert all(getattr(card, "copies", 1) == 1 for card in of(*KINDS))


# --- twins -----------------------------------------------------------------------------------


def tree(said: object) -> object:
    """What is said, without its nouns and numbers: parts inside of parts."""
    if isinstance(said, Said):
        inner = sorted(repr(tree(each)) for each in said.values.values() if _says(each))
        return said.phrase.role, getattr(said.phrase, "part", ""), said.may, inner
    return [tree(each) for each in said] if isinstance(said, tuple) else None


def _says(value: object) -> bool:
    if isinstance(value, tuple):
        return any(map(_says, value))
    return isinstance(value, Said)


def shape(card: Card) -> str:
    """What a card does, whatever the numbers and nouns: cards of one shape are twins. Of a die
    table it does not matter how often a result is on it."""
    plain: list[object] = []
    rows: set[str] = set()
    for clause in parse(card.text, book_of(card.id)):
        assert isinstance(clause, Clause), f"{card.id}: {clause}"
        heads = [(role, tree(said)) for role, said in clause.heads.items() if role != "range"]
        tails = tree(clause.unless), tree(clause.duration), tree(clause.otherwise)
        said = (heads, tree(clause.body), clause.instead, tails)
        if "range" in clause.heads:
            rows.add(repr(said))
        else:
            plain.append(said)
    sort = getattr(card, "sort", ""), bool(getattr(card, "saves", 0))
    kind = "object" if isinstance(card, content.Thing) else type(card).__name__
    return repr((kind, sort, plain, sorted(rows)))


def others() -> Iterator[Card]:
    """The game's own cards, and Reaper's."""
    yield from content.pack().cards.values()
    yield from (card for card in content.boxed() if content.module_of(card.id) == "reaper")


@pytest.mark.parametrize(
    "kinds", [ADVENTURES, (content.Magic,), (content.Spell,)], ids=["adventures", "magic", "spells"]
)
def test_at_most_a_fifth_of_a_deck_are_twins(kinds: tuple[type[Card], ...]) -> None:
    shapes = Counter(shape(card) for card in of(*KINDS))
    shapes += Counter(shape(card) for card in others() if isinstance(card, content.Encounter))
    cards = of(*kinds)
    twins = [card.id for card in cards if shapes[shape(card)] > 1]
    assert len(twins) <= len(cards) / 5, twins


# --- arcs ------------------------------------------------------------------------------------

ARCS = ("Oath-Ring", "Bearskin", "the Frostmarch", "the Chapel", "the Ruins", "Warlock's Cave",
        "a quest", "Giant")  # fmt: skip
"""What cards name: other cards of the deck, places, quests."""


def test_ten_cards_or_more_name_a_card_a_place_or_a_quest() -> None:
    found = {each: sum(each in card.text for card in of(*KINDS)) for each in ARCS}
    assert all(found.values()), found
    assert sum(any(each in card.text for each in ARCS) for card in of(*ADVENTURES)) >= 12


# --- every sentence has its say --------------------------------------------------------------


HOMEWARD = {"frostmarch-snowbound-priest", "frostmarch-frozen-sentry"}
"""Those that say something to a party on its way home."""
TOKENS = {name: {"life": 9, "fate": 3, "gold": 3} for name in TRIO}


def about(luck: Random, zones: dict[str, list[str]]) -> Session:
    """A position of three heroes who have lives to lose, with *zones*."""
    counters, on = {"spot": 0}, {TRIO[0]: {"held": 3}}
    return party(*TRIO, options=ON, tokens=TOKENS, zones=zones, counters=counters, on=on,
                 seed=luck.randrange(1000))  # fmt: skip


def going_home(luck: Random, card: str) -> Session:
    """On the next space on the way home lies *card*."""
    return party(*TRIO, options=ON, at=2, tokens=TOKENS, zones={"pile:1": [card]}, up=(card,),
                 counters={"homeward": 1}, on={"fields": {"visited": 1}},
                 seed=luck.randrange(1000))  # fmt: skip


POSITIONS = {
    "frostmarch-oath-day": {"pile:1": ["frostmarch-oath-day"]},
    "frostmarch-oathbreaker": {
        "pile:1": ["frostmarch-oathbreaker"], "items:0": ["frostmarch-oath-ring"],
    },
    "frostmarch-snow-bear": {
        "pile:1": ["frostmarch-snow-bear"], "items:0": ["frostmarch-bearskin"],
    },
    "frostmarch-oath-taker": {
        "pile:1": ["frostmarch-oath-taker"], "items:0": ["frostmarch-oath-ring"],
    },
    "frostmarch-north-wind": {
        "pile:1": ["frostmarch-north-wind"], "items:0": ["frostmarch-bearskin"],
    },
    "frostmarch-winter-drake": {"pile:1": ["frostmarch-winter-drake"], "items:0": ["aegis"]},
    "frostmarch-hoarfrost-mail": {
        "pile:1": ["ox"], "items:0": ["frostmarch-hoarfrost-mail"],
    },
    "frostmarch-giants-tooth": {"pile:1": ["hill-giant"], "items:0": ["frostmarch-giants-tooth"]},
    "frostmarch-sledge": {"pile:1": ["heron"], "items:0": ["frostmarch-sledge"]},
    "frostmarch-sworn-blade": {"pile:1": ["heron"], "items:0": ["frostmarch-sworn-blade"]},
    "frostmarch-housecarl": {"pile:1": ["heron"], "followers:0": ["frostmarch-housecarl"]},
    "frostmarch-lawspeaker": {"pile:1": ["ox"], "followers:1": ["frostmarch-lawspeaker"]},
    "frostmarch-second-winter": {"pile:1": ["ox"], "spells:0": ["frostmarch-second-winter", "hex"]},
}  # fmt: skip
"""Where those have their say that have it seldom."""


def laid(card: Card, luck: Random) -> Session:
    """A position in which the card may soon have its say."""
    if card.id == "frostmarch-hostage":
        tokens = {name: {"life": 9, "strength": 1 + luck.randrange(9)} for name in TRIO}
        zones = {"followers:0": [card.id], "pile:4": ["boar"]}
        return northward(*TRIO, at=4, zones=zones, tokens=tokens, counters={"spot": 0})
    if card.id in HOMEWARD and luck.randrange(2):
        return going_home(luck, card.id)
    if card.id in POSITIONS:
        return about(luck, POSITIONS[card.id])
    return every.laid(card, luck)


SAYING = [card.id for card in of(*KINDS) if card.id not in NAMED and every.carried_out(card.id)]


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
    monkeypatch.setattr(every, "party", partial(party, options=ON))
    wanted = every.carried_out(name)
    for seed in range(every.TRIES):
        if heard >= wanted:
            break
        luck = Random(seed)
        session = laid(CARDS[name], luck)
        for _ in range(every.ANSWERS):
            if session.decisions and not heard >= wanted:
                decision = session.decisions[0]
                session.answer(by_lot(decision, luck), seat=decision.seat)
    assert wanted <= heard, wanted - heard
