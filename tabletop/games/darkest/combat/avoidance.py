"""What gets a hero round a fight: what it may do, what its Spells do, and what the Enemy's own card
lets it (DTD-054, DTD-055)."""

from __future__ import annotations

from typing import Any

from tabletop.executor.executor import Executor
from tabletop.executor.sentence import Line, Sentence
from tabletop.games.darkest.combat import fight_effects, score_changes
from tabletop.games.darkest.combat.deeds import WouldFight
from tabletop.games.darkest.combat.foes import Foe, foe_of, total
from tabletop.games.darkest.ground.space_positions import is_void
from tabletop.games.darkest.party import forced_fights, spells
from tabletop.games.darkest.party.executor import EXECUTOR, Meeting, sentences
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def note(play: Play, place: int, foe: Foe) -> None:
    """DTD-055: a fight begins that the hero at *place* has to fight, and could get round."""
    if forced_fights.is_forced(play.table, place) and could_avoid(play, place, foe):
        play.count(forced_fights.BARRED, 1)


def left_to(table: Table, place: int, options: list[Option]) -> list[Option]:
    """DTD-054: *options*, of which those are barred to who has to fight that end it without one."""
    if not forced_fights.is_forced(table, place):
        return options
    return [_unless_it_avoids(table, option) for option in options]


def _unless_it_avoids(table: Table, option: Option) -> Option:
    is_spell = option.key.startswith("cast ")
    name = table.pieces[int(option.value)].name if is_spell else ""
    if option.key in ("destroy", "refuse") or (is_spell and avoids(name)):
        return option.blocked(*forced_fights.WHY)
    return option


def could_avoid(play: Play, place: int, foe: Foe) -> bool:
    """DTD-055: whether the hero at *place* could get round this fight, if it had not to fight."""
    table, permits = play.table, fight_effects.permits
    ways = (permits(table, place, each, foe) for each in ("refuse", "destroy"))
    if fight_effects.is_let_evade(table, place, foe) or any(ways):
        return True
    if foe.piece >= 0 and (
        _lets_round(table, place, table.pieces[foe.piece]) or _has_means(table, place, foe)
    ):
        return True
    listed = [
        table.pieces[int(option.value)].name
        for option in spells.options(play, place, ("any", "combat"))
        if option.is_open(table.house_rules)
    ]
    return any(map(avoids, listed))


def _has_means(table: Table, place: int, foe: Foe) -> bool:
    """Whether what the hero at *place* has or can, used before a fight, gets it round this one."""
    deed = WouldFight(who=place, foe=foe.piece, kind=foe.subtype, turned=foe.turned)
    lines = EXECUTOR.index.lines(table, ("would", WouldFight))
    return any(line.bearer == place and _is_means(table, line, deed) for line in lines)


def _is_means(table: Table, line: Line, deed: WouldFight) -> bool:
    context, clause = Meeting.about(table, line, deed), line.clause
    if not EXECUTOR.fits(clause.heads["trigger"], context) or not EXECUTOR.in_force(context):
        return False
    cost = clause.heads.get("cost")
    if cost is not None and Executor.lacks(EXECUTOR, context, cost, deed.who) is not None:
        return False
    if EXECUTOR.limits.is_spent(table, line.piece, line.sentence):
        return False
    modes = (each for said in clause.body for mode in said.values.get("modes", ()) for each in mode)
    return any(forced_fights.gets_round(context, each) for each in (*clause.body, *modes))


def _lets_round(table: Table, place: int, card: Piece) -> bool:
    """Whether *card* itself lets who meets it get round it, for what that hero could pay."""
    for sentence in fight_effects.told_at(card.name, None):
        if is_void(table, card) or not _avoids(sentence, is_own=True):
            continue
        context = Meeting(table, Line(card, place, sentence), place, place, met=card)
        cost = sentence.clause.heads.get("cost")
        if EXECUTOR.in_force(context) and (
            cost is None or Executor.lacks(EXECUTOR, context, cost, place) is None
        ):
            return True
    return False


def _avoids(sentence: Sentence, is_own: bool) -> bool:
    said = (*sentence.clause.body, *(each for row in sentence.rows for each in row.clause.body))
    return any(forced_fights.avoids(each, is_own) for each in said)


@by_name
def avoids(name: str) -> bool:
    """Whether what the card called *name* says gets somebody round a fight."""
    return any(_avoids(sentence, is_own=False) for sentence in sentences(name))


def _withers(context: Meeting, said: dict[str, Any]) -> bool:
    """DTD-054: whether nothing would be left of the Enemy."""
    deed, change = context.deed, said["change"]
    if not isinstance(deed, WouldFight):
        return False
    foe = foe_of(context.table.pieces[deed.foe], turned=True)
    if foe.score(change.number) is None:
        return False
    left = total(context.table, deed.who, foe, change.number, flags=False)
    return left + context.amount(change.by) <= 0


forced_fights.ENDS[score_changes.wither] = _withers
