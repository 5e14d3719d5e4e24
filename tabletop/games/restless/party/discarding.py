"""Chapter 10: things that a card has somebody discard."""

from __future__ import annotations

from functools import partial

from tabletop.cardtext.subjects import Who
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.party.belongings import discard
from tabletop.games.restless.running.asking import name
from tabletop.games.restless.running.choosing import choose_card
from tabletop.games.restless.running.meaning import meant
from tabletop.games.restless.running.prices import price
from tabletop.games.restless.running.saying import Saying
from tabletop.games.restless.table.reading import inventory, item
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def is_such(piece: Piece, thing: str, n: int = 0) -> bool:
    """RST-141: whether *piece* is a *thing* with a Value of *n* at least."""
    printed = item(piece)
    if printed is None or (printed.value or 0) < n:
        return False
    kinds = ("Melee Weapon", "Ranged Weapon") if thing == "Weapon" else (thing,)
    return thing == "Item" or bool({*kinds} & {*printed.kinds})


def held(table: Table, slot: int, thing: str, n: int = 0) -> list[Piece]:
    """The *things* that the Character in *slot* holds."""
    return [each for each in inventory(table, slot) if is_such(each, thing, n)]


def discards_such(play: Play, about: Saying, slot: int, thing: str, n: int = 0) -> Rules[bool]:
    """RST-270: its controller chooses which."""
    title = content.title(about.card.name)
    ask = f"{title}: which {thing} does {name(play.table, slot)} discard?"
    among = partial(held, play.table, slot, thing, n)
    away = yield from choose_card(play, among, ask, "RST-270", seat=slot)
    if away is None:
        return False
    about.had["value"] = item_value(away)
    yield from discard(play, away)
    return True


def item_value(piece: Piece) -> int:
    """What is printed on it as its Value."""
    printed = item(piece)
    return (printed.value or 0) if printed else 0


@PHRASES.action("{who} [discard] {thing}")
def discards(play: Play, about: Saying, who: Who, thing: str) -> Rules[bool]:
    """RST-270."""
    return (yield from discards_of_value(play, about, who, thing, 0))


@PHRASES.action("{who} [discard] {thing} with a Value of {n} or more")
def discards_of_value(play: Play, about: Saying, who: Who, thing: str, n: int) -> Rules[bool]:
    """RST-270."""
    done = []
    for slot in (yield from meant(play, about, who)):
        if (yield from discards_such(play, about, slot, thing, n)):
            done.append(slot)
    about.acted = done
    return bool(done)


def discards_an_item(play: Play, about: Saying) -> Rules[None]:
    """RST-270: any, by `you`."""
    yield from discards_such(play, about, about.you, "Item")


@price("[discard] {thing}", lambda table, slot, thing: bool(held(table, slot, thing)))
def pays_a_thing(play: Play, about: Saying, thing: str) -> Rules[None]:
    """RST-270: any that the payer holds."""
    yield from discards_such(play, about, about.you, thing)


@price(
    "[discard] {thing} with a Value of {n} or more",
    lambda table, slot, thing, n: bool(held(table, slot, thing, n)),
)
def pays_of_value(play: Play, about: Saying, thing: str, n: int) -> Rules[None]:
    """RST-270: one that is worth so much."""
    yield from discards_such(play, about, about.you, thing, n)
