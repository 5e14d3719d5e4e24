"""Every sentence that is carried out has its say: positions laid for a card, answered by lot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

import pytest

from tabletop import Session
from tabletop.executor.context import Context
from tabletop.executor.sentence import Sentence
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party.executor import EXECUTOR, is_done, sentences
from tabletop.packs.cards import Card
from tabletop.play.rules.procedure import Rules
from tests.bench.by_lot import by_lot
from tests.games.darkest.laying import party

TRIOS = (("elf", "dwarf", "thief"), ("thief", "elf", "dwarf"), ("dwarf", "thief", "elf"))
"""Good, Neutral and Evil ones, each of whom leads some time."""
RICH = {"gold": 5, "fate": 1, "craft": 6, "strength": 6, "life": 5}
POOR = {"gold": 0, "fate": 0, "craft": 2, "strength": 1, "life": 3}
MET = ("wraith", "ox", "witch", "gambler", "toll")
FOES = ("wraith", "bog-man", "badger")
ANSWERS, TRIES = 14, 400


def carried_out(name: str) -> set[str]:
    """The sentences of a card that do something when they have their say, and do not just hold;
    rows of a die table among them."""
    said: list[Sentence] = []
    for sentence in sentences(name):
        said += [sentence, *sentence.more, *sentence.rows]
        said += [row for more in sentence.more for row in more.rows]
    return {str(each.clause) for each in said if is_done(each)}


def laid(card: Card, luck: Random, lay: Callable[..., Session] = party) -> Session:
    """A position in which the card may soon have its say; *lay* makes it of heroes and zones."""
    trio = luck.choice(TRIOS)
    tokens = {name: luck.choice((RICH, POOR)) for name in trio}
    zones: dict[str, list[str]] = {
        "items:0": luck.choice((["sword"], [])),
        "pile:1": ["badger"],
        "followers:0": luck.choice((["guide"], ["princess"], [])),
        "spells:0": luck.choice((["mending"], [])),
    }
    if isinstance(card, content.Location):
        return lay(*trio, step="destination", at=6, to=card.id, tokens=tokens,
                   zones=decks(zones, card.id), seed=luck.randrange(1000))  # fmt: skip
    if isinstance(card, content.Spell):
        zones |= {"spells:0": [card.id], "pile:1": [luck.choice(MET), "lynx"]}
    elif isinstance(card, content.Thing):
        zones["items:0"] = [card.id]
    elif isinstance(card, content.HeroCard):
        trio = (card.id, *trio[1:])
        tokens[card.id] = luck.choice((RICH, POOR))
    elif isinstance(card, content.Quest):
        zones |= {
            "quest:0": [card.id],
            "pile:1": [luck.choice((*MET, *FOES))],
            "items:0": luck.choice((["sword"], ["widow-knife"])),
            "spells:0": luck.choice((["mending"], ["random"])),
        }
    elif isinstance(card, content.Follower):
        zones["followers:0"] = [card.id]
        if "would fight" in card.text:
            zones["pile:1"] = [luck.choice(FOES)]
    else:
        zones["pile:1"] = [card.id]
    return lay(
        *trio,
        tokens=tokens,
        zones=decks(zones, card.id),
        counters={"spot": 0},
        on={trio[0]: {"held": 3}},
        up=tuple({"lynx"} & {*zones["pile:1"]}),
        seed=luck.randrange(1000),
    )


def asked_for(card: Card, cards: Iterable[Card]) -> Iterator[tuple[str, str]]:
    """What else of a hero's *card* names, of a box's *cards* and the game's, and where it lies."""
    for other in (*cards, *content.pack().cards.values()):
        if other.name in card.text and other.id != card.id:
            if isinstance(other, content.Follower):
                yield ("mount:0" if other.mount else "followers:0"), other.id
            elif isinstance(other, content.Thing) and other.sort != "talisman":
                yield ("mount:0" if other.sort == "mount" else "items:0"), other.id


def decks(zones: dict[str, list[str]], name: str) -> dict[str, list[str]]:
    """What else there is to be drawn."""
    laid = {name, *(card for cards in zones.values() for card in cards)}
    drawn = {"adventure": ("gibbet", "swamp", "stag"), "spell": ("warm-bread", "mending", "hex")}
    return zones | {zone: [c for c in cards if c not in laid] for zone, cards in drawn.items()}


def all_is_said(
    name: str,
    position: Callable[[Random], Session],
    monkeypatch: pytest.MonkeyPatch,
    *,
    if_awaited: bool = False,
) -> None:
    """Each sentence of the card called *name* has its say, if not in one *position*, then in
    another; *if_awaited*, one that from now on waits for something has had it.

    :raises AssertionError: if one has not, after `TRIES`.
    """
    heard: set[str] = set()
    body, awaits = EXECUTOR._body, EXECUTOR.await_from_now

    def hears(context: Context) -> Rules[None]:
        if context.line.piece.name.partition("#")[0] == name:
            heard.add(str(context.line.clause))
        return body(context)

    def is_awaited(context: Context) -> Rules[bool]:
        heard.add(str(context.line.clause))
        return awaits(context)

    monkeypatch.setattr(EXECUTOR, "_body", hears)
    monkeypatch.setattr(EXECUTOR, "_carry_bare", EXECUTOR._carry)
    if if_awaited:
        monkeypatch.setattr(EXECUTOR, "await_from_now", is_awaited)
    wanted = carried_out(name)
    for seed in range(TRIES):
        if heard >= wanted:
            break
        luck = Random(seed)
        session = position(luck)
        for _ in range(ANSWERS):
            if session.decisions and not heard >= wanted:
                decision = session.decisions[0]
                session.answer(by_lot(decision, luck), seat=decision.seat)
    assert wanted <= heard, wanted - heard
