"""Laying the table as a board says, and telling what came of an action."""

from __future__ import annotations

from tabletop.games.parsifal.board import AWAY, COMMON, LIMBO, Board
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
    for number in range(len(ALL)):
        if board.place[number] == AWAY:
            continue
        piece, zone = pieces[number], zone_of(board, number)
        if piece.zone != zone:
            play.move(piece, zone, face_up=True)
    for captive, locker in enumerate(board.locker):
        if locker >= 0:
            _mark(play, board, captive, locker)
            if not pieces[captive].counters.get(LOCKED):
                play.count(LOCKED, play.table.count("turns"), pieces[captive])
        elif LOCKED in pieces[captive].counters:
            play.count(LOCKED, 0, pieces[captive])
    for locker in range(FIRST_ARTIFACT):
        if board.lies_on[locker] < 0 and "home" in pieces[locker].counters:
            _unmark(play, pieces[locker])


def zone_of(board: Board, number: int) -> str:
    """Where the tarot *number*, which is not in the deck, lies."""
    place = board.place[number]
    if place == LIMBO:
        return "limbo"
    if number >= FIRST_ARTIFACT:
        return "common" if place == COMMON else UNDER[place]
    on = board.lies_on[number]
    return OVER[on] if on >= 0 else AREA[place]


def _take_up_chains(play: Play, board: Board) -> None:
    for captive, over in enumerate(OVER):
        for chain in play.table[over] if play.table.zones[over].pieces else ():
            if chain.id < FIRST_ARTIFACT:
                continue
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
        chain = next((p for p in table[OVER[captive]] if p.id >= FIRST_ARTIFACT), None)
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
    for artifact in range(FIRST_ARTIFACT, len(ALL)):
        if after.place[artifact] == COMMON != before.place[artifact] and artifact != meant:
            play.say("{} goes to the common area.", pieces[artifact], rule="PAR-035")
    for captive, locker in enumerate(before.locker):
        if locker >= 0 > after.locker[captive] and captive != meant and after.place[captive] >= 0:
            play.say("{} is free again.", pieces[captive], rule="PAR-045")


def consequences(before: Board, after: Board, titles: tuple[str, ...], meant: int) -> list[str]:
    """The same in a few words each, before anything is done."""
    told = [
        f"{titles[artifact]} to the common area"
        for artifact in range(FIRST_ARTIFACT, len(ALL))
        if after.place[artifact] == COMMON != before.place[artifact] and artifact != meant
    ]
    told += [
        f"frees {titles[captive]}"
        for captive, locker in enumerate(before.locker)
        if locker >= 0 > after.locker[captive] and captive != meant and after.place[captive] >= 0
    ]
    return told
