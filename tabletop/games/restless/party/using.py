"""Chapter 14: using Consumables and Active Items."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from tabletop.cardtext.clause import Clause
from tabletop.games.restless.battle.fight import may_escape
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES, deed
from tabletop.games.restless.party.belongings import discard, stock
from tabletop.games.restless.running.asking import name, saying
from tabletop.games.restless.running.choosing import choose_card, meant
from tabletop.games.restless.running.effects import (
    Happening,
    Saying,
    after_all,
    carry_out,
    happens,
    in_force,
)
from tabletop.games.restless.running.lasting import comes_into_force
from tabletop.games.restless.running.numbers import change
from tabletop.games.restless.running.ruling import (
    NO_ACTIVE,
    NO_CONSUMABLES,
    NO_SPELLS,
    STACKING,
    forbidden,
    rule_by,
)
from tabletop.games.restless.table.counting import counted
from tabletop.games.restless.table.reading import (
    STATUS,
    at_rest,
    character,
    health,
    inventory,
    item,
    living,
    max_health,
    targets,
)
from tabletop.packs.library import by_name
from tabletop.play.decision import Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

USE = PHRASES.add("use", "cost")
"""What stands before the effect of a Consumable or an Active Item."""

USE_IN_BATTLE = PHRASES.add("use in Battle", "cost")
"""The same, of an effect that needs a Target."""


def uses_of(piece: Piece) -> tuple[Clause, ...]:
    """What using *piece* does."""
    return _uses(piece.name)


@by_name
def _uses(card: str) -> tuple[Clause, ...]:
    return tuple(
        clause
        for clause in content.says(card)
        if "cost" in clause.heads and clause.heads["cost"].phrase in (USE, USE_IN_BATTLE)
    )


def is_consumable(piece: Piece) -> bool:
    """RST-125: whether it is used up by use."""
    printed = item(piece)
    return printed is not None and bool({"Consumable", "Food", "Spell"} & set(printed.kinds))


def is_active(piece: Piece) -> bool:
    """RST-130: whether it lies sideways after use until it is recharged."""
    printed = item(piece)
    return printed is not None and "Active Item" in printed.kinds


def use_options(table: Table, among: Iterable[int], *, actor: int = -1) -> list[Option]:
    """What Items can be used now: in Battle Active Items by the *actor* only (RST-202)."""
    options = []
    for slot in among:
        for piece in inventory(table, slot):
            if not uses_of(piece) or (is_active(piece) and slot != actor and table.count("battle")):
                continue
            options.append(would_use(table, slot, piece))
    return options


def would_use(table: Table, slot: int, piece: Piece, at: str = "") -> Option:
    """RST-108: what would change nothing is allowed after a warning."""
    rule, why = _barred(table, slot, piece) or ("", "")
    unhurt = not why and _only_heals(piece.name) and not any(
        max_health(table, each) > health(table, each) for each in living(table)
    )  # fmt: skip
    warning = "Nobody lacks any Health." if unhurt else ""
    used = _used(piece.id, piece.name, name(table, slot), rule, why, at, warning)
    return replace(used, absolute=True) if rule in ("RST-108", "RST-247") else used


@by_name
def _only_heals(card: str) -> bool:
    """Whether using the card called *card* does nothing but heal."""
    said = [said for clause in _uses(card) for said in clause.body]
    return bool(said) and all(" heal" in f" {each.phrase.template}" for each in said)


@by_name
def _only_sends_away(card: str) -> bool:
    """Whether using the card called *card* does nothing but let a Target escape."""
    said = [said for clause in _uses(card) for said in clause.body]
    return bool(said) and all(each.phrase.template == "the Target escapes" for each in said)


def ground_options(table: Table, among: Iterable[int]) -> list[Option]:
    """RST-104, RST-158: while Resting, and only then, anybody may use what lies on the Ground."""
    return [
        would_use(table, slot, piece, f" {slot}")
        for piece in table["ground"]
        if uses_of(piece)
        for slot in among
    ]


@lru_cache(4096)
def _used(piece: int, card: str, who: str, rule: str, why: str, at: str, warning: str) -> Option:
    label = f"{who} uses {content.title(card)}"
    key = f"use {card}#{piece}{at}"
    return Option(key, label, (piece,), (), piece, why, rule, warning)


def _barred(table: Table, slot: int, piece: Piece) -> tuple[str, str] | None:
    """The rule that forbids using *piece* now, and why."""
    if barred := _barred_for_long(table, slot, piece):
        return barred
    if is_used_up(table, piece, "cast"):
        return "RST-207", "It is this turn's attack: the Consumable is another card."
    who = character(table, slot)
    free = table.options["free_consumables_outside"] == "on" and not table.count("battle")
    if not is_consumable(piece) or not who or not who.turn or at_rest(table) or free:
        return None
    return "RST-203", f"{name(table, slot)} has used a Consumable already."


def is_used_up(table: Table, piece: Piece, how: str) -> bool:
    """RST-207: whether a Spell was `cast` as this turn's attack, or `eaten` as its Consumable."""
    return bool(table.count("battle")) and piece.counters.get(how) == table.count("turns")


def _barred_for_long(table: Table, slot: int, piece: Piece) -> tuple[str, str] | None:
    """The rule that forbids using *piece* now and in the next turn too, and why."""
    printed = item(piece)
    if printed is None or character(table, slot) is None:
        return "RST-107", "It is used by the Character that holds it."
    if not at_rest(table) and table.zones[piece.zone].kind == "ground":
        return "RST-104", "What lies on the Ground is used while Resting."
    if printed.rest and not at_rest(table):
        return "RST-139", "It has the Rest symbol: at Rest only."
    needs_target = all(c.heads["cost"].phrase is USE_IN_BATTLE for c in uses_of(piece))
    if needs_target and not targets(table):
        return "RST-108", "There is no Target."
    if _only_sends_away(piece.name) and not any(map(may_escape, targets(table))):
        return "RST-247", "A Traitor God does not go away."
    if "Spell" in printed.kinds and (barred := forbidden(table, NO_SPELLS, "RST-003", bearer=slot)):
        return barred
    if is_active(piece) and (barred := forbidden(table, NO_ACTIVE, "RST-202", bearer=slot)):
        return barred
    if is_active(piece) and piece.turn:
        return "RST-130", f"It is ready again at Encounter {piece.counters.get('ready', 0)}."
    if is_consumable(piece) and table.count("battle"):
        return forbidden(table, NO_CONSUMABLES, "RST-203", bearer=slot)
    return None


def may_use(table: Table, slot: int, piece: Piece) -> bool:
    """Whether the Character in *slot* can use *piece*, now or in its next turn."""
    return bool(uses_of(piece)) and _barred_for_long(table, slot, piece) is None


def use_item(play: Play, number: int, slot: int) -> Rules[None]:
    """RST-202 to RST-204: an Active Item is exhausted, a Consumable turns its user sideways."""
    piece = play.table.pieces[number]
    if is_active(piece) and not is_consumable(piece):
        _exhaust(play, piece, slot)
        yield from _effects(play, piece, slot)
        yield from happens(play, Happening("uses an Item", slot, by=piece.id))
    else:
        yield from use_consumable(play, number, slot)


def holder(table: Table, number: int, other: int) -> int:
    """RST-107: who uses the Item *number*: its holder, or *other* if it lies on the Ground."""
    owner = table.zones[table.pieces[number].zone].owner
    return owner if owner >= 0 else other


def use_consumable(play: Play, number: int, slot: int) -> Rules[None]:
    """RST-125, RST-126, RST-204: one use; at the last it is discarded; its user lies sideways."""
    piece = play.table.pieces[number]
    stock(play, piece)
    if play.table.count("battle"):
        play.count("eaten", play.table.count("turns"), piece)
    who = character(play.table, slot)
    if who is not None and not at_rest(play.table):
        play.turn(who, 90)
    play.say("{} uses {}.", name(play.table, slot), piece, rule="RST-203")
    yield from _effects(play, piece, slot)
    yield from spend_use(play, piece)
    yield from happens(play, Happening("uses an Item", slot, by=piece.id))


def spend_use(play: Play, piece: Piece) -> Rules[None]:
    """RST-125: discarded when the last counter is gone."""
    left = piece.counters.get("uses", 1) - 1
    if left > 0:
        play.count("uses", left, piece)
    elif play.table.zones[piece.zone].kind in ("inventory", "ground"):
        yield from discard(play, piece)


def _effects(play: Play, piece: Piece, slot: int) -> Rules[None]:
    foes = targets(play.table)
    about = Saying(piece, slot, slot, target=foes[0].id if len(foes) == 1 else -1)
    for clause in uses_of(piece):
        if clause.heads["cost"].phrase is USE_IN_BATTLE and not foes:
            continue
        if in_force(play.table, clause, slot):
            yield from carry_out(play, clause, about)


def _exhaust(play: Play, piece: Piece, slot: int) -> None:
    """RST-131, RST-132: it lies sideways; used in Encounter e it is ready at e + its time."""
    printed = item(piece)
    assert printed is not None
    time = max(1, printed.recharge + change(play.table, "recharge", slot, piece.id))
    play.turn(piece, 90)
    play.count("ready", play.table.count("encounter") + time, piece)
    play.say("{} uses {}.", name(play.table, slot), piece, rule="RST-202")


@PHRASES.action("recharge this")
def recharge_this(play: Play, about: Saying) -> None:
    """RST-130: it is upright again."""
    piece = play.table.pieces[about.card.id]
    play.count("ready", 0, piece)
    if piece.turn:
        play.turn(piece, 0)


@deed("turns upright", "turn upright")
def turns_upright(play: Play, about: Saying, who: str) -> Rules[None]:
    """RST-206: another Consumable may be used."""
    for slot in (yield from meant(play, about, who)):
        piece = character(play.table, slot)
        if piece is not None and piece.turn:
            play.turn(piece, 0)


@PHRASES.action("attack once more")
def attack_once_more(play: Play, about: Saying) -> None:
    """RST-196: `you` may attack again, in this turn or, if it is another's, in your next."""
    piece = character(play.table, about.you)
    if piece is not None:
        play.count("extra_attacks", piece.counters.get("extra_attacks", 0) + 1, piece)


@PHRASES.action("recharge an Active Item")
def recharges(play: Play, about: Saying) -> Rules[None]:
    """RST-130: one that lies sideways is upright again."""

    def among() -> list[Piece]:
        table = play.table
        held = (piece for slot in range(len(table.seats)) for piece in inventory(table, slot))
        return [piece for piece in held if is_active(piece) and piece.turn]

    ask = f"{content.title(about.card.name)}: which Active Item is recharged?"
    piece = yield from choose_card(play, among, ask, "RST-130")
    if piece is not None:
        play.count("ready", 0, piece)
        play.turn(piece, 0)


@PHRASES.action("recharge all Active Items")
def recharges_all(play: Play, about: Saying) -> None:
    """RST-135: whoever holds them."""
    for slot in range(len(play.table.seats)):
        for piece in inventory(play.table, slot):
            if is_active(piece) and piece.turn:
                play.count("ready", 0, piece)
                play.turn(piece, 0)


# --- what is done to Targets -------------------------------------------------------------------


def _target(play: Play, about: Saying) -> Rules[Piece | None]:
    """RST-192: the Target that is meant, else one that the party names."""
    if about.target >= 0 and play.table.pieces[about.target].counters.get("health"):
        return play.table.pieces[about.target]
    ask = f"{saying(about)} Which Target?"
    return (yield from choose_card(play, lambda: targets(play.table), ask, "RST-192"))


@PHRASES.action("the Target takes {n} damage")
def target_takes(play: Play, about: Saying, n: int) -> Rules[None]:
    """RST-180."""
    from tabletop.games.restless.battle.battle import hurt

    target = yield from _target(play, about)
    if target is not None:
        yield from hurt(play, target, n, about.you)


@PHRASES.action("the Target takes {n} damage for each {count}")
def target_takes_each(play: Play, about: Saying, n: int, count: str) -> Rules[None]:
    """RST-180: counted for whoever speaks."""
    yield from target_takes(play, about, n * counted(play.table, count, about))


@PHRASES.action("the Target heals {n}")
def target_heals(play: Play, about: Saying, n: int) -> Rules[None]:
    """Its Health never goes beyond what is printed."""
    target = yield from _target(play, about)
    if target is None:
        return
    printed = content.card(target.name)
    most = getattr(printed, "health", 0)
    play.count("health", min(most, target.counters.get("health", 0) + n), target)


@deed("gains {status}", "gain {status}")
def gains_status(play: Play, about: Saying, who: str, status: str) -> Rules[None]:
    """RST-062, RST-063: one of each type."""
    for slot in (yield from meant(play, about, who)):
        table = play.table
        has = any(_type_of(piece) == status for piece in table[f"status:{slot}"])
        if has and not rule_by(table, STACKING):
            continue
        card = next((piece for piece in table["supply"] if _type_of(piece) == status), None)
        card = card or _stand_in(play, status)
        if card is not None:
            play.move(card, f"status:{slot}", face_up=True)
            comes_into_force(play, card)
            play.say("{} gains {}.", name(table, slot), card, rule="RST-062")


@after_all
def one_of_each(play: Play) -> Rules[bool]:
    """RST-063: what no card lets stack any more goes, the newest first."""
    table, alike = play.table, False
    for slot in living(table):
        has: set[str] = set()
        for piece in table[STATUS[slot]]:
            if _type_of(piece) in has:
                alike = True
                if not rule_by(table, STACKING):
                    yield from discard(play, piece)
            has.add(_type_of(piece))
    return not alike


def _stand_in(play: Play, status: str) -> Piece | None:
    """RST-068: where the supply has none left, a token stands in; it goes out of the game again."""
    for card in content.pack().cards.values():
        if isinstance(card, content.StatusEffect) and card.type == status:
            play.add(card.id, "supply")
            return play.table.top("supply")
    return None


@deed("loses all Status Effects", "lose all Status Effects")
def loses_status(play: Play, about: Saying, who: str) -> Rules[None]:
    """RST-068: they go back to the supply."""
    for slot in (yield from meant(play, about, who)):
        for piece in play.table[f"status:{slot}"]:
            yield from discard(play, piece)


def _type_of(piece: Piece) -> str:
    card = content.card(piece.name)
    return card.type if isinstance(card, content.StatusEffect) else ""
