"""Refusals: the rule that forbids a move that no question offers."""

from __future__ import annotations

from tabletop.games.keeper.cards.titles import title
from tabletop.games.keeper.hand.heroes import RESTING, hero
from tabletop.play.questions.decision import Refusal
from tabletop.play.questions.refusals import Reason, Reasons
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.zone import Zone

STAYS: Reasons = {
    "box": Reason(
        "SCN-061", "{} belongs to no hand here: classes and items are chosen at the start."
    ),
    "out": Reason("SCN-062", "{} was returned when its class was typed again."),
    "hero": Reason(
        "SCN-063", "{} stays in front of its player. Answer the question to change its Health."
    ),
    "discard": Reason("SCN-012", "{} returns to your hand, or is lost, only when you rest."),
    "lost": Reason("SCN-013", "{} comes back by a half that recovers lost cards."),
}
"""Why pieces in a zone of this kind stay there."""

BEFALLS = ("meanwhile", "act", "long_rest", "short_rests", "befalls")
"""The steps that also ask for events of any hero."""

BY_HAND = Reason("SCN-057", "{} was laid there by hand. Pick it up by hand.")


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *seat* cannot move *piece* to *zone* now."""
    thing = table.pieces[piece]
    source, target = table.zones[thing.zone], table.zones[zone]
    if source.kind not in _OWN:
        return STAYS.get(source.kind, BY_HAND).of(title(thing.name))
    if source.owner != seat:
        return Refusal("SCN-015", f"Only {table.seats[source.owner].name} plays what lies there.")
    return _OWN[source.kind](table, seat, thing, target)


def _hand(table: Table, seat: int, card: Piece, target: Zone) -> Refusal:
    name = title(card.name)
    if target.kind == "lost" and table.flow.step in BEFALLS:
        first = "First say “Lose cards instead of damage”"
        return Refusal("SCN-065", f"{first}: then {name} may be given for a blow.")
    if target.kind in ("discard", "lost"):
        return Refusal(
            "SCN-065", f"{name} leaves the hand when you play it, or lose it to prevent damage."
        )
    if target.owner != seat:
        return Refusal("SCN-016", f"{name} is played by {table.seats[seat].name} alone.")
    if table.flow.step == "choose":
        return Refusal("SCN-016", f"To play {name}, drag it to your chosen cards.")
    return Refusal("SCN-015", f"You can choose {name} when the next round begins.")


def _chosen(table: Table, seat: int, card: Piece, target: Zone) -> Refusal:
    name = title(card.name)
    if table.flow.step != "act" or table.count("active") != seat:
        whose = table.seats[seat].name
        return Refusal("SCN-067", f"The program asks about {name} on the turn of {whose}.")
    if target.kind == "hand":
        return Refusal("SCN-021", f"{name} was revealed and cannot be taken back.")
    if target.kind == "active":
        return Refusal("SCN-006", f"Neither half of {name} has an effect that stays active.")
    if target.kind == "lost":
        return Refusal("SCN-003", f"Neither half of {name} has the lost symbol.")
    return Refusal("SCN-001", f"{name} is discarded, lost or active, by what you did with it.")


def _active(table: Table, seat: int, card: Piece, target: Zone) -> Refusal:
    name = title(card.name)
    if target.kind == "hand":
        return Refusal("SCN-010", f"{name} is active and not in a hand.")
    if target.kind in ("discard", "lost"):
        return Refusal("SCN-011", f"{name} can be ended early on your turn if it is persistent.")
    return Refusal("SCN-006", f"{name} stays active while its effect lasts.")


def _items(table: Table, seat: int, thing: Piece, target: Zone) -> Refusal:
    name = title(thing.name)
    if not thing.face_up:
        return Refusal("SCN-047", f"{name} was consumed.")
    if thing.turn:
        return Refusal("SCN-047", f"{name} is spent until a long rest turns it upright.")
    if hero(table, seat).counters.get(RESTING):
        return Refusal("SCN-041", f"{name} cannot be used in a round of rest.")
    if target.kind == "items":
        return Refusal("SCN-066", f"{name} is carried by its owner.")
    return Refusal("SCN-066", f"{name} is used by answering a question during a round.")


_OWN = {"hand": _hand, "chosen": _chosen, "active": _active, "items": _items}
