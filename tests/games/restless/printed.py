"""Printed cards that many tests meet, and the positions they are met in."""

from __future__ import annotations

from typing import Any

from tabletop import Session
from tabletop.games.restless.choices.attack_means import means_of
from tests.games.restless.camp import battle, camp, meeting, play

SEDGE, AGNES, LUCAN = "corporal-sedge", "agnes-two-doors", "lucan-fray"  # Health 7, 6 and 6
ANSELM, GORSE, MOSS = "anselm-rook", "gorse-underhay", "moss-pennywhistle"  # Health 6, 8 and 6
LINT = "brother-lint"  # a Penitent: Unarmed 2, Max Weight 9, Health 7
JUDITH = "judith-hod"  # a Penitent: Unarmed 3, Max Weight 9, Health 8
TWO = (SEDGE, AGNES)
FOE = "plague-notary"  # Human: Attack 2, Die Defense 12, Health 8, and nothing to say
HIT, MISS = 20, 1


def meet(event: str, party: tuple[str, ...] = TWO, **more: Any) -> Session:
    """The party before this Event, which nobody has dealt with yet."""
    return meeting(event, party, **more)


def rest(party: tuple[str, ...] = TWO, night: str = "dry-cellar", **more: Any) -> Session:
    """The party Rests, with 5 and 3 Reroll Counters, on a night that heals nobody by itself."""
    zones = {"nights": [night], **more.pop("zones", {})}
    return play(camp(party, zones=zones, **more), "rest")


def fight(*party: str, item: str = "", foe: str = FOE, **more: Any) -> Session:
    """A Battle in which the first of the party holds *item*."""
    if item:
        more["holds"] = {party[0]: [item], **more.pop("holds", {})}
    return battle(party, foe=foe, **more)


def blow(*party: str, item: str, **more: Any) -> Session:
    """The first of the party attacks with *item*."""
    session = fight(*party, item=item, **more)
    return play(session, "slot 0", f"attack {item}")


def used(*party: str, item: str, **more: Any) -> Session:
    """The first of the party uses *item* in its turn of a Battle."""
    session = fight(*party, item=item, **more)
    return play(session, "slot 0", f"use {item}")


def armor(session: Session, card: str) -> int:
    """The Armor Counters on this card."""
    return session.table.named(card).counters.get("armor", 0)


def harm(session: Session, item: str, slot: int = 0) -> int:
    """What *item* deals for the Character in *slot*."""
    (means,) = [m for m in means_of(session.table, slot) if item in m.key]
    return means.harm.n
