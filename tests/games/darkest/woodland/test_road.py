"""Woodland: the Faerie Path, its decks, its Trove with Queen Mab, and what joins the main deck."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.ground.regions import drawn
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.showing.printed import printed
from tabletop.play.rules.play import Play
from tests.games.darkest.laying import TRIO, answer, asked, keys, names, party, piece
from tests.games.darkest.woodland.laid import (
    CARDS,
    FAERIE_PATH,
    INNER_ROAD,
    LAIR,
    ON,
    off_the_road,
    wooded,
)

MAIN = [card.id for card in CARDS.values() if content.home(card.id) == "woodland-main"]
STRONG = {name: {"strength": 30, "craft": 30, "life": 9, "fate": 0} for name in TRIO}
MAGIC = [card.id for card in CARDS.values() if isinstance(card, content.Magic)]
SPELLS = [card.id for card in CARDS.values() if isinstance(card, content.Spell)]


def at_the_forest(**more) -> Session:  # type: ignore[no-untyped-def]
    """The Forest has been met; what now?"""
    zones = {"atlas": off_the_road(*INNER_ROAD), "woodland-troves": MAGIC[:5],
             "woodland-spells": SPELLS[:2], "woodland-adventures": ["wolf", "adder", "boar"],
             "adventure": ["heron"], **more.pop("zones", {})}  # fmt: skip
    return party(step="at_destination", at=6, to="forest", zones=zones, options=ON, tokens=STRONG,
                 on={"forest": {"visited": 1}}, **more)  # fmt: skip


def active(session: Session) -> str:
    """The deck that is drawn from."""
    return decks.active(Play(session.game, session.table)).draws


@pytest.mark.rule("DTW-001")
def test_magic_items_are_a_trove_deck_and_the_graduates_wait() -> None:
    table = new_game("darkest", seats=1, seed=3, options=ON).table
    assert len(table["woodland-adventures"]) == 80
    assert len(table["woodland-troves"]) == 14
    assert len(table["woodland-spells"]) == 14
    assert len(table["woodland-paths"]) == 12
    assert len(table["woodland-destinies"]) == 12
    assert len(table["woodland-main"]) == 10
    troves = [content.card(p.name) for p in table["woodland-troves"]]
    assert all(isinstance(card, content.Magic) for card in troves)
    lying = [content.card(p.name) for p in table["woodland-adventures"]]
    assert not any(isinstance(card, content.Magic) for card in lying)


@pytest.mark.rule("DTW-016", "DTW-017", "DTW-018", "DTW-022")
def test_from_the_forest_the_party_may_go_on_to_mabs_lair() -> None:
    session = at_the_forest(zones={"pile:3": ["ox"]}, coming=(3,) * 8)
    answer(session, "cross woodland")
    table = session.table
    assert heroes.region(table) == "woodland"
    assert tuple(table[f"ground:{n}"][0].name for n in range(1, 7)) == FAERIE_PATH
    assert [content.location(name).dice for name in FAERIE_PATH[:5]] == [1, 1, 1, 2, 3]
    assert "ox" not in names(session, "pile:3"), "the road behind is discarded"
    assert (heroes.at(table), heroes.homeward(table)) == (1, False)
    assert drawn("darkest+woodland").category("forest") == "waypoint", "it has no Trove (DTX-025)"


@pytest.mark.rule("DTW-019", "DTW-020", "DTW-021")
def test_on_crossing_its_deck_is_drawn_from_and_a_trove_of_three_lies_there() -> None:
    session = at_the_forest(coming=(3,) * 8)
    assert active(session) == "adventure"
    answer(session, "cross woodland")
    assert active(session) == "woodland-adventures"
    assert session.table.count("woodland-joined")
    assert set(SPELLS[:2]) <= set(names(session, "spell"))
    trove = session.table["trove"]
    assert len(trove) == 3
    assert all(card.name in MAGIC and not card.face_up for card in trove)


@pytest.mark.rule("DTW-021", "DTW-034", "DTW-035", "DTW-036")
def test_queen_mab_stands_among_the_guardians_and_her_trove_is_divided() -> None:
    session = wooded(step="at_destination", at=6, tokens=STRONG, coming=(1, 1, 4),
                     zones={"trove": MAGIC[:3], "woodland-adventures": ["toll", "gibbet"]},
                     on={LAIR: {"visited": 1}})  # fmt: skip
    assert session.decision is not None
    (fight,) = (each for each in session.decision.options if each.key == "fight")
    assert fight.tells.startswith("Queen Mab stands among its Guardians, with Strength ")
    answer(session, "fight")
    while asked(session) != "DTC-104":
        assert asked(session) in ("DTC-252", "DTC-217", "DTC-B07", "DTC-218"), asked(session)
        answer(session, keys(session)[0])
    told = {line.rule: line.parts for line in session.lines}
    assert session.game.title_of("woodland-mab") == "Queen Mab"
    assert "Queen Mab" in [part for line in session.lines for part in line.parts]
    assert [int(str(n)) >= 10 for n in told["DTC-228"][1::2]] == [True, True], "no other Enemy"
    assert session.table.count("woodland-won"), "her Trove is won"
    carried = [n for place in range(3) for n in names(session, f"items:{place}")]
    assert set(carried) & set(MAGIC), "and divided"


@pytest.mark.rule("DTW-041")
def test_back_at_the_forest_the_core_deck_is_drawn_from_and_spells_stay() -> None:
    session = wooded(step="space_done", at=1, counters={"homeward": 1, "woodland-joined": 1},
                     zones={"spell": SPELLS[:2]})  # fmt: skip
    assert active(session) == "adventure" or heroes.region(session.table) == "woodland"
    while heroes.region(session.table) == "woodland":
        answer(session, keys(session)[0])
    assert active(session) == "adventure"
    assert set(SPELLS[:2]) <= set(names(session, "spell"))


@pytest.mark.rule("DTW-042")
@pytest.mark.parametrize("won", [True, False])
def test_once_the_trove_is_won_ten_cards_join_the_main_deck_as_the_party_leaves(won: bool) -> None:
    session = wooded(step="at_destination", at=6, zones={"woodland-main": MAIN}, tokens=STRONG,
                     on={LAIR: {"visited": 1}}, counters={"woodland-won": int(won)})  # fmt: skip
    for _ in range(60):
        if heroes.region(session.table) == "inner":
            break
        liked = next((k for k in keys(session) if k in ("home", "forward", "none")), "")
        answer(session, liked or keys(session)[0])
    assert heroes.region(session.table) == "inner"
    lying = {*names(session, "adventure"), *(p.name for n in range(1, 7)
             for p in session.table[f"pile:{n}"]), *names(session, "discard")}  # fmt: skip
    assert (set(MAIN) <= lying) == won
    assert (not names(session, "woodland-main")) == won
    assert piece(session, MAIN[0]).counters.get("home", 0) == (1 if won else 0)


@pytest.mark.rule("DTW-021")
def test_what_lies_at_the_lair_is_told() -> None:
    assert printed(LAIR).sentences
