"""Chapter B: a day on the road. A die, a way, what lies there; the village; the end."""

from __future__ import annotations

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.piece import Piece
from tabletop.table.space import Place
from tabletop.table.table import Flow, Table
from tests.toys.pilgrims.names import title
from tests.toys.pilgrims.road import (
    DECK,
    FOUND,
    INN,
    PACK,
    ROAD,
    SHRINE,
    active,
    coins,
    gifts,
    pilgrim,
    standing,
    suit,
    ways,
)
from tests.toys.pilgrims.setup import fill_the_stall
from tests.toys.pilgrims.steps import STEPS

NEEDED = 3
"""PIL-015: gifts to lay down at the shrine."""

PLACES_IN_A_PILE = ("on top", "second from the top", "at the bottom")
"""PIL-011: where a sword may be squeezed in."""


@STEPS.step("Roll for the day", rule="PIL-004", then="go_on")
def set_out(play: Play) -> Rules[Flow]:
    """PIL-004, PIL-005: the pilgrim whose turn it is rolls a die."""
    die, name = play.table.named("d6"), play.table.seats[active(play.table)].name
    shown = yield from play.roll(die, 6, ask=f"{name} rolls: how far today?", rule="PIL-005")
    return go("go_on", steps=(shown + 1) // 2)


@STEPS.step("Go on", rule="PIL-006", then="end_day")
def go_on(play: Play, steps: int = 1) -> Rules[Flow]:
    """PIL-006: so many spaces along the road, without turning back on the way."""
    option = yield from play.choose(lambda: _where(play.table, steps))
    figure = pilgrim(play.table, active(play.table))
    if option.key == "stay":
        return go("arrive")
    for place in option.way:
        play.move(figure, place)
    play.say("{} goes by {}.", figure, ", ".join(option.way), rule="PIL-006")
    return go("arrive")


def _where(table: Table, steps: int) -> Decision:
    seat = active(table)
    figure, options = pilgrim(table, seat), []
    for way in ways(standing(table, seat), min(max(steps, 1), 3)):
        over = f" by {way[0]}" if len(way) > 1 else ""
        key = f"go {'-'.join(way)}"
        label = f"To space {way[-1]}{over}"
        options.append(Option(key, label, (figure.id,), (way[-1],), figure.id, way=way))
    options.append(Option("stay", "Stay for today"))
    far = "one space" if steps == 1 else f"{steps} spaces"
    ask = f"{table.seats[seat].name}, where do you go? It is {far} today."
    return Decision(seat, ask, "PIL-006", options)


@STEPS.step("Look what lies there", rule="PIL-007", then="trade")
def arrive(play: Play) -> Rules[Flow]:
    """PIL-007: the top card of the pile is turned up; PIL-008 to PIL-012: what it brings."""
    table = play.table
    seat = active(table)
    place = standing(table, seat)
    card = yield from play.top(DECK[place], rule="PIL-007")
    if card is None:
        return go("trade")
    play.move(card, FOUND[place], face_up=True)
    play.say("{} finds {}.", pilgrim(table, seat), card, rule="PIL-007")
    if suit(card) in ("cups", "pentacles"):
        play.move(card, PACK[seat], face_up=False)
    elif suit(card) == "swords":
        return go("squeeze", card=card.id)
    else:
        _pass_on(play, place)
    return go("trade")


def _pass_on(play: Play, place: Place) -> None:
    """PIL-012: a wand stays, and sends the lowest card of the pile under the next space's."""
    table = play.table
    onward = str(min(int(place) + 1, len(ROAD.places)))
    if below := table[DECK[place]][:1]:
        play.move(below[0], DECK[onward], index=0)
        play.say("The lowest card of {} goes under {}.", place, onward, rule="PIL-012")


@STEPS.step("Squeeze a sword in", rule="PIL-011", then="trade")
def squeeze(play: Play, card: int = -1) -> Rules[Flow]:
    """PIL-011: a sword goes face down into any pile beside, where its finder says."""
    table = play.table
    if not 0 <= card < len(table.pieces):
        return go("trade")
    option = yield from play.choose(lambda: _into(play.table, play.table.pieces[card]))
    _, place, where = option.key.split()
    below = len(play.table[DECK[place]])
    index = (below, max(0, below - 1), 0)[int(where)]
    play.move(play.table.pieces[card], DECK[place], index=index, face_up=False)
    words = PLACES_IN_A_PILE[int(where)]
    play.say("A sword goes into the pile of {}, {}.", place, words, rule="PIL-011")
    return go("trade")


def _into(table: Table, card: Piece) -> Decision:
    seat = active(table)
    options = [
        Option(
            f"into {place} {n}", f"Pile of {place}: {words}", (card.id,), (DECK[place],), card.id
        )
        for place in ROAD.neighbours[standing(table, seat)]
        for n, words in enumerate(PLACES_IN_A_PILE)
    ]
    ask = f"{table.seats[seat].name}, which pile does the {title(card.name)} go into, and where?"
    return Decision(seat, ask, "PIL-011", options)


@STEPS.step("Trade in the village", rule="PIL-014", then="end_day")
def trade(play: Play) -> Rules[Flow]:
    """PIL-014: at the inn a coin buys a ware; it goes under the village's pile."""
    table = play.table
    seat = active(table)
    if standing(table, seat) != INN or not table["wares"] or not coins(table, seat):
        return go("end_day")
    option = yield from play.choose(lambda: _wares(play.table))
    table = play.table
    if option.key != "nothing" and (purse := coins(table, seat)):
        ware = table.pieces[int(option.value)]
        play.move(purse[0], "village", index=0, face_up=False)
        play.move(ware, PACK[seat], face_up=False)
        play.say("{} buys {}.", table.seats[seat].name, ware, rule="PIL-014")
        yield from fill_the_stall(play)
    return go("end_day")


def _wares(table: Table) -> Decision:
    seat = active(table)
    options = [
        Option(
            f"buy {ware.name}", f"Buy the {title(ware.name)}", (ware.id,), (PACK[seat],), ware.id
        )
        for ware in table["wares"]
    ]
    options.append(Option("nothing", "Buy nothing today"))
    ask = f"{table.seats[seat].name}, what do you buy for a coin?"
    return Decision(seat, ask, "PIL-014", options, default="nothing")


@STEPS.step("End the day", rule="PIL-004", then="set_out")
def end_day(play: Play) -> Flow:
    """PIL-015: three gifts at the shrine win. PIL-004: the next pilgrim; PIL-017: nightfall."""
    table = play.table
    seat = active(table)
    if standing(table, seat) == SHRINE and gifts(table, seat) >= NEEDED:
        name = table.seats[seat].name
        play.end([seat], f"{name} lays {NEEDED} gifts down at the shrine.", "PIL-015")
        return OVER
    following = (seat + 1) % len(table.seats)
    play.count("active", following)
    if following:
        return go("set_out")
    if table.count("day") >= int(table.options["days"]):
        most = max(gifts(table, each) for each in range(len(table.seats)))
        best = [each for each in range(len(table.seats)) if gifts(table, each) == most]
        names = " and ".join(table.seats[each].name for each in best)
        play.end(best, f"Night falls, and {names} carried most gifts: {most}.", "PIL-016")
        return OVER
    play.count("day", table.count("day") + 1)
    return go("set_out")
