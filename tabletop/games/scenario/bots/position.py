"""Bots: the night as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tabletop.games.scenario.board.field import Field
from tabletop.games.scenario.bots.goals import Goals, goals_of
from tabletop.games.scenario.cards import content
from tabletop.table.piece import Piece
from tabletop.table.space import Place
from tabletop.table.view import SeenPiece, View


@dataclass
class Position:
    """The facts of the night that the hero of a seat knows."""

    view: View
    seat: int

    @cached_property
    def field(self) -> Field:
        """The map and the figures on it."""
        pieces = [
            Piece(seen.id, seen.name, zone.name, seen.kind, seen.face_up, seen.turn, seen.counters)
            for zone in self.view.zones.values()
            if zone.kind == "hex"
            for seen in zone.pieces
        ]
        return Field.of(content.night_of(self.view), pieces)

    @property
    def hero(self) -> Piece | None:
        """The hero's figure, while it is on the map."""
        return self.field.heroes.get(self.seat)

    def cards(self, kind: str) -> list[SeenPiece]:
        """The hero's cards in a zone of this kind."""
        return self.view.zones[f"{kind}:{self.seat}"].pieces

    @property
    def rounds_left(self) -> int:
        """The number of rounds left, including this one."""
        night = content.night(content.night_of(self.view))
        hard = self.view.options["difficulty"] == "hard"
        return night.rounds - hard - self.view.counters.get("round", 0) + 1

    @property
    def slack(self) -> int:
        """The number of cards that the hero can lose and still play until morning."""
        held = len(self.cards("hand")) + len(self.cards("discard")) + len(self.cards("chosen"))
        spare = 0
        while held - spare > 2 and rounds_with(held - spare - 1) >= self.rounds_left:
            spare += 1
        return spare

    @cached_property
    def aims(self) -> dict[Place, float]:
        """Places with something to do besides fighting, with the value of each."""
        field, goals = self.field, self.goals
        found: dict[Place, float] = {}
        if goals.doors or (goals.cleared and not field.monsters):
            found |= {door: 8.0 for door in field.map.doors if door not in field.opened}
        near, stand = field.map.space.neighbours, {foe.zone for foe in field.monsters}
        for lamp in field.unlit:
            in_vain = goals.kept_clear and stand & {*near[lamp]}
            found[lamp] = goals.lamps / (2 if in_vain else 1)
        return found

    @property
    def goals(self) -> Goals:
        """The goals of the night."""
        return goals_of(content.night_of(self.view))

    def health(self) -> int:
        """The hero's remaining Health."""
        return self.hero.counters.get("health", 0) if self.hero else 0

    def full(self) -> int:
        """The hero's full Health."""
        of = content.card(self.hero.name.removesuffix("-figure")) if self.hero else None
        return of.health if isinstance(of, content.HeroCard) else 0


def rounds_with(cards: int) -> int:
    """The most rounds that the given number of cards lasts, with a short rest whenever the hand is
    empty."""
    rounds = 0
    while cards >= 2:
        rounds += cards // 2
        cards -= 1
    return rounds
