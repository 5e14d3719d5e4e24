"""Chapter C: declaring an action: the actor, the deed, the target and the receiver.

All of it is one answer. Nothing happens before the answer is complete.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tabletop.games.parsifal.cards.content import NAMED, TITLES, opened, worded
from tabletop.games.parsifal.cards.lexicon import CHARACTERS
from tabletop.games.parsifal.rules import declaration_words, extra_actions, interruption
from tabletop.games.parsifal.rules.abilities import (
    ABILITIES,
    AS_PRINTED,
    Action,
    Aim,
    Aims,
    Skill,
    receivers,
)
from tabletop.games.parsifal.rules.able_characters import able, able_by_ruling
from tabletop.games.parsifal.rules.action_options import (
    asking,
    at_each,
    barred,
    barred_way,
    elsewhere,
    getting,
    gives_itself,
    homes,
    out_of_force,
    ways,
)
from tabletop.games.parsifal.rules.board import BIT, Board, numbers, read
from tabletop.games.parsifal.rules.locks import LOCK, slots_left
from tabletop.games.parsifal.rules.outlook import foretell
from tabletop.games.parsifal.rules.resolution import RULED, Intent, carry_out, intent_of, known
from tabletop.games.parsifal.rules.seats import active
from tabletop.games.parsifal.rules.skills import CONTROL
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Part, Said
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Flow, Seat, Table

NOTHING_SAID = Intent()


class Declaring(Struct, frozen=True, eq=False, gc=False):
    """The parts of an action that *seat* may declare on a public *board*.

    `sure`: the table is as the cards leave it, so that the able characters can really act. `begun`
    is declared in advance, and `instead` lists answers that are no action. `told` is the table if a
    person reads the outlook; None for bots.
    """

    board: Board
    seat: int
    seats: list[Seat]
    suspended: tuple[str, ...]
    house_rules: tuple[str, ...]
    two_at_once: bool
    sure: bool
    begun: Intent = NOTHING_SAID
    instead: tuple[Option, ...] = ()
    told: Table | None = None

    def __reduce__(self) -> str | tuple[Any, ...]:
        return Struct.__reduce__(replace(self, told=None))

    def following(self, said: Said) -> Part | None:
        """PAR-022: the next part: the actor, then the deed, then the target, then the receiver if
        there is one."""
        begun = len(said)
        if begun < 4 and self.begun is NOTHING_SAID:  # the shortcut for the first part
            if not begun:
                return self._who_acts()
            who: Any = said["who"][0].value
            if begun < 2:
                return None if isinstance(who, str) else self._what_deed(who, under=False)
            skill = known(said["deed"][0].value)  # type: ignore[arg-type]
            if begun < 3:
                as_printed = skill.ability == AS_PRINTED
                return None if as_printed else self._which_target(who, skill)
            if skill.n < 2 and not ABILITIES[skill.ability].receivers and "target" in said:
                return None
        told = told_by(said, self.begun)
        if told is None:
            return None
        actor, code, target, to, also, by = told
        if actor < 0:
            return self._who_acts()
        if code < 0:
            part = "does" if "deed" in said else "deed"
            return self._what_deed(actor, part, under=by >= 0)
        deed = known(code)
        if target < 0:
            return self._which_target(actor, deed)
        if ABILITIES[deed.ability].receivers:
            return None if to >= 0 else self._which_receiver(actor, deed, target)
        if also < 0 and "also" not in said and self._may_take_two(actor, deed):
            return self._which_other(actor, deed, target)
        return None

    def intent(self, said: Said) -> Intent | None:
        """The action that *said* declares; None for an answer that is no action."""
        return meant_by(said, self.begun)

    def comes_to(self, said: Said) -> object:
        """The result of the answer. Two skills with the same effect have equal results, unless they
        use different slots."""
        meant = self.intent(said)
        if meant is None or meant.deed < 0:
            return meant
        deed = known(meant.deed)
        return (
            meant
            if deed.ability in (LOCK, AS_PRINTED)
            else (*meant._replace(deed=-1), deed.ability)
        )

    # --- actor and deed ----------------------------------------------------------------------

    def _who_acts(self) -> Part:
        """PAR-011, PAR-012: ask for one of the seat's characters, or to pass."""
        board, seat = self.board, self.seat
        acting = able(board, seat, self.suspended)
        if self.house_rules:
            acting |= able_by_ruling(board, seat, self.suspended, self.house_rules) & ~board.locked
        rest, to_act = board.of[seat] & ~acting, _to_act()
        options = [to_act[actor] for actor in numbers(acting)]
        options += self.instead
        return Part(
            "who", f"{self.seats[seat].name}, who acts?", "PAR-011", options,
            beside=partial(self._idle, rest) if rest else None, sure=self.sure, inferred=True,
        )  # fmt: skip

    def _idle(self, characters: int) -> list[Option]:
        """The seat's *characters* that cannot act."""
        return [_unable(actor, self.board.locker[actor]) for actor in numbers(characters)]

    def _what_deed(self, actor: int, part: str = "deed", *, under: bool) -> Part:
        """PAR-022: ask for take, drop, release or a skill of the character or of its artifacts."""
        board, seat = self.board, self.seat
        options = [
            option
            for deed, _, aims, option, _ in ways(actor, board.owned[actor], self.suspended, under)
            if aims(board, seat, actor, deed).fit
        ]
        return Part(
            part, f"What does {NAMED[actor]} do?", "PAR-022", options,
            beside=partial(self._idle_ways, actor, under), sure=self.sure, inferred=True,
        )  # fmt: skip

    def _idle_ways(self, actor: int, under: bool) -> list[Option]:
        """The deeds of *actor* without a target, and those that are suspended."""
        board, suspended, bars = self.board, self.suspended, []
        owned = board.owned[actor]
        for way in ways(actor, owned, suspended, under):
            aims = way.ability.aims(board, self.seat, actor, way.deed)
            if not aims.fit:
                bars.append(barred_way(way, actor, aims))
        return [*bars, *out_of_force(actor, owned, suspended, under)]

    # --- targets -----------------------------------------------------------------------------

    def _which_target(self, actor: int, deed: Skill) -> Part:
        """PAR-025: ask for one of the targets that the skill names."""
        board, ability = self.board, ABILITIES[deed.ability]
        commands = deed.ability == CONTROL
        aims = ability.aims(board, self.seat, actor, deed)
        goes, last = ability.receivers is not None, not self._may_take_two(actor, deed)

        def at_once(option: Option) -> list[Action]:
            target = int(option.value)
            if commands or (goes and receivers(board, self.seat, actor, deed, target)):
                return []
            return [Action(self.seat, actor, deed, target)]

        return Part(
            "whom" if commands else "target",
            asking(ability.ask, actor),
            ability.rule_on(aims.shown()),
            self._foretold(at_each(deed, actor, self.seat, aims.fit), at_once, last=last),
            beside=lambda: self._beyond(aims, actor, deed, at_once, last=last),
            sure=self.sure,
            drops=homes(board, aims.fit) if ability.frees else (),
        )

    def _beyond(
        self, aims: Aims, actor: int, deed: Skill, meant: Meant, *, last: bool, but: int = 0
    ) -> list[Option]:
        """The barred targets of *deed*, without those in *but*, then the targets that it names
        elsewhere."""
        shown = aims.shown()
        bars = barred(deed, actor, self.seat, aims, shown & ~aims.fit & ~but, self.house_rules)
        return [*self._foretold(bars, meant, last=last), *elsewhere(deed, actor, self.board, shown)]

    def _which_receiver(self, actor: int, deed: Skill, target: int) -> Part | None:
        """PAR-048, PAR-054, PAR-065: ask for the receiver of the target, if there is one."""
        ability, seat = ABILITIES[deed.ability], self.seat
        found = receivers(self.board, seat, actor, deed, target)
        if not found:
            return None

        def given(option: Option) -> list[Action]:
            return [Action(seat, actor, deed, target, int(option.value))]

        def to(aims: list[Aim]) -> list[Option]:
            options = [getting(aim, self.seats, self.board, deed, target) for aim in aims]
            if target == actor and self.board.place[actor] == seat:
                options = [gives_itself(option, actor) for option in options]
            return self._foretold(options, given)

        never = [aim for aim in found if aim.why]
        return Part(
            "to",
            asking(ability.ask_to, target, actor),
            ability.rule_on(BIT[target]),
            to([aim for aim in found if not aim.why]),
            beside=(lambda: to(never)) if never else None,
            sure=self.sure,
        )

    def _which_other(self, actor: int, deed: Skill, target: int) -> Part:
        """PAR-028: ask for a captive for a second slot of the same source. PAR-033, PAR-069: both
        are declared on the present board, before either is locked."""
        first = Action(self.seat, actor, deed, target)
        aims = ABILITIES[deed.ability].aims(self.board, self.seat, actor, deed)

        def volley(option: Option) -> list[Action]:
            also = int(option.value)
            return [first] if also < 0 else [first, replace(first, target=also)]

        others = at_each(deed, actor, self.seat, aims.fit & ~BIT[target])
        return Part(
            "also",
            f"Whom does {NAMED[actor]} lock besides {NAMED[target]}?",
            "PAR-028",
            self._foretold([*others, ENOUGH], volley),
            beside=lambda: self._beyond(aims, actor, deed, volley, last=True, but=BIT[target]),
            sure=self.sure,
        )

    def _may_take_two(self, actor: int, deed: Skill) -> bool:
        """PAR-028: whether one action may fill two slots."""
        if deed.n < 2 or not self.two_at_once:
            return False
        return deed.ability == LOCK and slots_left(self.board, actor, deed) > 1

    def _foretold(self, options: list[Option], meant: Meant, *, last: bool = True) -> list[Option]:
        if self.told is not None:
            foretell(self.told, self.board, options, meant, seat=self.seat, last=last)
        return options


def meant_by(said: Said, begun: Intent = NOTHING_SAID) -> Intent | None:
    """The action that *said* declares after *begun*; None for an answer that is no action."""
    told = told_by(said, begun)
    return None if told is None else Intent(*told)


Told = tuple[int, int, int, int, int, int]
"""An intent as plain numbers."""


def told_by(said: Said, begun: Told = NOTHING_SAID) -> Told | None:
    """The intent of *said* as plain numbers."""
    actor, deed, target, to, also, by = begun
    for part, chosen in said.items():
        value: Any = chosen[0].value
        if part == "who":
            if value == "":
                return None
            actor = value
        elif part == "deed" or part == "does":
            deed = value
        elif part == "target":
            target = value
        elif part == "to":
            to = value
        elif part == "whom":
            by, actor, deed = actor, value, -1
        else:
            also = value
    if target < 0 <= deed and (skill := known(deed)).ability == AS_PRINTED:
        target = skill.card  # nothing else is declared
    return actor, deed, target, to, also, by


Meant = Callable[[Option], list[Action]]
"""A function that lists the actions an option declares, if no more parts follow."""

ENOUGH = Option("enough", "Lock nobody else", value=-1)


def declaring(
    play: Play, begun: Intent = NOTHING_SAID, instead: tuple[Option, ...] = ()
) -> Declaring:
    """The declaration of the active seat after *begun*. *instead* lists other answers."""
    table = play.table
    seat = active(table)
    return Declaring(
        play.reading(read),
        seat,
        table.seats,
        tuple(table.suspended),
        tuple(table.house_rules),
        table.options["lock_volley"] == "on",
        not (table.suspended or table.house_rules),
        begun,
        instead,
        None if table.seats[seat].bot else table,
    )


@cache
def _to_act() -> tuple[Option, ...]:
    """The options to act with each character."""
    return tuple(
        Option(name, TITLES[actor], (actor,), value=actor) for actor, name in enumerate(CHARACTERS)
    )


@cache
def _unable(actor: int, locker: int) -> Option:
    """The option of a character that cannot act because it is locked or has nothing to do."""
    to_act = _to_act()[actor]
    if locker >= 0:
        return to_act.blocked("PAR-015", opened(f"{NAMED[actor]} is locked by {NAMED[locker]}."))
    return to_act.blocked("PAR-011", opened(f"{NAMED[actor]} can do nothing now."))


def tell_command(play: Play, by: int, actor: int) -> None:
    """PAR-058: say that the action is done with a rival's character."""
    pieces = play.table.pieces
    play.say(worded("{} commands {}.", by, actor), pieces[by], pieces[actor], rule="PAR-056")


def declare(play: Play, intent: Told, *, commanded: bool = False) -> Rules[Flow]:
    """PAR-069: everything is declared. Others may now interrupt; then the action happens.

    It happens at once if nobody can interrupt. *commanded*: the command has been told already.
    """
    board, table = play.reading(read), play.table
    actor, code, target, to, also, by = intent
    if by >= 0 and not commanded:
        tell_command(play, by, actor)
    if board.locker[actor] >= 0:  # PAR-015: players overruled the lock
        play.count(RULED, actor + 1)
    first = Action(active(table), actor, known(code), target, to)
    actions = [first] if also < 0 else [first, replace(first, target=also)]
    doing = actor if by < 0 else by
    if board.owned[doing]:
        extra_actions.remember(play, doing, board.owned[doing])
    asked = interruption.next_asked(play, board, first.seat, actor)
    if asked < 0:
        return (yield from carry_out(play, actions, by))
    declaration_words.tell(play, board, actions, by)
    return Flow("window", {"seat": asked, **intent_of(actions, by)._asdict()})
