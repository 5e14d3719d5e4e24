"""DTC-036 to DTC-038: what a session leaves behind, and the table that the next begins from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from msgspec import Struct

from tabletop.games.darkest.campaign.session_end import CROWN, CROWNED, ENDED
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import lasting_moves, lots, sides
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import heroes, reserves
from tabletop.games.darkest.party.heroes import PLACES
from tabletop.table import verbs
from tabletop.table.campaign import (
    Aftermath,
    AnyWritten,
    Campaign,
    Counted,
    Hero,
    Recorded,
    Thing,
    Things,
)
from tabletop.table.piece import Piece
from tabletop.table.table import Table

COUNTED = ("day", "journeys", "outer-by", "portal-by")
"""What is counted from session to session."""
RECORDED = ("strength", "craft", "life", "fate", "gold", "alignment", "quest")
BELONGINGS = ("items", "mount", "followers", "trophies")
"""The kinds of zones before a hero whose cards stay with it, as those of its stores do; of Spells
their number does."""
MECHANISM = "recorded"
"""Modules name under this what of theirs is recorded, too."""


class Kept(Struct, frozen=True):
    """More that is recorded: counters of the `table` and of `heroes`, and the `kinds` of zones
    before a hero whose cards stay with it; of a hero's counters what `lasts` into a session that
    begins in the Village."""

    table: tuple[str, ...] = ()
    heroes: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    lasts: Callable[[dict[str, int]], dict[str, int]] = dict


def kept(table: Table) -> Kept:
    """All that is recorded, with what modules in play add to it."""
    more = _of_modules(table)
    return Kept(
        (*COUNTED, *sides.counters(table), *lasting_moves.counters(table),
         *(each for one in more for each in one.table)),
        (*RECORDED, *(each for one in more for each in one.heroes)),
        (*BELONGINGS, *heroes.stores(table), *_held(table),
         *(each for one in more for each in one.kinds)),
    )  # fmt: skip


def _of_modules(table: Table) -> list[Kept]:
    found: list[Kept] = game_of(table).records_of(MECHANISM)
    return found


def _held(table: Table) -> tuple[str, ...]:
    """The kinds of zones of what heroes hold beside their Objects, where there are any: quests and
    lots, and what they keep by."""
    kinds = ("quest", *(each.name for each in reserves.listed(table)))
    return tuple(kind for kind in kinds if f"{kind}:0" in table.zones)


SPELLS, PLACE, RANK = "spells", "place", "rank"
"""Counters in the roster: how many Spells, which place in the Village, and where in the order."""


# --- what a session leaves behind -----------------------------------------------------------------


def begin(seats: int, options: dict[str, str]) -> Campaign:
    """Nobody has set out."""
    return Campaign(chapter="road")


def title(campaign: Campaign) -> str:
    """What the session that begins from *campaign* is called."""
    day = campaign.counted("day")
    return f"Day {day + 1}" if day else "The first day"


def aftermath(table: Table) -> Aftermath:
    """DTC-036: what comes of the session on *table*."""
    before, ended = table.campaign, table.count(ENDED)
    assert before is not None
    roster, words = _roster(table, before), _words(table)
    log: list[AnyWritten] = [Counted(what, table.count(what)) for what in kept(table).table]
    if ended:
        log.append(Recorded("end", words))
    fallen = sum(1 for hero in roster if hero.fell)
    dead = f"{fallen} hero{'' if fallen == 1 else 'es'} fallen" if fallen else "no hero fallen"
    return Aftermath(
        words=words,
        won=ended == CROWNED,
        stands=f"Day {table.count('day')}, {_far(table)}, {dead}",
        log=log,
        heroes=roster,
        stores=_stores(table),
        chapter="" if ended else "road",
        over=ended > 0,
    )


def _words(table: Table) -> str:
    crowned = [content.title(p.name) for p in table.pieces if p.counters.get(CROWN, 0)]
    if table.count(ENDED) == CROWNED:
        return f"{crowned[0]} has the Crown." if len(crowned) == 1 else "The Crown is found."
    return "No hero is left." if table.count(ENDED) else "The session ends; the road goes on."


def _far(table: Table) -> str:
    if table.count("portal-by"):
        return "as far as the Portal of Power"
    return "beyond the Storm River" if table.count("outer-by") else "this side of the Storm River"


def _roster(table: Table, before: Campaign) -> list[Hero]:
    """The living as they stand, the dead, and those of the roster who are neither now."""
    found = {hero.id: hero for hero in before.heroes}
    for card in table["graveyard"]:
        hero = found.get(card.name) or Hero(card.name, content.title(card.name))
        where = f"That was on day {table.count('day')}, {_far(table)}."
        found[card.name] = hero if hero.fell else hero.falls(before.number, where)
    for place in PLACES:
        card_there = heroes.card_of(table, place)
        if card_there is not None:
            found[card_there.name] = _hero(table, place, card_there)
    return [*found.values()]


def _hero(table: Table, place: int, card: Piece) -> Hero:
    order = heroes.living(table)
    all_of = kept(table)
    counters = {each: card.counters[each] for each in all_of.heroes if card.counters.get(each, 0)}
    for one in _of_modules(table):
        counters = one.lasts(counters)
    counters |= {PLACE: place + 1, RANK: order.index(place) + 1 if place in order else 1}
    if spells := len(table[f"spells:{place}"]):
        counters[SPELLS] = spells
    things = {
        kind: [_thing(p) for p in table[f"{kind}:{place}"] if not lots.stays_behind(table, p)]
        for kind in all_of.kinds
    }
    return Hero(card.name, content.title(card.name), heroes.speaker(table, place), counters,
                {kind: lying for kind, lying in things.items() if lying})  # fmt: skip


def _thing(piece: Piece) -> Thing:
    return Thing(piece.name, dict(piece.counters))


def _stores(table: Table) -> Things:
    """DTC-036, DTC-048: the Sentinel's stash, and what the dead had stored; what is burned, cards
    that have come into another deck, and Events that last."""
    found = {"stash": [_thing(heap) for heap in table["stash"]]}
    for place in PLACES:
        if heroes.card_of(table, place) is None:
            for kind in heroes.stores(table):
                found[f"{kind}:{place}"] = [_thing(p) for p in table[f"{kind}:{place}"]]
    if sides.LASTING in table.zones:
        found[sides.LASTING] = [_thing(card) for card in table[sides.LASTING]]
    for zone, cards in lasting_moves.kept(table).items():
        found[zone] = [_thing(card) for card in cards]
    return {name: things for name, things in found.items() if things}


# --- the table that the next session begins from --------------------------------------------------


def resume(table: Table, campaign: Campaign) -> None:
    """DTC-038: all that was recorded lies where it belongs, in the first Village."""
    for what in kept(table).table:
        if n := campaign.counted(what):
            verbs.count(table, -1, what, n)
    _bury(table, campaign)
    living = sorted(
        (hero for hero in campaign.living if hero.counters.get(PLACE, 0)),
        key=lambda hero: hero.counters.get(RANK, 0),
    )
    stock = _stock(table)
    for hero in living:
        _seat(table, hero, stock)
    for name, things in campaign.stores.items():
        if name in table.zones:
            _lay(table, things, name, stock)


def _bury(table: Table, campaign: Campaign) -> None:
    for hero in campaign.fallen:
        for card in table["newcomers"]:
            if card.name == hero.id:
                verbs.move(table, card.id, "graveyard", face_up=True)


def _stock(table: Table) -> dict[str, list[int]]:
    """The pieces in the box, by name: what is recorded is taken from them."""
    found: dict[str, list[int]] = defaultdict(list)
    for piece in table.pieces:
        found[piece.name].append(piece.id)
    return found


def _seat(table: Table, hero: Hero, stock: dict[str, list[int]]) -> None:
    place = hero.counters[PLACE] - 1
    if place not in PLACES or table[f"hero:{place}"]:
        return
    all_of = kept(table)
    counters = {each: hero.counters[each] for each in all_of.heroes if each in hero.counters}
    owed = hero.counters.get(SPELLS, 0)
    card = _take(table, hero.id, f"hero:{place}", stock)
    card.counters = counters | ({OWED_SPELLS: owed} if owed else {})
    for kind, things in hero.things.items():
        if kind in all_of.kinds:
            _lay(table, things, f"{kind}:{place}", stock)
    figure = _take(table, heroes.figure_name(hero.id), "order", stock, "figure")
    figure.counters = {"place": place + 1}


OWED_SPELLS = "spells-owed"
"""On a hero's card as a session begins: so many Spells are dealt to it (DTC-310)."""


def _lay(table: Table, things: list[Thing], zone: str, stock: dict[str, list[int]]) -> None:
    for thing in things:
        kind = "token" if thing.name == "gold" else "card"
        hidden = "trophies" in zone or table.zones[zone].seen_by == "nobody"
        piece = _take(table, thing.name, zone, stock, kind, face_up=not hidden)
        piece.counters = dict(thing.counters)


def _take(
    table: Table,
    name: str,
    zone: str,
    stock: dict[str, list[int]],
    kind: str = "card",
    *,
    face_up: bool = True,
) -> Piece:
    """The piece called *name* out of the box, or another one like it."""
    if stock[name]:
        number = stock[name].pop()
        verbs.move(table, number, zone, face_up=face_up)
    else:
        number = verbs.add(table, name, zone, kind, face_up=face_up).piece  # type: ignore[arg-type]
    return table.pieces[number]
