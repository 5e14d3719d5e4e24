"""Who is in the party: pure reads of a table. A hero is known by its place, 0 to 2."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import ALIGNMENTS, HeroCard
from tabletop.games.darkest.cards.titles import FIGURE
from tabletop.games.darkest.ground import known, regions
from tabletop.games.darkest.ground.regions import Village, atlas
from tabletop.packs.library import by_name
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

PLACES = (0, 1, 2)
"""DTC-011: the three places of heroes."""

BORNE = tuple(
    tuple(f"{kind}:{n}" for kind in ("hero", "items", "mount", "followers", "quest"))
    for n in PLACES
)
"""The zones of what each hero is and bears; of quests, where they are cards."""

BEARS = dict(enumerate(BORNE))
"""The same by its place."""

BEARING = frozenset(
    {
        "kept",
        "lasting",
        "slot",
        "order",
        "place",
        "away",
        *(zone for zones in BORNE for zone in zones),
    }
)
"""The zones and counters of a party: its heroes, their order and what they bear."""
TROPHIES = {n: frozenset({f"trophies:{n}"}) for n in PLACES}
"""The zones of each hero's trophies, by its place."""

MEMORY = known.MEMORY
MEMORY.watch(BEARING.union(*TROPHIES.values()))
MEMORY.live = BEARING - {"order", "place"}
"""What is known of a party until any of that changes, of its trophies and its village."""

REGION, AT, HOMEWARD = regions.REGION, "at", "homeward"
"""Counters of the table: the Region by its number, the Road Space from 1 (0: in the village), and
whether the party is on its way home (DTC-005)."""


def _heroes(table: Table) -> dict[int, Piece]:
    """The hero's card at each place where one is."""
    found = ((place, next(_heroes_in(table, place), None)) for place in PLACES)
    return {place: card for place, card in found if card is not None}


_CARDS = frozenset(zones[0] for zones in BORNE)
_cards = MEMORY.until_changed(_heroes, on=_CARDS)


def _heroes_in(table: Table, place: int) -> Iterator[Piece]:
    """The heroes' cards that lie there: hands may lay other things beside them."""
    for card in table[f"hero:{place}"]:
        if isinstance(content.card(card.name), HeroCard):
            yield card


def card_of(table: Table, place: int) -> Piece | None:
    """The card of the hero at *place*, if one is there."""
    return _cards(table).get(place)


def cards(table: Table) -> list[Piece]:
    """The cards of all heroes in the Village."""
    return [*_cards(table).values()]


def hero_at(table: Table, place: int) -> Piece:
    """The same, of a hero that is there.

    :raises KeyError: if none is.
    """
    return _cards(table)[place]


def printed(table: Table, place: int) -> HeroCard:
    """What is printed on the card of the hero at *place*."""
    return content.hero(hero_at(table, place).name)


def _marching(table: Table) -> tuple[int, ...]:
    """DTC-001: the places of living heroes in marching order; in the village, too."""
    order = dict.fromkeys(place_of(figure) for figure in table["order"])
    return tuple(place for place in order if card_of(table, place) is not None)


living = MEMORY.until_changed(_marching, on=_CARDS | {"order", "place"})

AWAY = "away"
"""On a hero's card: it lives, and is not with the party (DTX-026)."""


_PRESENT = _CARDS | {"order", "place", AWAY}
_while_present = partial(MEMORY.until_changed, on=_PRESENT)
"""Cache what depends on who is with the party, in which order, and on nothing else."""


def _present(table: Table) -> tuple[int, ...]:
    """DTX-026: those of them who are with the party, in marching order."""
    return tuple(place for place in living(table) if AWAY not in hero_at(table, place).counters)


here = _while_present(_present)


def _party(table: Table) -> list[Piece]:
    return [hero_at(table, place) for place in here(table)]


party = _while_present(_party)
"""The cards of those heroes."""


def is_away(table: Table, place: int) -> bool:
    """Whether the hero at *place* lives, and is not with the party."""
    card = _cards(table).get(place)
    return card is not None and AWAY in card.counters


def in_order(table: Table, first: int) -> list[int]:
    """DTC-173: marching order, from *first* on and then those ahead."""
    order = here(table)
    at = order.index(first) if first in order else 0
    return [*order[at:], *order[:at]]


def place_of(figure: Piece) -> int:
    """The place of the hero whose figure this is."""
    return figure.counters.get("place", 0) - 1


def figure_of(table: Table, place: int) -> Piece | None:
    """The figure of the hero at *place*."""
    return next((f for f in table["order"] if place_of(f) == place), None)


def figure_name(hero: str) -> str:
    """What the figure of *hero* is called."""
    return f"{hero}{FIGURE}"


@_while_present
def leader(table: Table) -> int:
    """DTC-002: the first hero of the order who is here; -1 where nobody is."""
    return next(iter(here(table)), -1)


def speaker(table: Table, place: int) -> int:
    """DTC-009: the seat that decides for the hero at *place* (-1: for the party, its leader's)."""
    place = leader(table) if place < 0 else place
    return max(place, 0) % len(table.seats)


land, way, last_space = regions.land_of, regions.way, regions.last_space


def spaces(table: Table) -> range:
    """DTC-058: the spaces of the road, in their order on the way out; 0 is the village."""
    return range(1, last_space(table) + 1)


def region(table: Table) -> str:
    """What the Region is called in which the party is."""
    return land(table).name


def is_in(name: str) -> Callable[[Table], bool]:
    """Whether the party is in the Region called *name*: where alone something may be joined."""
    return lambda table: land(table).name == name


def climbs(table: Table) -> bool:
    """Whether the party is above a road, where none lies."""
    return not land(table).road


@regions.while_in_region
def home(table: Table) -> Village:
    """The Village to which the road leads."""
    return atlas(table).village(land(table))


def village(table: Table) -> int:
    """Its number: 0 the first, 1 beyond the Sentinel."""
    return home(table).number


def stores(table: Table) -> tuple[str, ...]:
    """DTC-095: the kinds of zones in which the Villages keep what heroes store."""
    return tuple(f"store-{each.number}" for each in atlas(table).villages.values())


MEMORY.watch_exactly({AT})


@partial(MEMORY.until_changed, on={AT, REGION, regions.ENTRANCE})
def at(table: Table) -> int:
    """The Road Space that the party is on, from 1; 0 in the village."""
    return min(max(table.count(AT), 0), last_space(table))


def homeward(table: Table) -> bool:
    """DTC-005: whether it is on its way home."""
    return table.counters.get(HOMEWARD, 0) > 0


def ground(table: Table, space: int) -> Piece | None:
    """What lies at the bottom of a Road Space: its terrain, or the destination."""
    for number in table.zones[f"ground:{space}"].pieces if space else ():
        lies = table.pieces[number]
        if lies.kind == "card" and _is_location(lies.name):
            return lies
    return None


def terrain(table: Table, space: int) -> Piece | None:
    """What a Road Space is: the overlay that lies highest, or what lies at the bottom."""
    pieces = table.zones[f"ground:{space}"].pieces if space else []
    if len(pieces) > 1:
        for number in reversed(pieces):
            if content.is_overlay(table.pieces[number].name):
                return table.pieces[number]
    return ground(table, space)


def in_sight(table: Table, space: int) -> list[Piece]:
    """What a Road Space is, and what lies over that: nothing that an overlay covers but a
    destination."""
    lying = table[f"ground:{space}"] if space else []
    at = max((n for n, p in enumerate(lying) if content.is_overlay(p.name)), default=0)
    return [*(lying[:1] if at and space == last_space(table) else ()), *lying[at:]]


def located(table: Table, space: int) -> Piece | None:
    """The location of a Road Space: a special one that lies over it, or the destination. An overlay
    without dice is one; it covers what lies under it, but never a destination."""
    lying = [p for p in table[f"ground:{space}"] if p.kind == "card" and _is_location(p.name)]
    if space == last_space(table):
        lying = [p for p in lying if not content.is_overlay(p.name)]
        return lying[-1] if lying else None
    if len(lying) < 2 or (content.is_overlay(lying[-1].name) and _dice(lying[-1].name)):
        return None
    return lying[-1]


def space_called(table: Table, space: int) -> str:
    """A Road Space as players know it: its number, and the place that is seen there."""
    seen = located(table, space) or terrain(table, space)
    return f"Road Space {space}" + (f": {content.title(seen.name)}" if seen is not None else "")


@by_name
def _is_location(name: str) -> bool:
    return isinstance(content.card(name), content.Location)


def _dice(name: str) -> int:
    return content.location(name).dice


def alignment(table: Table, place: int) -> str:
    """DTC-B10."""
    card = card_of(table, place)
    return ALIGNMENTS[(card.counters.get("alignment", 2) - 1) % 3] if card else "neutral"


def in_gold(price: int, gold: int) -> str:
    """What a *price* takes of who has so much *gold*, in words: who has less pays that, where
    players rule so."""
    return f"{price} gold" if gold >= price else f"{gold} of {price} gold"


def has(table: Table, place: int, stat: str) -> int:
    """How many tokens of *stat* the hero at *place* has."""
    card = _cards(table).get(place)
    return card.counters.get(stat, 0) if card else 0


def carried(table: Table, place: int) -> list[Piece]:
    """All Objects that the hero at *place* carries."""
    return [*table[f"items:{place}"], *table[f"mount:{place}"]]


def name_of(table: Table, place: int) -> str:
    """What the hero at *place* is called."""
    card = _cards(table).get(place)
    return content.title(card.name) if card else "Nobody"


QUEST_DONE = 10
"""What the counter `quest` of a hero is once the Enemy is defeated that was asked (DTC-168)."""

BOUND = "bound"
"""The table's counter: where the party is about to be carried, off its way (0: nowhere)."""

MEMORY.watch({BOUND})


@partial(MEMORY.until_changed, on=_PRESENT | {BOUND})
def is_bound(table: Table) -> bool:
    """Whether the party is about to be carried off, so that nothing here goes on."""
    return table.counters.get(BOUND, 0) > 0 or not here(table)


ALONE = "alone"
"""The table's counter: who alone meets what is met now, its place plus one (0: all)."""

PRESSES = "presses"
"""The table's counter: the party goes straight on, and nobody else meets what is being met."""

MEETS = "meets"
"""The table's counter: whose turn it is of the heroes, its place plus one (0: nobody's alone)."""


def turn_to(play: Play, place: int) -> None:
    """DTC-171: it is the turn of the hero at *place*, for all to see."""
    if play.table.counters.get(MEETS, 0) != place + 1:
        play.count(MEETS, place + 1)
