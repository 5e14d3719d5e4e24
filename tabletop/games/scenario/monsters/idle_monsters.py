"""Chapter P6, Monsters: tells all players why a monster neither moved nor attacked in its turn."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.cardtext.phrase import Said
from tabletop.executor.sentence import Sentence
from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.board.harm import has
from tabletop.games.scenario.monsters.focus import Candidate
from tabletop.games.scenario.night import attacks, movement
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece


def tell_idle(
    play: Play, figure: Piece, chosen: Candidate | None, sentences: Sequence[Sentence], far: int
) -> None:
    """Say why *figure* did nothing.

    It focused on *chosen* with a range of *far*, and its card has *sentences*. Nothing is said if
    its card has neither a move nor an attack.
    """
    said = {each.clause.body[0].phrase: each.clause.body[0] for each in sentences}
    move, attack = said.get(movement.MOVE), said.get(attacks.ATTACK)
    if move is None and attack is None:
        return
    if chosen is None:
        play.say(
            "{} focuses on nobody: it cannot get into reach of any hero.", figure, rule="SCN-153"
        )
        return
    stays, rule = _why_it_stays(play, figure, move)
    if chosen.cost == 0:  # it can attack from its hex, but its card has no attack
        words = "{} stays in reach of {}: its card has no attack this round."
        play.say(words, figure, chosen.hero, rule="SCN-155")
    elif attack is None:
        play.say("{} does nothing: {}.", figure, stays, rule=rule)
    else:
        short = _why_it_strikes_nobody(play, figure, chosen, far)
        words = "{} does nothing: {}, and {} is {}."
        play.say(words, figure, stays, chosen.hero, short, rule=rule)


def _why_it_stays(play: Play, figure: Piece, move: Said | None) -> tuple[str, str]:
    """Why it did not move, and the rule."""
    if move is None:
        return "its card has no move this round", "SCN-168"
    if has(figure, "mired"):
        return "it is mired", "SCN-168"
    printed = movement.move_printed(play.table, figure, move.values["strength"])
    if movement.points(play.table, figure, printed).n < 1:
        return "it has no movement points", "SCN-168"
    return "it cannot stop on a nearer hex", "SCN-169"


def _why_it_strikes_nobody(play: Play, figure: Piece, chosen: Candidate, far: int) -> str:
    """Why it could not attack its focus from its hex."""
    field = field_of(play.table)
    away = field.far(figure.zone, chosen.hero.zone)
    if away is not None and away <= far:
        return "out of sight"
    return f"out of its range of {far}"
