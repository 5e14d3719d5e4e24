"""A seat's port: everything that one seat, or the public, sees of a session, and its answers.

A window, a bot or a remote player gets a port and never a session. Everything that comes out of it
is cut to what the seat may know: no number of a hidden piece, no such name in the chronicle, no
option of another seat, and nothing of what another seat is choosing in secret. Two tables that
differ only in what the seat may not know give the same bytes, and a test proves it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import groupby

from tabletop.play.ports.heard_events import Heard, Hearing
from tabletop.play.ports.open_seat import Openly, blank
from tabletop.play.ports.seat_sight import SeatSight, Thing
from tabletop.play.questions import drops
from tabletop.play.questions.decision import CHANCE, Decision, Refusal
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.play.questions.drops import Meant
from tabletop.play.questions.joined_answers import Way, joined
from tabletop.play.records.journal import Override
from tabletop.play.rules import chronicle
from tabletop.play.rules.chronicle import Line
from tabletop.play.rules.game import Path
from tabletop.play.runner import overrides
from tabletop.play.runner.disclosures import CameToLight
from tabletop.play.runner.session import Session
from tabletop.play.runner.undo_preview import Going, called, next_steps
from tabletop.table.view import EVERYONE


class Port(SeatSight):
    """What *seat* sees of *session*; `EVERYONE` sees what everybody may know, and `OPEN` also the
    hands of people.

    Its person answers for all seats that the same person plays. On a screen that everybody looks
    at, the port is one of `EVERYONE` and `shared`: a seat that is asked alone answers public
    questions there. The port knows no files, windows or motion: ask it again when the table may
    have changed.
    """

    def __init__(self, session: Session, seat: int = EVERYONE) -> None:
        super().__init__(session, seat)
        self._session = session
        self._hearing: Hearing | None = None
        self.shared = False

    # --- what is asked -------------------------------------------------------------------------

    def may_answer(self, seat: int) -> bool:
        """Whether its person answers for *seat*; anybody may report real dice."""
        if seat == self.seat:
            return True
        if self.shared and 0 <= seat < len(self.seats):
            return not self.seats[seat].bot and self._openly.may_answer(seat)
        here = self.seats[self.seat] if self.seat >= 0 else None
        if seat == CHANCE or here is None:
            return seat == CHANCE and not (here and here.bot)
        other = self.seats[seat]
        return here.player == other.player and not here.bot and not other.bot

    @property
    def decision(self) -> Decision | None:
        """The next question of its person, the first of several; None if there is none."""
        return next((each for each in self.questions if self.may_answer(each.seat)), None)

    @property
    def questions(self) -> list[Decision]:
        """All open questions: the next part of its own declarations; of questions to others only
        the seat, the rule and the first wording, without options."""
        drafting, rules, cut = self._session.drafting, self.house_rules, self._cut
        return [
            cut(drafting.question(each, rules)) if self.may_answer(each.seat) else blank(each)
            for each in self._session.decisions
        ]

    def ahead(self) -> dict[str, list[Way]]:
        """The ways to go on from each option that joins the next part, by its key."""
        asked, draft = self.decision, self._asked
        return joined(asked, draft, self._cut) if asked and isinstance(draft, Draft) else {}

    def drops(self, piece: int) -> list[Meant]:
        """All meanings that drops of *piece* have now, with the parts that follow."""
        asked, zones = self._asked, self._session.table.zones
        if asked is None:
            return []
        found = drops.drops(asked, piece, self._lifted, self._lies)
        return [each for each in found if zones[each.zone].on != piece]

    def takers(self, piece: int) -> set[str]:
        """The zones that accept a drop of *piece*."""
        return {meant.zone for meant in self.drops(piece)}

    def done_to(self, piece: int) -> list[Meant]:
        """The options that act on *piece* where it lies, and that say what they bring."""
        here = self.zone_of(piece)
        return [each for each in self.drops(piece) if each.zone == here and each.said[-1].tells]

    def dropped(self, piece: int, zone: str) -> list[Meant]:
        """The nearest meaning of a drop of *piece* on *zone*."""
        asked, on = self._asked, self._session.table.zones[zone].on
        if asked is None or on == piece:
            return []
        return drops.dropped(asked, piece, zone, on, self._lifted, self._lies)

    def dropped_anew(self, piece: int, zone: str) -> list[Meant]:
        """What the same drop of *piece* would mean if nothing had been chosen yet."""
        on = self._session.table.zones[zone].on
        return drops.anew(self.whole, piece, zone, on, self.house_rules)

    def aimed(self, piece: int) -> list[Meant]:
        """What could be done to *piece* after another choice, including blocked options."""
        return drops.aimed(self._asked, piece, self._lies)

    def _barred(self, piece: int, zone: str) -> list[Meant]:
        """What a drop of *piece* on *zone* would say but for a rule, the nearest first."""
        asked, on = self._asked, self._session.table.zones[zone].on
        if asked is None:
            return []
        found = [
            each for each in drops.forbidden(asked, piece, self._lies)
            if each.zone == zone and each.barred(self._lifted) and each.is_tried(piece, on)
        ]  # fmt: skip
        return sorted(drops.nearest(found, piece, on), key=Meant.scope)

    def _lies(self, piece: int) -> str:
        """Where *piece* lies, which an option of its person's speaks of."""
        return self._session.table.pieces[piece].zone

    @property
    def _asked(self) -> Decision | Draft | None:
        """What its person answers, and of a declaration what is said of it so far."""
        whole = self.whole
        if isinstance(whole, Declaration):
            return self._session.drafting.draft(whole, self.house_rules)
        return whole

    @property
    def _lifted(self) -> Collection[str]:
        """The rules that its person does without in what is to be said next."""
        asked = self._asked
        return asked.lifted() if isinstance(asked, Draft) else self.house_rules

    @property
    def chosen(self) -> list[Decision]:
        """The questions, with no options, to those whose answers are in and wait for others'."""
        return [blank(each) for each in self._session.asked if each not in self._session.decisions]

    @property
    def public(self) -> Decision | None:
        """What is to be said next, with its options, if whoever looks from here may know them:
        where one seat alone is asked what is public, or knows no more than is seen here."""
        asked = self._session.asked
        if not asked or not self._openly.may_answer(asked[0].seat):
            return None
        return self._openly.cut(self._session.drafting.question(asked[0], self.house_rules))

    def _cut(self, asked: Decision) -> Decision:
        return self._openly.cut(asked) if self.shared else asked

    @property
    def _openly(self) -> Openly:
        return Openly(self._session, self.seat)

    @property
    def whole(self) -> Decision | None:
        """The question behind `decision`, as a bot answers it: a declaration with all its parts."""
        whole = next(self._own, None)
        if whole is None or not self.shared or isinstance(whole, Declaration):
            return whole
        return self._openly.cut(whole)

    def declares(self, seat: int) -> bool:
        """Whether what its person is asked for *seat* has parts, of which nothing comes yet."""
        return any(isinstance(each, Declaration) and each.seat == seat for each in self._own)

    @property
    def _own(self) -> Iterator[Decision]:
        """What its person is asked."""
        return (each for each in self._session.decisions if self.may_answer(each.seat))

    def refuse(self, piece: int, zone: str) -> Refusal:
        """Which rule forbids that *piece* goes to *zone*: that which bars what it would mean, else
        the one nearest to it."""
        for meant in self._barred(piece, zone):
            if (barred := meant.barred(self._lifted)) is not None:
                absolute = any(option.absolute for option in meant.said)
                answers = () if absolute else meant.keys
                return Refusal(barred.rule, barred.why, absolute=absolute, answers=answers)
        asked = self.decision
        if asked is not None and piece in self.spoken_of:
            name = self.game.title_of(self._session.table.pieces[piece].name)
            return Refusal(asked.rule, f"{name} is chosen already. Now it is asked: {asked.ask}")
        seat = asked.seat if asked and asked.seat >= 0 else max(self.seat, 0)
        return self.game.refuse(self._session.table, seat, piece, zone)

    def paths(self) -> tuple[Path, ...]:
        """The ways that something is about to go, those between pieces that it knows; also of what
        its person has declared so far."""
        draft = self._asked if self.has_begun else None
        if not isinstance(draft, Draft):
            return super().paths()
        foresees = draft.asked_of.foresees
        found = self.paths_of(foresees(draft.said) if foresees else self._session.table)
        said = [option for chosen in draft.said.values() for option in chosen if option.pieces]
        stops = tuple(stop for stop, _ in groupby(option.pieces[0] for option in said))
        if len(stops) < 2:
            return found
        return (*found, Path(stops, f"{said[0].label}: {said[-1].label}"))

    # --- what happened -------------------------------------------------------------------------

    def lines(self, since: int = 0) -> list[Line]:
        """The chronicle from line *since* on (below 0: so many last lines); what it may not know is
        called a card.

        Go back to 0 when it has become shorter: then players took something back.
        """
        seats = self.seats
        return [chronicle.heard(line, seats, self.seat) for line in self._session.lines[since:]]

    def listen(self) -> None:
        """Keep what happens from now on, until it is `taken` or `leave` is called."""
        if self._hearing is None:
            self._hearing = Hearing(self._session, self.seat)

    def take(self) -> list[Heard] | None:
        """What was heard since it was asked last, each event with the number of the entry that
        caused it; nothing if the table was replaced (undo, rewind): show the view, then."""
        return self._hearing.take() if self._hearing is not None else None

    def leave(self) -> None:
        """Listen no more."""
        if self._hearing is not None:
            self._hearing.stop()
            self._hearing = None

    # --- what is said --------------------------------------------------------------------------

    def answer(
        self, key: str, *, anyway: bool = False, reason: str = "", follows: bool = False
    ) -> bool:
        """Say *key* next in answer to `decision`; whether that was all of it.

        *anyway* takes what is blocked, with the players' *reason*; *follows* makes it one step to
        undo with the answer before.

        :raises Refusal: if nothing is asked of its person, or the rules do not allow it.
        :raises RuleFault: if a rule breaks; the table is as before the answer.
        """
        whole = self.whole
        if whole is None:
            raise Refusal("", "Nothing is asked of you now.")
        if isinstance(whole, Declaration):
            drafting = self._session.drafting
            drafting.question(whole, self.house_rules)
            draft = drafting.say(whole, key, anyway=anyway)
            if draft is None:
                return False
            key, anyway = draft.key(), draft.anyway
        self._session.answer(key, seat=whole.seat, anyway=anyway, reason=reason, follows=follows)
        return True

    def answer_whole(self, key: str) -> None:
        """Give *key* in answer to `whole`: what bots do, and journals.

        :raises Refusal: as `answer` does.
        :raises RuleFault: as `answer` does.
        """
        whole = self.whole
        if whole is None:
            raise Refusal("", "Nothing is asked of you now.")
        self._session.answer(key, seat=whole.seat)

    @property
    def has_begun(self) -> bool:
        """Whether its person has said part of a declaration."""
        asked = self.decision
        return asked is not None and self._session.drafting.has_begun(asked.seat)

    @property
    def said_last(self) -> bool:
        """Whether nothing was done by hand since its person said part of a declaration."""
        asked, session = self.decision, self._session
        if asked is None or not session.drafting.has_begun(asked.seat):
            return False
        return session.drafting.since(asked.seat) >= self.entries

    @property
    def said(self) -> list[str]:
        """What its person has said of a declaration, a key after another."""
        draft = self._asked if self.has_begun else None
        return [*draft.spoken()] if isinstance(draft, Draft) else []

    @property
    def spoken_of(self) -> list[int]:
        """The pieces that were chosen in it so far, in that order: answers about several choose
        none."""
        draft = self._asked if self.has_begun else None
        if not isinstance(draft, Draft):
            return []
        chosen = [option for part in (*draft.said.values(), draft.chosen) for option in part]
        return list(dict.fromkeys(o.pieces[0] for o in chosen if len(o.pieces) == 1))

    def unsay(self) -> bool:
        """Take back what its person said last of a declaration; whether there was anything."""
        asked = self.decision
        return asked is not None and self._session.drafting.unsay(asked.seat)

    # --- going back and forth ------------------------------------------------------------------

    @property
    def entries(self) -> int:
        """How many entries the journal has: where in its time the game is."""
        return len(self._session.journal.entries)

    @property
    def bookmark(self) -> int:
        """The entry that players wish to come back to, -1 if there is none."""
        return self._session.timeline.bookmark

    def set_bookmark(self) -> None:
        """Wish to come back to this moment."""
        self._session.timeline.bookmark = self.entries

    @property
    def quiet_moment(self) -> int:
        """The entry before which the table was last whole."""
        return self._session.timeline.quiet_moment()

    @property
    def going(self) -> Going:
        """What going back and forth would do, as its person may read it: back first through what
        was said of a declaration."""
        found, asked = next_steps(self._session.timeline, self.seat, self._waits_of), self.decision
        if asked is not None and self.said_last:
            words = self._session.drafting.last_words(asked.seat)
            found.back, found.quiet_back = called(words), not words
        return found

    def undo(self) -> bool:
        """Take back the last thing that a person did; whether there was any. Of answers that wait
        for others' only its person's can be.

        :raises Refusal: if it would take others' answers with it that wait for those of all.
        """
        return self._session.undo(self._waits_of)

    @property
    def _waits_of(self) -> int | None:
        """Whose answer `undo` takes back, where answers wait for others'."""
        waiting = self._session.waiting_room.answers
        own = [each for each in waiting if self.may_answer(each)]
        return own[-1] if own else self.seat if waiting else None

    def choose_again(self, seat: int) -> bool:
        """Take back the answer of *seat*, one of its person's, that waits for others', whatever
        came after; whether there was any."""
        return self.may_answer(seat) and self._session.timeline.choose_again(seat)

    def redo(self) -> bool:
        """Do again what was taken back last; whether there was anything."""
        return self._session.redo()

    def rewind(self, entry: int, *, divided: bool = False) -> None:
        """Go back, or forth again, to just before entry *entry*, though a step be *divided*."""
        self._session.rewind(entry, divided=divided)

    def came_to_light(self, since: int) -> CameToLight:
        """What had come to light of what was taken back *since* there were so many entries."""
        cut = self._session.timeline.undone[: max(since - self.entries, 0)]
        if not cut:
            return CameToLight()
        disclosed = self._session.timeline.disclosed
        return CameToLight(
            all(isinstance(entry, Override) and entry.verb == "note" for entry in cut),
            disclosed.rolled,
            disclosed.typed,
            tuple(disclosed.seen),
            len(set[int]().union(*disclosed.seen.values())),
            disclosed.answered,
        )

    # --- ruling --------------------------------------------------------------------------------

    def override(
        self, verb: str, *, piece: Thing | None = None, reason: str = "", follows: bool = False,
        **args: object,
    ) -> None:  # fmt: skip
        """Use a verb of the table by hand, on *piece* if it is one for pieces.

        :raises Refusal: if there is no such verb, or it cannot be done to any table.
        """
        if piece is not None:
            args["piece"] = self._number(piece)
        self._session.override(verb, reason=reason, follows=follows, **args)

    def lay(
        self, piece: Thing, zone: str, index: int = -1, *, face_down: bool = False,
        reason: str = "", follows: bool = False,
    ) -> None:  # fmt: skip
        """Move *piece* by hand; it comes to lie as one would lay it there.

        :raises Refusal: if there is no such piece or zone.
        """
        number = self._number(piece)
        up = not face_down and overrides.lies_up(self._session.table, number, zone)
        self.override(
            "move", piece=number, zone=zone, index=index, face_up=up, reason=reason, follows=follows
        )

    def put(self, piece: Thing, across: int, down: int, *, reason: str = "") -> None:
        """Lay *piece* on the felt by hand, at thousandths of the table; open, if it lay in a hand.

        :raises Refusal: if there is no such piece or place.
        """
        number = self._number(piece)
        up = overrides.lies_open(self._session.table, number)
        self.override("put", piece=number, across=across, down=down, face_up=up, reason=reason)

    def skip(self, reason: str = "") -> None:
        """Leave the rest of the step undone."""
        self._session.skip(reason)

    def restart_step(self, reason: str = "") -> None:
        """Begin the step again on the table as it lies."""
        self._session.restart_step(reason)

    def _number(self, piece: Thing) -> int:
        """The number of *piece*; of a place where none lies, one that no piece has."""
        if isinstance(piece, int):
            return piece
        zone, index = piece
        zones = self._session.table.zones
        lying = zones[zone].pieces if zone in zones else []
        return lying[index] if -len(lying) <= index < len(lying) else -2
