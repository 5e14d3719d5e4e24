"""Chapter P6, A hero's turn: two actions from two cards, items, and the end of the turn."""

from __future__ import annotations

from tabletop.executor.sentence import Line
from tabletop.games.scenario.board.asking import Doing
from tabletop.games.scenario.board.executor import (
    EXECUTOR,
    HALF,
    LEAD,
    LED,
    USED,
    figure_of,
    has_figure,
    put_away,
    stays,
)
from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.board.harm import (
    TURN,
    Suffers,
    end_conditions,
    has,
    is_exhausted,
    use_item,
)
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.hand import piles
from tabletop.games.scenario.hand.round_start import RESTING
from tabletop.games.scenario.night.arrivals import LIT
from tabletop.games.scenario.night.asked import endings, question
from tabletop.games.scenario.night.ending import is_over, then
from tabletop.games.scenario.night.initiative import ACTED, initiative_of, next_actor
from tabletop.games.scenario.night.turn_options import Use, offers, said_by
from tabletop.games.scenario.steps import STEPS
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Declared
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow


class TurnBegins(Deed, kw_only=True):
    """SCN-176: a figure's turn begins."""

    who: int

    def do(self, play: Play) -> None:
        """Record that it is the turn of that figure."""
        play.count(TURN, self.who + 1)


class TurnEnds(Deed, kw_only=True):
    """SCN-105: a figure's turn ends; -1 for a figure that has left."""

    who: int = -1

    def do(self, play: Play) -> None:
        """Record that it is nobody's turn."""
        play.count(TURN, 0)


def turn_is_over(play: Play, who: int) -> Rules[None]:
    """SCN-105: end the turn of a figure: run the effects at its end, then check the goal."""
    yield from play.happen(TurnEnds(who=who))
    if play.table.count(LIT):
        play.count(LIT, 0)


@STEPS.step("Next turn", rule="SCN-111", then="cleanup")
def next_turn(play: Play) -> Flow:
    """SCN-111: start the next turn, from the lowest to the highest initiative."""
    if is_over(play.table):
        return then(play.table)
    actor = next_actor(play.table)
    if actor is None:
        return go("cleanup")
    if actor.monster:
        return go("monsters_act", monster=actor.monster)
    return go("hero_begins", seat=actor.seat)


@STEPS.step("A hero's turn begins", rule="SCN-176", then="end_turn")
def hero_begins(play: Play, seat: int) -> Rules[Flow]:
    """SCN-144, SCN-176: start a hero's turn: bleeding, then card effects, then a long rest or two
    actions."""
    play.count("active", seat)
    hero = field_of(play.table).heroes.get(seat)
    if hero is None:
        return go("end_turn", seat=seat)
    play.count(ACTED, 1, hero)
    if hero.counters.get(USED):
        play.count(USED, 0, hero)
    if has(hero, "bleeding"):
        yield from play.happen(Suffers(who=hero.id, n=1, rule="SCN-144"))
    if is_exhausted(play.table, seat):
        return go("end_turn", seat=seat)
    yield from play.happen(TurnBegins(who=hero.id))
    if hero.counters.get(RESTING):
        return go("long_rest", seat=seat)
    return go("act", seat=seat)


# --- actions -------------------------------------------------------------------------------------


@STEPS.step("A hero acts", rule="SCN-114", then="end_turn")
def act(play: Play, seat: int) -> Rules[Flow]:
    """SCN-114, SCN-117: let a hero act. It may decide the second action after the first, and may
    skip both."""
    if seat not in field_of(play.table).heroes:
        return go("end_turn", seat=seat)
    answer = yield from play.choose(lambda: question(play, seat))
    assert isinstance(answer, Declared)
    chosen = answer.one("use")
    if chosen.key == "done" or seat not in field_of(play.table).heroes:
        return go("end_turn", seat=seat)
    if chosen.key.startswith("end "):
        put_away(play, play.table.pieces[int(chosen.value)])
    else:
        use = next(each.use for each in offers(play.table, seat) if each.use.key == chosen.key)
        parts = answer.said
        said = [parts[name] for name in ("place", "targets") if name in parts]
        yield from carry_out(play, seat, use, said)
        if is_over(play.table):
            return then(play.table)
    stands = seat in field_of(play.table).heroes
    more = stands and (offers(play.table, seat) or endings(play, seat))
    return go("act" if more else "end_turn", seat=seat)


def carry_out(play: Play, seat: int, use: Use, said: list[tuple[Option, ...]]) -> Rules[None]:
    """Carry out a half, a plain use or an item, and record what happens to its card."""
    hero, card, done = figure_of(play.table, seat), play.table.pieces[use.card], False
    play.say("{}: {}", card, use.words, rule="SCN-116" if use.plain else "SCN-114")
    context: Doing | None = None
    for sentence in said_by(use):
        if stays(sentence):
            done = True
            continue
        line = Line(card, hero.id, sentence)
        before = context
        context = Doing(play.table, line, hero.id, hero.id, playing=play, declared=said)
        if before is not None:
            context.targets, context.spots = before.targets, before.spots
        yield from EXECUTOR.carry(context)
        done = done or bool(context.done)
        said = []
    if use.half is None:
        use_item(play, card)
        return
    if seat not in field_of(play.table).heroes:
        return
    play.count(USED, 1 + content.HALVES.index(use.half), card)
    if done and not use.plain:
        play.count(HALF, 1 + content.HALVES.index(use.half), card)
        piles.activate(play, card, use.half, seat)


# --- the end of a turn ---------------------------------------------------------------------------


@STEPS.step("A turn ends", rule="SCN-125", then="next_turn")
def end_turn(play: Play, seat: int = -1) -> Rules[Flow]:
    """SCN-125, SCN-178: put both cards on their piles, end conditions, and check the goal."""
    seat = play.table.count("active") if seat < 0 else seat
    if not 0 <= seat < len(play.table.seats):  # players made it nobody's turn by hand
        return go("next_turn")
    hero = field_of(play.table).heroes.get(seat)
    if hero is not None:
        play.count(LED, initiative_of(play.table, seat), hero)
    for card in play.table[f"active:{seat}"]:
        for counter in (USED, LEAD):
            if counter in card.counters:
                play.count(counter, 0, card)
    for card in play.table[f"chosen:{seat}"]:
        piles.put_by(play, card, seat)
    hero = field_of(play.table).heroes.get(seat)
    if hero is not None:
        end_conditions(play, hero)
    mine = figure_of(play.table, seat).id if has_figure(play.table, seat) else -1
    yield from turn_is_over(play, mine)
    if is_over(play.table):
        return then(play.table)
    return go("next_turn") if field_of(play.table).heroes else go("defeat")
