"""What a Torch does: the leader has the next card turned up before it is met (DTD-056)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import EXECUTOR
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.games.darkest.road.meetings import known_cards, laid_cards
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def _lights(table: Table) -> list[Option]:
    lines, leader = EXECUTOR.lines(table, ("rules", known_cards.LIGHTS)), heroes.leader(table)
    if not lines:  # as most often
        return []
    line = next((line for line in lines if line.bearer == leader), None)
    ahead = laid_cards.ahead(table)[:1] if heroes.at(table) else []
    if line is None or not ahead or ahead[0].face_up:
        return []
    label = f"{content.title(line.piece.name)}: turn up the next card"
    return [Option("light", label, (line.piece.id,), (ahead[0].zone,))]


def _light(play: Play, option: Option) -> Rules[None]:
    for card in laid_cards.ahead(play.table)[:1]:
        yield from known_cards.lay_open(play, card)


ACT = Act(verb="light", offers=_lights, does=_light)
