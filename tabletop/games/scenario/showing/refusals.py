"""Refusals: the rule that forbids a move that no question offers, the most relevant one first.

Moves that players can choose now are options, and do not come here.
"""

from __future__ import annotations

from tabletop.games.scenario.board.executor import USED
from tabletop.games.scenario.board.field import OPEN, field_of, is_monster, seat_of
from tabletop.games.scenario.board.harm import has
from tabletop.games.scenario.cards.titles import title
from tabletop.games.scenario.hand.round_start import RESTING
from tabletop.play.questions.decision import Refusal
from tabletop.play.questions.refusals import Reason, Reasons
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.zone import Zone

LUCK = Reason("SCN-126", "A luck card is drawn automatically for each target of an attack.")
DRAWN = Reason("SCN-128", "{} was drawn for an attack. It stays here until its deck is shuffled.")

OF_THE_NIGHT = Reason("SCN-104", "{} stays where the night puts it. You can move it only by hand.")

STAYS: Reasons = {
    "keepers": Reason("SCN-101", "{} can be chosen only before the night begins."),
    "things": Reason("SCN-102", "{} can be taken along only before the night begins."),
    "pack": Reason("SCN-104", "{} enters only when the night or a card says so."),
    "lessons": Reason("SCN-108", "{} can be learned only after the night."),
    "defeated": Reason("SCN-138", "{} has no Health left and is off the map."),
    "kept": Reason("SCN-148", "This card marks a lasting effect. It stays until the effect ends."),
    "out": Reason("SCN-101", "{} takes no part in this night."),
    "hero": Reason("SCN-101", "{} stays in front of its player."),
    "discard": Reason(
        "SCN-012", "{} returns to your hand only when you rest or when a card says so."
    ),
    "lost": Reason("SCN-013", "{} is lost. It returns only when a card recovers it."),
    "luck": LUCK,
    "drawn": DRAWN,
    "tactics": Reason("SCN-113", "Each monster type draws its card automatically at the reveal."),
    "tactic": Reason("SCN-111", "{} sets how its monster type acts this round."),
    "used": Reason(
        "SCN-163", "{} was used in an earlier round. It returns when its deck is empty."
    ),
    "luck:monsters": LUCK,
    "drawn:monsters": DRAWN,
}
"""Why pieces in a zone of this kind stay there."""


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *seat* cannot move *piece* to *zone* now."""
    thing = table.pieces[piece]
    source, target = table.zones[thing.zone], table.zones[zone]
    if source.kind == "hex":
        return _on_the_map(table, seat, thing, target)
    if source.kind in ("hand", "chosen", "active", "items"):
        if source.owner != seat:
            return Refusal(
                "SCN-001", f"Only {_player(table, source)} can use the cards that lie there."
            )
        return _OWN[source.kind](table, seat, thing, target)
    return STAYS.get(source.kind, OF_THE_NIGHT).of(title(thing.name))


def _player(table: Table, zone: Zone) -> str:
    seats = table.seats
    return seats[zone.owner].name if 0 <= zone.owner < len(seats) else "nobody"


def _on_the_map(table: Table, seat: int, thing: Piece, target: Zone) -> Refusal:
    """The refusal for a figure or a token on a hex."""
    name = title(thing.name)
    if thing.kind != "figure":
        if thing.name == OPEN:
            return Refusal("SCN-120", "An open door stays open.")
        return Refusal("SCN-122", f"{name} stays on its hex. A hero lights a lamp by tending it.")
    if is_monster(thing.name):
        return Refusal("SCN-155", f"{name} moves automatically, as the card of its type says.")
    if target.kind != "hex":
        return Refusal("SCN-140", f"{name} leaves the map only when exhausted.")
    if seat_of(thing) - seat:
        return Refusal("SCN-118", f"Only the player of {name} can move it.")
    if has(thing, "mired"):
        return Refusal("SCN-142", f"{name} is mired and cannot move.")
    return _no_way(table, thing, target.name)


def _no_way(table: Table, figure: Piece, place: str) -> Refusal:
    """Why the hero *figure* cannot go to *place* now."""
    field = field_of(table)
    name, code = title(figure.name), field.code(place)
    if other := field.standing.get(place):
        return Refusal("SCN-118", f"{title(other.name)} stands on {code}.")
    if place in field.shut:
        return Refusal("SCN-120", f"To open the door {code}, move a hero into it.")
    if not field.is_free(place):
        return Refusal("SCN-118", f"Nobody can stand on {code}.")
    if field.far(figure.zone, place) is None:
        return Refusal(
            "SCN-118", f"There is no way to {code} while the doors on the way are closed."
        )
    return Refusal(
        "SCN-118", f"{name} has no movement points for {code} now. Use a half that moves."
    )


def _hand(table: Table, seat: int, card: Piece, target: Zone) -> Refusal:
    name = title(card.name)
    if target.kind == "lost":
        return Refusal("SCN-134", f"You can lose {name} only when you brace or rest.")
    if target.kind == "discard":
        return Refusal("SCN-002", f"You discard {name} only after playing it.")
    if target.kind == "active":
        return Refusal(
            "SCN-006", f"{name} becomes active only when you use a half with an active effect."
        )
    if target.kind in ("chosen", "hand") and target.owner != seat:
        return Refusal("SCN-016", f"Only {table.seats[seat].name} can play {name}.")
    if table.flow.step == "choose":
        return Refusal("SCN-016", f"To play {name}, drag it to your chosen cards.")
    return Refusal("SCN-015", f"You can choose {name} when the next round begins.")


def _chosen(table: Table, seat: int, card: Piece, target: Zone) -> Refusal:
    name = title(card.name)
    if table.flow.step == "choose":
        return Refusal("SCN-021", f"You have chosen {name}. To take it back, undo your choice.")
    if table.flow.step != "act" or table.count("active") != seat:
        return Refusal(
            "SCN-111", f"{name} can be used only on the turn of {table.seats[seat].name}."
        )
    if card.counters.get(USED, 0):
        return Refusal("SCN-115", f"You have used a half of {name}. You cannot use both halves.")
    if target.kind in ("discard", "lost"):
        return Refusal("SCN-125", f"{name} goes to its pile when your turn ends.")
    if target.kind == "hand":
        return Refusal("SCN-051", f"{name} was revealed and cannot be taken back.")
    figure = field_of(table).heroes.get(seat)
    if target.kind == "hex" and figure is not None:
        return _beyond(table, name, figure, target.name)
    return Refusal("SCN-115", f"{name} has no unused half that does anything there.")


def _beyond(table: Table, name: str, figure: Piece, place: str) -> Refusal:
    """Why no half of the card called *name* takes the hero *figure* to *place*."""
    field = field_of(table)
    if has(figure, "mired"):
        return Refusal("SCN-142", f"{title(figure.name)} is mired and cannot move.")
    far = field.far(figure.zone, place)
    if field.standing.get(place) or far is None:
        return _no_way(table, figure, place)
    steps = "1 step" if far == 1 else f"{far} steps"
    where = f"{field.code(place)} is {steps} away"
    return Refusal("SCN-118", f"{where}: no unused half of {name} reaches it.")


def _active(table: Table, seat: int, card: Piece, target: Zone) -> Refusal:
    name = title(card.name)
    if target.kind == "hand":
        return Refusal("SCN-010", f"{name} is active and cannot return to your hand.")
    if target.kind in ("discard", "lost"):
        return Refusal(
            "SCN-011",
            f"You can end {name} early only on your own turn, and only if it is persistent.",
        )
    return Refusal("SCN-006", f"{name} stays active while its effect lasts.")


def _items(table: Table, seat: int, item: Piece, target: Zone) -> Refusal:
    name, figure = title(item.name), field_of(table).heroes.get(seat)
    if not item.face_up:
        return Refusal("SCN-123", f"{name} was consumed.")
    if item.turn:
        return Refusal("SCN-124", f"{name} is spent until a long rest turns it upright.")
    if figure is not None and figure.counters.get(RESTING, 0):
        return Refusal(
            "SCN-041", f"You cannot use {name} in a round in which you take a long rest."
        )
    if target.kind == "items" and target.owner != seat:
        return Refusal("SCN-102", f"Only the hero who took {name} along can use it.")
    if table.flow.step != "act" or table.count("active") != seat:
        return Refusal(
            "SCN-123", f"You can use {name} only on your own turn or when its text says so."
        )
    return Refusal("SCN-123", f"{name} does nothing there. Its text says what it does.")


_OWN = {"hand": _hand, "chosen": _chosen, "active": _active, "items": _items}
