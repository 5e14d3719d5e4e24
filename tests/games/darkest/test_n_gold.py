"""Gold is put down, stored and picked up like anything else (DTC-044, DTC-137, DTC-142)."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party.executor import sentences
from tabletop.play.shelf.game_shelf import game_called
from tests.games.darkest.laying import answer, asked, has, keys, names, party, why

RICH = {"dwarf": {"fate": 0, "gold": 5}, "elf": {"fate": 0, "gold": 0}}


@pytest.mark.rule("DTC-137", "DTC-140", "DTC-142")
def test_gold_that_was_put_down_is_picked_up_in_part_on_another_visit() -> None:
    session = party(
        "dwarf",
        "elf",
        tokens=RICH,
        coming=(4,) * 9,
        up=("gibbet",),
        zones={"pile:1": ["gibbet", "witch"]},
        counters={"spot": 100},
    )
    answer(session, "drop gold 0", "coins 4", "forward", "back")
    assert has(session, "dwarf", "gold") == 1
    answer(session, "none", "part", "coins 3")
    assert (has(session, "dwarf", "gold"), has(session, "elf", "gold")) == (1, 3)
    answer(session, "gold")
    assert has(session, "dwarf", "gold") == 2


@pytest.mark.rule("DTC-044", "DTC-045", "DTC-046", "DTC-323")
def test_gold_is_stored_and_taken_out_by_who_stored_it() -> None:
    session = party("dwarf", "elf", step="stay", args={"place": 0}, at=0, tokens=RICH)
    answer(session, "store gold", "coins 3", "store gold", "all", "ready")
    assert has(session, "dwarf", "gold") == 0
    assert names(session, "store-0:0") == ["gold"]
    assert not any(key.startswith("fetch") for key in keys(session))
    session = party("dwarf", step="stay", args={"place": 0}, at=0, tokens=RICH)
    answer(session, "store gold", "all", "fetch gold")
    assert has(session, "dwarf", "gold") == 5
    assert names(session, "store-0:0") == []


@pytest.mark.rule("DTC-047")
def test_what_gold_a_dead_hero_had_stored_is_gone() -> None:
    atlas = ["fields", "plains", "woods", "hills", "ruins", "city", "graveyard"]
    session = party(
        "monk",
        "dwarf",
        step="stay",
        args={"place": 0},
        at=0,
        coming=(1, 2),
        tokens={"monk": {"life": 1, "fate": 0}, "dwarf": {"fate": 0}},
        zones={"atlas": atlas},
    )
    answer(session, "store gold", "all", "ready", "ready", "city", "order")
    assert names(session, "graveyard") == ["monk"]
    assert names(session, "store-0:0") == []
    assert asked(session)


# --- prices ----------------


PRICES = ("Pay", "Discard")


def priced() -> list[str]:
    """The Adventure cards that ask a price, in the words of the whole game."""
    game_called("darkest")
    kinds = ("event", "enemy", "stranger", "place")
    return [
        card.id
        for kind in kinds
        for card in content.of_kind(kind)
        if any(
            said.phrase.role == "cost" or "price" in said.values
            for sentence in sentences(card.id)
            for said in (*sentence.clause.heads.values(), sentence.clause.unless)
            if said is not None
        )
    ]


def meets(card: str, *heroes: str, **more) -> Session:  # type: ignore[no-untyped-def]
    """Heroes without anything but Life, who meet *card*."""
    poor = {name: {"gold": 0, "fate": 0} for name in heroes}
    for name, tokens in more.pop("tokens", {}).items():
        poor[name] |= tokens
    return party(
        *heroes,
        step="spot",
        args={"spot": 100},
        tokens=poor,
        zones={"pile:1": [card], **more.pop("zones", {})},
        **more,
    )


@pytest.mark.rule("DTC-029")
@pytest.mark.parametrize("card", priced())
def test_nobody_may_take_up_a_price_that_it_cannot_pay(card: str) -> None:
    """A hero said yes without gold, paid nothing and was none the better for it."""
    session, asked_of = meets(card, "elf", "dwarf", "ghoul"), set[str]()
    for _ in range(20):
        if session.decision is None or not names(session, "pile:1"):
            break
        if any(option.label.startswith(PRICES) for option in session.decision.options):
            assert why(session, "yes") == "DTC-029"
            to = session.decision.ask.partition(", to ")[2]
            asked_of.add(to.partition(":")[0].partition(" (")[0])
        legal = keys(session)
        session.answer("no" if "no" in legal else legal[0], seat=session.decision.seat)
    assert asked_of
    assert asked_of <= {"Elf", "Dwarf", "Ghoul"}  # who is asked is named


@pytest.mark.rule("DTC-093", "DTC-029", "DTC-092")
@pytest.mark.parametrize(
    ("card", "bags", "left"),
    [
        ("fever", ["1"], (5, 0, 0)),
        ("fever", ["2", "1"], (5, 0, 1)),
        ("fever", ["2"], (5, 1, 0)),
        ("fever", ["3", "2", "2"], (5, 1, 2)),
    ],
)
def test_a_bag_pays_a_price_as_few_as_will_do(
    card: str, bags: list[str], left: tuple[int, int, int]
) -> None:
    held = [f"bag-of-gold-{bag}" for bag in bags]
    session = meets(card, "dwarf", zones={"items:0": held})
    answer(session, "yes")
    items = len(names(session, "items:0"))
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "gold"), items) == left


@pytest.mark.rule("DTC-093", "DTC-B21")
def test_a_bag_buys_at_the_stall_and_heals() -> None:
    session = party(
        "dwarf",
        step="destination",
        at=6,
        tokens={"dwarf": {"gold": 0, "life": 4}},
        zones={"items:0": ["bag-of-gold-2"]},
    )
    answer(session, "mode 1", "buy")
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "gold")) == (5, 1)
    answer(session, "yes", "buy water-bottle")
    assert (names(session, "items:0"), has(session, "dwarf", "gold")) == (["water-bottle"], 0)


@pytest.mark.rule("DTC-B02", "DTC-B11")
@pytest.mark.parametrize(
    ("card", "tokens", "why_in_vain"),
    [
        ("beggar", {"gold": 3, "fate": 9}, "Elf has not lost any Fate."),
        ("beggar", {"gold": 3, "fate": 0}, ""),
        ("beggar", {"gold": 0, "fate": 0}, None),
    ],
)
def test_what_comes_to_nothing_says_so_and_need_not_be_asked(
    card: str, tokens: dict[str, int], why_in_vain: str | None
) -> None:
    decision = meets(card, "elf", tokens={"elf": tokens}).decision
    assert decision is not None
    had = f"(of {tokens['gold']})"
    assert decision.ask == f"Beggar, to Elf: pay 1 gold {had}? If so: regain 1 Fate."
    pay = decision.option("yes")
    assert pay is not None
    if why_in_vain is None:
        assert pay.rule == "DTC-029"
    else:
        assert (pay.why, pay.warning) == ("", why_in_vain)
    assert decision.moot == ("" if why_in_vain == "" else "no")


@pytest.mark.rule("DTC-B12")
def test_who_is_asked_for_a_price_is_told_what_comes_if_it_is_not_paid() -> None:
    decision = meets("fever", "elf", "dwarf", tokens={"elf": {"gold": 2}}).decision
    assert decision is not None
    assert decision.ask == "Road Fever, to Elf: pay 1 gold (of 2)? If not: lose 1 Life."
    leave = decision.option("no")
    assert leave is not None
    assert leave.warning == "Elf loses 1 Life."


@pytest.mark.rule("DTC-B12")
def test_what_befalls_all_is_told_of_all() -> None:
    decision = meets("mud-to-the-axles", "elf", "dwarf", tokens={"elf": {"gold": 2}}).decision
    assert decision is not None
    said = "Mud to the Axles, to Elf: pay 2 gold (of 2)? If not: each character loses a turn."
    assert decision.ask == said
    leave = decision.option("no")
    assert leave is not None
    assert leave.warning == "Each character loses a turn."
