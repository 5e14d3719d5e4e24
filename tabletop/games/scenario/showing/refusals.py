"""Table manners: which rule forbids what nobody was asked for, the one nearest to what was tried.

What players may choose just now is offered, and is none of this.
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

LUCK = Reason("SCN-126", "A card of luck is drawn for each target of an attack, by itself.")
DRAWN = Reason("SCN-128", "{} was drawn for an attack, and stays until the deck is mixed.")

OF_THE_NIGHT = Reason("SCN-104", "{} stays where the night has it; only a hand moves it.")

STAYS: Reasons = {
    "keepers": Reason("SCN-101", "{} is chosen before the night begins, by who is asked then."),
    "things": Reason("SCN-102", "{} is taken along before the night begins, and not after."),
    "pack": Reason("SCN-104", "{} waits until the night or a card brings it."),
    "lessons": Reason("SCN-108", "{} is learned after the night, by who is asked then."),
    "defeated": Reason("SCN-138", "{} has no Health left, and is off the map."),
    "kept": Reason("SCN-148", "What this stands for lasts until its time or its charges are up."),
    "out": Reason("SCN-101", "{} takes no part in this night."),
    "hero": Reason("SCN-101", "{} stays before its player."),
    "discard": Reason("SCN-012", "{} comes back to the hand by a rest, or by a card that says so."),
    "lost": Reason("SCN-013", "{} is lost: it comes back by a half that recovers it."),
    "luck": LUCK,
    "drawn": DRAWN,
    "tactics": Reason("SCN-113", "A type of monster draws its card at the reveal, by itself."),
    "tactic": Reason("SCN-111", "{} says how its type acts in this round."),
    "used": Reason("SCN-163", "{} was acted on; it comes back when its deck is empty."),
    "luck:monsters": LUCK,
    "drawn:monsters": DRAWN,
}
"""Why what lies in a zone of this kind stays there."""


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *seat* may not lay *piece* into *zone* now."""
    thing = table.pieces[piece]
    source, target = table.zones[thing.zone], table.zones[zone]
    if source.kind == "hex":
        return _on_the_map(table, seat, thing, target)
    if source.kind in ("hand", "chosen", "active", "items"):
        if source.owner != seat:
            return Refusal("SCN-001", f"Only {_player(table, source)} acts with what lies there.")
        return _OWN[source.kind](table, seat, thing, target)
    return STAYS.get(source.kind, OF_THE_NIGHT).of(title(thing.name))


def _player(table: Table, zone: Zone) -> str:
    seats = table.seats
    return seats[zone.owner].name if 0 <= zone.owner < len(seats) else "nobody"


def _on_the_map(table: Table, seat: int, thing: Piece, target: Zone) -> Refusal:
    """A figure, or a token on a hex."""
    name = title(thing.name)
    if thing.kind != "figure":
        if thing.name == OPEN:
            return Refusal("SCN-120", "A door that was opened stays open.")
        return Refusal("SCN-122", f"{name} stays in its lamp; a lamp is lit by who tends it.")
    if is_monster(thing.name):
        return Refusal("SCN-155", f"{name} moves by the card of its type, and by itself.")
    if target.kind != "hex":
        return Refusal("SCN-140", f"{name} leaves the map when it is exhausted.")
    if seat_of(thing) - seat:
        return Refusal("SCN-118", f"{name} is moved by its own player.")
    if has(thing, "mired"):
        return Refusal("SCN-142", f"{name} is mired, and does not move.")
    return _no_way(table, thing, target.name)


def _no_way(table: Table, figure: Piece, place: str) -> Refusal:
    """Why the hero *figure* does not come to *place* now."""
    field = field_of(table)
    name, code = title(figure.name), field.code(place)
    if other := field.standing.get(place):
        return Refusal("SCN-118", f"{title(other.name)} stands on {code}.")
    if place in field.shut:
        return Refusal("SCN-120", f"The door {code} is opened by a move that leads into it.")
    if not field.is_free(place):
        return Refusal("SCN-118", f"Nobody can stand on {code}.")
    if field.far(figure.zone, place) is None:
        return Refusal("SCN-118", f"No way leads to {code} while the doors between are closed.")
    return Refusal(
        "SCN-118", f"{name} has no points of movement for {code} now: a half gives them."
    )


def _hand(table: Table, seat: int, card: Piece, target: Zone) -> Refusal:
    name = title(card.name)
    if target.kind == "lost":
        return Refusal("SCN-134", f"{name} is lost for a blow that you brace for, or by a rest.")
    if target.kind == "discard":
        return Refusal("SCN-002", f"{name} is discarded once it has been played.")
    if target.kind == "active":
        return Refusal("SCN-006", f"{name} becomes active when its half with an effect is used.")
    if target.kind in ("chosen", "hand") and target.owner != seat:
        return Refusal("SCN-016", f"{name} is played by {table.seats[seat].name} alone.")
    if table.flow.step == "choose":
        return Refusal("SCN-016", f"To play {name}, lay it with your chosen cards.")
    return Refusal("SCN-015", f"{name} can be chosen when the next round begins.")


def _chosen(table: Table, seat: int, card: Piece, target: Zone) -> Refusal:
    name = title(card.name)
    if table.flow.step == "choose":
        return Refusal("SCN-021", f"{name} is chosen; what you chose is taken back by undoing it.")
    if table.flow.step != "act" or table.count("active") != seat:
        return Refusal("SCN-111", f"{name} is used in the turn of {table.seats[seat].name}.")
    if card.counters.get(USED, 0):
        return Refusal("SCN-115", f"A half of {name} was used, and never both are.")
    if target.kind in ("discard", "lost"):
        return Refusal("SCN-125", f"{name} goes where it belongs when your turn ends.")
    if target.kind == "hand":
        return Refusal("SCN-051", f"{name} was revealed, and is not taken back.")
    figure = field_of(table).heroes.get(seat)
    if target.kind == "hex" and figure is not None:
        return _beyond(table, name, figure, target.name)
    return Refusal("SCN-115", f"{name} has no half left that does something there.")


def _beyond(table: Table, name: str, figure: Piece, place: str) -> Refusal:
    """Why no half of the card called *name* brings the hero *figure* to *place*."""
    field = field_of(table)
    if has(figure, "mired"):
        return Refusal("SCN-142", f"{title(figure.name)} is mired, and does not move.")
    far = field.far(figure.zone, place)
    if field.standing.get(place) or far is None:
        return _no_way(table, figure, place)
    steps = "1 step" if far == 1 else f"{far} steps"
    where = f"{field.code(place)} is {steps} away"
    return Refusal("SCN-118", f"{where}: no half of {name} that is left goes there.")


def _active(table: Table, seat: int, card: Piece, target: Zone) -> Refusal:
    name = title(card.name)
    if target.kind == "hand":
        return Refusal("SCN-010", f"{name} is active, and no card of a hand.")
    if target.kind in ("discard", "lost"):
        return Refusal(
            "SCN-011", f"{name} may be ended early in your own turn, if it is persistent."
        )
    return Refusal("SCN-006", f"{name} stays before you while its effect runs.")


def _items(table: Table, seat: int, item: Piece, target: Zone) -> Refusal:
    name, figure = title(item.name), field_of(table).heroes.get(seat)
    if not item.face_up:
        return Refusal("SCN-123", f"{name} was consumed.")
    if item.turn:
        return Refusal("SCN-124", f"{name} is spent until a long rest turns it upright.")
    if figure is not None and figure.counters.get(RESTING, 0):
        return Refusal("SCN-041", f"{name} is not used in a round of rest.")
    if target.kind == "items" and target.owner != seat:
        return Refusal("SCN-102", f"{name} belongs to who took it along.")
    if table.flow.step != "act" or table.count("active") != seat:
        return Refusal("SCN-123", f"{name} is for your own turn, or for the moment that it names.")
    return Refusal("SCN-123", f"{name} does nothing there: what it does stands on it.")


_OWN = {"hand": _hand, "chosen": _chosen, "active": _active, "items": _items}
