"""Blood Moon: what a session of a campaign leaves of it to the next."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tabletop.table import verbs
from tabletop.table.campaign import Campaign
from tests.games.darkest import campaigns
from tests.games.darkest.bloodmoon.moonlit import ON, is_lycanthrope, is_night, is_up, where
from tests.games.darkest.campaigns import recorded

begun = partial(campaigns.begun, **ON)
LASTING = [
    c.id
    for c in content.boxed()
    if isinstance(c, content.Event) and c.lasts == "night" and c.id.startswith("bloodmoon-")
]


def left(**counters: int) -> Session:
    """The session ends by Night on the road: the Werewolf roams, the first hero is a lycanthrope,
    an Event lasts."""
    session = begun(Campaign(chapter="road"))
    table = session.table
    for counter, n in {**counters, "bloodmoon-night": 1, "bloodmoon-joined": 1}.items():
        verbs.count(table, -1, counter, n)
    moved = [("bloodmoon-figure", "bloodmoon-road:3"), (LASTING[0], "lasting")]
    if counters.get("bloodmoon-up"):
        moved.append(("bloodmoon-lycanthrope", "quest:0"))
    for card, zone in moved:
        verbs.move(table, table.named(card).id, zone, face_up=True)
    for card in [*table["bloodmoon-spells"]]:
        verbs.move(table, card.id, "spell", face_up=False)
    return session


UP = {"bloodmoon-up": 1, "bloodmoon-shines": 1, "bloodmoon-bitten": 1, "foes-more": 1}


@pytest.mark.rule("DTB-008", "DTB-009", "DTB-015")
def test_lycanthropes_the_moon_the_night_and_what_lasts_are_kept() -> None:
    session = begun(recorded(left(**UP)))
    assert is_lycanthrope(session, 0)
    assert is_up(session)
    assert is_night(session)
    assert session.table.count("foes-more") == 1
    assert [p.name for p in session.table["lasting"]] == [LASTING[0]]
    assert not session.table["bloodmoon-spells"]
    assert any(p.name.startswith("bloodmoon-") for p in session.table["spell"])


@pytest.mark.rule("DTB-026")
def test_the_werewolf_is_left_behind_on_the_road() -> None:
    assert where(begun(recorded(left(**UP)))) == "bloodmoon-beside"


@pytest.mark.rule("DTB-012")
def test_a_moon_without_a_lycanthrope_is_over_by_then() -> None:
    session = left(**UP)
    verbs.move(session.table, session.table["quest:0"][0].id, "bloodmoon-cured", face_up=True)
    session = begun(recorded(session))
    assert not is_up(session)
    assert not is_night(session)
    assert not session.table["lasting"]
    assert session.table.count("foes-more") == 0


@pytest.mark.rule("DTB-040")
def test_a_trip_that_was_not_ended_is_over_by_then() -> None:
    session = begun(recorded(left(**{"bloodmoon-trip": 1, "bloodmoon-shines": 1, "foes-more": 1})))
    assert session.table.count("bloodmoon-trip") == 0
    assert not is_night(session)
    assert session.table.count("foes-more") == 0
    assert not session.table["lasting"]
    assert not session.table["bloodmoon-spells"]  # these stay


def test_no_card_is_there_twice_and_none_is_lost() -> None:
    fresh = begun(Campaign(chapter="road"), 1).table
    then = begun(recorded(left(**UP))).table
    there = [Counter(p.name for p in table.pieces if p.kind == "card") for table in (fresh, then)]
    assert there[0] == there[1]
    assert heroes.living(then)
