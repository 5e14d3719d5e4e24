"""Table manners: which rule forbids what nobody was asked for, the one nearest to what was tried.

What may be done just now is offered, and is none of this.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.carrying_capacity import BOARD
from tabletop.play.questions.decision import Refusal
from tabletop.play.questions.refusals import STAYS, Reason, Reasons
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.zone import Zone

OURS: Reasons = {
    "adventure": Reason(
        "DTC-116", "Adventure cards are drawn only by the dice of a new Road Space."
    ),
    "spell": Reason("DTC-B11", "You draw a Spell only when an effect gives you one."),
    "troves": Reason("DTC-021", "Trove cards are drawn only when an adventure is set up."),
    "newcomers": Reason("DTC-080", "A new hero is drawn only in a village, for an empty place."),
    "discard": Reason("DTC-136", "{} goes back into its deck when the road is cleared."),
    "spell-discard": Reason("DTC-B38", "{} comes back when the Spell deck is empty."),
    "trove-returns": Reason("DTC-B38", "{} comes back when the Trove deck is empty."),
    "shop": Reason("DTC-B16", "A hero can buy {} only from the Blacksmith in a village."),
    "talismans": Reason("DTC-170", "You get a Talisman only as the reward of a quest."),
    "potions": Reason("DTC-031", "{} goes only to a hero who begins with it."),
    "rafts": Reason("DTC-B35", "Only a hero with an Axe can build a Raft, where trees grow."),
    "graveyard": Reason("DTC-077", "{} is dead and cannot come back."),
    "atlas": Reason("DTC-017", "{} is used only when the road leads there."),
    "order": Reason("DTC-100", "You can change the marching order only when the game asks."),
    "dice": Reason("DTC-002", "The program rolls the dice when a rule needs them."),
    "foe-dice": Reason("DTC-190", "These are the Enemy's dice. The program rolls them."),
    "stash": Reason("DTC-324", "You get the Raiders' loot back only by beating the Sentinel."),
    "ledger": Reason("DTC-036", "{} is recorded when a session ends."),
    "stage": Reason("DTC-068", "{} stays under the party during the climb."),
    "out": Reason("DTC-018", "{} is not in play."),
    "kept": Reason("DTC-003", "This marks an effect that still lasts."),
    "lasting": Reason("DTC-179", "{} stays in force until something discards it."),
    "trove": Reason("DTC-104", "You can take {} only after you have beaten the Guardians."),
    "guardians": Reason("DTC-207", "You can fight {} only in Guardian Combat."),
    "tower": Reason("DTC-068", "{} stays in its place on the way up."),
    "here": Reason(
        "DTC-114", "The party moves one Road Space at a time, when you answer the question."
    ),
    "ground": Reason("DTC-058", "{} is the ground of this Road Space."),
    "pinned": Reason("DTC-320", "{} waits there. The party meets it before any other card."),
    "hero": Reason("DTC-026", "{} keeps its place in the village."),
    "quests": Reason("DTC-167", "You can draw a Quest only at the Warlock's Cave."),
    "quest-discard": Reason("DTC-023", "{} is a completed Quest."),
    "quest": Reason("DTC-169", "You cannot lay {} aside. It is completed as soon as possible."),
}
"""Why what lies in a zone of this kind stays there."""

OF_MODULES = Reason("DTC-018", "{} belongs to an expansion, whose rules bring it into play.")

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
            return Refusal("DTC-009", f"You do not play {_owner(table, source)}.")
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
    lies, it = ("A card lies", "it") if n == 1 else (f"{n} cards lie", "them")
    return f"{lies} face down here. The party must meet {it} before it moves on." if n else ""


def _for_sale(table: Table, thing: Piece, target: Zone) -> Refusal:
    """What the Blacksmith sells, while a hero is asked in the village."""
    name, buyer = _title(table, thing), heroes.name_of(table, table.count(heroes.MEETS) - 1)
    if target.kind in (*BOARD, *OWN) and target.number != table.count(heroes.MEETS) - 1:
        return Refusal("DTC-081", f"{_owner(table, target)} cannot buy now: it is {buyer}’s turn.")
    return Refusal("DTC-B16", f"To buy {name}, drop it on {buyer} or on its Objects.")


def _reason(table: Table, kind: str) -> Reason:
    """Why things stay in a zone of this *kind*: as the game says, or a module in play."""
    brought: list[Reasons] = game_of(table).records_of(STAYS)
    return next((each[kind] for each in (OURS, *brought) if kind in each), OF_MODULES)


def _title(table: Table, thing: Piece) -> str:
    return game_of(table).title_of(thing.name)


def _owner(table: Table, zone: Zone) -> str:
    return heroes.name_of(table, zone.number)


def _on_the_road(table: Table, thing: Piece, target: Zone) -> Refusal:
    """What lies on a Draw Spot or a Road Space."""
    name = _title(table, thing)
    if not thing.face_up:
        return Refusal("DTC-132", "A card is turned over only when the party moves on to it.")
    if thing.zone != space_positions.zone_of(table):
        return Refusal("DTC-138", f"The party is not where {name} lies.")
    if space_positions.LOCKED in thing.counters and thing.counters[space_positions.LOCKED] > 0:
        return Refusal(
            "DTC-140", f"{name} was dropped in this visit. You can take it in the next visit."
        )
    of = content.card(thing.name)
    if isinstance(of, content.Enemy):
        return Refusal(
            "DTC-185", f"Only a hero who meets {name} can fight it, in that hero's turn."
        )
    if isinstance(of, content.Thing | content.Follower) or of is None:
        if target.kind in (*OWN, *heroes.stores(table)) and target.number in heroes.living(table):
            who = heroes.name_of(table, target.number)
            return Refusal("DTC-142", f"{who} cannot take {name} now.")
        return Refusal("DTC-142", f"A hero with room for {name} can take it when the game asks.")
    return Refusal("DTC-124", f"{name} stays on its spot until its card says otherwise.")


def _of_a_hero(table: Table, thing: Piece, source: Zone, target: Zone) -> Refusal:
    """What a hero bears, has won or has stored."""
    name, who, stores = _title(table, thing), _owner(table, source), heroes.stores(table)
    if target.kind in (*BOARD, *OWN, *stores) and target.number != source.number:
        if source.kind == "trophies":
            return Refusal("DTC-205", f"{name} is a trophy. You cannot give it to another hero.")
        return Refusal("DTC-096", f"{who} cannot give it away: heroes do not trade.")
    if source.kind in stores:
        return Refusal(
            "DTC-095", f"{who} can take {name} out only in the village where it is stored."
        )
    if target.kind in stores and heroes.at(table):
        return Refusal("DTC-044", f"You can store {name} only in a village.")
    return _BORNE[source.kind](table, name, who)


def _things(table: Table, name: str, who: str) -> Refusal:
    if heroes.at(table):
        words = "has no use now. You can drop it between cards"
        return Refusal("DTC-137", f"{name} {words}.")
    return Refusal(
        "DTC-083", f"You can store or sell {name} only when it is {who}'s turn in the village."
    )


def _mount(table: Table, name: str, who: str) -> Refusal:
    return Refusal("DTC-084", f"{name} carries {who}. A mount must stay in its own place.")


def _followers(table: Table, name: str, who: str) -> Refusal:
    return Refusal("DTC-B09", f"{name} follows {who}. You can abandon it only between cards.")


def _spells(table: Table, name: str, who: str) -> Refusal:
    return Refusal("DTC-309", f"{who} can cast {name} only when it would have an effect.")


def _trophies(table: Table, name: str, who: str) -> Refusal:
    return Refusal("DTC-082", f"{who} can trade {name} for Strength or Craft only in a village.")


_BORNE: dict[str, Callable[[Table, str, str], Refusal]] = {
    "items": _things,
    "mount": _mount,
    "followers": _followers,
    "spells": _spells,
    "trophies": _trophies,
}
