"""Chapter C6: meeting cards, and lost turns."""

from __future__ import annotations

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.executor.sentence import paragraphs
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.road.meetings import meeting
from tests.games.darkest.laying import QUIET, answer, asked, has, meets, names, party, why

# --- C6: meeting ----------------


@pytest.mark.rule("DTC-172", "DTC-034", "DTC-180")
def test_a_card_is_met_in_marching_order() -> None:
    session = meets("witch", coming=(4, 4, 1))
    answer(session, "forward")
    assert has(session, "monk", "strength") == 1
    assert has(session, "dwarf", "strength") == 3


@pytest.mark.rule("DTC-174", "DTC-180", "DTC-B12")
def test_a_stranger_stays_unless_its_card_says_otherwise() -> None:
    stays, goes = meets("witch", coming=(4, 4, 4)), meets("midwife")
    assert names(answer(stays, "forward"), "pile:1") == ["witch"]
    assert names(answer(goes, "forward"), "discard") == ["midwife"]


@pytest.mark.rule("DTC-180", "DTC-B08")
def test_the_first_who_takes_an_object_has_it() -> None:
    session = meets("squire")
    answer(session, "forward", "leave", "take")
    assert names(session, "followers:1") == ["squire"]
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTC-B08", "DTC-091", "DTC-086")
def test_who_has_no_room_drops_something_first() -> None:
    session = meets("squire", zones={"followers:0": ["hound", "poet"]})
    answer(session, "forward")
    assert why(session, "take") == "DTC-085"
    answer(session, "for hound")
    assert sorted(names(session, "followers:0")) == ["poet", "squire"]
    assert names(session, "pile:1") == ["hound"]


@pytest.mark.rule("DTC-179")
def test_an_event_befalls_all_at_once_and_is_over() -> None:
    session = meets("toll")
    answer(session, "forward")
    assert [has(session, name, "gold") for name in QUIET] == [0, 0, 0]
    assert names(session, "discard") == ["toll"]


@pytest.mark.rule("DTC-175", "DTC-178", "DTC-173", "DTC-125", "DTC-326")
def test_a_lost_turn_brings_a_card_that_begins_with_who_lost_it() -> None:
    session = meets("wrong-turn", zones={"adventure": ["hound"]})
    answer(session, "forward")
    assert "Dwarf takes Hound" in session.decision.options[0].label  # type: ignore[union-attr]
    answer(session, "leave", "leave", "take")
    assert names(session, "followers:2") == ["hound"]
    assert session.table.count("spot") == 100


@pytest.mark.rule("DTC-173", "DTC-178")
def test_the_extra_card_goes_on_behind_its_drawer_and_then_to_those_ahead() -> None:
    session = meets("swamp", zones={"adventure": ["hound"]}, coming=(4, 1, 4))
    answer(session, "forward")
    assert "Elf takes" in session.decision.options[0].label  # type: ignore[union-attr]
    answer(session, "leave")
    assert "Monk takes" in session.decision.options[0].label  # type: ignore[union-attr]
    answer(session, "leave")
    assert "Dwarf takes" in session.decision.options[0].label  # type: ignore[union-attr]


@pytest.mark.rule("DTC-177")
def test_if_all_lose_a_turn_at_once_one_card_is_drawn() -> None:
    session = meets("cloudburst", zones={"adventure": ["gibbet", "smithy", "inn"]})
    answer(session, "forward")
    assert len(session.table["adventure"]) == 2


def toll_says(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Toll says that now."""
    said = [s for s in parse(text, GRAMMAR) if isinstance(s, Clause)]
    made, was = tuple(paragraphs("toll", "text", said)), meeting.sentences
    monkeypatch.setattr(meeting, "sentences", lambda name: made if name == "toll" else was(name))


@pytest.mark.rule("DTC-B12", "DTC-177")
@pytest.mark.parametrize(("answers", "lost"), [("yny", 2), ("nnn", 0), ("yyy", 3)])
def test_where_each_may_lose_a_turn_each_is_asked(
    answers: str, lost: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    toll_says("Each character may lose a turn. Each that does gains 1 gold.", monkeypatch)
    session = meets("toll", zones={"adventure": ["gibbet", "smithy", "inn", "midwife"]})
    gold = {name: has(session, name, "gold") for name in QUIET}
    answer(session, "forward")
    for each in answers:
        answer(session, {"y": "yes", "n": "no"}[each])
    assert sum(has(session, name, "gold") - gold[name] for name in QUIET) == lost
    assert 4 - len(session.table["adventure"]) == min(lost, 1)


@pytest.mark.rule("DTC-177", "DTC-179")
@pytest.mark.parametrize(
    ("dice", "option", "cards"),
    [
        ((1, 1, 6), "one-card", 1),
        ((1, 6, 1), "per-character", 2),
        ((6, 1, 6), "one-card", 1),
        ((1, 1, 1), "per-character", 1),
        ((6, 6, 6), "one-card", 0),
    ],
)
def test_turns_that_several_lose_by_the_dice_of_one_event_are_one_card(
    dice: tuple[int, ...], option: str, cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "Each character rolls the D6. 1-3: lose a turn. 4-6: nothing happens."
    toll_says(text, monkeypatch)
    session = meets(
        "toll",
        coming=dice,
        options={"partial_lost_turn": option},
        zones={"adventure": ["gibbet", "smithy", "inn", "midwife"]},
    )
    answer(session, "forward")
    assert 4 - len(session.table["adventure"]) == cards


@pytest.mark.rule("DTC-320", "DTC-322")
@pytest.mark.parametrize("card", ["ghost", "hermit"])
def test_some_wait_on_the_space_that_a_die_shows(card: str) -> None:
    session = meets(card, coming=(4,))
    answer(session, "forward")
    assert names(session, "pinned:4") == [card]
    here = meets(card, coming=(1,))
    answer(here, "forward")
    assert (asked(here) == "DTC-185") == (card == "ghost")


@pytest.mark.rule("DTC-320")
def test_what_waits_is_met_before_the_draw_roll_the_latest_first() -> None:
    session = party(step="arrive", at=2, zones={"pinned:2": ["hermit", "ghost"]}, tokens=QUIET)
    assert asked(session) == "DTC-185"
    assert names(session, "items:0") == []


@pytest.mark.rule("DTC-322", "DTC-B13")
def test_the_first_who_reaches_the_hermit_receives_a_talisman() -> None:
    session = party(step="arrive", at=2, zones={"pinned:2": ["hermit"]}, tokens=QUIET, coming=(3,))
    assert names(session, "items:0") == ["talisman"]
    assert "hermit" in names(session, "discard")
