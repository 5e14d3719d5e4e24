"""Chapter 10: who gains an Item, and what goes to make room for it."""

from __future__ import annotations

from functools import partial

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR, THIS
from tabletop.games.restless.choices.act_declaration import said_of
from tabletop.games.restless.choices.carrying_capacity import room_after, weight
from tabletop.games.restless.choices.doing import doing
from tabletop.games.restless.choices.item_shares import shared, sharing, takers_of
from tabletop.games.restless.choices.needed_objects import acts_on, on_a_card_of
from tabletop.games.restless.party.holdings.belongings import comes_into_hands
from tabletop.games.restless.party.holdings.decks import top
from tabletop.games.restless.party.items.free_actions import answered, make_room
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.running.questions import choose_card
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import health, inventory
from tabletop.games.restless.table.things import is_such
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import verb
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def gain(play: Play, piece: Piece, *, slot: int = -1) -> Rules[None]:
    """RST-100, RST-101: give *piece* to the Character in *slot*, or to one the party chooses."""
    if slot < 0:
        yield from share(play, [piece])
    else:
        yield from _take(play, piece, slot)


def _take(play: Play, piece: Piece, taker: int, *, anyway: bool = False) -> Rules[None]:
    """Who has no room may make some, or the Item is left on the Ground (-1: at once)."""
    going, title = {piece.id: taker}, content.title(piece.name)
    while taker >= 0 and not anyway and room_after(play.table, taker, going) < 0:
        laden = any(weight(held) for held in inventory(play.table, taker))
        said = (yield from make_room(play, taker, going, f"Leave {title}")) if laden else "decline"
        taker, anyway = -1 if said == "decline" else taker, said == "keep"
    if taker >= 0:
        gained = yield from comes_into_hands(play, piece, taker, anyway=anyway)
        if gained.done:
            return
    play.move(piece, "ground", face_up=True)
    play.say("{} stays on the Ground.", piece, rule="RST-101")


# --- several among several -----------------------------------------------------------------------


def share(play: Play, items: list[Piece]) -> Rules[None]:
    """RST-212: the party divides *items* as it likes, all of them in one answer.

    Of one from a journal of the time when they were divided one by one the rest is asked again, and
    so is what was for somebody who does not live any more.
    """
    lay = {piece.id: piece.zone for piece in items}

    def left() -> list[int]:
        return [number for number, zone in lay.items() if play.table.pieces[number].zone == zone]

    while left():
        answer = yield from answered(
            play, lambda: sharing(play.table, left()), then=lambda: partial(shared, left())
        )
        for number, taker in takers_of(left(), said_of(answer)).items():
            slot = int(taker.value)
            if number in left() and (slot < 0 or health(play.table, slot)):
                del lay[number]
                yield from _take(play, play.table.pieces[number], slot, anyway=bool(taker.why))


@on_a_card_of("starters")
def draws_a_starter(about: Saying, who: int) -> Rules[None]:
    """RST-112: from the deck of Starter Items."""
    play = about.play
    piece = yield from top(play, "starters", rule="RST-112")
    if piece is not None:
        yield from gain(play, play.table.pieces[piece.id], slot=who)


def discarded(table: Table, thing: Thing, deck: str) -> list[Piece]:
    """Such *things* as lie on the discard pile of a *deck*."""
    return [each for each in table[f"{deck}-used"] if is_such(each, thing)]


@acts_on(
    lambda table, slot, said: discarded(table, said["thing"], said["deck"]), "None lies there."
)
def takes_from_discarded(about: Saying, who: int, thing: Thing, deck: str) -> Rules[None]:
    """RST-100: one of those that lie there, as new."""
    play = about.play

    pile = GRAMMAR.printed("deck", deck)
    who_takes = f"does {name(play.table, who)} take from the {pile} discard pile?"
    called = GRAMMAR.printed("kind/Item", thing.kinds)
    ask = f"{content.title(about.card.name)}: which {called} {who_takes}"
    piece = yield from choose_card(
        play, lambda: discarded(play.table, thing, deck), ask, "RST-100", seat=who
    )
    if piece is not None:
        yield from gain(play, piece, slot=who)


def goes_to(about: Saying, who: int) -> Rules[None]:
    """RST-120: what says so goes from one Character to another, a Sin too."""
    play = about.play
    piece = play.table.pieces[about.card.id]
    kind = play.table.zones[piece.zone].kind
    if kind == "inventory":
        yield from gain(play, piece, slot=who)
    elif kind == "sins":
        play.move(piece, f"sins:{who}", face_up=True)
        play.say("{} goes to {}.", piece, name(play.table, who), rule="RST-120")


# --- how it is said ----------------------------------------------------------------------------

verb(
    GRAMMAR, "draw a Starter Item", CHARACTER, "[draw|gain|get] a Starter Item",
    does=doing(draws_a_starter), only=("done", "paid"),
)  # fmt: skip
verb(
    GRAMMAR, "take a thing from a discard pile", CHARACTER,
    "[take|gain|get] {thing} from the {deck} discard pile",
    slots={"thing": "thing/Item/one", "deck": "deck"}, does=doing(takes_from_discarded),
    only=("done", "paid"),
)  # fmt: skip
verb(
    GRAMMAR, "this goes to somebody", THIS, "[go] to {who}", slots={"who": CHARACTER.id},
    does=goes_to, only=("done",),
)  # fmt: skip
