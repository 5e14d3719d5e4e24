"""Chapter I: the table. Which rule forbids what nobody was asked for."""

from __future__ import annotations

from tabletop.games.parsifal.board import LIMBO, read
from tabletop.games.parsifal.content import NAMED, opened
from tabletop.games.parsifal.lexicon import ALL, FIRST_ARTIFACT, NUMBER
from tabletop.games.parsifal.skills import may_own
from tabletop.play.decision import Refusal
from tabletop.table.table import Table


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *seat* may not lay *piece* into *zone* now."""
    active = table.count("active")
    if seat != active:
        return Refusal("PAR-011", f"It is the turn of {table.seats[active].name}.")
    if table.pieces[piece].zone == "deck":
        return Refusal("PAR-006", "The deck is drawn from at the beginning of a turn only.")
    if piece >= len(ALL):
        return Refusal("PAR-031", "Chains lie where the locks are.")
    if piece >= FIRST_ARTIFACT:
        return _refuse_artifact(table, piece, zone)
    board = read(table)
    if board.place[piece] == LIMBO:
        return Refusal("PAR-064", "A tarot comes back from Limbo by a skill that recalls it.")
    if board.place[piece] != seat:
        return Refusal("PAR-013", f"You do not control {NAMED[piece]}.")
    if board.locker[piece] >= 0:
        return Refusal("PAR-015", opened(f"{NAMED[piece]} is locked and can do nothing."))
    return Refusal("PAR-025", f"No skill of {NAMED[piece]} does this.")


def _refuse_artifact(table: Table, artifact: int, zone: str) -> Refusal:
    board = read(table)
    kind, _, owner = zone.partition(":")
    if kind == "under" and owner in NUMBER:
        barred = may_own(board, NUMBER[owner])
        if barred.why:
            return Refusal(barred.rule, barred.why)
    if 0 <= board.place[artifact] < FIRST_ARTIFACT:
        return Refusal("PAR-018", opened(f"{NAMED[board.place[artifact]]} owns {NAMED[artifact]}."))
    return Refusal("PAR-024", f"Nothing you may do now moves {NAMED[artifact]} there.")
