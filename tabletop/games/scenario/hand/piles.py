"""Chapter A: where the two cards of a turn go, and effects that end early."""

from __future__ import annotations

from tabletop.games.scenario.board.executor import CHARGES, HALF, LEAD, USED, half_of, is_to_be_lost
from tabletop.games.scenario.cards import content
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece

PLAIN = "plain"
"""On a chosen card: it was used plainly, so its symbols do not count (SCN-116)."""


def clear(play: Play, card: Piece) -> None:
    """Clear what was recorded about the use of *card*."""
    for counter in (USED, PLAIN, HALF, CHARGES, LEAD):
        if card.counters.get(counter):
            play.count(counter, 0, card)


def activate(play: Play, card: Piece, half: content.Half, seat: int) -> None:
    """SCN-006: put a card whose used half has an active effect into the active area, where the
    effect starts."""
    of = content.ability(card.name)
    if of is None or not of.active(half):
        return
    play.count(HALF, 1 + content.HALVES.index(half), card)
    if of.charges(half):
        play.count(CHARGES, of.charges(half), card)
    play.move(card, f"active:{seat}", face_up=True)
    play.say("{} is active.", card, rule="SCN-006")


def put_by(play: Play, card: Piece, seat: int) -> None:
    """SCN-002 to SCN-005: after the turn, put a card on the lost pile if the half really used says
    so, else on the discard pile."""
    lost = is_to_be_lost(card)
    clear(play, card)
    play.move(card, f"{'lost' if lost else 'discard'}:{seat}", face_up=True)
    rule = "SCN-003" if lost else "SCN-002"
    play.say("{} is lost." if lost else "{} is discarded.", card, rule=rule)


def end_round_bonuses(play: Play, seat: int) -> None:
    """SCN-039, SCN-147: end the round bonuses and put their cards on their piles."""
    for card in play.table[f"active:{seat}"]:
        of, half = content.ability(card.name), half_of(card)
        if of is not None and half is not None and of.active(half) == "round":
            put_by(play, card, seat)
