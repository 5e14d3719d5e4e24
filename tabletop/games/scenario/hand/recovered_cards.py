"""Chapters A and P6: effects that return, lose or discard cards, and refresh items."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from tabletop.cardtext.subjects import IMPLIED
from tabletop.games.scenario.board.asking import Doing, asks, by_what
from tabletop.games.scenario.board.executor import AT_MOST
from tabletop.games.scenario.board.field import seat_of
from tabletop.games.scenario.board.whom import NEEDS
from tabletop.games.scenario.cards.grammar import (
    CARD,
    DISCARDED,
    FIGURE,
    GRAMMAR,
    HELD,
    ITEM,
    LOST,
)
from tabletop.games.scenario.cards.titles import keyed, title
from tabletop.grammar.measure import measure
from tabletop.grammar.verb import Does, verb
from tabletop.play.questions.decision import Option, Refusal
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def take_back(
    context: Doing, who: int, pile: str, n: int, rule: str, *, least: int = 0
) -> Rules[bool]:
    """Return up to *n* cards of a *pile* to the hand of *who*, chosen by its player. Monsters have
    no cards."""
    play, seat, taken = context.play, seat_of(context.table.pieces[who]), 0
    if seat < 0:
        return False
    zone, whose = f"{pile}:{seat}", title(context.table.pieces[who].name)
    while taken < n and play.table[zone]:
        enough = taken >= least
        option = yield from asks(
            play,
            who,
            f"{by_what(context)}: which card returns to the hand of {whose}?",
            lambda enough=enough: _cards(play, zone, seat, none=enough),  # type: ignore[misc]
            rule,
        )
        if option.key == "none":
            break
        card = play.table.pieces[int(option.value)]
        play.say("{} returns to the hand.", card, rule=rule)
        play.move(card, f"hand:{seat}", face_up=False)
        taken += 1
    return taken > 0


def _cards(play: Play, zone: str, seat: int, *, none: bool) -> list[Option]:
    found = [
        Option(key, play.game.title_of(card.name), (card.id,), (f"hand:{seat}",), card.id)
        for key, card in keyed(play.table[zone])
    ]
    return [*found, Option("none", "No more")] if none else found


def recover(context: Doing, who: int, n: int) -> Rules[bool]:
    """SCN-013, SCN-150: recover lost cards. The card that says so is still in play and cannot be
    chosen."""
    return (yield from take_back(context, who, "lost", n, "SCN-150", least=n))


def in_pile(pile: str, table: Table, figure: Piece) -> int:
    """The number of cards of *figure* in a *pile*; 0 for a monster."""
    seat = seat_of(figure)
    return len(table[f"{pile}:{seat}"]) if seat >= 0 else 0


lost, discarded, held = (partial(in_pile, pile) for pile in ("lost", "discard", "hand"))

NEEDS[recover] = AT_MOST[recover] = lost


def return_some(context: Doing, who: int, n: int, pile: str) -> Rules[bool]:
    """Return cards to the hand, as an item does."""
    return (yield from take_back(context, who, pile, n, "SCN-123", least=n))


# --- losing and discarding cards -----------------------------------------------------------------


class GivesUp(Deed, kw_only=True):
    """A hero's card goes from its hand to a pile. `by` is the piece number of that card."""

    would = "{who} would lose a card"

    who: int
    by: int
    pile: ClassVar[str] = "lost"

    def do(self, play: Play) -> None:
        """Put the card face up on the pile."""
        card, seat = play.table.pieces[self.by], seat_of(play.table.pieces[self.who])
        play.move(card, f"{self.pile}:{seat}", face_up=True)
        words = "{} is lost." if self.pile == "lost" else "{} is discarded."
        play.say(words, card, rule="SCN-001")


class Discards(GivesUp, kw_only=True):
    """As `GivesUp`, onto the discard pile."""

    would = "{who} would discard a card"

    pile: ClassVar[str] = "discard"


def _gives_up(deed: type[GivesUp], context: Doing, who: int, n: int) -> Rules[bool]:
    """Give up this number of cards from the hand, chosen by the hero's player."""
    play, seat, done = context.play, seat_of(context.table.pieces[who]), False
    for _ in range(n if seat >= 0 else 0):
        cards = play.table[f"hand:{seat}"]
        if not cards:
            break
        whose = title(context.table.pieces[who].name)
        option = yield from asks(
            play, who, f"{by_what(context)}: which card does {whose} give up?",
            lambda: _cards(play, f"hand:{seat}", seat, none=False), "SCN-001",
        )  # fmt: skip
        told = yield from context.propose(deed(who=who, by=int(option.value)))
        done = done or not told.prevented
    return done


def lose_cards(context: Doing, who: int, n: int) -> Rules[bool]:
    """SCN-013: move cards from the hand to the lost pile."""
    return (yield from _gives_up(GivesUp, context, who, n))


def discard_cards(context: Doing, who: int, n: int) -> Rules[bool]:
    """Move cards from the hand to the discard pile."""
    return (yield from _gives_up(Discards, context, who, n))


def _lacks(context: Doing, who: int, n: int) -> Refusal | None:
    """Why the hero cannot pay with cards of its hand, or None."""
    if held(context.table, context.table.pieces[who]) >= n:
        return None
    return Refusal("SCN-001", "There are not enough cards in hand.")


NEEDS[lose_cards] = AT_MOST[lose_cards] = held
NEEDS[discard_cards] = AT_MOST[discard_cards] = held

# --- items -------------------------------------------------------------------------------------


def _spent(table: Table, figure: Piece) -> list[Piece]:
    """SCN-047: the spent items of a hero."""
    seat = seat_of(figure)
    items = table[f"items:{seat}"] if seat >= 0 else []
    return [item for item in items if item.face_up and item.turn]


def refresh_items(context: Doing, who: int, n: int) -> Rules[bool]:
    """SCN-047: turn spent items upright."""
    play, done = context.play, False
    for _ in range(n):
        spent = _spent(play.table, play.table.pieces[who])
        if not spent:
            break
        option = yield from asks(
            play, who, f"{by_what(context)}: which item is turned upright?",
            lambda: [
                Option(key, title(item.name), (item.id,), value=item.id)
                for key, item in keyed(_spent(play.table, play.table.pieces[who]))
            ],
            "SCN-047",
        )  # fmt: skip
        item = play.table.pieces[int(option.value)]
        play.turn(item, 0)
        play.say("{} is turned upright.", item, rule="SCN-047")
        done = True
    return done


NEEDS[refresh_items] = AT_MOST[refresh_items] = lambda table, figure: len(_spent(table, figure))

# --- how it is said ----------------------------------------------------------------------------

RECOVER = verb(
    GRAMMAR, "recover cards", FIGURE, "[recover] {n}", "[recover] {n:amount/lost_card}",
    does=recover, unit=CARD, only=("done", "paid"),
)["done"]  # fmt: skip
_TO = "(to|into) (your|its|their) hand"
RETURN = verb(
    GRAMMAR, "return cards to hand", FIGURE, "[return|take] {n} from your {pile} to your hand",
    "[return] {n} from (the|its|their) {pile} (to (its|their|your|the) hand|)",
    f"[return|take|put] {{n}} from (your|its|their|the) {{pile}} (back|) {_TO}",
    "[take] back {n} from (your|its|their|the) {pile}",
    does=return_some, unit=CARD, slots={"pile": "pile"}, only=("done", "paid"),
)["done"]  # fmt: skip
LOSE_CARDS = verb(
    GRAMMAR, "lose cards", FIGURE, "[lose] {n}", "[lose] {n} (from|of|in) (your|its|their) hand",
    does=Does(lose_cards, lacks=_lacks), unit=CARD, deed=GivesUp, moment=("[lose] a card",),
)["done"]  # fmt: skip
DISCARD = verb(
    GRAMMAR, "discard cards", FIGURE, "[discard] {n}",
    "[discard] {n} (from|of) (your|its|their) hand",
    does=Does(discard_cards, lacks=_lacks), unit=CARD, deed=Discards, moment=("[discard] a card",),
)["done"]  # fmt: skip
REFRESH = verb(
    GRAMMAR, "refresh items", FIGURE, "[refresh] {n}", "[turn] {n} upright",
    does=refresh_items, unit=ITEM, only=("done", "paid"),
    said=(("(refresh|ready) (a|one of your) spent (item|items)", {"who": IMPLIED, "n": 1}),
          ("turn a spent item upright", {"who": IMPLIED, "n": 1})),
)["done"]  # fmt: skip
for _name, _unit, _reads, _one, _many in (
    ("cards in hand", HELD, held, ("card in {who:who/own} hand",),
     ("the number of cards in {who:who/own} hand",)),
    ("lost cards", LOST, lost, ("lost card", "card in {who:who/own} lost pile"),
     ("the number of cards in {who:who/own} lost pile",)),
    ("discarded cards", DISCARDED, discarded,
     ("discarded card", "card in {who:who/own} discard pile"),
     ("the number of cards in {who:who/own} discard pile",)),
):  # fmt: skip
    measure(
        GRAMMAR, _name, FIGURE, _unit,
        lambda table, figure, reads=_reads: reads(table, table.pieces[figure]),  # type: ignore[misc]
        one=_one, many=_many,
    )  # fmt: skip
