"""What a blow does, with all that bears on it at once, reckoned from the rules alone."""

from __future__ import annotations

import random

import pytest

from tests.games.scenario.night import LAMPS, SEXTON, acting, at, figure, health, names, night

CARDS = {
    "struck-spark": (2, 3),
    "mirror-trick": (2, 4),
    "trimmed-wick": (3, 2),
    "burning-ground": (2, 2),
    "jar-of-sunrise": (4, 4),
}
"""What the top of a Lampwright's card is: attack and range."""

LUCK = {"as-aimed": 0, "well-struck": 1, "glancing": -1}
FOES = {"mudling-1": (7, 0), "bell-husk-1": (11, 1), "the-sexton-1": (20, 2)}
"""Health of an elite, here of the Sexton's too, and Armour without a lamp."""


def dealt(n: int, card: str, spared: int) -> int:
    """SCN-126."""
    if card == "clean-through":
        n *= 2
    elif card == "nothing-there":
        n = 0
    else:
        n = max(0, n + LUCK[card])
    return max(0, n - spared)


def drawn(luck: list[str], n: int, spared: int, *, good: bool, bad: bool) -> tuple[int, list[str]]:
    """SCN-127: the damage, and the cards that are drawn for it."""
    if good == bad:
        return dealt(n, luck[0], spared), luck[:1]
    of_two = [dealt(n, card, spared) for card in luck[:2]]
    return (max if good else min)(of_two), luck[:2]


@pytest.mark.rule("SCN-126", "SCN-127", "SCN-131", "SCN-133", "SCN-161")
@pytest.mark.parametrize("seed", range(50))
def test_a_ranged_blow_does_what_the_rules_reckon(seed: int) -> None:
    chance = random.Random(seed)
    card, foe = chance.choice(list(CARDS)), chance.choice(list(FOES))
    n, far = CARDS[card]
    away = chance.randint(1, far)
    bright, dazed, glow = (chance.random() < 0.4 for _ in range(3))
    lamps = chance.sample(["6,2", "6,6"], chance.randint(0, 2))
    deck = chance.sample([*LUCK] * 2 + ["clean-through", "nothing-there"], 4)
    left, armour = FOES[foe]
    game = night(
        {"lampwright": "5,4"},
        {foe: f"{5 + away},4"},
        where=SEXTON,
        zones={
            "chosen:0": [card, "oil-and-flame"],
            "active:0": ["steady-glow"] if glow else [],
            "luck:0": deck[::-1],
        },
        on={
            "lampwright-figure": {"bright": int(bright), "dazed": int(dazed)},
            "steady-glow": {"half": 1},
            foe: {"elite": 1, "health": left},
        },
    )
    for lamp in lamps:
        game.override("add", name="flame", zone=lamp, kind="token")
    game.answer(f"top {card}/{foe}")
    spared = max(0, armour - len(lamps)) if foe == "the-sexton-1" else armour
    damage, used = drawn(deck, n + glow, spared, good=bright, bad=dazed or away == 1)
    if damage >= left:
        assert at(game, foe) == "defeated"
    else:
        assert health(game, foe) == left - damage
        assert bool(figure(game, foe).counters.get("bleeding")) == (card == "burning-ground")
    assert sorted(names(game, "drawn:0")) == sorted(used)


@pytest.mark.rule("SCN-127", "SCN-133", "SCN-148", "SCN-177")
@pytest.mark.parametrize("seed", range(50))
def test_a_monster_s_blow_does_what_the_rules_reckon(seed: int) -> None:
    """On a hero with Marsh Mask, Barrel Wall and a cloak, if it has them: by hand she may have."""
    chance = random.Random(seed)
    mask, wall = chance.random() < 0.5, chance.random() < 0.5
    bright, dazed, beside = (chance.random() < 0.4 for _ in range(3))
    deck = chance.sample([*LUCK] * 2 + ["clean-through", "nothing-there"], 4)
    active = ["marsh-mask"] * mask + ["barrel-wall"] * wall
    game = acting(
        "reed-piper-a-sharp-note",  # 2 and 1
        {"bargehand": "5,4"},
        {"reed-piper-1": "6,4" if beside else "8,4"},
        where=LAMPS,
        zones={"active:0": active, "luck:monsters": deck[::-1]},
        on={
            "reed-piper-1": {"bright": int(bright), "dazed": int(dazed)},
            "marsh-mask": {"half": 2, "charges": 2},
            "barrel-wall": {"half": 2, "charges": 3},
        },
    )
    damage, used = drawn(deck, 3, 0, good=bright, bad=dazed or beside or mask)
    left = max(0, damage - 2) if wall else damage
    if left:  # else the round is over by now, and the deck may be shuffled
        assert sorted(names(game, "drawn:monsters")) == sorted(used)
    if mask:
        assert figure(game, "marsh-mask").counters["charges"] == 1
    if wall:
        assert figure(game, "barrel-wall").counters["charges"] == 3 - bool(damage)
    if left:
        assert f": {left} damage." in game.decision.ask
        game.answer("take")
    assert health(game, "bargehand-figure") == 12 - left
