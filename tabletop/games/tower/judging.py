"""What a careful player thinks a position is worth, from what lies open and the own hand.

The unit is one point of a hero's health. Everything is weighed in it: each turn costs a blow, a
blow costs 3.5, so what saves the party a turn is worth about as much.
"""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tower import cards
from tabletop.games.tower.position import Hero, Position, amount

BLOW = 3.5
"""What the foe's die takes on average."""

DAMAGE = 0.75
"""One damage to the foe: an attack deals about 6 for a turn and a card."""

LAST_STRETCH = 1.5
"""That a foe stands at all, however weak: to finish it takes a turn."""

WARD = 6.0
"""One ward of the foe: a turn, a card, and the wait until somebody holds the right suit."""

FLOOR = 8.0
"""A floor that is won: more than the wards and the health of its foe, so that none is spared."""

GIVEN = 1.3
"""One card given out by Pentacles: they give five for the turn that Focus draws two in."""

HEALED = 0.9
"""One health regained by Cups: some of it is often lost to the limit."""

DOUBLED = 1.5
"""A Mage's Wands, by what they are for others: a second card comes with them."""

FOOL = 5.0
"""The Fool in hand: a blow avoided, and the choice of the worst one."""

UNSEEN = 1.8
"""An unseen card in a hand: as a good one that is kept, for it widens what can be done."""

KEPT = 0.3
"""The share of a card's effect that it is worth in the hand: to play it will cost a turn."""

LATER = 0.85
"""Each further card in a hand is played a turn later, and may never be."""

IN_PAIRS = 1.0
"""The same for Mages and Rogues, who play two cards a turn and run out first."""

STANDING = (0.0, 40.0, 10.0, 7.0, 5.0)
"""That a hero stands, by how many do: the last one is the game, another a hand and its turns."""

LOST = 12.0
"""That a hero stands whose fall loses the game: to fear more for each costs more turns."""

CALM, RESTLESS = 0.85, 0.5
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
    return LOST if fallen == "any_fall_loses" else STANDING[standing]


def _blows(position: Position) -> int:
    """How often the foe strikes at the end of this turn (TWR-107, TWR-108, TWR-088, TWR-120)."""
    if not position.health or position.excused:
        return 0
    if position.hero.sanctuary and not position.attacked:
        return 0
    return max(1, position.played) if position.options["counter"] == "per_card" else 1


def _prospect_of(position: Position, hero: Hero, blows: int, fall: float) -> float:
    """The health that *hero* can expect after this turn's *blows* and one on the hero's next turn.

    To fear the blow after that makes a party too timid: there is time to heal before it.
    """
    shields = hero.shields
    if position.options["shields"] == "all":
        shields = (sum(shields),) if shields else ()
    safe = hero.fresh or (hero.sanctuary and hero is not position.hero)
    more = position.terms.blow
    struck = prospect(hero.health, shields, blows + 1, fall, more)
    if not safe:
        return struck
    calm = CALM if position.wards else RESTLESS
    spared = prospect(hero.health, shields, blows, fall, more)
    return calm * spared + (1 - calm) * struck


@lru_cache(maxsize=1 << 16)
def prospect(health: int, shields: tuple[int, ...], blows: int, fall: float, more: int) -> float:
    """The health to expect after so many *blows*, each a die and *more*; a fall costs *fall*."""
    if not health:
        return -fall
    if not blows:
        return float(health)
    soak = shields[0] if shields else 0
    rest = shields[1:]
    total = 0.0
    for rolled in range(1, 7):
        left = max(0, health - max(0, rolled + more - soak))
        total += prospect(left, rest, blows - 1, fall, more)
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
        effect = HEALED * n + (BLOW if class_ == "Priest" else 0)
    elif suit == "pentacles":
        effect = GIVEN * n + (soaked(n) if class_ == "Paladin" else 0)
    else:
        effect = DAMAGE * n * (DOUBLED if class_ == "Mage" and suit == "wands" else 1)
    if suit in needed:
        effect = max(effect, WARD + (effect / 2 if suit == "pentacles" else 0))
    return KEPT * effect


@lru_cache
def soaked(shield: int) -> float:
    """How much of a blow a shield takes on average."""
    return sum(min(rolled, shield) for rolled in range(1, 7)) / 6
