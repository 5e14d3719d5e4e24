"""The marching order: chosen, held fast, and changed by what befalls the party."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations

from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.party.scores import bears
from tabletop.grammar.idiom import forms
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Habit, Option, Usual
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

STAYS = forms(
    GRAMMAR, "trait", "cannot change places", {"who": CHARACTER.id},
    ("the marching order cannot change", {"who": "each"}),
    "{who} cannot change places in the marching order", sort="ban",
)  # fmt: skip
"""Who keeps its place: whoever bears the card, or all."""

ORDERS = "marching-order"
"""Modules say under this name when nobody may change the order on a table."""

Frozen = Callable[[Table], bool]


def may_be_ordered(table: Table) -> bool:
    """Whether the party could march in another order: nothing holds anybody where they are."""
    party = heroes.here(table)
    if len(party) < 2 or any(bears(table, place, STAYS, who="each") for place in party):
        return False
    if sum(bears(table, place, STAYS, who="you") for place in party) > len(party) - 2:
        return False
    return not any(frozen(table) for frozen in _frozen(table))


def _all_frozen(table: Table) -> list[Frozen]:
    found: list[Frozen] = game_of(table).records_of(ORDERS)
    return found


_frozen = heroes.MEMORY.until_changed(_all_frozen, on=())


def set_order(play: Play, *, settled: bool = False, first: bool = False) -> Rules[None]:
    """DTC-033, DTC-100, DTC-113: who leads, and who follows. What is *settled* already is not put
    to people again; at *first* the order in which the heroes lie is usual."""
    if not may_be_ordered(play.table):
        return
    now = _key(heroes.here(play.table))
    option = yield from decide(
        play, "In which order does the party march?", "DTC-100", _orders, default=now,
        habit=Habit("The marching order", {"Always keep this order": now}),
        moot=now if settled else "",
        usual=Usual("the marching order", now) if first else None,
    )  # fmt: skip
    _march(play, [int(each) for each in option.key.split()[1:]])


def _march(play: Play, order: Sequence[int]) -> None:
    for number, place in enumerate(order):
        figure = heroes.figure_of(play.table, place)
        if figure is not None and play.table["order"].index(figure) != number:
            play.move(figure, "order", index=number, face_up=True)


def _key(order: Sequence[int]) -> str:
    return "order " + " ".join(map(str, order))


def _orders(table: Table) -> list[Option]:
    party = heroes.here(table)
    names = tuple(heroes.name_of(table, place) for place in party)
    found = _marching(party, names, tuple(_pieces_of(table, place) for place in party))
    held = [n for n, place in enumerate(party) if bears(table, place, STAYS, who="you")]
    if not held:
        return [*found]
    orders = {
        _key(order) for order in permutations(party) if all(order[n] == party[n] for n in held)
    }
    return [option for option in found if option.key in orders]


def _pieces_of(table: Table, place: int) -> tuple[int, ...]:
    """What one points at to have the hero at *place* lead: its figure, or its card."""
    found = heroes.figure_of(table, place), heroes.card_of(table, place)
    return tuple(piece.id for piece in found if piece is not None)


@cache
def _marching(
    party: tuple[int, ...], names: tuple[str, ...], pieces: tuple[tuple[int, ...], ...]
) -> tuple[Option, ...]:
    called, leads = dict(zip(party, names, strict=True)), dict(zip(party, pieces, strict=True))
    return tuple(
        Option(
            _key(order),
            ", ".join(called[place] for place in order),
            leads[order[0]],
            ("order",),
            row=tuple(leads[place][0] for place in order if leads[place]),
        )
        for order in permutations(party)
    )


# --- what befalls the party -----------------------------------------------------------------------


def change(play: Play, order: Sequence[int]) -> bool:
    """The party marches in that *order* from now on, whether it may be chosen or not; but while
    somebody cannot change its place, nothing moves."""
    party = heroes.here(play.table)
    moved = [place for place, was in zip(order, party, strict=True) if place != was]
    if not moved or any(bears(play.table, place, STAYS, who="you") for place in moved):
        return False
    _march(play, order)
    play.say("{} leads the party now.", heroes.hero_at(play.table, order[0]), rule="DTC-002")
    return True


def to_the_rear(play: Play, place: int) -> None:
    """The hero at *place*, who joins the party, is the last of it."""
    others = [each for each in heroes.living(play.table) if each != place]
    _march(play, [*others, place])


def goes(context: Meeting, who: int, end: str) -> bool:
    """The others keep their order among themselves; who is not with them goes nowhere."""
    party = heroes.here(context.table)
    if who not in party:
        return False
    others = [place for place in party if place != who]
    return change(context.play, [who, *others] if end == "front" else [*others, who])


verb(
    GRAMMAR, "change places", CHARACTER, "[go] to the {end} of the marching order",
    does=goes, slots={"end": "end"}, only=("done",),
)  # fmt: skip
