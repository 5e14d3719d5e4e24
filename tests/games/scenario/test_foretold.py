"""What a blow would do is told before it is struck, to whoever looks."""

from __future__ import annotations

import pickle
from itertools import product

import pytest

from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.game import GAME
from tabletop.games.scenario.night import asked as asking
from tabletop.games.scenario.night import attacks
from tabletop.play.questions.declaration import Declaration, Draft
from tests.games.scenario.night import LAMPS, health, night

STRUCK, DRAWN = "{} attacks {}: {} damage.", "{} draws {}."
STANDS = {"5,4": "beside", "3,4": "away"}


def told(session: Session, use: str, target: str) -> str:
    """What is told of *target* once *use* is said; nothing if it cannot be struck."""
    asked = session.decisions[0]
    assert isinstance(asked, Declaration)
    draft = Draft.of(asked).take(use)
    options = [option for option in draft.listed() if option.key == target and not option.why]
    return options[0].tells if draft.part and draft.part.name == "targets" and options else ""


def printed_attacks() -> list[tuple[str, str, str]]:
    found = []
    for card in content.of_kind("ability"):
        assert isinstance(card, content.Ability)
        for half in content.HALVES:
            if card.says(half).startswith("Attack ") and not card.further:
                found.append((card.hero, card.id, half))
    return found


@pytest.mark.rule("SCN-126", "SCN-133")
@pytest.mark.parametrize(("hero", "card", "half"), printed_attacks())
def test_what_is_told_is_what_the_blow_does_if_luck_changes_nothing(
    hero: str, card: str, half: str
) -> None:
    looked = 0
    foes = (("mudling-1", 0), ("bell-husk-1", 0), ("bell-husk-1", 1))
    for (foe, elite), place, state in product(foes, STANDS, ("", "bright", "dazed")):
        on = {foe: {"elite": elite}, f"{hero}-figure": {state: 1} if state else {}}
        session = night({hero: place}, {foe: "6,4"}, where=LAMPS, on=on, zones={"chosen:0": [card]})
        words, before = told(session, f"{half} {card}", foe), health(session, foe)
        if not words:
            continue
        looked += 1
        session.answer(f"{half} {card}/{foe}")
        at = [line.words for line in session.lines].index(STRUCK)
        damage = int(str(session.lines[at].parts[2]))
        assert words.startswith(f"{damage} damage before luck"), words
        left = before - damage
        assert (f"{left} of {before} Health left" if left > 0 else "defeated") in words
        two = [line.words for line in session.lines[:at]].count(DRAWN) > 1
        assert ("of two cards counts" in words) is two, words
    asks = content.ability(card).says(half)  # type: ignore[union-attr]
    assert looked or "all adjacent" in asks, asks


@pytest.mark.rule("SCN-126")
@pytest.mark.parametrize(("ally", "damage"), [("7,4", 5), ("1,1", 3)])
def test_a_blow_that_counts_on_allies_tells_what_it_is_on_this_target(
    ally: str, damage: int
) -> None:
    session = night(
        {"reedrunner": "5,4", "bargehand": ally},
        {"bell-husk-1": "6,4"},
        where=LAMPS,
        zones={"chosen:0": ["from-behind"]},
    )
    words = told(session, "top from-behind", "bell-husk-1")
    assert words.startswith(f"{damage - 1} damage before luck ({damage} - 1 Shield)")
    session.answer("top from-behind/bell-husk-1")
    assert health(session, "bell-husk-1") == 8 - (damage - 1)


@pytest.mark.rule("SCN-126", "SCN-132")
def test_a_blow_at_all_that_stand_beside_tells_what_it_is_on_each() -> None:
    foes = {"bell-husk-1": "6,4", "mudling-1": "4,4", "mudling-2": "9,4"}
    session = night({"bargehand": "5,4"}, foes, where=LAMPS, zones={"chosen:0": ["broad-swing"]})
    option = session.decisions[0].option("top broad-swing")
    assert option is not None
    before = {foe: health(session, foe) for foe in foes}
    assert option.label == "Broad Swing (top): Attack 2, all adjacent enemies."
    assert "Bell Husk 1: 1 damage before luck (2 - 1 Shield), 7 of 8 Health left." in option.tells
    assert "Mudling 1: 2 damage before luck" in option.tells
    assert "Mudling 2" not in option.tells
    assert option.tells.endswith("Health left."), "that it is discarded is nothing special"
    session.answer("top broad-swing/bell-husk-1 mudling-1")
    left = {foe: before[foe] - health(session, foe) for foe in foes}
    assert left == {"bell-husk-1": 1, "mudling-1": 2, "mudling-2": 0}


@pytest.mark.rule("SCN-127", "SCN-131")
def test_why_two_cards_are_drawn_is_told() -> None:
    session = night(
        {"lampwright": "5,4"},
        {"mudling-1": "6,4"},
        where=LAMPS,
        zones={"chosen:0": ["struck-spark"]},
    )
    words = told(session, "top struck-spark", "mudling-1")
    assert words.endswith("The worse of two cards counts: ranged attack on an adjacent target.")


def test_bots_pay_nothing_for_what_they_do_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(*_: object) -> str:
        raise AssertionError("a bot has no use for words")

    monkeypatch.setattr(asking, "foretold", looked)
    monkeypatch.setattr(attacks, "foretold", looked)
    seats = [Seat("Ada", 0), Seat("Ben", 0)]
    session = new_game("scenario", seats=seats, seed=4, hashing=False)
    choose, luck = bot(GAME, "thoughtful"), Luck(2)
    while session.decisions:
        asked = session.decisions[0]
        session.answer(choose(session.view(asked.seat), asked, luck), seat=asked.seat)
    assert [line.words for line in session.lines].count(STRUCK) > 8


def test_a_question_that_travels_takes_no_table_with_it() -> None:
    session = night(
        {"lampwright": "5,4"},
        {"mudling-1": "6,4"},
        where=LAMPS,
        zones={"chosen:0": ["struck-spark"]},
    )
    asked = session.decisions[0]
    assert told(session, "top struck-spark", "mudling-1")
    packed = pickle.dumps(asked)
    lies_hidden = [card.name for card in session.table["hand:0"]]
    assert not [name for name in lies_hidden if name.encode() in packed]
    there = pickle.loads(packed)
    assert isinstance(there, Declaration)
    (option,) = Draft.of(there).take("top struck-spark").listed()
    assert (option.key, option.tells) == ("mudling-1", "")
