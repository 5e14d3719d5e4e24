"""Chapter I: the table. Which rule forbids what nobody was asked for: the one nearest to what was
tried."""

from __future__ import annotations

from tabletop.games.parsifal.cards.content import NAMED, opened
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.rules.abilities import deeds_of
from tabletop.games.parsifal.rules.board import COMMON, LIMBO, Board, read
from tabletop.games.parsifal.rules.resolution import begun
from tabletop.games.parsifal.rules.seats import active
from tabletop.games.parsifal.rules.skills import GIVE, may_own
from tabletop.play.questions.decision import Refusal
from tabletop.table.table import Table
from tabletop.table.zone import Zone

ELSEWHERE = {
    "deck": ("PAR-006", "The deck is drawn from at the beginning of a turn only."),
    "chains": ("PAR-031", "Chains lie where the locks are."),
    "out": ("PAR-002", "All thirty tarots stay in the game."),
}
"""Places that no tarot is laid to."""


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *seat* may not lay *piece* into *zone* now."""
    turn = active(table)
    whose = table.seats[turn].name
    if table.flow.step == "window":
        return Refusal("PAR-067", f"What {whose} declared is stopped, or it happens.")
    if seat != turn:
        return Refusal("PAR-011", f"It is the turn of {whose}.")
    if table.pieces[piece].zone == "deck":
        return Refusal(*ELSEWHERE["deck"])
    if piece >= len(ALL):
        return Refusal(*ELSEWHERE["chains"])
    board, acting = read(table), begun(table.flow.args).actor
    if zone in ELSEWHERE:
        return Refusal(*ELSEWHERE[zone])
    refuse_one = _refuse_artifact if piece >= FIRST_ARTIFACT else _refuse_character
    refusal = refuse_one(board, seat, piece, table.zones[zone])
    if 0 <= acting != piece and refusal.rule == "PAR-025":
        return Refusal("PAR-011", opened(f"{NAMED[acting]} acts now."))
    return refusal


def _refuse_character(board: Board, seat: int, piece: int, zone: Zone) -> Refusal:
    who, kind = NAMED[piece], zone.kind
    if board.place[piece] == LIMBO:
        return Refusal("PAR-064", f"A skill that recalls {who} lays it into your own area.")
    if kind == "limbo":
        return Refusal("PAR-061", f"Nobody of yours can send {who} to Limbo now.")
    if board.place[piece] != seat:
        return Refusal("PAR-013", f"You do not control {who}.")
    if board.locker[piece] >= 0:
        by = NAMED[board.locker[piece]]
        return Refusal("PAR-015", opened(f"{who} is locked by {by} and can do nothing."))
    if kind == "under":
        return Refusal("PAR-017", "Only artifacts lie under a character.")
    if kind == "common":
        if (barred := may_own(board, piece)).why:
            return Refusal(barred.rule, barred.why)
        if board.owned[COMMON]:
            return Refusal("PAR-017", f"What {who} is to take is dragged onto {who}.")
        return Refusal("PAR-007", "Only artifacts lie in the common area.")
    if kind == "area" and zone.owner == seat:
        return Refusal("PAR-032", opened(f"{who} belongs to you wherever it lies."))
    if kind == "area":
        return Refusal("PAR-048", f"Nobody of yours can hand {who} over now.")
    onto = NAMED[zone.on] if zone.on >= 0 else "that"
    return Refusal("PAR-025", opened(f"{who} can do nothing to {onto} now."))


def _refuse_artifact(board: Board, seat: int, artifact: int, zone: Zone) -> Refusal:
    it, owner = NAMED[artifact], board.place[artifact]
    kind, receiver = zone.kind, zone.on if zone.kind == "under" else -1
    if receiver >= 0 and (barred := may_own(board, receiver)).why:
        return Refusal(barred.rule, barred.why)
    if 0 <= owner < FIRST_ARTIFACT:
        deeds = deeds_of(owner, board.owned[owner], ())
        gives = any(deed.ability == GIVE for deed in deeds)
        if board.place[owner] != seat or (receiver >= 0 and gives):
            return Refusal("PAR-018", opened(f"{NAMED[owner]} owns {it}."))
        if receiver >= 0:
            return Refusal("PAR-055", opened(f"{NAMED[owner]} has no skill to give {it}."))
        return Refusal("PAR-021", opened(f"{NAMED[owner]} drops {it} in the common area only."))
    if owner == LIMBO:
        if receiver >= 0 and board.place[receiver] != seat:
            return Refusal("PAR-065", f"{opened(it)} is recalled for somebody of your own.")
        return Refusal("PAR-065", f"Nobody of yours can recall {it} like this now.")
    if kind == "limbo":
        return Refusal("PAR-061", f"Nobody of yours can send {it} to Limbo now.")
    if receiver >= 0:
        return Refusal("PAR-013", f"You do not control {NAMED[receiver]}.")
    return Refusal("PAR-017", f"{opened(it)} is taken by dragging it onto who takes it.")
