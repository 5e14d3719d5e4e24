"""Notes what phrases are carried out in games, for which cards, what is done while cards lie there,
and what tables answer meanwhile."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.moments import moment
from tabletop.cardtext.phrase import Phrase
from tabletop.commands.asking import Asking, Often
from tabletop.commands.phrase_runs import Run, heard, run_with
from tabletop.executor.context import Context
from tabletop.executor.in_force import CardsInForce
from tabletop.executor.index import Index
from tabletop.executor.proposals import Posting
from tabletop.packs.asked_words import named
from tabletop.packs.cards import Card
from tabletop.packs.seen_in_games import (
    Life,
    Range,
    Seen,
    is_of_this,
    key,
    kinds_of,
    pool,
    when,
)
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.game import Game
from tabletop.play.rules.play import Play
from tabletop.play.runner.session import Session
from tabletop.table.piece import Piece
from tabletop.table.table import Table

RARE, SELDOM = 10, 60
"""How often something should have come on a sort of cards that it is taken for impossible there;
and a number should have been looked up."""

LEFT = 5
"""How often a card was gone after what its sentence did, that this is taken for the rule."""


class _LookedUp(dict[Any, Any]):
    """Sentences in force by heading, which tells what number is looked up."""

    def __init__(self, lines: Mapping[Any, Any], note: Callable[[str], None]) -> None:
        super().__init__(lines)
        self._note = note

    def get(self, heading: Any, default: Any = None) -> Any:
        """What stands under *heading*."""
        if heading[0] == "changes":
            self._note(heading[1])
        return super().get(heading, default)


class Watch:
    """Notes what phrases are carried out, for which cards, and what is done while cards lie."""

    def __init__(self, game: Game) -> None:
        assert game.wording is not None
        self.game, self.wording = game, game.wording
        self.cards = self.wording.pack().cards
        self.ran: defaultdict[Phrase, set[Run]] = defaultdict(set)
        self.borne: set[type[Card]] = set()
        self.deeds: defaultdict[type[Card], set[str]] = defaultdict(set)
        self.whose: set[str] = set()
        self.much: set[str] = set()
        self.bearers: set[Phrase] = set()
        self.asking = Asking(self.wording.phrases)
        self.is_asking = False
        self.often = Often({})
        self.amounts: dict[str, Range] = {}
        self.sorts: defaultdict[str, defaultdict[str, set[str]]]
        self.sorts = defaultdict(lambda: defaultdict(set))
        self.of_sorts: defaultdict[str, defaultdict[str, Counter[str]]]
        self.of_sorts = defaultdict(lambda: defaultdict(Counter))
        self.numbers: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.looked: tuple[int, set[str]] = (0, set())  # in which answer, and what
        self.acting: dict[int, tuple[set[Phrase], str]] = {}  # by piece: what it does, from where
        self.acted = 0  # in which answer
        waiting = [each for each in self.wording.phrases if each.role == "trigger"]
        self.gaps = sorted({gap for each in waiting for gap in each.slots})
        self.numbered = {
            each.deed for each in waiting if each.deed is not None and [*each.slots] == ["n"]
        }
        self.leaving: defaultdict[Phrase, list[int]] = defaultdict(lambda: [0, 0])
        if isinstance(game.text, Posting):
            self.asking.context = game.text.executor.context
            whom = game.text.executor.whom
            self.asking.nouns, self.asking.meant = whom.all_of, whom.among
            limits = game.text.executor.limits.periods
            self.often = Often({each.template: number for each, number in limits.items()})

    def begin(self, session: Session) -> None:
        """Another game begins."""
        self.session = session
        self.often.begin()
        self.asking.begin()
        self.acting.clear()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Hear of every phrase that is run and of every deed, for as long as this lasts."""
        happen, awaits, ruling = Play.happen, Posting.awaits, CardsInForce.ruling
        agrees, reads = Posting.agrees, Index.read_off
        try:
            Index.read_off = self._reading(reads)  # type: ignore[method-assign]
            Posting.agrees = self._agreeing(agrees)  # type: ignore[method-assign]
            CardsInForce.ruling = self._ruling(ruling)  # type: ignore[method-assign]
            Posting.awaits = lambda *asked: True  # type: ignore[method-assign]
            Play.happen = self._seeing(happen)  # type: ignore[method-assign]
            with heard(self.wording.phrases, self._note):
                yield
        finally:
            Play.happen = happen  # type: ignore[method-assign]
            Posting.awaits = awaits  # type: ignore[method-assign]
            Posting.agrees = agrees  # type: ignore[method-assign]
            CardsInForce.ruling = ruling  # type: ignore[method-assign]
            Index.read_off = reads  # type: ignore[method-assign]

    def _reading(self, reads: Callable[..., Any]) -> Callable[..., Any]:
        def read(index: Index, table: Table) -> Any:
            return _LookedUp(reads(index, table), self._looked_up)

        return read

    def _looked_up(self, number: str) -> None:
        """That the rules look *number* up, while cards lie there; once in each answer."""
        now = len(self.session.journal.entries)
        if now != self.looked[0]:
            self.looked = now, {*()}
        if number in self.looked[1] or self.is_asking:
            return
        self.looked[1].add(number)
        there = {
            where
            for piece, _ in self._live(self.session.table)
            if (card := self.cards.get(piece.name)) is not None
            for where in kinds_of(card)
        }
        for where in there:
            self.numbers[where][number] += 1

    def _ruling(self, ruling: Callable[..., Any]) -> Callable[..., Any]:
        def asked(cards: CardsInForce, table: Table, phrase: Phrase, bearer: int = -1) -> Any:
            if bearer >= 0:
                self.bearers.add(phrase)
            return ruling(cards, table, phrase, bearer)

        return asked

    def _note(self, phrase: Phrase, args: tuple[Any, ...]) -> None:
        """That *phrase* is run with *args*: a context, or whatever the game hands it."""
        if self.is_asking:
            return
        self.ran[phrase].add(run_with(args))
        about = next((each for each in args if isinstance(each, Context)), None)
        if about is not None and phrase.role in ("action", "cost"):
            self._said(phrase, about)

    def _said(self, phrase: Phrase, about: Context) -> None:
        """That a sentence has its say: of what sort its card is, and what is so at that moment."""
        clause, card = about.line.clause, self.cards.get(about.card.name)
        if card is None or clause.goes_on:
            return
        field, its = about.line.sentence.field, moment(clause)
        if len(sorts := card.sorts(field)) == 1:  # of several it is not plain which it is due to
            self.sorts[pool(card, field)][sorts[0]].add(its)
        self._ask(about.table, [(f"{key(type(card), field)} {when(clause)}", about.you)])
        if self.acted != len(self.session.journal.entries):
            self._left(about.table)
        self.acting.setdefault(about.card.id, (set(), about.card.zone))[0].add(phrase)

    def _ask(self, table: Table, moments: list[tuple[str, int]]) -> None:
        hears = sys.getprofile()
        sys.setprofile(None)  # nothing of this is done in the game
        self.is_asking = True
        self.asking.ask(table, moments)
        self.is_asking = False
        sys.setprofile(hears)

    def _left(self, table: Table) -> None:
        """Note of the cards that did something whether they lie where they lay."""
        there = {piece.id for piece, _ in self._live(table)} if self.acting else set()
        for number, (phrases, zone) in self.acting.items():
            gone = table.pieces[number].zone != zone and number not in there
            for phrase in phrases:
                self.leaving[phrase][0] += 1
                self.leaving[phrase][1] += gone
        self.acting.clear()
        self.acted = len(self.session.journal.entries)

    def _seeing(self, happen: Callable[..., Any]) -> Callable[..., Any]:
        def happened(play: Play, deed: Deed, by: object = None) -> Any:
            self._done(play.table, deed)
            name, who = type(deed).__name__, getattr(deed, "who", -1)
            self._ask(play.table, [(f"would {name}", who)])
            done = yield from happen(play, deed, by)
            if not done.prevented:
                self.often.note(name, play.table, who)
                if type(deed) in self.numbered:
                    self.often.note(f"{name} n", play.table, getattr(deed, "n", 0))
                self._ask(play.table, [(f"after {name}", who), *self._in_force_now(play.table)])
            return done

        return happened

    def _agreeing(self, agrees: Callable[..., Any]) -> Callable[..., Any]:
        def agreed(posting: Posting, play: Play, deed: Deed) -> Any:
            self._done(play.table, deed)
            self._ask(play.table, [(f"would {type(deed).__name__}", getattr(deed, "who", -1))])
            return (yield from agrees(posting, play, deed))

        return agreed

    def _done(self, table: Table, deed: Deed) -> None:
        """That such a *deed* is done while cards lie there."""
        name = type(deed).__name__
        if getattr(deed, "who", -1) >= 0:
            self.whose.add(name)
        if n := getattr(deed, "n", 0):
            self.much.add(name)
            kinds = [getattr(deed, each, None) for each in self.gaps]
            for of in (name, *(f"{name} {kind}" for kind in kinds if isinstance(kind, str))):
                least, most = self.amounts.get(of, (n, n))
                self.amounts[of] = [min(n, least), max(n, most)]
        for piece, bearer in self._live(table):
            if card := self.cards.get(piece.name):
                self.deeds[type(card)].add(name)
                for sort in card.sorts("text"):
                    self.of_sorts[pool(card, "text")][sort][name] += 1
                if bearer >= 0:
                    self.borne.add(type(card))

    def _live(self, table: Table) -> Iterator[tuple[Piece, int]]:
        """The cards in force, and who bears them: as the executor says, if the game has one."""
        if isinstance(self.game.text, Posting):
            yield from self.game.text.executor.index.lying(table)
            return
        for zone in table.zones.values():
            for piece in (table.pieces[number] for number in zone.pieces if zone.live):
                if piece.face_up:
                    yield piece, zone.owner

    def _sorts(self) -> dict[str, dict[str, list[str]]]:
        """What came about on each sort of cards, and what may have been too rare to come there."""
        for where, sorts in self.of_sorts.items():
            for sort in sorts:
                self.sorts[where][sort] |= self._not_rare(sorts, sort)
        return {
            where: {sort: sorted(its) for sort, its in sorted(sorts.items())}
            for where, sorts in sorted(self.sorts.items())
        }

    def _numbers(self, kind: str) -> list[str]:
        """The numbers that are looked up while such cards lie there, and those that stand for
        several of them."""
        found = self._not_rare(self.numbers, kind, SELDOM)
        assert isinstance(self.game.text, Posting)
        several = self.game.text.executor.numbers.several
        return sorted(found | {name for name, its in several.items() if found & {*its}})

    def _not_rare(self, found: Mapping[str, Counter[str]], here: str, rare: int = RARE) -> set[str]:
        """What came about *here* of all that is *found*, and what was too rare to tell."""
        all = sum(found.values(), Counter[str]())
        share = found[here].total() / all.total()
        return {*found[here]} | {what for what, times in all.items() if times * share < rare}

    def _is_gone_by(self, phrase: Phrase) -> bool:
        """Whether a card is always gone after it did what *phrase* says of it."""
        times, left = self.leaving[phrase]
        return times == left >= LEFT and is_of_this(phrase)

    def _in_force_now(self, table: Table) -> Iterator[tuple[str, int]]:
        """The kinds of cards that are in force, as moments, each with who bears one."""
        for piece, bearer in self._live(table):
            if card := self.cards.get(piece.name):
                yield f"{type(card).__name__} in force", bearer

    # --- what came of it -----------------------------------------------------------------------

    def seen(self, games: int) -> Seen:
        """All that was seen in so many games."""
        lives: dict[str, Life] = {}
        in_force = self._in_force()
        for text in self.wording.texts():
            kind = type(text.card)
            name = key(kind, text.field)
            deeds = self.deeds[kind] if in_force is None or name in in_force else ()
            life = lives.setdefault(name, Life(deeds=sorted(deeds), borne=kind in self.borne))
            for clause in text.clauses:
                if clause.goes_on:
                    continue  # its moment is that of the sentence it goes on from
                self._lived(life, text.card.id, clause, text.clauses)
        for life in lives.values():
            for name in ("moments", "spoken_to", "alone"):
                setattr(life, name, sorted(set(getattr(life, name))))
        done = self._carried_out()
        phrases = [named(phrase) for phrase in self.wording.phrases if phrase in done]
        return Seen(
            games,
            lives,
            phrases,
            sorted(self.whose),
            sorted(self.much),
            sorted(map(named, self.bearers)),
            self.asking.ranges(),
            self.asking.at_moments(),
            self.asking.exclusive(),
            dict(sorted(self.amounts.items())),
            self.often.often(games // 4),
            sorted(named(each) for each in self.leaving if self._is_gone_by(each)),
            self._sorts(),
            {kind: self._numbers(kind) for kind in sorted(self.numbers)},
        )

    def _carried_out(self) -> set[Phrase]:
        """The phrases by which anything was done. What a sentence waits for is asked again and
        again: it came to that only where the sentence had its say."""
        told = {
            run.sentence
            for phrase, runs in self.ran.items()
            for run in runs
            if phrase.role not in ("trigger", "condition", "count")
        }
        came = {
            clause.heads["trigger"].phrase
            for text in self.wording.texts()
            for clause in text.clauses
            if "trigger" in clause.heads and str(clause) in told
        }
        return {phrase for phrase in self.ran if phrase.role != "trigger" or phrase in came}

    def _in_force(self) -> set[str] | None:
        """The texts that are in force while their cards are, where an executor tells: last words
        are in force no more by the time they are spoken."""
        if not isinstance(self.game.text, Posting):
            return None
        says = self.game.text.executor.index.says
        return {
            key(type(card), said.field) for name, card in self.cards.items() for said in says(name)
        }

    def _lived(self, life: Life, card: str, clause: Clause, beside: list[Clause]) -> None:
        """What *clause* of *card* did, in the life of its text."""
        for said in clause.body:
            elsewhere = any(
                said.phrase in [other.phrase for other in each.body] and when(each) != when(clause)
                for each in beside
            )
            for run in self.ran.get(said.phrase, ()):
                if (run.card in (card, "") or run.card.startswith("#")) and (
                    run.sentence == str(clause) or not (run.sentence or elsewhere)
                ):
                    life.moments.append(moment(clause))
                    (life.spoken_to if run.you else life.alone).append(when(clause))
