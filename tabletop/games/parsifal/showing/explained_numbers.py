"""Showing: numbers with their explanations."""

from __future__ import annotations

from tabletop.games.parsifal.cards.content import TITLES
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.rules.abilities import printed
from tabletop.games.parsifal.rules.board import numbers, read
from tabletop.games.parsifal.showing.quest_standings import quest_states
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The numbers of *piece* in its present place, each with its parts, by label."""
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
