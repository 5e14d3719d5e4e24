"""Showing: which changes of rules are in force."""

from __future__ import annotations

from tabletop.executor.lasting_changes import is_lasting
from tabletop.executor.sentence import Line
from tabletop.games.restless.cards import content
from tabletop.games.restless.running.executor import sentences_of
from tabletop.games.restless.running.lasting_changes import until
from tabletop.games.restless.showing.affected_pieces import bears_on
from tabletop.games.restless.table.table_reads import (
    slot_told,
    slots,
)
from tabletop.play.rules.game import InForce
from tabletop.table.table import Table


def in_force(table: Table) -> list[InForce]:
    """RST-262: the changes of rules that hold, the newest first."""
    found = []
    for piece in (*table["realm"], *table["god"], *table["kept"]):
        if not piece.face_up or (piece.zone == "realm" and table.count("final")):
            continue
        bearer = slot_told(table, piece.counters.get("slot", 0)) if piece.zone == "kept" else -1
        ends = "until the next Realm" if piece.zone == "realm" else "until the end"
        if is_lasting(piece.name):
            ends = until(table, piece.name)
        for sentence in sentences_of(piece.name):
            on, places = bears_on(table, Line(piece, bearer, sentence))
            since, said = piece.counters.get("since", 0), str(sentence.clause)
            found.append(InForce(piece.name, piece.id, said, on, since, ends, places))
    for slot in slots(table):
        for piece in (*table[f"sins:{slot}"], *table[f"status:{slot}"]):
            found += [
                InForce(piece.name, piece.id, str(clause), (), piece.counters.get("since", 0), "")
                for clause in content.says(piece.name)
            ]
    return sorted(found, key=lambda change: change.since, reverse=True)
