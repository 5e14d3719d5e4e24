"""The saves of every release open in this version; what the documentation says of them is true."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from tabletop import VERSION, Diverged, Refusal, Session, load
from tabletop.play.campaigns.ledger import LARGEST_LEDGER, MOST_SITTINGS, Ledger, Sitting
from tabletop.play.record_loader import open_record, parse, verify
from tabletop.play.records import journal
from tabletop.play.records.record import FORMAT, LARGEST, Record, Standing
from tabletop.play.rules.chronicle import Line, Mention
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table import campaign
from tabletop.table.bounds import MOST_COUNTED, MOST_PIECES
from tabletop.table.campaign import MOST_WRITTEN, AnyWritten
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Outcome, Seat, Table, freeze
from tabletop.table.zone import Zone
from tests.saves.games import answer
from tests.saves.golden import DOCUMENT, FOLDER, KINDS

GOLDEN = sorted(FOLDER.glob("*.json"))
AGAIN = "was a rule changed? then run: python -m tests.saves.golden"
CHOSEN = {"options", "zones", "counters", "notes", "args"}
STRUCTS = (
    Record, Table, Seat, Flow, Piece, Zone, Outcome, Standing, Line, Mention,
    Ledger, Sitting, campaign.Campaign, campaign.Hero, campaign.Thing, campaign.Aftermath,
    *AnyWritten.__args__,
    journal.Answer, journal.Chance, journal.Override, journal.Skip, journal.Restart,
)  # fmt: skip


def test_this_version_has_a_golden_save_of_each_kind() -> None:
    mine = {path.stem for path in GOLDEN if path.stem.startswith(VERSION)}
    assert mine == {f"{VERSION}-{kind}" for kind in KINDS}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_save_opens(path: Path) -> None:
    """By the same rules just as it was left; by other rules through a door at the least.

    In the midst of what these ask otherwise, the question may be another; its words may be others
    in any case.
    """
    text = path.read_bytes()
    record = parse(text)
    by_these_rules = record.rules == game_called(record.game).rules_version
    session = opened(text, by_these_rules=by_these_rules)
    if session is None:
        for door in ("step", "table"):
            assert load(text, door=door).table.seats == record.table.seats
        return
    assert session.table == record.table
    asked = session.decision.ask if session.decision else ""
    assert bool(asked) == bool(record.question) if by_these_rules else asked or session.over


def opened(text: bytes, *, by_these_rules: bool) -> Session | None:
    """The session in *text*, as it was left; nothing if other rules do not lead there."""
    try:
        return load(text)
    except Diverged as fault:
        if by_these_rules:
            raise AssertionError(AGAIN) from fault
        return None


@pytest.mark.parametrize("name", ["older-darkest-in-play", "0.1.0-darkest-in-play"])
def test_a_save_from_before_an_option_is_played_on_as_it_was_begun(name: str) -> None:
    """What came later has a default of its own: that is for new tables."""
    text = (FOLDER / f"{name}.json").read_bytes()
    assert "enemies" not in json.loads(text)["table"]["options"]
    game, record = game_called("darkest"), parse(text)
    for table in record.tables():
        assert (table.options["enemies"], table.options["trophies"]) == ("as-printed", "as-written")
    assert game.settle({})["enemies"] == "grow"
    assert game.as_begun({"enemies": "grow"})["trophies"] == "as-written"


@pytest.mark.parametrize("kind", KINDS)
def test_a_golden_save_of_this_version_can_be_played_again(kind: str) -> None:
    record = parse((FOLDER / f"{VERSION}-{kind}.json").read_bytes())
    assert verify(record) == [], AGAIN


@pytest.mark.parametrize("kind", ["over", "restless-over", "darkest-in-play"])
def test_a_game_that_is_over_keeps_the_sentence_it_was_saved_with(kind: str) -> None:
    """How an end is worded is no rule; who won is."""
    record = parse((FOLDER / f"{VERSION}-{kind}.json").read_bytes())
    assert record.table.outcome is not None
    record.table.outcome.words = "So it ended, in other words."
    assert verify(record) == []
    assert open_record(record).table == record.table
    record.table.outcome.winners = [0] if not record.table.outcome.winners else []
    with pytest.raises(Diverged):
        open_record(record)
    assert "The table at the end differs from the saved one." in verify(record)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("rules-*.json")), ids=lambda path: path.stem)
def test_a_save_by_earlier_rules_is_played_on_and_says_why_it_cannot_be_repeated(
    path: Path,
) -> None:
    """It needs no door: it opens just as it was left, and all of its tables can be gone back to.

    Only what lies between them was played otherwise than these rules would; that is refused, and
    nothing is changed by it.
    """
    record = parse(path.read_bytes())
    now = game_called(record.game).rules_version
    assert record.rules < now
    session = open_record(record)
    assert session.table == record.table
    said = verify(record)
    assert (
        said[0] == f"It was played by version {record.rules} of the rules; these are version {now}."
    )
    assert "does not fit the rules" in said[1]
    last = record.checkpoints[-1].entry
    answer(session, Random(1))
    session.rewind(last)
    assert session.table == record.table
    for standing in record.checkpoints[1:]:
        session.rewind(standing.entry)
        assert freeze(session.table) == freeze(standing.table)
    before = session.to_json()
    with pytest.raises(Refusal, match="cannot be repeated"):
        session.rewind(last - 1)
    assert session.to_json() == before


# --- the documentation: docs/save-format.md --------------------------------------------------


def sections() -> dict[str, str]:
    """The documentation's text by the name of the struct that it describes."""
    parts = re.split(r"^### (\w+).*$", DOCUMENT.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_the_documentation_names_each_field(struct: type[Struct]) -> None:
    section = sections()[struct.__name__]
    documented = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    assert [name for name in documented if name != "type"] == list(struct.__struct_fields__)


def test_the_documentation_gives_the_bounds_in_force() -> None:
    text = DOCUMENT.read_text("utf-8")
    bounds = (MOST_PIECES, MOST_COUNTED, LARGEST, LARGEST_LEDGER, MOST_SITTINGS, MOST_WRITTEN)
    for number in bounds:
        assert f"{number:,}" in text
    assert f"format is **{FORMAT}**" in text


def keys(data: Any) -> Iterator[str]:
    """Every field in *data*, but not the names that a game or its players chose."""
    if isinstance(data, list):
        for each in data:
            yield from keys(each)
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            if key in CHOSEN:
                value = [each for each in value.values() if isinstance(each, dict)]
            yield from keys(value)


def test_the_example_shows_fields_that_are_documented() -> None:
    text = DOCUMENT.read_text("utf-8")
    shown = json.loads(text.partition("```json\n")[2].partition("\n```")[0])
    assert list(shown) == list(Record.__struct_fields__)
    documented = set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))
    assert set(keys(shown)) <= documented
    assert {"seats", "pieces", "entries", "chronicle"} <= set(keys(shown))
