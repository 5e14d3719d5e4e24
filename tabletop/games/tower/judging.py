"""What a careful player thinks a position is worth, from what lies open and the own hand.

The unit is one point of a hero's health. Everything is weighed in it: each turn costs a blow, a
blow costs 3.5, so what saves the party a turn is worth about as much.
"""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tower import cards
from tabletop.games.tower.position import Hero, Position, amount

DAMAGE = 0.6
"""One damage to the foe: an attack deals about 7 and costs a turn and a card."""

LAST_STRETCH = 2.0
"""That a foe stands at all, however weak: to finish it takes a turn."""

WARD = 6.0
"""One ward of the foe: a turn, a card, and the wait until somebody holds the right suit."""

FLOOR = 8.0
"""A floor that is won, beyond the health and the wards of its foe."""

GIVEN = 0.9
"""One card given out by Pentacles, while there are hands to fill."""

HEALED = 0.9
"""One health regained by Cups: some of it is often lost to the limit."""

UNSEEN = 1.5
"""An unseen card in a hand. Focus draws two for a turn, Pentacles five."""

KEPT = 0.4
"""The share of a card's effect that it is worth in the hand: to play it will cost a turn."""

LATER = 0.88
"""Each further card in a hand is played a turn later, and may never be."""

IN_PAIRS = 0.94
"""The same for Mages and Rogues, who play two cards a turn."""

STANDING = (0.0, 60.0, 15.0, 10.0, 8.0)
"""That a hero stands, by how many do: the last one is the game, another a hand and its turns."""

FOR_GOOD = 2.5
"""By how much dearer a hero is who cannot be revived."""

LOST = 80.0
"""A hero whose fall loses the game."""

AHEAD = 2
"""How many blows to look ahead: a hero who survives these can be healed in time."""

CALM, RESTLESS = 0.9, 0.5
"""How likely heroes in a sanctuary keep from attacking, with wards up and without."""

VICTORY = 1000.0
"""The fifth foe's defeat."""


def worth(position: Position) -> float:
    """What *position* is worth, in points of health, when the active hero's action is done."""
    total = 0.0
    health, wards = position.health, position.wards
    if health:
        total -= LAST_STRETCH + DAMAGE * health + WARD * wards
    elif position.floor == len(cards.HEALTH):
        return VICTORY
    else:
        total += FLOOR
    standing = sum(1 for hero in position.heroes if hero.health)
    fall = _price_of_a_fall(position.options["fallen"], standing)
    needed = position.answers if health and wards else frozenset()
    for seat, hero in enumerate(position.heroes):
        if not hero.health:
            continue
        blows = _blows(position) if seat == position.active else 0
        total += fall + _prospect_of(position, hero, blows, fall)
        total += hand_worth(hero.court, hero.hand, needed)
    return total


def _price_of_a_fall(fallen: str, standing: int) -> float:
    if fallen == "any_fall_loses":
        return LOST
    return STANDING[standing] * (FOR_GOOD if fallen == "permanent" else 1)


def _blows(position: Position) -> int:
    """How often the foe strikes at the end of this turn (TWR-107, TWR-108, TWR-088, TWR-120)."""
    if not position.health or position.excused:
        return 0
    if position.hero.sanctuary and not position.attacked:
        return 0
    return max(1, position.played) if position.options["counter"] == "per_card" else 1


def _prospect_of(position: Position, hero: Hero, blows: int, fall: float) -> float:
    """The health that *hero* can expect to have in a while, less the danger of falling."""
    shields = hero.shields
    if position.options["shields"] == "all":
        shields = (sum(shields),) if shields else ()
    safe = hero.fresh or (hero.sanctuary and hero is not position.hero)
    struck = prospect(hero.health, shields, blows + AHEAD, fall)
    if not safe:
        return struck
    calm = CALM if position.wards else RESTLESS
    return calm * prospect(hero.health, shields, blows + AHEAD - 1, fall) + (1 - calm) * struck


@lru_cache(maxsize=1 << 16)
def prospect(health: int, shields: tuple[int, ...], blows: int, fall: float) -> float:
    """The health to be expected after so many *blows*, where a fall costs *fall*."""
    if not health:
        return -fall
    if not blows:
        return float(health)
    soak = shields[0] if shields else 0
    rest = shields[1:]
    total = 0.0
    for rolled in range(1, 7):
        left = max(0, health - max(0, rolled - soak))
        total += prospect(left, rest, blows - 1, fall)
    return total / 6


@lru_cache(maxsize=1 << 16)
def hand_worth(court: str, hand: tuple[str, ...], needed: frozenset[str]) -> float:
    """What holding *hand* is worth to this hero, while suits are *needed* to dispel wards."""
    later = IN_PAIRS if cards.class_of(court) in ("Mage", "Rogue") else LATER
    total, share = 0.0, 1.0
    for value in sorted((card_worth(court, card, needed) for card in hand), reverse=True):
        total += share * value
        share *= later
    return total


@lru_cache(maxsize=1 << 12)
def card_worth(court: str, card: str, needed: frozenset[str]) -> float:
    """What a card is worth in the hand of this hero; one without a name is not seen."""
    if not card:
        return UNSEEN
    if card == cards.FOOL:
        return FOOL
    suit, class_ = cards.suit(card), cards.class_of(court)
    n = amount(court, suit, cards.rank(card))
    if suit == "cups":
        effect = HEALED * n + (3.5 if class_ == "Priest" else 0)
    elif suit == "pentacles":
        effect = GIVEN * n + (soaked(n) if class_ == "Paladin" else 0)
    else:
        effect = DAMAGE * n * (1.5 if class_ == "Mage" and suit == "wands" else 1)
    if suit in needed:
        effect = max(effect, WARD + (effect / 2 if suit == "pentacles" else 0))
    return KEPT * effect


FOOL = 3.0
"""The Fool in hand: a blow avoided at the worst moment."""


@lru_cache
def soaked(shield: int) -> float:
    """How much of a blow a shield takes on average."""
    return sum(min(rolled, shield) for rolled in range(1, 7)) / 6
