"""Wanted Posters: they lie at the City, name a kind of Enemies or of heroes, and pay."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import lots, space_positions
from tabletop.games.darkest.ground.lots import Lot
from tabletop.games.darkest.modules.city import streets
from tabletop.games.darkest.party import coins, held_lots, heroes
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.held_lots import BOUNTY
from tabletop.games.darkest.party.periods import Use
from tabletop.games.darkest.party.tokens import Gains
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

LOT = Lot(name="city-poster", draws="city-posters", discards="city-torn", rule="DTY-034")
"""DTY-005, DTY-033, DTY-034: a hero holds one, and is paid for it in any Village."""

SHOWN = "city-wanted"
"""The zone of the one that lies face up on the City."""

SWAPPED = "city-swapped"
"""On a hero's card: it has changed its poster in this stay in the Region (DTY-036)."""
USE = Use(counter=SWAPPED, period="region")

VERB, COSTS = "poster", 1
"""So the keys begin of what is done with posters; and what each change of one costs."""


def shown(table: Table) -> Piece | None:
    """The one that lies face up, if one does."""
    return next(iter(table[SHOWN]), None)


def is_of_heroes(poster: Piece) -> bool:
    """Whether a *poster* is for heroes of an alignment."""
    return content.wanted(poster.name) in content.ALIGNMENTS


def at_the_city(table: Table) -> bool:
    """Whether the party stands at the City."""
    lies = heroes.located(table, heroes.at(table)) if heroes.at(table) else None
    return lies is not None and lies.name == streets.CITY


def turn_up(play: Play, rule: str) -> Rules[None]:
    """DTY-030: the next poster is put up face up; the torn ones are shuffled first if no other is
    left."""
    if not play.table[LOT.draws]:
        yield from held_lots.renew(play, LOT)
    card = yield from play.top(LOT.draws, rule=rule)
    if card is not None:
        play.move(card, SHOWN, face_up=True)
        play.say("{} is put up.", card, rule=rule)


def crosses(play: Play) -> Rules[None]:
    """DTY-009: the party goes on into the City: one is up then."""
    if heroes.region(play.table) == streets.REGION.name and shown(play.table) is None:
        yield from turn_up(play, "DTY-009")


def put_up_another(play: Play, rule: str) -> Rules[None]:
    """DTY-035, DTY-037: the poster that lies face up is torn down, and another is put up."""
    if (old := shown(play.table)) is not None:
        tear(play, old)
    yield from turn_up(play, rule)


def tear(play: Play, poster: Piece) -> None:
    """Discard *poster*, with the gold that was stacked on it (DTY-044)."""
    if poster.counters.get(BOUNTY, 0):
        play.count(BOUNTY, 0, poster)
    space_positions.put_away(play, poster)


# --- at the City ----------------------------------------------------------------------------------


def offers(table: Table) -> list[Option]:
    """What heroes may do with posters where the party stands."""
    if not at_the_city(table):
        return []
    return [option for place in heroes.here(table) for option in _offers(table, place)]


def _offers(table: Table, place: int) -> Iterator[Option]:
    name, up = heroes.name_of(table, place), shown(table)
    own = lots.held(table, place, LOT)
    paying = partial(_paying, table, place)
    if table[LOT.draws] or table[LOT.discards]:
        buy = paying("buy", f"{name} buys a Wanted Poster", "DTY-032")
        yield buy.blocked("DTY-033", "A hero holds only one poster.") if own else buy
    for poster in own:
        title = content.title(poster.name)
        if n := held_lots.bounty(table, place, poster):
            yield Option(f"{VERB} claim {place}", f"{name} claims {n} gold: {title}", (poster.id,))
        if is_of_heroes(poster):
            swap = paying("swap", f"{name} changes its poster", "DTY-036", poster)
            done = heroes.has(table, place, SWAPPED) > 0
            yield swap.blocked("DTY-036", "Only once in a stay in the Region.") if done else swap
    if up is not None and is_of_heroes(up):
        yield paying("turn", f"{name} has the poster torn down", "DTY-037", up)
    elif up is not None and place == heroes.leader(table) and _wanted(table, up):
        label = f"Hand in trophies: {content.title(up.name)}"
        yield Option(f"{VERB} hand {place}", label, (up.id,))


def _paying(
    table: Table, place: int, what: str, label: str, rule: str, poster: Piece | None = None
) -> Option:
    about = (poster.id,) if poster is not None else ()
    gold = coins.purse(table, place)
    option = Option(
        f"{VERB} {what} {place}", f"{label} for {heroes.in_gold(COSTS, gold)}", about
    )  # fmt: skip
    return option if gold >= COSTS else option.blocked(rule, f"It costs {COSTS} gold.")


def _wanted(table: Table, poster: Piece) -> bool:
    """Whether anybody has what *poster* pays for."""
    return any(held_lots.bounty(table, place, poster) for place in heroes.here(table))


def acts(play: Play, option: Option) -> Rules[None]:
    """What was chosen is done."""
    _, what, who = option.key.split(" ")
    place = int(who)
    own = next(iter(lots.held(play.table, place, LOT)), None)
    if what == "claim" and own is not None:
        yield from held_lots.claim(play, place, own)
    elif what == "hand":
        yield from _hand_in(play)
    elif what == "turn":
        yield from coins.spend(play, place, COSTS, "DTY-037")
        yield from put_up_another(play, "DTY-037")
    elif what == "swap" and own is not None:
        yield from coins.spend(play, place, COSTS, "DTY-036")
        play.count(SWAPPED, 1, heroes.hero_at(play.table, place))
        tear(play, own)
        yield from held_lots.deal(play, LOT, place)
    elif what == "buy":
        yield from coins.spend(play, place, COSTS, "DTY-032")
        yield from held_lots.deal(play, LOT, place)


def _hand_in(play: Play) -> Rules[None]:
    """DTY-031, DTY-035: all at one time, each for what is his; then another one is put up."""
    up = shown(play.table)
    if up is None:
        return
    paid = False
    for place in heroes.here(play.table):
        n = held_lots.bounty(play.table, place, up)
        if not n:
            continue
        trophies = held_lots.fitting(play.table, place, up)
        ask = f"Hand in trophies for {n} gold?"
        hand = Option("hand", f"Hand in {len(trophies)}: {n} gold", tuple(p.id for p in trophies))
        options = [hand, Option("keep", "Keep them")]
        option = yield from asks(play, place, ask, options.copy, "DTY-035")
        if option.key == "hand":
            paid = True
            for trophy in trophies:
                space_positions.put_away(play, trophy)
            yield from play.happen(Gains(who=place, n=n, token="gold", rule="DTY-031"))
    if paid:
        yield from put_up_another(play, "DTY-035")


ACT = Act(verb=VERB, offers=offers, does=acts)
