"""Which rule forbids what nobody was asked for."""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.attack_means import attacks_with
from tabletop.games.restless.choices.carrying_capacity import fits, room
from tabletop.games.restless.party.holdings.sins import is_sin
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.table.table_reads import item
from tabletop.play.questions.decision import Refusal
from tabletop.play.questions.refusals import Reason, Reasons
from tabletop.table.table import Table

STAYS: Reasons = {
    "realm": Reason("RST-033", "{} is the Realm that the party crosses."),
    "row": Reason("RST-070", "The party meets {} when it comes to that place of the row."),
    "encounter": Reason("RST-071", "The party must resolve {} before it goes on."),
    "god": Reason("RST-002", "{} waits behind the fifth Realm."),
    "night": Reason("RST-153", "{} is the Rest of this night until the party breaks camp."),
    "tray": Reason("RST-023", "{} is one of the cards to choose from. Answer the question."),
    "drops": Reason("RST-211", "{} was dropped. The question says who takes it."),
    "goods": Reason("RST-088", "{} can be bought from the Trader for its Value."),
    "ground": Reason("RST-103", "A Character with room for {} can pick it up outside Battle."),
    "inventory": Reason(
        "RST-107", "The Character that holds {} can use it, give it, lay it down or discard it."
    ),
    "supply": Reason("RST-068", "{} lies here until a Character gains it."),
    "kept": Reason("RST-003", "This effect lasts as long as its card says."),
    "dice": Reason("RST-018", "The program rolls the dice when a rule asks for them."),
    "out": Reason("RST-014", "{} was taken out before play."),
}
"""Why what lies in a zone of this kind stays there."""

FOES = ("encounter", "night", "god")
"""Where Targets lie."""

BY_HAND = Reason("RST-004", "{} was laid there by hand. Pick it up by hand.")


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *piece* may not be laid into *zone* now."""
    thing = table.pieces[piece]
    source, target = table.zones[thing.zone], table.zones[zone]
    title = content.title(thing.name)
    if not thing.face_up:
        return Refusal("RST-039", "Nobody may look at a face-down card.")
    if is_sin(thing):
        return Refusal("RST-120", f"{title} is a Sin: it stays until it is Absolved.")
    if source.kind == "status":
        return Refusal("RST-065", f"{title} is a Status Effect and stays where it is.")
    if source.kind == "character":
        return Refusal("RST-025", f"{title} keeps its slot.")
    if source.kind == "tray" and target.kind == "character" and not item(thing):
        return Refusal("RST-025", "The slots are filled one after another.")
    if item(thing) and table.count("battle"):
        return _refuse_in_battle(title, attacks=attacks_with(thing.name), onto=target.kind)
    if item(thing) and target.kind in ("inventory", "character"):
        slot = target.owner
        if slot >= 0 and not fits(table, thing, slot, room(table, slot)):
            return Refusal("RST-099", f"{name(table, slot)} has no room for {title}.")
    if source.kind == "pick" and isinstance(content.card(thing.name), content.Nothing):
        return Refusal("RST-114", "A Nothing card is not an Item, so nobody can hold it.")
    if source.kind == "pick":
        return Refusal("RST-257", "To choose it, click it where it lies.")
    if source.kind.endswith("-used"):
        return Refusal("RST-021", f"{title} comes back when its deck runs out.")
    return STAYS.get(source.kind, BY_HAND).of(title)


def _refuse_in_battle(title: str, *, attacks: bool, onto: str) -> Refusal:
    """Why the Item called *title*, which *attacks* or does not, is not laid *onto* a zone of that
    kind during Battle."""
    if onto not in FOES:
        return Refusal("RST-106", "Items cannot be traded during Battle.")
    if attacks:
        return Refusal("RST-197", f"{title} is declared in its bearer's turn, before the roll.")
    return Refusal("RST-196", f"{title} is no Weapon and no Spell that deals damage.")
