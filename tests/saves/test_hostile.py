"""Damaged, lying and hostile saves: a session or one clear sentence, at once, and nothing else."""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop import Diverged, Refusal, RuleFault, Session, load
from tabletop.play.record_loader import Door
from tabletop.play.records.record import LARGEST, Unfit, Unreadable
from tabletop.play.rules.chronicle import sentence
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow
from tabletop.table.view import EVERYONE
from tests.saves.games import bent, played, taken_back

AT_ONCE = 5.0
"""Processor seconds that the largest hostile file may take; a good save takes thousandths."""

HOSTILE: list[Any] = [
    None, True, False, -1, 0, 1, 77, 78, 79, 10**6, 10**9, 2**63, -(2**63) - 1, 2**64, 10**40,
    1.5, "", "{}", "{}" * 500, "over", "act", "box", "hand:0", "__class__", "\x00", "\u202e",
    "x" * 3000, [], {}, [[[[]]]], [0] * 1000, {"a": {"b": {}}},
    {"type": "Skip", "step": "nowhere"}, {"type": "Restart", "step": "act"},
    {"type": "Chance", "outcome": -1}, {"type": "Chance", "outcome": [0, 0]},
    {"type": "Override", "verb": "__import__", "args": {"name": "os"}},
    {"type": "Override", "verb": "move", "args": {"piece": 1, "zone": "nowhere"}},
    {"type": "Override", "verb": "go", "args": {"step": "end_turn", "seat": 99}},
    {"type": "Override", "verb": "count", "args": {"piece": -1, "counter": "floor", "value": 99}},
]  # fmt: skip


HEADER = ("format", "program", "game", "rules", "question")


@cache
def good() -> list[Any]:
    """Good saves of several kinds, as plain data."""
    sessions = [
        played(0),
        played(40),
        played(2000),
        played(60),
        bent(60),
        taken_back(60),
        played(50, dice="typed", cards="typed"),
    ]
    saves = [json.loads(session.to_json()) for session in sessions]
    for save in saves[3:]:
        del save["checkpoints"][1:]  # all that was played is played again
    return saves


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Each place in *data*: the list or object, and the index or key in it."""
    pairs: Any = ()
    if isinstance(data, dict):
        pairs = data.items()
    elif isinstance(data, list):
        pairs = enumerate(data)
    for key, value in pairs:
        yield data, key
        yield from places(value)


def spoil(draw: st.DrawFn, data: Any) -> None:
    """Do one evil thing somewhere in *data*: in a part of its choice, so that none is spared."""
    part = data[draw(st.sampled_from([key for key in data if data[key] and key not in HEADER]))]
    found = list(places(part)) or list(places(data))
    inside, key = found[draw(st.integers(0, len(found) - 1))]
    other, other_key = found[draw(st.integers(0, len(found) - 1))]
    deed = draw(st.sampled_from(["swap", "swap", "change", "change", "hostile", "drop", "double"]))
    value = inside[key]
    if deed == "drop":
        del inside[key]
    elif deed == "double" and isinstance(inside, list):
        inside.insert(key, copy.deepcopy(value))
    elif deed == "change" and isinstance(value, bool):
        inside[key] = not value
    elif deed == "change" and isinstance(value, int):
        inside[key] = value + draw(st.integers(-3, 100))
    elif deed == "change" and isinstance(value, list):
        inside[key] = draw(st.permutations(value[:60])) + value[60:]
    elif deed == "swap":
        inside[key], other[other_key] = copy.deepcopy(other[other_key]), copy.deepcopy(value)
    else:
        inside[key] = copy.deepcopy(draw(st.sampled_from(HOSTILE)))


@st.composite
def spoilt(draw: st.DrawFn) -> bytes:
    data = copy.deepcopy(draw(st.sampled_from(good())))
    for _ in range(draw(st.integers(1, 4))):
        spoil(draw, data)
    return json.dumps(data).encode()


@st.composite
def torn(draw: st.DrawFn) -> bytes:
    """A good save whose bytes were cut, overwritten or shifted."""
    text = json.dumps(draw(st.sampled_from(good()))).encode()
    at = draw(st.integers(0, len(text)))
    end = draw(st.integers(at, min(len(text), at + 40)))
    middle = draw(st.one_of(st.just(b""), st.binary(max_size=20), st.just(b"\x00" * (end - at))))
    return text[:at] + middle + (text[end:] if draw(st.booleans()) else b"")


def opened(text: bytes | str, door: Door) -> Session | None:
    """The session in *text*; nothing if it is refused, with a sentence."""
    try:
        return load(text, door=door)
    except (Unreadable, Diverged, Refusal) as refused:
        refusal = str(refused)
    assert len(refusal.splitlines()) == 1
    return None


def use(session: Session) -> None:
    """All that a screen does with a session that it was given."""
    seats = [EVERYONE, *range(len(session.table.seats))]
    for seat in seats:
        session.view(seat)
        for line in session.lines:
            sentence(line, session.table, seat, session.game.title_of)
    for piece in session.table.pieces:
        assert session.game.title_of(piece.name)
    for deed in (lambda: answer(session), session.undo, session.redo, lambda: session.rewind(0)):
        with suppress(Refusal, RuleFault):  # then the table is as it was, which loading it proves
            deed()
        load(session.to_json())


def answer(session: Session) -> None:
    for decision in session.decisions:
        for option in decision.legal()[:1]:
            session.answer(option, seat=decision.seat)
            return


QUIET = settings(
    max_examples=150,
    deadline=5000,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@pytest.mark.long
@QUIET
@given(spoilt(), st.sampled_from(["play", "step", "table"]))
def test_spoilt_saves_are_refused_or_can_be_played(text: bytes, door: Door) -> None:
    session = opened(text, door)
    if session:
        use(session)


@pytest.mark.long
@QUIET
@given(torn())
def test_torn_saves_are_refused_or_can_be_played(text: bytes) -> None:
    session = opened(text, "play")
    if session:
        use(session)


@pytest.mark.slow
def test_the_spoiling_reaches_beyond_what_types_alone_refuse() -> None:
    """Else the two tests above would prove little: some spoilt saves must open, some diverge."""
    seen: set[str] = set()

    @settings(QUIET, max_examples=500, database=None, derandomize=True)
    @given(spoilt())
    def look(text: bytes) -> None:
        try:
            load(text)
            seen.add("opened")
        except Unreadable as fault:
            seen.add("damaged at" if "damaged at" in str(fault) else "malformed")
        except Diverged:
            seen.add("diverged")

    look()
    assert seen == {"opened", "damaged at", "malformed", "diverged"}


# --- files made to hang or to crash ------------------------------------------------------------


def large(inside: str) -> str:
    """A save in which *inside* stands in place of the note."""
    return json.dumps({**good()[1], "note": "@"}).replace('"@"', inside)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\x00" * 100_000,
        b"\x7fELF" + bytes(range(256)) * 100,
        b"[" * 5_000_000,
        b'{"a":' * 5_000_000,
        large("[" * 1_000_000).encode(),
        large("[" * 1_000_000 + "]" * 1_000_000).encode(),
        b'{"table": {"pieces": [' + b'{"id":0,"name":"x","zone":"y"},' * 900_000,
        b'{"entries": [' + b"0," * (LARGEST // 2 - 20) + b"0]}",
        b'{"entries": [' + b'{"type":"Skip","step":""},' * 1_000_000,
        b'{"format": ' + b"9" * 5_000_000 + b"}",
        b'{"format": NaN}',
        b'{"format": 1, "format": 1}',
        b'{"question": "' + b"x" * 30_000_000 + b'"}',
        b"\xff\xfe{\x00}\x00",
        b"x" * (LARGEST + 1),
    ],
    ids=lambda text: repr(bytes(text[:24])),
)
def test_a_hostile_file_is_refused_at_once(text: bytes) -> None:
    began = time.process_time()
    with pytest.raises(Unreadable) as refused:
        load(text)
    assert time.process_time() - began < AT_ONCE
    assert len(str(refused.value)) < 300


def changed(**changes: Any) -> str:
    """A good save with some of its parts replaced: `table__zones__deck` names one deep inside."""
    data = copy.deepcopy(good()[1])
    for path, value in changes.items():
        inside = data
        *way, last = [int(key) if key.isdigit() else key for key in path.split("__")]
        for key in way:
            inside = inside[key]
        inside[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"format": 99}, "format 99"),
        ({"format": 0}, "format 0"),
        ({"table__zones__deck__kind": "attic"}, "Zone 'deck' is not as the game lays it out"),
        ({"table__zones__deck__number": 7}, "Zone 'deck' is not as the game lays it out"),
        ({"table__zones__deck__number": 10**9}, "number"),
        ({"table__zones__deck__number": "1"}, "number"),
        ({"table__zones__deck__owner": 1}, "Zone 'deck' is not as the game lays it out"),
        ({"table__zones__deck__on": 3}, "Zone 'deck' is not as the game lays it out"),
        ({"table__zones__deck__on": 10**6}, "piece 1000000, which does not exist"),
        ({"table__zones__deck__on": 10**30}, "on"),
        ({"table__zones__deck__on": -2}, "piece -2, which does not exist"),
        ({"table__zones__deck__live": True}, "Zone 'deck' is not as the game lays it out"),
        ({"table__zones__deck__live": 1}, "live"),
        ({"table__zones__deck__kind": ["deck"]}, "kind"),
        ({"table__zones__deck__kind": "x" * 201}, "kind"),
        ({"format": 1, "table__zones__deck__on": 999}, "piece 999, which does not exist"),
        ({"game": "bridge"}, "no game 'bridge'"),
        ({"table__game": "bridge"}, "table: It is a table of 'bridge'"),
        ({"table__options__fool": "eats"}, "Option 'fool'"),
        ({"table__options__cheat": "on"}, "no option 'cheat'"),
        ({"table__seats": []}, "seats"),
        ({"table__seats": [{"name": "A", "player": 0}] * 5}, "seats"),
        ({"table__seats__0__player": "x"}, r"\$.table.seats\[0\].player"),
        ({"table__zones__deck__pieces__0": 999}, "table: Zone 'deck' holds piece 999"),
        ({"table__zones__deck__pieces__0": -1}, "table: Zone 'deck' holds piece -1"),
        ({"table__zones__deck__name": "desk"}, "table: Zone 'deck' calls itself 'desk'"),
        ({"table__zones__deck__owner": 7}, "table: Zone 'deck' belongs to seat 7"),
        ({"table__zones__hand:0__seen_by": "everyone"}, "Zone 'hand:0' is not as the game"),
        ({"table__zones__hand:0__owner": 1}, "Zone 'hand:0' is not as the game"),
        ({"table__zones__attic": {"name": "attic"}}, "Zone 'attic' is not as the game"),
        ({"table__pieces__5__id": 6}, "table: Piece 5 carries the number 6"),
        ({"table__pieces__5__name": "joker-x"}, "pieces are not those|no piece 'joker-x'"),
        ({"table__pieces__5__turn": 45}, "table: Piece 5 .* is turned by 45"),
        ({"table__pieces__5__zone": "deck "}, "table: Piece 5 .* says it lies in 'deck '"),
        ({"table__pieces__5__counters": {"health": 10**7}}, "pieces.*counters"),
        ({"table__flow": {"step": "nowhere"}}, "table: flow: There is no step 'nowhere'"),
        ({"table__flow": {"step": "act", "args": {"x": 1}}}, "table: flow: Step 'act'"),
        ({"table__flow": {"step": "act", "args": {"x": [[1]]}}}, "flow.args"),
        ({"table__chance": -1}, "state of chance"),
        ({"table__chance": 2**64}, "state of chance"),
        ({"table__outcome": {"winners": [9], "words": "", "rule": ""}}, "Seat 9"),
        ({"checkpoints__0__entry": -1}, "checkpoints: There is none"),
        ({"checkpoints__0__entry": 10**9}, "checkpoints"),
        ({"checkpoints__0__table__flow": {"step": "x"}}, r"checkpoints\[0\].table: flow"),
        ({"checkpoints__0__piece_count": 999}, r"checkpoints\[0\].table: The table has fewer"),
        ({"checkpoints__0__zone_count": -5}, r"checkpoints\[0\].table: The table has fewer"),
        ({"checkpoints__0__table__pieces__0__id": 999}, r"checkpoints\[0\].* no piece 999"),
        (
            {"checkpoints__0__table__zones__attic": {"name": "attic"}},
            r"checkpoints\[0\].table: There was no zone 'attic'",
        ),
        ({"entries__0__seat": 9}, r"entries\[0\]: There is no seat 9"),
        ({"entries__0__type": "Eval"}, "Invalid value 'Eval'"),
        (
            {"entries__3": {"type": "Override", "verb": "exec", "args": {}}},
            r"entries\[3\]: There is no verb 'exec'",
        ),
        (
            {"entries__3": {"type": "Override", "verb": "flip", "args": {"code": "x"}}},
            r"entries\[3\]: Flip by hand",
        ),
        (
            {"entries__3": {"type": "Override", "verb": "flip", "args": {"piece": 999}}},
            r"entries\[3\]: There is no piece 999",
        ),
        ({"entries__3": {"type": "Chance", "outcome": [5, 5]}}, r"entries\[3\]: That is no order"),
        ({"chronicle__1__words": "{} {} {} {} {} {}"}, r"chronicle\[1\]: The sentence has 6 gaps"),
        ({"chronicle__1": {"entry": 0, "words": "{}", "parts": [""]}}, "The sentence has no words"),
        ({"chronicle__1__entry": 10**6}, "chronicle: Its lines are not in order"),
        ({"chronicle__0__parts__0": 5}, "parts"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_what_is_wrong_is_said_with_its_place(changes: dict[str, Any], where: str) -> None:
    with pytest.raises(Unreadable, match=where):
        load(changed(**changes))


def test_a_mention_of_another_piece_is_a_lie() -> None:
    data = copy.deepcopy(good()[1])
    mention = next(
        part for line in data["chronicle"] for part in line["parts"] if isinstance(part, dict)
    )
    own = data["table"]["pieces"][mention["piece"]]["name"]
    mention["name"] = "major-21" if own != "major-21" else "major-20"
    with pytest.raises(Unreadable, match=r"chronicle\[\d+\]: Piece \d+ is not"):
        load(json.dumps(data))


def test_counters_may_be_anything_that_hands_can_do() -> None:
    session = played(40)
    session.override("count", piece=0, counter="health", value=-999_999)
    assert load(session.to_json()).table == session.table


def test_a_game_of_a_later_edition_is_unfit_and_not_damaged() -> None:
    with pytest.raises(Unfit):
        load(changed(game="bridge"))


def test_a_history_that_does_not_fit_refuses_to_be_undone_and_leaves_the_game() -> None:
    """Only the last stretch is played again when a save opens; the rest when it is asked for."""
    data = copy.deepcopy(good()[2])
    answers = [entry for entry in data["entries"] if entry["type"] == "Answer"]
    answers[2]["key"] = "nonsense"
    session = load(json.dumps(data))
    table = session.to_json()
    with pytest.raises(Refusal, match="cannot be repeated"):
        session.rewind(5)
    assert session.to_json() == table
    assert answer(session) is None


@pytest.mark.parametrize("words", ["x" * 2001, "\ud800"])
def test_what_could_not_be_saved_is_refused_when_it_is_done(words: str) -> None:
    session = played(20)
    before = session.to_json()
    for deed in (
        lambda: session.override("note", key="a", words=words),
        lambda: session.override("flip", piece=1, reason=words),
        lambda: session.skip(words),
        lambda: session.restart_step(words),
        lambda: session.override("add", name=words, zone="box"),
        lambda: session.override("add", name="major-99", zone="box"),
        lambda: session.override("count", piece=0, counter="x", value=2_000_000),
    ):
        with pytest.raises(Refusal):
            deed()
    assert session.to_json() == before


def round_and_round(play: Play) -> Flow:
    return go("end_turn")


def rolling(play: Play) -> Rules[Flow]:
    while True:
        yield from play.roll(play.table["dice"][0], 6, ask="Again?", rule="")


@pytest.mark.parametrize("endless", [round_and_round, rolling])
def test_rules_that_never_come_to_a_question_are_stopped(
    monkeypatch: pytest.MonkeyPatch, endless: Any
) -> None:
    """Whether a bug or a table that no hand could lay: the game says so and stands where it was."""
    session = played(20)
    step = session.game.steps["end_turn"]
    monkeypatch.setitem(session.game.steps, "end_turn", replace(step, run=endless))
    began = time.process_time()
    session.override("go", step="end_turn")
    assert time.process_time() - began < AT_ONCE
    assert session.halted
    assert session.undo()
    assert session.decisions
