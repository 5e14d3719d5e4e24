"""Burning: cards that leave the game for good, from heroes, from the road and from decks
(DTL-002 to DTL-006)."""

from __future__ import annotations

from functools import partial
from typing import Any

from tabletop.cardtext.subjects import Who
from tabletop.executor.context import Context
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.cards.grammar import CHARACTER, PARTY
from tabletop.games.darkest.combat.fight_effects import is_such as is_such_foe
from tabletop.games.darkest.combat.foes import foe_of
from tabletop.games.darkest.ground import decks, lasting_moves, space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.conditions import belongings, is_such
from tabletop.games.darkest.party.executor import FITS, NEEDS, Meeting, asks
from tabletop.games.darkest.party.forced_fights import DISCARDS
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.noun import unit
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import Does, Happens, verb
from tabletop.play.questions.decision import Refusal, Roll
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Burns(Deed, kw_only=True):
    """The card `card` is burned; by the hero `who`, if by one."""

    would = "{who} would burn a card"

    card: int
    who: int = -1

    def do(self, play: Play) -> None:
        """DTL-002: it is out of the game for good."""
        card = play.table.pieces[self.card]
        if lasting_moves.is_fireproof(card):
            play.say("{} does not burn.", card, rule="DTL-004")
            self.prevented = True
        else:
            lasting_moves.burn(play, card, "DTL-002")


# --- what heroes have with them -------------------------------------------------------------------


def burnable(table: Table, who: int, thing: Thing) -> list[Piece]:
    """What the hero at *who* has with it that is such a thing, and burns."""
    return [p for p in belongings(table, who, thing) if not lasting_moves.is_fireproof(p)]


def burn_thing(context: Meeting, who: int, thing: Thing) -> Rules[bool]:
    """As its owner says which."""
    play, done = context.play, False
    for _ in range(thing.n or len(burnable(play.table, who, thing))):
        if not (found := burnable(play.table, who, thing)):
            break
        card = found[0].id
        if thing.random:
            card = found[(yield Roll(len(found), "What is burned?", "DTL-002")) - 1].id
        elif thing.n and len(found) > 1:
            card = yield from _which(play, who, partial(burnable, play.table, who, thing))
        deed = yield from context.propose(Burns(card=card, who=who))
        done = done or not deed.prevented
    return done


def _which(play: Play, who: int, listed: partial[list[Piece]]) -> Rules[int]:
    option = yield from asks(play, who, "What is burned?", lambda: [*map(card_option, listed())])
    return int(option.value)


def _lacks(context: Meeting, who: int, thing: Thing) -> Refusal | None:
    if len(burnable(context.table, who, thing)) >= max(1, thing.n):
        return None
    name = heroes.name_of(context.table, who)
    return Refusal("DTL-004", f"{name} has nothing of that kind that burns.", absolute=True)


def _trophies(table: Table, who: int) -> list[Piece]:
    return [p for p in table[f"trophies:{who}"] if not lasting_moves.is_fireproof(p)]


def burn_trophies(context: Meeting, who: int, n: int) -> Rules[bool]:
    """DTL-030: as their owner says which."""
    play, done = context.play, False
    for _ in range(n):
        if not _trophies(play.table, who):
            break
        card = yield from _which(play, who, partial(_trophies, play.table, who))
        deed = yield from context.propose(Burns(card=card, who=who))
        done = done or not deed.prevented
    return done


def _lacks_trophies(context: Meeting, who: int, n: int) -> Refusal | None:
    if len(_trophies(context.table, who)) >= n:
        return None
    name = heroes.name_of(context.table, who)
    return Refusal("DTL-030", f"{name} has too few trophies.", absolute=True)


# --- what lies on the road, and in the deck -------------------------------------------------------


def burn_top(context: Meeting, who: int, n: int) -> Rules[bool]:
    """DTL-003: of the deck that is drawn from."""
    burned = yield from lasting_moves.burn_top(
        context.play, decks.active(context.play), n, "DTL-003"
    )
    return burned > 0


def burn_the_top(context: Meeting, who: int) -> Rules[bool]:
    """The same, of one card."""
    return (yield from burn_top(context, who, 1))


def _meant(context: Context, this: str) -> int:
    """The card that says so, or *it*; -1 if there is none."""
    if this != "it":
        return context.card.id
    return max(getattr(context.deed, "foe", -1), getattr(context.deed, "card", -1))


def burn_it(context: Meeting, who: int, this: str) -> Rules[bool]:
    """The card that says so; or *it*, the Enemy that would be fought, or the card that was turned
    up: then nobody meets it."""
    deed, card = context.deed, _meant(context, this)
    if card < 0:
        return False
    burned = yield from context.propose(Burns(card=card, who=who))
    if this == "it" and deed is not None and not burned.prevented and not deed.done:
        deed.prevented = True
    return not burned.prevented


def _burns(context: Context, said: dict[str, Any]) -> bool:
    """DTL-004: nobody is asked about what is fireproof."""
    card = _meant(context, said["this"])
    return card >= 0 and not lasting_moves.is_fireproof(context.table.pieces[card])


FITS[burn_it] = _burns
DISCARDS.add(burn_it)


def _face_up(table: Table, enemies: Thing) -> list[Piece]:
    """The Enemies that lie face up on the road, and are such, and burn."""
    return [
        card
        for space in heroes.spaces(table)
        for card in space_positions.revealed(table, space)
        if content.enemy(card.name) is not None
        and is_such_foe(foe_of(card, turned=False), enemies)
        and not lasting_moves.is_fireproof(card)
    ]  # fmt: skip


def burn_enemy(context: Meeting, who: int, enemy: Thing) -> Rules[bool]:
    """One that lies face up on the road, as the hero says who burns it; nobody has a trophy."""
    play = context.play
    met = context.met.id if context.met is not None else -1

    def there() -> list[Piece]:
        return [card for card in _face_up(play.table, enemy) if card.id != met]

    if not there():
        return False
    card = yield from _which(play, who, partial(there))
    deed = yield from context.propose(Burns(card=card, who=who))
    return not deed.prevented


NEEDS[burn_enemy] = lambda table, place, said: bool(_face_up(table, said["enemy"]))


def _is_burned(context: Meeting, who: Who, thing: Thing) -> bool:
    deed = context.deed
    if not isinstance(deed, Burns):
        return False
    return thing == Thing() or is_such(context.table.pieces[deed.card], thing)


def _any_burned(context: Meeting, who: Who = "") -> bool:
    return isinstance(context.deed, Burns)


# --- how it is said -------------------------------------------------------------------------------


def add_burning(grammar: Grammar) -> None:
    """Have the words for burning, for the cards of a module that burns anything."""
    verb(
        grammar, "burn things", CHARACTER, "[burn] {thing}", does=Does(burn_thing, lacks=_lacks),
        deed=Happens(Burns, fits=_is_burned), slots={"thing": "thing/belonging"},
        only=("done", "paid"),
    )  # fmt: skip
    verb(
        grammar, "burn trophies", CHARACTER, "[burn] {n}",
        does=Does(burn_trophies, lacks=_lacks_trophies),
        unit=unit(grammar, "trophy", "trophies", article=True), only=("done", "paid"),
    )  # fmt: skip
    verb(
        grammar, "burn this", CHARACTER, "[burn] {this}", does=burn_it, slots={"this": "this"},
        only=("done", "paid"),
    )  # fmt: skip
    verb(
        grammar, "burn an Enemy", CHARACTER, "[burn] {enemy} that lies face up on the road",
        does=burn_enemy, slots={"enemy": "thing/Enemy/one"}, only=("done",),
    )  # fmt: skip
    verb(
        grammar, "burn a card", CHARACTER, "[burn] a card",
        deed=Happens(Burns, fits=_any_burned), only=("after",),
    )  # fmt: skip
    verb(
        grammar, "burn the top card", PARTY, "[burn] the top Adventure card", does=burn_the_top,
        only=("done",), reveals=True,
    )  # fmt: skip
    verb(
        grammar, "burn the deck", PARTY, "[burn] the top {n}", does=burn_top,
        unit=unit(grammar, "Adventure card", "Adventure cards"), only=("done",), reveals=True,
    )  # fmt: skip
