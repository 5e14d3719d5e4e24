"""What is due as players laid the table is done before anybody acts."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.tower.bots import position
from tabletop.games.tower.rules import cards
from tests.games.tower.climbing import KING, asked, at_rest, climb, names, play, say, struck

ROGUE, MAGE = "wands-knight", "cups-page"


@pytest.mark.rule("TWR-108", "TWR-111")
def test_a_foe_laid_without_health_has_fallen() -> None:
    session = climb(heroes=(ROGUE, MAGE), foe_health=0, wards=None)
    assert session.table.count("floor") == 2
    at_rest(session, 1)


@pytest.mark.rule("TWR-021", "TWR-111")
@pytest.mark.parametrize("zone", ["floor:1", "hero:0", "hero:1"])
def test_a_card_that_hands_lay_on_a_foe_or_a_hero_is_nobody(zone: str) -> None:
    """Nobody falls by it, and nobody else fights."""
    session = climb(heroes=(ROGUE, MAGE), hands=[["cups-2", "swords-2"]], wards=None)
    foe, heroes = cards.foe(session.table).id, [cards.hero(session.table, n).id for n in (0, 1)]
    number = session.table.named("cups-2").id
    session.override("move", piece=number, zone=zone)
    assert session.table.pieces[number].zone == zone
    assert cards.foe(session.table).id == foe
    assert [cards.hero(session.table, n).id for n in (0, 1)] == heroes
    assert position.read(session.view(0)).health == 10
    play(session, "play swords-2")
    assert cards.foe_health(session.table) == 8
    at_rest(session, 1)


@pytest.mark.rule("TWR-116")
def test_a_tower_laid_with_its_last_foe_dead_is_won() -> None:
    session = climb(heroes=(ROGUE, MAGE), floor=5, foe_health=0, wards=None)
    assert session.table.outcome
    assert session.table.outcome.rule == "TWR-116"


@pytest.mark.rule("TWR-079", "TWR-108", "TWR-136")
@pytest.mark.parametrize("answers", [[], ["play swords-2"]])
def test_a_foe_set_to_no_health_by_hand_strikes_no_more(answers: list[str]) -> None:
    """At the choice of an action, and at that of a Rogue's second Swords card."""
    session = climb(heroes=(ROGUE, MAGE), hands=[["swords-2", "swords-3"]], wards=None)
    play(session, *answers)
    _set(session, session.table["floor:1"][-1].name, 0)
    assert struck(session) == []
    assert session.table.count("floor") == 2
    at_rest(session, 1)
    assert session.undo()
    assert session.table.count("floor") == 1


@pytest.mark.rule("TWR-074", "TWR-108")
def test_nor_does_it_once_the_die_has_fallen_and_a_shield_is_chosen() -> None:
    session = climb(
        heroes=(ROGUE, MAGE),
        shields={0: {"pentacles-1": 1, "pentacles-2": 2}},
        options={"shields": "one"},
    )
    play(session, "rest")
    assert asked(session) == (0, "TWR-074")
    _set(session, session.table["floor:1"][-1].name, 0)
    assert struck(session) == []
    assert names(session, "shields:0") == ["pentacles-1", "pentacles-2"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-086")
def test_cards_that_are_under_way_do_their_work_first() -> None:
    session = climb(heroes=(ROGUE, MAGE), hands=[["pentacles-2"]], health={1: 3}, wards=None)
    play(session, "play pentacles-2", "give 1")
    _set(session, session.table["floor:1"][-1].name, 0)
    assert asked(session) == (0, "TWR-041")
    play(session, "give 1")
    assert len(session.table["hand:1"]) == 2
    assert session.table.count("floor") == 2


@pytest.mark.rule("TWR-129", "TWR-131")
def test_a_hero_who_fell_by_hand_takes_no_turn_and_a_party_that_did_has_lost() -> None:
    session = climb(heroes=(ROGUE, MAGE))
    _set(session, ROGUE, 0)
    at_rest(session, 1)
    _set(session, MAGE, 0)
    assert session.table.outcome
    assert session.table.outcome.rule == "TWR-131"
    laid = climb(heroes=(ROGUE, MAGE), health={1: 0}, options={"fallen": "any_fall_loses"})
    assert laid.over


def _set(session: Session, name: str, health: int) -> None:
    piece = session.table.named(name).id
    session.override("count", piece=piece, counter="health", value=health)


@pytest.mark.rule("TWR-108", "TWR-136")
def test_what_is_due_where_the_rules_come_to_from_there_is_done_too() -> None:
    laid = climb(heroes=(ROGUE, MAGE), foe_health=0, wards=None, step="begin_turn")
    assert laid.table.count("floor") == 2
    laid.rewind(0)
    assert laid.table.count("floor") == 2
    gone = climb(heroes=(ROGUE, MAGE), hands=[["cups-4"]], wards=None)
    play(gone, "play cups-4")
    _set(gone, gone.table["floor:1"][-1].name, 0)
    gone.override("go", step="begin_turn")
    assert gone.table.count("floor") == 2


@pytest.mark.rule("TWR-085", "TWR-136")
@pytest.mark.parametrize("suit", [-1, 5, 1_000_000])
def test_a_suit_that_there_is_none_of_names_none(suit: int) -> None:
    session = climb(heroes=(ROGUE, MAGE), hands=[["swords-2"]], wards=None)
    number = session.table.named("swords-2").id
    session.override("count", piece=number, counter="suit", value=suit)
    play(session, "play swords-2")
    assert cards.foe_health(session.table) == 8


@pytest.mark.rule("TWR-085", "TWR-136")
def test_of_many_cards_laid_on_the_play_spot_two_work_at_a_time() -> None:
    session = climb(heroes=(ROGUE, MAGE), hands=[["cups-2", "cups-3", "cups-4"]], wards=None)
    for name in ("cups-2", "cups-3", "cups-4"):
        session.override("move", piece=session.table.named(name).id, zone="play", face_up=True)
    session.override("go", step="resolve")
    for _ in range(3):
        say(session, "heal 0")
    assert not names(session, "play")


def test_the_die_is_rolled_wherever_hands_laid_it() -> None:
    session = climb(heroes=(ROGUE, MAGE), hands=[["swords-2"]], wards=None)
    die = cards.die(session.table).id
    session.override("move", piece=die, zone="discard")
    assert cards.die(session.table).id == die
    play(session, "play swords-2")
    assert not session.halted
    at_rest(session, 1)


@pytest.mark.parametrize("n", [-3, 0, 9])
def test_whatever_hands_count_somebody_acts_on_some_floor(n: int) -> None:
    session = climb(heroes=(ROGUE, MAGE), hands=[["swords-2"], ["cups-2"]], wards=None)
    for counter in ("active", "floor"):
        session.override("count", piece=-1, counter=counter, value=n)
        assert not session.halted
        assert session.decisions
    assert cards.floor(session.table) in (1, 5)
    assert cards.active(session.table) == n % 2


def test_a_hero_whom_hands_take_away_has_fallen() -> None:
    session = climb(heroes=(ROGUE, MAGE), hands=[["swords-2"]], wards=None)
    session.override("move", piece=cards.hero(session.table, 1).id, zone="box")
    assert not session.halted
    assert cards.standing(session.table) == [0]
    assert len(cards.heroes(session.table)) == 2
    assert cards.health(session.table, 1) == 0


@pytest.mark.rule("TWR-111")
@pytest.mark.parametrize("floor", [1, 5])
def test_a_floor_that_hands_have_emptied_is_climbed_past(floor: int) -> None:
    """Foe and treasure are gone: nothing bars the way, and nothing is won there."""
    session = climb(heroes=(ROGUE, MAGE), floor=floor)
    won = len(session.table["treasures"])
    for piece in reversed(session.table[f"floor:{floor}"]):
        session.override("move", piece=piece.id, zone="box")
    assert session.halted is None
    if floor == 5:
        assert session.table.outcome
    else:
        assert session.table.count("floor") == 2
        at_rest(session, 1)
    assert len(session.table["treasures"]) == won


@pytest.mark.rule("TWR-041", "TWR-069")
@pytest.mark.parametrize(("given", "rule"), [([], "TWR-041"), (["give 1"], "TWR-069")])
def test_nothing_is_asked_of_a_card_that_hands_took_from_the_play_spot(
    given: list[str], rule: str
) -> None:
    """Neither who draws by it nor whom it shields."""
    session = climb(heroes=(KING, MAGE), hands=[["pentacles-1"]], wards=None)
    play(session, "play pentacles-1", *given)
    assert asked(session) == (0, rule)
    session.override("move", piece=session.table.named("pentacles-1").id, zone="discard")
    assert session.halted is None
    at_rest(session, 1)
