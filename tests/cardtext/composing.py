"""Sentences composed at random from all that a phrasebook can say."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from tabletop.cardtext.amounts import (
    SHARES,
    Amount,
    Change,
    EqualTo,
    ForEach,
    Signed,
    ThatMuch,
    UpTo,
)
from tabletop.cardtext.clause import HEADS, Actions, Clause
from tabletop.cardtext.nested_slots import Nested
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.phrasebook import Phrasebook, Worded, fits
from tabletop.cardtext.roles import Manner, Role
from tabletop.cardtext.slots import Slot
from tabletop.cardtext.subjects import Subject, Such

SHALLOW = 2
"""How deep phrases stand inside of each other, at most."""


def sentence(book: Phrasebook, luck: Random) -> Clause:
    """One sentence; what it says need not make sense."""
    wholes = [role for role in ("modifier", "trait") if spoken(book, role)]
    heads = {
        role: head for role in HEADS if luck.random() < 0.25 and (head := some(book, role, luck))
    }
    whole = luck.choice([*wholes, "action", "action", "action"])
    then: frozenset[int] = frozenset()
    if whole == "action":
        body = actions(book, luck)
        then = frozenset(n for n in range(1, len(body)) if luck.random() < 0.3)
    else:
        body = (_said(book, whole, luck),)
    return Clause(
        body,
        heads,
        some(book, "duration", luck) if luck.random() < 0.25 else None,
        book.joints,
        then,
        instead="trigger" in heads and luck.random() < 0.2,
        unless=some(book, "unless", luck) if luck.random() < 0.15 else None,
        otherwise=actions(book, luck) if "if" in heads and luck.random() < 0.3 else (),
    )


def actions(book: Phrasebook, luck: Random) -> Actions:
    """One action or two."""
    return tuple(_said(book, "action", luck) for _ in range(luck.choice((1, 1, 1, 2))))


def some(book: Phrasebook, role: Role, luck: Random) -> Said | None:
    """Something in this role, if there is anything."""
    return _said(book, role, luck) if spoken(book, role) else None


@cache
def spoken(book: Phrasebook, role: Role, manner: Manner = "") -> list[Worded]:
    """The forms that *book* has in a role and manner, and words for all their gaps."""
    return [
        (it, form)
        for it, form in book.forms()
        if form.role == role and fits(form, manner) and all(s.example for s in form.slots.values())
    ]


def _said(book: Phrasebook, role: Role, luck: Random, manner: Manner = "", depth: int = 0) -> Said:
    forms = spoken(book, role, manner)
    plain = [both for both in forms if not any(map(_deep, both[1].slots.values()))]
    it, form = luck.choice(plain if depth >= SHALLOW and plain else forms)
    values = {name: value(slot, book, luck, depth + 1) for name, slot in form.slots.items()}
    return Said(it.of, form.fixed | values, None if it is it.of else it, form.may)


def _deep(slot: Slot) -> bool:
    return isinstance(slot, Nested | Amount | Signed)


def value(slot: Any, book: Phrasebook, luck: Random, depth: int) -> Any:
    """Something that *slot* may say."""
    if isinstance(slot, Nested):
        return _said(book, slot.role, luck, slot.manner, depth)
    if isinstance(slot, Amount | Signed):
        return _much(slot, book, luck, depth)
    if isinstance(slot, Subject) and depth < SHALLOW and spoken(book, "condition", "that"):
        such = [noun for noun in slot.noun.printed if slot.may_be(noun)]
        if such and luck.random() < 0.2:
            return Such(luck.choice(such), _said(book, "condition", luck, "that", depth))
    return slot.readings(luck.choice(slot.lexicon or (slot.example,)))[0]


def _much(slot: Amount | Signed, book: Phrasebook, luck: Random, depth: int) -> Any:
    n = luck.randint(1, 9)
    if isinstance(slot, Signed):
        n = luck.choice((n, -n))
        if slot.numbers:
            by = _much(Signed(), book, luck, depth)
            return Change(luck.choice([*slot.numbers.printed]), by)
    counted = depth < SHALLOW and spoken(book, "count", "one")
    if luck.random() < 0.6 or not counted:
        return n
    if isinstance(slot, Signed) or luck.random() < 0.4:
        return ForEach(n, _said(book, "count", luck, "one", depth))
    share = luck.choice([*SHARES])
    return luck.choice(
        (UpTo(n), ThatMuch(share), EqualTo(_said(book, "count", luck, "many", depth), share))
    )
