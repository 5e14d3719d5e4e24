"""Chapters 18 to 20: how Targets enter a fight, are hurt, and leave it."""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.running.deeds import (
    TargetDies,
    TargetEscapes,
    TargetHeals,
    TargetHurt,
    TargetTakesDamage,
    does,
)
from tabletop.games.restless.table.table_reads import fought_in, targets
from tabletop.games.restless.table.targets import DEFEATED, ESCAPED, IN, awaits
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece


def enters(play: Play, target: Piece) -> bool:
    """RST-047: put a Target into the fight with its Health counters. Returns whether it had none
    before."""
    play.count("fight", IN, target)
    if target.counters.get("health"):
        return False
    play.count("health", getattr(content.card(target.name), "health", 0), target)
    return True


def hurt(play: Play, target: Piece, n: int, slot: int, by: int = -1) -> Rules[None]:
    """RST-180: *target* loses Health to *slot*, by the Item *by*. RST-210: at 0 it dies. A Target
    that has left the fight takes no damage."""
    if target in targets(play.table):
        yield from play.happen(TargetTakesDamage(slot, n, target.id, by))


@does(TargetTakesDamage)
def takes(deed: TargetTakesDamage, play: Play) -> Rules[None]:
    """RST-180, RST-210: deal damage to a Target."""
    target, slot = play.table.pieces[deed.target], deed.who
    left = max(0, target.counters.get("health", 0) - deed.n)
    lowest = target.counters.get("lowest") or target.counters.get("health", 0)
    play.count("lowest", min(left, lowest), target)
    play.count("health", left, target)
    play.say("{} takes {} damage: {} left.", target, deed.n, left, rule="RST-180")
    if left:
        yield from play.happen(TargetHurt(slot, left, target.id, deed.by, lowest=lowest))
    else:
        yield from dies(play, target, slot, deed.by)


@does(TargetHeals)
def heals(deed: TargetHeals, play: Play) -> None:
    """RST-047: heal a Target, up to its printed Health."""
    target = play.table.pieces[deed.target]
    deed.n = min(deed.n, lacking(target))
    deed.prevented = deed.n <= 0
    play.count("health", target.counters.get("health", 0) + deed.n, target)


def lacking(target: Piece) -> int:
    """RST-047: the printed Health of *target* minus its Health; below 0 if players raised it by
    hand."""
    return getattr(content.card(target.name), "health", 0) - target.counters.get("health", 0)


@does(TargetEscapes)
def escapes(deed: TargetEscapes, play: Play) -> None:
    """RST-214: a Target escapes."""
    goes_away(play, play.table.pieces[deed.target])


def goes_away(play: Play, target: Piece) -> None:
    """RST-214: remove a Target from the fight, undefeated and without drops."""
    play.count("fight", ESCAPED, target)
    play.count("health", 0, target)
    play.say("{} escapes.", target, rule="RST-214")
    _lay_down(play, target)


def is_left(play: Play, target: Piece) -> None:
    """RST-224: the party leaves a Target, its drops and everything else it has."""
    play.count("fight", ESCAPED, target)


def dies(play: Play, target: Piece, slot: int = -1, by: int = -1) -> Rules[None]:
    """RST-210: *target* dies. The Character in *slot* may have killed it with *by*."""
    play.count("fight", DEFEATED, target)
    play.say("{} dies.", target, rule="RST-210")
    yield from play.happen(TargetDies(slot, 0, target.id, by))
    _lay_down(play, target)


def _lay_down(play: Play, target: Piece) -> None:
    """RST-192: turn a Target that left the Battle face down, so that its text is no longer in
    force."""
    if targets(play.table) and target.zone in fought_in(play.table):
        play.move(target, target.zone, index=0, face_up=False)


def come_and_go(play: Play) -> Rules[bool]:
    """RST-192: a Target that was put into a Battle joins it. RST-210: a Target with 0 Health
    dies."""
    if not play.table.count("battle"):
        return True
    for zone in fought_in(play.table):
        for piece in play.table[zone]:
            if awaits(piece) and piece.face_up and (zone != "god" or piece.counters.get("health")):
                if enters(play, piece):
                    play.say("{} joins the Battle.", piece, rule="RST-192")
            elif piece.counters.get("fight") == IN and not piece.counters.get("health"):
                yield from dies(play, piece)
    return True
