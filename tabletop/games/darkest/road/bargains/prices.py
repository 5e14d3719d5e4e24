"""Prices that are paid in more than tokens: in what a hero has with it, or by others."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tabletop.cardtext.subjects import EACH, Who
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import acquisition, carrying_capacity, heroes, object_use
from tabletop.games.darkest.party.alignment import may_harm
from tabletop.games.darkest.party.conditions import belongings, is_such
from tabletop.games.darkest.party.executor import (
    COSTS,
    NEEDS,
    WHOM,
    Meeting,
    asks,
    hero_option,
)
from tabletop.games.darkest.party.object_use import HARMS
from tabletop.games.darkest.party.tokens import Gains, Loses
from tabletop.grammar.construction import Construction, Parts, of_value, passing
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import Does, Happens, verb
from tabletop.grammar.wording import Wording
from tabletop.play.questions.decision import Option, Refusal, Roll, if_alone
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

# --- what one gives up ---------------------------------------------------------------------------


class Discards(Deed, kw_only=True):
    """The hero `who` gives up a `card` that it has with it, which is `called` so."""

    would = "{who} would discard {deed.called}"

    who: int
    card: int
    called: str

    def do(self, play: Play) -> None:
        """It goes back to its stock."""
        space_positions.put_away(play, play.table.pieces[self.card])


def give_up(context: Meeting, who: int, thing: Thing) -> Rules[bool]:
    """As its owner says which, cast by nobody if they are Spells."""
    play, done = context.play, False
    for _ in range(thing.n or len(belongings(play.table, who, thing))):
        if not (found := belongings(play.table, who, thing)):
            break
        if thing.random:
            number = found[(yield Roll(len(found), f"{_what(thing)}?", "DTC-029")) - 1].id
        elif thing.n:
            number = yield from _which(play, who, thing)
        else:
            number = found[0].id
        called = content.title(play.table.pieces[number].name)
        deed = yield from context.propose(Discards(who=who, card=number, called=called))
        done = done or not deed.prevented
    return done


def _which(play: Play, who: int, thing: Thing) -> Rules[int]:
    """The number of the one that is meant."""
    option = yield from asks(
        play,
        who,
        f"Which {_what(thing)} is discarded?",
        lambda: [*map(card_option, belongings(play.table, who, thing))],
    )
    return int(option.value)


def _what(thing: Thing) -> str:
    """What one of them is called."""
    return GRAMMAR.printed("kind/belonging", thing.kinds)


def _lacks(context: Meeting, who: int, thing: Thing) -> Refusal | None:
    """DTC-029: why a price in kind cannot be paid where there are too few; a Spell that is cast
    does not pay for itself."""
    cast = context.card.id if isinstance(content.card(context.card.name), content.Spell) else -1
    found = [each for each in belongings(context.table, who, thing) if each.id != cast]
    if len(found) >= max(1, thing.n):
        return None
    name = heroes.name_of(context.table, who)
    return Refusal("DTC-029", f"{name} has no {_what(thing)}.", absolute=True)


def _is_discarded(context: Meeting, who: Who, thing: Thing) -> bool:
    """Whether it is such a thing."""
    deed = context.deed
    return isinstance(deed, Discards) and is_such(context.table.pieces[deed.card], thing)


# --- what one takes from others ------------------------------------------------------------------


class Loot(Struct, frozen=True):
    """So many tokens that are taken; or, as the taker likes, some other `thing`; or that alone."""

    n: int
    token: str
    thing: Thing | None = None


IT = "it"
"""The card that says so, as that from which something is taken."""


def take(context: Meeting, who: int, loot: Loot, whom: Who) -> Rules[bool]:
    """DTC-307: from whom the taker says, or of what lies there."""
    play = context.play
    if whom == IT:
        return _take_up(context, who, loot)
    if whom == EACH:
        victim = getattr(context.deed, "who", -1)
        if victim < 0 or victim == who or heroes.card_of(play.table, victim) is None:
            return False
        if not may_harm(play.table, who, victim):
            return False
    else:
        if not _harmed(context, who, loot, whom):
            return False
        option = yield from asks(
            play,
            who,
            "From whom?",
            lambda: [hero_option(play.table, each) for each in _harmed(context, who, loot, whom)],
        )
        victim = int(option.value)
    if loot.thing is not None:
        return (yield from _choose(context, who, victim, loot, loot.thing))
    yield from context.propose(Loses(who=victim, n=loot.n, token=loot.token))
    yield from context.propose(Gains(who=who, n=loot.n, token=loot.token))
    return True


def _choose(context: Meeting, who: int, victim: int, loot: Loot, thing: Thing) -> Rules[bool]:
    """Tokens or a thing, as the taker says; room is needed for it."""
    play, token = context.play, loot.token

    def options() -> list[Option]:
        table, found = play.table, list[Option]()
        if heroes.card_of(table, victim) is None:  # a hand took it off: nothing to choose
            return found
        if token and heroes.has(table, victim, token) >= loot.n:
            found.append(Option(token, f"{loot.n} {token}"))
        for item in belongings(table, victim, thing):
            option = card_option(item)
            found.append(carrying_capacity.fit(table, who, item.name).said(option))
        return [*found, Option("none", "Nothing")]

    option = yield from asks(
        play,
        who,
        f"What is taken from {heroes.name_of(play.table, victim)}?",
        options,
        moot=lambda: if_alone("none", options()),
    )
    if option.key == "none":
        return False
    if option.key == token:
        yield from context.propose(Loses(who=victim, n=loot.n, token=token, rule="DTC-307"))
        yield from context.propose(Gains(who=who, n=loot.n, token=token, rule="DTC-307"))
        return True
    item = play.table.pieces[int(option.value)]
    return (yield from acquisition.offer(play, who, item, "DTC-307", wants=True))


def _take_up(context: Meeting, who: int, loot: Loot) -> bool:
    """DTC-B12: of what the card holds, until there is none: then it goes."""
    play, left = context.play, context.card.counters.get("holds", 0)
    if not (n := min(loot.n, left)):
        return False
    play.count("holds", left - n, context.card)
    hero = heroes.hero_at(context.table, who)
    play.count(loot.token, hero.counters.get(loot.token, 0) + n, hero)
    called = GRAMMAR.printed("token", loot.token)
    play.say("{} takes {} {} from {}.", hero, n, called, context.card, rule="DTC-B12")
    if n == left:
        object_use.discard(context, who, "card")
    return True


def _harmed(context: Meeting, taker: int, loot: Loot, whom: Who) -> list[int]:
    """Those of whom so much may be taken."""
    table = context.table
    return [
        place
        for place in WHOM.among(context, whom)
        if place != taker and _has(table, place, loot) and may_harm(table, taker, place)
    ]


def _has(table: Table, place: int, loot: Loot) -> bool:
    """Whether the hero at *place* has it."""
    there: list[Piece] = belongings(table, place, loot.thing) if loot.thing is not None else []
    return bool(there) or (loot.token != "" and heroes.has(table, place, loot.token) >= loot.n)


def _lacks_harmed(context: Meeting, who: int, loot: Loot, whom: Who) -> Refusal | None:
    if whom == IT:
        held = context.card.counters.get("holds", 0)
        return None if held >= loot.n else Refusal("DTC-B12", "You have too little left.")
    if whom == EACH or _harmed(context, who, loot, whom):
        return None
    return Refusal("DTC-309", "There is nobody you can take it from.")


def _can_be_taken(table: Table, place: int, said: dict[str, Any]) -> bool:
    """Whether a thing alone that is to be taken from another is had by anybody."""
    loot, whom = said["loot"], said["whom"]
    if loot.token or whom in (IT, EACH):
        return True
    others = (other for other in heroes.here(table) if other != place)
    return any(_has(table, other, loot) and may_harm(table, place, other) for other in others)


NEEDS[take] = _can_be_taken

COSTS[give_up] = _lacks

# --- how it is said ------------------------------------------------------------------------------


def _parts(said: object) -> Parts | None:
    if not isinstance(said, Loot):
        return None
    if not said.token:
        return {"thing": said.thing}
    thing = {} if said.thing is None else {"thing": said.thing}
    return {"n": said.n, "token": said.token, **thing}


GRAMMAR.add(
    Construction("loot", lambda parts: Loot(**{"n": 0, "token": "", **parts}), _parts, [
        Wording("{n:number} {token:token} or {thing:thing/belonging/one}"),
        Wording("{n:number} {token:token}"),
        Wording("{thing:thing/belonging/one}"),
    ]),
    of_value("source", IT, "it"),
)  # fmt: skip
GRAMMAR.add(*passing("source", CHARACTER.id))
GRAMMAR.kind("loot")
GRAMMAR.kind("source")

verb(
    GRAMMAR, "discard things", CHARACTER, "[discard] {thing}", "[lose] {thing}",
    does=Does(give_up, lacks=_lacks), deed=Happens(Discards, fits=_is_discarded),
    slots={"thing": "thing/belonging"},
)  # fmt: skip
verb(
    GRAMMAR, HARMS, CHARACTER, "[take] {loot} from {whom}", does=Does(take, lacks=_lacks_harmed),
    slots={"loot": "loot", "whom": "source"}, only=("done", "paid"),
)  # fmt: skip
