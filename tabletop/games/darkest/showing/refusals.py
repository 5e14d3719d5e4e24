"""Table manners: which rule forbids what nobody was asked for, the one nearest to what was tried.

What may be done just now is offered, and is none of this.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.carrying_capacity import BOARD
from tabletop.play.questions.decision import Refusal
from tabletop.play.questions.refusals import STAYS, Reason, Reasons
from tabletop.play.shelf.game_shelf import game_at
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.zone import Zone

OURS: Reasons = {
    "adventure": Reason("DTC-116", "The dice of a new Road Space say how many of these are drawn."),
    "spell": Reason("DTC-B11", "A Spell is drawn when something gives one."),
    "troves": Reason("DTC-021", "The Trove deck is drawn from when an adventure is set up."),
    "newcomers": Reason("DTC-080", "A new hero comes by lot where a place is empty in a village."),
    "discard": Reason("DTC-136", "{} goes back into its deck when the road is cleared."),
    "spell-discard": Reason("DTC-B38", "{} comes back when the Spell deck is empty."),
    "trove-returns": Reason("DTC-B38", "{} comes back when the Trove deck is empty."),
    "shop": Reason("DTC-B16", "{} is bought of the Blacksmith, by a hero in a village."),
    "talismans": Reason("DTC-170", "A Talisman is the reward of a quest."),
    "potions": Reason("DTC-031", "{} comes with a hero who begins with it."),
    "rafts": Reason("DTC-B35", "A Raft is built where trees grow, by who has an Axe."),
    "graveyard": Reason("DTC-077", "{} is dead; nobody takes that back."),
    "atlas": Reason("DTC-017", "{} lies ready until the road leads there."),
    "order": Reason("DTC-100", "The marching order is set before the next Road Space, when asked."),
    "dice": Reason("DTC-002", "A die is rolled when something asks for it, and by itself."),
    "foe-dice": Reason("DTC-190", "These are the dice of whoever is fought; they roll themselves."),
    "stash": Reason("DTC-324", "What the Raiders took is won back by beating the Sentinel."),
    "ledger": Reason("DTC-036", "{} is written down when a session ends."),
    "stage": Reason("DTC-068", "{} lies under the party while it climbs."),
    "out": Reason("DTC-018", "{} is not in play."),
    "kept": Reason("DTC-003", "What this stands for lasts until its time is over."),
    "trove": Reason("DTC-104", "{} is won by beating the Guardians, and shared out then."),
    "guardians": Reason("DTC-207", "{} is fought in Guardian Combat."),
    "tower": Reason("DTC-068", "{} stays in its place on the way up."),
    "here": Reason("DTC-114", "The party moves one Road Space at a time, when it has decided to."),
    "ground": Reason("DTC-058", "{} is the ground of this Road Space."),
    "pinned": Reason("DTC-320", "{} waits there, and is met before any other card."),
    "hero": Reason("DTC-026", "{} keeps its place in the village."),
    "quest": Reason("DTC-169", "{} is completed as soon as it can be, and is not laid aside."),
}
"""Why what lies in a zone of this kind stays there."""

OF_MODULES = Reason("DTC-018", "{} belongs to an expansion, which brings it into play by itself.")

OWN = ("items", "mount", "followers", "spells", "trophies")
"""The kinds of zones before a hero of what is his to do something with."""


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *seat* may not lay *piece* into *zone* now."""
    thing = table.pieces[piece]
    source, target = table.zones[thing.zone], table.zones[zone]
    if source.kind == "pile":
        return _on_the_road(table, thing, target)
    stores = heroes.stores(table)
    if source.kind in (*OWN, *stores):
        if heroes.speaker(table, source.number) != seat:
            return Refusal("DTC-009", f"{_owner(table, source)} is not played by you.")
        return _of_a_hero(table, thing, source, target)
    if source.kind == "shop" and table.count(heroes.MEETS) and not heroes.at(table):
        return _for_sale(table, thing, target)
    if source.kind == "here" and thing.kind == "figure" and (waiting := _waiting(table)):
        return Refusal("DTC-132", waiting)
    if source.kind == "hero" and target.kind == "order":
        return OURS["order"].of("")
    return _reason(table, source.kind).of(_title(table, thing))


def _waiting(table: Table) -> str:
    """What the party has to meet before it leaves its Road Space, as a sentence; empty if there is
    nothing."""
    n = sum(not card.face_up for card in table[space_positions.zone_of(table)])
    lies = "A card lies" if n == 1 else f"{n} cards lie"
    return f"{lies} face down here, to be met before the party moves on." if n else ""


def _for_sale(table: Table, thing: Piece, target: Zone) -> Refusal:
    """What the Blacksmith sells, while a hero is asked in the village."""
    name, buyer = _title(table, thing), heroes.name_of(table, table.count(heroes.MEETS) - 1)
    if target.kind in (*BOARD, *OWN) and target.number != table.count(heroes.MEETS) - 1:
        return Refusal("DTC-081", f"{_owner(table, target)} buys when asked: it is {buyer}’s turn.")
    return Refusal("DTC-B16", f"{name} is bought by dropping it on {buyer}, or on its Objects.")


def _reason(table: Table, kind: str) -> Reason:
    """Why things stay in a zone of this *kind*: as the game says, or a module in play."""
    brought: list[Reasons] = game_at(table.game, table.options).records_of(STAYS)
    return next((each[kind] for each in (OURS, *brought) if kind in each), OF_MODULES)


def _title(table: Table, thing: Piece) -> str:
    return game_at(table.game, table.options).title_of(thing.name)


def _owner(table: Table, zone: Zone) -> str:
    return heroes.name_of(table, zone.number)


def _on_the_road(table: Table, thing: Piece, target: Zone) -> Refusal:
    """What lies on a Draw Spot or a Road Space."""
    name = _title(table, thing)
    if not thing.face_up:
        return Refusal("DTC-132", "A card is turned up when the party moves on to it.")
    if thing.zone != space_positions.zone_of(table):
        return Refusal("DTC-138", f"The party is not where {name} lies.")
    if space_positions.LOCKED in thing.counters and thing.counters[space_positions.LOCKED] > 0:
        return Refusal("DTC-140", f"{name} was dropped in this visit: it waits for the next.")
    of = content.card(thing.name)
    if isinstance(of, content.Enemy):
        return Refusal("DTC-185", f"{name} is fought by whoever meets it, in its turn.")
    if isinstance(of, content.Thing | content.Follower) or of is None:
        if target.kind in (*OWN, *heroes.stores(table)) and target.number in heroes.living(table):
            who = heroes.name_of(table, target.number)
            return Refusal("DTC-142", f"{who} is not asked now whether {name} is taken up.")
        return Refusal("DTC-142", f"{name} is taken by a hero with room for it, when asked.")
    return Refusal("DTC-124", f"{name} stays on its spot until its card says otherwise.")


def _of_a_hero(table: Table, thing: Piece, source: Zone, target: Zone) -> Refusal:
    """What a hero bears, has won or has stored."""
    name, who, stores = _title(table, thing), _owner(table, source), heroes.stores(table)
    if target.kind in (*BOARD, *OWN, *stores) and target.number != source.number:
        if source.kind == "trophies":
            return Refusal("DTC-205", f"{name} is a trophy, and is not passed on.")
        return Refusal("DTC-096", f"{who} gives nothing away: heroes do not trade.")
    if source.kind in stores:
        return Refusal("DTC-095", f"{name} is taken out in the village where {who} stored it.")
    if target.kind in stores and heroes.at(table):
        return Refusal("DTC-044", f"{name} can be stored in a village.")
    return _BORNE[source.kind](table, name, who)


def _things(table: Table, name: str, who: str) -> Refusal:
    if heroes.at(table):
        words = "does nothing to what is met now, and can be dropped between cards"
        return Refusal("DTC-137", f"{name} {words}.")
    return Refusal("DTC-083", f"{name} is stored or sold in the stay, when {who} is asked.")


def _mount(table: Table, name: str, who: str) -> Refusal:
    return Refusal("DTC-084", f"{name} carries {who}; a mount has a place of its own.")


def _followers(table: Table, name: str, who: str) -> Refusal:
    return Refusal("DTC-B09", f"{name} follows {who}, and is abandoned between cards if at all.")


def _spells(table: Table, name: str, who: str) -> Refusal:
    return Refusal("DTC-309", f"{name} is cast by {who} where it finds something to act on.")


def _trophies(table: Table, name: str, who: str) -> Refusal:
    return Refusal("DTC-082", f"{name} is handed in by {who} in a village, for Strength or Craft.")


_BORNE: dict[str, Callable[[Table, str, str], Refusal]] = {
    "items": _things,
    "mount": _mount,
    "followers": _followers,
    "spells": _spells,
    "trophies": _trophies,
}
