"""All chapters: moving the pieces to where a board has them, and telling the results of an
action."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.parsifal.cards.content import worded
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.rules.board import (
    AREA,
    BIT,
    CHARACTER_SET,
    COMMON,
    EVERY,
    LIMBO,
    OVER,
    UNDER,
    Board,
    numbers,
    read,
)
from tabletop.games.parsifal.rules.unclear_table import what_is_unclear
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece

LOCKED = "locked"
"""The counter on a captive for the turn in which it was locked."""


def lay_out(play: Play, board: Board) -> Board:
    """Move every piece to its place on *board*. Returns the board that the table then shows.

    PAR-031: a locker's card lies on its latest captive, and a chain on each other captive. If the
    table was laid out before, only touched tarots and their captives are checked. If players have
    moved pieces, all are checked, and the table is read again as a test.
    """
    table = play.table
    changed = board.touched if board.laid else EVERY
    characters: tuple[int, ...] = ()
    if changed & CHARACTER_SET:
        for locker in numbers(changed & CHARACTER_SET):
            changed |= board.held[locker]
        characters = numbers(changed & CHARACTER_SET)
        _take_up_chains(play, board, characters)
    for number in numbers(changed):
        zone, piece = _lies(board, number), table.pieces[number]
        if piece.zone != zone and zone:
            play.move(piece, zone, face_up=True)
    if characters:
        _mark_all(play, board, characters)
    if not board.laid:
        again = play.reading(read).parts()
        board.laid = board.parts() == again and not (table.suspended or what_is_unclear(play))
    if board.laid:
        play.keep(read, board)
        return board
    return play.reading(read)


def _lies(board: Board, number: int) -> str:
    """The zone of the tarot *number*; empty if it is not on the table."""
    place = board.place[number]
    if number >= FIRST_ARTIFACT:
        return _ARTIFACTS_LIE.get(place, "")
    captive = board.lies_on[number]
    return OVER[captive] if captive >= 0 <= place else _CHARACTERS_LIE.get(place, "")


_CHARACTERS_LIE = {LIMBO: "limbo", **dict(enumerate(AREA))}
_ARTIFACTS_LIE = {LIMBO: "limbo", COMMON: "common", **dict(enumerate(UNDER))}
"""The zones by a tarot's place, for tarots that do not lie on a captive."""


def _take_up_chains(play: Play, board: Board, characters: Iterable[int]) -> None:
    """Remove the chains from *characters* that no longer need one."""
    table = play.table
    for captive in characters:
        lying, locker = table.zones[OVER[captive]].pieces, board.locker[captive]
        if lying and (locker < 0 or board.lies_on[locker] == captive):
            for number in sorted(lying):
                if number >= len(ALL):
                    _unmark(play, table.pieces[number])
                    play.move(table.pieces[number], "chains")


def _mark_all(play: Play, board: Board, characters: Iterable[int]) -> None:
    """Record the locks of these *characters* on the pieces."""
    for captive in characters:
        _mark(play, board, captive)
    for number in characters:
        piece = play.table.pieces[number]
        if piece.counters and board.lies_on[number] < 0 and "home" in piece.counters:
            _unmark(play, piece)


def _mark(play: Play, board: Board, captive: int) -> None:
    """Record the source of the lock and the locker's home on the piece that lies on *captive*, and
    the turn of the lock on the captive."""
    table, locker = play.table, board.locker[captive]
    since = table.pieces[captive].counters.get(LOCKED, 0)
    if locker < 0:
        if since:
            play.count(LOCKED, 0, table.pieces[captive])
        return
    _count(play, "source", board.source[captive] + 1, _marker(play, board, captive))
    if not since:
        since = max(1, table.count("turns"))  # changed by hand
        play.count(LOCKED, since, table.pieces[captive])


def _marker(play: Play, board: Board, captive: int) -> Piece:
    """The piece on *captive* (the locker's card or a chain), and the locker's home."""
    table, locker = play.table, board.locker[captive]
    if board.lies_on[locker] == captive:
        _count(play, "home", board.place[locker] + 1, table.pieces[locker])
        return table.pieces[locker]
    chain = next((p for p in table[OVER[captive]] if p.id >= len(ALL)), None)
    if chain is None:
        chains = [
            p for p in table["chains"] if p.id >= len(ALL)
        ]  # another tarot laid there does not count
        if not chains:  # players may allow more captives than there are chains
            play.add("chain", "chains")
        chain = chains[-1] if chains else table.pieces[-1]
        play.move(chain, OVER[captive])
    _count(play, "locker", locker + 1, chain)
    return chain


def _unmark(play: Play, marker: Piece) -> None:
    for counter in ("home", "source", "locker"):
        _count(play, counter, 0, marker)


def _count(play: Play, counter: str, value: int, piece: Piece) -> None:
    if piece.counters.get(counter, 0) != value:
        play.count(counter, value, piece)


def tell_consequences(play: Play, before: Board, after: Board, meant: int) -> None:
    """Tell the results of an action other than its intended effect, *meant*."""
    pieces = play.table.pieces
    lost, freed = _came_of(before, after, meant)
    if not lost | freed:  # the usual case
        return
    for artifact in numbers(lost):
        owner = before.place[artifact]
        gone = owner >= 0 and after.place[owner] == LIMBO
        rule = "PAR-062" if gone else "PAR-035"
        play.say("The {} goes to the common area.", pieces[artifact], rule=rule)
    for captive in numbers(freed):
        play.say(worded("{} is free again.", captive), pieces[captive], rule="PAR-045")


def consequences(before: Board, after: Board, names: tuple[str, ...], meant: int) -> list[str]:
    """The same results in a few words each, before anything is done."""
    lost, freed = _came_of(before, after, meant)
    told = [f"{names[artifact]} to the common area" for artifact in numbers(lost)]
    return told + [f"frees {names[captive]}" for captive in numbers(freed)]


def _came_of(before: Board, after: Board, meant: int) -> tuple[int, int]:
    """The artifacts that came to the common area and the captives that were freed since
    *before*."""
    others = ~BIT[meant]
    lost = after.owned[COMMON] & ~before.owned[COMMON] & others
    return lost, before.locked & ~after.locked & after.playing & others
