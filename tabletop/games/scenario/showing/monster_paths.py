"""Showing: the expected moves and attacks of monsters whose cards are revealed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.games.scenario.board.executor import of_half
from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.board.harm import has
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.attack_notation import Strength, how
from tabletop.games.scenario.monsters.focus import Candidate, explained, focus, way_of
from tabletop.games.scenario.monsters.monster_turn import range_of
from tabletop.games.scenario.night import attacks, movement
from tabletop.games.scenario.night.blow import Blow, foretold
from tabletop.games.scenario.night.initiative import ACTED
from tabletop.play.rules.game import Path
from tabletop.table.piece import Piece
from tabletop.table.space import Place
from tabletop.table.table import Table


def paths(table: Table, titles: Callable[[str], str]) -> tuple[Path, ...]:
    """SCN-152, SCN-155, SCN-157: the way of each figure whose type has not acted, in the present
    position, and the damage of its attack before luck."""
    found = []
    for figure in field_of(table).monsters:
        for tactic in table[f"tactic:{content.kind_of(figure.name)}"][-1:]:
            if not tactic.counters.get(ACTED):
                found += _path(table, figure, tactic, titles)
    return tuple(found)


def _path(table: Table, figure: Piece, tactic: Piece, titles: Callable[[str], str]) -> list[Path]:
    sentences = of_half(tactic.name, "text")
    far = range_of(table, figure, sentences)
    chosen = focus(table, figure, far)
    if chosen is None:
        return []
    way: Sequence[Place] = [figure.zone]
    words = [f"{titles(figure.name)}: {explained(table, figure, far, titles)}"]
    for sentence in sentences:
        said = sentence.clause.body[0]
        if said.phrase is movement.MOVE:
            way = _way(table, figure, chosen, said.values["strength"], far)
        elif said.phrase is attacks.ATTACK:
            blow = Blow(said.values["strength"], how(said.values["how"]))
            words.append(_blow(table, figure, chosen, blow, way[-1], far, titles))
    return [Path((figure.id, chosen.hero.id), "\n".join(words), places=tuple(way))]


def _way(
    table: Table, figure: Piece, chosen: Candidate, strength: Strength, far: int
) -> Sequence[Place]:
    points = movement.points(table, figure, movement.move_printed(table, figure, strength)).n
    if points < 1 or has(figure, "mired"):
        return [figure.zone]
    return way_of(table, figure, chosen, points, far)


def _blow(
    table: Table, figure: Piece, chosen: Candidate, blow: Blow, at: Place, far: int,
    titles: Callable[[str], str],
) -> str:  # fmt: skip
    """SCN-126, SCN-157: its attack on its focus from the place *at* which it will stop."""
    hero = chosen.hero
    if not field_of(table).strikes(at, hero.zone, far):
        return "It does not get close enough to attack this round."
    others = " It attacks everybody adjacent." if blow.how.all else ""
    if blow.how.targets > 1:
        others = f" It attacks up to {blow.how.targets} targets."
    told = foretold(table, blow, figure.id, hero.id, at)
    return f"It attacks {titles(hero.name)}: {told}{others}"
