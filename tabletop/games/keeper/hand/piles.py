"""Chapter A: the pile that a card goes to by its used half, and effects that end."""

from __future__ import annotations

from tabletop.games.keeper.cards import content
from tabletop.games.keeper.cards.titles import counted
from tabletop.games.keeper.cards.typed_cards import Marks
from tabletop.games.keeper.hand.seat_piles import lying
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece

HALF = "half"
"""On an active card: 1 if its top was used, 2 if its bottom was."""

CHARGES = "charges"


def pile(marks: Marks, seat: int) -> str:
    """SCN-002, SCN-003, SCN-006: the zone that a card goes to, by the symbols of its used half."""
    if marks.active:
        return f"active:{seat}"
    return f"{'lost' if marks.lost else 'discard'}:{seat}"


def perform(play: Play, card: Piece, half: content.Half, seat: int) -> None:
    """SCN-004: record that this half was performed."""
    marks = content.marks(card.name, half)
    if not marks.active:
        put_by(play, card, seat, lost=marks.lost)
        return
    play.count(HALF, 1 + content.HALVES.index(half), card)
    play.count(CHARGES, marks.charges, card)
    play.move(card, f"active:{seat}", face_up=True)
    play.say("{} is active.", card, rule="SCN-006")


def put_by(play: Play, card: Piece, seat: int, *, lost: bool = False) -> None:
    """SCN-002, SCN-003: put a card on one of the two piles, without counters."""
    for counter in (HALF, CHARGES):
        if card.counters.get(counter):
            play.count(counter, 0, card)
    play.move(card, f"{'lost' if lost else 'discard'}:{seat}", face_up=True)
    rule = "SCN-003" if lost else "SCN-002"
    play.say("{} is lost." if lost else "{} is discarded.", card, rule=rule)


def running(card: Piece) -> Marks:
    """The symbols of the half by which a card is active."""
    half = card.counters.get(HALF, 0)
    return content.marks(card.name, content.HALVES[half - 1]) if half in (1, 2) else Marks()


def wear_off(play: Play, card: Piece, seat: int) -> None:
    """SCN-009: end an effect, and put its card on the pile that its used half names."""
    put_by(play, card, seat, lost=running(card).lost)


def use_charge(play: Play, card: Piece, seat: int) -> None:
    """SCN-008: use a charge. The effect ends with the last one."""
    left = card.counters.get(CHARGES, 0) - 1
    play.count(CHARGES, max(0, left), card)
    play.say("{} applies: {} left.", card, counted(max(0, left), "charge"), rule="SCN-008")
    if left <= 0:
        wear_off(play, card, seat)


def end_round_bonuses(play: Play, seat: int) -> None:
    """SCN-008, SCN-039: end the round bonuses."""
    for card in lying(play.table, "active", seat):
        if running(card).active == "round":
            wear_off(play, card, seat)
