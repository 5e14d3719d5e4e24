"""Chapter B1 and C2: what a village offers: the Blacksmith, the Healer, the Mystic, trophies and
storage.

Most of it is offered again and again: an option that was made once stands in many questions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import shops, space_positions
from tabletop.games.darkest.ground.regions import while_in_region
from tabletop.games.darkest.party import (
    carrying_capacity,
    held_lots,
    heroes,
    object_use,
    spells,
)
from tabletop.games.darkest.party.heroes import BEARS, MEMORY, PLACES, TROPHIES
from tabletop.games.darkest.party.scores import bears
from tabletop.games.darkest.party.tokens import WORDS
from tabletop.games.darkest.road.bargains.offers import dearer
from tabletop.games.darkest.village import deals
from tabletop.grammar.idiom import idiom
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Decision, Option, aside
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

PATIENTS = ("life", "strength", "craft", "fate")
"""What the Healer restores (DTC-B17, DTC-041)."""
ASKED, TRAVELLED = "asked", "travelled"
"""On a hero: it asked the Mystic in this stay. On the table: the party came from an adventure."""
TROPHY = 7
"""DTC-B14: so many points of trophies are worth a token."""
DEARER = "dearer"
"""The table option by which a strong hero needs more of them."""
TURNS = idiom(GRAMMAR, "trait", "you may change your alignment", sort="permission")
STORED = ("items", "mount", "followers", "trophies")
"""The kinds of zones before a hero of which something may be stored."""

READY = Option("ready", "Ready")


def _ready(trophies: list[Option], house_rules: list[str]) -> Option:
    """To set out; what is to be had for nothing is said before."""
    free = [option.label for option in trophies if option.is_open(house_rules)]
    return replace(READY, warning=f"Not taken yet: {' and '.join(free)}.") if free else READY


_HEALS = {
    each: Option(f"heal {each}", f"The Healer: 1 {WORDS[each]} for 1 gold") for each in PATIENTS
}
_WELL = {
    each: option.blocked("DTC-041", "This hero is already at its start value or above.")
    for each, option in _HEALS.items()
}
_POOR = {
    each: Option(f"heal {each}", f"The Healer: 1 {WORDS[each]} for 0 of 1 gold").blocked(
        "DTC-B17", "The Healer costs 1 gold."
    )
    for each in PATIENTS
}
_MYSTIC = Option("mystic", "Ask the Mystic")
_AT_HOME = _MYSTIC.blocked("DTC-042", "You can ask the Mystic only after an adventure.")
_TOLD = _MYSTIC.blocked("DTC-043", "You can ask the Mystic only once in a stay.")
_BECOMES = {
    each: Option(f"become {each}", f"Become {each.capitalize()}") for each in content.ALIGNMENTS
}


def offers(play: Play, place: int) -> Decision:
    """DTC-081: all that the hero at *place* may do in a village."""
    table = play.table
    hero = heroes.card_of(table, place)  # none, where hands took it away
    gold = hero.counters.get("gold", 0) if hero else 0
    trophies = _trophies(table, place)
    options = [
        _ready(trophies, table.house_rules),
        *_smith(table, place, gold),
        *_healer(table, hero),
    ]
    options.append(_mystic(table, place))
    options += trophies
    options += _turning(table, place)
    options += held_lots.offers(table, place)
    options += _stores(table, place, gold)
    options += spells.options(play, place, ("any",))
    options += object_use.bags(table, place)
    options += object_use.sale(table, place)
    options += object_use.options(table, place)
    ask = f"What does {heroes.name_of(table, place)} do in the village, with {gold} gold?"
    others, ruled = options[1:], table.house_rules
    able = [option for option in others if option.is_open(ruled)]
    idle = all(option.aside for option in able)
    usual = READY.key if idle else ""  # whoever is ready does without all else
    secret = table.options["open_hands"] != "on" and table.zones[f"spells:{place}"].pieces
    moot = "" if secret or able else READY.key
    return Decision(heroes.speaker(table, place), ask, "DTC-081", options, default=usual, moot=moot)


# --- the Blacksmith -------------------------------------------------------------------------------


class Shelf(NamedTuple):
    """What the Blacksmith sells: all of each kind, the lowest first, with its printed price; the
    `needs` of room of all that, the highest price, and what was `offered` of it already to whom."""

    wares: list[tuple[str, tuple[int, ...], int]]
    needs: list[carrying_capacity.Need]
    highest: int
    offered: dict[object, list[Option]]


@MEMORY.of_one
def _wares(table: Table, zone: str) -> Shelf:
    pieces = table.pieces
    listed: dict[str, tuple[int, ...]] = {}
    for number in reversed(table.zones[zone].pieces):
        name = pieces[number].name
        listed[name] = (number, *listed.get(name, ()))
    wares = [
        (name, numbers, price) for name, numbers in listed.items() if (price := content.price(name))
    ]
    needs = dict.fromkeys(carrying_capacity.need_of(name) for name, _, _ in wares)
    return Shelf(wares, [*needs], max((price for _, _, price in wares), default=0), {})


def _smith(table: Table, place: int, gold: int) -> list[Option]:
    """DTC-B16; and what shops beside the Blacksmith sell here."""
    found, others = [*sold_in(table, place, gold, shops.OWN.zone)], _others(table)
    for shop in others:
        found += _beside(table, place, gold, shop)
    for shop in (shops.OWN, *others):
        found += deals.offers(table, place, shop.zone)
    return found


@while_in_region
def _others(table: Table) -> list[shops.Shop]:
    """The shops in this village beside the Blacksmith's."""
    return shops.beside(table, heroes.home(table).name)


def _beside(table: Table, place: int, gold: int, shop: shops.Shop) -> list[Option]:
    """What the hero at *place* may buy of a *shop* beside the Blacksmith's."""
    found = sold_in(table, place, gold, shop.zone)
    if not (shop.once and heroes.has(table, place, shop.once)):
        return found
    why = "You can buy only one of these in a stay."
    return [option.blocked(shop.rule, why) for option in found]


def sold_in(table: Table, place: int, gold: int, zone: str) -> list[Option]:
    """What the hero at *place* may buy of the stock that lies in *zone*."""
    return _sold(table, place, gold, _wares(table, zone))


def _sold(table: Table, place: int, gold: int, shelf: Shelf) -> list[Option]:
    gold, more = min(gold, shelf.highest), dearer(table, place)
    fits = [carrying_capacity.room(table, place, need) for need in shelf.needs] if gold else []
    to_whom = (place, gold, more, *fits)
    known = shelf.offered.get(to_whom)
    if known is None:
        known = shelf.offered[to_whom] = []
        fit = dict(zip(shelf.needs, fits, strict=False))
        for name, numbers, printed in shelf.wares:
            price = max(1, printed + more)
            if gold < price:
                sale = _sale(name, numbers, place, price, "DTC-B16", f"It costs {price} gold.")
                label = f"Buy {content.title(name)} for {heroes.in_gold(price, gold)}"
                known.append(replace(sale, label=label))
            else:
                known.append(
                    _sale(name, numbers, place, price, *fit[carrying_capacity.need_of(name)])
                )
    return known


@by_name
def _sale(
    name: str,
    numbers: tuple[int, ...],
    place: int,
    price: int,
    rule: str = "",
    why: str = "",
    warning: str = "",
) -> Option:
    label = f"Buy {content.title(name)} for {price} gold"
    into = carrying_capacity.into(name, place)
    return Option(f"buy {name}", label, numbers, into, numbers[0], why, rule, warning, group="Buy")


# --- the Healer and the Mystic --------------------------------------------------------------------


def _healer(table: Table, hero: Piece | None) -> list[Option]:
    """DTC-041, DTC-B17; where players do without the one, the other still holds."""
    if hero is None:
        return [*_WELL.values()]
    paying, has = _HEALS if "gold" in hero.counters else _POOR, hero.counters
    well = paying if "DTC-041" in table.house_rules else _WELL
    return [
        (paying if has.get(each, 0) < start else well)[each] for each, start in _starts(hero.name)
    ]


@by_name
def _starts(name: str) -> list[tuple[str, int]]:
    """What the hero called *name* begins with, of what the Healer restores."""
    return [(each, content.start(name, each)) for each in PATIENTS]


def _mystic(table: Table, place: int) -> Option:
    """DTC-042, DTC-043."""
    if not table.count(TRAVELLED):
        return _AT_HOME
    whose = (place,) if table.options["mystic_scope"] != "per-party" else heroes.living(table)
    for each in whose:
        if heroes.has(table, each, ASKED):
            return _TOLD
    return _MYSTIC


def _turning(table: Table, place: int) -> list[Option]:
    """DTC-B10: the Druid's choice."""
    if not bears(table, place, TURNS):
        return []
    now = heroes.alignment(table, place)
    return [option for each, option in _BECOMES.items() if each != now]


# --- trophies and storage -------------------------------------------------------------------------


def _trophies(table: Table, place: int) -> list[Option]:
    """DTC-082, DTC-B14."""
    zone, found = table.zones[f"trophies:{place}"], list[Option]()
    if not zone.pieces:
        return found
    for token, worth in _worth(table, place).items():
        n, _ = bought(table, place, token, worth)
        found.append(_trade(token, worth, n, price(table, place, token), tuple(zone.pieces)))
    return found


@lru_cache(maxsize=256)
def _trade(token: str, worth: int, n: int, first: int, numbers: tuple[int, ...]) -> Option:
    label = f"Trophies worth {worth} for {max(1, n)} {WORDS[token]}"
    few = ("", "") if n else (f"You need {first} points for one.", "DTC-331")
    dear = n and first > TROPHY
    tells = f"The first costs {first} points, and later ones cost more." if dear else ""
    return Option(f"trophies {token}", label, numbers, (), "", *few, tells=tells)


@MEMORY.each_until_changed(TROPHIES)
def _worth(table: Table, place: int) -> dict[str, int]:
    """What a hero's trophies are worth together, by the token that they are for."""
    cards = table[f"trophies:{place}"]
    return {each: sum(points(card.name, each) for card in cards) for each in ("strength", "craft")}


def price(table: Table, place: int, token: str, more: int = 0) -> int:
    """DTC-B14: how many points the hero at *place* needs for one, once it has so many *more*:
    seven, or by the table option twice as many as it has, if those are more."""
    if table.options["trophies"] != DEARER:
        return TROPHY
    return max(TROPHY, 2 * (heroes.has(table, place, token) + more))


def bought(table: Table, place: int, token: str, worth: int) -> tuple[int, int]:
    """How many tokens trophies *worth* so many points are for, and what those take."""
    n = spent = 0
    while spent + (each := price(table, place, token, n)) <= worth:
        n, spent = n + 1, spent + each
    return n, spent


@by_name
def points(name: str, token: str) -> int:
    """What a trophy is worth: its printed number."""
    of = content.enemy(name)
    return 0 if of is None else (of.strength if token == "strength" else of.craft) or 0


def enough(trophies: list[Piece], worth: Callable[[str], int], n: int) -> tuple[Piece, ...]:
    """Those of *trophies* that are *worth* *n*, or as little more as can be; of those worth as
    much, such as come first. None if all of them are worth less, or *n* is 0."""
    found: dict[int, tuple[Piece, ...]] = {0: ()}
    for card in trophies:
        for so_far, cards in [*found.items()]:
            found.setdefault(so_far + worth(card.name), (*cards, card))
    return found[min((each for each in found if each >= n), default=0)]


@cache
def _stored(village: int) -> tuple[str, ...]:
    """The stores of a Village, one for each place."""
    return tuple(f"store-{village}:{place}" for place in PLACES)


@MEMORY.each_until_changed(
    {store: {*BEARS[n % 3], *TROPHIES[n % 3]} for n, store in enumerate((*_stored(0), *_stored(1)))}
)
def _storable(table: Table, mine: str) -> list[Option]:
    """DTC-044: what the hero whose store this is has to store, but for gold."""
    place = table.zones[mine].number
    return aside(_storing(p.name, p.id, mine) for kind in STORED for p in table[f"{kind}:{place}"])


def _stores(table: Table, place: int, gold: int) -> list[Option]:
    """DTC-044 to DTC-048."""
    zones, pieces = table.zones, table.pieces
    here = _stored(heroes.village(table))
    found = [*_storable(table, here[place]), *([_PURSE] if gold else ())]
    for other, store in enumerate(here):
        if lying_there := zones[store].pieces:
            lives = other != place and heroes.card_of(table, other) is not None
            for number in lying_there:
                name, left = pieces[number].name, space_positions.LEFT in pieces[number].counters
                if name == "gold":
                    if other == place or left:
                        found.append(_hoard(pieces[number]))
                elif other == place or left or space_positions.stock_of(name) == "talismans":
                    strange = lives and not left
                    found.append(_fetch(table, place, name, number, strange))
    return found


STORING = "Store"
"""What is done with the own store, as one group."""

_PURSE = Option("store gold", "Store gold", group=STORING, aside=True)


def _hoard(heap: Piece) -> Option:
    n = heap.counters.get(space_positions.GOLD, 0)
    return Option(f"fetch gold#{heap.id}", f"Take {n} gold out", (heap.id,), (), heap.id)


@by_name
def _storing(name: str, number: int, store: str) -> Option:
    label = f"Store {content.title(name)}"
    return Option(f"store {name}#{number}", label, (number,), (store,), number, group=STORING)


def _fetch(table: Table, place: int, name: str, number: int, strange: bool) -> Option:
    """DTC-045, DTC-046: out of a store; of a *strange* one nothing, as long as its owner lives."""
    if strange:
        return _fetching(
            name, number, place, "DTC-045", "Only the hero who stored it can take it out."
        )
    if barred := carrying_capacity.barred(table, place, name):  # it would be laid down at once
        return _fetching(name, number, place).blocked(*barred, absolute=True)
    return _fetching(name, number, place, *carrying_capacity.fit(table, place, name))


@by_name
def _fetching(
    name: str, number: int, place: int, rule: str = "", why: str = "", warning: str = ""
) -> Option:
    into = (f"trophies:{place}",) if content.enemy(name) else carrying_capacity.into(name, place)
    label = f"Take {content.title(name)} out"
    return Option(
        f"fetch {name}#{number}", label, (number,), into, number, why, rule, warning,
        group="Take out of the store",
    )  # fmt: skip
