"""Highland: how careful parties of bots take the mountains."""

from __future__ import annotations

import pytest

from tests.games.darkest.highland.heights import ON, at_the_crags, climbing, found, met
from tests.games.darkest.laying import TRIO, setting_out
from tests.games.darkest.reaper.test_bot_advice import chosen


@pytest.mark.parametrize(("strength", "leads"), [(9, "crags"), (2, "city")])
def test_they_set_out_for_the_crags_when_they_can_hold_their_own_behind_them(
    strength: int, leads: str
) -> None:
    tokens = {name: {"strength": strength, "fate": 0} for name in TRIO}
    session = setting_out(tokens=tokens, options=ON, counters={"journeys": 1})
    assert chosen(session) == leads


@pytest.mark.parametrize(("strength", "way"), [(9, "cross highland"), (1, "home")])
def test_and_climb_on_from_there(strength: int, way: str) -> None:
    session = at_the_crags(tokens={name: {"strength": strength} for name in TRIO})
    assert chosen(session) == way


@pytest.mark.parametrize(("followers", "does"), [(["guide", "princess"], "leave"),
                                                 (["guide"], "cross")])  # fmt: skip
def test_on_the_ice_they_leave_behind_what_is_too_heavy(followers: list[str], does: str) -> None:
    session = found("ice-bridge", "dwarf", coming=(3,), zones={"followers:0": followers})
    assert chosen(session).startswith(does)


@pytest.mark.parametrize(("life", "does"), [(5, "add"), (2, "no")])
def test_a_highlander_who_is_hurt_adds_no_cards(life: int, does: str) -> None:
    session = climbing("highland-highlander", at=1, step="draw", coming=(2, 3),
                       tokens={"highland-highlander": {"life": life}})  # fmt: skip
    assert chosen(session) == does


@pytest.mark.parametrize(("life", "does"), [(5, "meet"), (2, "pass")])
def test_whoever_is_hurt_has_the_trailblazer_lead_round(life: int, does: str) -> None:
    session = met("highland-icy-path", "dwarf", zones={"followers:0": ["highland-trailblazer"]},
                  tokens={"dwarf": {"life": life}})  # fmt: skip
    assert chosen(session) == does
