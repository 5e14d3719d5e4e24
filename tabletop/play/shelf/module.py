"""What a module brings to a game, as plain data: steps, reactions, numbers, words, cards.

A module never asks whether another is in play, nor does the game: the game has mechanisms (a deck
slot, a chart, a figure that roams), and modules bring records of them. What two of them change
alike has its order in the game's `order.py`, one `Precedence` for each point that they contest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct, field

from tabletop.play.rules.counters import Counters
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.game import Printed
from tabletop.play.rules.game_box import ModuleBox
from tabletop.play.rules.joins import Join
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.modifiers import Modifiers
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, Steps
from tabletop.table.table import Flow, Table

if TYPE_CHECKING:
    from tabletop.cardtext.supplement import Supplement
    from tabletop.grammar.extended import Words
    from tabletop.packs.cards import Card


class Wrap(Struct, frozen=True):
    """A module's hand on a step of somebody else's.

    `run` is given the step as it was (`inner`), the play and the step's arguments: it may let it
    happen (`yield from inner(play, ...)`, which gives where the step goes on) once, more often or
    not at all. `rule` says that it does. `of` is the module that the step belongs to, empty for the
    game itself: nothing is wrapped while that is not in play.
    """

    target: str
    rule: str
    run: Callable[..., Rules[Flow] | Flow]
    of: str = ""


class Replacement(Struct, frozen=True):
    """What a module puts in place of somebody else's step, all of it; otherwise as `Wrap`."""

    target: str
    rule: str
    run: Callable[..., Rules[Flow] | Flow]
    of: str = ""


class Placing(Struct, frozen=True):
    """A step of a module's own that comes each time the step `after` was done.

    `run` returns nothing: the game goes on where it was about to go. `of` as in `Wrap`.
    """

    after: str
    name: str
    title: str
    rule: str
    run: Callable[[Play], Rules[None] | None]
    of: str = ""


def _nothing(table: Table) -> None:
    """Nothing more lies on the table."""


class Module(ModuleBox, frozen=True, kw_only=True):
    """A module's box and what is in it; nothing of it is known to a game that does without it.

    `rules_version` grows with its rules, as a game's does. `components` puts its zones and pieces
    on the table beside the game's. `kinds` are the kinds of its cards by their headings, where the
    game has no such kind, `phrases` what its cards say that the game's do not, or, where that
    has a grammar, `words`, which declare that in it. `printed` tells what
    stands on a piece of its own, `titles` what pieces are called that are no cards, `pool` what a
    card of its own cannot be told from face down, and `called` what its zones are called.
    `counters` are those that its rules know beside the game's.
    """

    rules_version: int = 0
    components: Callable[[Table], None] = _nothing
    kinds: Mapping[str, type[Card]] = field(default_factory=dict)
    phrases: Supplement | None = None
    words: Words | None = None
    printed: Callable[[str], Printed] | None = None
    titles: Mapping[str, str] = field(default_factory=dict)
    pool: Callable[[str], str] | None = None
    called: Mapping[str, str] = field(default_factory=dict)
    steps: Steps = field(default_factory=Steps)
    places: tuple[Placing, ...] = ()
    wraps: tuple[Wrap, ...] = ()
    joins: tuple[Join, ...] = ()
    replaces: tuple[Replacement, ...] = ()
    reactions: Reactions = field(default_factory=Reactions)
    modifiers: Modifiers = field(default_factory=Modifiers)
    records: tuple[Contribution, ...] = ()
    counters: Counters = Counters()
