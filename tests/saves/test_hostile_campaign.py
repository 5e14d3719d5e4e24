"""Damaged, lying and hostile campaigns: one that goes on or one clear sentence, nothing else."""

from __future__ import annotations

import copy
import json
import time
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saves.atomic_write import SaveFailed
from saves.campaign import CampaignSave
from saves.campaign_summary import campaign_summary
from saves.folders import folders
from tabletop import Refusal, RuleFault
from tabletop.bots.luck import Luck
from tabletop.play.campaigns import ledger as ledgers
from tabletop.play.campaigns import ledger_changes
from tabletop.play.campaigns.ledger import Ledger
from tabletop.play.campaigns.sitting import Unwritable
from tabletop.play.records.record import Unreadable
from tabletop.play.runner.faults import Diverged
from tabletop.play.runner.session import Session
from tests.play.nights import begun, nights, play, sat, whole
from tests.saves.test_hostile import AT_ONCE, spoil

QUIET = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@cache
def good() -> list[Any]:
    """Good ledgers as plain data, some without the digests that prove what was before."""
    second = ledger_changes.next_sitting(sat(begun(2), Luck(2)), nights(), 3)
    found = [msgspec.to_builtins(each) for each in (begun(1), second, whole(3), second, whole(3))]
    for unproven in found[3:]:
        for sitting in unproven["sittings"]:
            del sitting["base"]
    return found


@st.composite
def spoilt(draw: st.DrawFn) -> bytes:
    data = copy.deepcopy(draw(st.sampled_from(good())))
    for _ in range(draw(st.integers(1, 3))):
        spoil(draw, data)
    return json.dumps(data).encode()


def read(text: bytes) -> Ledger | str:
    """The ledger in *text*, or the sentence that refuses it."""
    try:
        return ledgers.parse(text)
    except Unreadable as refused:
        return str(refused)


def go_on(ledger: Ledger) -> str:
    """All that a program does with a ledger that it was given; what is said against it, if so."""
    try:
        ledgers.write(ledger)
        if ledger.open is None:
            ledger = ledger_changes.next_sitting(ledger, nights(), 1)
        session = play(Session(nights(), ledger_changes.table_of(ledger, nights())), Luck(1))
        ledgers.parse(ledgers.write(ledger_changes.end_sitting(ledger, session)))
    except (Refusal, Unwritable, RuleFault) as refused:
        return str(refused)
    return ""


@settings(QUIET, max_examples=150)
@given(spoilt())
def test_a_spoilt_ledger_goes_on_or_is_refused_with_a_sentence(text: bytes) -> None:
    began = time.process_time()
    found = read(text)
    said = found if isinstance(found, str) else go_on(found)
    assert len(said.splitlines()) <= 1
    assert time.process_time() - began < AT_ONCE


def test_a_hero_who_stands_in_the_roster_twice_is_said_before_the_sitting_ends() -> None:
    """Found by spoiling: a keeper who is said to be called as one that the next night brings."""
    ledger = msgspec.to_builtins(ledger_changes.next_sitting(sat(begun(2), Luck(2)), nights(), 3))
    del ledger["sittings"][0]["base"]
    del ledger["sittings"][1]["base"]
    for hero in ledger["sittings"][0]["aftermath"]["heroes"][:1]:
        hero["id"] = "cold"
    found = read(json.dumps(ledger).encode())
    assert not isinstance(found, str)
    session = play(Session(nights(), ledger_changes.table_of(found, nights())), Luck(1))
    assert session.decision is not None
    assert ["'cold' is in the roster twice" in each.why for each in session.decision.options] == [
        True
    ]


def test_the_spoiling_reaches_beyond_what_types_alone_refuse() -> None:
    """Else the test above would prove little."""
    seen: set[str] = set()

    @settings(QUIET, max_examples=300, database=None, derandomize=True)
    @given(spoilt())
    def look(text: bytes) -> None:
        found = read(text)
        if isinstance(found, str):
            seen.add("damaged at" if "damaged at" in found else "malformed")
        else:
            seen.add("refused" if go_on(found) else "went on")

    look()
    assert {"damaged at", "malformed", "went on"} <= seen


@pytest.mark.parametrize("seed", range(12))
def test_a_folder_in_which_files_were_torn_opens_or_says_why(tmp_path: Path, seed: int) -> None:
    """Every file of a campaign in its turn is cut off, emptied or overwritten with another's."""
    files, luck = folders(tmp_path), Luck(seed)
    save = CampaignSave.begin(files, begun(2))
    for _ in range(2):
        session = save.open().session
        assert session is not None
        save.save(play(session, luck))
        save.next(luck.below(50))
    session = save.open().session
    assert session is not None
    save.close()
    lying = sorted(p for p in save.folder.rglob("*") if p.suffix in (".campaign", ".tabletop"))
    for _ in range(1 + luck.below(3)):
        torn, other = luck.choice(lying), luck.choice(lying)
        kind = luck.below(3)
        text = torn.read_bytes()
        torn.write_bytes(text[: luck.below(len(text) + 1)] if kind else other.read_bytes())
    told = campaign_summary(save.folder)
    assert len(told.damage.splitlines()) <= 1
    try:
        again = CampaignSave(save.folder, files)
    except Unreadable:
        assert told.damage
        return
    try:
        found = again.open()
        assert found.session is not None or found.doors is not None or found.said
    except (Refusal, SaveFailed, Diverged) as why:
        pytest.fail(f"it could have been begun again: {why}")
    finally:
        again.close()
