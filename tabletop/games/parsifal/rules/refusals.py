"""Chapter I, the table: the rule that forbids a move that no question offers, the most relevant one
first."""

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
    "deck": ("PAR-006", "You can draw from the deck only at the start of a turn."),
    "chains": ("PAR-031", "Chains mark captives. You cannot move them."),
    "out": ("PAR-002", "All thirty tarots stay in the game."),
}
"""The zones to which no tarot can be moved."""


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *seat* cannot move *piece* to *zone* now."""
    turn = active(table)
    whose = table.seats[turn].name
    if table.flow.step == "window":
        return Refusal("PAR-067", f"First decide whether to interrupt the action of {whose}.")
    if seat != turn:
        return Refusal("PAR-011", f"You can act only on your own turn. It is {whose}'s turn.")
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
        return Refusal("PAR-011", opened(f"{NAMED[acting]} is acting now."))
    return refusal


def _refuse_character(board: Board, seat: int, piece: int, zone: Zone) -> Refusal:
    who, kind = NAMED[piece], zone.kind
    if board.place[piece] == LIMBO:
        return Refusal("PAR-064", f"A skill that recalls {who} puts it into your own area.")
    if kind == "limbo":
        return Refusal("PAR-061", f"None of your characters can send {who} to Limbo now.")
    if board.place[piece] != seat:
        return Refusal("PAR-013", f"You do not control {who}.")
    if board.locker[piece] >= 0:
        by = NAMED[board.locker[piece]]
        return Refusal("PAR-015", opened(f"{who} is locked by {by} and can do nothing."))
    if kind == "under":
        no_artifact = f"{who} is not an artifact. Only artifacts can lie under a character."
        return Refusal("PAR-017", opened(no_artifact))
    if kind == "common":
        if (barred := may_own(board, piece)).why:
            return Refusal(barred.rule, barred.why)
        if board.owned[COMMON]:
            return Refusal(
                "PAR-017", f"To take an artifact with {who}, drag the artifact onto {who}."
            )
        return Refusal("PAR-007", "Only artifacts can lie in the common area.")
    if kind == "area" and zone.owner == seat:
        return Refusal("PAR-032", opened(f"You control {who} wherever it lies."))
    if kind == "area":
        return Refusal("PAR-048", f"None of your characters can hand over {who} now.")
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
        return Refusal("PAR-021", opened(f"{NAMED[owner]} can drop {it} only in the common area."))
    if owner == LIMBO:
        if receiver >= 0 and board.place[receiver] != seat:
            return Refusal("PAR-065", f"You can recall {it} only for a character that you control.")
        return Refusal("PAR-065", f"None of your characters can recall {it} like this now.")
    if kind == "limbo":
        return Refusal("PAR-061", f"None of your characters can send {it} to Limbo now.")
    if receiver >= 0:
        return Refusal("PAR-013", f"You do not control {NAMED[receiver]}.")
    return Refusal("PAR-017", f"To take {it}, drag it onto the character that takes it.")
