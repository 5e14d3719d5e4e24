"""Decisions: the one kind of question the rules ask, with every legal option listed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import astuple, replace

from tabletop.packs.visible_characters import is_plain

if TYPE_CHECKING:
    from tabletop.table.table import Table

CHANCE = -1
"""The chance seat: dice and decks are asked of it."""

CardHalf = Literal["", "top", "bottom"]
"""A half of a card as it is printed, or all of it."""


class Refusal(ValueError):
    """An answer the rules do not allow: the rule's id and a sentence that says why.

    What is `absolute` cannot be done against the rule either. `answers` are what would come to it
    if it were, one question after another; none where that cannot be told. `beside` are the rules
    that players wished to do without for it before, to no avail.
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
    """An answer that the open question does not offer, not even as a blocked one."""


class Option(Struct, frozen=True, gc=False):
    """One possible answer. It may stand in many questions.

    `key` names it in the journal, in scripts and in tests. `pieces` are what it is about (what is
    dragged or clicked) and `zones` where a drop means it. An option with a `why` is blocked: it
    stands there with the sentence and the `rule` that forbid it; one that is `absolute` cannot be
    taken against that rule either, for no table could show what came of it. `warning` is said
    before it is taken, `tells` is what may be known of what it brings. `value` is what the rules
    get to work with. `way` are the places that a move goes through, in order: that where it begins
    is left out, and the last is the place that it is dropped on; empty for what goes there at once.
    `half` is the half of its first piece that it is about, where that is a card with two. One that
    stands `aside` may be given nearly always, and is not what the question is for. One that
    `spends` uses up, besides what the question is for, what cannot be had again. `row` are the
    pieces of a place in the order in which it lays them: who drags one of them within that place
    means it; empty for what lays none in order. `effect` says in two words what comes of its first
    piece, to stand on it. Options of one `group`, a noun phrase, stand together under it. Of one
    that `joins`, what is to be said next is put with it where that can be told beforehand: both are
    one answer then.
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
        """This option, forbidden by *rule* for the reason *why*; whatever players rule if that is
        *absolute*."""
        return replace(self, rule=rule, why=why, absolute=absolute)

    def is_open(self, house_rules: Collection[str]) -> bool:
        """Whether it may be taken: no rule blocks it, or the players do without that rule."""
        return not self.why or (self.rule in house_rules and not self.absolute)

    def plain(self) -> Option:
        """This option with all its words made, which looks at no table any more."""
        return self

    def taken(self, house_rules: Collection[str], anyway: bool = False) -> Option:
        """This option, if it may be taken.

        :raises Refusal: if it is blocked, and neither *anyway* nor a house rule lifts its rule, or
            nothing can.
        """
        if (not anyway or self.absolute) and not self.is_open(house_rules):
            raise Refusal(self.rule, self.why, absolute=self.absolute)
        return self


class Late(Option, frozen=True, kw_only=True, eq=False):
    """An option whose label, and what it tells, are made by `words` when somebody looks: from the
    table as it lies while its question is open."""

    words: Callable[[], tuple[str, str]]

    @property  # type: ignore[misc]
    def label(self) -> str:
        """What it is called."""
        return self.words()[0]

    @property  # type: ignore[misc]
    def tells(self) -> str:
        """What may be known of what it brings."""
        return self.words()[1]

    def plain(self) -> Option:
        """This option with all its words made, which looks at no table any more."""
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
    """*options*, each of which stands aside."""
    return [replace(option, aside=True) for option in options]


def grouped(group: str, options: Iterable[Option]) -> list[Option]:
    """*options*, each of which stands in that *group*."""
    return [replace(option, group=group) for option in options]


def if_alone(key: str, options: Sequence[Option]) -> str:
    """*key*, where all *options* but that one are blocked; else nothing: for what is `moot`."""
    return key if all(option.why or option.key == key for option in options) else ""


def distinct(options: list[Option]) -> list[Option]:
    """The same options, of those with one key the second by `key#2`: players may lay copies of a
    piece that a game has but once."""
    if len({option.key for option in options}) == len(options):  # as most often
        return options
    seen: dict[str, int] = {}
    found = []
    for option in options:
        n = seen[option.key] = seen.get(option.key, 0) + 1
        found.append(option if n == 1 else replace(option, key=f"{option.key}#{n}"))
    return found


class Habit(Struct, frozen=True, gc=False):
    """A kind of question that comes again and again, by its `name` in words; and the `ways` in
    which a table may answer all of those from now on: in words, with the key that is given."""

    name: str
    ways: dict[str, str]


class Usual(Struct, frozen=True, gc=False):
    """What is usual where the rules leave it to the players how a game is set up: its `name` in
    words, such as who leads, and the `key` of the answer."""

    name: str
    key: str


class Decision(Struct, gc=False, eq=False):
    """A question to one seat.

    Its `options` are those that are `offered`, some of them blocked maybe, and what lies `beside`:
    whatever else somebody may try there, all of it blocked. That is made only when somebody looks,
    from the table as it lies while the question is open.

    A `choose` is answered by an option's key. A `text` takes an option's key or any line of up to
    `limit` characters, given as `=words`. `default` is the key that the screen preselects: it
    declines, goes on or leaves a thing as it is, and never gives away, spends or picks. `whole`
    names those that the seat answers for, where more than itself are asked. One is `public` that
    hangs on nothing but what everybody knows, though the seat knows more: all may see its options.
    `moot` is the key of the answer that a table may give for the seat, unasked: nothing comes of
    any other, or the same was just asked, and that everybody may know. A question that comes again
    and again has a `habit`: a table may answer all of that kind alike. `mover` is the piece that
    goes to the places that are offered: its drop on one means what a click there would. What the
    rules leave to the players before a game begins has a `usual` answer: a table gives that unasked
    as well, and asks players who wish it otherwise.
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
        """All that there is: what is offered, and what lies beside."""
        if self.beside is None:
            return [*self.offered]
        made = self.beside()
        self.beside = lambda: made  # once: many look
        return [*self.offered, *made]

    def made(self) -> Decision:
        """The same question with all its options made, which looks at no table any more."""
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
        """The key that a screen puts forward: the `default`, or the one answer that there is, if it
        is open and nothing is warned of; else empty."""
        said = [option for option in self.options if option.is_open(house_rules)]
        alone = self.kind == "choose" and len(said) == 1
        usual = (option for option in said if alone or option.key == self.default)
        return next((option.key for option in usual if not option.warning), "")

    def accept(self, key: str | Option, house_rules: list[str], anyway: bool = False) -> Option:
        """The option that *key* means, or that is given itself.

        :raises Refusal: if there is no such option, or if it is blocked and neither *anyway* nor a
            house rule lifts its rule, or nothing can.
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
    """Questions to several seats at once; nobody learns an answer before all are given."""

    decisions: list[Decision]


class Roll(Struct, gc=False):
    """A die is asked of the chance seat."""

    sides: int
    ask: str
    rule: str

    def decision(self) -> Decision:
        """The question, for people who roll a die of their own."""
        return Decision(
            CHANCE,
            self.ask,
            self.rule,
            [Option(str(n), str(n), value=n) for n in range(1, self.sides + 1)],
        )

    def fits(self, outcome: int | list[int], table: Table) -> bool:
        """Whether the die can come out so."""
        return isinstance(outcome, int) and 1 <= outcome <= self.sides


class Shuffle(Struct, gc=False):
    """A new order for *zone* is asked of the chance seat."""

    zone: str
    rule: str

    def fits(self, outcome: int | list[int], table: Table) -> bool:
        """Whether this is an order of all that lies in the zone."""
        lying = len(table.zones[self.zone].pieces)
        return isinstance(outcome, list) and sorted(outcome) == list(range(lying))


class Draw(Struct):
    """Which piece it is, is asked of people who use a real deck.

    `candidates` tells which it may be as the table lies: players may change that before they say.
    """

    candidates: Callable[[], list[int]]
    ask: str
    rule: str

    def decision(self, table: Table, title_of: Callable[[str], str]) -> Decision:
        """The question, for people who hold the card; those that are called alike are one option.

        *title_of* is what each is called.
        """
        named: dict[str, int] = {}
        for number in sorted(self.candidates()):
            named.setdefault(table.pieces[number].name, number)
        options = [Option(name, title_of(name), value=number) for name, number in named.items()]
        return Decision(CHANCE, self.ask, self.rule, options)

    def fits(self, outcome: int | list[int], table: Table) -> bool:
        """Whether it can be this piece."""
        return outcome in self.candidates()
