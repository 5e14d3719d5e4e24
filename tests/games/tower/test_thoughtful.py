"""The thoughtful bot in positions in which a careful player would not have to think twice."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.bots.playout import play_out
from tests.games.tower.climbing import KING, KNIGHT, PAGE, QUEEN, climb, names, play

BEAST, CELESTIAL = "major-18", "major-14"

FULL = [f"cups-{rank}" for rank in range(1, 4)] + [f"swords-{rank}" for rank in range(7, 11)]
"""A full hand of two heroes."""


def move(session: Session) -> str:
    """The bot's answer to the open question."""
    decision = session.decision
    assert decision is not None
    choose = bot(session.game, "thoughtful")
    return choose(session.view(decision.seat), decision, Luck(1))


def turn(session: Session) -> list[str]:
    """The bot's answers up to the end of the turn."""
    assert session.decision is not None
    seat, turns, answers = session.decision.seat, session.table.count("turns"), []
    while session.decision and session.table.count("turns") == turns:
        assert session.decision.seat == seat
        answer = move(session)
        answers += answer.split("/")
        session.answer(answer)
    return answers


class TestTheFoe:
    @pytest.mark.parametrize(
        ("foe", "card"),
        [("", "pentacles-4"), (BEAST, "swords-4"), (CELESTIAL, "wands-4")],
    )
    def test_wards_are_dispelled_with_a_suit_that_answers(self, foe: str, card: str) -> None:
        hand = ["pentacles-4", "swords-4", "wands-4", "cups-4", "cups-5", "cups-6"]
        session = climb(hands=[hand, FULL], foe=foe, heroes=(QUEEN, KNIGHT))
        assert turn(session)[0] == f"play {card}"
        assert names(session, "wards") == [card]

    def test_a_low_card_dispels_as_well_as_a_high_one(self) -> None:
        session = climb(hands=[["swords-2", "swords-10"], ["cups-3"]], foe=BEAST)
        assert turn(session)[0] == "play swords-2"

    def test_a_foe_that_can_be_killed_is_killed_rather_than_heroes_healed(self) -> None:
        session = climb(hands=[["swords-6", "cups-9"], []], wards=None, foe_health=6, health={0: 9})
        assert move(session) == "play swords-6"

    def test_the_card_that_kills_is_no_larger_than_it_must_be(self) -> None:
        session = climb(hands=[["wands-9", "swords-5", "wands-3"], []], wards=None, foe_health=5)
        assert move(session) == "play swords-5"

    def test_no_attack_is_wasted_on_wards(self) -> None:
        session = climb(hands=[["wands-9", "swords-9"], []], floor=3)
        assert move(session) in ("focus", "rest")

    def test_a_rogue_strikes_twice_to_kill(self) -> None:
        session = climb(
            heroes=(KNIGHT, KING), hands=[["swords-6", "swords-7"], []], wards=None, foe_health=13
        )
        assert len([key for key in turn(session) if "swords" in key]) == 2
        assert session.table.count("floor") == 2

    def test_a_mage_pairs_wands_with_a_card_that_needs_the_rank(self) -> None:
        session = climb(
            heroes=(PAGE, KING),
            hands=[["wands-9", "swords-2"], []],
            wards=None,
            foe_health=18,
            floor=4,
        )
        assert turn(session)[:2] == ["play wands-9", "with swords-2"]
        assert session.table.count("floor") == 5

    def test_of_a_pair_the_one_that_dispels_the_last_ward_comes_first(self) -> None:
        session = climb(
            heroes=(PAGE, KING),
            hands=[["wands-9", "swords-2"], ["cups-2"]],
            foe=BEAST,
            foe_health=9,
        )
        assert turn(session)[:3] == ["play wands-9", "with swords-2", "first swords-2"]
        assert session.table.count("floor") == 2

    def test_a_paladin_dispels_the_last_ward_rather_than_shield_the_sound(self) -> None:
        session = climb(heroes=(KING, KNIGHT), hands=[["pentacles-2"], ["wands-9"]])
        assert turn(session)[:2] == ["play pentacles-2", "dispel"]


class TestTheParty:
    def test_the_dying_are_healed(self) -> None:
        session = climb(
            heroes=(KING, KNIGHT, QUEEN),
            hands=[["cups-8", "wands-2"], [], []],
            wards=None,
            floor=4,
            health={0: 18, 1: 2, 2: 17},
        )
        assert turn(session) == ["play cups-8", "heal 1"]

    def test_the_fallen_are_revived(self) -> None:
        session = climb(
            hands=[["cups-8", "wands-2"], ["swords-9"]], wards=None, floor=4, health={1: 0}
        )
        assert turn(session)[:2] == ["play cups-8", "heal 1"]

    def test_the_lost_are_not_chosen(self) -> None:
        session = climb(
            heroes=(KING, KNIGHT, QUEEN),
            hands=[["cups-8", "wands-2"], [], []],
            wards=None,
            floor=4,
            health={0: 8, 1: 0},
            options={"fallen": "permanent"},
        )
        assert "heal 1" not in turn(session)

    def test_cards_go_to_the_empty_hand(self) -> None:
        hands = [["pentacles-3", "wands-1", "wands-2"], [], ["wands-3", "wands-4"]]
        session = climb(heroes=(QUEEN, "swords-queen", KING), hands=hands)
        play(session, "play pentacles-3", "dispel")
        assert move(session) == "give 1"

    def test_everyone_is_supplied_before_anyone_is_full(self) -> None:
        session = climb(
            heroes=(KING, QUEEN),
            hands=[["pentacles-9"], []],
            deck=[*[f"cups-{n}" for n in range(1, 8)], "wands-2", "wands-3", "wands-4"],
        )
        play(session, "play pentacles-9", "dispel")
        answers = [key for key in turn(session) if key.startswith("give")]
        assert min(answers.count("give 0"), answers.count("give 1")) >= 3

    def test_a_sanctuary_is_not_broken_for_a_scratch(self) -> None:
        session = climb(
            hands=[["swords-1", "pentacles-5"], []],
            wards=None,
            foe_health=25,
            floor=4,
            sanctuary={0: ["cups-5"]},
            health={0: 5},
        )
        assert not move(session).startswith("play swords")

    def test_a_shield_goes_to_whoever_is_about_to_fall(self) -> None:
        session = climb(
            heroes=(KING, KNIGHT, QUEEN),
            hands=[["pentacles-7"], ["wands-9"], ["cups-2"]],
            wards=None,
            floor=3,
            health={0: 20, 1: 3, 2: 20},
        )
        assert turn(session)[-1] == "shield 1"

    def test_a_wounded_hero_rests_if_there_is_nothing_else_to_do(self) -> None:
        hand = ["wands-1", "wands-2", "wands-3", "wands-4", "wands-5", "wands-6", "wands-7"]
        assert move(climb(hands=[hand, []], floor=3, health={0: 11})) == "rest"

    @pytest.mark.parametrize(("held", "answer"), [(7, "play swords-1"), (6, "focus")])
    def test_nobody_rests_for_ever_while_no_hand_answers_the_wards(
        self, held: int, answer: str
    ) -> None:
        hand = [f"swords-{rank}" for rank in range(1, held + 1)]
        others = [f"wands-{rank}" for rank in range(1, 8)]
        session = climb(heroes=(KING, QUEEN), hands=[hand, others], floor=3, health={0: 18})
        assert move(session) == answer

    def test_a_full_hand_waits_while_another_has_room_to_seek(self) -> None:
        hands = [[f"swords-{rank}" for rank in range(1, 8)], ["wands-1"]]
        session = climb(heroes=(KING, QUEEN), hands=hands, floor=3, health={0: 12})
        assert move(session) == "rest"

    def test_an_empty_hand_is_filled(self) -> None:
        assert move(climb(hands=[[], []], floor=3)) == "focus"

    def test_the_smallest_shield_that_is_enough_takes_the_blow(self) -> None:
        session = climb(
            shields={0: {"pentacles-6": 6, "pentacles-3": 3, "pentacles-1": 1}},
            dice=[3],
            options={"shields": "one"},
        )
        play(session, "rest")
        assert move(session) == "use pentacles-3"


class TestTheFool:
    def test_the_fool_excuses_from_a_blow_that_would_fell(self) -> None:
        session = climb(
            hands=[["major-0", "wands-9"], []], wards=None, floor=4, health={0: 2, 1: 0}
        )
        assert move(session) == "excuse"

    def test_the_fool_is_kept_for_a_turn_with_a_blow(self) -> None:
        session = climb(hands=[["major-0", "wands-9"], []], wards=None, foe_health=9)
        assert move(session) == "play wands-9"

    def test_the_wild_fool_takes_the_suit_that_dispels(self) -> None:
        session = climb(hands=[["major-0", "wands-3"], []], foe=BEAST, options={"fool": "wild"})
        assert turn(session)[:2] == ["play major-0", "as swords"]


class TestTheStart:
    def test_heroes_are_picked_to_go_with_the_party(self) -> None:
        session = new_game("tower", seats=4, seed=1)
        for _ in range(4):
            session.answer(move(session))
        picked = [names(session, f"hero:{seat}")[0] for seat in range(4)]
        assert {name.partition("-")[2] for name in picked} >= {"page", "queen"}
        assert len({name.partition("-")[0] for name in picked}) > 1

    def test_what_others_took_is_left_to_them(self) -> None:
        session = play(new_game("tower", seats=2, seed=1), "cups-page")
        assert move(session) == "wands-page"

    def test_bots_agree_on_who_leads(self) -> None:
        session = play(new_game("tower", seats=2, seed=1), "wands-king", "cups-page")
        for seat in (0, 1):
            session.answer("own", seat=seat)
        assert move(session) == "lead 1"


@pytest.mark.slow
def test_thought_wins_far_more_often_than_luck() -> None:
    won = {
        name: sum(
            bool(play_out("tower", [name] * 3, seed).table.outcome.winners)  # type: ignore[union-attr]
            for seed in range(1, 61)
        )
        for name in ("thoughtful", "random")
    }
    assert won["thoughtful"] > 48
    assert won["random"] < 6
