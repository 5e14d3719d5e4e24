"""Chapter P6, Monsters: the turn of a type. Each figure focuses, moves and attacks as its card
says."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.cardtext.phrase import Said
from tabletop.executor.sentence import Line, Sentence
from tabletop.games.scenario.board.asking import Doing
from tabletop.games.scenario.board.executor import EXECUTOR, of_half
from tabletop.games.scenario.board.field import field_of, in_order
from tabletop.games.scenario.board.harm import TURN, Suffers, end_conditions, has
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.attack_notation import How, how
from tabletop.games.scenario.monsters.focus import Candidate, focus, further, way_of
from tabletop.games.scenario.monsters.idle_monsters import tell_idle
from tabletop.games.scenario.night import attacks, movement
from tabletop.games.scenario.night.blow import reach
from tabletop.games.scenario.night.ending import is_over, then
from tabletop.games.scenario.night.initiative import ACTED
from tabletop.games.scenario.night.turn import TurnBegins, turn_is_over
from tabletop.games.scenario.steps import STEPS
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

NOBODY = (-1, 0, 0)
"""The number before all figures in their order."""


@STEPS.step("Monsters act", rule="SCN-159", then="next_turn")
def monsters_act(play: Play, monster: str, after: int = -1) -> Rules[Flow]:
    """SCN-159: let the figures of a type act, elites first, then by number."""
    table = play.table
    for tactic in table[f"tactic:{monster}"]:
        play.count(ACTED, 1, tactic)
    figure = _next_of(table, monster, after)
    if figure is None:
        return go("next_turn")
    yield from turn_of(play, figure)
    if is_over(play.table):
        return then(play.table)
    if not field_of(play.table).heroes:
        return go("defeat")
    return go("monsters_act", monster=monster, after=figure.id)


def _next_of(table: Table, monster: str, after: int) -> Piece | None:
    """The first figure of a type, or the next one *after* a figure number (-1: none)."""
    done = in_order(table.pieces[after]) if after >= 0 else NOBODY
    for each in field_of(table).monsters:
        if content.kind_of(each.name) == monster and in_order(each) > done:
            return each
    return None


def turn_of(play: Play, figure: Piece) -> Rules[None]:
    """SCN-167: play the turn of a figure. It chooses its focus at the start and keeps it."""
    play.count(TURN, figure.id + 1)
    if has(figure, "bleeding"):
        yield from play.happen(Suffers(who=figure.id, n=1, rule="SCN-144"))
    if _stands(play.table, figure):
        yield from play.happen(TurnBegins(who=figure.id))
    tactics = play.table[f"tactic:{content.kind_of(figure.name)}"]
    if _stands(play.table, figure) and tactics:
        yield from _carry_out(play, figure, tactics[-1])
    if _stands(play.table, figure):
        end_conditions(play, figure)
    yield from turn_is_over(play, figure.id)


def _stands(table: Table, figure: Piece) -> bool:
    return field_of(table).is_foe(figure)


def _carry_out(play: Play, figure: Piece, tactic: Piece) -> Rules[None]:
    sentences = of_half(tactic.name, "text")
    far = range_of(play.table, figure, sentences)
    chosen = focus(play.table, figure, far)
    if chosen is not None:
        words = "{} focuses on {}: {} {}."
        play.say(words, figure, chosen.hero, chosen.cost or 0, chosen.words, rule="SCN-152")
    targets: list[int] = []
    here = figure.zone
    for sentence in sentences:
        field = field_of(play.table)
        if not field.is_foe(figure) or not field.heroes:
            return
        said = sentence.clause.body[0]
        if said.phrase is movement.MOVE:
            yield from _move(play, figure, chosen, said, far)
            continue
        context = Doing(play.table, Line(tactic, figure.id, sentence), figure.id, figure.id,
                        playing=play, targets=targets)  # fmt: skip
        if said.phrase is attacks.ATTACK:
            if chosen is None:
                continue
            made = how(said.values["how"])
            if made.whom is None or made.all:
                context.declared = [_struck(play.table, figure, chosen, made, far)]
        yield from EXECUTOR.carry(context)
        targets = context.targets
    if figure.zone == here and not targets and _stands(play.table, figure):
        tell_idle(play, figure, chosen, sentences, far)


def range_of(table: Table, figure: Piece, sentences: Sequence[Sentence]) -> int:
    """SCN-167, SCN-168: its range this round. Without an attack: its printed range."""
    for sentence in sentences:
        for said in sentence.clause.body:
            if said.phrase is attacks.ATTACK:
                return max(1, reach(table, figure, how(said.values["how"])).n)
    return reach(table, figure, How()).n


def _move(play: Play, figure: Piece, chosen: Candidate | None, said: Said, far: int) -> Rules[None]:
    """SCN-153, SCN-155: move it towards the nearest hex from which it can attack its focus."""
    printed = movement.move_printed(play.table, figure, said.values["strength"])
    points = movement.points(play.table, figure, printed).n
    if chosen is None or has(figure, "mired") or points < 1:
        return
    way = way_of(play.table, figure, chosen, points, far)
    if len(way) > 1:
        yield from movement.go_along(play, figure, way[1:])


def _struck(
    table: Table, figure: Piece, chosen: Candidate, made: How, far: int
) -> tuple[Option, ...]:
    """SCN-157, SCN-171: the focus, if it is in range, and further targets."""
    hero = table.pieces[chosen.hero.id]
    if not field_of(table).strikes(figure.zone, hero.zone, far):
        return ()
    struck = [hero]
    if made.all or made.targets > 1:
        there = further(table, figure, far, hero)
        struck = there if made.all else there[: made.targets]
    return tuple([Option(each.name, each.name, value=each.id) for each in struck])
