"""Chapters A and P6: cards that come back by an action."""

from __future__ import annotations

from tabletop.games.scenario.board.executor import AT_MOST, NEEDS, Doing, asks, by_what
from tabletop.games.scenario.board.field import seat_of
from tabletop.games.scenario.cards.phrases import PHRASES
from tabletop.games.scenario.cards.titles import keyed, title
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def take_back(
    context: Doing, who: int, pile: str, n: int, rule: str, *, least: int = 0
) -> Rules[bool]:
    """Up to *n* cards of a *pile* go back to the hand of *who*, as it says; monsters have none."""
    play, seat, taken = context.play, seat_of(context.table.pieces[who]), 0
    if seat < 0:
        return False
    zone, whose = f"{pile}:{seat}", title(context.table.pieces[who].name)
    while taken < n and play.table[zone]:
        enough = taken >= least
        option = yield from asks(
            play,
            who,
            f"{by_what(context)}: which card comes back to {whose}?",
            lambda enough=enough: _cards(play, zone, seat, none=enough),  # type: ignore[misc]
            rule,
        )
        if option.key == "none":
            break
        card = play.table.pieces[int(option.value)]
        play.say("{} comes back to the hand.", card, rule=rule)
        play.move(card, f"hand:{seat}", face_up=False)
        taken += 1
    return taken > 0


def _cards(play: Play, zone: str, seat: int, *, none: bool) -> list[Option]:
    found = [
        Option(key, play.game.title_of(card.name), (card.id,), (f"hand:{seat}",), card.id)
        for key, card in keyed(play.table[zone])
    ]
    return [*found, Option("none", "No more")] if none else found


@PHRASES.action("{who} [recover] {cards}")
def recover(context: Doing, who: int, cards: int) -> Rules[bool]:
    """SCN-013, SCN-150: lost cards; never the one that says it, which still lies in play."""
    return (yield from take_back(context, who, "lost", cards, "SCN-150", least=cards))


def lost(table: Table, figure: Piece) -> int:
    """How many lost cards *figure* has; a monster has none."""
    seat = seat_of(figure)
    return len(table[f"lost:{seat}"]) if seat >= 0 else 0


NEEDS[recover] = AT_MOST[recover] = lost


@PHRASES.action("return a card from your discard pile to your hand")
def return_one(context: Doing) -> Rules[bool]:
    """As an item does."""
    return (yield from take_back(context, context.you, "discard", 1, "SCN-123", least=1))
