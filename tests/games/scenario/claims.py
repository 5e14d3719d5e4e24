"""What each sentence of Scenario's chronicle says of the table, held to it when it is told."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.scenario.board.field import Field
from tabletop.games.scenario.board.harm import full_health, has
from tabletop.games.scenario.cards import content
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def lies_in(*kinds: str) -> Callable[..., bool]:
    """The last card that is named lies in a zone of one of these kinds."""

    def holds(table: Table, *parts: object) -> bool:
        cards = [part for part in parts if isinstance(part, Piece)]
        return table.zones[cards[-1].zone].kind in kinds

    return holds


def stands_at(table: Table, figure: Piece, code: object) -> bool:
    return "," in figure.zone and Field(table).code(figure.zone) == code


def has_left(table: Table, figure: Piece, n: int, left: object) -> bool:
    return figure.counters.get("health", 0) == left and n >= 0


def healed(table: Table, figure: Piece, n: int) -> bool:
    return n > 0 and figure.counters.get("health", 0) <= full_health(table, figure).n


def is_so(table: Table, figure: Piece, state: object) -> bool:
    return has(figure, str(state))


def is_so_no_more(table: Table, figure: Piece, state: object) -> bool:
    return not has(figure, str(state))


def exhausted(table: Table, figure: Piece) -> bool:
    seat = figure.counters["seat"] - 1
    held = [
        card for pile in ("hand", "chosen", "discard", "active") for card in table[f"{pile}:{seat}"]
    ]
    return bool(figure.counters.get("exhausted")) and "," not in figure.zone and not held


def lit(table: Table, figure: Piece, code: object) -> bool:
    return code in {Field(table).code(place) for place in Field(table).lit}


def dark(table: Table, code: object) -> bool:
    return code not in {Field(table).code(place) for place in Field(table).lit}


def opened(table: Table, figure: Piece, code: object) -> bool:
    field = Field(table)
    return figure.zone in field.opened and field.code(figure.zone) == code


def leads(table: Table, seat: str, lead: Piece, other: Piece, n: object) -> bool:
    of = content.ability(lead.name)
    chosen = lead.zone == other.zone and table.zones[lead.zone].kind == "chosen"
    return chosen and lead.counters.get("lead") == 1 and (of is None or of.initiative == n)


def rests(table: Table, seat: str) -> bool:
    number = next(n for n, each in enumerate(table.seats) if each.name == seat)
    hero = next(p for p in table.pieces if p.counters.get("seat") == number + 1)
    return bool(hero.counters.get("resting")) and not table[f"chosen:{number}"]


def taken_back(table: Table, seat: str) -> bool:
    number = next(n for n, each in enumerate(table.seats) if each.name == seat)
    return not table[f"discard:{number}"]


def over(table: Table, card: Piece, how: object) -> bool:
    pile = {"lost": "lost", "discarded": "discard"}[str(how)]
    return table.zones[card.zone].kind == pile and not card.counters.get("charges")


def drew(table: Table, kind: object, card: Piece) -> bool:
    of = content.card(card.name)
    return isinstance(of, content.Tactic) and card.zone == f"tactic:{of.monster}"


def strikes(table: Table, figure: Piece, target: Piece, n: int) -> bool:
    return "," in figure.zone and "," in target.zone and n >= 0


def always(table: Table, *parts: object) -> bool:
    return True


def stands(table: Table, figure: Piece, *said: object) -> bool:
    """Whether a figure stands on the map."""
    return "," in figure.zone


CLAIMS: dict[str, Callable[..., bool]] = {
    "Round {}.": lambda table, n: table.count("round") == n,
    "{} is {}.": lambda table, one, other: (
        is_so(table, one, other) if isinstance(one, Piece) else lies_in("hero")(table, other)
    ),
    "{} plays {} and {}: initiative {}.": leads,
    "{} takes a long rest.": rests,
    "{} enters at {}.": stands_at,
    "{}: {}.": drew,
    "{}: {}": lies_in("chosen", "items"),
    "{} focuses on {}: {} {}.": lambda table, figure, hero, *words: (
        "," in figure.zone and "," in hero.zone
    ),
    "{} focuses on nobody: it cannot get into reach of any hero.": stands,
    "{} does nothing: {}.": stands,
    "{} does nothing: {}, and {} is {}.": stands,
    "{} stays in reach of {}: its card has no attack this round.": stands,
    "{}, but {} prevents that: “{}”": always,
    "{} moves to {}.": stands_at,
    "{} is pushed to {}.": stands_at,
    "{} is pulled to {}.": stands_at,
    "{} is mired.": lambda table, figure: has(figure, "mired"),
    "{} opens the door at {}.": opened,
    "{} lights the lamp at {}.": lit,
    "The lamp at {} goes out.": dark,
    "{} draws {}.": lies_in("drawn", "drawn:monsters"),
    "{} attacks {}: {} damage.": strikes,
    "{} suffers {}: {} Health left.": has_left,
    "{} takes no damage.": stands,
    "{} braces and loses {}.": lies_in("lost"),
    "{} is used.": lies_in("items"),
    "{} heals {}.": healed,
    "{} is no longer {}.": is_so_no_more,
    "{} is defeated.": lambda table, figure: figure.zone == "defeated",
    "{} is exhausted.": exhausted,
    "{} is active.": lies_in("active"),
    "{} ends and is {}.": over,
    "{} is discarded.": lies_in("discard"),
    "{} is lost.": lies_in("lost"),
    "The short rest draws {}.": lies_in("discard"),
    "{} takes the other discarded cards back.": taken_back,
    "{} returns to the hand.": lies_in("lost", "discard"),  # told while all may read its name
    "{} learns {} and gives up {}.": always,
    "The game is over: {}": lambda table, words: table.outcome.words == words,
}
"""What each sentence of the chronicle says of the table as it is told."""
