"""Chapters A and P: the turn order, and what was done with each of the two cards."""

from __future__ import annotations

from tabletop.games.keeper.cards import content
from tabletop.games.keeper.cards.titles import meaning
from tabletop.games.keeper.hand import beside_your_game
from tabletop.games.keeper.hand.heroes import (
    ACTED,
    HALVES_USED,
    INITIATIVE,
    RESTING,
    hero,
    playing,
)
from tabletop.games.keeper.hand.piles import perform, pile, put_by, running, wear_off
from tabletop.games.keeper.hand.round_start import order
from tabletop.games.keeper.hand.seat_piles import lying
from tabletop.games.keeper.steps import STEPS
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

DISCARDED = "Discarded."

UNPRINTED = {
    "plain": ("used plainly", "A plain attack or move instead."),
    "left": ("left out", "Nothing was done with it."),
}
"""SCN-061: the uses of a card besides its printed halves, with their meaning."""


@STEPS.step("Who acts next", rule="SCN-067", then="meanwhile")
def next_turn(play: Play) -> Flow:
    """SCN-042, SCN-067: start the next turn, by initiative. Resting heroes come last."""
    if not playing(play.table):
        return go("defeat")
    for seat in order(play.table):
        counted = hero(play.table, seat).counters
        if not counted.get(ACTED):
            play.count("active", seat)
            return go("long_rest" if counted.get(RESTING) else "act", seat=seat)
    return go("meanwhile")


@STEPS.step("A turn", rule="SCN-001", then="end_turn")
def act(play: Play, seat: int) -> Rules[Flow]:
    """SCN-001: ask how each of the two cards was used, if at all."""
    if seat not in playing(play.table) or not (_may_act(play.table, seat)):
        return go("end_turn", seat=seat)
    option = yield from play.choose(lambda: _turn(play, seat))
    did, _, _name = option.key.partition(" ")
    if did == "end":
        return go("end_turn", seat=seat)
    if did in beside_your_game.DOINGS:
        return beside_your_game.do(play, option, seat, "act", seat)
    card = play.table.pieces[option.pieces[0]]
    if did == "wear":
        wear_off(play, card, seat)
        return go("act", seat=seat)
    if did not in content.HALVES:
        play.say(
            "{} is used plainly." if did == "plain" else "{} is left out.",
            card,
            rule="SCN-061" if did == "plain" else "SCN-005",
        )
        put_by(play, card, seat)
        return go("act", seat=seat)
    half: content.Half = "top" if did == "top" else "bottom"
    play.say("{}, {}.", card, f"the {half}", rule="SCN-001")
    if is_again(play.table, seat, half):
        play.say("It is the second {} of this turn.", half, rule="SCN-061")
    of = hero(play.table, seat)
    play.count(HALVES_USED, of.counters.get(HALVES_USED, 0) | 1 << content.HALVES.index(half), of)
    recovers = content.marks(card.name, half).recover
    perform(play, card, half, seat)
    return go("recover", seat=seat, but=card.id) if recovers else go("act", seat=seat)


def _may_act(table: Table, seat: int) -> bool:
    """Whether a card is left, or an effect that can still be ended this turn (SCN-011)."""
    return bool(lying(table, "chosen", seat)) or any(
        map(beside_your_game.persists, lying(table, "active", seat))
    )


def _turn(play: Play, seat: int) -> Decision:
    table = play.table
    chosen = lying(table, "chosen", seat)
    options = [each for card in chosen for each in used(play, card, seat)]
    left = ("", "The other card is discarded.", "Both are discarded.")[min(len(chosen), 2)]
    options.append(Option("end", "End the turn", tells=left))
    for card in lying(table, "active", seat):
        if beside_your_game.persists(card):
            title = play.game.title_of(card.name)
            told = "Lost." if running(card).lost else DISCARDED
            options.append(Option(f"wear {card.name}", f"End {title}", (card.id,), tells=told))
    options += beside_your_game.offered(play, seat, without="used-up")
    number = hero(table, seat).counters.get(INITIATIVE, 0)
    ask = f"{table.seats[seat].name} (initiative {number}): what did you do with your cards?"
    return Decision(seat, ask, "SCN-001", options, public=True)


def is_again(table: Table, seat: int, half: content.Half) -> bool:
    """SCN-061: whether a *half* of that kind was already performed this turn."""
    gone = hero(table, seat).counters.get(HALVES_USED, 0)
    return bool(gone >> content.HALVES.index(half) & 1)


def used(play: Play, card: Piece, seat: int) -> list[Option]:
    """SCN-061: the ways in which a *card* may have been used, each with its pile."""
    title, options = play.game.title_of(card.name), []
    for half in content.HALVES:
        marks = content.marks(card.name, half)
        goes, told = pile(marks, seat), "Lost." if marks.lost else DISCARDED
        if marks.active:
            told = f"{meaning(marks).capitalize()}."
        again = f"It is the second {half} of this turn." if is_again(play.table, seat, half) else ""
        options.append(
            Option(
                f"{half} {card.name}", f"{title}: {half}", (card.id,), (goes,),
                tells=told, warning=again, half=half, group=title,
            )
        )  # fmt: skip
    discard = (f"discard:{seat}",)
    for key, (words, means) in UNPRINTED.items():
        options.append(
            Option(f"{key} {card.name}", f"{title}: {words}", (card.id,), discard,
                   tells=f"{means} {DISCARDED}", group=title)
        )  # fmt: skip
    return options


@STEPS.step("Cards come back", rule="SCN-013", then="next_turn")
def recover(play: Play, seat: int, but: int) -> Rules[Flow]:
    """SCN-013, SCN-014: recover as many lost cards as the half says, but never its own card."""
    if seat not in playing(play.table) or not _lost(play.table, seat, but):
        return go("act", seat=seat)
    option = yield from play.choose(lambda: _recovering(play, seat, but))
    if not option.pieces:
        return go("act", seat=seat)
    card = play.table.pieces[option.pieces[0]]
    play.say("{} returns to the hand.", card, rule="SCN-013")
    play.move(card, f"hand:{seat}", face_up=False)
    return go("recover", seat=seat, but=but)


def _lost(table: Table, seat: int, but: int) -> list[Piece]:
    return [card for card in lying(table, "lost", seat) if card.id != but]


def _recovering(play: Play, seat: int, but: int) -> Decision:
    options = [
        Option(f"card {card.name}", play.game.title_of(card.name), (card.id,), (f"hand:{seat}",))
        for card in _lost(play.table, seat, but)
    ]
    own = play.table.pieces[but]
    if own.zone == f"lost:{seat}":
        why = "A card cannot bring itself back."
        itself = Option(
            f"card {own.name}", play.game.title_of(own.name), (own.id,), (f"hand:{seat}",)
        )
        options.append(itself.blocked("SCN-014", why))
    options.append(Option("none", "No more"))
    return Decision(
        seat, "Which lost card comes back?", "SCN-013", options, default="none", public=True
    )


@STEPS.step("The turn is over", rule="SCN-005", then="next_turn")
def end_turn(play: Play, seat: int = -1) -> Flow:
    """SCN-005: the remaining cards were not performed. They belong to the active seat unless
    stated."""
    seat = seat if seat >= 0 else play.table.count("active")
    if not 0 <= seat < len(play.table.seats):  # players may change the counter by hand
        return go("next_turn")
    if seat in playing(play.table):  # else they lie where they lay (SCN-064)
        for card in lying(play.table, "chosen", seat):
            put_by(play, card, seat)
    play.count(ACTED, 1, hero(play.table, seat))
    return go("next_turn")
