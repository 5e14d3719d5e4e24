"""What a module brings to a game, as plain data: steps, reactions, numbers, words, cards.

A module never asks whether another is in play, and neither does the game: the game has mechanisms
(a deck slot, a chart, a roaming figure), and modules add records to them. Where two modules
compete, the game's `order.py` has one `Precedence` for that point.
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
    from tabletop.grammar.extended import Words
    from tabletop.packs.cards import Card


class Wrap(Struct, frozen=True):
    """Wraps a step of the game or of another module.

    `run` gets the original step (`inner`), the play and the step's arguments: it may carry out the
    step (`yield from inner(play, ...)`, which returns where the game goes on) once, several times
    or not at all. `rule` is the rule that asks for it. `of` is the module of the step, empty for
    the game itself; nothing is wrapped while that module is not in play.
    """

    target: str
    rule: str
    run: Callable[..., Rules[Flow] | Flow]
    of: str = ""


class Replacement(Struct, frozen=True):
    """Replaces a step of the game or of another module; otherwise as `Wrap`."""

    target: str
    rule: str
    run: Callable[..., Rules[Flow] | Flow]
    of: str = ""


class Placing(Struct, frozen=True):
    """Inserts a step of the module after each run of the step `after`. `run` returns None: the game
    goes on as it would have. `of` is as in `Wrap`."""

    after: str
    name: str
    title: str
    rule: str
    run: Callable[[Play], Rules[None] | None]
    of: str = ""


def _nothing(table: Table) -> None:
    """Nothing more lies on the table."""


class Module(ModuleBox, frozen=True, kw_only=True):
    """A module's box and its contents, which a game without the module does not know.

    `rules_version` grows with its rules, as a game's does. `components` adds its zones and pieces
    to the table. `kinds` are the kinds of its cards by their headings, where the game has no such
    kind. `words` declares in the game's grammar what its cards say that the game's do not.
    `printed` tells what is printed on its own pieces, `titles` names pieces that are no cards,
    `pool` says from which cards one of its own cannot be told face down, and `called` names its
    zones. `counters` are those that its rules use beside the game's.
    """

    rules_version: int = 0
    components: Callable[[Table], None] = _nothing
    kinds: Mapping[str, type[Card]] = field(default_factory=dict)
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
