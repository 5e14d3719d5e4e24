"""Chapter 18: the ways to attack, and the two numbers a Target answers with."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletop.games.restless.cards import content
from tabletop.games.restless.running.changed_rules import said_roll, unusable
from tabletop.games.restless.running.executor import amount, changed, number
from tabletop.games.restless.table.table_reads import character, inventory, item, targets
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Late, Option
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Means(NamedTuple):
    """A way to attack: `piece` is the Weapon or Spell (-1: Unarmed), `kind` the roll ("": none).

    `barred` is the rule that forbids it now, and why.
    """

    key: str
    piece: int
    kind: str
    harm: Value
    shots: int
    barred: tuple[str, str] | None = None


def means_of(table: Table, slot: int) -> list[Means]:
    """RST-196 to RST-199: Unarmed, each Weapon and each Spell that can attack now."""
    return [means for means in all_means(table, slot) if not means.barred]


def all_means(table: Table, slot: int) -> list[Means]:
    """The same, with those that something forbids."""
    found = [_unarmed(table, slot)]
    for held in inventory(table, slot):
        means = _with(table, slot, held)
        if means:
            found.append(means)
    return found


def means_called(table: Table, slot: int, key: str) -> Means | None:
    """The one of them that is called *key*; nothing if it is gone."""
    if key == UNARMED:
        return _unarmed(table, slot)
    found = (_with(table, slot, held) for held in inventory(table, slot) if _key(held) == key)
    return next(found, None)


UNARMED = "attack unarmed"


def _unarmed(table: Table, slot: int) -> Means:
    piece = character(table, slot)
    card = content.card(piece.name) if piece else None
    printed = card.unarmed if isinstance(card, content.Character) else 0
    bare = number(table, "unarmed", slot, Part(printed, "printed", "RST-055"))
    return Means(UNARMED, -1, "combat", bare, 1)


def _key(held: Piece) -> str:
    return f"attack {held.name}#{held.id}"


def _with(table: Table, slot: int, held: Piece) -> Means | None:
    """With what is *held*; nothing if nobody attacks with that."""
    weapon = item(held)
    kind, stat = _roll_of(weapon) if weapon else ("", "")
    if weapon is None or not stat:
        return None
    printed = Part(weapon.damage, "printed", "RST-136", held.id)
    harm = number(table, stat, slot, printed, by=held.id)
    shots = weapon.shots
    if stat == "ranged_damage":
        shots = changed(table, "shots", shots, slot, held.id)
    barred = _barred(table, slot, held, stat)
    return Means(_key(held), held.id, kind, harm, max(1, shots), barred)


def called(table: Table, means: Means) -> str:
    """What is attacked with."""
    return "Unarmed" if means.piece < 0 else content.title(table.pieces[means.piece].name)


def attack_option(table: Table, means: Means, words: Callable[[], tuple[str, str]]) -> Option:
    """An attack as an answer, in these *words*: what is attacked with is dragged onto a Target, and
    pointing at a Target offers every way to attack it."""
    foes = targets(table)
    pieces = tuple(foe.id for foe in foes)
    if means.piece >= 0:
        pieces = (means.piece, *pieces)
    zones = tuple(dict.fromkeys([foe.zone for foe in foes]))
    effect = f"{means.harm.n} damage" if means.piece >= 0 else ""
    return Late(means.key, "", pieces, zones, means.piece, effect=effect, joins=True, words=words)


def _barred(table: Table, slot: int, held: Piece, stat: str) -> tuple[str, str] | None:
    """The rule that forbids to attack with what is *held*, and why."""
    if held.turn:
        return "RST-130", f"It is ready again at Encounter {held.counters.get('ready', 0)}."
    if stat == "spell" and not held.counters.get("uses"):
        return "RST-126", "It has no counter left."
    return unusable(table, slot, USED_AS[stat])


USED_AS = {"spell": "Spell", "ranged_damage": "Ranged Weapon", "melee": "Melee Weapon"}
"""As what something is used whose damage is that number."""


@by_name
def attacks_with(name: str) -> bool:
    """Whether the card called *name* is a Weapon, or a Spell that attacks."""
    card = content.card(name)
    return isinstance(card, content.Item) and bool(_roll_of(card)[1])


def _roll_of(weapon: content.Item) -> tuple[str, str]:
    """The roll that a Weapon or Spell makes, and the number its damage is; none for others."""
    roll, stat = _printed_roll(weapon)
    return (said_roll(weapon) or roll if stat else roll), stat


def _printed_roll(weapon: content.Item) -> tuple[str, str]:
    if "Melee Weapon" in weapon.kinds:
        return "combat", "melee"
    if "Ranged Weapon" in weapon.kinds:
        return "ranged", "ranged_damage"
    if "Spell" in weapon.kinds and weapon.damage:
        return weapon.roll, "spell"  # RST-208
    return "", ""


def defense(table: Table, target: Piece, slot: int) -> Value:
    """RST-180: the number that a roll against *target* must come to."""
    printed = Part(_defense(target.name), "printed", "RST-176", target.id)
    return number(table, "target_defense", slot, printed)


def to_beat(table: Table, target: Piece, slot: int) -> int:
    """The same for those that do not ask how it comes about."""
    return amount(table, "target_defense", slot, _defense(target.name))


@by_name
def _defense(name: str) -> int:
    card = content.card(name)
    return card.defense if isinstance(card, (content.Combat, content.God, content.Rest)) else 0


def attack_of(table: Table, target: Piece, slot: int) -> Value:
    """RST-181: the damage that *target* deals."""
    printed = Part(_attack(target.name), "printed", "RST-176", target.id)
    return number(table, "target_attack", slot, printed)


def dealt_by(table: Table, target: Piece, slot: int) -> int:
    """The same for those that do not ask how it comes about."""
    return amount(table, "target_attack", slot, _attack(target.name))


@by_name
def _attack(name: str) -> int:
    card = content.card(name)
    return card.attack if isinstance(card, (content.Combat, content.Rest)) else 0
