"""Chapter C4: travel, space by space: arriving, drawing, meeting, going on or turning back."""

from __future__ import annotations

from tabletop.cardtext.subjects import Who
from tabletop.executor.sentence import Line
from tabletop.games.darkest.campaign.session_end import END, endings
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR, PARTY, is_one_of
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import dice, heroes, smothering, spells
from tabletop.games.darkest.party.executor import (
    EXECUTOR,
    Meeting,
    is_carried_out,
    sentences,
)
from tabletop.games.darkest.party.marching_order import set_order
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import bears
from tabletop.games.darkest.road.draws import (
    added_dice,
    dice_thrown_again,
    drawing,
    nudged_dice,
)
from tabletop.games.darkest.road.journey import (
    draw_flights,
    leaving_spaces,
    met_again,
    no_passing,
    passed_spaces,
    passing,
    pressing_on,
    quests,
    special_locations,
)
from tabletop.games.darkest.road.journey.anytime_acts import (
    anytime,
    begin_visit,
    leaving,
    meanwhile,
    walk_through_woods,
)
from tabletop.games.darkest.road.layout import road_ahead, road_layout
from tabletop.games.darkest.road.meetings import finds, known_cards, laid_cards, led_astray, meeting
from tabletop.games.darkest.steps import STEPS
from tabletop.grammar.construction import of_value
from tabletop.grammar.construction import passing as of_others
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import Happens, verb
from tabletop.play.questions.decision import Habit, Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.open_steps import open_step
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table


class ComesFirst(Deed, kw_only=True):
    """The party comes to a Road Space of this terrain for the first time on its road."""

    terrain: str
    who: int = -1

    def do(self, play: Play) -> None:
        """It says itself."""


class DrawDieShows(Deed, kw_only=True):
    """A die of the draw roll, which the hero `who` threw for the party, shows `n`."""

    who: int
    n: int

    def do(self, play: Play) -> None:
        """It says itself."""


# --- arriving ------------------------------------------------------------------------------------


@STEPS.step("The party arrives", rule="DTC-115", then="spot")
@open_step
def arrive(play: Play) -> Rules[Flow]:
    """DTC-115, DTC-116, DTC-320: what waits here is met first; a new space is rolled for."""
    again = play.table.options["revisit_special"] == "on" and heroes.homeward(play.table)
    return (yield from _arrive(play, again=again))  # DTC-122


@STEPS.step("Met again", rule="DTC-327", then="next_spot")
@open_step
def again(play: Play, space: int) -> Rules[Flow]:
    """DTC-327, DTC-332: a forced teleport to a location of this road; it is met again, and then
    what lies there."""
    return (yield from _arrive(play, again=True))


def _arrive(play: Play, *, again: bool) -> Rules[Flow]:
    """A visit begins; the location of a space where the party has been is met *again*, or not."""
    space = heroes.at(play.table)
    space_positions.unlock(play, space)
    begin_visit(play)
    spells.begin_turn(play)
    yield from quests.reward(play)
    if heroes.is_bound(play.table):
        return go("carried")
    smothering.burn_objects(play)
    yield from led_astray.meet_alone(play)
    if heroes.is_bound(play.table):
        return go("carried")
    if (yield from passing.is_bypassed(play, space, unless_empty=True)):
        return go("space_done")
    for card in reversed(play.table[f"pinned:{space}"]) if space else ():
        yield from meeting.meet(play, card)
        if heroes.is_bound(play.table):
            return go("carried")
        yield from finds.fallen(play, space)
    if space == heroes.last_space(play.table):
        return go("destination", again=again)
    if (yield from special_locations.is_opened(play, space)):
        return go("next_spot", spot=road_layout.first_spot(play.table))
    if not road_layout.is_visited(play, space):
        return go("draw")
    yield from added_dice.more_where_cards_lie(play, space)
    location = heroes.located(play.table, space)
    if location is not None and again:
        yield from meeting.instruct(play, location)
        if heroes.is_bound(play.table):
            return go("carried")
    if (lies := heroes.terrain(play.table, space)) is not None:
        yield from added_dice.lay_added(play, lies)
    return go("next_spot", spot=road_layout.first_spot(play.table))


@STEPS.step("The draw roll", rule="DTC-116", then="next_spot")
@open_step
def draw(play: Play) -> Rules[Flow]:
    """DTC-116 to DTC-121: a die for each card the terrain gives; a 1 shows a special location."""
    space = heroes.at(play.table)
    road_layout.visit(play, space)
    lies = heroes.terrain(play.table, space)
    if lies is None:  # hands took it away: nothing tells how many cards there are
        return go("next_spot", spot=road_layout.first_spot(play.table))
    if content.is_overlay(lies.name) and not content.location(lies.name).dice:  # DTL-014
        yield from meeting.instruct(play, lies)
        if heroes.is_bound(play.table):
            return go("carried")
        return go("next_spot", spot=road_layout.first_spot(play.table))
    yield from _terrain(play, lies)
    if any(is_carried_out(sentence) for sentence in sentences(lies.name)):
        yield from meeting.come_to(play)
    yield from play.happen(ComesFirst(terrain=lies.name))
    if heroes.is_bound(play.table):
        return go("carried")
    yield from finds.fallen(play, space)
    rolled = yield from dice_thrown_again.throw(play, lies)
    shown = yield from nudged_dice.nudged(play, rolled)
    for each in shown:
        yield from play.happen(DrawDieShows(who=heroes.leader(play.table), n=each))
    if (yield from passing.is_left_unmet(play, space)):
        return go("space_done")
    n, found = drawing.cards_shown(play.table, shown)
    if found:
        found = yield from special_locations.find_location(
            play, space, any(die.piece != dice.NO_DIE for die in rolled)
        )
        n = n if found else sum(shown)  # DTX-013: each 1 is a card
    if heroes.is_bound(play.table):
        return go("carried")
    if (yield from business(draw_flights.flies(play, shown), otherwise=False)):
        return go("carried")
    return (yield from _begins(play, lies, n, found))


def _begins(play: Play, lies: Piece, n: int, found: bool) -> Rules[Flow]:
    """DTX-012: *n* cards are laid out, unless what was *found* there leads away; then they are
    met."""
    if found and special_locations.leads_away(play):
        return go("onward")
    space = heroes.at(play.table)
    if (yield from _lays_out(play, lies, n)) and (yield from passing.is_bypassed(play, space)):
        return go("space_done")
    return go("onward") if found else go("next_spot", spot=road_layout.first_spot(play.table))


def _lays_out(play: Play, lies: Piece, n: int) -> Rules[int]:
    """How many cards are laid out there, with those that heroes add."""
    yield from drawing.deal(play, n)
    n += yield from added_dice.lay_added(play, lies)
    if n:
        yield from play.happen(laid_cards.LaysOut())
    return n


def _terrain(play: Play, lies: Piece) -> Rules[None]:
    """DTC-B19: what the terrain does to those who come to it first."""
    if smothering.is_smothered(play.table, heroes.at(play.table)):
        return
    for sentence in sentences(lies.name):
        if not is_carried_out(sentence):
            continue
        leader = heroes.leader(play.table)
        context = Meeting(play.table, Line(lies, leader, sentence), leader, leader, playing=play)
        yield from EXECUTOR.carry(context)


# --- spot by spot ---------------------------------------------------------------------------------


@STEPS.step("The next spot", rule="DTC-132", then="spot")
def next_spot(play: Play, spot: int = 0) -> Flow:
    """DTC-123, DTC-134: the next higher position, or the next lower. Where there is none the party
    may still do what it may at any decision (DTC-137)."""
    if heroes.is_bound(play.table):
        return go("carried")
    found = _next(play.table, spot)
    if found is None:
        return go("at_destination" if _is_at_destination(play.table) else "onward")
    return go("spot", spot=found)


def _next(table: Table, spot: int) -> int | None:
    return space_positions.next_spot(table, heroes.at(table), spot, road_layout.is_downward(table))


def _is_at_destination(table: Table) -> bool:
    """Whether all that lies here leads to the decision at the destination: not once the party has
    turned back."""
    return heroes.at(table) == heroes.last_space(table) and not road_layout.is_left(table)


def _goes_on(table: Table) -> Flow:
    """DTC-133: to what lies next on this space; else the party is done with it."""
    if heroes.is_bound(table):
        return go("carried")
    if (found := _next(table, table.count(space_positions.HERE))) is not None:
        return go("spot", spot=found)
    return go("at_destination" if _is_at_destination(table) else "space_done")


@STEPS.step("A spot is met", rule="DTC-171", then="onward")
@open_step
def spot(play: Play, spot: int = 0) -> Rules[Flow]:
    """DTC-124, DTC-141: dropped things first, on a later visit; then the card."""
    space = heroes.at(play.table)
    yield from led_astray.meet_alone(play)
    if heroes.is_bound(play.table):
        return go("carried")
    yield from known_cards.before_the_next(play)
    play.count(space_positions.HERE, spot)
    yield from finds.round_at(play, space, spot)
    card = space_positions.card_at(play.table, space, spot)
    if card is not None and spot > 0 and (yield from passing.passed_over(play)):
        found = _next(play.table, play.table.count(space_positions.HERE))
        done = found is None and not _is_at_destination(play.table)
        return go("space_done" if done else "onward")
    if card is not None and spot > 0 and (yield from _is_passed(play, card)):
        card = None
    if card is not None and spot > 0:
        yield from meeting.meet_in_turn(play, card)
    if heroes.is_bound(play.table):
        return go("carried")
    return go("onward")


def _is_passed(play: Play, card: Piece) -> Rules[bool]:
    """Whether *card* is passed over: it stays as it lies, and is met on the way home."""
    if passing.is_let_pass(play, card):
        return True
    if not space_positions.is_turned(card):
        return (yield from passing.passes(play, "spot", card))
    is_place = isinstance(content.card(card.name), content.Place)
    return is_place and (yield from passing.passes(play, "place", card))


GOING_ON = (
    Habit("Forward or back?", {"Always forward": "forward"}),
    Habit("On home?", {"Always forward": "forward"}),
)
"""What comes behind every card: on the way there, and on the way home."""


@STEPS.step("Forward or back?", rule="DTC-126", then="next_spot")
@open_step
def onward(play: Play) -> Rules[Flow]:
    """DTC-126, DTC-129: Move Forward or Turn Back; and what anybody may do meanwhile."""
    heroes.turn_to(play, -1)
    yield from finds.fallen(play, heroes.at(play.table))
    smothering.burn_objects(play)
    yield from quests.settle(play)
    yield from meeting.draw_extra(play)
    if heroes.is_bound(play.table):
        return go("carried")
    yield from known_cards.laid_open(play)
    if pressing_on.presses_on(play):
        return _goes_on(play.table)
    option = yield from decide(play, _way_ask(play.table), "DTC-126",
                               lambda table: _ways(play), default="forward",
                               habit=GOING_ON[heroes.homeward(play.table)],
                               mover=named(play.table, "party").id)  # fmt: skip
    if option.key == "forward":
        return _goes_on(play.table)
    if option.key == met_again.RELIVE:
        return met_again.relive(play)
    if option.key == "back":
        road_layout.turn_back(play)
        space_positions.unlock(
            play, heroes.at(play.table), below=play.table.count(space_positions.HERE)
        )
        play.say("The party turns back.", rule="DTC-129")
        return _goes_on(play.table)
    if option.key == END:
        return go("session_ends")
    if option.key.startswith("walk "):
        return walk_through_woods(play, option)
    yield from meanwhile(play, option)
    yield from meeting.settle(play)
    return go("carried" if heroes.is_bound(play.table) else "onward")


def _way_ask(table: Table) -> str:
    lies = heroes.terrain(table, heroes.at(table))
    where = content.title(lies.name) if lies else "the road"
    return f"{where}: {'go on home' if heroes.homeward(table) else 'forward or back'}?"


def _ways(play: Play) -> list[Option]:
    table = play.table
    home, left = heroes.homeward(table), _next(table, table.count(space_positions.HERE))
    words = "meet what lies next" if left is not None else "leave this space"
    read = not table.seats[heroes.speaker(table, -1)].bot
    tells = road_ahead.onward(table) if read else ""
    options = [Option("forward", f"Move Forward: {words}", *_met_next(table, left), tells=tells)]
    if not home:
        tells = road_ahead.back(table) if read else ""
        final = "The party goes home by this road and cannot turn again."
        behind = (f"here:{heroes.at(table) - 1}",)
        options.append(Option("back", "Turn Back", (), behind, warning=final, tells=tells))
    if left is None:
        options += [*leaving(table), *met_again.options(table)]
    halted = passing.halted(table)
    if halted is not None and (left is None or halted.at_once):
        options[0] = options[0].blocked(halted.rule, halted.why)
        options = [each for each in options if not each.key.startswith("walk ")]
    return [*options, *anytime(play), *endings(table)]


def _met_next(table: Table, spot: int | None) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """What one points at to go on: the card at *spot*, which is met next, or its place where it
    lies face down; the Road Space to which the way leads from here, where nothing is left."""
    here = heroes.at(table)
    if spot is not None:
        card = space_positions.card_at(table, here, spot)
        return ((card.id,), ()) if card is not None and card.face_up else ((), (f"pile:{here}",))
    at_end = here == heroes.last_space(table)
    home = heroes.homeward(table) or road_layout.is_left(table) or at_end
    return (), (f"here:{here - 1 if home else here + 1}",)


# --- leaving a space ------------------------------------------------------------------------------


@STEPS.step("A space is done", rule="DTC-133", then="arrive")
@open_step
def space_done(play: Play) -> Rules[Flow]:
    """DTC-133 to DTC-135: the order may be set anew, and the party goes on."""
    space = heroes.at(play.table)
    last = heroes.last_space(play.table)
    if space >= last:  # no road leads beyond its last space, whatever hands did
        road_layout.head_home(play)
    step = -1 if heroes.homeward(play.table) else 1
    if space + step <= 0:  # below it where hands laid the party in the village
        return _off_the_road(play.table)
    yield from play.happen(leaving_spaces.LeavesSpace(new=road_layout.is_new(play.table)))
    if heroes.is_bound(play.table):
        return go("carried")
    yield from set_order(play)
    if play.table.options["party_turn"] == "road-space":
        spells.begin_turn(play)
    step *= yield from _stride(play, space + step)
    if space + step <= 0:
        return _off_the_road(play.table)
    road_layout.walk_to(play, space + step)
    play.count("day", play.table.count("day") + 1)
    return go("arrive")


def _off_the_road(table: Table) -> Flow:
    """DTX-020: before its first space lies a Village, or the Straddle that it leads back to."""
    return go("home" if heroes.way(table).home else "back_over")


def _stride(play: Play, next_: int) -> Rules[int]:
    """How many Road Spaces the party moves on: 2 where its leader has it skip the *next*, more
    where a Spell has it pass over some. What is skipped stays as it is, and a destination never
    is."""
    if over := passed_spaces.leaps(play, next_):
        return 1 + over
    last, leader = heroes.last_space(play.table), heroes.leader(play.table)
    skips = bears(play.table, leader, SKIPS)
    skips = skips or (next_ % 2 == 0 and bears(play.table, leader, SKIPS_EVEN))
    if next_ == last or not skips:
        return 1
    if no_passing.halting(play.table, next_):
        return 1
    ask = f"Does the party skip Road Space {next_}?"
    option = yield from decide(play, ask, "DTC-134", lambda table: [
        Option("on", f"On to Road Space {next_}"), Option("skip", f"Skip Road Space {next_}"),
    ], default="on")  # fmt: skip
    return 2 if option.key == "skip" else 1


# --- how it is said -------------------------------------------------------------------------------


def _is_there(context: Meeting, who: Who, ground: str) -> bool:
    """Whether it is that terrain to which the party comes, if one is named."""
    return not ground or is_one_of(getattr(context.deed, "terrain", ""), (ground,))


GRAMMAR.add(*of_others("arrival", "ground"), of_value("arrival", "", "a Road Space"))
GRAMMAR.kind("arrival")
verb(
    GRAMMAR, "come first", PARTY, "first [come] to {ground}", slots={"ground": "arrival"},
    deed=Happens(ComesFirst, fits=_is_there), only=("after",),
)  # fmt: skip
verb(
    GRAMMAR, "throw a draw die", CHARACTER, "[lead] and a draw die shows {n}", deed=DrawDieShows,
    slots={"n": "number"}, only=("after",),
)  # fmt: skip
SKIPS = idiom(GRAMMAR, "trait", "the party may skip the next Road Space", sort="permission")
SKIPS_EVEN = idiom(
    GRAMMAR, "trait", "the party may skip even-numbered Road Spaces", sort="permission",
)  # fmt: skip
