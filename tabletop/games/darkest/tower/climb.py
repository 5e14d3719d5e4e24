"""Chapter C10: the Tower, space by space, from the Portal of Power to the Crypt and the Mines."""

from __future__ import annotations

from tabletop.executor.sentence import Line
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes, periods, spells
from tabletop.games.darkest.party.executor import EXECUTOR, asks
from tabletop.games.darkest.party.marching_order import set_order
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.party.party_checks import check, hope, total
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.party.tokens import Loses
from tabletop.games.darkest.road.journey import quests
from tabletop.games.darkest.road.journey.anytime_acts import anytime, meanwhile
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings import finds, meeting
from tabletop.games.darkest.steps import STEPS
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.open_steps import open_step
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

CLIMB = "climb"
"""The table's counter: how far up the Tower the party is; 0 is the Portal."""
SPENT = "spent"
"""The table's counter: Talismans used up on this climb (DTC-288)."""
FEWER = idiom(
    GRAMMAR, "trait", "the party rolls one die fewer to pass {ground}", slots={"ground": "ground"},
    sort="number",
)  # fmt: skip
PORTAL, MINES = "portal-of-power", "mines"


def talismans(table: Table) -> list[tuple[int, Piece]]:
    """The Talismans of the party, each with its bearer."""
    return [
        (place, item)
        for place in heroes.here(table)
        for item in table[f"items:{place}"]
        if (of := content.thing(item.name)) is not None and of.sort == "talisman"
    ]


def spend_talisman(play: Play, rule: str) -> Rules[bool]:
    """DTC-262: any member gives one; it is used up, and counted (DTC-288). Whether one was given:
    a hand may take the last one away before it is."""

    def offers(table: Table) -> list[Option]:
        return [
            Option(
                f"talisman#{item.id}",
                f"{heroes.name_of(table, place)}'s",
                (item.id,),
                value=item.id,
            )
            for place, item in talismans(table)
        ] or [Option("none", "No Talisman is left")]

    option = yield from decide(play, "Who gives a Talisman?", rule, offers)
    if option.key == "none":
        return False
    space_positions.put_away(play, play.table.pieces[int(option.value)])
    play.count(SPENT, play.table.count(SPENT) + 1)
    return True


def _lessening(table: Table, ground: str) -> list[Line]:
    """Who lessens the dice to pass *ground*."""
    lines = EXECUTOR.lines(table, ("rules", FEWER))
    return [line for line in lines if line.clause.values["ground"] == ground]


def _dice(table: Table, ground: str) -> int:
    """DTC-265: four, one less for each who lessens them, and at least one."""
    return max(1, 4 - len(_lessening(table, ground)))


def _told(table: Table, name: str, n: int, ground: str) -> str:
    """What a try is like: who lessens the dice, and how often it succeeds."""
    fewer = ", ".join(content.title(line.piece.name) for line in _lessening(table, ground))
    words = f"{n} dice{f' (fewer by {fewer})' if fewer else ''}"
    return f"{words}: {hope(table, name, n)} of 100 succeed. A Talisman is used up."


def bury(play: Play) -> Rules[None]:
    """DTC-144, DTC-267: what the dead of this space had is offered to the living; who has too
    little Craft left discards Spells."""
    yield from finds.fallen(play, heroes.at(play.table))
    yield from meeting.settle(play)


def move_ahead(play: Play, step: str, to: str) -> Rules[Flow]:
    """DTC-259: one space further up, to the card *to*; the order may be set anew."""
    space = content.TOWER.index(to)
    play.count(CLIMB, space)
    periods.enter(play, "tower")
    play.move(named(play.table, "party"), f"tower:{space}", face_up=True)
    _clear_stage(play)
    play.move(named(play.table, to), "stage", face_up=True)
    play.say("The party goes on to {}.", content.title(to), rule="DTC-259")
    play.count(space_positions.HERE, space * space_positions.STEP)
    yield from set_order(play)
    spells.begin_turn(play)
    return go(step)


def rest(play: Play, options: list[Option]) -> list[Option]:
    """With the way back, and with what may be done at any decision (DTC-093, DTC-137)."""
    return [*stand(options), *anytime(play)]


def rested(play: Play, option: Option, step: str) -> Rules[Flow]:
    """What was chosen is done, and the party stands where it stood, unless it is carried off."""
    yield from meanwhile(play, option)
    yield from meeting.settle(play)
    yield from quests.settle(play)
    return go("carried" if heroes.is_bound(play.table) else step)


def met_again(play: Play) -> Rules[None]:
    """DTC-259, DTC-267: a space of the Tower is met once more; what lies there is offered first."""
    spells.begin_turn(play)
    space_positions.unlock(play, heroes.at(play.table))
    yield from finds.round_at(play, heroes.at(play.table), play.table.count(space_positions.HERE))


def _clear_stage(play: Play) -> None:
    """The place where the party stood is behind it."""
    for card in play.table["stage"]:
        play.move(card, "atlas", face_up=True)


@STEPS.step("Down again", rule="DTC-259", then="home")
def walk_out(play: Play) -> Flow:
    """DTC-259: walking back out meets nothing; then the outer road home."""
    road_layout.leave_tower(play)
    play.count(heroes.HOMEWARD, 1)
    return go("space_done")


def stand(options: list[Option]) -> list[Option]:
    """With the way back, which is always open."""
    return [*options, Option("back", "Turn Back", warning="The party walks home.")]


# --- the Portal of Power --------------------------------------------------------------------------


@STEPS.step("The Portal of Power", rule="DTC-261", then="walk_out")
def portal(play: Play) -> Rules[Flow]:
    """DTC-261 to DTC-264: a Talisman for each try; 4d6, not above the party's score."""
    if not heroes.here(play.table):
        return go("nobody_left")
    if not play.table.count("portal-by"):
        play.count("portal-by", max(1, play.table.count("journeys")))

    def offers(table: Table) -> list[Option]:
        n = _dice(table, PORTAL)
        found = []
        for name in ("strength", "craft"):
            label = f"Try the Portal: {name.capitalize()} {total(table, name)} against {n} dice"
            option = Option(name, label, tells=_told(table, name, n, PORTAL))
            if not talismans(table):
                option = option.blocked(
                    "DTC-262", "You need a Talisman for each try.", absolute=True
                )
            found.append(option)
        return rest(play, found)

    option = yield from decide(play, "The Portal of Power: try to pass it?", "DTC-261", offers)
    if option.key == "back":
        return go("walk_out")
    if option.key not in ("strength", "craft"):
        return (yield from rested(play, option, "portal"))
    if not (yield from spend_talisman(play, "DTC-262")):
        return go("portal")
    n = _dice(play.table, PORTAL)
    if (yield from check(play, n, option.key, "the Portal", "DTC-263")) <= 0:
        yield from road_layout.leave_behind(play)
        return (yield from move_ahead(play, "plain_of_peril", "plain-of-peril"))
    for place in heroes.here(play.table):
        yield from play.happen(Loses(who=place, n=1, token=option.key, rule="DTC-264"))
    yield from bury(play)
    yield from met_again(play)
    return go("portal")


# --- Plain of Peril, Crypt, Mines -----------------------------------------------------------------


@STEPS.step("The Plain of Peril", rule="DTC-266", then="plain_decision")
@open_step
def plain_of_peril(play: Play) -> Rules[Flow]:
    """DTC-267: each without a Talisman loses a Life."""
    have = {place for place, _ in talismans(play.table)}
    for place in heroes.here(play.table):
        if place not in have:
            yield from play.happen(Loses(who=place, n=1, token="life", rule="DTC-267"))
    yield from bury(play)
    return go("plain_decision") if heroes.here(play.table) else go("nobody_left")


@STEPS.step("Over the Plain", rule="DTC-266", then="walk_out")
def plain_decision(play: Play) -> Rules[Flow]:
    """DTC-266: ahead only if all have a Talisman to show."""

    def offers(table: Table) -> list[Option]:
        have = {place for place, _ in talismans(table)}
        ahead = Option("ahead", "Move Ahead")
        if set(heroes.here(table)) - have:
            ahead = ahead.blocked("DTC-266", "You need a Talisman for every hero.", absolute=True)
        return rest(play, [ahead, Option("again", "Meet the Plain again")])

    option = yield from decide(play, "The Plain of Peril: move ahead?", "DTC-266", offers)
    if option.key == "ahead":
        return (yield from move_ahead(play, "crypt", "crypt"))
    if option.key == "again":
        yield from met_again(play)
        return go("plain_of_peril")
    if option.key == "back":
        return go("walk_out")
    return (yield from rested(play, option, "plain_decision"))


@STEPS.step("The Crypt", rule="DTC-268", then="walk_out")
def crypt(play: Play) -> Rules[Flow]:
    """DTC-268 to DTC-271."""
    return (yield from _try(play, "strength", 4, "crypt", "mines", "DTC-268"))


@STEPS.step("The Mines", rule="DTC-272", then="walk_out")
def mines(play: Play) -> Rules[Flow]:
    """DTC-272, DTC-273."""
    n = _dice(play.table, MINES)
    return (yield from _try(play, "craft", n, "mines", "death", "DTC-272"))


def _try(play: Play, name: str, n: int, here: str, ahead: str, rule: str) -> Rules[Flow]:
    """A Talisman for each try to go on to *ahead*, a step called as its space; what the dice show
    beyond the party's score may be sacrificed."""

    def offers(table: Table) -> list[Option]:
        label = f"Try: {name.capitalize()} {total(table, name)} against {n} dice"
        option = Option("try", label, tells=_told(table, name, n, here))
        if not talismans(table):
            option = option.blocked("DTC-262", "You need a Talisman for each try.", absolute=True)
        return rest(play, [option])

    if not heroes.here(play.table):
        return go("nobody_left")
    option = yield from decide(play, f"{content.title(here)}: try to pass?", rule, offers)
    if option.key == "back":
        return go("walk_out")
    if option.key != "try":
        return (yield from rested(play, option, here))
    if not (yield from spend_talisman(play, rule)):
        return go(here)
    left = yield from check(play, n, name, content.title(here), rule)
    if left > 0 and not (yield from _sacrifice(play, name, left)):
        yield from met_again(play)
        return go(here)
    return (yield from move_ahead(play, ahead, ahead))


def _sacrifice(play: Play, name: str, n: int) -> Rules[bool]:
    """DTC-270: shared freely, together, and only if it reaches zero."""
    tokens = sum(heroes.has(play.table, place, name) for place in heroes.here(play.table))
    if tokens < n:
        play.say("{} is missing: more than the party can sacrifice.", n, rule="DTC-270")
        return False
    ask = f"The party is {n} {name.capitalize()} short. Sacrifice it?"
    option = yield from decide(
        play,
        ask,
        "DTC-270",
        lambda table: [Option("give", f"Sacrifice {n}"), Option("keep", "Sacrifice nothing")],
    )
    if option.key != "give":
        return False
    for number in range(n):
        ask = f"Who gives {name.capitalize()}? {n - number} to go."
        chosen = yield from asks(play, -1, ask, lambda: [
            Option(f"place {place}", heroes.name_of(play.table, place), value=place)
            for place in heroes.here(play.table) if heroes.has(play.table, place, name)
        ])  # fmt: skip
        yield from play.happen(Loses(who=int(chosen.value), n=1, token=name, rule="DTC-270"))
    yield from bury(play)
    return True
