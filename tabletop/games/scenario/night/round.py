"""Chapter P6: the reveal, the clean-up, the goal, and how a night ends."""

from __future__ import annotations

from tabletop.games.scenario.board import modifier_decks
from tabletop.games.scenario.board.executor import EXECUTOR, LED, Doing
from tabletop.games.scenario.board.field import field_of, night_on, types_on
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.phrases import PHRASES
from tabletop.games.scenario.hand.piles import end_round_bonuses
from tabletop.games.scenario.hand.round_start import RESTING, playing
from tabletop.games.scenario.night.arrivals import LIT, arrive, draw_tactic
from tabletop.games.scenario.night.ending import DONE, end, is_over, then
from tabletop.games.scenario.night.initiative import ACTED
from tabletop.games.scenario.night.turn import TurnEnds
from tabletop.games.scenario.steps import STEPS
from tabletop.grammar.until import Until
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.modifiers import Part, Value
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table


class RoundBegins(Deed):
    """SCN-109."""

    def do(self, play: Play) -> None:
        """It says itself."""


class RoundEnds(Deed, kw_only=True):
    """SCN-147: round *n* ends, and round bonuses with it."""

    n: int

    def do(self, play: Play) -> None:
        """It says itself."""


@STEPS.step("The reveal", rule="SCN-113", then="next_turn")
def reveal(play: Play) -> Rules[Flow]:
    """SCN-113: every type of monster on the map draws a card."""
    play.count("revealed", 1)
    yield from play.happen(RoundBegins())
    present = {content.kind_of(figure.name) for figure in field_of(play.table).monsters}
    for card in types_on(play.table):
        if card.id in present:
            yield from draw_tactic(play, card.id)
    return go("next_turn")


@STEPS.step("The clean-up", rule="SCN-162", then="short_rests")
def cleanup(play: Play) -> Rules[Flow]:
    """SCN-162, SCN-163: round bonuses end, flagged decks are reshuffled, then the short rests."""
    yield from play.happen(RoundEnds(n=play.table.count("round")))
    if is_over(play.table):
        return then(play.table)
    if not playing(play.table):
        return go("defeat")
    for seat in range(len(play.table.seats)):
        end_round_bonuses(play, seat)
    for deck in (*(f"luck:{seat}" for seat in range(len(play.table.seats))), "luck:monsters"):
        if modifier_decks.is_flagged(play.table, deck):
            yield from modifier_decks.reshuffle(play, deck)
    for card in types_on(play.table):
        if play.table.zones[f"tactic:{card.id}"].pieces:
            yield from _put_by_tactics(play, card.id)
    for hero in field_of(play.table).heroes.values():
        for counter in (ACTED, RESTING, LED):
            if counter in hero.counters:
                play.count(counter, 0, hero)
    play.count("revealed", 0)
    return go("short_rests", seat=0)


def _put_by_tactics(play: Play, monster: str) -> Rules[None]:
    """SCN-163: drawn cards go to their type's discard; a flagged one has the deck reshuffled."""
    flagged = False
    for card in play.table[f"tactic:{monster}"]:
        of = content.card(card.name)
        flagged = flagged or (isinstance(of, content.Tactic) and of.reshuffle)
        play.count(ACTED, 0, card)
        play.move(card, f"used:{monster}", face_up=True)
    if flagged:
        for card in play.table[f"used:{monster}"]:
            play.move(card, f"tactics:{monster}", face_up=False)
        yield from play.shuffle(f"tactics:{monster}", rule="SCN-162")


@STEPS.step("The round is over", rule="SCN-106", then="round_start")
def round_end(play: Play) -> Flow:
    """SCN-106: when the last round of the limit ends without the goal, the night is lost."""
    if play.table.count("round") >= limit(play.table).n:
        return go("defeat")
    return go("round_start")


@STEPS.step("The night is lost", rule="SCN-106", then="defeat")
def defeat(play: Play) -> Flow:
    """SCN-106: all are exhausted, or it is morning."""
    if playing(play.table):
        end(play, "The night is over, and it was not done.", "SCN-106", won=False)
    else:
        end(play, "All are exhausted.", "SCN-106", won=False)
    return then(play.table)


def limit(table: Table) -> Value:
    """SCN-106, SCN-107: how many rounds it is dark."""
    parts = [Part(night_on(table).rounds, "printed", "SCN-106")]
    if table.options["difficulty"] == "hard":
        parts.append(Part(-1, "the night is hard", "SCN-107"))
    return Value(sum(part.n for part in parts), tuple(parts))


# --- what a night says ---------------------------------------------------------------------------


@PHRASES.action("the heroes win")
def win(context: Doing) -> bool:
    """SCN-105."""
    end(context.play, DONE, "SCN-105", won=True)
    return True


@PHRASES.condition("every door is open and no monster is left")
def cleared(context: Doing) -> bool:
    """Counted when the turn ends."""
    field = field_of(context.table)
    return not (field.monsters or field.shut)


@PHRASES.condition("every door is open")
def all_open(context: Doing) -> bool:
    """Whoever is left behind them."""
    return not field_of(context.table).shut


@PHRASES.condition("every hero on the map stands on a stair")
def all_leave(context: Doing) -> bool:
    """SCN-182: those who are exhausted are not on the map; one at least must be."""
    field = field_of(context.table)
    return bool(field.heroes) and all(hero.zone in field.stairs for hero in field.heroes.values())


@PHRASES.condition("every lamp is lit")
def all_lit(context: Doing) -> bool:
    """And somebody is there to see it."""
    field = field_of(context.table)
    return bool(field.heroes) and all(lamp in field.lit for lamp in field.lamps)


@PHRASES.condition("no {monster} is left")
def none_left(context: Doing, monster: str) -> bool:
    """On the map; those behind closed doors have not come yet."""
    return all(content.kind_of(f.name) != monster for f in field_of(context.table).monsters)


PHRASES.add("at the end of each turn", "trigger", deed=TurnEnds)
PHRASES.add("at the start of each round", "trigger", deed=RoundBegins)


@PHRASES.action("a {monster} enters at {first} or {second} for each lamp lit in it")
def enters(context: Doing, monster: str, first: str, second: str) -> Rules[bool]:
    """SCN-180: at the first, the second if that is taken, or else the nearest free hex; an elite
    where four heroes are."""
    play, came = context.play, context.table.count(LIT)
    for _ in range(came):
        free = field_of(play.table).is_free
        place = second if not free(first) and free(second) else first
        yield from arrive(play, monster, place, elite=len(play.table.seats) > 3)
    return came > 0


PHRASES.add("at the end of each round", "trigger", deed=RoundEnds)
PHRASES.add("at the end of round {n}", "trigger", deed=RoundEnds)
EXECUTOR.lasting.end_with({PHRASES.add("until the end of the round", "duration"): Until(RoundEnds)})
