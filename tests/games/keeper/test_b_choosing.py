"""Chapter B: two cards or a long rest, in secret; who can do neither."""

from __future__ import annotations

import pytest

from tabletop import Refusal
from tabletop.games.keeper.hand.round_start import order
from tests.games.keeper.hands import HELD, asked, names, offered, plays, table


@pytest.mark.rule("SCN-015", "SCN-016")
def test_two_cards_of_the_hand_are_played_the_lead_first() -> None:
    session = table(HELD)
    plays(session, 0, "wide-arc", "cliff-breaker")
    assert names(session, "chosen:0") == ["wide-arc", "cliff-breaker"]
    assert session.table.named("hero-1").counters["initiative"] == 61


@pytest.mark.rule("SCN-016")
@pytest.mark.parametrize(
    "said", ["card wide-arc", "card wide-arc/card wide-arc", "card spark/card cliff-breaker"]
)
def test_one_card_or_one_twice_or_another_s_will_not_do(said: str) -> None:
    with pytest.raises(Refusal):
        table(HELD).answer(said)


@pytest.mark.rule("SCN-017")
def test_with_one_card_only_a_long_rest_is_left() -> None:
    session = table(["cliff-breaker"], zones={"discard:0": ["spark", "flare"]})
    assert offered(session) == {
        "card cliff-breaker": "You have fewer than two cards in hand.",
        "rest": "",
    }


@pytest.mark.rule("SCN-018", "SCN-019", "SCN-020")
@pytest.mark.parametrize(
    ("hand", "gone", "out"),
    [(1, 1, True), (2, 0, False), (0, 2, False), (1, 0, True), (0, 0, True)],
)
def test_who_can_do_neither_is_exhausted_before_anybody_chooses(
    hand: int, gone: int, out: bool
) -> None:
    session = table(
        HELD[:hand],
        ["spark", "flare"],
        step="round_start",
        zones={"discard:0": ["mirror", "burning-oil"][:gone]},
    )
    assert [decision.seat for decision in session.decisions] == ([1] if out else [0, 1])


@pytest.mark.rule("SCN-018", "SCN-023", "SCN-025")
@pytest.mark.parametrize("gone", [0, 1])
def test_by_a_house_rule_who_has_a_card_to_lose_may_rest_and_is_not_exhausted(gone: int) -> None:
    """Both rests are offered, in the choice and in the clean-up."""
    for step, rule in (("round_start", "SCN-023"), ("short_rests", "SCN-025")):
        session = table(HELD[:1], ["spark", "flare"], zones={"discard:0": ["mirror"][:gone]})
        session.override("adopt", subject=rule)
        session.override("go", step=step)
        offers = [each for each in session.decisions if each.seat == 0]
        legal = {option.key for each in offers for option in each.legal()}
        assert ("rest" in legal) == bool(gone)


@pytest.mark.rule("SCN-019")
def test_the_game_is_over_when_all_are_exhausted() -> None:
    session = table(["cliff-breaker"], step="round_start")
    assert session.table.outcome is not None
    assert session.table.outcome.winners == []


@pytest.mark.rule("SCN-021")
def test_choices_are_secret_until_all_have_chosen() -> None:
    session = table(HELD, ["spark", "flare"])
    plays(session, 0, "wide-arc", "cliff-breaker")
    seen = session.view(1)
    assert not seen["chosen:0"]
    assert names(session, "chosen:0") == []
    plays(session, 1, "flare", "spark")
    assert names(session, "chosen:0") == ["wide-arc", "cliff-breaker"]


@pytest.mark.rule("SCN-022", "SCN-023")
@pytest.mark.parametrize("gone", [0, 1, 2, 3])
def test_a_long_rest_needs_two_discarded_cards(gone: int) -> None:
    session = table(HELD, zones={"discard:0": ["spark", "flare", "mirror"][:gone]})
    assert bool(offered(session)["rest"]) == (gone < 2)


@pytest.mark.rule("SCN-042", "SCN-043", "SCN-067")
def test_the_order_is_by_the_lead_then_the_other_card_then_the_seat_and_rests_come_last() -> None:
    resting = {"initiative": 99, "second": 100, "resting": 1}
    on = {
        "hero-1": resting,
        "hero-2": {"initiative": 45, "second": 61},
        "hero-3": {"initiative": 45, "second": 9},
        "hero-4": {"initiative": 99, "second": 99},
        "hero-5": resting,
        "hero-6": {"initiative": 45, "second": 61},
    }
    assert order(table([], [], [], [], [], [], on=on, step="meanwhile").table) == [2, 1, 5, 3, 0, 4]


@pytest.mark.rule("SCN-041", "SCN-051")
def test_who_rests_plays_no_cards_and_cannot_choose_again() -> None:
    session = table(HELD, zones={"discard:0": ["spark", "flare"]})
    plays(session, 0)
    assert names(session, "chosen:0") == []
    assert asked(session).rule == "SCN-044"
    assert {"card spark", "card flare"} <= set(offered(session))
    assert not {"top spark", "rest", "end"} & set(offered(session))
