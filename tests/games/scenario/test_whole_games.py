"""Whole nights by random answers, with a book kept beside them from the rules alone."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.games.scenario.cards import content
from tabletop.play.questions.decision import Decision
from tabletop.table.piece import Piece
from tests.conformance.forbidden import told_truly
from tests.conformance.walk import whole
from tests.games.scenario.by_the_book import Ground, hex_of

PILES = ("hand", "chosen", "discard", "lost", "active")
HEALTH = {"bargehand": 12, "lampwright": 7, "reedrunner": 9, "leechwife": 8}
NIGHTS = [card.id for card in content.of_kind("scenario")]


class Book:
    """What must be true of a night whenever somebody is asked something."""

    def __init__(self, session: Session) -> None:
        self.session, self.table = session, session.table
        self.seats = range(len(self.table.seats))
        self.ground = Ground(content.night(self.table.options["night"]).map)
        self.lost: list[set[int]] = [set() for _ in self.seats]
        self.told = 0

    def look(self) -> None:
        """Hold the table against the rules."""
        self.table = self.session.table
        for seat in self.seats:
            if hero := self.hero(seat):
                self._cards(seat, hero)
        self._field()
        self._luck()
        for decision in self.session.decisions:
            self._asked(decision)

    def hero(self, seat: int) -> Piece | None:
        """The figure of a seat's hero, on the map or off it."""
        figures = [p for p in self.table.pieces if p.counters.get("seat") == seat + 1]
        return figures[0] if figures else None

    def stands(self, seat: int) -> bool:
        """Whether it takes part."""
        hero = self.hero(seat)
        return hero is not None and "," in hero.zone

    def _cards(self, seat: int, hero: Piece) -> None:
        of = hero.name.removesuffix("-figure")
        held = {pile: self.table[f"{pile}:{seat}"] for pile in PILES}
        assert sum(map(len, held.values())) == len(content.abilities_of(of))  # none is ever gone
        lost = {card.id for card in held["lost"]}
        back, told = self.lost[seat] - lost, self.session.lines[self.told :]
        assert len(back) <= sum(line.rule == "SCN-150" for line in told)  # SCN-013
        self.lost[seat] = lost
        assert 0 <= hero.counters.get("health", 0) <= HEALTH[of]  # SCN-137
        if hero.counters.get("exhausted"):  # SCN-140
            assert len(lost) == len(content.abilities_of(of))
            assert "," not in hero.zone
        if self.session.table.flow.step in ("act", "monsters_act") and self.stands(seat):
            assert hero.counters.get("health")
            if not hero.counters.get("acted"):
                resting = bool(hero.counters.get("resting"))
                assert len(held["chosen"]) == (0 if resting else 2)  # SCN-016
                assert sum(card.counters.get("lead", 0) for card in held["chosen"]) == (not resting)
        items = self.table[f"items:{seat}"]
        assert len({item.name for item in items}) == len(items) <= 2  # SCN-102

    def _field(self) -> None:
        self.ground.open = [hex_of(p.zone) for p in self.table.pieces if p.name == "open-door"]
        standing = [p for p in self.table.pieces if p.kind == "figure" and "," in p.zone]
        assert len({p.zone for p in standing}) == len(standing)
        for figure in standing:
            assert self.ground.at(hex_of(figure.zone)) not in "#DoL"
            assert figure.counters.get("health", 0) > 0  # SCN-138
            states = [figure.counters.get(s, 0) for s in ("mired", "dazed", "bright")]
            assert max(states) <= 2  # SCN-146

    def _luck(self) -> None:
        for deck in [*map(str, self.seats), "monsters"]:
            assert len(self.table[f"luck:{deck}"]) + len(self.table[f"drawn:{deck}"]) == 12

    def _asked(self, decision: Decision) -> None:
        table, seat, step = self.table, decision.seat, self.table.flow.step
        if step == "choose":
            assert self.stands(seat)
            legal = {option.key for option in decision.options if not option.why}
            two, rests = len(table[f"hand:{seat}"]) > 1, len(table[f"discard:{seat}"]) > 1
            assert ("play" in legal) == two  # SCN-017
            assert ("rest" in legal) == rests  # SCN-023
            assert two or rests  # SCN-018
        if step == "act" and decision.rule == "SCN-114":
            self._turn_of(seat)
        if step == "short_rests":  # SCN-039, SCN-025
            assert len(table[f"discard:{seat}"]) > 1
            active = [content.ability(card.name) for card in table[f"active:{seat}"]]
            assert all("persistent" in (of.top_active, of.bottom_active) for of in active if of)

    def _turn_of(self, seat: int) -> None:
        """SCN-111, SCN-112: nobody with a lower number, or who comes first of equals, waits."""
        if seat != self.table.flow.args["seat"]:
            return  # somebody else is asked about it
        mine = self._number(seat)
        for other in self.seats:
            hero = self.hero(other)
            if other != seat and self.stands(other) and hero and not hero.counters.get("acted"):
                assert self._number(other) >= mine
        for zone in [name for name in self.table.zones if name.startswith("tactic:")]:
            for tactic in self.table[zone]:
                of = content.card(tactic.name)
                late = self.session.table.count("lit") or self.ground.open
                if isinstance(of, content.Tactic) and not tactic.counters.get("acted"):
                    assert of.initiative >= mine[0] or late  # SCN-120: those wait for its end

    def _number(self, seat: int) -> tuple[int, int]:
        hero = self.hero(seat)
        assert hero is not None
        if hero.counters.get("resting"):
            return 99, 0
        if hero.counters.get("led"):  # its card has left, within the turn or with it
            return hero.counters["led"], 0
        cards = [*self.table[f"chosen:{seat}"], *self.table[f"active:{seat}"]]
        lead = [card for card in cards if card.counters.get("lead")]
        of = content.ability(lead[0].name)
        assert of is not None
        return of.initiative, 0


def played(seed: int) -> Session:
    """A whole night by random answers, looked at before each; what is told is held to the table."""
    luck = Luck(seed)
    night, seats = NIGHTS[seed % len(NIGHTS)], 1 + seed % 4
    session = new_game("scenario", seats=seats, seed=seed, options={"night": night})
    book = Book(session)
    with told_truly(session):
        while not session.over:
            book.look()
            book.told = len(session.lines)
            decision = luck.choice(session.decisions)
            option = luck.choice(decision.legal())
            session.answer(whole(decision, option, luck), seat=decision.seat)
    book.look()
    return session


@pytest.mark.rule("SCN-001", "SCN-013", "SCN-111", "SCN-128", "SCN-140", "SCN-106")
@pytest.mark.parametrize("seed", range(20))
def test_no_night_breaks_the_book(seed: int) -> None:
    session = played(seed)
    outcome = session.table.outcome
    assert outcome is not None
    if not outcome.winners:
        book = Book(session)
        limit = content.night(session.table.options["night"]).rounds
        assert session.table.count("round") == limit or not any(map(book.stands, book.seats))
