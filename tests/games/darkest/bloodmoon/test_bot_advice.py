"""Blood Moon: how a careful party of bots minds the Werewolf."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tests.games.darkest.bloodmoon.moonlit import moonlit
from tests.games.darkest.bloodmoon.test_den import DECKS, ELSEWHERE
from tests.games.darkest.bloodmoon.test_named_encounters import burning
from tests.games.darkest.laying import QUIET, TRIO, answer, asked, keys


def chosen(session: Session) -> str:
    """What a careful party answers."""
    assert session.decision is not None
    choose = bot(session.game, "thoughtful")
    return choose(session.view(session.decision.seat), session.decision, Luck(1))


@pytest.mark.parametrize(
    ("life", "stands", "night", "goes"),
    [
        (1, 0, False, "forward"),
        (1, 0, True, "back"),
        (1, 2, False, "back"),
        (1, 6, False, "forward"),
        (2, 2, True, "forward"),
    ],
)
def test_it_turns_back_by_night_or_before_the_werewolf_if_somebody_is_near_its_end(
    life: int, stands: int, night: bool, goes: str
) -> None:
    tokens = {name: {"life": 4, "fate": 0, "strength": 5} for name in TRIO}
    tokens["elf"]["life"] = life
    session = moonlit(at=3, stands=stands, night=night, tokens=tokens)
    assert chosen(session) == goes


@pytest.mark.parametrize(
    ("strength", "journeys", "leads"), [(30, 3, True), (30, 4, False), (7, 3, False)]
)
def test_a_strong_party_goes_to_the_den_now_and_then(
    strength: int, journeys: int, leads: bool
) -> None:
    tokens = {name: {"strength": strength, "fate": 0} for name in TRIO}
    session = moonlit(
        step="set_out",
        at=0,
        up=False,
        tokens=tokens,
        zones={**DECKS, **ELSEWHERE},
        counters={"journeys": journeys, "region": 0},
    )
    assert (chosen(session) == "bloodmoon-den") == leads


@pytest.mark.parametrize(("talismans", "says"), [(1, "no"), (9, "yes")])
def test_it_cures_a_lycanthrope_by_a_talisman_that_it_can_spare(talismans: int, says: str) -> None:
    items = {"items:1": ["talisman"] * talismans}
    session = moonlit(
        step="arrive", at=6, to="chapel", coming=(3, 3, 3), bitten=(1,), zones=items, tokens=QUIET
    )
    while asked(session) != "DTB-019":
        answer(session, keys(session)[0])
    assert chosen(session) == says


def test_where_the_wall_of_fire_stops_it_a_strong_party_turns_back_by_the_road() -> None:
    tokens = {name: {"life": 9, "fate": 0, "strength": 9} for name in TRIO}
    session = burning(bitten=(1,), tokens=tokens, zones={"items:0": ["bloodmoon-vestry-key"]})
    assert "use bloodmoon-vestry-key" in " ".join(keys(session))
    assert chosen(session) == "back"
