"""Looking at the top cards of a deck, taking some, and putting the rest elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.executor.context import Context
from tabletop.executor.questions import Asks, about
from tabletop.play.questions.decision import Option
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

Takes = Callable[[Context, Piece], Rules[bool]]
"""Gives a card to the player who looks; returns False if there is no room for more."""

DECK = "deck"
MANY = 1000
"""A number larger than any deck."""


class Top:
    """The cards on top of a deck that a player looks at. They stay there, and nobody else sees
    them.

    With a real deck, people look by themselves and say which card they take.
    """

    def __init__(self, asks: Asks, takes: Takes, rule: str) -> None:
        self._asks, self._takes, self._rule = asks, takes, rule

    def looks(self, context: Context, n: int) -> Rules[bool]:
        """Show the cards to the player who says `you`."""
        play = context.play
        lying = play.table.zones[DECK].pieces[::-1][:n]
        context.looked = [] if _is_real(context) else [*lying]
        play.say("The top {} of the deck are looked at.", len(lying), rule=self._rule)
        if context.looked:
            told = ", ".join(play.game.title_of(play.table.pieces[each].name) for each in lying)
            ask = f"{about(context)} There: {told}."
            yield from self._asks(play, context.you, ask, lambda: [Option("seen", "Go on")])
        return bool(lying)

    def has(self, context: Context, n: int) -> Rules[bool]:
        """Take this number of them, chosen by the looking player, as far as there is room."""
        done = False
        for _ in range(n):
            card = yield from self._chosen(context, "Which do you take?")
            if card is None or not (yield from self._takes(context, card)):
                break
            _forget(context, card)
            done = True
        return done

    def throws(self, context: Context, n: int, pile: str) -> Rules[bool]:
        """Discard this number of them, chosen by the looking player."""
        thrown = 0
        while thrown < n and (card := (yield from self._chosen(context, "Which is discarded?"))):
            _forget(context, card)
            context.play.move(card, pile, face_up=True)
            context.play.say("{} is discarded.", card, rule=self._rule)
            thrown += 1
        return thrown > 0

    def puts(self, context: Context, under: bool) -> Rules[bool]:
        """Put the rest under the deck or on it, in the order that the looking player chooses."""
        ask = "Which goes under the deck next?" if under else "Which of them is drawn last?"
        put = False
        while _left(context) and (card := (yield from self._chosen(context, ask))):
            _forget(context, card)
            context.play.move(card, DECK, index=0 if under else -1, face_up=False)
            put = True
        return put

    def _chosen(self, context: Context, ask: str) -> Rules[Piece | None]:
        play = context.play
        if _is_real(context):
            return (yield from play.top(DECK, rule=self._rule, ask=ask))
        if len(left := _left(context)) < 2:
            return left[0] if left else None
        option = yield from self._asks(
            play,
            context.you,
            f"{about(context)} {ask}",
            lambda: [
                Option(f"look {card.name}", play.game.title_of(card.name), value=card.id)
                for card in _left(context)
            ],
        )
        return play.table.pieces[int(option.value)]


def _is_real(context: Context) -> bool:
    """Whether the deck is a real one on the players' own table."""
    return context.table.options.get("cards") == "typed"


def _left(context: Context) -> list[Piece]:
    """The cards looked at that are still in place."""
    pieces = context.play.table.pieces
    return [pieces[each] for each in context.looked if pieces[each].zone == DECK]


def _forget(context: Context, card: Piece) -> None:
    context.looked = [each for each in context.looked if each != card.id]
