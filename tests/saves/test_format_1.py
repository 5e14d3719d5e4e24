"""Saves of format 1, in which all that a zone is stood in its name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletop import load
from tabletop.play.record_loader import parse, verify
from tabletop.play.records.journal import Answer
from tabletop.play.records.record import FORMAT
from tabletop.play.records.table_proof import _as_in_format_1
from tabletop.play.runner import timeline
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.start.new_game import bare
from tabletop.table.table import fingerprint, freeze
from tests.saves.games import played
from tests.saves.golden import FOLDER

GOLDEN = sorted(FOLDER.glob("format-1-*.json"))
each_golden = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What a save of format 1 would be by the rules of today, by which its hashes prove its
    tables."""
    monkeypatch.setattr(
        timeline, "proof", lambda table: fingerprint(freeze(_as_in_format_1(table)))
    )
    data: dict[str, Any] = json.loads(msgspec.json.encode(played(30).record()))
    monkeypatch.undo()
    data["format"] = 1
    for table in (data["table"], *(each["table"] for each in data["checkpoints"])):
        for zone in table["zones"].values():
            for more in ("kind", "number", "on", "live"):
                zone.pop(more, None)
    return data


@each_golden
def test_its_zones_become_what_the_game_lays_out_and_all_of_it_is_played_again(path: Path) -> None:
    text = path.read_bytes()
    assert b'"kind": "deck"' not in text
    record = parse(text)
    laid = bare(game_called(record.game), record.table.seats, 0, record.table.options)
    for table in (record.table, *(standing.table for standing in record.checkpoints)):
        for name, zone in laid.zones.items():
            now = table.zones[name]
            assert (now.kind, now.number, now.on, now.live) == (
                (zone.kind, zone.number, zone.on, zone.live)
            )
    by_these_rules = record.rules == game_called(record.game).rules_version
    assert verify(record) == [] or not by_these_rules
    assert freeze(load(text).table) == freeze(record.table)


def test_its_hashes_still_prove_each_table_and_are_kept_when_it_is_saved(
    written: dict[str, Any],
) -> None:
    text = json.dumps(written)
    assert verify(parse(text)) == []
    given = [
        number
        for number, entry in enumerate(written["entries"])
        if entry["type"] == "Answer" and entry["hash"]
    ]
    assert len(given) > 10
    for number in given[:: len(given) // 3]:
        for again in (json.loads(text), json.loads(load(text).to_json())):
            was = again["entries"][number]["hash"]
            again["entries"][number]["hash"] = f"{was[:-1]}{'0' if was[-1] != '0' else '1'}"
            said = verify(parse(json.dumps(again)))
            assert any("the table lies differently than it did then" in each for each in said)


@each_golden
def test_what_was_taken_back_in_it_can_be_done_again(path: Path) -> None:
    session = load(path.read_bytes())
    taken_back = session.timeline.undone
    undone = [entry for entry in taken_back if isinstance(entry, Answer) and entry.hash]
    for _ in taken_back:
        session.redo()
    assert not session.timeline.undone
    assert bool(undone) == ("taken-back" in path.stem)


@each_golden
def test_it_is_written_in_the_format_of_today_and_leads_to_the_same(path: Path) -> None:
    session = load(path.read_bytes())
    again = json.loads(session.to_json())
    assert again["format"] == FORMAT
    assert again["table"]["zones"]["out"]["kind"] == "out"
    assert freeze(load(json.dumps(again)).table) == freeze(session.table)


def test_nonsense_in_fields_that_it_cannot_have_is_passed_over_or_refused(
    written: dict[str, Any],
) -> None:
    sound = json.dumps(written)
    written["table"]["zones"]["out"] |= {"kind": "in", "number": 5, "live": True}
    assert freeze(load(json.dumps(written)).table) == freeze(load(sound).table)
    first = next(entry for entry in written["entries"] if entry.get("hash"))
    first["hash"] = "1:" + first["hash"]
    said = verify(parse(json.dumps(written)))
    assert any("the table lies differently" in each for each in said)
