"""Spells: gaining, keeping and casting them (DTC-B11)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from tabletop.cardtext.subjects import Who
from tabletop.executor.sentence import Line
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR, SPELL
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes, periods, questions
from tabletop.games.darkest.party.executor import (
    EXECUTOR,
    TEXT,
    VAIN,
    Meeting,
    asks,
    pointless,
    sentences,
)
from tabletop.games.darkest.party.scores import is_cursed, spell_room
from tabletop.grammar.noun import words
from tabletop.grammar.verb import Happens, verb
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

CAST, HELD = "cast", "held"
"""Counters of a hero's card: how many Spells it cast in this Party Turn, and how many it held when
that began."""


class GainsSpell(Deed, kw_only=True):
    """DTC-B11: the top Spell, if there is room for it."""

    would = "{who} would gain a Spell"

    who: int

    def do(self, play: Play) -> Rules[None]:
        """Drawn by the hero."""
        if heroes.card_of(play.table, self.who) is None or (
            len(play.table[f"spells:{self.who}"]) >= spell_room(play.table, self.who)
        ):
            self.prevented = True
            return
        card = yield from draw(play)
        if card is None:
            self.prevented = True
            return
        play.move(card, f"spells:{self.who}", face_up=play.table.options["open_hands"] == "on")
        play.say("{} gains a Spell.", heroes.hero_at(play.table, self.who), rule="DTC-B11")


class Casts(Deed, kw_only=True):
    """A Spell is cast by the hero `who`."""

    would = "{who} would cast a Spell"

    who: int
    spell: int

    def do(self, play: Play) -> None:
        """It is discarded (DTC-B11)."""
        card, hero = play.table.pieces[self.spell], heroes.card_of(play.table, self.who)
        if hero is None:
            self.prevented = True
            return
        play.count(CAST, hero.counters.get(CAST, 0) + 1, hero)
        play.move(card, "spell-discard", face_up=True)
        play.say("{} casts {}.", hero, card, rule="DTC-B11")


def draw(play: Play) -> Rules[Piece | None]:
    """The top Spell; an empty deck is made of its discards anew (DTC-B11, DTC-B38)."""
    if not play.table["spell"]:
        for card in play.table["spell-discard"]:
            play.move(card, "spell", face_up=False)
        yield from play.shuffle("spell", rule="DTC-B38")
    return (yield from play.top("spell", rule="DTC-B11"))


def uncastable(table: Table, place: int) -> tuple[str, str] | None:
    """Why the hero at *place* can cast nothing now."""
    hero = heroes.hero_at(table, place)
    if TEXT.forbids(table, Casts(who=place, spell=-1)) is not None:
        return "DTC-319", "A hero who carries such an Object cannot cast Spells."
    if is_cursed(table):
        return "DTC-B32", "You cannot cast Spells in the Cursed Glade."
    if hero.counters.get(CAST, 0) >= hero.counters.get(HELD, 0):
        return (
            "DTC-B11",
            "In a Party Turn you can cast only as many Spells as you had when it began.",
        )
    return None


def party_options(play: Play, timings: Collection[str]) -> list[Option]:
    """Those of the whole party, as its leader's player may know them."""
    table, speaks = play.table, heroes.speaker(play.table, -1)
    return [
        option
        for place in heroes.here(table)
        if table.options["open_hands"] == "on" or heroes.speaker(table, place) == speaks
        for option in options(play, place, timings)
    ]


def hidden(table: Table) -> list[int]:
    """Heroes that might cast what the player who speaks for the party cannot see. How many Spells
    each holds all see; so who is asked for theirs tells nothing of them."""
    if table.options["open_hands"] == "on":
        return []
    speaks = heroes.speaker(table, -1)
    return [
        place
        for place in heroes.here(table)
        if table.zones[f"spells:{place}"].pieces
        and heroes.speaker(table, place) != speaks
        and uncastable(table, place) is None
    ]


def passed(
    play: Play, place: int, ask: str, listed: Callable[[int], list[Option]]
) -> Rules[Option]:
    """What the hero at *place* casts of what is *listed*, or that it casts none."""
    return (
        yield from questions.ask(
            play,
            place,
            lambda: Decision(
                heroes.speaker(play.table, place),
                f"{heroes.name_of(play.table, place)}: {ask}",
                "DTC-B11",
                [Option("none", "No Spell"), *listed(place)],
                default="none",
            ),
        )
    )


def options(play: Play, place: int, timings: Collection[str]) -> list[Option]:
    """The Spells that the hero at *place* could cast now, being of one of these *timings*."""
    found: list[Option] = []
    table = play.table
    if not table.zones[f"spells:{place}"].pieces:
        return found
    barred, asked = None, False
    for card in table[f"spells:{place}"]:
        of = content.card(card.name)
        if isinstance(of, content.Spell) and of.timing in timings:
            if not asked:
                barred, asked = uncastable(table, place), True
            hero = heroes.hero_at(table, place)
            option = _casting(hero.name, card.name, card.id, hero.zone)
            if (why := barred) is None and (lacks := pointless(table, place, card)) is not None:
                why = lacks.rule, lacks.why
            found.append(option.blocked(*why) if why else option)
    return found


@by_name
def _casting(hero: str, name: str, number: int, zone: str) -> Option:
    of = content.spell(name)
    label = f"{content.title(hero)} casts {of.name}"
    return Option(f"cast {name}#{number}", label, (number,), (zone,), value=number, tells=of.text)


AFTER: list[Callable[[Play, Piece, Piece | None, list[int]], Rules[None]]] = []
"""What may follow a Spell that has been cast, given what was met and whom it hit; chapters add to
it."""


def cast(
    play: Play,
    place: int,
    card: Piece,
    met: Piece | None = None,
    again: Callable[[int], Rules[bool]] | None = None,
) -> Rules[Meeting | None]:
    """The hero at *place* casts *card*: what it says is done."""
    deed = yield from play.happen(Casts(who=place, spell=card.id))
    if deed.prevented:
        return None
    context: Meeting | None = None
    hit: list[int] = []
    for sentence in sentences(card.name):
        line = Line(card, place, sentence)
        context = Meeting(
            play.table, line, place, place, playing=play, met=met, hit=hit, again=again
        )
        yield from EXECUTOR.carry(context)
    for follows in AFTER:
        yield from follows(play, card, met, hit)
    return context


def begin_turn(play: Play) -> None:
    """DTC-B11: a Party Turn begins; each may cast as many Spells as it holds."""
    periods.ends(play, "step")
    space_positions.begin_turn(play, max(1, heroes.at(play.table)))
    for place in heroes.here(play.table):
        hero = heroes.hero_at(play.table, place)
        n = len(play.table.zones[f"spells:{place}"].pieces)
        if CAST in hero.counters:
            play.count(CAST, 0, hero)
        if hero.counters.get(HELD, 0) != n:
            play.count(HELD, n, hero)


def has_room(table: Table, place: int) -> bool:
    """DTC-B11: whether the hero at *place* has room for a Spell more."""
    return len(table.zones[f"spells:{place}"].pieces) < spell_room(table, place)


def are_too_many(table: Table, place: int) -> bool:
    """Whether the hero at *place* has more Spells than it may have."""
    held = len(table.zones[f"spells:{place}"].pieces)
    if not held or heroes.card_of(table, place) is None:
        return False
    return held > spell_room(table, place)


def keep_limits(play: Play, place: int) -> Rules[None]:
    """DTC-B11: over the limit, the owner discards down at once."""
    while are_too_many(play.table, place):
        ask = f"{heroes.name_of(play.table, place)} has too little Craft: which Spell is discarded?"
        option = yield from asks(
            play, place, ask, lambda: [*map(card_option, play.table[f"spells:{place}"])]
        )
        space_positions.put_away(play, play.table.pieces[int(option.value)])


def _is_such(context: Meeting, who: Who = "", cast: str = "") -> bool:
    """Whether the Spell that was cast is the last one, if that is asked."""
    deed = context.deed
    return isinstance(deed, Casts) and (cast != "last" or not context.table[f"spells:{deed.who}"])


def _no_room(table: Table, place: int, values: dict[str, Any]) -> str:
    """DTC-B11: why no Spell is gained."""
    if len(table[f"spells:{place}"]) < spell_room(table, place):
        return ""
    return f"{heroes.name_of(table, place)} has room for no more Spells."


def gain_spells(context: Meeting, who: int, n: int) -> Rules[bool]:
    """One after another, if Craft allows it."""
    gained = False
    for _ in range(n):
        done = yield from context.propose(GainsSpell(who=who))
        gained = gained or not done.prevented
    return gained


VAIN[gain_spells] = _no_room

# --- how it is said -------------------------------------------------------------------------------

verb(
    GRAMMAR, "gain Spells", CHARACTER, "[gain|draw] {n}", does=gain_spells, deed=GainsSpell,
    unit=SPELL, reveals=True,
)  # fmt: skip
words(GRAMMAR, "cast", {"": "a Spell", "last": "the last Spell"})
verb(
    GRAMMAR, "cast a Spell", CHARACTER, "[cast] {cast}", slots={"cast": "cast"},
    deed=Happens(Casts, fits=_is_such), only=("after", "before", "forbidden"),
    ban=("[cast] Spells", "[cast] a Spell"),
)  # fmt: skip
