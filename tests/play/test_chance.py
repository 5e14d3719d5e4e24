"""Chance: a seed deals the same game for ever; typed-in cards neither double nor vanish."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import CHANCE, Refusal
from tabletop.play.records.journal import Chance
from tabletop.play.rules import chance
from tabletop.play.start.new_game import bare
from tabletop.table import verbs
from tabletop.table.table import Flow, Table, check
from tests.conformance.walk import whole
from tests.play.toy import CARDS, TOY, play, toy

PINNED_DICE = [2, 5, 6, 2, 5, 5, 6, 4, 4, 4, 5, 5]
PINNED_ORDER = [0, 2, 8, 5, 9, 4, 1, 7, 6, 3]
PINNED_FIRST = [374, 938, 503, 67, 631]
PINNED_HAND = [
    "pentacles-8",
    "cups-8",
    "cups-3",
    "cups-10",
    "pentacles-5",
    "cups-5",
    "pentacles-10",
]
PINNED_FOES = ["major-14", "major-7", "major-6", "major-16", "major-1"]


def stream(seed: int) -> Table:
    table = Table("none", [], Flow("nowhere"))
    chance.seed(table, seed)
    return table


def test_the_stream_is_the_same_in_every_version() -> None:
    table = stream(7)
    assert [chance.below(table, 6) + 1 for _ in range(12)] == PINNED_DICE
    assert chance.shuffled(stream(7), 10) == PINNED_ORDER
    assert [chance.below(stream(seed), 1000) for seed in range(5)] == PINNED_FIRST
    table = stream(2**70 + 3)
    chance.below(table, 2)
    assert 0 <= table.chance < 2**64


@given(st.integers(0, (1 << 64) - 1), st.integers(0, 120))
def test_a_shuffle_draws_what_is_drawn_one_by_one(state: int, length: int) -> None:
    at_once, singly = stream(1), stream(1)
    at_once.chance = singly.chance = state
    order = list(range(length))
    for last in range(length - 1, 0, -1):
        other = chance.below(singly, last + 1)
        order[last], order[other] = order[other], order[last]
    assert chance.shuffled(at_once, length) == order
    assert at_once.chance == singly.chance


def test_a_seed_deals_the_same_game_in_every_version() -> None:
    session = new_game("tower", seats=2, seed=7)
    play(session, "cups-queen", "pentacles-king", "own", "own", "lots")
    table = session.table
    assert [card.name for card in table["hand:0"]] == PINNED_HAND
    assert [table[f"floor:{floor}"][1].name for floor in range(1, 6)] == PINNED_FOES
    assert table.count("active") == 0


def test_a_die_falls_evenly() -> None:
    """Chi-square over 6000 rolls: with 5 degrees of freedom, 20.5 is exceeded once in 1000."""
    table = stream(1)
    counted = Counter(chance.below(table, 6) for _ in range(6000))
    assert set(counted) == set(range(6))
    assert sum((n - 1000) ** 2 / 1000 for n in counted.values()) < 20.5
    pairs = Counter((chance.below(table, 6), chance.below(table, 6)) for _ in range(3600))
    assert sum((pairs[i, j] - 100) ** 2 / 100 for i in range(6) for j in range(6)) < 66.6


def test_each_card_comes_to_each_place_evenly() -> None:
    table = stream(2)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(2000):
        for place, card in enumerate(chance.shuffled(table, 5)):
            places[card, place] += 1
    assert sum((n - 400) ** 2 / 400 for n in places.values()) < 42.3
    assert len(places) == 25


@given(st.integers(0, 2**64), st.integers(0, 60))
def test_a_shuffle_is_an_order(seed: int, length: int) -> None:
    assert sorted(chance.shuffled(stream(seed), length)) == list(range(length))


def test_what_was_laid_down_to_come_is_rolled_first_and_comes_back_with_undo() -> None:
    session = play(coming([6, 2]), "roll", "roll")
    assert session.table.count("sum") == 8
    assert session.table.coming == []
    assert session.undo()
    assert session.table.coming == [2]
    play(session, "roll")
    assert session.table.count("sum") == 8


def test_what_was_laid_down_is_not_asked_of_people() -> None:
    session = play(coming([6], dice="typed"), "roll")
    assert session.table.count("sum") == 6
    assert session.decision
    assert session.decision.seat == 0


def coming(rolls: list[int], **options: str) -> Session:
    """A toy game whose next dice are known."""
    table = bare(TOY, 1, 1, options)
    table.coming.extend(rolls)
    return Session(TOY, table)


def test_what_a_die_cannot_show_is_off_with_all_behind_it_and_back_with_undo() -> None:
    session = play(coming([9, 2]), "roll")
    assert 1 <= session.table.count("sum") <= 6
    assert session.table.coming == []
    assert session.decision is not None
    assert session.undo()
    assert session.table.coming == [9, 2]


def test_dice_are_typed_in_where_people_roll_their_own() -> None:
    session = toy(2, dice="typed")
    play(session, "roll")
    decision = session.decision
    assert decision is not None
    assert (decision.seat, [option.key for option in decision.options]) == (CHANCE, [*"123456"])
    with pytest.raises(Refusal):
        session.answer("7")
    play(session, "5")
    assert session.table.count("sum") == 5
    assert session.journal.entries[-1] == Chance(5, typed=True)
    assert session.undo()
    assert session.decision
    assert session.decision.seat == CHANCE, "a typed roll is an undo step of its own"


# --- typed-in cards ------------------------------------------------------------------------------


def test_the_card_that_people_name_is_the_card_that_is_drawn() -> None:
    for name in CARDS:
        session = play(toy(2, cards="typed"), "take", name)
        assert [card.name for card in session.table["hand:0"]] == [name]
        assert len(session.table["bag"]) == 9


def test_a_card_that_lies_hidden_elsewhere_changes_places() -> None:
    session = toy(2, cards="typed")
    session.override("move", piece=session.table.named("red-1").id, zone="chest")
    play(session, "take", "red-1")
    assert [card.name for card in session.table["hand:0"]] == ["red-1"]
    assert {card.name for card in session.table["chest"]} == {"joker", "blue-5"}
    assert len(session.table["bag"]) == 8


@pytest.mark.parametrize("told", ["joker", "red-1", "blue-5", "red-3"])
@pytest.mark.parametrize("joker_on_top", [True, False])
def test_a_card_of_another_pool_is_drawn_as_named_too(told: str, joker_on_top: bool) -> None:
    """A joker is in the bag; whatever people name is what comes to the hand."""
    session = toy(2, cards="typed")
    joker = session.table.named("joker").id
    session.override("move", piece=joker, zone="bag", index=-1 if joker_on_top else 3)
    session.override("move", piece=session.table.named("red-3").id, zone="chest")
    play(session, "take", told)
    assert [card.name for card in session.table["hand:0"]] == [told]
    assert len(session.table["bag"]) == 9
    assert len(session.table["chest"]) == 1
    chest = session.table["chest"][0].name
    assert chest != "joker", "what lies in the chest is a card of the other pool still"


def test_a_card_that_is_turned_up_is_the_one_people_name_at_its_place() -> None:
    session = play(toy(2, cards="typed"), "show", "blue-4")
    bottom = session.table["bag"][0]
    assert (bottom.name, bottom.face_up) == ("blue-4", True)
    assert sorted(card.name for card in session.table["bag"]) == sorted(CARDS)


def test_equal_cards_are_offered_once_and_all_in_the_order_of_the_box() -> None:
    session = toy(2, cards="typed")
    session.override("add", name="red-3", zone="bag")
    play(session, "shuffle", "take")
    assert session.decision
    keys = [option.key for option in session.decision.options]
    assert keys == list(CARDS)
    assert [option.value for option in session.decision.options] == list(range(10))


def test_a_card_that_is_shown_meanwhile_is_not_offered_any_more() -> None:
    session = play(toy(2, cards="typed"), "take")
    shown = session.table.named("red-1")
    session.override("move", piece=shown.id, zone="heap", face_up=True)
    assert session.decision
    assert session.decision.option("red-1") is None
    top = session.table["bag"][-1]
    session.override("move", piece=top.id, zone="chest")
    play(session, top.name)
    assert [card.name for card in session.table["hand:0"]] == [top.name]
    assert len(session.table["bag"]) == 7
    assert check(session.table) == []


def test_a_hidden_card_that_still_bears_counters_is_known_and_not_offered() -> None:
    session = play(toy(2, cards="typed"), "take")
    marked = session.table.named("red-1")
    session.override("count", piece=marked.id, counter="mark", value=1)
    session.override("move", piece=marked.id, zone="chest")
    assert session.decision
    assert session.decision.option("red-1") is None
    assert session.decision.option("blue-4") is not None


def test_when_the_bag_was_emptied_meanwhile_nothing_can_be_named_until_it_is_filled() -> None:
    session = play(toy(2, cards="typed"), "take")
    bag = [card.id for card in session.table["bag"]]
    for card in bag:
        session.override("move", piece=card, zone="heap")
    assert session.halted is None
    assert session.decision
    assert session.decision.options == []
    session.override("move", piece=bag[0], zone="bag")
    play(session, "red-1")
    assert [card.name for card in session.table["hand:0"]] == ["red-1"]


def test_people_are_offered_only_what_nobody_knows() -> None:
    session = play(toy(2, cards="typed"), "take", "red-1", "take", "red-2")
    session.override("flip", piece=session.table.named("red-3").id, face_up=True)
    play(session, "take")
    assert session.decision
    assert session.decision.seat == CHANCE
    assert {option.key for option in session.decision.options} == set(CARDS) - {
        "red-1",
        "red-2",
        "red-3",
    }


@given(st.integers(0, 10**6))
def test_no_typed_card_is_doubled_or_lost(seed: int) -> None:
    session = toy(3, cards="typed")
    luck = Luck(seed)
    joker = session.table.named("joker").id
    for _ in range(2):
        name = luck.choice(CARDS)
        session.override("move", piece=session.table.named(name).id, zone="chest")
    session.override("move", piece=joker, zone="bag", index=luck.below(9))
    for _ in range(12):
        sizes = {name: len(zone.pieces) for name, zone in session.table.zones.items()}
        session.answer(luck.choice(["take", "show", "shuffle"]) if sizes["bag"] else "shuffle")
        decision = session.decision
        if decision is not None and decision.seat == CHANCE:
            told = luck.choice(decision.legal())
            session.answer(told)
            named = session.table.named(told.key)
            assert named.zone.startswith("hand:") or named is session.table["bag"][0]
        assert check(session.table) == []
        assert len(session.table["chest"]) == sizes["chest"]
        assert sorted(p.name for p in session.table.pieces) == sorted([*CARDS, "die", "joker"])


def test_a_whole_game_with_real_cards_keeps_them_all() -> None:
    for seed in range(4):
        options = {"cards": "typed", "dice": "typed", "fool": ("excuse", "renewal")[seed % 2]}
        session = new_game("tower", seats=2 + seed % 3, seed=seed, options=options, hashing=False)
        luck = Luck(seed)
        drawn = 0
        while (decision := session.decision) and len(session.journal.entries) < 400:
            option = luck.choice(decision.legal())
            session.answer(whole(decision, option, luck), seat=decision.seat)
            if decision.seat == CHANCE and isinstance(option.value, int) and option.value > 6:
                card = session.table.pieces[option.value]
                zone = session.table.zones[card.zone]
                assert zone.kind != "deck" or options["fool"] == "renewal", "it was drawn"
                drawn += 1
            assert check(session.table) == []
        assert drawn > 10


def test_the_reference_of_an_order_is_the_old_one() -> None:
    """`chance.shuffled` speaks of old indexes, as `verbs.order` wants them."""
    table = toy(1).table
    before = list(table.zones["bag"].pieces)
    order = chance.shuffled(table, len(before))
    verbs.order(table, "bag", order)
    assert table.zones["bag"].pieces == [before[i] for i in order]
