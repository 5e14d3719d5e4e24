"""Blood Moon: what its three heroes do with a card before anybody meets it."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tests.games.darkest.bloodmoon.moonlit import moonlit
from tests.games.darkest.laying import QUIET, answer, keys, names, piece

DOOM = ("bloodmoon-doomsayer", "elf", "monk")
ROBBER = ("bloodmoon-grave-robber", "elf", "monk")
HUNTER = ("bloodmoon-vampire-hunter", "elf", "monk")
NO_FATE = {**QUIET, **{who[0]: {"fate": 0} for who in (DOOM, ROBBER, HUNTER)}}


def turning_up(who: tuple[str, ...], *cards: str, deck: tuple[str, ...] = (), **more: Any):  # type: ignore[no-untyped-def]
    """They are about to turn up the first of these cards on Road Space 3; the last of the *deck* is
    drawn first."""
    zones = {"pile:3": [*cards], "adventure": [*deck], **more.pop("zones", {})}
    return moonlit(
        *who, up=False, step="spot", args={"spot": 100}, at=3, zones=zones, tokens=NO_FATE, **more
    )


def forced(who: tuple[str, ...], drawer: str, *deck: str, **more: Any) -> Session:
    """The same, but *drawer* has lost a turn, and draws the last of the *deck* for it behind a card
    that asks nothing."""
    return turning_up(who, "good-weather", deck=deck, on={drawer: {"owed": 1}}, **more)


def last(who: tuple[str, ...]) -> tuple[str, ...]:
    """The same party with its first hero at the end."""
    return (*who[1:], who[0])


# --- the Doomsayer --------------------------------------------------------------------------------


@pytest.mark.rule("DTB-043")
def test_the_doomsayer_in_the_lead_may_draw_one_more_card_and_meets_it_first() -> None:
    session = turning_up(DOOM, "standing-stones", deck=("adder", "witch"))
    assert "Doomsayer" in session.decision.ask
    answer(session, "yes", "no", "no", "no")  # nobody drinks
    assert names(session, "adventure") == ["adder"]
    assert piece(session, "witch").zone == "pile:3"
    assert piece(session, "witch").face_up


@pytest.mark.rule("DTB-043")
@pytest.mark.parametrize("card", ["good-weather", "adder"])
def test_an_event_or_an_enemy_brings_the_doomsayer_none(card: str) -> None:
    session = turning_up(DOOM, card, deck=("wolf", "heron"))
    assert "extra" not in session.decision.ask


@pytest.mark.rule("DTB-043", "DTX-031")
def test_what_it_draws_brings_no_other() -> None:
    session = turning_up(DOOM, "standing-stones", deck=("adder", "surveyor"))
    answer(session, "yes", "no", "no", "no")
    assert piece(session, "surveyor").zone == "pile:3"
    assert "Doomsayer: draw" not in session.decision.ask
    assert names(session, "adventure") == ["adder"]


@pytest.mark.rule("DTB-043")
def test_elsewhere_in_the_order_the_doomsayer_draws_none_but_behind_a_forced_card_of_its_own() -> (
    None
):
    session = turning_up(last(DOOM), "standing-stones", deck=("adder", "heron"))
    assert "Standing Stones" in session.decision.ask
    assert "extra" not in session.decision.ask
    session = forced(last(DOOM), "bloodmoon-doomsayer", "heron", "standing-stones")
    assert "extra" in session.decision.ask
    session = forced(last(DOOM), "elf", "heron", "standing-stones")
    assert "extra" not in session.decision.ask


# --- the Grave Robber -----------------------------------------------------------------------------


@pytest.mark.rule("DTB-044")
def test_the_grave_robber_in_the_lead_may_use_the_top_discarded_card_instead() -> None:
    session = turning_up(
        ROBBER, "adder", deck=("heron",), zones={"discard": ["wolf", "standing-stones"]}
    )
    answer(session, "yes")
    assert "Standing Stones" in session.decision.ask
    assert piece(session, "standing-stones").counters["spot"] == 100
    assert names(session, "adventure") == ["adder", "heron"]  # under the deck, unseen
    assert not piece(session, "adder").face_up
    assert names(session, "discard") == ["wolf"]


@pytest.mark.rule("DTB-044")
def test_the_grave_robber_need_not_and_cannot_without_a_discard() -> None:
    session = turning_up(ROBBER, "standing-stones", zones={"discard": ["wolf"]})
    answer(session, "no")
    assert "Standing Stones" in session.decision.ask
    session = turning_up(ROBBER, "standing-stones")
    assert "Standing Stones" in session.decision.ask


@pytest.mark.rule("DTB-044")
def test_at_the_end_of_the_order_the_grave_robber_does_so_with_a_forced_card_of_its_own() -> None:
    zones = {"discard": ["wolf"]}
    session = turning_up(last(ROBBER), "standing-stones", zones=zones)
    assert "Standing Stones" in session.decision.ask
    session = forced(
        last(ROBBER), "bloodmoon-grave-robber", "heron", "standing-stones", zones=zones
    )
    assert "Good Weather" not in session.decision.ask
    assert "instead" in session.decision.ask or "discarded" in session.decision.ask
    session = forced(last(ROBBER), "monk", "heron", "standing-stones", zones=zones)
    assert "Standing Stones" in session.decision.ask


# --- the Vampire Hunter ---------------------------------------------------------------------------


@pytest.mark.rule("DTB-045")
def test_the_vampire_hunter_in_the_lead_may_discard_what_is_no_enemy_and_draw_another() -> None:
    session = turning_up(HUNTER, "standing-stones", deck=("heron", "surveyor"))
    answer(session, "yes")
    assert "Surveyor" in session.decision.ask
    assert piece(session, "surveyor").counters["spot"] == 100
    assert names(session, "discard") == ["standing-stones"]


@pytest.mark.rule("DTB-045")
def test_what_lies_there_instead_is_met_whatever_it_is() -> None:
    session = turning_up(HUNTER, "standing-stones", deck=("heron", "surveyor"))
    answer(session, "yes")
    assert "replace" not in session.decision.ask
    assert names(session, "adventure") == ["heron"]


@pytest.mark.rule("DTB-045")
def test_an_enemy_the_vampire_hunter_meets() -> None:
    session = turning_up(HUNTER, "adder", deck=("heron",))
    assert "Vampire Hunter meets Adder" in session.decision.ask


@pytest.mark.rule("DTB-045")
def test_at_the_end_of_the_order_the_vampire_hunter_does_so_with_a_forced_card_of_its_own() -> None:
    session = turning_up(last(HUNTER), "standing-stones", deck=("heron",))
    assert "replace" not in session.decision.ask
    session = forced(last(HUNTER), "bloodmoon-vampire-hunter", "heron", "standing-stones")
    assert "replace" in session.decision.ask
    assert keys(session) == ["yes", "no"]
    session = forced(last(HUNTER), "elf", "heron", "standing-stones")
    assert "replace" not in session.decision.ask
