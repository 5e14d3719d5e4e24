"""Decisions: the one kind of question that rules ask, with every legal option listed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import astuple, replace

from tabletop.packs.visible_characters import is_plain

if TYPE_CHECKING:
    from tabletop.table.table import Table

CHANCE = -1
"""The chance seat: it answers for dice and decks."""

CardHalf = Literal["", "top", "bottom"]
"""A printed half of a card, or the whole card."""


class Refusal(ValueError):
    """An answer that the rules forbid: the rule's id and a sentence with the reason.

    An `absolute` refusal cannot be overridden. `answers` are the questions' answers that the move
    would need, in order; empty if that is unknown. `beside` are the rules that players have already
    overridden for this answer.
    """

    def __init__(
        self, rule: str, why: str, *, absolute: bool = False, answers: tuple[str, ...] = ()
    ) -> None:
        super().__init__(f"{why} ({rule})" if rule else why)
        self.rule = rule
        self.why = why
        self.absolute = absolute
        self.answers = answers
        self.beside: tuple[str, ...] = ()


class Unoffered(Refusal):
    """An answer that the open question does not list, not even as a blocked option."""


class Option(Struct, frozen=True, gc=False):
    """One possible answer. An option may stand in many questions.

    `key` names it in the journal, in scripts and in tests. `pieces` are dragged or clicked, and
    `zones` are where a drop means it. An option with a `why` is blocked by a `rule`; a blocked
    option that is `absolute` cannot be overridden, because no table could show the result.
    `warning` is shown before the option is taken, and `tells` says what is known of its effect.
    `value` is what the rules receive.

    `way` lists the places that a move goes through, in order, without its start and with its end;
    it is empty for a direct move. `half` is the half of the first piece that the option means. An
    option that stands `aside` is nearly always available and is not the point of the question. An
    option that `spends` uses up something that cannot be regained. `row` lists the pieces of a
    place in the order in which the option puts them: to drag one of them within that place means
    the option. `effect` describes the effect on the first piece in two words. Options with the same
    `group`, a noun phrase, are listed together under it. An option that `joins` is answered
    together with the part that follows it, if that part is known beforehand.
    """

    key: str
    label: str
    pieces: tuple[int, ...] = ()
    zones: tuple[str, ...] = ()
    value: int | str = ""
    why: str = ""
    rule: str = ""
    warning: str = ""
    tells: str = ""
    absolute: bool = False
    way: tuple[str, ...] = ()
    half: CardHalf = ""
    aside: bool = False
    spends: bool = False
    row: tuple[int, ...] = ()
    effect: str = ""
    group: str = ""
    joins: bool = False

    def blocked(self, rule: str, why: str, *, absolute: bool = False) -> Option:
        """This option, blocked by *rule* for the reason *why*. An *absolute* block cannot be
        overridden."""
        return replace(self, rule=rule, why=why, absolute=absolute)

    def is_open(self, house_rules: Collection[str]) -> bool:
        """Whether the option can be taken: no rule blocks it, or the players override that rule."""
        return not self.why or (self.rule in house_rules and not self.absolute)

    def plain(self) -> Option:
        """This option with all its text made, so that it no longer reads a table."""
        return self

    def taken(self, house_rules: Collection[str], anyway: bool = False) -> Option:
        """This option, if it can be taken.

        :raises Refusal: if it is blocked, and neither *anyway* nor a house rule overrides its rule.
        """
        if (not anyway or self.absolute) and not self.is_open(house_rules):
            raise Refusal(self.rule, self.why, absolute=self.absolute)
        return self


class Late(Option, frozen=True, kw_only=True, eq=False):
    """An option whose label and `tells` are made by `words` on demand, from the table at that
    time."""

    words: Callable[[], tuple[str, str]]

    @property  # type: ignore[misc]
    def label(self) -> str:
        """The option's label."""
        return self.words()[0]

    @property  # type: ignore[misc]
    def tells(self) -> str:
        """What is known of the option's effect."""
        return self.words()[1]

    def plain(self) -> Option:
        """This option with all its text made, so that it no longer reads a table."""
        label, tells = self.words()
        return Option(
            self.key,
            label,
            self.pieces,
            self.zones,
            self.value,
            self.why,
            self.rule,
            self.warning,
            tells,
            self.absolute,
            self.way,
            self.half,
            self.aside,
            self.spends,
            self.row,
            self.effect,
            self.group,
            self.joins,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(self.plain())

    def __reduce__(self) -> str | tuple[Any, ...]:
        return Struct.__reduce__(self.plain())


def aside(options: Iterable[Option]) -> list[Option]:
    """*options*, each marked as standing aside."""
    return [replace(option, aside=True) for option in options]


def grouped(group: str, options: Iterable[Option]) -> list[Option]:
    """*options*, each put into *group*."""
    return [replace(option, group=group) for option in options]


def if_alone(key: str, options: Sequence[Option]) -> str:
    """*key* if every other of *options* is blocked, else an empty string: for `moot`."""
    return key if all(option.why or option.key == key for option in options) else ""


def distinct(options: list[Option]) -> list[Option]:
    """The same options with unique keys: the second option of one key gets `key#2`. Players may lay
    several copies of a piece that the game has once."""
    if len({option.key for option in options}) == len(options):  # as most often
        return options
    seen: dict[str, int] = {}
    found = []
    for option in options:
        n = seen[option.key] = seen.get(option.key, 0) + 1
        found.append(option if n == 1 else replace(option, key=f"{option.key}#{n}"))
    return found


class Habit(Struct, frozen=True, gc=False):
    """A recurring kind of question, by its `name` in words. `ways` are the standing answers that a
    table may set for it: each in words, with the key that it gives."""

    name: str
    ways: dict[str, str]


class Usual(Struct, frozen=True, gc=False):
    """The usual answer to a question of setting up: its `name` in words, such as "who leads", and
    the `key` of the answer."""

    name: str
    key: str


class Decision(Struct, gc=False, eq=False):
    """A question to one seat.

    Its `options` are those that are `offered`, some of them possibly blocked, and those that lie
    `beside`: everything else that somebody might try, all of it blocked. Options beside are made on
    demand, from the table as it lies while the question is open.

    A `choose` is answered by the key of an option. A `text` is answered by such a key or by a line
    of up to `limit` characters, given as `=words`. `default` is the key that the screen preselects:
    it declines, goes on or changes nothing, and never gives away, spends or picks. `whole` names
    all seats that the seat answers for. A `public` question depends only on what everybody knows,
    so everybody may see its options. `moot` is the key of an answer that a table may give unasked,
    because every other answer has the same effect or the same question was just answered. A `habit`
    names the kind of a recurring question. `mover` is the piece that moves to the offered places: a
    drop of it means the same as a click there. `usual` is the answer that a table gives to a
    question of setting up, unless players choose otherwise.
    """

    seat: int
    ask: str
    rule: str
    offered: list[Option]
    kind: Literal["choose", "text"] = "choose"
    default: str = ""
    limit: int = 0
    whole: str = ""
    beside: Callable[[], list[Option]] | None = None
    public: bool = False
    moot: str = ""
    habit: Habit | None = None
    mover: int = -1
    usual: Usual | None = None

    @property
    def options(self) -> list[Option]:
        """All options: those that are offered, and those that lie beside."""
        if self.beside is None:
            return [*self.offered]
        made = self.beside()
        self.beside = lambda: made  # once: many look
        return [*self.offered, *made]

    def made(self) -> Decision:
        """The same question with all its options made, so that it no longer reads a table."""
        return replace(self, offered=[option.plain() for option in self.options], beside=None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and astuple(self.made()) == astuple(other.made())

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> str | tuple[Any, ...]:
        return Struct.__reduce__(self.made())

    def option(self, key: str) -> Option | None:
        """The option with this key, if there is one."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def legal(self) -> list[Option]:
        """The options that no rule blocks."""
        return [option for option in self.offered if not option.why]

    def preselected(self, house_rules: Collection[str] = ()) -> str:
        """The key that a screen preselects: the `default`, or the only answer if it is open and has
        no warning; else empty."""
        said = [option for option in self.options if option.is_open(house_rules)]
        alone = self.kind == "choose" and len(said) == 1
        usual = (option for option in said if alone or option.key == self.default)
        return next((option.key for option in usual if not option.warning), "")

    def accept(self, key: str | Option, house_rules: list[str], anyway: bool = False) -> Option:
        """Return the option that *key* names, or that is given itself.

        :raises Refusal: if there is no such option, or if it is blocked and neither *anyway* nor a
            house rule overrides its rule.
        """
        for option in self.offered:
            if option is key:
                break
        else:
            name = key if isinstance(key, str) else key.key
            named = self.option(name)
            if named is None:
                return self._worded(name)
            option = named
        return option.taken(house_rules, anyway) if option.why else option

    def _worded(self, key: str) -> Option:
        if self.kind != "text" or not key.startswith("="):
            raise Unoffered(self.rule, f"{key!r} is not an answer to: {self.ask}")
        words = " ".join(key[1:].split())
        if not words or not is_plain(words):
            raise Refusal(self.rule, "Write a line of ordinary letters.")
        if len(words) > self.limit:
            raise Refusal(self.rule, f"At most {self.limit} characters fit.")
        return Option("=" + words, words, value=words)


class Together(Struct):
    """Questions to several seats at once. No seat learns an answer before all are given."""

    decisions: list[Decision]


class Roll(Struct, gc=False):
    """A roll that is asked of the chance seat."""

    sides: int
    ask: str
    rule: str

    def decision(self) -> Decision:
        """The question for people who roll a real die."""
        return Decision(
            CHANCE,
            self.ask,
            self.rule,
            [Option(str(n), str(n), value=n) for n in range(1, self.sides + 1)],
        )

    def fits(self, outcome: int | list[int], table: Table) -> bool:
        """Whether the die can show this result."""
        return isinstance(outcome, int) and 1 <= outcome <= self.sides


class Shuffle(Struct, gc=False):
    """A new order for *zone*, asked of the chance seat."""

    zone: str
    rule: str

    def fits(self, outcome: int | list[int], table: Table) -> bool:
        """Whether this is an order of all pieces in the zone."""
        lying = len(table.zones[self.zone].pieces)
        return isinstance(outcome, list) and sorted(outcome) == list(range(lying))


class Draw(Struct):
    """Asks people with a real deck which card they drew. `candidates` lists the possible pieces as
    the table lies; players may change the table before they answer."""

    candidates: Callable[[], list[int]]
    ask: str
    rule: str

    def decision(self, table: Table, title_of: Callable[[str], str]) -> Decision:
        """The question for people who hold the card. Cards with the same title are one option;
        *title_of* gives the title of a piece."""
        named: dict[str, int] = {}
        for number in sorted(self.candidates()):
            named.setdefault(table.pieces[number].name, number)
        options = [Option(name, title_of(name), value=number) for name, number in named.items()]
        return Decision(CHANCE, self.ask, self.rule, options)

    def fits(self, outcome: int | list[int], table: Table) -> bool:
        """Whether the card can be this piece."""
        return outcome in self.candidates()
