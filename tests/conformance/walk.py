"""A random game with everything thrown in, checked at every decision.

`python -m tests.conformance GAME --games N` walks in bulk; the tests walk a few.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from tabletop import Refusal, RuleFault, Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import CHANCE, Decision, Option, Unoffered
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.play.rules.chronicle import sentence
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table.piece import Piece
from tabletop.table.table import Seat, check, freeze
from tabletop.table.view import EVERYONE, View, view
from tests.conformance.elsewhere import asked_elsewhere
from tests.conformance.permuting import permuted

LONGEST = 1_500
"""Decisions after which a walk stops: overrides can keep a game alive for ever."""


TWICE = re.compile(r"\b(the|an?|of|to|in|is|was) \1\b", re.IGNORECASE)
"""A little word behind itself."""


class Broken(AssertionError):
    """A game did not hold what every game must; the message says which seed and decision."""


@dataclass
class Walk:
    """One random game. The shares are in percent of the decisions."""

    game: str
    seed: int
    overrides: int = 30
    undos: int = 5
    rewinds: int = 2
    saves: int = 2
    probes: int = 4
    packs: Mapping[str, str] = field(default_factory=dict)
    longest: int = LONGEST
    seen: Counter[str] = field(default_factory=Counter)
    opened: Callable[[str], Session] = load

    def run(self) -> Counter[str]:
        """Play the game; returns how often each thing was done.

        :raises Broken: if anything does not hold.
        """
        self.luck = Luck(self.seed)
        self.session = started(self.game, self.seed, self.luck, self.packs)
        for number in range(self.longest):
            if self.session.over:
                self.seen["finished"] += 1
                break
            try:
                self._decide()
            except Exception as fault:
                where = f"{self.game}, seed {self.seed}, decision {number}"
                raise Broken(f"{where}: {fault!r}") from fault
        self._check_what_is_told()
        self.seen["games"] += 1
        return self.seen

    def _decide(self) -> None:
        session, luck = self.session, self.luck
        faults = check(session.table)
        assert not faults, faults
        if session.halted:
            assert not isinstance(session.halted, AssertionError), session.halted
            self.seen["halted"] += 1
            assert session.undo(), "a halted table must have something to take back"
            return
        for decision in session.decisions:
            self._check_decision(decision)
        if not all(decision.legal() for decision in session.decisions):
            assert self.seen["overrides"] + self.seen["bent"], "nothing legal is left"
            self._attempt(lambda: self._leave(session.skip, "nothing legal is left"))
            return
        if luck.chance(self.probes):
            self._check_views()
            self._check_refusals()
            self._check_chronicle()
            self._check_what_is_told()
        if luck.chance(self.saves):
            self._save_and_load()
        if luck.chance(self.overrides):
            self._override()
        elif luck.chance(self.undos):
            self._undo_and_redo()
        elif luck.chance(self.rewinds):
            self.seen["rewinds"] += 1
            session.rewind(luck.below(len(session.journal.entries) + 1))
        else:
            self._attempt(self._take_an_option)

    # --- what is done --------------------------------------------------------------------------

    def _attempt(self, deed: Callable[[], None]) -> None:
        """Only rules that players bent before may break, and then nothing is changed."""
        before = freeze(self.session.table), _asked(self.session)
        try:
            deed()
        except RuleFault as fault:
            if isinstance(fault.__cause__, AssertionError):  # no rule asserts: a proof failed
                raise fault.__cause__ from fault
            assert self.seen["overrides"] or self.seen["bent"], "rules break by themselves"
            assert (freeze(self.session.table), _asked(self.session)) == before
            self.seen["faults"] += 1
            assert self.session.undo()

    def _take_an_option(self) -> None:
        decision = self.luck.choice(self.session.decisions)
        anyway = self.luck.chance(3)
        possible = [option for option in decision.options if not option.absolute]
        option = self.luck.choice(possible if anyway else decision.legal())
        self.seen["bent"] += bool(option.why)
        house_rules = self.session.table.house_rules
        key = whole(decision, option, self.luck, house_rules, anyway=anyway)
        if decision.kind == "text" and self.luck.chance(50):
            key = f"={self.luck.choice(['Ada', 'Ødegård', '{} %s', '老子', 'x' * decision.limit])}"
        follows = bool(self.session.journal.entries) and self.luck.chance(10)
        self.session.answer(key, seat=decision.seat, anyway=anyway, follows=follows)
        self.seen["typed" if decision.seat == CHANCE else "answers"] += 1

    def _override(self) -> None:
        """A random verb with arguments that can be done to a table."""
        luck, table = self.luck, self.session.table
        piece = luck.choice(table.pieces)
        zone = luck.choice([*table.zones])
        token = "token" if self.session.game.knows("token") else piece.name
        verb, args = luck.choice(
            [
                ("move", {"piece": piece.id, "zone": zone}),
                ("move", {"piece": piece.id, "zone": zone, "face_up": luck.chance(50)}),
                ("put", {"piece": piece.id, "across": luck.below(1001), "down": luck.below(1001)}),
                ("flip", {"piece": piece.id}),
                ("turn", {"piece": piece.id, "degrees": 90 * luck.below(4)}),
                ("count", {"piece": piece.id, "counter": self._counter(piece), "value": 3}),
                ("count", {"piece": piece.id, "counter": self._counter(piece), "value": -2}),
                ("count", {"piece": -1, "counter": "active", "value": luck.below(2)}),
                (
                    "count",
                    {"piece": -1, "counter": self._own_counter(), "value": luck.below(9) - 2},
                ),
                ("roll", {"piece": piece.id, "sides": 6, "shown": 1 + luck.below(6)}),
                ("seat", {"seat": 0, "name": "{}", "player": luck.below(3)}),
                ("go", {"step": luck.choice([*self.session.game.steps])}),
                ("order", {"zone": zone, "order": self._order(zone)}),
                ("add", {"name": token, "zone": zone, "kind": "token"}),
                ("note", {"key": "diary", "words": "{}"}),
                ("suspend", {"subject": piece.name}),
                ("reinstate", {"subject": piece.name}),
                ("adopt", {"subject": luck.choice(self._blocking())}),
                ("abandon", {"subject": luck.choice(self._blocking())}),
            ]
        )
        try:
            self.session.override(verb, reason=luck.choice(["", "we {} rule so"]), **args)
        except Refusal:
            assert verb == "go", "only a step that wants arguments is refused"
            return
        self.seen["overrides"] += 1
        self._check_judged()
        if luck.chance(2) and not self.session.halted and not self.session.over:
            self.seen["skips"] += 1
            leave = luck.choice([self.session.skip, self.session.restart_step])
            self._attempt(lambda: self._leave(leave, "enough"))

    def _leave(self, leave: Callable[[str], None], reason: str) -> None:
        leave(reason)
        self._check_judged()

    def _undo_and_redo(self) -> None:
        """Undo gives back a table; the same answer again gives the same table."""
        session = self.session
        before = freeze(session.table), _asked(session)
        if not session.undo():
            return
        self.seen["undos"] += 1
        if self.luck.chance(50):
            assert session.redo(), "what was undone can be redone"
            assert (freeze(session.table), _asked(session)) == before, "redo gives the same table"

    def _save_and_load(self) -> None:
        self.seen["saves"] += 1
        text = self.session.to_json()
        loaded = self.opened(text)
        assert freeze(loaded.table) == freeze(self.session.table), "a save keeps the table"
        assert _asked(loaded) == _asked(self.session), "a save keeps the question"
        assert loaded.lines == self.session.lines, "a save keeps the chronicle"
        self.session = loaded

    # --- what must hold ------------------------------------------------------------------------

    def _check_decision(self, decision: Decision) -> None:
        keys = [option.key for option in decision.options]
        assert len(set(keys)) == len(keys), f"two options have one key: {keys}"
        beside = decision.options[len(decision.offered) :]
        assert all(option.why for option in beside), "what lies beside a question is blocked"
        assert decision.ask, "a question has words"
        assert decision.rule, "a question has a rule"
        for option in decision.options:
            assert option.label, f"option {option.key} has no words"
            assert not option.why or option.rule, f"{option.key} is blocked by no rule"
            assert {*option.way} <= {*self.session.table.zones}, "it leads nowhere"
            assert not option.way or option.way[-1] in option.zones, "its way does not end there"
        assert not decision.default or decision.option(decision.default)
        if isinstance(decision, Declaration) and self.luck.chance(self.probes):
            self._check_thought_of_elsewhere(decision)

    def _check_thought_of_elsewhere(self, decision: Declaration) -> None:
        """A bot in another process is asked the same, and sent no more than its seat may know."""
        assert plain(asked_elsewhere(decision)) == plain(decision), (
            "it is asked otherwise elsewhere"
        )

    def _check_judged(self) -> None:
        if not self.session.halted and not self.session.over:
            assert self.session.game.judged(self.session.play) is None, "all that is due is done"

    def _check_refusals(self) -> None:
        """Everything that is no option is refused, and changes nothing."""
        self.seen["probes"] += 1
        session = self.session
        before = session.to_json()
        blocked = [(d, o) for d in session.decisions for o in d.options if o.why]
        wrong = [(d.seat, "no such answer") for d in session.decisions]
        wrong += [
            (d.seat, o.key)
            for d, o in blocked
            if o.absolute or o.rule not in session.table.house_rules
        ]
        for seat, key in wrong:
            try:
                session.answer(key, seat=seat)
            except Refusal:
                continue
            raise AssertionError(f"{key!r} was taken")
        assert session.to_json() == before, "a refused answer changes nothing"

    def _check_views(self) -> None:
        """No view changes when hidden identities change places."""
        table = self.session.table
        for seat in (EVERYONE, *range(len(table.seats))):
            seen = msgspec.json.encode(view(table, seat))
            assert msgspec.json.encode(view(permuted(table, [seat], self.luck), seat)) == seen
            _no_strangers(self.session, seat)

    def _check_chronicle(self) -> None:
        session = self.session
        for line in session.lines[-20:]:
            for seat in (EVERYONE, 0):
                words = sentence(line, session.table, seat, session.game.title_of)
                assert not words[0].islower(), words
                assert words.endswith((".", "!", "?", ".”")), words
                assert not TWICE.search(words), words

    def _check_what_is_told(self) -> None:
        """Whatever was done by hand, all that is asked about it is answered."""
        session = self.session
        game, table, luck = session.game, session.table, Luck(len(session.journal.entries))
        for piece in table.pieces:
            for value in game.explain(table, piece).values():
                assert value.explained()
            assert all(standing.sentence for standing in game.standings(table, piece))
            game.printed(piece.name)
        assert all(force.sentence for force in game.in_force(table))
        assert all(way.words for way in game.paths(table))
        assert all(game.called.values())
        piece, zone = luck.choice(table.pieces).id, luck.choice([*table.zones])
        assert game.refuse(table, luck.below(len(table.seats)), piece, zone).why
        self._check_what_a_refusal_leads_to(piece, zone)
        if session.over:
            assert isinstance(game.causes(table), dict)
            assert isinstance(game.won_by(table), tuple)
        for decision in session.decisions:
            if decision.seat != CHANCE and luck.chance(10):  # bots take their time
                view = session.view(decision.seat)
                game.reasons(view, decision, luck.choice(decision.options).key, None)

    def _check_what_a_refusal_leads_to(self, piece: int, zone: str) -> None:
        """What a refused drop would have meant are answers to what is asked just now."""
        decision = self.session.decision
        if decision is None or decision.seat == CHANCE:
            return
        port = Port(load(self.session.to_json()), decision.seat)
        refusal = port.refuse(piece, zone)
        for key in refusal.answers:
            self.seen["led to"] += 1
            try:
                port.answer(key, anyway=True)
            except Unoffered as fault:
                raise AssertionError(f"{refusal.answers} are no answers: {fault}") from fault
            except Refusal:
                return

    def _counter(self, piece: Piece) -> str:
        return self.luck.choice([*piece.counters, "health", "mark"])

    def _own_counter(self) -> str:
        return self.luck.choice([*self.session.table.counters, "score"])

    def _blocking(self) -> list[str]:
        """The rules that block an option now, and one that blocks nothing."""
        blocked = [o.rule for d in self.session.decisions for o in d.options if o.why]
        return ["HOUSE-1", *blocked]

    def _order(self, zone: str) -> list[int]:
        return [*range(len(self.session.table.zones[zone].pieces))][::-1]


def started(name: str, seed: int, luck: Luck, packs: Mapping[str, str] | None = None) -> Session:
    """A new game of *name*, with *packs*; its seats and other options as *luck* has them."""
    game = game_called(name)
    fewest, most = game.seats
    seats = fewest + luck.below(most - fewest + 1)
    people = 1 + luck.below(seats)
    options = dict(packs or {})
    for option in game.options:
        if not option.each and luck.chance(35):
            options[option.id] = luck.choice(option.choices).value
    options |= modules_by_lot(game, lambda: luck.chance(50))
    for way in ("dice", "cards"):
        if luck.chance(15):
            options[way] = "typed"
    sitting = [Seat(f"Seat {n + 1}", n % people) for n in range(seats)]
    return new_game(name, seats=sitting, seed=seed, options=options)


def whole(
    decision: Decision,
    option: Option,
    luck: Luck,
    house_rules: Collection[str] = (),
    *,
    anyway: bool = False,
) -> str:
    """An answer that begins with *option*: its key, or if more is asked a random declaration; where
    things are done *anyway*, some of what is blocked in it, too."""
    if not isinstance(decision, Declaration) or option.absolute:
        return option.key
    draft = Draft.of(decision, house_rules, anyway).take(option.key)
    while (question := draft.question()) is not None:
        legal = question.legal()
        bends = not legal or (anyway and luck.chance(30))
        draft = draft.take(luck.choice((bends and draft.sayable()) or legal).key)
    return draft.key()


def modules_by_lot(
    game: Game, taken: Callable[[], bool], always: Collection[str] = ()
) -> dict[str, str]:
    """Some modules of *game*, as options: those that are *taken*, or *always* are, and fit what was
    taken before."""
    chosen: list[str] = []
    for module in game.modules:
        if (module.id in always or taken()) and not game.clashes([*chosen, module.id]):
            chosen.append(module.id)
    return put_in_play(chosen)


def _no_strangers(session: Session, seat: int) -> None:
    """A decision put to *seat* speaks only of pieces that it may know."""
    if seat == EVERYONE:
        return
    seen: View = session.view(seat)
    known = {piece.id for zone in seen.zones.values() for piece in zone.pieces}
    for decision in session.decisions:
        if decision.seat == seat:
            for option in decision.options:
                assert set(option.pieces) <= known, f"{option.key} speaks of a hidden piece"


def _asked(session: Session) -> list[bytes]:
    return [plain(each) for each in asked(session)]


def asked(session: Session) -> list[Decision]:
    """What is asked, with all that lies beside it."""
    return [each.made() for each in session.asked]


def plain(value: object) -> bytes:
    """*value* to compare by; what follows in a declaration is called, and left out."""
    if isinstance(value, Declaration):
        worded = [option.plain() for option in value.offered]
        first = replace(value.first, options=[option.plain() for option in value.first.options])
        value = replace(value, following=_plainly, offered=worded, first=first)
    return msgspec.msgpack.encode(value, enc_hook=_plainly)


def _plainly(value: object) -> object:
    return str.__str__(value) if isinstance(value, str) else None
