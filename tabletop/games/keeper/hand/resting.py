"""Chapters C to E: the clean-up, short and long rests."""

from __future__ import annotations

from tabletop.games.keeper.cards.titles import counted
from tabletop.games.keeper.hand import beside_your_game
from tabletop.games.keeper.hand.heroes import heal, health, playing, suffer
from tabletop.games.keeper.hand.piles import end_round_bonuses
from tabletop.games.keeper.hand.round_start import needed
from tabletop.games.keeper.hand.seat_piles import lying
from tabletop.games.keeper.steps import STEPS
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow


@STEPS.step("The clean-up", rule="SCN-039", then="short_rests")
def cleanup(play: Play) -> Flow:
    """SCN-039, SCN-064: end round bonuses first. Cards of exhausted heroes stay."""
    for seat in playing(play.table):
        end_round_bonuses(play, seat)
    return go("short_rests", seat=0)


@STEPS.step("Short rests", rule="SCN-028", then="round_start")
def short_rests(play: Play, seat: int = 0) -> Rules[Flow]:
    """SCN-028, SCN-038: ask each seat whether it takes a short rest."""
    if seat >= len(play.table.seats):
        return go("round_start")
    discarded = len(lying(play.table, "discard", seat))
    if seat not in playing(play.table) or discarded < needed(play.table, "SCN-025"):
        return go("short_rests", seat=seat + 1)
    option = yield from play.choose(lambda: _whether(play, seat))
    if option.key.partition(" ")[0] in beside_your_game.DOINGS:
        return beside_your_game.do(play, option, seat, "short_rests", seat)
    return go("short_rest", seat=seat) if option.key == "rest" else go("short_rests", seat=seat + 1)


def _whether(play: Play, seat: int) -> Decision:
    table = play.table
    hand, gone = len(lying(table, "hand", seat)), len(lying(table, "discard", seat))
    tells = f"{gone} are discarded, and one of them is lost at random"
    rest = Option("rest", "Short rest", zones=(f"discard:{seat}",), tells=tells)
    if gone < needed(table, "SCN-025"):
        rest = rest.blocked("SCN-025", "You need two discarded cards to rest.")
    ask = f"{table.seats[seat].name}, {counted(hand, 'card')} in hand: a short rest?"
    options = [Option("go on", "Go on without"), rest, *beside_your_game.offered(play, seat)]
    return Decision(seat, ask, "SCN-028", options, default="go on", public=True)


@STEPS.step("A short rest", rule="SCN-030", then="short_rests")
def short_rest(play: Play, seat: int, kept: int = -1) -> Rules[Flow]:
    """SCN-030 to SCN-035: lose a random card, or suffer 1 damage and lose another."""
    if seat not in playing(play.table):
        return go("short_rests", seat=seat + 1)
    yield from play.shuffle(f"discard:{seat}", rule="SCN-030")
    left = [card for card in lying(play.table, "discard", seat) if card.id != kept]
    if not left:
        return go("short_rests", seat=seat + 1)
    lost = left[-1]
    if kept < 0:
        play.say("{} would be lost.", lost, rule="SCN-030")
        return go("keeping", seat=seat, drawn=lost.id)
    give_back(play, seat, lost, "SCN-031")
    return go("short_rests", seat=seat + 1)


@STEPS.step("A card is kept or lost", rule="SCN-032", then="short_rests")
def keeping(play: Play, seat: int, drawn: int) -> Rules[Flow]:
    """SCN-032, SCN-036: ask whether to keep the *drawn* card for 1 damage."""
    lost = play.table.pieces[drawn]
    if seat not in playing(play.table) or lost not in lying(play.table, "discard", seat):
        return go("short_rests", seat=seat + 1)
    option = yield from play.choose(lambda: _keeping(play, seat, lost))
    if option.key == "keep":
        suffer(play, seat, 1, "SCN-032")
        return go("short_rest", seat=seat, kept=drawn)
    give_back(play, seat, lost, "SCN-031")
    return go("short_rests", seat=seat + 1)


def _keeping(play: Play, seat: int, lost: Piece) -> Decision:
    """SCN-032, SCN-036."""
    title, left = play.game.title_of(lost.name), health(play.table, seat)
    keep = Option(
        "keep",
        "Keep it for 1 damage",
        (lost.id,),
        warning="That exhausts." if left <= 1 else "",
        tells=f"{max(0, left - 1)} Health left; another card is lost instead",
    )
    if left <= 1 and play.table.options["reroll_at_one"] == "forbid":
        keep = keep.blocked("SCN-036", "This table does not allow that at 1 Health.")
    options = [Option("lose", f"Lose {title}", (lost.id,), (f"lost:{seat}",)), keep]
    return Decision(
        seat, f"{title} would be lost. Keep it?", "SCN-032", options, default="lose", public=True
    )


def give_back(play: Play, seat: int, lost: Piece | None, rule: str) -> None:
    """SCN-026: lose one discarded card and return all others to the hand."""
    if lost is not None:
        play.move(lost, f"lost:{seat}", face_up=True)
        play.say("{} is lost.", lost, rule="SCN-027")
    for card in lying(play.table, "discard", seat):
        play.move(card, f"hand:{seat}", face_up=False)
    play.say("{} takes the others back.", play.table.seats[seat].name, rule=rule)


@STEPS.step("A long rest", rule="SCN-041", then="end_turn")
def long_rest(play: Play, seat: int) -> Rules[Flow]:
    """SCN-044 to SCN-049: lose one card, return the others, heal 2, refresh spent items."""
    if seat not in playing(play.table):
        return go("end_turn", seat=seat)
    lost: Piece | None = None
    if lying(play.table, "discard", seat):
        option = yield from play.choose(lambda: _losing(play, seat))
        if option.key.partition(" ")[0] in beside_your_game.DOINGS:
            return beside_your_game.do(play, option, seat, "long_rest", seat)
        lost = play.table.pieces[option.pieces[0]]
    give_back(play, seat, lost, "SCN-045")
    heal(play, seat, 2, "SCN-046")
    for item in lying(play.table, "items", seat):
        if item.turn:
            play.turn(item, 0)
            play.say("{} is ready again.", item, rule="SCN-047")
    return go("end_turn", seat=seat)


def _losing(play: Play, seat: int) -> Decision:
    options = [
        Option(
            f"card {card.name}",
            f"Lose {play.game.title_of(card.name)}",
            (card.id,),
            (f"lost:{seat}",),
        )
        for card in lying(play.table, "discard", seat)
    ]
    options += beside_your_game.offered(play, seat, without="use")  # SCN-041: no other action
    ask = f"{play.table.seats[seat].name}, long rest: which card is lost?"
    return Decision(seat, ask, "SCN-044", options, public=True)
