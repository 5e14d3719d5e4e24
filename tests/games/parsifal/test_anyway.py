"""What the rules bar and players do all the same: it happens, and is told as it happened."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext

import pytest

from tabletop import Refusal, Session, new_game
from tabletop.bots.luck import Luck
from tabletop.games.parsifal.cards.lexicon import ALL
from tabletop.games.parsifal.rules.board import read
from tabletop.games.parsifal.rules.turn import PASS
from tabletop.play.rules.chronicle import Line, Mention
from tests import seeds
from tests.conformance.forbidden import done_without_behind
from tests.games.parsifal.staging import (
    asked,
    at_rest,
    blocked,
    controller,
    keys,
    locker,
    names,
    open_part,
    owner,
    play,
    question,
    said_so_far,
    say,
    source,
    stage,
)

BARS = ("PAR-015", "PAR-020", "PAR-029", "PAR-033", "PAR-036", "PAR-049", "PAR-054", "PAR-057")
"""Rules that players do without in some of the games."""

PARTS = ("who", "deed", "does", "whom", "target", "to", "also")
"""The parts of a declaration that bar something."""


@pytest.mark.long
@pytest.mark.rule("PAR-099")
@pytest.mark.parametrize("ruling", ["anyway", "house rules"])
def test_whatever_is_done_anyway_happens_and_is_told_as_it_is(ruling: str) -> None:
    """In random games, whatever is barred at any question is done all the same, by either way."""
    bent: Counter[str] = Counter()
    tried = seeds.some(60)
    for seed in tried:
        luck = Luck(seed)
        session = _begun(seed, luck)
        for _ in range(90):
            if question(session) is None:
                break
            _never_to_be_done(session)
            barred = [o for o in question(session).options if o.why and not o.absolute]
            if barred and luck.chance(60):
                option = luck.choice(barred)
                bent[open_part(session) or session.table.flow.step] += 1
                if ruling == "house rules":
                    said = said_so_far(session)
                    session.override("adopt", subject=option.rule)
                    for key in said[len(said_so_far(session)) :]:  # what did not stay said
                        say(session, key, anyway=True)
                try:
                    _answer(session, option.key, anyway=ruling == "anyway")
                except Refusal:  # another rule stands beside it
                    _answer(session, option.key, anyway=True)
                if ruling == "house rules" and option.rule not in BARS:
                    session.override("abandon", subject=option.rule)
            else:
                legal = question(session).legal() or barred
                locks = [o for o in legal if o.key in ("herzeleide", "herzeleide lock", "bow lock")]
                _answer(session, luck.choice(locks or legal).key, anyway=legal is barred)
    assert all(bent[part] >= max(len(tried) // 12, 1) for part in (*PARTS, "window")), bent


def _begun(seed: int, luck: Luck) -> Session:
    options = {
        "lock_volley": luck.choice(["off", "on"]),
        "interrupt_prompt": luck.choice(["ask", "always"]),
    }
    session = new_game("parsifal", seats=2 + seed % 4, seed=seed, options=options)
    table = session.table
    for name in ("horn", "spear", "bow", "klingsor", "herzeleide", "kundry"):  # soon in play
        table.zones["deck"].pieces.remove(table.named(name).id)
        table.zones["deck"].pieces.append(table.named(name).id)
    return session


def _answer(session: Session, key: str, *, anyway: bool = False) -> None:
    told = len(session.lines)
    say(session, key, anyway=anyway)
    asked_of = question(session).options if question(session) else [PASS]
    assert any(not o.absolute for o in asked_of), "what led here leads nowhere"
    lies_as_it_is_read(session)
    for line in session.lines[told:]:
        assert line.by_hand or _is_so(session, line), (line, key)


def _never_to_be_done(session: Session) -> None:
    """What is absolute is refused, whatever players rule."""
    assert question(session)
    for option in question(session).options:
        if option.absolute:
            with pytest.raises(Refusal) as refusal:
                say(session, option.key, anyway=True)
            assert refusal.value.rule == option.rule


def lies_as_it_is_read(session: Session) -> None:
    """Each lock has one marker on its captive, and each card lies where the board has it."""
    table = session.table
    board = read(table)
    for number, name in enumerate(ALL[:23]):
        lying, place = table[f"over:{name}"], board.place[number]
        assert len(lying) == (board.locker[number] >= 0), name
        if place >= 0:
            home = board.lies_on[number]
            zone = f"over:{ALL[home]}" if home >= 0 else f"area:{place}"
            assert table.pieces[number].zone == zone
            assert (home >= 0) == bool(board.held[number])


def _is_so(session: Session, line: Line) -> bool:
    """Whether what *line* tells is what the table shows."""
    named = [part.name for part in line.parts if isinstance(part, Mention)]
    first, *rest = named or [""]
    zones = {name: session.table.named(name).zone for name in named}
    match line.rule:
        case "PAR-027":
            return locker(session, rest[0]) == first
        case "PAR-043" | "PAR-044":
            return locker(session, rest[0]) == ""
        case "PAR-045":
            return locker(session, first) == ""
        case "PAR-017":
            return owner(session, rest[0]) == first
        case "PAR-054":
            return owner(session, rest[0]) == rest[1]
        case "PAR-048":
            names_of = [seat.name for seat in session.table.seats]
            return names_of[controller(session, rest[0])] == line.parts[-1]
        case "PAR-021" | "PAR-035":
            return zones[named[-1]] == "common"
        case "PAR-061":
            return zones[rest[0]] == "limbo"
        case "PAR-064":
            return zones[rest[0]].partition(":")[0] in ("area", "under")
        case "PAR-070":
            return zones[first] == "limbo"
    return True


# --- one by one --------------------------------------------------------------------------------


@pytest.mark.rule("PAR-015", "PAR-099")
@pytest.mark.parametrize("house_rule", [False, True])
def test_a_captive_that_acts_anyway_acts(house_rule: bool) -> None:
    session = stage(
        areas=(["titurel", "kundry"], ["gawan", "klingsor"]),
        over={"titurel": "klingsor", "kundry": "gawan"},
        limbo=["squire-1"],
    )
    assert blocked(session)["titurel"] == "PAR-015"
    if house_rule:
        session.override("adopt", subject="PAR-015")
    say(session, "titurel", anyway=not house_rule)
    play(session, "titurel recall", "squire-1")
    assert controller(session, "squire-1") == 0
    at_rest(session, 1)
    assert "ruled" not in session.table.counters


@pytest.mark.rule("PAR-015", "PAR-012")
def test_who_may_act_by_a_house_rule_is_asked() -> None:
    session = stage(
        areas=(["titurel"], ["gawan", "klingsor"]), over={"titurel": "klingsor"}, limbo=["squire-1"]
    )
    session.override("adopt", subject="PAR-015")
    play(session, "pass", "pass")
    at_rest(session, 0)
    play(session, "titurel", "titurel recall", "squire-1")
    assert controller(session, "squire-1") == 0


@pytest.mark.rule("PAR-012", "PAR-015", "PAR-099")
@pytest.mark.parametrize("ruling", ["anyway", "house rule", "house rule after"])
def test_what_is_ruled_goes_for_all_that_follows_and_what_is_done_anyway_for_itself(
    ruling: str,
) -> None:
    """The next player's only character is locked as well: that does nothing, and its player passes,
    unless the players do without the rule rather than break it once."""
    session = stage(
        areas=(["titurel"], ["kundry"], ["gawan", "klingsor"]),
        over={"titurel": "klingsor", "kundry": "gawan"},
        limbo=["squire-1", "ferris"],
    )
    if ruling == "house rule":
        session.override("adopt", subject="PAR-015")
    behind = done_without_behind(session, ["PAR-015"]) if ruling == "house rule after" else None
    with behind or nullcontext():
        say(session, "titurel", anyway=ruling != "house rule")
        play(session, "titurel recall", "squire-1")
    assert controller(session, "squire-1") == 0
    at_rest(session, 2 if ruling == "anyway" else 1)
    assert [line.rule for line in session.lines].count("PAR-012") == (ruling == "anyway")


@pytest.mark.rule("PAR-034", "PAR-038", "PAR-099")
def test_a_captive_locks_nobody_whatever_is_ruled() -> None:
    session = stage(
        areas=(["klingsor"], ["gawan", "kundry"]), over={"klingsor": "gawan"}, common=["balm"]
    )
    say(session, "klingsor", anyway=True)
    assert blocked(session)["klingsor lock"] == "PAR-034"
    with pytest.raises(Refusal, match="Klingsor is locked and can hold nobody"):
        say(session, "klingsor lock", anyway=True)


@pytest.mark.rule("PAR-033", "PAR-099")
def test_who_is_locked_again_anyway_changes_hands() -> None:
    session = stage(
        areas=(["klingsor"], ["gurnemanz", "kundry"], ["squire-1"]), over={"kundry": "squire-1"}
    )
    play(session, "klingsor", "klingsor lock")
    say(session, "kundry", anyway=True)
    assert (locker(session, "kundry"), source(session, "kundry")) == ("klingsor", "klingsor")
    assert names(session, "area:2") == ["squire-1"]
    lies_as_it_is_read(session)


@pytest.mark.rule("PAR-026", "PAR-099")
@pytest.mark.parametrize("house_rule", [False, True])
def test_nobody_locks_itself_whatever_is_ruled(house_rule: bool) -> None:
    session = stage(areas=(["klingsor"], ["kundry"]))
    if house_rule:
        session.override("adopt", subject="PAR-026")
    play(session, "klingsor", "klingsor lock")
    with pytest.raises(Refusal, match="Klingsor cannot lock itself"):
        say(session, "klingsor", anyway=True)
    assert names(session, "area:0") == ["klingsor"]


@pytest.mark.rule("PAR-029", "PAR-099")
def test_more_may_be_held_than_there_are_chains() -> None:
    captives = ["amfortas", "ferris", "gamuret", "gawan", "gurnemanz", "kundry", "parsifal"]
    captives += ["swan", "titurel", "knight-1", "knight-2"]
    session = stage(areas=(["klingsor"], captives))
    for captive in captives:
        play(session, "klingsor")
        deed = question(session).option("klingsor lock") if question(session) else None
        assert deed
        say(session, "klingsor lock", anyway=bool(deed.why))
        say(session, captive, anyway=bool(deed.why))
        if "pass" in keys(session) and asked(session)[0] == 1:
            play(session, "pass")
    assert [locker(session, captive) for captive in captives] == ["klingsor"] * len(captives)
    lies_as_it_is_read(session)


@pytest.mark.rule("PAR-067", "PAR-099")
def test_an_artifact_that_lies_about_stops_an_action_if_players_rule_so() -> None:
    session = stage(
        areas=(["klingsor"], ["gawan"], ["titurel", "kundry"]),
        under={"gawan": ["horn"]},
        common=["spear"],
    )
    play(session, "klingsor", "klingsor lock", "kundry")
    assert blocked(session) == {"interrupt spear": "PAR-067"}
    say(session, "interrupt spear", anyway=True)
    assert (names(session, "limbo"), locker(session, "kundry")) == (["spear"], "")


@pytest.mark.rule("PAR-067", "PAR-071")
def test_nobody_interrupts_with_what_is_spent_or_with_nothing() -> None:
    for limbo in (["horn"], []):
        session = stage(
            areas=(["klingsor"], ["gawan"]), limbo=limbo, options={"interrupt_prompt": "always"}
        )
        play(session, "klingsor", "klingsor lock", "gawan")
        (key,) = blocked(session)
        with pytest.raises(Refusal):
            say(session, key, anyway=True)
