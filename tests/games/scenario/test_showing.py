"""What the screen is told of a night: who acts when, how long it is dark, which card leads."""

from __future__ import annotations

import pytest

from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.game import GAME
from tabletop.play.rules.chronicle import sentence
from tabletop.table.view import EVERYONE
from tests.games.scenario.night import CAUSEWAY, LAMPS, acting, night


def until(step: str, *, rounds: int = 1, seats: int = 3) -> Session:
    """A night by bots as far as *step* of so many rounds."""
    called = [Seat(name, 0) for name in ("Ana", "Ben", "Cleo")[:seats]]
    session = new_game("scenario", seats=called, seed=3, options={"night": LAMPS})
    choose, luck = bot(GAME, "thoughtful"), Luck(5)
    while session.table.flow.step != step or session.table.count("round") < rounds:
        asked = session.decisions[0]
        session.answer(choose(session.view(asked.seat), asked, luck), seat=asked.seat)
    return session


@pytest.mark.rule("SCN-021")
def test_nobody_is_told_an_order_before_all_have_chosen() -> None:
    session = until("choose", rounds=2)
    first = session.decisions[0]
    key = bot(GAME, "thoughtful")(session.view(first.seat), first, Luck(1))
    session.answer(key, seat=first.seat)
    assert len(session.decisions) == 2
    assert session.game.turn_order(session.table) == ()


@pytest.mark.rule("SCN-111")
def test_the_order_says_who_acts_who_has_acted_and_who_waits() -> None:
    session, seen = until("act"), set()
    choose, luck = bot(GAME, "thoughtful"), Luck(5)
    while session.table.count("round") == 1 and session.decisions:
        turns = session.game.turn_order(session.table)
        if turns and session.table.flow.step == "act":
            asked = session.decisions[0].seat
            assert [turn.number for turn in turns] == sorted(turn.number for turn in turns)
            states = [turn.state for turn in turns]
            acts = states.index("acts")
            assert turns[acts].seat == asked
            assert set(states[:acts]) <= {"done"}
            assert set(states[acts + 1 :]) <= {"waits"}
            seen.add(asked)
        asked_now = session.decisions[0]
        key = choose(session.view(asked_now.seat), asked_now, luck)
        session.answer(key, seat=asked_now.seat)
    assert seen == {0, 1, 2}


@pytest.mark.rule("SCN-042")
def test_who_rests_is_last_at_99_with_a_moon() -> None:
    session = night(
        {"reedrunner": "1,1", "leechwife": "1,2"},
        {"mudling-1": "3,2"},
        zones={
            "chosen:1": ["bone-needle", "mud-poultice"],
            "tactic:mudling": ["mudling-footsteps"],
        },
        on={"reedrunner-figure": {"resting": 1}, "bone-needle": {"lead": 1}},
        args={"seat": 1},
    )
    turns = session.game.turn_order(session.table)
    assert [(turn.seat, turn.number, turn.sign) for turn in turns] == [
        (1, 42, ""),
        (-1, 44, "horns"),
        (0, 99, "moon"),
    ]


@pytest.mark.rule("SCN-110")
def test_plates_tell_initiatives_once_all_is_revealed_and_nothing_before() -> None:
    session = until("choose", rounds=2)
    cards = {zone: session.table[zone] for zone in ("hero:0", "hero:1", "tactic:mudling")}
    heroes = [session.game.explain(session.table, cards[f"hero:{seat}"][0]) for seat in (0, 1)]
    assert all({"Health", "Full health"} <= told.keys() for told in heroes)
    assert not any("Acts at" in told for told in heroes), "what is chosen is nobody's to know yet"
    session = until("act")
    turns = session.game.turn_order(session.table)
    for turn in turns:
        zone = f"hero:{turn.seat}" if turn.seat >= 0 else f"tactic:{turn.card}"
        told = session.game.explain(session.table, session.table[zone][-1])
        assert told["Acts at"].n == turn.number
        if turn.seat < 0:
            figures = [f for f in session.table.pieces if f.name.startswith(f"{turn.card}-")]
            standing = [f for f in figures if "," in f.zone]
            assert told["Standing"].n == len(standing)
            assert told["Move"].n > 0


@pytest.mark.rule("SCN-105")
def test_a_night_says_what_of_its_doors_and_lamps_is_done() -> None:
    session = night({"reedrunner": "1,1"})
    told = session.game.explain(session.table, session.table.named(CAUSEWAY))
    assert (told["Doors open"].n, told["Doors"].n) == (0, 1)
    assert "Lamps" not in told, "it has none"


@pytest.mark.rule("SCN-107")
@pytest.mark.parametrize(("difficulty", "rounds"), [("normal", 12), ("hard", 11), ("easy", 12)])
def test_a_night_says_how_many_rounds_it_is_dark(difficulty: str, rounds: int) -> None:
    session = night({"reedrunner": "1,1"}, options={"difficulty": difficulty})
    told = session.game.explain(session.table, session.table.named(CAUSEWAY))["Rounds"]
    assert told.n == rounds
    assert sum(part.n for part in told.parts) == rounds


@pytest.mark.rule("SCN-110")
def test_the_lead_card_says_that_it_leads() -> None:
    session = until("act")
    chosen = session.table[f"chosen:{session.decisions[0].seat}"]
    leading = ["Leads" in session.game.explain(session.table, card) for card in chosen]
    assert leading == [True, False]


GOES = [
    ("mudling", "mudling-footsteps", "8,2"),
    ("mudling", "mudling-footsteps", "3,2"),
    ("fen-hound", "fen-hound-all-legs", "8,4"),
    ("reed-piper", "reed-piper-nearer-now", "9,3"),
    ("bell-husk", "bell-husk-noon", "8,3"),
]


@pytest.mark.rule("SCN-152", "SCN-155")
@pytest.mark.parametrize(("kind", "tactic", "at"), GOES)
def test_a_monster_goes_where_it_was_shown_to_go_and_says_why(
    kind: str, tactic: str, at: str
) -> None:
    session = night(
        {"reedrunner": "1,1", "leechwife": "2,5"}, {f"{kind}-1": at},
        where=LAMPS, args={"seat": 0},
        zones={f"tactic:{kind}": [tactic], "chosen:0": ["heron-step", "finishing-blow"],
               "chosen:1": ["bone-needle", "mud-poultice"]},
        on={"heron-step": {"lead": 1}, "bone-needle": {"lead": 1},
            "leechwife-figure": {"seat": 2, "health": 8, "acted": 1},
            "reedrunner-figure": {"seat": 1, "health": 9, "acted": 1}},
    )  # fmt: skip
    monster = session.table.named(f"{kind}-1")
    (path,) = session.game.paths(session.table)
    assert path.places[0] == at
    assert path.stops[0] == monster.id
    assert "(focus)" in path.words
    assert "The Reedrunner" in path.words
    assert "The Leechwife" in path.words
    session.answer("done")
    assert session.table.pieces[monster.id].zone == path.places[-1]
    assert session.game.paths(session.table) == ()
    struck = [line for line in session.lines if line.words == "{} attacks {}: {} damage."]
    told = path.words.split("\n")[1]
    if not struck:
        assert told == "It does not get close enough to attack this round."
    else:
        _, hero, damage = struck[0].parts
        called = session.game.title_of(hero.name)
        assert told.startswith(f"It attacks {called}: {damage} damage before luck")


@pytest.mark.rule("SCN-131", "SCN-157")
@pytest.mark.parametrize(
    ("at", "told"),
    [
        (
            "2,4",
            "It attacks The Reedrunner: 2 damage before luck, 7 of 9 Health left. "
            "The worse of two cards counts: ranged attack on an adjacent target.",
        ),
        ("5,3", "It attacks The Reedrunner: 2 damage before luck, 7 of 9 Health left."),
        ("7,2", "It does not get close enough to attack this round."),
    ],
)
def test_what_a_monster_is_about_to_do_is_told_from_where_it_will_stand(at: str, told: str) -> None:
    session = night(
        {"reedrunner": "2,5"},
        {"reed-piper-1": at},
        where=LAMPS,
        zones={
            "tactic:reed-piper": ["reed-piper-nearer-now"],
            "chosen:0": ["heron-step", "finishing-blow"],
        },
        on={"heron-step": {"lead": 1}},
    )
    (path,) = session.game.paths(session.table)
    assert path.words.split("\n")[1:] == [told]


def test_no_way_is_shown_before_the_cards_of_monsters_lie_open() -> None:
    assert until("act").game.paths(until("act").table) != ()
    session = until("choose", rounds=2)
    assert session.game.paths(session.table) == ()


def test_rooms_are_dark_until_their_doors_are_opened() -> None:
    session = new_game(
        "scenario", seats=[Seat("Ana", 0), Seat("Ben", 0)], seed=3, options={"night": CAUSEWAY}
    )
    choose, luck, seen = bot(GAME, "thoughtful"), Luck(5), set()
    while session.decisions and len(seen) < 2:
        ground = session.game.spaces(session.table)["map"]
        behind = {place for place in ground.dark if ground.terrain[place].name == "deep water"}
        assert bool(behind) == (not ground.opened)
        assert not {session.table.pieces[figure].zone for figure in ground.figures} & {*ground.dark}
        seen.add(bool(ground.opened))
        asked = session.decisions[0]
        session.answer(choose(session.view(asked.seat), asked, luck), seat=asked.seat)
    assert seen == {False, True}


@pytest.mark.rule("SCN-129")
@pytest.mark.parametrize(("used", "far"), [({}, 3), ({"used": 1}, 1)])
def test_a_hero_in_the_hand_shows_what_it_could_strike_from_there(
    used: dict[str, int], far: int
) -> None:
    """By the farthest attack that it has left: Thorn Dart's range is 3."""
    session = night(
        {"reedrunner": "1,1"},
        zones={"chosen:0": ["thorn-dart", "heron-step"]},
        where=LAMPS,
        on={"thorn-dart": {"lead": 1, **used}},
    )
    table, hero = session.table, session.table.named("reedrunner-figure").id
    space = session.game.spaces(table)["map"].space
    struck = session.game.in_range(table, hero, "3,2")
    assert max(space.distance("3,2", place) for place in struck) == far
    assert session.game.in_range(table, session.table.named("thorn-dart").id, "3,2") == []


@pytest.mark.parametrize("seat", [-3, 0, 3, 9])
@pytest.mark.parametrize("step", ["choose", "act"])
def test_a_hero_whose_seat_players_changed_is_shown_and_told_of_like_any(
    step: str, seat: int
) -> None:
    """Pointing at it broke the hand that did, where there is no such seat."""
    session = until(step)
    game, table = session.game, session.table
    hero = next(p for p in table.pieces if p.kind == "figure" and p.counters.get("seat") == 2)
    before = len(game.in_range(table, hero.id, hero.zone))
    assert before
    session.override("count", piece=hero.id, counter="seat", value=seat)
    table = session.table
    assert game.in_range(table, hero.id, hero.zone)
    marks = [each.mark for each in game.spaces(table)["map"].figures.values()]
    assert all(-1 <= mark < len(table.seats) for mark in marks)
    for piece in table.pieces:
        game.explain(table, piece)
    assert len(game.turn_order(table)) <= len(table.seats) + 6
    game.paths(table)


@pytest.mark.rule("SCN-105", "SCN-106", "SCN-017")
def test_the_aim_tells_the_goal_how_far_it_is_and_who_must_rest() -> None:
    session = night(
        {"reedrunner": "1,1", "leechwife": "1,2"},
        {"mudling-1": "3,2"},
        zones={"hand:1": ["bone-needle"]},
    )
    aim = session.game.aim(session.table)
    assert aim.goal == ("The Drowned Causeway: win once each door is open and no monster is left.")
    assert aim.now == "Round 1 of 12: 1 door shut, 1 monster in sight."
    assert aim.ahead == "Player 2 must rest next, which costs a card."
    lamps = night({"reedrunner": "1,1"}, where=LAMPS)
    assert "a Mudling enters" in lamps.game.aim(lamps.table).ahead


@pytest.mark.rule("SCN-158", "SCN-126", "SCN-129")
def test_each_figure_tells_its_own_numbers_and_an_elite_is_called_one() -> None:
    session = night(
        {"reedrunner": "3,3"},
        {"mudling-1": "3,2", "mudling-2": "4,3"},
        on={"mudling-1": {"elite": 1}},
        zones={"chosen:0": ["thorn-dart", "quick-cut"]},
    )
    table, of = session.table, content.monster("mudling-1")
    assert of is not None
    for name, row in (("mudling-1", of.elite), ("mudling-2", of.normal)):
        told = session.game.explain(table, table.named(name))
        assert (told["Full health"].n, told["Move"].n, told["Attack"].n) == row
    titles = field_of(table).titles
    assert titles[table.named("mudling-1").id] == "Elite Mudling 1"
    assert titles[table.named("mudling-2").id] == "Mudling 2"
    assert session.game.called_by_hand("elite") == "Elite"


def said(session: Session, *rules: str) -> list[str]:
    """The lines of the chronicle under these rules, as everybody reads them."""
    title = session.game.title_of
    return [
        sentence(line, session.table, EVERYONE, title)
        for line in session.lines
        if line.rule in rules
    ]


@pytest.mark.rule("SCN-159")
@pytest.mark.parametrize("elite", [True, False])
def test_an_elite_is_called_one_in_the_chronicle_and_in_the_order(elite: bool) -> None:
    figure = {"mudling-1": {"elite": int(elite)}}
    session = acting("mudling-footsteps", {"bargehand": "2,4"}, {"mudling-1": "5,4"}, on=figure)
    name = "Elite Mudling 1" if elite else "Mudling 1"
    assert any(
        line.startswith(f"{name} focuses on The Bargehand") for line in said(session, "SCN-152")
    )
    assert all(line.startswith(name) for line in said(session, "SCN-152"))
    before = night(
        {"bargehand": "2,4"},
        {"mudling-1": "5,4"},
        on=figure,
        zones={"chosen:0": ["pole-shove", "breaker"], "tactic:mudling": ["mudling-footsteps"]},
    )
    order = [turn.who for turn in before.game.turn_order(before.table) if turn.sign == "horns"]
    assert order == ["Mudling (1 elite)" if elite else "Mudling"]


@pytest.mark.rule("SCN-153", "SCN-168", "SCN-169")
@pytest.mark.parametrize(("on", "why"), [({"mired": 1}, "it is mired"), ({}, "")])
def test_a_monster_that_does_nothing_says_why(on: dict[str, int], why: str) -> None:
    session = acting(
        "mudling-footsteps", {"bargehand": "2,4"}, {"mudling-1": "5,4"}, on={"mudling-1": on}
    )
    found = [line for line in said(session, "SCN-153", "SCN-168", "SCN-169") if "nothing" in line]
    says = f"Mudling 1 does nothing: {why}, and The Bargehand is out of its range of 1."
    assert found == ([says] if why else [])


@pytest.mark.rule("SCN-104")
def test_hexes_of_a_night_are_called_as_they_are_on_its_map() -> None:
    session = night({"reedrunner": "1,1"}, where=LAMPS)
    ahead = session.game.aim(session.table).ahead
    code = field_of(session.table).code
    assert f"enters at {code('10,2')} or {code('10,4')} for each lamp" in ahead
