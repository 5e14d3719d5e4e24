"""Woodland: the Ancient Oak, the Leywalker, the Scout and the Spider Queen."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.party import heroes, new_hero, scores
from tests.games.darkest.laying import answer, asked, has, keys, names, party, piece
from tests.games.darkest.woodland.laid import CARDS, ON, met, wooded

OAK, WALKER, SCOUT, QUEEN = (
    f"woodland-{each}" for each in ("ancient-oak", "leywalker", "scout", "spider-queen")
)
STRONG_ONE, WISE_ONE = "woodland-oak-strength", "woodland-oak-craft"
GROWN = {OAK: {STRONG_ONE: 1, WISE_ONE: 1}}


@pytest.mark.rule("DTW-043")
def test_the_oak_begins_with_two_growth_tokens_that_add_1_each() -> None:
    of = CARDS[OAK]
    assert dict(of.tokens) == {STRONG_ONE: 1, WISE_ONE: 1}  # type: ignore[attr-defined]
    session = wooded(OAK, tokens=GROWN)
    assert [scores.points(session.table, 0, each) for each in ("strength", "craft")] == [4, 4]


@pytest.mark.rule("DTW-043")
@pytest.mark.parametrize(("space", "grows"), [(1, True), (2, False), (4, True)])
def test_it_grows_as_the_party_leaves_woods(space: int, grows: bool) -> None:
    session = wooded(OAK, step="space_done", at=space, tokens=GROWN, counters={"row": 1},
                     coming=(4,) * 4)  # fmt: skip
    if grows:
        answer(session, keys(session)[0])
    now = has(session, OAK, STRONG_ONE) + has(session, OAK, WISE_ONE)
    assert now == 2 + grows


@pytest.mark.rule("DTW-043", "DTW-044")
@pytest.mark.parametrize(
    ("had", "left", "lost"),
    [((1, 1), (0, 1), 0), ((0, 2), (0, 1), 0), ((0, 0), (0, 0), 1)],
)
def test_a_lost_fight_costs_a_token_instead(
    had: tuple[int, int], left: tuple[int, int], lost: int
) -> None:
    tokens = {OAK: {STRONG_ONE: had[0], WISE_ONE: had[1], "strength": 1}}
    session = met("old-bear", OAK, tokens=tokens, coming=(1, 5, 3, 3))
    answer(session, "strength")
    assert (has(session, OAK, STRONG_ONE), has(session, OAK, WISE_ONE)) == left
    assert has(session, OAK, "life") == 5 - lost
    assert has(session, OAK, "strength") == 1 - lost


@pytest.mark.rule("DTW-043")
def test_there_are_six_of_each() -> None:
    session = wooded(OAK, step="space_done", at=1, tokens={OAK: {STRONG_ONE: 6, WISE_ONE: 6}},
                     counters={"row": 1}, coming=(4,) * 4)  # fmt: skip
    answer(session, keys(session)[0])
    assert (has(session, OAK, STRONG_ONE), has(session, OAK, WISE_ONE)) == (6, 6)


# --- the Leywalker --------------------------------------------------------------------------------


@pytest.mark.rule("DTW-045")
@pytest.mark.parametrize(
    ("foe", "score", "lies"), [("wraith", "craft", 1), ("adder", "strength", 0)]
)
def test_the_leywalker_puts_a_portal_where_it_beats_a_spirit(
    foe: str, score: str, lies: int
) -> None:
    session = met(foe, WALKER, tokens={WALKER: {"craft": 9, "strength": 9}}, coming=(4, 1))
    answer(session, score)
    if lies:
        answer(session, keys(session)[0] if keys(session)[0] != "no" else keys(session)[1])
    assert len(names(session, "marker:1")) == lies


@pytest.mark.rule("DTW-046")
def test_as_lead_it_takes_the_party_to_a_portal_which_returns() -> None:
    session = wooded(WALKER, "dwarf", at=4, zones={"marker:2": ["woodland-portal"]})
    assert "portal 2" in keys(session)
    answer(session, "portal 2")
    assert heroes.at(session.table) == 2
    assert not names(session, "marker:2")
    behind = wooded("dwarf", WALKER, at=4, zones={"marker:2": ["woodland-portal"]})
    assert not [key for key in keys(behind) if key.startswith("portal")], "only as Lead"


@pytest.mark.rule("DTW-046")
def test_portals_go_with_the_road() -> None:
    session = wooded(WALKER, step="space_done", at=1, zones={"marker:3": ["woodland-portal"]},
                     counters={"homeward": 1})  # fmt: skip
    while heroes.region(session.table) == "woodland":
        answer(session, keys(session)[0])
    assert not names(session, "marker:3")


# --- the Scout ------------------------------------------------------------------------------------


@pytest.mark.rule("DTW-047")
@pytest.mark.parametrize(("order", "counters", "may"), [
    ((SCOUT, "dwarf"), {}, True), (("dwarf", SCOUT), {}, False),
    (("dwarf", SCOUT), {"woodland-drawer": 2}, True),
])  # fmt: skip
def test_the_scout_sets_an_event_or_place_aside_as_lead_or_on_a_lost_turn(
    order: tuple[str, str], counters: dict[str, int], may: bool
) -> None:
    session = met("gibbet", *order, counters=counters,
                  zones={"woodland-adventures": ["wolf"]})  # fmt: skip
    offered = session.decision is not None and "gibbet" in names(session, "pile:1") and (
        asked(session) == "DTC-298"
    )  # fmt: skip
    assert offered == may
    if may:
        answer(session, next(key for key in keys(session) if key != "no"))
        assert names(session, "pile:1") == ["wolf"]
        assert names(session, "discard") == ["gibbet"]


@pytest.mark.rule("DTW-047")
def test_an_enemy_is_not_set_aside_and_nothing_twice_on_a_road_space() -> None:
    session = met("wolf", SCOUT, zones={"woodland-adventures": ["adder"]})
    assert asked(session) == "DTC-185"
    twice = met("gibbet", SCOUT, zones={"woodland-adventures": ["adder", "toll"]})
    answer(twice, next(key for key in keys(twice) if key != "no"))
    turned = [line for line in twice.lines if line.rule == "DTC-132"]
    assert len(turned) == 2, "what comes in its place stays"
    assert names(twice, "discard")[0] == "gibbet"
    assert asked(twice) != "DTC-298"


# --- the Spider Queen -----------------------------------------------------------------------------

SPUN = {"woodland-spiders": 4}


def spins(foe: str = "wolf", *, on: dict[str, int] | None = None, **more) -> Session:  # type: ignore[no-untyped-def]
    """The Spider Queen meets an Enemy, perhaps with tokens on it."""
    tokens = {QUEEN: {"strength": 2, "craft": 3, **more.pop("tokens", SPUN)}}
    return met(foe, QUEEN, "dwarf", tokens=tokens, on={foe: on} if on else None, **more)


@pytest.mark.rule("DTW-048")
def test_she_puts_a_token_on_an_enemy_that_she_does_not_defeat() -> None:
    assert dict(CARDS[QUEEN].tokens) == SPUN  # type: ignore[attr-defined]
    session = spins(coming=(1, 5, 3, 3))
    answer(session, "strength")
    assert asked(session) == "DTW-048"
    answer(session, "spider")
    assert piece(session, "wolf").counters["woodland-spiders"] == 1
    assert has(session, QUEEN, "woodland-spiders") == 3


@pytest.mark.rule("DTW-048")
def test_one_enemy_may_hold_several_and_a_beaten_one_none() -> None:
    session = spins(on={"woodland-spiders": 1, "woodland-spun": 1}, coming=(1, 5, 3, 3),
                    tokens={"woodland-spiders": 3})  # fmt: skip
    answer(session, "strength", "keep", "spider")
    assert piece(session, "wolf").counters["woodland-spiders"] == 2
    beaten = spins("adder", coming=(5, 1), tokens=SPUN)
    answer(beaten, "strength")
    assert asked(beaten) != "DTW-048"


HELD = {"woodland-spiders": 1, "woodland-spun": 1}


@pytest.mark.rule("DTW-049", "DTW-050", "DTW-052")
@pytest.mark.parametrize(("key", "ends"), [("die 0 down", "4"), ("die 0 up", "6")])
def test_when_it_throws_the_token_crawls_and_may_change_the_die_by_1(key: str, ends: str) -> None:
    session = spins(on=HELD, coming=(2, 5), tokens={"woodland-spiders": 3})
    answer(session, "strength")
    assert asked(session) == "DTW-050"
    assert piece(session, "wolf").counters["woodland-crawlers"] == 1
    answer(session, key)
    rolled = next(line.parts for line in session.lines if line.rule == "DTC-190")
    assert rolled[-1] == ends, "a 6 made so is not rolled on"
    assert has(session, QUEEN, "woodland-spiders") == 4, "she takes it back"
    assert not piece(session, "wolf").counters.get("woodland-spiders")


@pytest.mark.rule("DTW-050")
def test_a_6_that_is_none_any_more_loses_what_followed() -> None:
    session = spins(on=HELD, coming=(2, 6, 4), tokens={"woodland-spiders": 3})
    answer(session, "strength")
    answer(session, "die 0 down")
    rolled = next(line.parts for line in session.lines if line.rule == "DTC-190")
    assert rolled[-1] == "5"


@pytest.mark.rule("DTW-050")
def test_a_1_is_not_lowered() -> None:
    session = spins(on=HELD, coming=(2, 1), tokens={"woodland-spiders": 3})
    answer(session, "strength")
    assert keys(session) == ["keep", "die 0 up"]


@pytest.mark.rule("DTW-049", "DTW-050")
def test_others_who_fight_it_have_her_help() -> None:
    session = met("wolf", "dwarf", QUEEN, on={"wolf": {**HELD, "woodland-spun": 2}},
                  tokens={QUEEN: {"woodland-spiders": 3}}, coming=(3, 3))  # fmt: skip
    answer(session, "strength")
    assert asked(session) == "DTW-050"


@pytest.mark.rule("DTW-051")
def test_tokens_may_be_placed_in_guardian_combat() -> None:
    zones = {"guardians": ["old-bear", "wolf"], "trove": []}
    session = wooded(QUEEN, step="guardian_combat", at=6, zones=zones, counters={"guarding": 1},
                     tokens={QUEEN: {**SPUN, "life": 9, "strength": 1, "craft": 1}},
                     coming=(3,) * 9)  # fmt: skip
    for _ in range(30):
        if asked(session) == "DTW-048":
            break
        answer(session, keys(session)[0])
    answer(session, "spider")
    assert has(session, QUEEN, "woodland-spiders") == 3


@pytest.mark.rule("DTW-052")
def test_tokens_return_as_the_enemy_leaves_play() -> None:
    session = spins("adder", on=HELD, coming=(5, 1), tokens={"woodland-spiders": 3})
    answer(session, "strength", "keep")
    assert asked(session) == "DTC-126"
    assert has(session, QUEEN, "woodland-spiders") == 4
    assert not piece(session, "adder").counters.get("woodland-spiders")


@pytest.mark.rule("DTW-043", "DTW-048")
@pytest.mark.parametrize(("hero", "tokens"), [(OAK, GROWN[OAK]), (QUEEN, SPUN)])
def test_heroes_begin_with_their_tokens(hero: str, tokens: dict[str, int]) -> None:
    session = party("dwarf", options=ON, zones={"newcomers": [hero]})
    for _ in new_hero.welcome(session.play, 1, piece(session, hero)):
        pass
    assert {token: has(session, hero, token) for token in tokens} == tokens
