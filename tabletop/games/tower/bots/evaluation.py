"""Bots: the value of a position for a careful player, from public facts and its own hand.

The unit is one point of a hero's health. Each turn costs a blow of 3.5 on average, so saving the
party a turn is worth about as much.
"""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tower.bots.position import Hero, Position, amount
from tabletop.games.tower.rules import cards

BLOW = 3.5
"""The average of the foe's die."""

DAMAGE = 0.75
"""One damage to the foe: an attack deals about 6 for a turn and a card."""

LAST_STRETCH = 3.5
"""The cost of a standing foe, however weak: it takes a turn to finish it."""

WARD = 6.0
"""One ward of the foe: a turn, a card, and the wait until somebody holds the right suit."""

FLOOR = 8.0
"""Winning a floor: more than the wards and the health of its foe, so that bots finish the foe."""

GIVEN = 1.75
"""One card given out by Pentacles: they give five for the turn in which Focus draws two."""

HEALED = 0.9
"""One health regained by Cups: the limit often wastes some of it."""

FOOL = {"excuse": 5.0, "wild": 2.0, "renewal": 0.0}
"""The Fool in hand: it avoids a blow and chooses the worst one, or is a card of any suit."""

UNSEEN = 2.2
"""An unseen card in a hand: as much as a good kept card, since it adds possibilities."""

KEPT = 0.3
"""The share of a card's effect that it is worth in the hand, since playing it costs a turn."""

LATER = 0.85
"""The factor for each further card in a hand: it is played a turn later, or never."""

IN_PAIRS = 0.95
"""The same for Mages and Rogues, who play two cards a turn and run out first."""

SOUGHT = 4.0
"""A hand that can dispel a ward. A hero who cannot should seek the suit instead of resting."""

CHOKED = 4.0
"""Room in the hand to seek the suit. If full hands do not help, playing a card is worth this
much."""

STANDING = (0.0, 40.0, 10.0, 7.0, 5.0)
"""A standing hero, by the number of standing heroes: the last one is the game, another one is a
hand and its turns."""

LOST = 12.0
"""A standing hero whose fall loses the game. A higher value would cost too many turns."""

LOOMING = 0.7
"""The probability that the next blow comes before the hero is helped."""

CALM, RESTLESS = 0.15, 0.5
"""The same for a hero in a sanctuary, which an attack breaks: with wards up, and without."""

VICTORY = 1000.0
"""The defeat of the fifth foe."""


def worth(position: Position) -> float:
    """The value of *position* in points of health after the active hero's action."""
    total = 0.0
    health, wards = position.health, position.wards
    if health:
        total -= LAST_STRETCH + DAMAGE * health + WARD * wards
    elif position.floor == len(cards.HEALTH):
        return VICTORY
    else:
        total += FLOOR
    total -= _unanswered(position)
    standing = sum(1 for hero in position.heroes if hero.health)
    total += sum(STANDING[: standing + 1])
    return total + sum(
        _worth_of(position, hero, standing) for hero in position.heroes if hero.health
    )


def _unanswered(position: Position) -> float:
    """The cost if the active hero cannot dispel a ward, as far as anybody can tell.

    Cards just drawn may help. Other heroes with full hands are assumed to have no matching card.
    """
    hand, needed = position.hero.hand, position.needed
    if not needed or not position.drawable or _answers(position, hand):
        return 0.0
    drawn = hand.count("")
    cost = SOUGHT * (1 - len(needed) / len(cards.SUITS)) ** drawn
    full = all(
        len(hero.hand) >= position.limit and not _answers(position, hero.hand)
        for hero in position.heroes
        if hero.health
    )
    return cost + CHOKED if full and not drawn else cost


def _answers(position: Position, hand: tuple[str, ...]) -> bool:
    """Whether a visible card in *hand* dispels a ward."""
    wild = position.options["fool"] == "wild"
    return any(
        wild if card == cards.FOOL else cards.suit(card) in position.needed for card in hand if card
    )


def _blows(position: Position) -> int:
    """TWR-107, TWR-108, TWR-088, TWR-120: how often the foe strikes at the end of this turn."""
    if not position.health or position.excused:
        return 0
    if position.hero.sanctuary and not position.attacked:
        return 0
    return max(1, position.played) if position.options["counter"] == "per_card" else 1


def _worth_of(position: Position, hero: Hero, standing: int) -> float:
    """The value of a hero's health and hand after this turn, less the danger of the next blow.

    Counting the blow after that would make a party too timid, because there is time to heal before
    it.
    """
    options, more = position.options, position.terms.blow
    active = hero is position.hero
    blows = _blows(position) if active else 0
    shields = hero.shields
    if options["shields"] == "all":
        shields = (sum(shields),) if shields else ()
    looming = LOOMING
    if hero.fresh or (hero.sanctuary and not active):
        looming = CALM if position.wards else RESTLESS
    now, fallen_now = outlook(hero.health, shields, blows, more)
    then, fallen_then = outlook(hero.health, shields, blows + 1, more)
    health = now + looming * (then - now)
    fallen = fallen_now + looming * (fallen_then - fallen_now)
    hand = hand_worth(hero.court, hero.hand, position.needed, FOOL[options["fool"]])
    price = LOST if options["fallen"] == "any_fall_loses" else STANDING[standing]
    return health + hand - fallen * price


@lru_cache(maxsize=1 << 16)
def outlook(health: int, shields: tuple[int, ...], blows: int, more: int) -> tuple[float, float]:
    """The expected health after a number of *blows*, each a die plus *more*, and the risk of a
    fall."""
    if not health or not blows:
        return float(health), float(not health)
    soak, rest = (shields[0], shields[1:]) if shields else (0, ())
    ends = [
        outlook(max(0, health - max(0, rolled + more - soak)), rest, blows - 1, more)
        for rolled in range(1, 7)
    ]
    return sum(left for left, _ in ends) / 6, sum(risk for _, risk in ends) / 6


@lru_cache(maxsize=1 << 16)
def hand_worth(court: str, hand: tuple[str, ...], needed: frozenset[str], fool: float) -> float:
    """The value of *hand* for this hero while suits are *needed* to dispel wards."""
    later = IN_PAIRS if cards.class_of(court) in ("Mage", "Rogue") else LATER
    total, share = 0.0, 1.0
    values = [fool if card == cards.FOOL else card_worth(court, card, needed) for card in hand]
    for value in sorted(values, reverse=True):
        total += share * value
        share *= later
    return total


@lru_cache(maxsize=1 << 12)
def card_worth(court: str, card: str, needed: frozenset[str]) -> float:
    """The value of a card in the hand of this hero. A card without a name is not visible."""
    if not card:
        return UNSEEN
    suit, class_ = cards.suit(card), cards.class_of(court)
    n = amount(court, suit, cards.rank(card))
    if suit == "cups":
        effect = HEALED * n + (BLOW if class_ == "Priest" else 0)
    elif suit == "pentacles":
        effect = GIVEN * n + (soaked(n) if class_ == "Paladin" else 0)
    else:
        effect = DAMAGE * n
    if suit in needed:
        effect = max(effect, WARD + (effect / 2 if suit == "pentacles" else 0))
    return KEPT * effect


@lru_cache
def soaked(shield: int) -> float:
    """The average part of a blow that a shield blocks."""
    return sum(min(rolled, shield) for rolled in range(1, 7)) / 6
