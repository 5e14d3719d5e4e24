"""Chapters 11 and 12: drawing Loot and Treasure, and what Nothing is worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tabletop.cardtext.subjects import Who
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR, LOOT, PARTY, TREASURE
from tabletop.games.restless.cards.phrases import WHOLE
from tabletop.games.restless.choices.doing import doing
from tabletop.games.restless.choices.greyed_options import at_sharing
from tabletop.games.restless.choices.needed_objects import on_a_card_of
from tabletop.games.restless.party.fortune.rolls import pay, rerolls
from tabletop.games.restless.party.holdings.decks import pick, picks, to_bottom, turn_up
from tabletop.games.restless.party.holdings.sins import bind_those, is_sin
from tabletop.games.restless.party.items.free_actions import answer_to
from tabletop.games.restless.party.items.item_gains import gain, share
from tabletop.games.restless.running.deeds import Draws, DrawsNothing, IsShuffled, does
from tabletop.games.restless.running.question_context import name, saying
from tabletop.games.restless.running.questions import choose_slot, question_for
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import INVENTORY, health, living
from tabletop.games.restless.table.things import is_such
from tabletop.grammar.frames import Voice
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import Does, Happens, verb
from tabletop.play.questions.decision import Decision, Option, Roll
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.vocabulary.parts.hands import add_drawing

ONE_OF = {"loot": "Loot", "treasures": "Treasure"}
"""What one card of a deck of Items is called."""

NOTHING_GOES = "loot-used"
"""RST-113: where a Nothing is discarded."""


def draw(
    play: Play, deck: str, *, drawer: int, slot: int = -1, won: list[Piece] | None = None
) -> Rules[None]:
    """RST-111: one card of Loot or Treasure, turned up by *drawer*, for *slot* or for anybody.

    RST-212: it lies with what is *won*, where all of that is shared out together afterwards.
    RST-112: the dead draw nothing, the party names another. RST-262: what draws on when Nothing is
    drawn does not where there is nothing else.
    """
    if play.table.count("nothing") and not holds_more(play.table, deck):
        return
    yield from play.happen(Draws(drawer, 1, deck=deck, slot=slot, won=won))


@does(Draws)
def draws_one(deed: Draws, play: Play) -> Rules[None]:
    """RST-112: in the place of somebody dead the party names another."""
    deck, drawer, slot, won = deed.deck, deed.who, deed.slot, deed.won
    if not health(play.table, drawer):
        dead = f" in the place of {name(play.table, drawer)}" if drawer >= 0 else ""
        ask = f"Who draws {ONE_OF[deck]}{dead}, and bears the Sins it brings?"
        other = yield from choose_slot(play, lambda: living(play.table), ask, "RST-111")
        drawer, slot = other, other if slot >= 0 else -1
    if drawer < 0:
        deed.prevented = True
        return
    deed.who = drawer
    chosen = yield from turn_up_one(play, deck, drawer)
    if chosen is None:
        return
    if isinstance(content.card(chosen.name), content.Nothing):
        yield from nothing(play, chosen, deck, drawer, slot, won)
    elif won is None:
        yield from gain(play, chosen, slot=slot)
    else:
        play.move(chosen, "drops", face_up=True)
        won.append(chosen)


def turn_up_one(play: Play, deck: str, drawer: int) -> Rules[Piece | None]:
    """RST-260: one card of a draw, with the Pick From there is; none where *drawer* takes a Sin."""
    candidates = yield from turn_up(play, deck, picks(play.table, deck, drawer=drawer))
    return (yield from pick_or_sin(play, deck, candidates, drawer))


def pick_or_sin(play: Play, deck: str, candidates: list[Piece], drawer: int) -> Rules[Piece | None]:
    """RST-257: one of the *candidates*; RST-117: none of them where there is a Sin."""
    if not any(map(is_sin, candidates)):
        return (yield from pick(play, deck, candidates, drawer=drawer))
    yield from to_bottom(play, deck, (yield from bind_those(play, candidates, drawer)))
    return None


def holds_more(table: Table, deck: str) -> bool:
    """RST-262: whether *deck* and its discard pile hold anything but Nothing."""
    return any(
        not isinstance(content.card(piece.name), content.Nothing)
        for zone in (deck, f"{deck}-used")
        for piece in table[zone]
    )


def _price(table: Table) -> int:
    """RST-113: what drawing again after Nothing costs."""
    return int(table.options["nothing_reroll_cost"])


def pay_for_another(play: Play, drawer: int) -> Rules[None]:
    """RST-113: the price of drawing again."""
    yield from pay(play, _price(play.table), drawer)


def draws_again(play: Play, drawn: Piece, deck: str, drawer: int) -> Rules[bool]:
    """RST-113: whether the party will give a Reroll Counter for another card."""
    price = _price(play.table)

    def question() -> Decision:
        cost = f" ({price} of {rerolls(play.table)} Reroll Counters)"
        again = Option("again", f"Draw another {ONE_OF[deck]} in its place{cost}", (), (deck,))
        if rerolls(play.table) < price:
            again = again.blocked("RST-113", "The party has no Reroll Counter.")
        elif not price and not holds_more(play.table, deck):
            again = again.blocked("RST-262", "Only Nothing cards are left.")
        words = "Discard Nothing and draw no other card"
        options = [Option("discard", words, (drawn.id,), (NOTHING_GOES,)), again]
        who = "The party" if drawer < 0 else name(play.table, drawer)
        ask = f"{who} turned up Nothing. Draw another {ONE_OF[deck]} in its place?"
        asked = question_for(play.table, drawer, ask, "RST-113", options)
        first = "First discard Nothing or draw again."
        asked.beside = partial(_beside_nothing, play.table, drawn, first)
        return asked

    option = yield from answer_to(play, question)
    return option.key == "again"


def _beside_nothing(table: Table, drawn: Piece, first: str) -> list[Option]:
    """RST-114: nobody holds Nothing; all else waits."""
    held = tuple(INVENTORY[slot] for slot in living(table))
    take = Option("take nothing", "Take Nothing", (drawn.id,), held).blocked(
        "RST-114", "A Nothing card is not an Item, so nobody can hold it.", absolute=True
    )
    return [take, *at_sharing(table, "RST-113", first, about=[drawn.id])]


def nothing(
    play: Play, drawn: Piece, deck: str, drawer: int, slot: int, won: list[Piece] | None = None
) -> Rules[None]:
    """RST-113: discarded, or drawn again for a Reroll Counter."""
    again = yield from draws_again(play, drawn, deck, drawer)
    play.move(drawn, NOTHING_GOES, face_up=True)
    play.count("nothing", 1)
    yield from play.happen(DrawsNothing(drawer))
    play.count("nothing", 0)
    if again:
        yield from pay_for_another(play, drawer)
        yield from draw(play, deck, drawer=drawer, slot=slot, won=won)


# --- what cards say of it ----------------------------------------------------------------------


def _draws(deck: str) -> Callable[..., Rules[None]]:
    """Somebody draws cards of *deck*."""

    @on_a_card_of(deck)
    def draws(about: Saying, who: int, n: int) -> Rules[None]:
        """RST-112: the one who is named must draw, and reveals what Sins there are."""
        for _ in range(n):
            yield from draw(about.play, deck, drawer=who, slot=who)

    return draws


def _party_draws(deck: str) -> Callable[..., Rules[None]]:
    """The party draws cards of *deck*."""

    @on_a_card_of(deck)
    def party_draws(about: Saying, n: int) -> Rules[None]:
        """RST-111, RST-122: the party names who turns it up, and divides."""
        play = about.play
        ask = f"{saying(about)} Who draws, and takes any Sins?"
        drawer = yield from choose_slot(play, lambda: living(play.table), ask, "RST-111")
        won: list[Piece] = []
        for _ in range(n if drawer >= 0 else 0):
            yield from draw(play, deck, drawer=drawer, won=won)
        yield from share(play, won)

    return party_draws


def _named(order: Callable[..., Rules[None]]) -> Callable[..., Rules[None]]:
    """The same, of the party by its name."""

    def party(about: Saying, who: Who, n: int) -> Rules[None]:
        yield from order(about, n=n)

    party.__doc__ = order.__doc__
    return party


def _of(deck: str) -> Callable[..., bool]:
    def fits(about: Saying, who: Who) -> bool:
        """It is of this deck."""
        return isinstance(about.deed, Draws) and about.deed.deck == deck

    return fits


def searches(about: Saying, who: int, deck: str, thing: Thing) -> Rules[None]:
    """RST-124: one of those that fit, by lot; nothing else is revealed; the deck is shuffled."""
    play = about.play
    fitting = [piece for piece in play.table[deck] if is_such(piece, thing)]
    if not fitting:
        return
    lot: int = yield Roll(len(fitting), f"{saying(about)} Which of those that fit?", "RST-124")
    found = fitting[lot - 1]
    play.move(found, "pick", face_up=True)
    yield from play.happen(IsShuffled(deck=deck, rule="RST-124"))
    yield from gain(play, found, slot=who)


for _deck, _card in (("loot", LOOT), ("treasures", TREASURE)):
    _ordered = _party_draws(_deck)
    _frames = ("[draw] {n} (card|cards)", "[find|gain|get|receive|take] {n}")
    with GRAMMAR.sharing():
        add_drawing(
            GRAMMAR, CHARACTER, _card, doing(_draws(_deck)), Happens(Draws, fits=_of(_deck)),
            *_frames, name=f"draw {_card.one}", order=_ordered,
            moment=(f"[draw] {_card.one}", f"[draw] a {_card.one}"),
        )  # fmt: skip
    WHOLE.add(
        add_drawing(
            GRAMMAR, PARTY, _card, Does(_named(_ordered)), None, *_frames,
            name=f"the party draws {_card.one}", voice=Voice(by_name=True, unsaid=False),
            only=("done",),
        )["done"]
    )  # fmt: skip
verb(
    GRAMMAR, "search a deck", CHARACTER, "[search] the {deck} deck for {thing}",
    does=doing(searches), slots={"deck": "deck", "thing": "thing/Item/one"}, only=("done", "paid"),
    reveals=True,
)  # fmt: skip
