"""The facts that the thoughtful bot uses, and the values of things."""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.act_declaration import WHAT
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declaration
from tabletop.table.view import SeenPiece, View


def characters(view: View) -> dict[int, SeenPiece]:
    """The living Characters by slot."""
    found = {}
    for slot in range(len(view.seats)):
        for piece in view[f"character:{slot}"]:
            if piece.counters.get("health"):
                found[slot] = piece
    return found


def lacking(view: View) -> int:
    """The Health missing from the party. A dead Character counts as five."""
    living = characters(view)
    missing = sum(piece.counters.get("missing", 0) for piece in living.values())
    return missing + 5 * (len(view.seats) - len(living))


def foes(view: View) -> list[SeenPiece]:
    """The Targets in the Battle."""
    own = ["god"] if view.count("final") else ["night"] if view.count("horror") else []
    lying = [piece for zone in (*own, "encounter") for piece in view[zone]]
    return [piece for piece in lying if piece.counters.get("health")]


def worth(name: str) -> float:
    """The value of carrying an Item."""
    card = content.card(name)
    if isinstance(card, content.Sin):
        return -5.0
    if not isinstance(card, content.Item):
        return 0.0
    worth = (card.value or 0) + card.armor + bool(card.text)
    return worth + strength(name) * 2


def strength(name: str) -> float:
    """The average damage of a Weapon or Spell against a medium Die Defense."""
    card = content.card(name)
    if not isinstance(card, content.Item):
        return 0.0
    if "Melee Weapon" in card.kinds:
        return card.damage * 0.5
    if "Ranged Weapon" in card.kinds:
        return card.damage * card.shots * 0.5 + 0.8
    if "Spell" in card.kinds:
        return card.damage * (0.5 if card.roll else 1.0)
    return 0.0


def named(option: Option) -> str:
    """The name of the card of *option*."""
    return next((w.partition("#")[0] for w in option.key.split(" ") if "#" in w), "")


def mean_harm(view: View, slot: int, *, without: int = -1) -> float:
    """The average damage of *slot* per turn with its best means."""
    held = [
        strength(piece.name)
        for piece in view[f"inventory:{slot}"]
        if not piece.turn and piece.id != without
    ]
    own = content.card(characters(view)[slot].name)
    bare = own.unarmed * 0.5 if isinstance(own, content.Character) else 0.5
    return max([bare, *held])


def is_active(name: str) -> bool:
    """Whether it is an Active Item."""
    card = content.card(name)
    return isinstance(card, content.Item) and "Active Item" in card.kinds


def speaks_of_healing(name: str) -> bool:
    """Whether its text heals."""
    card = content.card(name)
    return card is not None and "heal" in card.text


def takers(view: View, decision: Decision, option: Option) -> list[int]:
    """The living Characters, by slot, that may get the Item of *option* as the next part of
    *decision*; none if the next part asks for something else."""
    assert isinstance(decision, Declaration)
    part = decision.following({WHAT: (option,)})
    if part is None:
        given = holder(view, option.pieces[0])
        return [slot for slot in characters(view) if slot != given]
    fit = (each for each in part.options if not each.why and each.key.startswith("slot "))
    return [int(each.value) for each in fit]


def gained(view: View, option: Option, taker: int) -> float:
    """The additional damage of the party per round if the *taker* has the Item of *option*."""
    given = option.pieces[0]
    giver = holder(view, given)
    if giver < 0:
        return 0.0
    name = next(held.name for held in view[f"inventory:{giver}"] if held.id == given)
    before = mean_harm(view, giver) + mean_harm(view, taker)
    after = mean_harm(view, giver, without=given)
    after += max(mean_harm(view, taker), strength(name))
    return after - before


def holds(view: View, option: Option) -> int:
    """The number of Items of the taker of *option*, including those already assigned."""
    gets = option.tells.count(";") + 1 if option.tells else 0
    return len(view[f"inventory:{option.value}"]) + gets


def holder(view: View, piece: int) -> int:
    """The slot that holds *piece*; -1 for none."""
    for slot in characters(view):
        if any(held.id == piece for held in view[f"inventory:{slot}"]):
            return slot
    return -1
