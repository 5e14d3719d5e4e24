"""Chapter 10: things that a card has somebody discard."""

from __future__ import annotations

from functools import partial

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.choices.needed_objects import acts_on
from tabletop.games.restless.party.holdings.belongings import discard
from tabletop.games.restless.running.prices import price
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.running.questions import choose_card
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import inventory, item
from tabletop.play.rules.procedure import Rules
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


def discards_such(about: Saying, slot: int, thing: str, n: int = 0) -> Rules[bool]:
    """RST-270: its controller chooses which."""
    play, title = about.play, content.title(about.card.name)
    ask = f"{title}: which {thing} does {name(play.table, slot)} discard?"
    among = partial(held, play.table, slot, thing, n)
    away = yield from choose_card(play, among, ask, "RST-270", seat=slot)
    if away is None:
        return False
    yield from discards_this(about, away)
    return True


def discards_this(about: Saying, away: Piece) -> Rules[None]:
    """RST-270: it is *away*, and what it was worth is known."""
    about.had["value"] = item_value(away)
    about.had["this_way"] = about.had.get("this_way", 0) + 1
    yield from discard(about.play, away)


def item_value(piece: Piece) -> int:
    """What is printed on it as its Value."""
    printed = item(piece)
    return (printed.value or 0) if printed else 0


on_a_thing = acts_on(
    lambda table, slot, said: held(table, slot, said["thing"], said.get("n", 0)), "None is held."
)


@PHRASES.action("{who} [discard] {thing}")
@on_a_thing
def discards(about: Saying, who: int, thing: str) -> Rules[bool]:
    """RST-270."""
    return (yield from discards_such(about, who, thing))


@PHRASES.action("{who} [discard] {thing} with a Value of {n} or more")
@on_a_thing
def discards_of_value(about: Saying, who: int, thing: str, n: int) -> Rules[bool]:
    """RST-270."""
    return (yield from discards_such(about, who, thing, n))


@price("[discard] {thing}", lambda table, slot, thing: bool(held(table, slot, thing)))
def pays_a_thing(about: Saying, thing: str) -> Rules[None]:
    """RST-270: any that the payer holds."""
    yield from discards_such(about, about.you, thing)


@price(
    "[discard] {thing} with a Value of {n} or more",
    lambda table, slot, thing, n: bool(held(table, slot, thing, n)),
)
def pays_of_value(about: Saying, thing: str, n: int) -> Rules[None]:
    """RST-270: one that is worth so much."""
    yield from discards_such(about, about.you, thing, n)
