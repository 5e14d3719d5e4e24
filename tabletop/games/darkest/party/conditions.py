"""What may be true of a hero, and what it has so much of: behind if, unless, while, that, and for
each."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.subjects import Who
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import (
    CHARACTER,
    GRAMMAR,
    PARTY,
    TOKENS,
    UNITS,
    is_one_of,
)
from tabletop.games.darkest.party import fates, gates, heroes
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.party.scores import points
from tabletop.grammar.function import worded
from tabletop.grammar.idiom import state
from tabletop.grammar.measure import measure
from tabletop.grammar.nouns import Thing
from tabletop.packs.library import by_name
from tabletop.table.piece import Piece
from tabletop.table.table import Table

# --- what a hero has with it -------------------------------------------------------------------


@by_name
def _kinds(name: str) -> tuple[frozenset[str], int]:
    """What the card called *name* is called by: its kinds and its own name; and its price."""
    of = content.card(name)
    if isinstance(of, content.Quest):
        return frozenset({content.lot(name)} - {""}), 0
    if isinstance(of, content.Spell):
        return frozenset({"spell", of.name.lower()}), 0
    if isinstance(of, content.Follower):
        kind = "object" if of.mount else "follower"  # what is ridden takes no Follower's place
        return frozenset({kind, of.name.lower()}), 0
    if not isinstance(of, content.Thing):
        return frozenset(), 0
    found = {"object", of.name.lower()}
    is_magic = isinstance(of, content.Magic) and of.sort != "talisman"  # DTC-B13
    found |= {"magic"} if is_magic else set()
    found |= {"weapon"} if of.sort == "weapon" else set()
    return frozenset(found), getattr(of, "price", 0)


def is_such(piece: Piece, thing: Thing) -> bool:
    """Whether *piece* is what *thing* says."""
    known, price = _kinds(piece.name)
    return known.issuperset(thing.kinds) and (thing.so is None or thing.so.holds(price))


def belongings(table: Table, place: int, thing: Thing) -> list[Piece]:
    """What the hero at *place* has with it that is such."""
    kinds = ("items", "mount", "followers", "spells", "quest")
    zones = (f"{kind}:{place}" for kind in kinds)
    found = (piece for zone in zones if zone in table.zones for piece in table[zone])
    return [piece for piece in found if is_such(piece, thing)]


def _any(context: Meeting, who: Who, so: Callable[[Table, int], bool]) -> bool:
    """Whether it is *so* of any of those meant."""
    return any(so(context.table, place) for place in GRAMMAR.meant(context, who))


def has_thing(context: Meeting, who: Who, thing: Thing) -> bool:
    """DTC-B27."""
    return _any(context, who, lambda table, place: bool(belongings(table, place, thing)))


def has_none(context: Meeting, who: Who, kind: tuple[str, ...]) -> bool:
    """DTC-B19."""
    return _any(context, who, lambda table, place: not belongings(table, place, Thing(kind)))


state(
    GRAMMAR, CHARACTER, "[have] {thing}", run=has_thing, slots={"thing": "thing/belonging/one"},
    with_="{thing}",
)  # fmt: skip
state(
    GRAMMAR, CHARACTER, "[have] no {kind}", run=has_none, slots={"kind": "kind/belonging"},
    with_="no {kind}",
)  # fmt: skip


def _counts(context: Meeting, who: Who, kind: tuple[str, ...]) -> int:
    """How many of a kind those meant have."""
    places = GRAMMAR.meant(context, who)
    return sum(len(belongings(context.table, place, Thing(kind))) for place in places)


def _count_kinds() -> None:
    """`for each Follower you have`."""
    GRAMMAR.declare("count", "belongings of a kind")
    slots = {"who": CHARACTER.id, "kind": "kind/belonging"}
    counted = GRAMMAR.function("count", "belongings of a kind", slots, _counts)
    for manner, things in (("one", "{kind:kind/belonging}"),
                           ("many", "the number of {kind:kinds/belonging}")):  # fmt: skip
        made = counted.construction(manner)  # type: ignore[arg-type]
        worded(made, f"{things} {{who:{CHARACTER.id}/plain/1}} has")
        worded(made, f"{things} {{who:{CHARACTER.id}/plain/+}} have")
        GRAMMAR.add(made)


_count_kinds()

# --- what a hero is ----------------------------------------------------------------------------


def is_aligned(context: Meeting, who: Who, alignment: tuple[str, ...]) -> bool:
    """DTC-B10."""
    return _any(context, who, lambda table, place: heroes.alignment(table, place) in alignment)


def leads(context: Meeting, who: Who) -> bool:
    """DTC-002."""
    return _any(context, who, lambda table, place: heroes.leader(table) == place)


def leads_or_draws(context: Meeting, who: Who) -> bool:
    """Whoever leads, or has drawn the forced card that is being met."""
    return _any(context, who, lambda table, place: gates.is_open(table, place, "leads or draws"))


def meets_first(context: Meeting, who: Who) -> bool:
    """DTC-172, DTC-173: whoever has drawn it as a forced card, or else the leader."""
    return _any(context, who, gates.meets_first)


def draws(context: Meeting, who: Who) -> bool:
    """A forced card is drawn by whoever lost the turn, or was told to draw it."""
    return _any(context, who, gates.has_drawn)


state(
    GRAMMAR, CHARACTER, "[be] {alignment}", run=is_aligned, slots={"alignment": "alignments"},
    with_="{alignment}",
)  # fmt: skip
state(GRAMMAR, CHARACTER, "[lead] the party", "[lead]", run=leads)
state(GRAMMAR, CHARACTER, "[draw] this card", run=draws)
state(GRAMMAR, CHARACTER, "[draw] it", run=draws)
state(GRAMMAR, CHARACTER, "[lead] or [draw] it", run=leads_or_draws)
state(GRAMMAR, CHARACTER, "[be] the first to meet it", run=meets_first)

# --- how much a hero has -----------------------------------------------------------------------


def _of(token: str) -> Callable[[Table, int], int]:
    """How much of *token* a hero has: scores with all that always adds to them."""
    if token in ("strength", "craft"):
        return lambda table, place: points(table, place, token)
    return lambda table, place: fates.total(table, place, token)


MEASURES = {
    token: measure(GRAMMAR, word, CHARACTER, UNITS[token], _of(token))
    for token, word in TOKENS.items()
}
"""How much heroes have of each kind of token."""

# --- of the party ------------------------------------------------------------------------------


def is_at(context: Meeting, who: Who, grounds: tuple[str, ...]) -> bool:
    """Whether the party is on such ground."""
    space = heroes.at(context.table)
    lies = heroes.in_sight(context.table, space) if space else []
    return any(is_one_of(p.name, grounds) for p in lies)


def is_in_region(context: Meeting, who: Who, region: str) -> bool:
    """DTC-058, DTC-064."""
    return heroes.region(context.table) == region


def is_in_a_village(context: Meeting, who: Who) -> bool:
    """DTC-043."""
    return not heroes.at(context.table)


def goes_home(context: Meeting, who: Who) -> bool:
    """DTC-005."""
    return heroes.homeward(context.table)


state(
    GRAMMAR, PARTY, "[be] in {grounds}", "[be] at {grounds}", run=is_at,
    slots={"grounds": "grounds"}, during=("in {grounds}", "at {grounds}"),
)  # fmt: skip
state(
    GRAMMAR, PARTY, "[be] in the {region}", run=is_in_region, slots={"region": "region"},
    during=("in the {region}",),
)  # fmt: skip
state(GRAMMAR, PARTY, "[be] in a Village", run=is_in_a_village, during=("in a Village",))
state(GRAMMAR, PARTY, "[be] homeward bound", "[be] on its way home", run=goes_home,
      negative=("[be] outward bound",))  # fmt: skip
