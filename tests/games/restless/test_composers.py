"""What joins the halves of a sentence comes to the same as its halves do by themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop.games.restless.game import GAME
from tests.games.restless.camp import battle, health, left, names, play, rerolls

Prints = Callable[..., None]
PARTY = ("ann", "bo")

assert GAME, "with the game come its words"


def _after(prints: Prints, text: str, *keys: str) -> tuple[object, ...]:
    """What there is of each Character, the Target and the counters once a Battle began."""
    prints("rat", text=text, health=20)
    session = play(battle(PARTY, holds={"bo": ["rope"]}), *keys)
    lost = [health(session, name)[1] for name in PARTY]
    return *lost, left(session, "rat"), rerolls(session), names(session, "inventory:1")


OFFER = "When a Battle begins, the party may pay 2 Reroll Counters. "
PAID = "When a Battle begins, the party loses 2 Reroll Counters."


@pytest.mark.parametrize(
    ("text", "keys", "plain"),
    [
        (OFFER + "If it does, each Character loses 1 Health.", ["yes"],
         PAID + " When a Battle begins, each Character loses 1 Health."),
        (OFFER + "If the party does, each Character loses 1 Health.", ["no"], ""),
        (OFFER + "If it does not, each Character loses 1 Health.", ["no"],
         "When a Battle begins, each Character loses 1 Health."),
        (OFFER + "If nobody does, each Character loses 1 Health.", ["no"],
         "When a Battle begins, each Character loses 1 Health."),
        (OFFER + "If the party does not, each Character loses 1 Health.", ["yes"], PAID),
        (OFFER.replace(". ", "; if it does, each Character loses 1 Health."), ["yes"],
         PAID + " When a Battle begins, each Character loses 1 Health."),
        ("When a Battle begins, the party chooses one: lose 2 Reroll Counters, or each Character "
         "loses 1 Health.", ["mode 0"], PAID),
        ("When a Battle begins, the party chooses one: lose 2 Reroll Counters, or each Character "
         "loses 1 Health.", ["mode 1"], "When a Battle begins, each Character loses 1 Health."),
        ("When a Battle begins, each Character loses 1 Health; if the Target is hurt, lose 2 "
         "Reroll Counters instead.", [], "When a Battle begins, each Character loses 1 Health."),
        ("When a Battle begins, each Character loses 1 Health; if the Target is unhurt, lose 2 "
         "Reroll Counters instead.", [], PAID),
        ("When a Battle begins, each Character takes 1 damage unless it loses 1 Health.",
         ["no", "no"], "When a Battle begins, each Character takes 1 damage."),
        ("When a Battle begins, each Character takes 2 damage. When a Character would take damage, "
         "it may lose 1 Health to take none instead.", ["yes", "yes"],
         "When a Battle begins, each Character loses 1 Health."),
    ],
)  # fmt: skip
def test_it_comes_to_the_same(prints: Prints, text: str, keys: list[str], plain: str) -> None:
    assert _after(prints, text, *keys) == _after(prints, plain)
