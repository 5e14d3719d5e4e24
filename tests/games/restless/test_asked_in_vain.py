"""What a question is for stands first, and what nothing comes of is not asked."""

from __future__ import annotations

import pytest

from tabletop import Session
from tests.games.restless.camp import asks, at_stall, battle, before_god, camp, meeting, play

NIGHTS = {"nights": ["night-two", "night"]}
HELD = {"ann": ["club", "bow"], "bo": ["lantern"]}


def rows(session: Session) -> list[str]:
    """The first words of what may be answered and does not stand aside, in order."""
    asked = asks(session)
    assert asked is not None
    return [option.key.split(" ")[0] for option in asked.legal() if not option.aside]


@pytest.mark.rule("RST-196", "RST-201")
def test_a_turn_in_which_only_items_could_be_thrown_away_ends_by_itself() -> None:
    session = battle(holds=HELD, coming=[15])
    play(session, "slot 0", "attack unarmed")
    asked = session.decision
    assert asked is not None
    assert [option.key.split(" ")[0] for option in asked.legal()] == ["end", "discard", "discard"]
    assert asked.moot == "end"


@pytest.mark.rule("RST-196", "RST-271")
@pytest.mark.parametrize("held", ["urn", "broth"])
def test_it_is_asked_where_more_may_come_of_it(held: str) -> None:
    """A Discard effect, or a Consumable."""
    session = battle(holds={"ann": ["club", held]}, coming=[15], wounds={"bo": 1})
    play(session, "slot 0", "attack unarmed")
    asked = session.decision
    assert asked is not None
    assert not asked.moot


@pytest.mark.rule("RST-080")
def test_who_can_neither_pay_nor_sell_passes_a_trader_by() -> None:
    poor = at_stall(counters={"rerolls": 0}).decision
    assert poor is not None
    assert poor.moot == "leave"
    for session in (at_stall(), at_stall(holds={"ann": ["club"]}, counters={"rerolls": 0})):
        assert session.decision is not None
        assert not session.decision.moot


@pytest.mark.rule("RST-153")
def test_at_a_rest_what_it_is_for_comes_before_breaking_camp() -> None:
    hurt = camp(zones=NIGHTS, wounds={"bo": 3}, holds=HELD)
    assert rows(play(hurt, "rest")) == ["heal", "use", "rise"]
    assert rows(play(camp(zones=NIGHTS, holds=HELD), "rest")) == ["use", "rise"]
    assert rows(play(camp(zones=NIGHTS, holds={"ann": ["club"]}), "rest")) == ["rise"]


@pytest.mark.rule("RST-142", "RST-105")
def test_what_may_always_be_done_is_folded_away_everywhere() -> None:
    assert rows(camp(zones=NIGHTS, holds=HELD)) == ["go", "rest"]
    assert rows(meeting("well", zones=NIGHTS, holds=HELD)) == ["stay", "rest"]
    assert rows(before_god(holds=HELD, counters={"level": 5})) == ["fight", "refuse"]
    assert not {"give", "lay", "discard", "use"} & {*rows(at_stall(holds=HELD))}
