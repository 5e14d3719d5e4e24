"""What happens on hexes: ways, sight, pushes, doors, a king's cover, and how it ends."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Option
from tabletop.play.start.new_game import lay
from tabletop.table.table import Flow, freeze
from tests.toys.skirmish.field import Field

FAR = {"swords-king": "1,1", "cups-king": "11,7"}


def field(
    coming: tuple[int, ...] = (), health: dict[str, int] | None = None, **figures: str
) -> Session:
    """The ford with these figures alone, and the kings far away; Swords are asked."""
    stands = FAR | {name.replace("_", "-"): place for name, place in figures.items()}
    on = {name: {"health": (health or {}).get(name, 5)} for name in stands}
    zones = {place: [name] for name, place in stands.items()}
    return lay("skirmish", seats=2, zones=zones, flow=Flow("use"), on=on, coming=coming)


def option(session: Session, key: str) -> Option:
    assert session.decision is not None
    found = session.decision.option(key)
    assert found is not None, key
    return found


def health(session: Session, name: str) -> int:
    return session.table.named(name).counters.get("health", 0)


@pytest.mark.rule("SKI-008", "SKI-013")
def test_water_costs_two_and_the_way_is_the_one_that_is_gone() -> None:
    session = field(swords_knight="5,4")
    assert option(session, "move swords-knight 7,4").way == ("6,4", "7,4"), "2 and 2 of 5"
    assert "4 steps" in option(session, "move swords-knight 7,4").label
    with pytest.raises(Refusal, match="costs 7 of 5"):
        session.answer("move swords-knight 9,3")
    session.answer("move swords-knight 7,4")
    assert session.table.named("swords-knight").zone == "7,4"


@pytest.mark.parametrize(
    ("place", "rule", "why"),
    [
        ("0,0", "SKI-009", "That is a wall."),
        ("5,2", "SKI-009", "The door is shut."),
        ("3,4", "SKI-010", "Nobody can stand on a rock."),
        ("2,2", "SKI-011", "The Queen of Swords stands there."),
        ("10,3", "SKI-013", "Too far: the way costs 11 of 4 steps."),
        ("6,1", "SKI-013", "A wall stands between: the way round it costs 8 of 4 steps."),
    ],
)
def test_each_barred_hex_has_its_rule_and_its_reason(place: str, rule: str, why: str) -> None:
    session = field(swords_page="3,2", swords_queen="2,2")
    game, table = session.game, session.table
    page = table.named("swords-page").id
    told = game.refuse(table, 0, page, place)
    assert (told.rule, told.why) == (rule, why)
    with pytest.raises(Refusal, match=rule):
        session.answer(f"move swords-page {place}")
    before = session.to_json()
    session.answer(f"move swords-page {place}", anyway=True, reason="we say so")
    assert table.named("swords-page").zone == place
    assert session.undo()
    assert session.to_json() != before, "it can be done again"
    assert session.redo()
    session.undo()
    session.override("adopt", subject=rule)
    session.answer(f"move swords-page {place}")
    assert session.table.named("swords-page").zone == place


def test_what_no_question_could_list_is_refused_even_so() -> None:
    session = field(swords_page="3,2", cups_page="6,6")
    for key in ("move cups-page 6,7", "move swords-page 99,99", "move nobody 3,3", "move"):
        with pytest.raises(Refusal):
            session.answer(key, anyway=True)
    session.answer("move swords-page 3,3")
    with pytest.raises(Refusal):
        session.answer("move swords-page 3,2", anyway=True)


@pytest.mark.rule("SKI-015", "SKI-016")
def test_who_is_out_of_range_or_of_sight_says_what_is_in_the_way() -> None:
    session = field(swords_queen="4,1", cups_page="6,1", cups_knight="10,1", cups_queen="3,3")
    assert option(session, "attack swords-queen cups-page").why.startswith("Out of range")
    assert not option(session, "attack swords-queen cups-queen").why
    session = field(swords_queen="3,2", cups_page="3,5")
    assert not option(session, "attack swords-queen cups-page").why, "over the rock"
    session = field(swords_queen="4,1", cups_page="4,4")
    assert option(session, "attack swords-queen cups-page").why == (
        "Out of sight: a wall stands between."
    )


@pytest.mark.rule("SKI-017", "SKI-018", "SKI-019")
def test_strength_is_by_rank_water_and_the_king_beside() -> None:
    session = field((4,), swords_knight="7,3", cups_page="7,2")
    session.answer("attack swords-knight cups-page")
    assert health(session, "cups-page") == 5 - (3 - 1), "in water"
    session = field((6,), swords_knight="2,1", cups_page="3,1")
    session.answer("attack swords-knight cups-page")
    assert health(session, "cups-page") == 5 - (3 + 1 + 1), "beside the king, and a 6"
    session = field((1,), swords_knight="2,1", cups_page="3,1")
    session.answer("attack swords-knight cups-page")
    assert health(session, "cups-page") == 5, "a 1 misses"


@pytest.mark.rule("SKI-020")
def test_a_king_covers_who_stands_beside_it() -> None:
    session = field((3,), swords_page="9,7", cups_page="10,7")
    session.answer("attack swords-page cups-page")
    assert (health(session, "cups-page"), health(session, "cups-king")) == (4, 4)
    session = field((3,), swords_page="6,1", cups_page="7,1")
    session.answer("attack swords-page cups-page")
    assert (health(session, "cups-page"), health(session, "cups-king")) == (3, 5)


@pytest.mark.rule("SKI-021", "SKI-023", "SKI-024")
def test_pushes_go_into_water_and_strike_walls_and_figures() -> None:
    session = field(swords_knight="6,3", cups_page="7,2", cups_queen="8,2")
    keys = [o.key for o in session.decisions[0].legal() if o.key.startswith("push")]
    assert keys == [f"push swords-knight cups-page {to}" for to in ("6,1", "7,1", "8,2")]
    session.answer("push swords-knight cups-page 8,2")
    assert (health(session, "cups-page"), health(session, "cups-queen")) == (4, 4)
    assert session.table.named("cups-page").zone == "7,2"
    session = field(swords_knight="3,1", cups_page="4,1")
    told = option(session, "push swords-knight cups-page 5,1")
    assert told.tells == "It strikes a wall and loses 1 health."
    session.answer(told.key)
    assert (health(session, "cups-page"), session.table.named("cups-page").zone) == (4, "4,1")
    session = field(swords_knight="7,1", cups_page="7,2")
    session.answer("push swords-knight cups-page 7,3")
    assert (health(session, "cups-page"), session.table.named("cups-page").zone) == (5, "7,3")


@pytest.mark.rule("SKI-025", "SKI-026")
def test_a_door_is_opened_and_stays_open_for_ways_and_sight() -> None:
    session = field(swords_knight="4,2", cups_page="6,2")
    assert not Field(session.table).walls.sees("4,2", "6,2")
    assert not session.decisions[0].option("move swords-knight 5,2")
    session.answer("open swords-knight 5,2")
    assert Field(session.table).walls.sees("4,2", "6,2")
    assert session.decisions[0].option("move swords-knight 5,2")
    assert session.undo()
    assert not Field(session.table).walls.sees("4,2", "6,2")
    session.override("add", name="open", zone="5,2", kind="token")
    assert session.decisions[0].option("move swords-knight 5,2"), "by hand it opens as well"


@pytest.mark.rule("SKI-027")
def test_a_side_without_its_king_has_lost_at_once() -> None:
    session = field((5,), health={"cups-king": 2}, swords_knight="10,7")
    session.answer("attack swords-knight cups-king")
    assert session.table.outcome is not None
    assert session.table.outcome.winners == [0]
    session = field()
    session.override("move", piece=session.table.named("swords-king").id, zone="fallen")
    assert session.table.outcome is not None
    assert session.table.outcome.winners == [1]


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_refused_of_a_move_may_be_done_anyway_and_taken_back(seed: int) -> None:
    """On a field that random play has brought about: the key that a refusal names is a move."""
    luck, tried = Luck(seed), 0
    session = new_game("skirmish", seats=2, seed=seed, options={"map": ["ford", "moor"][seed % 2]})
    while session.decisions and len(session.journal.entries) < 60:
        table, decision = session.table, session.decisions[0]
        places = Field(table).map.space.places
        for _ in range(4):
            figure, place = luck.choice([*Field(table).figures.values()]).id, luck.choice(places)
            told = session.game.refuse(table, decision.seat, figure, place)
            assert told.why
            if not told.answers or decision.option(told.answers[0]):
                continue
            before = freeze(table)
            with pytest.raises(Refusal) as refused:
                session.answer(told.answers[0])
            assert (refused.value.rule, refused.value.why) == (told.rule, told.why)
            session.answer(told.answers[0], anyway=True)
            assert session.table.pieces[figure].zone == place or session.over
            loaded = load(session.to_json())
            assert freeze(loaded.table) == freeze(session.table)
            assert session.undo()
            assert freeze(session.table) == before
            table, decision, tried = session.table, session.decisions[0], tried + 1
        session.answer(luck.choice(decision.legal()))
    assert tried > 10


def test_a_question_of_nine_hundred_hexes_lists_those_that_can_be_gone_to() -> None:
    session = new_game("skirmish", seats=2, seed=1, options={"map": "moor"})
    decision = session.decisions[0]
    assert len(session.table.zones) > 900
    assert len(decision.options) < 200
    knight = session.table.named("swords-knight").id
    told = {
        place: session.game.refuse(session.table, 0, knight, place)
        for place in Field(session.table).map.space.places
        if not decision.option(f"move swords-knight {place}")
    }
    assert len(told) > 800
    assert all(refusal.rule and refusal.why for refusal in told.values())
