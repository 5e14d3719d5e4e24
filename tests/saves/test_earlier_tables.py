"""Checkpoints in a save hold what lay differently from the present table, and are read whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop import Session
from tabletop.play.record_loader import parse, verify
from tabletop.play.records.earlier_tables import difference, grew_into, restored
from tabletop.play.records.record import Record, write
from tabletop.table.table import freeze
from tests.saves.games import bent, played, taken_back
from tests.saves.golden import FOLDER

OLDER = sorted(FOLDER.glob("format-3-*.json"))


def grown() -> Session:
    """A game whose players added a die and laid a card on the felt, which was not there before."""
    session = played(150)
    session.override("add", name="d6", zone="out", kind="die")
    session.override("put", piece=3, across=500, down=500)
    return session


GAMES = {"grown": grown, "by hand": lambda: bent(60), "taken back": lambda: taken_back(60)}


def frozen(record: Record) -> list[bytes]:
    """The tables of *record*, to be compared also in the order of all that lies on them."""
    return [freeze(table) for table in record.tables()]


@pytest.mark.parametrize("play", GAMES.values(), ids=GAMES)
def test_each_table_is_read_as_it_lay(play: Callable[[], Session]) -> None:
    record = play().record()
    assert len(record.checkpoints) > 1
    again = parse(write(record))
    assert frozen(again) == frozen(record)
    assert again.chronicle == record.chronicle
    assert verify(again) == []


def test_what_lies_as_it_does_now_is_written_once() -> None:
    saved = json.loads(played(150).to_json())
    now = saved["table"]
    for table in (each["table"] for each in saved["checkpoints"]):
        assert not [each for each in table["pieces"] if each == now["pieces"][each["id"]]]
        assert not [name for name, zone in table["zones"].items() if zone == now["zones"][name]]


def test_the_chronicle_leaves_the_names_of_pieces_to_the_table() -> None:
    told = json.loads(played(150).to_json())["chronicle"]
    mentions = [part for line in told for part in line["parts"] if isinstance(part, dict)]
    assert mentions
    assert not [each for each in mentions if "name" in each]


def test_counters_in_another_order_are_a_difference() -> None:
    """The order of counters is part of what an answer's hash proves."""
    earlier, present = (played(0).table for _ in range(2))
    earlier.pieces[0].counters = {"a": 1, "b": 1}
    present.pieces[0].counters = {"b": 1, "a": 1}
    sizes = len(earlier.pieces), len(earlier.zones)
    assert freeze(restored(difference(earlier, present), present, *sizes)) == freeze(earlier)


def test_a_table_that_lost_a_zone_is_no_later_one() -> None:
    earlier, present = (played(0).table for _ in range(2))
    assert grew_into(earlier, present)
    del present.zones["box"]
    assert not grew_into(earlier, present)


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_save_of_format_3_becomes_smaller_with_the_same_tables(path: Path) -> None:
    text = path.read_bytes()
    record = parse(text)
    again = write(record)
    assert len(again) < len(text)
    assert frozen(parse(again)) == frozen(record)
    assert parse(again).chronicle == record.chronicle
