"""The ledger: one sitting follows from another, and one played again gives what it would give."""

from __future__ import annotations

import copy
import json
import time
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop import Refusal, load
from tabletop.bots.luck import Luck
from tabletop.play.adaptation.stand_in import STANDS_FOR
from tabletop.play.campaigns import ledger as ledgers
from tabletop.play.campaigns import ledger_changes
from tabletop.play.campaigns.ledger import Ledger, digest
from tabletop.play.campaigns.ledger_changes import end_sitting, next_sitting, play_again, table_of
from tabletop.play.campaigns.sitting import WRITE, aftermath_of, is_written, lay_sitting
from tabletop.play.record_loader import parse
from tabletop.play.records.record import Unreadable, write
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table.campaign import (
    Aftermath,
    AnyWritten,
    Campaign,
    Hero,
    Recorded,
    Thing,
    after,
    check,
)
from tabletop.table.table import freeze
from tests.play.nights import SEATS, begun, nights, play, sat, sitting, whole

SEEDS = st.integers(0, 10_000)

AT_ONCE = 5.0
"""Processor seconds that the largest hostile file may take."""


def second(seed: int = 1) -> Ledger:
    """A campaign whose second sitting has just begun."""
    return next_sitting(sat(begun(seed), Luck(seed)), nights(), seed)


@given(SEEDS, st.integers(1, 4))
@settings(max_examples=20)
def test_to_play_it_again_any_number_of_times_is_to_play_it_once(seed: int, times: int) -> None:
    ledger = second(seed)
    once, again = sat(ledger, Luck(seed)), ledger
    for n in range(times):
        again = play_again(sat(again, Luck(seed + n)))
    again = sat(again, Luck(seed))
    assert again.stands == once.stands
    assert again.sittings[1].begun == times + 1
    assert replace(again.sittings[1], begun=1) == once.sittings[1]


@given(SEEDS)
@settings(max_examples=20)
def test_what_comes_of_a_sitting_follows_from_its_input_and_journal(seed: int) -> None:
    session = play(sitting(second(seed)), Luck(seed))
    given_by = session.table.campaign
    came = aftermath_of(nights(), session.table)
    again = Session(nights(), table_of(second(seed), nights()))
    for entry in session.journal.entries:
        if hasattr(entry, "key"):
            again.answer(entry.key, seat=entry.seat)
    assert freeze(again.table) == freeze(session.table)
    assert again.table.campaign == given_by
    assert aftermath_of(nights(), again.table) == came
    loaded = load(session.to_json())
    assert aftermath_of(nights(), loaded.table) == came


@given(SEEDS)
@settings(max_examples=20)
def test_a_campaign_of_three_nights_holds_together(seed: int) -> None:
    ledger = whole(seed)
    assert ledger.stands.over
    assert len(ledger.sittings) == 3
    assert ledgers.parse(ledgers.write(ledger)) == ledger
    fallen: set[str] = set()
    for n in range(4):
        stood = ledger.before(n)
        assert stood.number == n + 1
        assert not list(check(stood, len(SEATS)))
        now = {hero.id for hero in stood.fallen}
        assert fallen <= now, "nobody comes back"
        fallen = now
    unlocked = ledger.stands.unlocked()
    assert not set(unlocked) & ledger.stands.burned()


def test_heroes_die_things_burn_and_ways_part_in_some_campaign() -> None:
    """What the toy is for: so the tests above do not hold of nothing."""
    ends = [whole(seed).stands for seed in range(12)]
    assert any(campaign.fallen for campaign in ends)
    assert any(campaign.burned() for campaign in ends)
    assert any(campaign.named("lantern") for campaign in ends)
    assert {"hill", "well"} <= {fact for campaign in ends for fact in campaign.recorded()}


def test_the_next_night_is_laid_out_from_what_came_of_the_last() -> None:
    for seed in range(6):
        ledger = second(seed)
        table, before = table_of(ledger, nights()), ledger.before(1)
        assert table.campaign == before
        for hero in before.living:
            lying = table.top(f"keeper:{hero.seat}")
            assert lying is not None
            assert (lying.name, lying.counters) == (hero.id, hero.counters)
        assert [piece.name for piece in table["grave"]] == [hero.id for hero in before.fallen]
        assert [piece.name for piece in table["shelf"]] == [t.name for t in before.stores["shelf"]]


def test_what_will_be_written_is_shown_before_it_is() -> None:
    session = sitting(begun())
    luck = Luck(1)
    while session.decisions and session.decisions[0].options[0].key != WRITE:
        decision = session.decisions[0]
        session.answer(luck.choice(decision.legal()), seat=decision.seat)
    write_it = session.decisions[0].options[0]
    assert "A Hand Bell may be used from now on." in write_it.tells.split("\n")
    keeper = session.table.top("keeper:0")
    assert keeper is not None
    session.override("move", piece=keeper.id, zone="grave")
    told = session.decisions[0].options[0].tells
    assert f"{nights().title_of(keeper.name)} has fallen. Nobody saw it." in told.split("\n")
    session.undo()
    assert session.decisions[0].options[0].tells == write_it.tells
    assert not is_written(session)
    session.answer(WRITE)
    assert is_written(session)
    session.undo()
    session.override("end", winners=[0], words="Enough.", rule="")
    assert session.over
    assert not is_written(session), "by hand it was never asked"


def test_a_person_is_asked_and_told_why_where_nothing_can_be_written_down() -> None:
    session = sitting(begun())
    session.override("seat", seat=0, name="Bot", player=5, bot="random")
    luck = Luck(1)
    while session.decisions and session.decisions[0].options[0].key != WRITE:
        decision = session.decisions[0]
        session.answer(luck.choice(decision.legal()), seat=decision.seat)
    assert session.decisions[0].seat == 1
    session.override("add", name="sexton", zone="grave")
    (write_it,) = session.decisions[0].options
    assert "Hero 'sexton' is in the roster twice" in write_it.why
    for anyway in (False, True):
        with pytest.raises(Refusal, match="cannot be written down"):
            session.answer(WRITE, anyway=anyway)
    session.undo()
    session.answer(WRITE)
    assert is_written(session)


# --- what cannot be ----------------------------------------------------------------------------


def test_one_sitting_is_open_at_a_time() -> None:
    ledger = begun()
    with pytest.raises(Refusal, match="Sitting 1 has not ended yet"):
        next_sitting(ledger, nights(), 1)
    with pytest.raises(Refusal, match="has not ended yet"):
        end_sitting(ledger, sitting(ledger))
    ended = sat(ledger, Luck(1))
    with pytest.raises(Refusal, match="No sitting is open"):
        end_sitting(ended, play(sitting(ledger), Luck(1)))
    with pytest.raises(Refusal, match="The campaign is over"):
        next_sitting(whole(1), nights(), 1)
    with pytest.raises(Refusal, match="Tower has no campaigns"):
        ledger_changes.new_ledger(game_called("tower"), SEATS, 1)


def test_only_the_last_sitting_is_played_again() -> None:
    ledger = second()
    again = play_again(ledger, seed=99)
    assert again.sittings[0] == ledger.sittings[0]
    assert (again.sittings[1].begun, again.sittings[1].seed) == (2, 99)
    assert table_of(again, nights()).chance != table_of(ledger, nights()).chance


def test_a_session_that_is_sealed_changes_no_more() -> None:
    session = play(sitting(begun()), Luck(1))
    session.timeline.seal("It is written down.")
    before = freeze(session.table)
    for deed in (
        session.undo,
        session.redo,
        lambda: session.rewind(0),
        lambda: session.override("go", step="dusk"),
    ):
        with pytest.raises(Refusal, match="It is written down"):
            deed()
    assert freeze(session.table) == before
    session.override("note", key="meaning", words="We held.")
    assert session.table.notes["meaning"] == "We held."


def test_a_campaign_that_names_what_the_game_has_not_is_laid_out_with_stand_ins() -> None:
    strange = Campaign(
        2,
        "moor",
        heroes=[Hero("golem", "Bo", 0, {"health": 2}, {"pack": [Thing("sword")]})],
        stores={"shelf": [Thing("shield")]},
    )
    table = lay_sitting(nights(), SEATS, 1, {}, strange)
    names = {piece.name for piece in table.pieces}
    assert {STANDS_FOR + name for name in ("golem", "sword", "shield")} <= names
    session = play(Session(nights(), table), Luck(1))
    assert load(session.to_json()).table == session.table


def test_what_is_lost_in_one_sitting_is_lost_once_in_the_next() -> None:
    """What stood in for something that was stored got another that stood in for it."""
    strange = Campaign(2, "moor", stores={"shelf": [Thing("shield"), Thing(STANDS_FOR + "helm")]})
    table = lay_sitting(nights(), SEATS, 1, {}, strange)
    names = [piece.name for piece in table.pieces if piece.name.startswith(STANDS_FOR)]
    assert names == [STANDS_FOR + "shield", STANDS_FOR + "helm"]


# --- saves of a sitting --------------------------------------------------------------------------


def test_a_save_of_a_sitting_has_its_campaign_once_and_gives_it_back_everywhere() -> None:
    session = play(sitting(second()), Luck(2))
    text = session.to_json()
    assert text.count('"campaign"') == 1
    record = parse(text)
    assert record == parse(write(session.record()))
    assert len(record.checkpoints) > 1
    assert all(each.table.campaign == session.table.campaign for each in record.checkpoints)


def test_the_log_is_there_after_the_game_got_new_rules_and_options() -> None:
    session = play(sitting(second()), Luck(2))
    older = json.loads(msgspec.json.encode(session.record()))  # whole tables
    older["rules"] = 0
    for table in (older["table"], *(each["table"] for each in older["checkpoints"])):
        del table["options"]["omens"]
        table["options"]["gone"] = "yes"
        del table["zones"]["out"]
    for table in (older["table"], *(each["table"] for each in older["checkpoints"])):
        del table["options"]["gone"]
    record = parse(json.dumps(older))
    assert record.table.options["omens"] == "nine"
    assert "out" in record.table.zones
    assert record.table.campaign == session.table.campaign
    assert load(json.dumps(older)).table.campaign == session.table.campaign


def spoilt_sittings() -> dict[str, Any]:
    good = json.loads(play(sitting(second()), Luck(2)).to_json())
    spoilt = {}

    def spoil(why: str, place: str, value: object) -> None:
        bad = spoilt[why] = copy.deepcopy(good)
        bad["table"]["campaign"][place] = value

    spoil("There is no sitting", "number", -1)
    spoil("in the roster twice", "heroes", [{"id": "dog"}, {"id": "dog"}])
    spoil("cannot be read", "log", [{"type": "Eval", "what": "x"}])
    spoil("does not exist", "heroes", [{"id": "dog", "seat": 9}])
    spoil("cannot be laid out", "stores", {"shelf": [{"name": "x"}] * 10_000})
    spoil("cannot be read", "stores", {"shelf": [{"name": "x"}] * 10_001})
    other = spoilt["Its campaign is not that of the game"] = copy.deepcopy(good)
    other["checkpoints"][0]["table"]["campaign"] = {"number": 7}
    alien = spoilt["Tower has no campaigns"] = json.loads(to_tower())
    alien["table"]["campaign"] = {"number": 1}
    return spoilt


def to_tower() -> str:
    from tabletop import new_game

    return new_game("tower", seats=2, seed=1).to_json()


@pytest.mark.parametrize("why", spoilt_sittings())
def test_a_sitting_with_an_impossible_campaign_is_refused_with_a_sentence(why: str) -> None:
    with pytest.raises(Unreadable, match=why) as caught:
        parse(json.dumps(spoilt_sittings()[why]))
    assert len(str(caught.value).splitlines()) == 1


# --- ledgers from elsewhere ----------------------------------------------------------------------


def spoilt_ledgers() -> dict[str, Any]:
    good = msgspec.to_builtins(whole(1))
    spoilt: dict[str, Any] = {
        "cannot be read": "{",
        "this version reads 1 to 1": {**good, "format": 9},
    }

    def change(why: str, i: int, **fields: object) -> None:
        bad = spoilt[why] = copy.deepcopy(good)
        bad["sittings"][i].update(fields)

    change("It was played from another campaign than this", 1, base="0" * 16)
    change("It has not ended, and another follows", 0, aftermath=None)
    change("`int` >= 1", 2, begun=0)
    bad = spoilt["is missing: the dead stay"] = copy.deepcopy(good)
    bad["sittings"][0]["aftermath"]["heroes"] = [{"id": "dog"}]
    bad["sittings"][1]["base"] = ""
    ledger = whole(1)
    came = ledger.sittings[0].aftermath
    assert came is not None
    first = replace(ledger.sittings[0], aftermath=replace(came, heroes=[Hero("dog")]))
    lost = replace(ledger, sittings=[first, *ledger.sittings[1:]])
    second_one = replace(lost.sittings[1], base=digest(lost.before(1)))
    spoilt["is missing: the dead stay"] = msgspec.to_builtins(
        replace(lost, sittings=[first, second_one])
    )
    bad = spoilt["It begins at 5"] = copy.deepcopy(good)
    bad["start"]["number"] = 5
    bad = spoilt["Expected `array` of length <= 400"] = copy.deepcopy(good)
    bad["sittings"] = bad["sittings"][:1] * 401
    return spoilt


@pytest.mark.parametrize("why", spoilt_ledgers())
def test_a_ledger_that_no_campaign_led_to_is_refused_with_a_sentence(why: str) -> None:
    bad = spoilt_ledgers()[why]
    with pytest.raises(Unreadable) as caught:
        ledgers.parse(bad if isinstance(bad, str) else json.dumps(bad))
    assert why in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.long
@given(st.binary(max_size=200), st.integers(0, 3000), st.integers(0, 200))
@settings(max_examples=200)
def test_a_torn_ledger_is_a_ledger_or_one_sentence(junk: bytes, at: int, gone: int) -> None:
    text = ledgers.write(whole(2))
    refusal = ""
    try:
        ledgers.parse(text[:at] + junk + text[at + gone :])
    except Unreadable as refused:
        refusal = str(refused)
    assert len(refusal.splitlines()) <= 1


def test_a_ledger_too_large_is_not_even_read() -> None:
    with pytest.raises(Unreadable, match="none is over 16,000,000"):
        ledgers.parse(b" " * 16_000_001)


def largest() -> Ledger:
    """As many sittings, heroes and entries as may be: what a hostile file could have."""
    ledger, ledger_changes = begun(), []
    heroes = [Hero(f"hero-{n:015}") for n in range(1000)]
    campaign = ledger.start
    for n in range(ledgers.MOST_SITTINGS):
        log: list[AnyWritten] = [Recorded(f"{n} {k}", ".") for k in range(50)]
        came = Aftermath(words=".", log=log, heroes=heroes)
        ledger_changes.append(replace(ledger.sittings[0], base=digest(campaign), aftermath=came))
        campaign = after(campaign, came)
    return replace(ledger, sittings=ledger_changes)


@pytest.mark.slow
def test_the_largest_ledger_there_can_be_is_read_in_a_moment() -> None:
    text = json.dumps(msgspec.to_builtins(largest()), separators=(",", ":")).encode()
    assert ledgers.LARGEST_LEDGER / 2 < len(text) < ledgers.LARGEST_LEDGER
    began = time.process_time()
    ledgers.parse(text)
    assert time.process_time() - began < AT_ONCE


def test_no_ledger_is_written_that_could_not_be_read_again() -> None:
    with pytest.raises(Refusal, match="at most 16,000,000 bytes"):
        ledgers.write(largest())
