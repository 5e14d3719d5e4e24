"""Laying the table as a board says, and telling what came of an action."""

from __future__ import annotations

from tabletop.games.parsifal.board import COMMON, LIMBO, Board
from tabletop.games.parsifal.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.locks import OVER
from tabletop.games.parsifal.skills import AREA, UNDER
from tabletop.play.play import Play
from tabletop.table.piece import Piece

LOCKED = "locked"
"""The counter on a captive of the turn in which it was locked."""


def lay_out(play: Play, board: Board) -> None:
    """Move every piece to where *board* has it.

    PAR-031: a locker's card lies over its (latest) captive, a chain over each of the others.
    """
    pieces = play.table.pieces
    _take_up_chains(play, board)
    for piece, zone in zip(pieces, zones_of(board), strict=False):
        if piece.zone != zone and zone:
            play.move(piece, zone, face_up=True)
    for captive, locker in enumerate(board.locker):
        counters = pieces[captive].counters
        if locker >= 0:
            _mark(play, board, captive, locker)
            if not counters.get(LOCKED):
                play.count(LOCKED, play.table.count("turns"), pieces[captive])
        elif LOCKED in counters:
            play.count(LOCKED, 0, pieces[captive])
    for locker, captive in enumerate(board.lies_on):
        if captive < 0 and "home" in pieces[locker].counters:
            _unmark(play, pieces[locker])


def zones_of(board: Board) -> list[str]:
    """Where each tarot lies, empty for those that are not on the table."""
    zones = [lying.get(place, "") for lying, place in zip(_LYING, board.place, strict=True)]
    for locker, captive in enumerate(board.lies_on):
        if captive >= 0 <= board.place[locker]:
            zones[locker] = OVER[captive]
    return zones


_CHARACTERS_LIE = {LIMBO: "limbo", **dict(enumerate(AREA))}
_ARTIFACTS_LIE = {LIMBO: "limbo", COMMON: "common", **dict(enumerate(UNDER))}
_LYING = [_CHARACTERS_LIE] * FIRST_ARTIFACT + [_ARTIFACTS_LIE] * (len(ALL) - FIRST_ARTIFACT)
"""The zones of each tarot by its place, where it does not lie on a captive."""


_CAPTIVE = {zone: captive for captive, zone in enumerate(OVER)}


def _take_up_chains(play: Play, board: Board) -> None:
    lying = [chain for chain in play.table.pieces[len(ALL) :] if chain.zone in _CAPTIVE]
    for chain in sorted(lying, key=lambda chain: _CAPTIVE[chain.zone]):
        captive = _CAPTIVE[chain.zone]
        locker = board.locker[captive]
        if locker < 0 or board.lies_on[locker] == captive:
            _unmark(play, chain)
            play.move(chain, "chains")


def _mark(play: Play, board: Board, captive: int, locker: int) -> None:
    """Note on what lies over *captive* what the lock is charged to, and where the locker lives."""
    table = play.table
    if board.lies_on[locker] == captive:
        marker = table.pieces[locker]
        _count(play, "home", board.place[locker] + 1, marker)
    else:
        chain = next((p for p in table[OVER[captive]] if p.id >= len(ALL)), None)
        if chain is None:
            spare = table["chains"]
            if not spare:
                return
            chain = spare[-1]
            play.move(chain, OVER[captive])
        marker = chain
        _count(play, "locker", locker + 1, marker)
    _count(play, "source", board.source[captive] + 1, marker)


def _unmark(play: Play, marker: Piece) -> None:
    for counter in ("home", "source", "locker"):
        _count(play, counter, 0, marker)


def _count(play: Play, counter: str, value: int, piece: Piece) -> None:
    if piece.counters.get(counter, 0) != value:
        play.count(counter, value, piece)


def tell_consequences(play: Play, before: Board, after: Board, *, meant: int = -1) -> None:
    """Say what came of an action beside what was *meant* by it."""
    pieces = play.table.pieces
    lost, freed = _came_of(before, after, meant)
    for artifact in lost:
        play.say("{} goes to the common area.", pieces[artifact], rule="PAR-035")
    for captive in freed:
        play.say("{} is free again.", pieces[captive], rule="PAR-045")


def consequences(before: Board, after: Board, titles: tuple[str, ...], meant: int) -> list[str]:
    """The same in a few words each, before anything is done."""
    lost, freed = _came_of(before, after, meant)
    told = [f"{titles[artifact]} to the common area" for artifact in lost]
    return told + [f"frees {titles[captive]}" for captive in freed]


def _came_of(before: Board, after: Board, meant: int) -> tuple[list[int], list[int]]:
    """The artifacts that are common and the captives that are free after what changed *before*."""
    touched = sorted(after.touched - {meant})
    lost = [tarot for tarot in touched if after.place[tarot] == COMMON != before.place[tarot]]
    freed = [
        tarot
        for tarot in touched
        if tarot < FIRST_ARTIFACT and before.locker[tarot] >= 0 and after.free(tarot)
    ]
    return lost, freed
