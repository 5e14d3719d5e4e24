"""Numbers that explain themselves, and which changes are in force."""

from __future__ import annotations

from tabletop.executor.lasting_changes import is_lasting
from tabletop.executor.sentence import Line
from tabletop.games.restless.battle.chain import points
from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.attack_means import attack_of, defense, means_of
from tabletop.games.restless.choices.carrying_capacity import max_weight, weight
from tabletop.games.restless.party.harm import CAUSES
from tabletop.games.restless.road.journey import LEVELS
from tabletop.games.restless.road.trader import asked_for, value
from tabletop.games.restless.running.changed_rules import CHAIN_ALL, rule_by
from tabletop.games.restless.running.executor import sentences_of
from tabletop.games.restless.running.lasting_changes import until
from tabletop.games.restless.showing.affected_pieces import bears_on
from tabletop.games.restless.table.table_reads import (
    acting,
    inventory,
    item,
    living,
    piece_told,
    slot_told,
    slots,
    targets,
)
from tabletop.play.rules.game import InForce
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The numbers of *piece* as it lies, each with its parts, by label."""
    zone = table.zones[piece.zone]
    if zone.kind == "character":
        return _of_character(table, piece, zone.owner)
    if piece in targets(table):
        slot = acting(table)
        told = {"Die Defense": defense(table, piece, slot)}
        if not isinstance(content.card(piece.name), content.God):
            told["Attack"] = attack_of(table, piece, slot)
        if n := points(table, piece, slot):
            by = rule_by(table, CHAIN_ALL) or piece
            why = f"round the table, point by point: {content.title(by.name)}"
            told["Chain Magic"] = Value(n, (Part(n, why, "RST-188", by.id),))
        if (whole := getattr(content.card(piece.name), "health", 0)) > 0:
            told["Printed Health"] = Value(whole, (Part(whole, "printed", "RST-047", piece.id),))
        return told
    return _of_item(table, piece) if item(piece) is not None else {}


def _of_item(table: Table, piece: Piece) -> dict[str, Value]:
    told = {"Weight": Value(weight(piece), (Part(weight(piece), "printed", "RST-099", piece.id),))}
    worth = value(table, piece)
    if worth is not None:
        told["Value"] = Value(worth, (Part(worth, "printed", "RST-088", piece.id),))
    if piece.zone == "goods":
        told["Price"] = asked_for(table, piece)
    return told


def _of_character(table: Table, piece: Piece, slot: int) -> dict[str, Value]:
    health, missing = piece.counters.get("health", 0), piece.counters.get("missing", 0)
    loads = tuple(
        Part(weight(held), content.title(held.name), "RST-099", held.id)
        for held in inventory(table, slot)
        if weight(held)
    )
    told = {
        "Health": Value(health, (Part(health, f"of {health + missing}", "RST-041"),)),
        "Max Weight": max_weight(table, slot),
        "Carried": Value(sum(part.n for part in loads), loads or (Part(0, "nothing", "RST-099"),)),
    }
    told.update({f"By {means.key.partition(' ')[2].partition('#')[0]}": means.harm
                 for means in means_of(table, slot)})  # fmt: skip
    return told


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


def causes(table: Table) -> dict[str, str]:
    """Where a lost party was lost, and what its last Character died of."""
    place = STAGES[-1] if table.count("final") else f"Realm {table.count('level')}"
    last = piece_told(table, table.count("last_killer"))
    if living(table):
        return {"place": place, "last blow": "nobody's: the smoke came"}
    blow = content.title(last.name) if last else "a card's text"
    return {"place": place, "last blow": blow}


def deaths(table: Table) -> dict[str, dict[str, int]]:
    """What Characters died of."""
    told = {OF[cause]: table.count(f"died_{cause}") for cause in CAUSES}
    return {"Deaths": {of: n for of, n in told.items() if n}}


STAGES = (*(f"Realm {level}" for level in LEVELS), "the Traitor God")
"""Where a party can be lost, in the order it comes there."""

OF = {"target": "by a Target", "flee": "while Fleeing", "card": "of a card's text"}
"""What Characters die of, in words."""
