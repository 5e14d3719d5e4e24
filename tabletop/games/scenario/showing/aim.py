"""Showing: the goal of the night, the progress, and the recurring effects of its rounds."""

from __future__ import annotations

from tabletop.cardtext.clause import Clause
from tabletop.games.scenario.board.executor import sentences
from tabletop.games.scenario.board.field import field_of, night_on
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.hand.round_start import playing
from tabletop.games.scenario.night.ending import is_over
from tabletop.games.scenario.night.round import limit, win
from tabletop.games.scenario.showing.aloud import aloud
from tabletop.packs.library import by_name
from tabletop.play.rules.game import Aim
from tabletop.table.table import Table


def aim(table: Table) -> Aim:
    """SCN-105, SCN-106: the goal on the night's card, and the rounds until morning."""
    night = night_on(table).id
    ahead = "" if is_over(table) else " ".join([*_comes_back(night), *_tired(table)])
    return Aim(f"{content.title(night)}: {_goal(night)}.", _now(table), ahead)


@by_name
def _goal(night: str) -> str:
    """How to win: the condition to meet, or the time to survive."""
    found = [_wins(sentence.clause) for sentence in sentences(night) if _is_goal(sentence.clause)]
    return f"win {' or '.join(found)}" if found else "its card says how to win"


def _wins(clause: Clause) -> str:
    heads = clause.heads
    if "if" in heads:
        return f"once {str(heads['if']).removeprefix('if ')}"
    return str(heads.get("trigger", "at once"))


def _is_goal(clause: Clause) -> bool:
    return any(said.phrase.run is win for said in clause.body)


@by_name
def _comes_back(night: str) -> tuple[str, ...]:
    """The other effects of the night's card."""
    said = (sentence.clause for sentence in sentences(night))
    return tuple(aloud(night, str(clause)) for clause in said if not _is_goal(clause))


def _now(table: Table) -> str:
    field, rounds = field_of(table), limit(table).n
    if not table.count("round"):
        return f"{rounds} rounds until morning."
    left = [
        f"{_so_many(len(field.shut), 'door')} shut" if field.doors else "",
        f"{_so_many(len(field.monsters), 'monster')} in sight",
        f"{_so_many(len(field.unlit), 'lamp')} unlit" if field.lamps else "",
    ]
    return f"Round {table.count('round')} of {rounds}: {', '.join(filter(None, left))}."


def _so_many(n: int, thing: str) -> str:
    return f"{n or 'no'} {thing}" if n < 2 else f"{n} {thing}s"


def _tired(table: Table) -> list[str]:
    """SCN-017, SCN-026: the players with fewer than two cards for the next round, and the cost of a
    rest."""
    if not table.count("round"):
        return []
    tired = [table.seats[s].name for s in playing(table) if len(table[f"hand:{s}"]) < 2]
    if not tired:
        return ["A rest costs a card."]
    who = " and ".join([", ".join(tired[:-1]), tired[-1]] if tired[:-1] else tired)
    return [f"{who} must rest next, which costs a card."]
