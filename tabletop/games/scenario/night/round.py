"""Chapter P6: the reveal, the clean-up, the goal, and the end of a night."""

from __future__ import annotations

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.phrase import Said
from tabletop.games.scenario.board import modifier_decks
from tabletop.games.scenario.board.asking import Doing
from tabletop.games.scenario.board.executor import EXECUTOR, LED
from tabletop.games.scenario.board.field import field_of, night_on, types_on
from tabletop.games.scenario.board.harm import TURN
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.grammar import FIGURE, GRAMMAR, NUMBERS
from tabletop.games.scenario.hand.piles import end_round_bonuses
from tabletop.games.scenario.hand.round_start import RESTING, playing
from tabletop.games.scenario.night.arrivals import draw_tactic
from tabletop.games.scenario.night.ending import DONE, end, is_over, then
from tabletop.games.scenario.night.initiative import ACTED
from tabletop.games.scenario.night.turn import TurnBegins, TurnEnds
from tabletop.games.scenario.steps import STEPS
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.grammar import Whole
from tabletop.grammar.idiom import idiom
from tabletop.grammar.numbered import numbered
from tabletop.grammar.period import Own, period
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.modifiers import Part, Value
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table


class RoundBegins(Deed, kw_only=True):
    """SCN-109: round *n* begins."""

    n: int

    def do(self, play: Play) -> None:
        """Do nothing: cards react to the event itself."""


class RoundEnds(Deed, kw_only=True):
    """SCN-147: round *n* and its bonuses end."""

    n: int

    def do(self, play: Play) -> None:
        """Do nothing: cards react to the event itself."""


@STEPS.step("The reveal", rule="SCN-113", then="next_turn")
def reveal(play: Play) -> Rules[Flow]:
    """SCN-113: draw a card for every monster type on the map."""
    play.count("revealed", 1)
    yield from play.happen(RoundBegins(n=play.table.count("round")))
    present = {content.kind_of(figure.name) for figure in field_of(play.table).monsters}
    for card in types_on(play.table):
        if card.id in present:
            yield from draw_tactic(play, card.id)
    return go("next_turn")


@STEPS.step("The clean-up", rule="SCN-162", then="short_rests")
def cleanup(play: Play) -> Rules[Flow]:
    """SCN-162, SCN-163: end round bonuses and reshuffle flagged decks. Short rests follow."""
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
    """SCN-163: discard the cards that monsters drew. If one is flagged, reshuffle its deck."""
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
    """SCN-106: the night is lost if its last round ends before the goal is met."""
    if play.table.count("round") >= limit(play.table).n:
        return go("defeat")
    return go("round_start")


@STEPS.step("The night is lost", rule="SCN-106", then="defeat")
def defeat(play: Play) -> Flow:
    """SCN-106: end the night as lost: all heroes are exhausted, or it is morning."""
    if playing(play.table):
        end(play, "The night is over and lost.", "SCN-106", won=False)
    else:
        end(play, "All heroes are exhausted.", "SCN-106", won=False)
    return then(play.table)


def limit(table: Table) -> Value:
    """SCN-106, SCN-107: the number of rounds of the night."""
    parts = [Part(night_on(table).rounds, "printed", "SCN-106")]
    if table.options["difficulty"] == "hard":
        parts.append(Part(-1, "the night is hard", "SCN-107"))
    return Value(sum(part.n for part in parts), tuple(parts))


# --- sentences of nights -------------------------------------------------------------------------


def win(context: Doing) -> bool:
    """SCN-105: the heroes win."""
    end(context.play, DONE, "SCN-105", won=True)
    return True


WIN = idiom(GRAMMAR, "action", "the heroes win", run=win, sort="verb")

# --- times -------------------------------------------------------------------------------------

TURNS = period(
    GRAMMAR, "turn", lambda table: 1000 * table.count("round") + table.count(TURN), TurnBegins,
    TurnEnds, Own(FIGURE, lambda table: table.count(TURN) - 1),
)  # fmt: skip
ROUNDS = period(GRAMMAR, "round", lambda table: table.count("round"), RoundBegins, RoundEnds)
NIGHT = period(GRAMMAR, "night", lambda table: 0, endless=True, also=("scenario", "game"))
numbered(
    GRAMMAR, "round", lambda table: table.count("round"), begins=RoundBegins, ends=RoundEnds,
    one=("round begun", "round that has begun"), many=("the number of rounds begun",),
)  # fmt: skip
EXECUTOR.keep_time(TURNS, ROUNDS, NIGHT)


def _guards(parts: Parts) -> Whole:
    """SCN-133: `guard 2`, until the end of the round."""
    guard = {"who": "you", "change": Change("guard", parts["n"])}
    until = next(each for each, end in ROUNDS.untils.items() if not (end.next or end.own))
    return {}, (Said(NUMBERS.functions["{who} has {change}"], guard),), Said(until, {})


GRAMMAR.add(
    Construction("whole", _guards, lambda said: None).also(
        "(guard|Guard) {n:number} (this round|until the end of the round|for this round|, self|)"
    )
)
