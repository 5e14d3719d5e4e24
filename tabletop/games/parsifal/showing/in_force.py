"""Showing: the locks and other sentences in force."""

from __future__ import annotations

from tabletop.games.parsifal.cards.content import NAMED, skills_printed
from tabletop.games.parsifal.cards.lexicon import ALL
from tabletop.games.parsifal.rules.abilities import printed
from tabletop.games.parsifal.rules.board import Board, read
from tabletop.games.parsifal.rules.board_to_table import LOCKED
from tabletop.games.parsifal.rules.interruption import holders
from tabletop.play.rules.game import InForce
from tabletop.table.table import Table


def in_force(table: Table) -> list[InForce]:
    """The present locks, the newest first: the sentence, its tarot, the captive and the turn. Then
    the tarots that wait for an opponent to act (PAR-067)."""
    board = read(table)
    holding = []
    for captive, locker in enumerate(board.locker):
        if locker < 0:
            continue
        card = board.source[captive] if board.source[captive] >= 0 else locker
        by_hand = f"It lies on {NAMED[captive]}."
        locks = (deed.sentence for deed in printed(card) if deed.ability == "lock")
        sentence = next(locks, by_hand)
        since = table.pieces[captive].counters.get(LOCKED, 0)
        holding.append(
            InForce(ALL[card], card, sentence, (captive,), since, f"until {NAMED[captive]} is free")
        )
    holding.sort(key=lambda lock: lock.since, reverse=True)
    held = holders(table, board).values()
    return holding + [_waiting(board, card) for cards in held for card in cards]


def _waiting(board: Board, card: int) -> InForce:
    words = next(str(clause) for clause in skills_printed(ALL[card]) if "trigger" in clause.heads)
    owner = NAMED[board.place[card]]
    return InForce(ALL[card], card, words, (), 0, f"while {owner} owns it and is free")
