"""Chapter I: questions about facts that a table changed by hand does not show."""

from __future__ import annotations

from tabletop.games.parsifal.cards.content import NAMED, TITLES
from tabletop.games.parsifal.cards.lexicon import ALL
from tabletop.games.parsifal.rules.board import AREA, AWAY, OVER, Board, numbers, read, sources
from tabletop.games.parsifal.rules.seats import active
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def what_is_unclear(play: Play) -> Decision | None:
    """PAR-099: ask who controls a locker that was laid on a captive, or which tarot's slot a lock
    uses."""
    table, board = play.table, play.reading(read)
    if board.laid:
        return None
    homeless = _homeless(table, board)
    if homeless is not None:
        return _whose(table, homeless)
    captive = _charged_to_nothing(board)
    return None if captive < 0 else _by_what(table, board, captive)


def make_clear(play: Play, option: Option) -> bool:
    """Record the answer on the pieces, if *option* answers such a question. Returns whether it
    did."""
    if not option.key.startswith(("home ", "source ")):
        return False
    table, board = play.table, play.reading(read)
    homeless = _homeless(table, board)
    if homeless is not None:
        play.count("home", int(option.value) + 1, homeless)
    else:
        captive = _charged_to_nothing(board)
        play.count("source", int(option.value) + 1, _marker(table, board, captive))
    return True


def _homeless(table: Table, board: Board) -> Piece | None:
    """The lockers on captives for which nothing shows the controller."""
    for number in numbers(board.of[AWAY]):
        if table.zones[table.pieces[number].zone].kind == "over":
            return table.pieces[number]
    return None


def _charged_to_nothing(board: Board) -> int:
    """The first captive whose lock has no source; -1 if there is none."""
    locked = numbers(board.locked)
    return next((captive for captive in locked if board.source[captive] < 0), -1)


def _marker(table: Table, board: Board, captive: int) -> Piece:
    """The piece on *captive* that marks its lock: the locker's card, or a chain."""
    by = board.locker[captive]
    lying = table[OVER[captive]]
    return next(
        piece
        for piece in lying
        if piece.id == by or (piece.id >= len(ALL) and piece.counters.get("locker", 0) == by + 1)
    )


def _whose(table: Table, locker: Piece) -> Decision:
    options = [
        Option(f"home {seat}", place.name, (locker.id,), (AREA[seat],), seat)
        for seat, place in enumerate(table.seats)
    ]
    title = NAMED[locker.id]
    return Decision(active(table), f"Who controls {title}?", "PAR-099", options)


def _by_what(table: Table, board: Board, captive: int) -> Decision:
    by = board.locker[captive]
    options = [
        Option(f"source {ALL[card]}", TITLES[card], (card,), value=card)
        for card in sources(board, by)
    ]
    ask = f"What does {NAMED[by]} lock {NAMED[captive]} with?"
    return Decision(active(table), ask, "PAR-099", options)
