"""Whatever cannot be done says why: greyed among the answers, or where it was tried."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from tabletop import Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.games.parsifal.cards.content import NAMED, TITLES
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT, NUMBER
from tabletop.games.parsifal.rules.abilities import ABILITIES, Aims, coded, deeds_of
from tabletop.games.parsifal.rules.action_options import key_of
from tabletop.games.parsifal.rules.board import BIT
from tabletop.packs.rulebook import rulebook
from tabletop.play.ports.port import Port
from tests.games.parsifal.staging import (
    blocked,
    declared,
    keys,
    open_part,
    play,
    question,
    say,
    stage,
)


def questions(seed: int) -> Iterator[Session]:
    """A random game of people, question by question."""
    luck = Luck(seed)
    options = {
        "interrupt_prompt": luck.choice(["ask", "always"]),
        "lock_volley": luck.choice(["off", "on"]),
    }
    session = new_game("parsifal", seats=2 + seed % 5, seed=seed, options=options)
    for number in range(150):
        if session.decision is None:
            return
        if number == 60:
            session.override("suspend", subject=luck.choice(["klingsor", "bow", "horn"]))
        yield session
        if session.decision is None:
            return
        legal = question(session).legal()
        say(session, luck.choice(legal).key)


# --- greyed ------------------------------------------------------------------------------------


@pytest.mark.rule("PAR-022", "PAR-025", "PAR-067")
@pytest.mark.parametrize("seed", range(10))
def test_what_is_on_the_table_is_offered_or_greyed_by_a_rule(seed: int) -> None:
    """Who could act, what is printed on it, whom it names, who could get it, what could stop it."""
    missing: list[tuple[str, str]] = []
    for session in questions(seed):
        decision = question(session)
        options = {option.key: option for option in decision.options}
        for option in options.values():
            assert not option.why or option.rule in rulebook("parsifal").rules
        missing += [(decision.ask, key) for key in _due(session) if key not in options]
    assert missing == []


def _due(session: Session) -> Iterator[str]:
    """The keys that the open question must have, by what lies on the table and is printed there."""
    table = session.table
    seat, told, part = table.count("active"), declared(session), open_part(session)
    lying = {piece.name: piece.zone for piece in table.pieces[: len(ALL)] if piece.zone != "deck"}
    match part or table.flow.step:
        case "who":
            if table.flow.step == "act":
                yield from (name for name in lying if _controller(session, name) == seat)
        case "deed" | "does":
            owned = sum(1 << piece.id for piece in table[f"under:{ALL[told.actor]}"])
            for deed in deeds_of(told.actor, owned, ()):
                yield key_of(deed)
        case "whom" | "target" | "also":
            deed = coded(told.deed)
            assert deed
            named = [name for name in lying if deed.whom >> NUMBER[name] & 1]
            yield from (name for name in named if NUMBER[name] != told.target)
            if deed.ability == "take":
                under = f"under:{ALL[told.actor]}"
                artifacts = [name for name in lying if NUMBER[name] >= FIRST_ARTIFACT]
                yield from (name for name in artifacts if lying[name] != under)
        case "to":
            deed = coded(told.deed)
            assert deed
            if deed.ability == "give":
                playing = [name for name in lying if _controller(session, name) >= 0]
                yield from (name for name in playing if NUMBER[name] != told.actor)
            elif deed.ability == "hand_over":
                controller = _controller(session, ALL[told.target])
                yield from (f"seat {n}" for n in range(len(table.seats)) if n != controller)
            else:
                yield from (name for name in lying if _controller(session, name) == seat)
        case "window":
            yield from (f"interrupt {name}" for name in ("horn", "spear") if name in lying)


def _controller(session: Session, name: str) -> int:
    piece = session.table.named(name)
    kind, _, seat = piece.zone.partition(":")
    if kind == "over":
        return piece.counters["home"] - 1
    return int(seat) if kind == "area" else -1


# --- where it was tried ------------------------------------------------------------------------


@pytest.mark.rule("PAR-013", "PAR-018", "PAR-025", "PAR-033")
@pytest.mark.parametrize("seed", range(10))
def test_a_drop_is_refused_for_what_was_tried(seed: int) -> None:
    """By a rule of the book, in words that speak of what was dragged, or where to, or of a turn;
    and not of what nobody tried."""
    luck = Luck(seed)
    for session in islice(questions(seed), seed % 3, None, 3):
        table, port = session.table, Port(session, session.decision.seat)
        seen = [p for p in table.pieces[: len(ALL)] if p.zone != "deck"]
        for piece in (luck.choice(seen) for _ in range(6) if seen):
            zone = luck.choice([z for z in table.zones if z != piece.zone])
            if port.dropped(piece.id, zone):
                continue
            refusal = port.refuse(piece.id, zone)
            tried = f"{piece.name} to {zone}: {refusal}"
            assert refusal.rule in rulebook("parsifal").rules, tried
            assert _is_about(refusal.why, session, piece.id, zone), tried


ABOUT_ALL = ("only on your own turn", "to interrupt", "draw from the deck", "Chains mark")
ABOUT_ALL += ("All thirty tarots stay", "Only artifacts can lie", "is acting now")
ABOUT_ALL += ("under your control. You have",)


def _is_about(why: str, session: Session, piece: int, zone: str) -> bool:
    onto = NUMBER.get(zone.partition(":")[2], piece)
    if any(words in why for words in ABOUT_ALL):
        return True
    owner = session.table.pieces[piece].zone.partition(":")[2]
    names = [TITLES[number] for number in (piece, onto, NUMBER.get(owner, piece))]
    return any(re.search(rf"\b{name}\b", why) for name in names)


@pytest.mark.rule("PAR-057", "PAR-058")
def test_rivals_that_could_do_nothing_are_greyed_when_one_is_commanded() -> None:
    """The Squire is nobody's own, and both Squires are in play."""
    session = stage(
        areas=(["titurel", "squire-1"], ["squire-2", "knight-1", "ferris"]),
        under={"titurel": ["wine"]},
        over={"knight-1": "ferris"},
    )
    play(session, "titurel")
    control = question(session).option("wine control")
    assert control
    assert (control.rule, control.why) == (
        "PAR-057",
        "You control Squire 1 yourself. Knight 1 is locked. Squire 2 cannot do anything now.",
    )
    session = stage(
        areas=(["titurel", "squire-1"], ["squire-2", "knight-1", "knight-2", "klingsor"]),
        under={"titurel": ["wine"]},
    )
    play(session, "titurel", "wine control")
    assert keys(session) == ["knight-1", "knight-2"]
    assert blocked(session) == {"squire-1": "PAR-057", "squire-2": "PAR-058"}


@pytest.mark.rule("PAR-025")
@pytest.mark.parametrize(
    ("tarot", "zone", "rule", "why"),
    [
        (
            "klingsor",
            "common",
            "PAR-017",
            "To take an artifact with Klingsor, drag the artifact onto Klingsor.",
        ),
        ("klingsor", "over:squire-1", "PAR-033", "Squire 1 is locked already."),
        ("klingsor", "over:klingsor", "PAR-026", "Klingsor cannot lock itself."),
        ("squire-2", "over:gawan", "PAR-025", "Squire 2 can do nothing to Gawan now."),
        ("swan", "common", "PAR-020", "The Swan can never own an artifact."),
        ("wine", "over:squire-2", "PAR-057", "You control Squire 2 yourself."),
        ("wine", "under:gawan", "PAR-055", "Klingsor has no skill to give the Wine."),
        ("horn", "under:gawan", "PAR-013", "You do not control Gawan."),
        (
            "squire-2",
            "area:1",
            "PAR-049",
            "This needs 3 free Squires under your control. You have 1.",
        ),
    ],
)
def test_the_reason_is_the_nearest(tarot: str, zone: str, rule: str, why: str) -> None:
    session = stage(
        areas=(["klingsor", "swan", "squire-2"], ["gawan", "squire-1", "herzeleide"]),
        under={"klingsor": ["wine"]},
        over={"squire-1": "herzeleide"},
        common=["horn"],
    )
    piece = session.table.named(tarot).id
    assert not Port(session, 0).dropped(piece, zone)
    refusal = Port(session, 0).refuse(piece, zone)
    assert (refusal.rule, refusal.why) == (rule, why)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
def test_every_drop_says_what_it_goes_on_to_mean(seed: int) -> None:
    """All that a drop may mean are answers, part by part; the last of them speaks of the piece and
    the place, and none means nothing."""
    tried, luck = 0, Luck(seed)
    for session in islice(questions(seed), seed % 3, None, 3):
        port = Port(session, session.decision.seat)
        for piece in (luck.below(len(ALL)) for _ in range(3)):
            for meant in port.drops(piece):
                again = Port(load(session.to_json()), session.decision.seat)
                for key in meant.keys:
                    again.answer(key)
                tried += 1
    assert tried > 30


def test_every_ability_says_what_it_lacks_of_whom_it_is_about() -> None:
    for ability in ABILITIES.values():
        words = ability.lacks.format(NAMED[0])
        assert words.endswith("."), ability.name


@pytest.mark.rule("PAR-064", "PAR-025")
def test_who_cannot_be_recalled_is_not_in_limbo_wherever_it_is() -> None:
    """That it is free, or whose it is, is no reason nearest to a recall."""
    session = stage(
        areas=(["titurel", "kundry"], ["gawan", "squire-1", "knight-1"]),
        under={"gawan": ["horn"]},
        over={"squire-1": "knight-1"},
        limbo=["squire-2"],
        common=["bow"],
    )
    for who in ("titurel", "kundry"):
        play(session, who, f"{who} recall")
        asked = question(session)
        assert asked
        for option in asked.options:
            assert not option.why or option.why.endswith(" is not in Limbo."), option.why
        Port(session, 0).unsay()
        Port(session, 0).unsay()


def test_what_several_are_barred_by_is_said_once_and_counted() -> None:
    """The words are said of the first of them; a sentence that names none of them needs no more."""
    named = (BIT[NUMBER["herzeleide"]] | BIT[NUMBER["ferris"]], "PAR-033", "{target} is locked.")
    unnamed = (BIT[NUMBER["klingsor"]] | BIT[NUMBER["kundry"]], "PAR-029", "Its slot is full.")
    _, told = Aims(0, (named, unnamed)).why(NUMBER["knight-1"])
    assert re.fullmatch(r"\w+ is locked\. The same goes for 1 other\. Its slot is full\.", told)
