"""Chapter 24: looking at what lies on top of a deck, and in what order it goes back."""

from __future__ import annotations

from functools import partial

from tabletop.games.restless.cards.grammar import CARD, GRAMMAR
from tabletop.games.restless.choices.needed_objects import on_a_card_of
from tabletop.games.restless.party.holdings.decks import turn_up
from tabletop.games.restless.party.holdings.sins import bind_those, revealer
from tabletop.games.restless.running.question_context import saying
from tabletop.games.restless.running.questions import agrees, card_option, for_party, party
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Decision
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece


def _looked_at(about: Saying, n: int, pile: str) -> Rules[list[Piece]]:
    """RST-118: the Sins among them bind to who looks; the others are returned, from the top."""
    play, who = about.play, about.you
    if pile == "treasures":
        who = yield from revealer(play, who, "the cards")
    looked = yield from turn_up(play, pile, n)
    return _still_there(play, (yield from bind_those(play, looked, who)))


def _still_there(play: Play, left: list[Piece]) -> list[Piece]:
    """Those of the cards that still lie there to be looked at."""
    now = (play.table.pieces[piece.id] for piece in left)
    return [piece for piece in now if piece.zone == "pick"]


@on_a_card_of()
def looks_and_orders(about: Saying, n: int, pile: str) -> Rules[None]:
    """RST-253: the party says which is to be drawn next, and which after it."""
    play = about.play
    left = yield from _looked_at(about, n, pile)
    order: list[Piece] = []
    while left := _still_there(play, left):
        ask = f"{saying(about)} Which is number {len(order) + 1} from the top?"
        chosen = left[0]
        if left[1:]:
            option = yield from party(play, partial(_which, play, ask, left))
            chosen = play.table.pieces[int(option.value)]
        order.append(chosen)
        left = [piece for piece in left if piece.id != chosen.id]
    for piece in reversed(order):
        play.move(play.table.pieces[piece.id], pile, face_up=False)


@on_a_card_of()
def looks_and_buries(about: Saying, n: int, pile: str) -> Rules[None]:
    """RST-253: each goes back on top, or under the deck."""
    play = about.play
    looked = yield from _looked_at(about, n, pile)
    for piece in reversed(looked):
        title = play.game.title_of(piece.name)
        away = yield from agrees(
            play,
            f"{saying(about)} Put {title} under the deck?",
            "RST-253",
            yes=f"Put {title} under the deck",
            no="Put it back on top",
        )
        if away:
            play.move(play.table.pieces[piece.id], pile, index=0, face_up=False)
        else:
            play.move(play.table.pieces[piece.id], pile, face_up=False)


def _which(play: Play, ask: str, left: list[Piece]) -> Decision:
    options = [card_option(piece) for piece in _still_there(play, left)]
    return for_party(play.table, ask, "RST-253", options)


# --- how it is said ----------------------------------------------------------------------------

_TOP = "look at the top {n} of the {pile} deck"
_BACK = "put (them|all of them) back in any order"
_UNDER = "put (any|any number) of them (under it|on the bottom|under the deck|on the bottom of it)"
for _run, _then in ((looks_and_orders, _BACK), (looks_and_buries, _UNDER)):
    idiom(
        GRAMMAR, "action", f"{_TOP} and {_then}", f"{_TOP} , (then|and then) {_then}", run=_run,
        slots={"n": CARD.amount, "pile": "pile"}, sort="deck",
    )  # fmt: skip
