"""What the table tells of itself: what lies ahead, totals with their parts, and the road."""

from __future__ import annotations

import pytest

from tabletop import Session, load
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.game import GAME
from tabletop.games.darkest.showing import grounds
from tabletop.play.ports.port import Port
from tabletop.play.shelf.game_shelf import game_called
from tests.games.darkest.laying import answer, asked, keys, party, piece


def told(session, key: str) -> str:  # type: ignore[no-untyped-def]
    """What is told of the option *key*."""
    assert session.decision is not None
    return next(option.tells for option in session.decision.options if option.key == key)


@pytest.mark.rule("DTC-134")
def test_turning_back_tells_what_will_be_met_the_last_first() -> None:
    session = party(
        at=2,
        zones={"pile:1": ["witch"], "pile:2": ["swamp", "inn", "wolf"]},
        counters={"spot": 300},
        on={"fields": {"visited": 1}, "plains": {"visited": 1}},
        up=("witch", "swamp", "inn"),
    )
    assert told(session, "back") == (
        "You will meet Plains: 1 The Inn Called Later, 2 Swamp; Fields: 1 Witch."
    )


@pytest.mark.rule("DTC-134")
def test_what_lies_face_down_stays_a_card() -> None:
    session = party(
        at=1,
        zones={"pile:1": ["witch", "swamp", "wolf"]},
        counters={"spot": 100},
        on={"fields": {"visited": 1}},
        up=("witch",),
    )
    assert told(session, "forward") == "Next: 2 cards, face down."
    assert "Wolf" not in told(session, "back")


@pytest.mark.rule("DTC-006")
def test_a_space_that_was_jumped_over_is_still_to_be_rolled_for() -> None:
    session = party(at=3, counters={"spot": 0}, on={"woods": {"visited": 1}})
    assert told(session, "back") == "You will meet Plains: rolled for; Fields: rolled for."


@pytest.mark.rule("DTC-123")
def test_the_way_through_what_lies_open_is_shown_in_meeting_order() -> None:
    cards = ["witch", "swamp", "inn"]
    out = party(at=1, zones={"pile:1": cards}, counters={"spot": 0}, up=tuple(cards))
    assert [out.table.pieces[n].name for n in grounds.paths(out.table)[0].stops] == cards
    home = party(
        at=1, zones={"pile:1": cards}, counters={"spot": 0, "homeward": 1}, up=tuple(cards)
    )
    assert [home.table.pieces[n].name for n in grounds.paths(home.table)[0].stops] == cards[::-1]


@pytest.mark.rule("DTC-228")
def test_both_sides_totals_are_told_by_who_adds_what() -> None:
    session = party(
        "warrior",
        "dwarf",
        "monk",
        at=6,
        to="forest",
        step="guardian_combat",
        zones={"guardians": ["hill-brute", "hill-giant", "wraith"]},
        counters={"guarding": 1},
        up=("guardians",),
    )
    guardian = session.table.named("wraith")
    facts = GAME.explain(session.table, guardian)
    its = facts["Guardians' Strength"]
    assert (its.n, [part.why for part in its.parts]) == (12, ["Hill Brute", "Hill Giant"])
    assert facts["Craft"].n == 5
    mine = facts["Party's Strength"]
    assert mine.n == sum(part.n for part in mine.parts)
    assert [part.why for part in mine.parts] == ["Warrior", "Dwarf", "Monk"]


@pytest.mark.rule("DTC-027")
def test_a_hero_tells_what_it_began_with_and_what_it_lost_since() -> None:
    session = party("dwarf", tokens={"dwarf": {"life": 2}})
    life = GAME.explain(session.table, session.table.named("dwarf"))["Life"]
    assert (life.n, [part.n for part in life.parts]) == (2, [5, -3])


@pytest.mark.rule("DTC-B14")
def test_trophies_tell_their_points() -> None:
    session = party("dwarf", zones={"trophies:0": ["wolf", "boar", "wraith"]})
    facts = GAME.explain(session.table, session.table["trophies:0"][-1])
    assert (facts["Strength points"].n, facts["Craft points"].n) == (3, 5)


@pytest.mark.rule("DTC-263")
def test_a_try_at_the_portal_tells_who_lessens_the_dice_and_how_often_it_succeeds() -> None:
    session = party(
        "dwarf",
        "elf",
        "monk",
        at=6,
        to="portal-of-power",
        step="portal",
        zones={"items:0": ["talisman"]},
        counters={"region": 1},
    )
    assert told(session, "strength").startswith("3 dice (fewer by Dwarf): ")


@pytest.mark.rule("DTC-189")
def test_a_fight_tells_its_sum_line_by_line() -> None:
    session = party(
        "warrior",
        zones={"items:0": ["sword"], "pile:1": ["wolf"]},
        step="spot",
        args={"spot": 100},
        on={"fields": {"visited": 1}},
        up=("wolf",),
    )
    assert session.decision is not None
    armed = next(o for o in session.decision.options if "Sword" in o.label)
    assert armed.tells.startswith("4 tokens +1 Sword: ")
    assert armed.label.endswith("5 against 2")


def test_the_party_looks_where_it_goes() -> None:
    out, home = party(at=2), party(at=2, counters={"homeward": 1})
    for session, looking in ((out, grounds.OUTWARD), (home, grounds.HOMEWARD)):
        figure = grounds.spaces(session.table)["road"].figures[session.table.named("party").id]
        assert (figure.facing, figure.foot, figure.mark) == (looking, "banner", 0)


@pytest.mark.rule("DTC-175")
def test_what_a_lost_turn_brought_is_marked_until_it_is_gone() -> None:
    session = party(
        "dwarf",
        step="spot",
        args={"spot": 100},
        at=1,
        zones={"pile:1": ["cloudburst"], "adventure": ["inn"]},
        on={"fields": {"visited": 1}},
        up=("cloudburst",),
    )
    assert session.table.named("inn").counters.get("extra") == 1
    assert session.table.named("inn").zone == "pile:1"


@pytest.mark.rule("DTC-325")
def test_who_goes_elsewhere_is_warned_of_the_gold_that_the_raiders_took() -> None:
    session = party("dwarf", at=0, step="set_out", zones={"stash": ["bag-of-gold-1"]})
    assert session.decision is not None
    warned = {option.key: bool(option.warning) for option in session.decision.options}
    assert warned["city"]
    assert warned["trove"]
    assert not warned["sentinel"]


@pytest.mark.rule("DTC-285")
def test_foes_that_no_deck_has_are_the_same_when_a_save_is_opened() -> None:
    session = party(
        "dwarf",
        "elf",
        "monk",
        at=6,
        to="portal-of-power",
        step="pits",
        counters={"region": 2, "climb": 7},
        coming=(6, 6, 6),
    )
    opened = load(session.to_json())
    assert [foe.name for foe in opened.table["guardians"]] == ["pit-fiend"] * 18


@pytest.mark.rule("DTC-228", "DTC-242")
def test_a_guardian_combat_shows_how_far_it_is_and_where_each_hit_falls() -> None:
    session = party(
        "priest",
        "dwarf",
        step="guardian_combat",
        at=6,
        to="crags",
        zones={"guardians": ["wraith", "hill-giant"]},
        tokens={"priest": {"fate": 0}, "dwarf": {"fate": 0}},
        counters={"guarding": 1},
        coming=(1,) * 8,
    )
    assert [(turn.number, turn.state) for turn in GAME.turn_order(session.table)] == [
        ("b", "acts"),
        *((letter, "waits") for letter in "cdfij"),
    ]
    while asked(session) == "DTC-009":
        answer(session, "none")
    falls = [line.parts for line in session.lines if line.rule == "DTC-242"]
    assert falls == [
        ["Strength", "6", "Priest (2), 4 left; Dwarf (3), 1 left"],
        ["Craft", "5", "Dwarf (3), 2 left"],
    ]
    assert not GAME.turn_order(session.table)


def test_what_hands_turned_face_down_is_not_in_force_and_no_answer_points_at_it() -> None:
    session = party(
        "warrior",
        zones={"items:0": ["sword"], "pile:1": ["wolf"]},
        step="spot",
        args={"spot": 100},
        on={"fields": {"visited": 1}},
        up=("wolf",),
    )
    hidden = [piece(session, name).id for name in ("sword", "wolf")]
    for number in hidden:
        session.override("flip", piece=number, face_up=False)
    assert session.decision is not None
    assert "strength" in keys(session)
    assert not any("Sword" in option.label for option in session.decision.options)
    assert not {*hidden} & {n for option in session.decision.options for n in option.pieces}


@pytest.mark.rule("DTC-134")
def test_the_aim_tells_the_next_space_and_what_lies_there() -> None:
    session = party(
        at=2,
        zones={"pile:1": ["witch"], "pile:2": ["swamp"]},
        counters={"homeward": 1},
        on={"fields": {"visited": 1}, "plains": {"visited": 1}},
    )
    aim = session.game.aim(session.table)
    assert "Inner Region, homeward: space 2 of 6. 0 Talismans." in aim.now
    assert aim.ahead == "Next: Fields, with 1 card to meet again."


@pytest.mark.rule("DTC-185", "DTC-190")
def test_the_stage_tells_who_fights_whom_with_the_numbers_and_odds_of_the_best_way() -> None:
    session = party(
        "warrior",
        zones={"items:0": ["sword"], "pile:1": ["wolf"]},
        step="spot",
        args={"spot": 100},
        on={"fields": {"visited": 1}},
        up=("wolf",),
    )
    fight = Port(session, 0).contest()
    assert fight is not None
    assert (fight.ours, fight.theirs) == (piece(session, "warrior").id, piece(session, "wolf").id)
    sword = next(key for key in keys(session) if key.startswith("strength sword"))
    words = f"{fight.won} of 100 won, {fight.drawn} drawn."
    assert told(session, sword).endswith(words)
    assert fight.strength == (5, 2)
    session.override("flip", piece=fight.theirs, face_up=False)
    assert Port(session, 0).contest() is None
    assert Port(party(at=1), 0).contest() is None


@pytest.mark.rule("DTC-B16")
def test_goods_tell_what_they_cost_whoever_is_asked_and_what_it_lacks() -> None:
    def price(session: Session, name: str) -> tuple[int, int, int]:
        card = next(card for card in session.table["shop"] if card.name == name)
        facts = Port(session, 0).explain(card.id)
        lacks = facts["Gold short"].n if "Gold short" in facts else 0
        return facts["Price"].n, facts["Price"].parts[0].n, lacks

    poor = party("dwarf", step="stay", args={"place": 0}, at=0, tokens={"dwarf": {"gold": 1}})
    assert price(poor, "axe") == (3, 3, 2)
    assert price(poor, "water-bottle") == (1, 1, 0)
    dealer = party(
        "merchant", step="stay", args={"place": 0}, at=0, tokens={"merchant": {"gold": 2}}
    )
    assert price(dealer, "axe") == (2, 3, 0)
    assert price(party("dwarf", step="set_out", at=0), "armour") == (4, 4, 0)


@pytest.mark.rule("DTC-006")
def test_the_road_tells_where_the_party_is_and_what_nobody_has_come_to() -> None:
    road = grounds.spaces(party(at=2).table)["road"]
    assert (road.here, [*road.ahead]) == ("here:2", ["here:3", "here:4", "here:5", "here:6"])
    home = grounds.spaces(party(at=4, counters={"homeward": 1}).table)["road"]
    assert (home.here, [*home.ahead]) == ("here:4", [])


def test_every_place_says_what_is_there() -> None:
    cards = (*content.of_kind("location"), *content.boxed())
    places = [card.id for card in cards if isinstance(card, content.Location)]
    assert len({content.module_of(place) for place in places}) > 5
    assert [place for place in places if not _printed(place)] == []


def _printed(place: str) -> tuple[str, ...]:
    """What stands on the card of a *place*."""
    module = content.module_of(place)
    return game_called(f"darkest+{module}" if module else "darkest").printed(place).sentences
