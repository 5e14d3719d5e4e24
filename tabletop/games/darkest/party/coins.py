"""Gold that is put down, stored or picked up: how much of it (DTC-044, DTC-137, DTC-142); and what
heroes pay, in gold and in other tokens."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR, TOKEN
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes, object_use
from tabletop.games.darkest.party.executor import COSTS, HAS, Meeting, asks
from tabletop.games.darkest.party.tokens import WORDS, Gains, Loses
from tabletop.grammar.frames import Voice
from tabletop.grammar.verb import Does, verb
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option, Refusal
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SMALL = 12
"""Up to so many coins are counted one by one; more go all at once."""


def how_many(play: Play, place: int, n: int, ask: str) -> Rules[int]:
    """How many of *n* coins the hero at *place* means."""
    option = yield from asks(play, place, ask, lambda: [
        Option("all", f"All {n}", value=n),
        *(Option(f"coins {each}", str(each), value=each) for each in range(1, min(n, SMALL + 1))),
    ])  # fmt: skip
    return int(option.value)


def dropping(table: Table, place: int) -> list[Option]:
    """DTC-137: gold may be put down, too."""
    if not heroes.has(table, place, "gold"):
        return []
    return [_dropping(heroes.hero_at(table, place).name, place)]


@by_name
def _dropping(hero: str, place: int) -> Option:
    """Nothing on the table stands for it: who points at the road means to go on."""
    return Option(
        f"drop gold {place}", f"{content.title(hero)} puts gold down", value=place, aside=True
    )


# --- what is paid ---------------------------------------------------------------------------------


def value(bag: Piece) -> int:
    """DTC-093: how much gold is in a Bag."""
    of = content.thing(bag.name)
    return of.value if of is not None else 0


def _bags(table: Table, place: int) -> list[Piece]:
    return [table.pieces[int(option.value)] for option in object_use.bags(table, place)]


def purse(table: Table, place: int) -> int:
    """DTC-093: how much gold the hero at *place* can pay outside of combat, out of Bags, too."""
    return heroes.has(table, place, "gold") + sum(map(value, _bags(table, place)))


def sell(play: Play, place: int, item: Piece, n: int) -> Rules[None]:
    """DTC-093: an Object becomes so much gold, a Bag its `value`."""
    space_positions.put_away(play, item)
    yield from play.happen(Gains(who=place, n=n, token="gold", rule="DTC-093"))


def spend(play: Play, place: int, n: int, rule: str) -> Rules[None]:
    """Pay so much gold: where the loose gold is too little, Bags are cashed, as few as will do."""
    while (rest := n - heroes.has(play.table, place, "gold")) > 0:
        if not (bags := sorted(_bags(play.table, place), key=value)):
            break
        bag = next((bag for bag in bags if value(bag) >= rest), bags[-1])
        play.say("{} cashes {}.", heroes.hero_at(play.table, place), bag, rule="DTC-093")
        yield from sell(play, place, bag, value(bag))
    yield from play.happen(Loses(who=place, n=n, token="gold", rule=rule))


HAS["gold"] = lambda table, place, token: purse(table, place)


def _lacks(context: Meeting, who: int, n: int, token: str) -> Refusal | None:
    """A quest takes no gold out of a Bag unasked."""
    table = context.table
    out_of_bags = token == "gold" and not context.chosen
    had = purse(table, who) if out_of_bags else heroes.has(table, who, token)
    if had >= n:
        return None
    left = f"no {WORDS[token]}" if not had else f"only {had} {WORDS[token]}"
    return Refusal("DTC-029", f"{heroes.name_of(table, who)} has {left}.")


def pay(context: Meeting, who: int, n: int, token: str) -> Rules[bool]:
    """DTC-029: a price cannot be paid from less than there is."""
    if token == "gold":
        yield from spend(context.play, who, n, "DTC-029")
    else:
        yield from context.propose(Loses(who=who, n=n, token=token))
    return True


COSTS[pay] = _lacks

verb(
    GRAMMAR, "pay tokens", CHARACTER, "[pay] {n} {token}", does=Does(pay, lacks=_lacks),
    unit=TOKEN, slots={"token": "token"}, voice=Voice(split=True), only=("done", "paid"),
)  # fmt: skip
