"""Chapter 15: the Gap between Encounters, and Rest."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.games.restless.cards.content import title
from tabletop.games.restless.choices.act_declaration import begun, bent, declaring
from tabletop.games.restless.choices.item_options import at_a_rest, at_will, free_options
from tabletop.games.restless.choices.rest_option import rest_gives, rest_option
from tabletop.games.restless.party.fortune.card_reading import read_out
from tabletop.games.restless.party.fortune.rolls import gain_rerolls, pay, rerolls
from tabletop.games.restless.party.health.harm import heal
from tabletop.games.restless.party.holdings.decks import pick, picks, turn_up
from tabletop.games.restless.party.items.free_actions import freely
from tabletop.games.restless.party.members.death import rejoin, settle_deaths
from tabletop.games.restless.road.journey import ahead, comes
from tabletop.games.restless.road.step_interruptions import ready, settled
from tabletop.games.restless.running.changed_rules import NO_HEAL, forbidden
from tabletop.games.restless.running.deeds import RestBegins, RestEnds
from tabletop.games.restless.running.executor import changed, look
from tabletop.games.restless.running.lasting_changes import goes_out_of_force
from tabletop.games.restless.running.question_context import lying, name
from tabletop.games.restless.running.questions import for_party
from tabletop.games.restless.steps import STEPS
from tabletop.games.restless.table.table_reads import character, living, slots
from tabletop.games.restless.table.targets import is_horror
from tabletop.play.questions.decision import Decision, Option, aside
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table


@STEPS.step("Between Encounters", rule="RST-142", then="arrive")
def gap(play: Play, leads_to: str = "arrive") -> Rules[Flow]:
    """RST-142: trade, Rest or go on, in any order and as often as wanted."""
    if elsewhere := (yield from ready(play)):
        return elsewhere
    option = yield from play.choose(lambda: _gap_question(play.table, leads_to))
    if option.key == "go on":
        return go(leads_to)
    if option.key == "rest":
        return go("begin_rest", back="gap" if leads_to == "arrive" else leads_to)
    yield from freely(play, option)
    return go("gap", leads_to=leads_to)


def _gap_question(table: Table, leads_to: str) -> Decision:
    onward = Option("go on", _onward(table, leads_to), zones=next_place(table), value=-1)
    if left := [title(piece.name) for piece in table["ground"]]:
        onward = replace(onward, warning=f"Left on the Ground, and discarded: {', '.join(left)}.")
    rest = rest_option(table)
    if leads_to != "arrive":
        why = "You cannot Rest at the end of a Realm."
        rest = rest.blocked("RST-166", why, absolute=rest.absolute)
    options = [onward, rest, *aside(free_options(table))]
    ask = "Between Encounters: go on, or do something else first?"
    return declaring(table, for_party(table, ask, "RST-142", options), at_will)


def _onward(table: Table, leads_to: str) -> str:
    """What lies before the party, in words."""
    if leads_to != "arrive":
        return "Leave the Realm"
    following = next_place(table)
    return (
        f"Go on to Encounter {table.zones[following[0]].number}"
        if following
        else "Go on: this Realm has no further Encounter"
    )


def next_place(table: Table) -> tuple[str, ...]:
    """The place of the row where the next Encounter lies; none at the end of a Realm."""
    return tuple(f"row:{place}" for place in ahead(table)[:1])


BACK = ("gap", "meet", "trade", "verdict", "next_realm", "between_turns")
"""Where a Rest may be played, and so where the party is when it ends."""

# --- Rest --------------------------------------------------------------------------------------


@STEPS.step("Begin a Rest", rule="RST-149", then="rest")
def begin_rest(play: Play, back: str) -> Rules[Flow]:
    """RST-152: turned up, the dead rejoin, 3 counters, the card's own text, then free actions.

    *back* is one of `BACK`, where the party comes from.
    """
    night = yield from _which_night(play)
    if night is None:
        return go(back)
    play.count("back", BACK.index(back) if back in BACK else 0)
    night = yield from play.reveal(night, rule="RST-149")
    if (n := picks(play.table, "rests")) > 1:
        play.move(night, "pick", face_up=True)
        others = yield from turn_up(play, "rests", n - 1)
        night = yield from pick(play, "rests", [play.table.pieces[night.id], *others])
        assert night is not None
    comes(play, night, "night")
    play.count("resting", 1)
    play.count("trader_gone", 0)
    play.say("The party rests: {}.", night, rule="RST-149")
    for slot in slots(play.table):
        piece = character(play.table, slot)
        if piece is not None and piece.turn:
            play.turn(piece, 0)  # RST-154
    yield from look(play)
    yield from rejoin(play)  # RST-150
    gain_rerolls(play, rest_gives(play.table))
    yield from play.happen(RestBegins())
    yield from settle_deaths(play)
    if is_horror(night):  # RST-159
        play.count("horror", 1)
        return go("begin_battle")
    yield from read_out(play, night)
    return go("rest")


@STEPS.step("Rest", rule="RST-153", then="gap")
def rest(play: Play) -> Rules[Flow]:
    """RST-153 to RST-158: healing for counters, Items, trade, until the party goes on."""
    if elsewhere := (yield from ready(play)):
        return elsewhere
    option = yield from play.choose(lambda: _rest_question(play.table))
    if option.key == "rise":
        yield from play.happen(RestEnds())
        if elsewhere := (yield from settled(play)):
            return elsewhere
        for night in play.table["night"]:
            goes_out_of_force(play, night, "rests-used")
        play.count("resting", 0)
        play.count("trader_here", 0)
        play.count("rested", play.table.count("rested") + 1)
        back = BACK[play.table.count("back") % len(BACK)]
        play.count("back", 0)
        return go(back)
    if option.key == "trader":
        return go("trade")
    if option.key.startswith("heal "):
        slot = int(begun(option).value)
        yield from pay(play, 1, slot)
        yield from heal(play, slot, changed(play.table, "rest_heal", 2), anyway=bent(option))
    else:
        yield from freely(play, option)
    return go("rest")


def _which_night(play: Play) -> Rules[Piece | None]:
    """RST-148: the leftmost is next, or any of them."""
    if play.table.options["rest_order"] == "leftmost" or len(play.table["nights"]) < 2:
        return play.table.top("nights")

    def question() -> Decision:
        nights = play.table["nights"]
        options = [
            Option(f"night {n}", f"Night {n} from the left", (), ("nights",), night.id)
            for n, night in enumerate(reversed(nights), 1)
        ]
        return for_party(play.table, "Which night does the party spend here?", "RST-148", options)

    if not play.table["nights"]:
        return None
    option = yield from play.choose(question)
    return play.table.pieces[int(option.value)]


def _rest_question(table: Table) -> Decision:
    options = list[Option]()
    if table.count("last_night") or table.count("trader_here"):  # RST-238
        visit = Option("trader", "Visit the Trader", value=-1)
        if table.count("trader_gone") and table.options["trader_reopen"] == "off":
            visit = visit.blocked("RST-081", "The Trader has packed up.")
        options.append(visit)
    for slot in living(table):
        piece = character(table, slot)
        assert piece is not None
        words = f"1 Reroll Counter: {name(table, slot)} heals {changed(table, 'rest_heal', 2)}"
        option = Option(f"heal {slot}", words, (piece.id,), value=slot)
        if piece.counters.get("missing", 0) <= 0:
            why = f"{name(table, slot)} lacks no Health."
            option = option.blocked("RST-043", why, absolute=True)
        elif not rerolls(table):
            option = option.blocked("RST-092", "No Reroll Counter is left.")
        elif barred := forbidden(table, NO_HEAL, "RST-153", bearer=slot):
            option = option.blocked(*barred)
        options.append(option)
    at_hand = at_a_rest(table)
    options += [option for option in at_hand if not option.aside]
    options.append(Option("rise", "Break camp", value=-1))
    options += [option for option in at_hand if option.aside]
    night = lying(table, "night", "A Rest")
    ask = f"{night}: heal, use or trade Items, then break camp."
    return declaring(table, for_party(table, ask, "RST-153", options), at_will)
