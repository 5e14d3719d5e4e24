"""Chapters C to E: short and long rests."""

from __future__ import annotations

from tabletop.games.scenario.board.executor import figure_of, has_figure
from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.board.harm import Heals, Suffers, health
from tabletop.games.scenario.cards.titles import keyed
from tabletop.games.scenario.hand.round_start import RESTING, needed, playing
from tabletop.games.scenario.steps import STEPS
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

GO_ON = Option("go on", "Do not rest")

# --- short rest ----------------------------------------------------------------------------------


@STEPS.step("Short rests", rule="SCN-028", then="round_end")
def short_rests(play: Play, seat: int = 0) -> Rules[Flow]:
    """SCN-028, SCN-038: in the clean-up, ask each seat whether it takes a short rest."""
    table, first = play.table, seat
    while seat < len(table.seats) and not _may_rest(table, seat):
        seat += 1
    if seat >= len(table.seats):
        return go("round_end")
    if seat > first:
        return go("short_rests", seat=seat)
    option = yield from play.choose(lambda: _whether(play.table, seat))
    if option.key != "rest":
        return go("short_rests", seat=seat + 1)
    return go("short_rest", seat=seat)


def _may_rest(table: Table, seat: int) -> bool:
    discarded = len(table.zones[f"discard:{seat}"].pieces)
    return seat in field_of(table).heroes and discarded >= needed(table, "SCN-025")


def _whether(table: Table, seat: int) -> Decision:
    name, hand = table.seats[seat].name, len(table.zones[f"hand:{seat}"].pieces)
    discarded = table.zones[f"discard:{seat}"].pieces
    back = f"Lose one of {len(discarded)} discarded cards at random and take the others back."
    rest = Option("rest", "Take a short rest", (*discarded,), (f"hand:{seat}",), tells=back)
    if len(discarded) < needed(table, "SCN-025"):
        rest = rest.blocked("SCN-025", "You need two discarded cards to rest.")
    options = [GO_ON, rest]
    held = f"{hand} {'card' if hand == 1 else 'cards'} in hand"
    return Decision(
        seat,
        f"{name}, you have {held}. Take a short rest?",
        "SCN-028",
        options,
        default="go on",
        public=True,
    )


@STEPS.step("A short rest", rule="SCN-030", then="short_rests")
def short_rest(play: Play, seat: int, again: bool = False, kept: int = -1) -> Rules[Flow]:
    """SCN-030 to SCN-035: lose a random card, or suffer 1 damage and lose another."""
    if seat not in playing(play.table):
        return go("short_rests", seat=seat + 1)
    yield from play.shuffle(f"discard:{seat}", rule="SCN-030")
    lying = [card for card in play.table[f"discard:{seat}"] if card.id != kept]
    if not lying:
        return go("short_rests", seat=seat + 1)
    lost = lying[-1]
    if not again:
        play.say("The short rest draws {}.", lost, rule="SCN-030")
        option = yield from play.choose(lambda: _keeping(play, seat, lost))
        if option.key == "keep":
            hero = figure_of(play.table, seat)
            yield from play.happen(Suffers(who=hero.id, n=1, rule="SCN-032"))
            if seat not in playing(play.table):
                return go("defeat") if not playing(play.table) else go("short_rests", seat=seat + 1)
            return go("short_rest", seat=seat, again=True, kept=lost.id)
    give_back(play, seat, lost, "SCN-031")
    return go("short_rests", seat=seat + 1)


def _keeping(play: Play, seat: int, lost: Piece) -> Decision:
    """SCN-032, SCN-036: ask whether to keep the drawn card for 1 damage."""
    title, there = play.game.title_of(lost.name), has_figure(play.table, seat)
    name = play.table.seats[seat].name
    left = health(figure_of(play.table, seat)) if there else 0
    keep = Option(
        "keep",
        f"Keep it for 1 damage: {max(0, left - 1)} Health left; you lose another card",
        (lost.id,),
        (f"hand:{seat}",),
        warning="This exhausts the hero." if left <= 1 else "",
    )
    if left <= 1 and play.table.options["reroll_at_one"] == "forbid":
        keep = keep.blocked("SCN-036", "A table option forbids this at 1 Health.")
    if not there:
        keep = keep.blocked("SCN-032", "There is no hero to suffer the damage.", absolute=True)
    options = [Option("lose", f"Lose {title}", (lost.id,), (f"lost:{seat}",)), keep]
    ask = f"{name}, your short rest loses {title}. Keep it for 1 damage?"
    return Decision(seat, ask, "SCN-032", options, default="lose", public=True)


def give_back(play: Play, seat: int, lost: Piece | None, rule: str) -> None:
    """SCN-026: lose one discarded card and return all others to the hand."""
    if lost is not None:
        play.move(lost, f"lost:{seat}", face_up=True)
        play.say("{} is lost.", lost, rule="SCN-027")
    for card in play.table[f"discard:{seat}"]:
        play.move(card, f"hand:{seat}", face_up=False)
    play.say("{} takes the other discarded cards back.", play.table.seats[seat].name, rule=rule)


# --- long rest -----------------------------------------------------------------------------------


@STEPS.step("A long rest", rule="SCN-041", then="end_turn")
def long_rest(play: Play, seat: int) -> Rules[Flow]:
    """SCN-044 to SCN-049: lose one card, return the others, heal 2, refresh spent items."""
    lost: Piece | None = None
    if seat not in playing(play.table):
        return go("end_turn", seat=seat)
    if play.table[f"discard:{seat}"]:
        option = yield from play.choose(lambda: _losing(play, seat))
        lost = play.table.pieces[int(option.value)]
    give_back(play, seat, lost, "SCN-045")
    hero = figure_of(play.table, seat)
    yield from play.happen(Heals(who=hero.id, n=2))
    for item in play.table[f"items:{seat}"]:
        if item.turn:
            play.turn(item, 0)
    play.count(RESTING, 0, hero)
    return go("end_turn", seat=seat)


def _losing(play: Play, seat: int) -> Decision:
    options = [
        Option(key, f"Lose {play.game.title_of(card.name)}", (card.id,), (f"lost:{seat}",), card.id)
        for key, card in keyed(play.table[f"discard:{seat}"])
    ]
    name = play.table.seats[seat].name
    return Decision(
        seat, f"{name}, which discarded card does the rest lose?", "SCN-044", options, public=True
    )
