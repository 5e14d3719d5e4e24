"""What outlives a sitting: the campaign before it, and the result of a sitting. It is plain data
and lies on the table, so rules depend on the table alone. Everybody may see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from tabletop.table.bounds import Count, Name, Words

MOST_WRITTEN = 20_000
"""The most entries of a log: a hundred sittings with two hundred entries each."""

MOST_HEROES = 1000
MOST_THINGS = 10_000
"""The most things in one place, as many as pieces lie on a table."""


class Written(Struct, tag=True, frozen=True, omit_defaults=True, gc=False):
    """One entry of the log."""


class Recorded(Written, frozen=True):
    """A fact that the log holds from now on, in these words."""

    what: Name
    words: Words


class CrossedOut(Written, frozen=True):
    """A recorded fact no longer holds; it can still be read."""

    what: Name


class Counted(Written, frozen=True):
    """A counter has this number from now on."""

    what: Name
    n: Count


class Named(Written, frozen=True):
    """The players gave something a name."""

    what: Name
    name: Name


class Marked(Written, frozen=True):
    """A card, a hero or a place has a mark from now on."""

    what: Name
    mark: Name


class Unlocked(Written, frozen=True):
    """Something may be used from now on."""

    what: Name


class Burned(Written, frozen=True):
    """Something never comes into play again."""

    what: Name


AnyWritten = Recorded | CrossedOut | Counted | Named | Marked | Unlocked | Burned

Log = Annotated[list[AnyWritten], Meta(max_length=MOST_WRITTEN)]


class Thing(Struct, frozen=True, omit_defaults=True):
    """A card, a token or anything else that somebody has or that a place holds, with its
    numbers."""

    name: Name
    counters: dict[Name, Count] = field(default_factory=dict)


Things = dict[Name, Annotated[list[Thing], Meta(max_length=MOST_THINGS)]]
"""Things by where they are: `spells`, `worn`, `village`. Their order is kept."""


class Hero(Struct, frozen=True, omit_defaults=True):
    """A hero of the roster, living or dead; no hero is ever removed.

    `id` is the hero's card. `name` is what the hero is called where no rules are loaded: the name
    that players gave, or else that of the card. `seat` is the owner (-1: nobody now). `fell` is the
    number of the sitting in which the hero died, 0 while the hero lives, and `end` says how.
    """

    id: Name
    name: Name = ""
    seat: int = -1
    counters: dict[Name, Count] = field(default_factory=dict)
    things: Things = field(default_factory=dict)
    fell: int = 0
    end: Words = ""

    def falls(self, sitting: int, end: str) -> Hero:
        """This hero, killed in *sitting*; *end* says how."""
        return replace(self, fell=sitting, end=end)


Heroes = Annotated[list[Hero], Meta(max_length=MOST_HEROES)]


class Campaign(Struct, frozen=True, omit_defaults=True):
    """A campaign before sitting number `number`, which is laid out from it.

    `chapter` is what is played next, if there are several ways. `stores` hold what belongs to no
    hero. When it is `over`, no sitting follows.
    """

    number: int = 1
    chapter: Name = ""
    log: Log = field(default_factory=list)
    heroes: Heroes = field(default_factory=list)
    stores: Things = field(default_factory=dict)
    over: bool = False

    def recorded(self) -> dict[str, str]:
        """The facts that hold, with their words, the oldest first."""
        facts: dict[str, str] = {}
        for written in self.log:
            if isinstance(written, Recorded):
                facts[written.what] = written.words
            elif isinstance(written, CrossedOut):
                facts.pop(written.what, None)
        return facts

    def counted(self, what: str) -> int:
        """The counted number of *what*; 0 if it was never counted."""
        numbers = (w.n for w in reversed(self.log) if isinstance(w, Counted) and w.what == what)
        return next(numbers, 0)

    def named(self, what: str) -> str:
        """The name that players gave to *what*; empty if they gave none."""
        names = (w.name for w in reversed(self.log) if isinstance(w, Named) and w.what == what)
        return next(names, "")

    def marks(self, what: str) -> list[str]:
        """The marks that *what* bears, in the order they were made."""
        return [w.mark for w in self.log if isinstance(w, Marked) and w.what == what]

    def unlocked(self) -> list[str]:
        """What was unlocked and not burned since, in order, each once."""
        burned = self.burned()
        return [w for w in dict.fromkeys(self._of(Unlocked)) if w not in burned]

    def burned(self) -> set[str]:
        """What never comes into play again."""
        return set(self._of(Burned))

    @property
    def living(self) -> list[Hero]:
        """The heroes that live."""
        return [hero for hero in self.heroes if not hero.fell]

    @property
    def fallen(self) -> list[Hero]:
        """The heroes that died."""
        return [hero for hero in self.heroes if hero.fell]

    def hero(self, id: str) -> Hero:
        """The hero called *id*.

        :raises KeyError: if the roster has none.
        """
        for hero in self.heroes:
            if hero.id == id:
                return hero
        raise KeyError(id)

    def _of(self, kind: type[Unlocked | Burned]) -> Iterator[str]:
        return (written.what for written in self.log if isinstance(written, kind))


class Aftermath(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The result of a sitting.

    `words` say how it ended and `won` whether it was won; `stands` sums up the campaign in a line.
    `log` is added to the campaign's. `heroes` and `stores` are complete, with the dead. `chapter`
    comes next, unless the campaign is `over`.
    """

    words: Words
    won: bool = False
    stands: Words = ""
    log: Log = field(default_factory=list)
    heroes: Heroes = field(default_factory=list)
    stores: Things = field(default_factory=dict)
    chapter: Name = ""
    over: bool = False


def after(campaign: Campaign, aftermath: Aftermath) -> Campaign:
    """The *campaign* with *aftermath* written into it."""
    return Campaign(
        campaign.number + 1,
        aftermath.chapter,
        [*campaign.log, *aftermath.log],
        aftermath.heroes,
        aftermath.stores,
        aftermath.over,
    )


def check(campaign: Campaign, seats: int) -> Iterator[str]:
    """What is wrong with *campaign* at a table of so many *seats*, a sentence each."""
    if campaign.number < 1:
        yield f"There is no sitting {campaign.number}."
    known = set[str]()
    for written in campaign.log:
        if isinstance(written, Recorded):
            known.add(written.what)
        elif isinstance(written, CrossedOut) and written.what not in known:
            yield f"{written.what!r} is crossed out and was never recorded."
    ids = Counter(hero.id for hero in campaign.heroes)
    for twice in sorted(id for id, count in ids.items() if count > 1):
        yield f"Hero {twice!r} is in the roster twice."
    for hero in campaign.heroes:
        if not -1 <= hero.seat < seats:
            yield f"Hero {hero.id!r} belongs to seat {hero.seat}, which does not exist."
        if not 0 <= hero.fell <= campaign.number:
            yield f"Hero {hero.id!r} fell in sitting {hero.fell}, which has not been played."


def check_after(campaign: Campaign, aftermath: Aftermath, seats: int) -> Iterator[str]:
    """What is wrong with *aftermath* of a sitting that began from *campaign*, a sentence each."""
    if campaign.over:
        yield "The campaign was over before this sitting."
    then = after(campaign, aftermath)
    if len(then.log) > MOST_WRITTEN:
        yield f"The log would have {len(then.log):,} entries; it holds {MOST_WRITTEN:,}."
    yield from check(then, seats)
    now = {hero.id: hero for hero in aftermath.heroes}
    for hero in campaign.heroes:
        if hero.id not in now:
            yield f"Hero {hero.id!r} is missing: the dead stay in the roster, too."
    for hero in aftermath.heroes:
        if hero.fell > campaign.number:
            yield f"Hero {hero.id!r} fell in sitting {hero.fell}, which has not been played."
