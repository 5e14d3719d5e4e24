"""Whatever is forbidden can be done anyway, and what is told of it is what the table shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import tabletop.games.tower
from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.games.tower.deck.content import title
from tabletop.games.tower.rules import cards
from tabletop.play.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table, freeze
from tests.games.tower.test_labels import random_options


def blocking_rules() -> set[str]:
    """All rules by which an option of Tower is ever blocked."""
    folder = Path(tabletop.games.tower.__file__).parent
    sources = "".join(path.read_text() for path in folder.rglob("*.py"))
    return set(re.findall(r"""\.blocked\(\s*"(TWR-\d+)\"""", sources))


# --- what a line claims --------------------------------------------------------------------------


def seat_of(table: Table, name: str) -> int:
    return next(n for n, seat in enumerate(table.seats) if seat.name == name)


def health_is(table: Table, seat: str, *parts: object) -> bool:
    return cards.health(table, seat_of(table, seat)) == int(str(parts[-1]))


def foe_has(table: Table, card: Piece, n: object, foe: Piece, left: object) -> bool:
    return foe.counters.get("health", 0) == int(str(left))


def lies_in(*kinds: str) -> Callable[..., bool]:
    def holds(table: Table, *parts: object) -> bool:
        card = next(part for part in parts if isinstance(part, Piece))
        return table.zones[card.zone].kind in kinds

    return holds


def wards_are(table: Table, card: Piece, left: object) -> bool:
    return card.zone == "wards" and cards.wards_left(table) == left


def shields(table: Table, card: Piece, seat: str, n: object) -> bool:
    return card.zone == f"shields:{seat_of(table, seat)}" and card.counters["value"] == n


def joins(table: Table, card: Piece, rank: object) -> bool:
    return card.zone == "play" and card.counters.get("rank") == rank


def is_hero(table: Table, seat: str, court: Piece, *kinds: object) -> bool:
    return cards.hero(table, seat_of(table, seat)) is court


def counts_as(table: Table, fool: Piece, suit: str) -> bool:
    return fool.zone == "play" and cards.suit_in_play(fool) == suit.lower()


def always(table: Table, *parts: object) -> bool:
    return True


CLAIMS: dict[str, Callable[..., bool]] = {
    "{} is {}, {} and {}.": is_hero,
    "{} plays {}.": lies_in("play", "discard"),
    "{} strikes again with {}.": lies_in("play"),
    "{} joins at rank {}.": joins,
    "{} counts as {}.": counts_as,
    "{} deals {} to {}: {} left.": foe_has,
    "{} deals {} to {}: {} left, and the rest is lost.": foe_has,
    "{} deals nothing: {} has no health left.": lambda table, card, foe: (
        not cards.foe_health(table)
    ),
    "{} is stopped by the wards of {}.": lambda table, card, foe: cards.wards_left(table) > 0,
    "{} dispels a ward: {} left.": wards_are,
    "{} regains {}: {} health.": health_is,
    "{} rests: {} health.": health_is,
    "{} is struck for {}: {} health left.": health_is,
    "{} has fallen.": lambda table, seat: not cards.health(table, seat_of(table, seat)),
    "{} draws {}.": lies_in("hand"),
    "{} shields {} for {}.": shields,
    "{} is a sanctuary for {}.": lies_in("sanctuary"),
    "{} takes the blow and is discarded.": lies_in("discard"),
    "{} is discarded: the sanctuary ends.": lies_in("discard"),
    "{} before {} is discarded.": lies_in("discard"),
    "{} turns up for {}.": lies_in("discard"),
    "{} is defeated.": lambda table, foe: not cards.foe_health(table),
    "The treasure of floor {} is {}.": lies_in("treasures"),
    "Floor {}: {} bars the way.": lambda table, floor, foe: cards.foe(table) is foe,
    "The discard pile is shuffled into the deck.": lambda table: not table["discard"],
    "No counterattack: the Fool excused this turn.": lambda table: table.count("excused") == 1,
    "No counterattack: sanctuary.": always,
    "{} focuses.": always,
    "{} leads the party.": always,
    "Five treasures are laid, a foe on each, and hands are dealt.": always,
    "The game is over: {}": lambda table, words: table.outcome.words == words,
}
"""What each sentence of the chronicle says of the table as it is told."""


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Holds each line to the table at the moment it is told; counts them."""
    heard: Counter[str] = Counter()
    say = Play.say

    def hear(play: Play, words: str, *parts: object, rule: str = "") -> None:
        if not words.startswith("{}, against the rule") and not words.startswith("By hand"):
            assert words in CLAIMS, f"{words!r} is new: what does it say of the table?"
            names = [title(p.name) if isinstance(p, Piece) else p for p in parts]
            assert CLAIMS[words](play.table, *parts), words.format(*names)
        heard[words] += 1
        say(play, words, *parts, rule=rule)  # type: ignore[arg-type]

    monkeypatch.setattr(Play, "say", hear)
    return heard


@pytest.mark.rule("TWR-136")
def test_every_blocked_option_taken_anyway_is_done_and_told_as_it_is(told: Counter[str]) -> None:
    taken: Counter[str] = Counter()
    for seed in range(60):
        luck = Luck(seed)
        session = new_game("tower", seats=2 + seed % 3, seed=seed, options=random_options(luck))
        for _ in range(150):
            if session.decision is None:
                break
            decision = session.decision
            blocked = [option for option in decision.options if option.why]
            if blocked and luck.chance(60):
                option = luck.choice(blocked)
                before = freeze(session.table), len(session.lines)
                session.answer(option.key, seat=decision.seat, anyway=True)
                taken[option.rule] += 1
                assert not session.halted, (seed, option)
                assert freeze(session.table) != before[0], (seed, option, "it bounced")
                assert session.lines[before[1]].by_hand
            else:
                legal = decision.legal() or decision.options
                session.answer(luck.choice(legal).key, seat=decision.seat, anyway=True)
            _bend(session, luck)
    assert set(taken) == blocking_rules()
    assert set(told) - set(CLAIMS) == {
        "{}, against the rule.",
        "By hand: {} was moved to {}.",
    }


def _bend(session: Session, luck: Luck) -> None:
    """Now and then bring something into a hand that does not belong there, or the Fool again."""
    excused = session.table.count("excused")
    if session.table.flow.step != "act" or not luck.chance(90 if excused else 12):
        return
    odd = luck.choice(session.table["box"]).name
    piece = session.table.named(cards.FOOL if excused or luck.chance(50) else odd)
    hand = cards.HAND[cards.active(session.table)]
    session.override("move", piece=piece.id, zone=hand, face_up=False)
