"""A second pair of books for Tower: a turn worked out from its answers by the rulebook alone.

Nothing of the game's own rules is used here, so that the two can be held against each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tabletop import Session

WARDS = (1, 2, 3, 4, 5)
TYPES = {
    "human": (1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21),
    "celestial": (6, 10, 14, 15, 20),
    "beast": (6, 7, 8, 10, 13, 17, 18, 19, 21),
}
ORNAMENTS = {"human": (10, 18), "celestial": (21,), "beast": (1, 4, 15)}
ANSWER = {"human": "pentacles", "celestial": "wands", "beast": "swords"}


@dataclass
class Heroes:
    """What is known of each hero, by seat."""

    health: list[int]
    shields: list[list[str]]
    sanctuary: list[list[str]]
    hands: list[int]


@dataclass
class Turn:
    """One turn: the table as it began, and what was answered."""

    table: Session
    active: int
    answers: list[str] = field(default_factory=list)
    lines: int = 0

    def __post_init__(self) -> None:
        table = self.table.table
        self.options = dict(table.options)
        self.floor = table.count("floor")
        foe = table[f"floor:{self.floor}"][-1]
        self.foe, self.foe_health = int(foe.name.split("-")[1]), foe.counters.get("health", 0)
        self.wards = WARDS[self.floor - 1] - len(table["wards"])
        self.heroes = books(self.table)
        self.suit, self.rank = table[f"hero:{self.active}"][0].name.split("-")
        self.lines = len(self.table.lines)
        self.attacked = self.excused = False
        self.cards: list[str] = []
        self.places: dict[str, str] = {}
        self.delayed: set[str] = set()

    def suits_that_answer(self) -> set[str]:
        """The suits that dispel a ward of this foe (TWR-053 to TWR-056, TWR-058)."""
        types = {kind for kind, foes in TYPES.items() if self.foe in foes}
        if self.options["foe_types"] == "generous":
            types |= {kind for kind, foes in ORNAMENTS.items() if self.foe in foes}
        suits = {ANSWER[kind] for kind in types}
        if "celestial" in types and self.options["celestial_suits"] == "wands_cups":
            suits.add("cups")
        return suits

    def work_out(self, blows: list[int]) -> None:
        """Carry the answers out; *blows* are what the foe was told to have dealt."""
        answers = iter(self.answers)
        key = next(answers)
        if key == "excuse":
            self.excused, key = True, next(answers)
        if key.startswith("play "):
            self._play(key, answers)
        elif key == "rest":
            mine = self.heroes.health[self.active]
            self.heroes.health[self.active] = max(mine, min(20, mine + 3))
        assert not list(answers), (self.answers, "more was answered than the rules ask")
        assert len(blows) == self._blows(blows), (self.answers, blows)
        mine = self.heroes.health[self.active]
        self.heroes.health[self.active] = max(0, mine - sum(blows))

    def _play(self, key: str, answers: Iterator[str]) -> None:
        """The cards of one Play action, one after another (TWR-024, TWR-076, TWR-080)."""
        rest = list(answers)
        first, suits = key.removeprefix("play "), {}
        suits[first] = rest.pop(0).removeprefix("as ") if first == "major-0" else suit_of(first)
        rank = self.floor if first == "major-0" else int(first.split("-")[1])
        cards = [first]
        if rest and rest[0].startswith("with "):
            other = rest.pop(0).removeprefix("with ")
            suits[other] = rest.pop(0)[3:] if other == "major-0" else suit_of(other)
            ahead = rest.pop(0).removeprefix("first ")
            cards = [first, other] if ahead == first else [other, first]
        elif rest and rest[0] == "alone":
            rest.pop(0)
        pair = len(cards) == 2
        for card in cards:
            self._card(card, suits[card], rank, rest, pair=pair)
        if rest and rest[0].startswith("again "):
            assert self.rank == "knight"
            assert self.foe_health > 0
            second = rest.pop(0).removeprefix("again ")
            rank = self.floor if second == "major-0" else int(second.split("-")[1])
            self._card(second, "swords", rank, rest, pair=False)
        elif rest and rest[0] == "done":
            rest.pop(0)
        assert not rest, (self.answers, rest)
        for _ in answers:
            pass

    def _card(self, card: str, suit: str, rank: int, rest: list[str], *, pair: bool) -> None:
        """One card does its work (TWR-034 to TWR-048, TWR-052 to TWR-067)."""
        self.cards.append(card)
        scholar = self.suit == "wands" and self.rank == "page" and pair
        amount = rank + (1 if scholar or suit == self.suit else 0)
        place = "discard"
        blocked = self.wards > 0
        if self.wards and suit in self.suits_that_answer() and rest.pop(0) == "dispel":
            place, self.wards = "wards", self.wards - 1
            if self.options["last_ward"] == "before":
                blocked = self.wards > 0
        if suit in ("wands", "swords"):
            hurt = 0 if blocked else min(amount, self.foe_health)
            self.foe_health -= hurt
            self.attacked |= self.options["attack_means"] == "card" or hurt > 0
        elif suit == "cups":
            seat = int(rest.pop(0).removeprefix("heal "))
            self._heal(seat, amount)
            if self.rank == "queen" and place == "discard":
                place = f"sanctuary:{seat}"
                if seat == self.active and self.options["priest_self"] == "next":
                    self.delayed.add(card)
                self.heroes.sanctuary[seat].append(card)
        else:
            given = 0
            while rest and rest[0].startswith("give "):
                rest.pop(0)
                given += 1
            assert given <= amount, (self.answers, amount)
            if rest and rest[0] == "share":  # of several that are left
                rest.pop(0)
                assert given < amount - 1, (self.answers, amount)
            if rest and rest[0] == "stop":
                assert self.options["pent_stop"] == "free"
                rest.pop(0)
            if self.rank == "king" and place == "discard":
                seat = int(rest.pop(0).removeprefix("shield "))
                place = f"shields:{seat}"
                self.heroes.shields[seat].append(card)
        self.places[card] = place

    def _heal(self, seat: int, amount: int) -> None:
        devout, queen = self.suit == "cups", self.rank == "queen"
        above = {"devout": devout, "queens": queen, "both": devout or queen}
        was = self.heroes.health[seat]
        assert was or self.options["fallen"] == "revive"
        free = above[self.options["overheal_by"]]
        self.heroes.health[seat] = was + amount if free else max(was, min(20, was + amount))

    def _blows(self, told: list[int]) -> int:
        """How often the foe strikes back (TWR-093, TWR-107, TWR-108, TWR-121)."""
        sheltered = set(self.heroes.sanctuary[self.active]) - self.delayed
        if not self.foe_health or self.excused or (sheltered and not self.attacked):
            return 0
        if self.options["counter"] == "per_turn":
            return 1
        left = self.heroes.health[self.active]
        for struck, blow in enumerate(told[: max(1, len(self.cards))], 1):
            left -= blow
            if left <= 0:
                return struck
        return max(1, len(self.cards))


def suit_of(card: str) -> str:
    """The suit of a number card."""
    return card.split("-", maxsplit=1)[0]


def books(session: Session) -> Heroes:
    """What the table shows of the heroes."""
    table, seats = session.table, range(len(session.table.seats))
    return Heroes(
        [table[f"hero:{seat}"][0].counters.get("health", 0) for seat in seats],
        [[piece.name for piece in table[f"shields:{seat}"]] for seat in seats],
        [[piece.name for piece in table[f"sanctuary:{seat}"]] for seat in seats],
        [len(table[f"hand:{seat}"]) for seat in seats],
    )
