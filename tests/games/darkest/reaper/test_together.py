"""Reaper: who is fought by all together, and cards drawn beyond the usual."""

from __future__ import annotations

import pytest

from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece
from tests.games.darkest.reaper.test_figure import reaped
from tests.games.darkest.reaper.test_moving import met

STRONG = {name: {"fate": 0, "strength": 9, "craft": 9, "life": 4} for name in TRIO}
WEAK = {name: {"fate": 0, "strength": 1, "craft": 1, "life": 9} for name in TRIO}
DRAWN = {"adventure": ["wolf", "heron", "stag", "badger"]}


@pytest.mark.rule("DTR-072")
def test_at_the_gathering_all_enemies_drawn_fight_the_party_together() -> None:
    session = met("reaper-the-gathering", zones=DRAWN, tokens=STRONG)
    assert not names(session, "guardians")
    assert {"wolf", "stag", "badger", "heron"} <= {*names(session, "discard")}
    assert "reaper-the-gathering" in names(session, "reaper-discard")
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTR-072")
def test_those_left_of_the_gathering_lie_face_up_where_it_was() -> None:
    giants = ["reaper-gallows-giant", "reaper-barrow-giant"]
    zones = {"adventure": [*giants, "reaper-wake", "dry-well"]}
    session = met("reaper-the-gathering", zones=zones, tokens=WEAK)
    assert {*names(session, "pile:3")} == {*giants}
    assert all(card.face_up for card in session.table["pile:3"])
    assert sum(has(session, name, "life") for name in TRIO) < 27
    answer(session, "forward")  # they were met
    assert session.table.count("at") == 3 or asked(session) == "DTC-100"


def before_cerberus(*shown: int, tokens=STRONG, **more):  # type: ignore[no-untyped-def]
    """The party comes to the destination that he bars."""
    return reaped(
        step="arrive",
        at=6,
        to="chapel",
        tokens=tokens,
        coming=shown,
        zones={"pile:6": ["reaper-cerberus"], **more.pop("zones", {})},
        up=("reaper-cerberus",),
        **more,
    )


@pytest.mark.rule("DTR-069")
def test_cerberus_goes_to_the_destination_when_he_is_turned_up() -> None:
    session = met("reaper-cerberus", at=2)
    assert names(session, "pile:6") == ["reaper-cerberus"]
    assert piece(session, "reaper-cerberus").face_up
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTR-069")
def test_among_guardians_he_is_one_of_them() -> None:
    session = reaped(
        step="guardians",
        at=6,
        to="cursed-glade",
        coming=(1, 1, 3),
        tokens=WEAK,
        zones={"adventure": ["wolf", "reaper-cerberus"]},
    )
    assert not names(session, "pile:6")
    assert {"reaper-cerberus", "wolf"} <= {*names(session, "guardians")}


@pytest.mark.rule("DTR-070")
def test_beaten_by_all_he_lets_the_party_to_its_destination() -> None:
    session = before_cerberus()
    assert "reaper-cerberus" in names(session, "reaper-discard")
    assert piece(session, "chapel").counters.get("visited", 0)


@pytest.mark.rule("DTR-070")
def test_unbeaten_he_is_fought_on_or_the_party_turns_back() -> None:
    session = before_cerberus(tokens=WEAK)
    assert keys(session) == ["fight", "back"]
    assert not piece(session, "chapel").counters.get("visited", 0)
    assert names(session, "pile:6") == ["reaper-cerberus"]
    answer(session, "back", "order 0 1 2")
    assert session.table.count("homeward")
    assert session.table.count("at") == 5
    assert not piece(session, "chapel").counters.get("visited", 0)


@pytest.mark.rule("DTR-070")
def test_he_bars_a_destination_where_the_party_is_already() -> None:
    session = reaped(
        step="at_destination",
        at=6,
        to="chapel",
        tokens=WEAK,
        zones={"pile:6": ["reaper-cerberus"]},
        up=("reaper-cerberus",),
        on={"chapel": {"visited": 1}},
    )
    assert keys(session) == ["fight", "back"]


# --- more cards than usual ------------------------------------------------------------------------


DECK = ["wolf", "boar", "reaper-pack-of-wolves", "reaper-black-ram", "reaper-gallows-giant"]
"""Enemies that do nothing but fight."""
SLAYER = {"followers:1": ["reaper-fiend-slayer"]}


def drawn(session) -> int:  # type: ignore[no-untyped-def]
    """How many cards were drawn."""
    return len(DECK) - len(names(session, "adventure"))


def fights_all(session, until: str = "DTC-126"):  # type: ignore[no-untyped-def]
    """All fights are fought, until it goes on or back."""
    for _ in range(60):
        if asked(session) == until:
            break
        answer(session, keys(session)[0])
    return session


@pytest.mark.rule("DTR-063", "DTR-087", "DTR-092")
def test_who_has_a_fiend_slayer_draws_one_card_more_for_what_it_meets() -> None:
    zones = {**SLAYER, "adventure": [*DECK]}
    session = fights_all(met("reaper-ossuary", zones=zones, tokens=STRONG, coming=(4, 4, 4)))
    assert drawn(session) == 1  # the Elf's alone; what it drew brings no other
    assert (
        drawn(
            fights_all(
                met("reaper-ossuary", zones={"adventure": [*DECK]}, coming=(4,) * 3, tokens=STRONG)
            )
        )
        == 0
    )


@pytest.mark.rule("DTR-087", "DTR-063")
def test_an_event_brings_one_more_in_all() -> None:
    zones = {**SLAYER, "adventure": [*DECK]}
    session = fights_all(met("reaper-old-debts", zones=zones, tokens=STRONG))
    assert drawn(session) == 1


@pytest.mark.rule("DTR-063", "DTR-087")
def test_a_lost_turn_of_its_bearer_brings_two_cards() -> None:
    # the first is that of the lost turn; met, it brings one more, which brings none
    zones = {**SLAYER, "adventure": [*DECK]}
    counted = {}
    for who in ("elf", "dwarf"):
        on = {who: {"owed": 1}}
        counted[who] = drawn(
            fights_all(met("wolf", zones={**zones, "adventure": DECK[1:]}, on=on, tokens=STRONG))
        )
    assert counted == {"elf": 3, "dwarf": 2}  # one less lies there from the first


@pytest.mark.rule("DTR-087", "DTR-063")
@pytest.mark.parametrize(("at", "n"), [(4, 1), (1, 0)])
def test_terrain_that_does_something_counts_as_met_once(at: int, n: int) -> None:
    # the Desert; the Hills before it do nothing
    session = reaped(
        step="draw",
        at=at,
        to="castle",
        zones={**SLAYER, "adventure": [*DECK]},
        tokens=STRONG,
        coming=(6,) * 12,
    )
    assert len(names(session, f"pile:{at}")) == (1 if n else len(DECK))


@pytest.mark.rule("DTR-063")
@pytest.mark.parametrize(
    ("foe", "n"), [("reaper-sexton", 2), ("reaper-drowned-ferryman", 0), ("wolf", 0)]
)
def test_it_adds_to_battle_with_spirits_and_monsters(foe: str, n: int) -> None:
    session = met(foe, zones={"followers:0": ["reaper-fiend-slayer"]})
    assert session.table.count("aid_strength") == (n or (2 if foe != "wolf" else 0))


@pytest.mark.rule("DTR-063", "DTR-074", "DTR-087")
@pytest.mark.parametrize(
    ("meets", "owed", "n"),
    [("reaper-ossuary", 0, 4), ("reaper-old-debts", 0, 2), ("reaper-black-ram", 1, 4)],
)
def test_a_prophecy_and_a_fiend_slayer_bring_one_card_each(meets: str, owed: int, n: int) -> None:
    deck = [card for card in DECK if card != meets]
    session = met(
        meets,
        tokens=STRONG,
        coming=(4, 4, 4),
        counters={"omen": 1},
        on={"elf": {"owed": owed}},
        zones={**SLAYER, "adventure": deck},
    )
    fights_all(session)
    assert len(deck) - len(names(session, "adventure")) == n


@pytest.mark.rule("DTR-074")
def test_under_a_prophecy_each_draws_one_more_until_the_party_leaves() -> None:
    zones = {"pile:3": ["reaper-prophecy", "reaper-ossuary"], "adventure": [*DECK]}
    session = met("reaper-prophecy", zones=zones, tokens=STRONG, coming=(4, 4, 4))
    assert drawn(session) == 0  # it brings none itself
    answer(session, "forward")
    fights_all(session)
    assert drawn(session) == 3
    session = met(
        "reaper-ossuary",
        tokens=STRONG,
        coming=(4, 4, 4),
        counters={"omen": 3},
        zones={"adventure": [*DECK]},
    )
    assert drawn(session) == 0  # that was on another Road Space
