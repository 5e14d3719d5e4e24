"""Whole games of Tower by random answers, held against a second pair of books."""

from __future__ import annotations

import random
import re

import pytest

from tabletop import Session, load, new_game
from tabletop.bots.luck import Luck
from tests.games.tower.climbing import at_random
from tests.games.tower.ledger import WARDS, Turn, books

CHOICES = {
    "pent_stop": ("forced", "free"),
    "celestial_suits": ("wands", "wands_cups"),
    "foe_types": ("strict", "generous"),
    "last_ward": ("after", "before"),
    "shields": ("all", "one"),
    "attack_means": ("card", "damage"),
    "priest_self": ("now", "next"),
    "overheal_by": ("devout", "queens", "both"),
    "counter": ("per_turn", "per_card"),
    "fool": ("excuse", "wild", "renewal"),
    "deck": ("recycle", "finite"),
    "fallen": ("revive", "permanent", "any_fall_loses"),
    "hands": ("private", "open"),
}
SUM = re.compile(r"^(\d)(?: − (\d+) \(.*?\) = (\d+))?$")


def blows_told(session: Session, since: int) -> list[int]:
    """What each blow since line *since* came to; its sum must be right (TWR-109, TWR-110)."""
    blows = []
    for line in session.lines[since:]:
        if line.rule == "TWR-109":
            told = SUM.match(str(line.parts[1]))
            assert told, line.parts
            die, shield, result = told.groups()
            assert 1 <= int(die) <= 6
            blow = max(0, int(die) - int(shield or 0))
            assert result is None or int(result) == blow
            blows.append(blow)
    return blows


def whole(session: Session) -> None:
    """What holds at every moment (Components, TWR-014, TWR-043, TWR-064)."""
    table, seats = session.table, len(session.table.seats)
    lying = {zone: [piece.name for piece in table[zone]] for zone in table.zones}
    fronts = [f"{word}:{n}" for word in ("hand", "shields", "sanctuary") for n in range(seats)]
    round_about = sum(len(lying[zone]) for zone in ("deck", "discard", "wards", "play", *fronts))
    assert round_about == 36
    floors = [lying[f"floor:{n}"] for n in range(1, 6)]
    assert sum(name.startswith("major-") for on in floors for name in on) == 5
    assert sum(not name.startswith("major-") for on in floors for name in on) == 5 - len(
        lying["treasures"]
    )
    assert len(lying["box"]) == 16 + 16 - seats
    most = {2: 7, 3: 6, 4: 5}[seats]
    heroes = books(session)
    assert all(count <= most for count in heroes.hands)
    assert all(health >= 0 for health in heroes.health)
    if not session.over:
        floor = table.count("floor")
        assert len(lying["wards"]) <= WARDS[floor - 1]
        assert len(lying["treasures"]) == floor - 1
    if table.options["fool"] == "renewal":
        assert not any("major-0" in lying[f"hand:{n}"] for n in range(seats))


def hidden(session: Session) -> None:
    """Nobody sees what lies face down (TWR-042, TWR-133, TWR-134)."""
    table = session.table
    for seat in range(len(table.seats)):
        view = session.view(seat)
        for zone in table.zones:
            for seen, piece in zip(view[zone], table[zone], strict=True):
                waits = zone.startswith("floor:") and not piece.face_up
                secret = waits or zone in ("deck", "box")
                if zone.startswith("hand:") and table.options["hands"] == "private":
                    secret = zone != f"hand:{seat}"
                if secret and piece.kind == "card":
                    assert seen.name != piece.name, (seat, zone)


def closed(turn: Turn, session: Session) -> None:
    """The turn came to what the rules say."""
    turn.work_out(blows_told(session, turn.lines))
    table, mine = session.table, turn.heroes
    fallen = [seat for seat, health in enumerate(mine.health) if not health]
    now = books(session)
    assert now.health == mine.health, (turn.answers, turn.options)
    if not turn.foe_health:
        assert table[f"floor:{turn.floor}"][-1].face_up is False
        assert len(table["treasures"]) == turn.floor
        assert not len(table["wards"])
        assert session.over == (turn.floor == 5) or session.over
    else:
        foe = table[f"floor:{turn.floor}"][-1]
        assert foe.counters["health"] == turn.foe_health, (turn.answers, turn.options)
        assert WARDS[turn.floor - 1] - len(table["wards"]) == turn.wards
    for seat in fallen:
        if not session.over:
            assert not now.shields[seat]
            assert not now.sanctuary[seat]
    for card, place in turn.places.items():
        zone = table.named(card).zone
        if place == "wards" and not turn.foe_health:
            place = "discard"
        if place.startswith(("shields:", "sanctuary:")) and not session.over:
            seat = int(place.split(":")[1])
            gone = seat in fallen or (
                seat == turn.active and (place.startswith("shields") or card not in turn.delayed)
            )
            assert zone == place or (gone and zone == "discard"), (card, place, zone)
        elif not session.over:
            assert zone == place, (turn.answers, card, place, zone)
    if not session.over:
        seats = len(table.seats)
        standing = list(range(turn.active + 1, turn.active + 1 + seats))
        nearest = next(n % seats for n in standing if mine.health[n % seats])
        assert table.count("active") == nearest, "clockwise, past the fallen"
    lost = len(fallen) == len(mine.health) or (
        turn.options["fallen"] == "any_fall_loses" and bool(fallen)
    )
    assert session.over == (lost or (turn.floor == 5 and not turn.foe_health))


def play_out(seed: int, most: int = 400) -> tuple[int, bool]:
    """One game by random answers, saved now and then and loaded: its turns, whether it ended."""
    luck, lots = random.Random(seed), Luck(seed)
    options = {name: luck.choice(values) for name, values in CHOICES.items()}
    session = new_game("tower", seats=2 + seed % 3, seed=seed, options=options)
    turn: Turn | None = None
    turns = 0
    for _ in range(most):
        decision = session.decision
        if decision is None:
            break
        if decision.rule == "TWR-022" and (turn is None or "excuse" not in turn.answers[-1:]):
            if turn is not None:
                closed(turn, session)
                turns += 1
            turn = Turn(session, decision.seat)
            assert books(session).health[decision.seat] > 0
        if turn is not None:
            assert decision.seat == turn.active, "all questions go to the active hero"
            whole(session)
        hidden(session)
        legal = decision.legal()
        assert legal, decision
        hits = [option for option in legal if option.key.startswith(("play swords", "play wands"))]
        key = at_random(session, lots, hits if hits and luck.random() < 0.5 else legal)
        if turn is not None and decision.rule != "TWR-074":
            turn.answers += key.split("/")
        session.answer(key)
        if luck.random() < 0.02:
            session = load(session.to_json())
            if turn is not None:
                turn.table = session
    if session.over and turn is not None:
        closed(turn, session)
    return turns, session.over


@pytest.mark.rule("TWR-033", "TWR-014", "TWR-107", "TWR-111", "TWR-128", "TWR-134")
@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_balances_with_a_second_pair_of_books(seed: int) -> None:
    turns, over = play_out(seed)
    assert turns > 3 or over
