"""What labels, warnings and reasons say where rules meet."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Session, new_game
from tests.games.tower.climbing import (
    asked,
    at_rest,
    climb,
    foe_health,
    health,
    mage,
    names,
    option,
    play,
    question,
    rogue,
    struck,
    told,
)

WILD = {"fool": "wild"}

WARDED = "The foe still has wards, so this deals no damage."
BREAKS = "This is an attack, so your sanctuary does not protect you this turn."


def label(session: Session, key: str) -> str:
    """What the option *key* says of itself."""
    return option(session, key).label


def warned(session: Session) -> dict[str, str]:
    """The options that are warned of, with the first word of the warning."""
    return {
        o.key: o.warning.split(":")[0]
        for o in question(session).options
        if o.warning and o.key != "rest"
    }


@pytest.mark.rule("TWR-044", "TWR-047", "TWR-125", "TWR-051")
@pytest.mark.parametrize(
    ("deck", "discard", "options", "mine", "n"),
    [
        (["cups-1"], ["cups-2"], {"deck": "finite"}, 0, 1),
        (["cups-1"], ["cups-2"], {}, 0, 2),
        (["major-0"], [], {"fool": "renewal"}, 0, 0),
        (["major-0"], ["cups-2"], {"fool": "renewal", "deck": "finite"}, 0, 1),
        ([], [], {}, 0, 0),
        (["cups-1", "cups-2", "cups-3"], [], {}, 6, 1),
    ],
)
def test_pentacles_promise_no_more_cards_than_can_be_drawn_and_held(
    deck: list[str], discard: list[str], options: dict[str, str], mine: int, n: int
) -> None:
    session = rogue(
        hands=[["pentacles-7", *(f"swords-{n}" for n in range(1, mine + 1))]],
        health={1: 0},
        wards=None,
        deck=deck,
        discard=discard,
        options=options,
    )
    says = f"give out up to {n}" if n else "there is nothing to give out"
    assert label(session, "play pentacles-7") == f"Seven of Pentacles: {says}"
    play(session, "play pentacles-7")
    for left in range(n, 0, -1):
        assert session.decision
        assert session.decision.ask.endswith(f"who draws the next card? {left} to give.")
        play(session, "give 0")
    assert len(names(session, "hand:0")) == mine + n
    at_rest(session, 0)


@pytest.mark.rule("TWR-051", "TWR-122", "TWR-083")
def test_a_wild_fool_that_joins_is_warned_of_like_any_card_of_the_suit_named() -> None:
    session = climb(
        heroes=("swords-page", "wands-king"),
        hands=[["wands-2", "swords-9", "major-0"]],
        foe="major-14",
        floor=3,
        options=WILD,
    )
    play(session, "play wands-2")
    assert warned(session) == {"with swords-9": WARDED}
    play(session, "with major-0")
    assert warned(session) == {"as swords": WARDED}, "as Wands it dispels"


@pytest.mark.rule("TWR-089", "TWR-088", "TWR-051")
def test_a_companion_that_would_break_the_sanctuary_is_warned_of_where_damage_does() -> None:
    session = mage(
        hands=[["wands-1", "swords-3", "cups-3"]],
        foe="major-14",
        sanctuary={0: ["cups-1"]},
        options={"attack_means": "damage"},
    )
    assert warned(session) == {"play swords-3": WARDED}
    play(session, "play wands-1")
    assert warned(session) == {"with swords-3": BREAKS}
    play(session, "with swords-3", "first wands-1", "dispel")
    assert health(session, 0) == 19
    at_rest(session, 1)


@pytest.mark.rule("TWR-042", "TWR-122", "TWR-136")
def test_a_fool_carried_off_before_its_suit_is_named_is_not_spoken_of() -> None:
    """It may have gone where nobody sees it."""
    for zone in ("deck", "hand:1", "discard"):
        session = climb(
            heroes=("cups-king", "wands-king"), hands=[["major-0"]], deck=["cups-1"], options=WILD
        )
        play(session, "play major-0")
        assert asked(session) == (0, "TWR-122")
        session.override("move", piece=session.table.named("major-0").id, zone=zone)
        assert session.table.named("major-0").counters == {}
        at_rest(session, 0)


@pytest.mark.rule("TWR-022", "TWR-024", "TWR-037", "TWR-120")
def test_an_action_in_the_middle_of_another_is_refused_with_what_comes_first() -> None:
    session = climb(
        heroes=("cups-knight", "wands-king"),
        hands=[["pentacles-2", "swords-1", "swords-2"]],
        wards=None,
    )
    assert refused(session, "play cups-9") == ("TWR-024", "You play cards from your own hand.")
    play(session, "play pentacles-2")
    first = (
        "TWR-041",
        "First choose who draws the next card: the Two of Pentacles is giving out cards.",
    )
    assert [refused(session, key) for key in ("focus", "rest", "play swords-1")] == [first] * 3
    assert refused(session, "excuse")[0] == "TWR-120"
    assert refused(session, "nonsense")[1].startswith("'nonsense' is not an answer")
    session.undo()
    play(session, "play swords-1")
    taken = ("TWR-022", "You have already taken your one action this turn.")
    assert [refused(session, key) for key in ("focus", "play swords-2")] == [taken] * 2


def refused(session: Session, key: str) -> tuple[str, str]:
    """By which rule *key* is refused, and why."""
    with pytest.raises(Refusal) as refusal:
        session.answer(key)
    return refusal.value.rule, refusal.value.why


@pytest.mark.rule("TWR-115", "TWR-111", "TWR-136")
def test_a_foe_whose_turning_up_was_skipped_has_not_fallen() -> None:
    session = rogue(hands=[["swords-10"]], foe_health=9, wards=None, options={"cards": "typed"})
    play(session, "play swords-10")
    while session.step and session.step.title != "Turn up the foe":
        play(session, session.decision.legal()[0].key)  # type: ignore[union-attr]
    session.skip("we know it")
    assert session.table.count("floor") == 2
    assert len(names(session, "treasures")) == 1
    assert asked(session)[1] == "TWR-115", "it comes before anybody acts"


@pytest.mark.rule("TWR-110", "TWR-109", "TWR-074")
@pytest.mark.parametrize(
    ("shields", "sum_", "left"),
    [
        ({}, "5", 6),
        ({"pentacles-4": 4}, "5 − 4 (shield) = 1", 10),
        ({"pentacles-2": 2, "pentacles-1": 1}, "5 − 3 (shield) = 2", 9),
    ],
)
def test_the_sum_of_a_blow_is_told_as_it_was(shields: dict[str, int], sum_: str, left: int) -> None:
    session = rogue(shields={0: shields}, dice=(5,), health={0: 11})
    play(session, "focus")
    assert health(session, 0) == left
    assert struck(session) == [sum_]
    assert f"struck for {sum_}: {left} health left" in " ".join(told(session))


@pytest.mark.rule("TWR-086", "TWR-111", "TWR-126")
@pytest.mark.parametrize(
    ("first", "second"), [("swords-2", "wands-7"), ("wands-7", "swords-2")], ids=["swords", "wands"]
)
def test_what_a_killing_pair_deals_is_told_card_by_card(first: str, second: str) -> None:
    session = mage(hands=[["wands-7", "swords-2"]], wards=None, foe_health=5)
    play(session, "play wands-7", "with swords-2", f"first {first}")
    said = told(session)
    assert f"{first} deals 5 to major-2: 0 left, and the rest is lost." in said
    assert f"{second} deals nothing: major-2 has no health left." in said
    assert foe_health(session) == 15, "the next foe is fresh"
    assert sorted(names(session, "discard")) == ["swords-2", "wands-7"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-006", "TWR-007")
def test_names_blank_long_and_twice() -> None:
    session = new_game("tower", seats=2, seed=3)
    play(session, "cups-queen")
    play(session, "pentacles-king")
    for name in ("x" * 25, " ", "a\x00b"):
        with pytest.raises(Refusal) as refused:
            session.answer(f"={name}")
        assert refused.value.rule == "TWR-007"
    play(session, "=Ann", "own", "lead 0")
    assert [seat.name for seat in session.table.seats] == ["Ann", "King of Pentacles"]


@pytest.mark.rule("TWR-136")
def test_every_drop_is_answered_on_a_table_that_is_bent_out_of_all_shape() -> None:
    bends: list[tuple[str, dict[str, object]]] = [
        *(("count", {"piece": -1, "counter": "active", "value": n}) for n in (-2, 2, 7)),
        *(("count", {"piece": -1, "counter": "floor", "value": n}) for n in (-2, 0, 6, 9)),
        *(("move", {"piece": piece, "zone": "out"}) for piece in ("major-3", "cups-page", "d6")),
        ("move", {"piece": "wands-1", "zone": "floor:2"}),
        ("move", {"piece": "major-0", "zone": "floor:2"}),
    ]
    for verb, args in bends:
        session = mage(hands=[["wands-2", "swords-9", "pentacles-1"], ["cups-3"]], floor=2)
        play(session, "play wands-2")
        table = session.table
        if isinstance(args["piece"], str):
            args = {**args, "piece": table.named(args["piece"]).id}
        session.override(verb, **args)
        for piece in session.table.pieces:
            assert all(v.explained() for v in session.game.explain(session.table, piece).values())
            for zone in session.table.zones:
                for seat in (0, 1):
                    assert session.game.refuse(session.table, seat, piece.id, zone).why
        assert session.undo()
