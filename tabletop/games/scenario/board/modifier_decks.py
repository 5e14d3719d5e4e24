"""Chapter P3: luck decks, one for each hero and one for all monsters."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache

from tabletop.games.scenario.board.field import seat_of
from tabletop.games.scenario.cards import content
from tabletop.packs.library import by_name
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

MONSTERS = "monsters"
"""The owner of the luck deck that all monsters share."""


def deck_of(figure: Piece) -> str:
    """The zone of the luck deck that *figure* draws from."""
    seat = seat_of(figure)
    return f"luck:{seat}" if seat >= 0 else f"luck:{MONSTERS}"


@cache
def drawn_of(deck: str) -> str:
    """The zone of the cards that were drawn from *deck*."""
    return deck.replace("luck", "drawn")


def draw(play: Play, figure: Piece, n: int) -> Rules[list[content.Modifier]]:
    """SCN-126 to SCN-128: draw *n* luck cards. An empty deck is shuffled first, without the cards
    already drawn for this target."""
    deck = deck_of(figure)
    onto = drawn_of(deck)
    lying = [*play.table.zones[onto].pieces]
    drawn = []
    for _ in range(n):
        if not play.table.zones[deck].pieces:
            yield from reshuffle(play, deck, lying)
        drawn.append((yield from _next(play, figure, deck, onto)))
    return drawn


def _next(play: Play, figure: Piece, deck: str, onto: str) -> Rules[content.Modifier]:
    card = play.known_top(deck) or (yield from play.top(deck, rule="SCN-126"))
    if card is None:  # players removed the deck by hand
        return _as_aimed()
    card = yield from play.reveal(card, rule="SCN-126")
    play.move(card, onto, face_up=True)
    play.say("{} draws {}.", figure, card, rule="SCN-126")
    found = content.card(card.name)
    return found if isinstance(found, content.Modifier) else _as_aimed()


def _as_aimed() -> content.Modifier:
    """The luck card that changes nothing."""
    found = content.pack().cards["as-aimed"]
    assert isinstance(found, content.Modifier)
    return found


def reshuffle(play: Play, deck: str, among: Collection[int] | None = None) -> Rules[None]:
    """Shuffle the drawn cards of *deck*, or those in *among*, back into it."""
    for card in play.table[drawn_of(deck)]:
        if among is None or card.id in among:
            play.move(card, deck, face_up=False)
    yield from play.shuffle(deck, rule="SCN-128")


def is_flagged(table: Table, deck: str) -> bool:
    """SCN-128: whether a double or a miss is among the drawn cards."""
    return any(map(_is_special, [card.name for card in table[drawn_of(deck)]]))


@by_name
def _is_special(name: str) -> bool:
    card = content.card(name)
    return isinstance(card, content.Modifier) and bool(card.special)


def changed(card: content.Modifier, n: int) -> int:
    """The damage after *card* changes *n*, before Armour and Guard."""
    if card.special == "miss":
        return 0
    return 2 * n if card.special == "double" else max(0, n + card.change)


def best(
    drawn: list[content.Modifier], better: bool, comes_to: Callable[[content.Modifier], int]
) -> content.Modifier:
    """SCN-127: the better or the worse of the *drawn* cards, compared by final damage. If equal,
    the first."""
    return (max if better else min)(drawn, key=comes_to)
