"""Showing: numbers that explain themselves, how quests stand, and what is in force."""

from __future__ import annotations

from tabletop.games.parsifal.cards.content import NAMED, TITLES, kind_title, skills_printed
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT, KIND_OF
from tabletop.games.parsifal.rules.abilities import printed
from tabletop.games.parsifal.rules.board import Board, numbers, read
from tabletop.games.parsifal.rules.board_to_table import LOCKED
from tabletop.games.parsifal.rules.interruption import holders
from tabletop.games.parsifal.rules.quests import ALL_QUESTS, latched, standing
from tabletop.play.rules.game import InForce, Standing
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The numbers of *piece* as it lies, each with its parts, by label."""
    if piece.id >= FIRST_ARTIFACT:
        return {}
    board = read(table)
    if board.place[piece.id] < 0:
        return {}
    told = {}
    slots = [
        Part(deed.n, _source(deed.card, piece.id), "PAR-023", deed.card)
        for card in (piece.id, *numbers(board.owned[piece.id]))
        for deed in printed(card)
        if deed.ability == "lock" and ALL[card] not in table.suspended
    ]
    if slots:
        told["Locks"] = Value(sum(part.n for part in slots), tuple(slots))
    if captives := numbers(board.held[piece.id]):
        held = tuple(Part(1, TITLES[captive], "PAR-030", captive) for captive in captives)
        told["Captives"] = Value(len(held), held)
    states = quest_states(table, piece)
    met = tuple(Part(1, state.sentence.rstrip("."), "PAR-082") for state in states if state.met)
    told["Quests met"] = Value(len(met), met or (Part(0, f"of {len(states)}", "PAR-082"),))
    return told


def _source(card: int, actor: int) -> str:
    return "printed" if card == actor else TITLES[card]


def quest_states(table: Table, piece: Piece) -> tuple[Standing, ...]:
    """How each quest of the character *piece* stands now, and where what it asks for is."""
    kind = KIND_OF.get(piece.name)
    if kind is None:
        return ()
    board, staying = read(table), latched(table)
    return tuple(
        Standing(
            str(quest.sentence.clause),
            quest.met(board) or bool(quest.bit & staying),
            standing(board, quest),
            table.count(quest.since),
        )
        for quest in ALL_QUESTS[kind]
    )


def in_force(table: Table) -> list[InForce]:
    """The locks that hold, the newest first: which sentence of which tarot, on whom, since when.

    Then what waits for an opponent to act (PAR-067).
    """
    board = read(table)
    holding = []
    for captive, locker in enumerate(board.locker):
        if locker < 0:
            continue
        card = board.source[captive] if board.source[captive] >= 0 else locker
        by_hand = f"It lies upon {NAMED[captive]}."
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


def won_by(table: Table) -> tuple[str, ...]:
    """The kinds of characters that a game was won with."""
    kinds = {KIND_OF[piece.name] for piece in table.pieces if piece.counters.get("won")}
    return tuple(kind_title(kind) for kind in sorted(kinds))
