"""What cards may say of hands, the deck and the discard pile."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.cardtext.subjects import Who
from tabletop.executor.context import Context
from tabletop.games.tower.deck.content import title
from tabletop.games.tower.deck.grammar import CARD, GRAMMAR, HELD, HERO
from tabletop.games.tower.rules import cards, numbers
from tabletop.games.tower.rules.bans import banned
from tabletop.games.tower.rules.deeds import Discards, Draws
from tabletop.games.tower.rules.drawing import can_draw, draw_to_hand, recycle
from tabletop.games.tower.rules.executor import ASKS, EXECUTOR, TEXT, PlayedContext
from tabletop.grammar.bounds import Bound
from tabletop.grammar.idiom import count, idiom, state
from tabletop.grammar.verb import Does, verb
from tabletop.play.questions.decision import Option, Refusal, distinct
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.vocabulary.parts.deck import add_looking
from tabletop.vocabulary.parts.hands import add_discarding, add_drawing, add_hands


def _draw(context: Context, who: int, n: int) -> Rules[bool]:
    """TWR-014: as many as there is room for in the hand."""
    drawn = 0
    while drawn < n and numbers.room(context.play.table, who) > 0:
        if not (yield from draw_to_hand(context.play, who, rule="TWR-028")):
            break
        drawn += 1
    context.much = drawn
    return drawn > 0


def _discard(context: PlayedContext, who: int, n: int) -> Rules[bool]:
    """One card after another, as who holds them says; all or none where there are too few."""
    if cards.hand_size(context.play.table, who) < n:
        return False
    context.much = context.discarded = 0
    for _ in range(n):
        yield from _discard_one(context, who, may=False)
    return context.much > 0


def _discard_one(context: PlayedContext, who: int, *, may: bool) -> Rules[bool]:
    """Whether one of the hand was discarded; who holds it *may* need not."""
    play = context.play

    def options() -> list[Option]:
        held = [
            Option(f"discard {card.name}", title(card.name), (card.id,), ("discard",), card.id)
            for card in play.table[cards.HAND[who]]
        ]
        return [*distinct(held), Option("done", "No more")] if may else distinct(held)

    held = play.table[cards.HAND[who]]
    if may or len(held) > 1:
        option = yield from ASKS(play, who, "Which card is discarded?", options)
        if option.key == "done":
            return False
        held = [play.table.pieces[int(option.value)]]
    if not (yield from _put_down(context, who, held[0])):
        return False
    context.much += 1
    return True


def _put_down(context: PlayedContext, who: int, card: Piece) -> Rules[bool]:
    """One card of a hand is discarded, unless a card forbids that, and it is told."""
    play = context.play
    heeds = TEXT.heeds(play.table, Discards)
    if heeds and not (yield from TEXT.agrees(play, Discards(who=who))):
        return False
    play.move(card, "discard", face_up=True)
    context.discarded += cards.rank(card.name) if cards.numbered(card.name) else 0
    play.say("{} discards {}.", play.table.seats[who].name, card, rule="TWR-048")
    yield from TEXT.told(play, Discards, who=who, agreed=True)
    return True


def _discard_all(context: PlayedContext, who: int) -> Rules[bool]:
    """The whole hand, in the order it lies in."""
    held = context.play.table[cards.HAND[who]]
    context.much = context.discarded = 0
    for card in held:
        context.much += yield from _put_down(context, who, card)
    return context.much > 0


def _discard_any(context: PlayedContext, who: int) -> Rules[bool]:
    """As many as who holds them says."""
    context.much = context.discarded = 0
    while cards.hand_size(context.play.table, who):
        if not (yield from _discard_one(context, who, may=True)):
            break
    return context.much > 0


def _of_suit(table: Table, who: int, suit: str) -> list[Piece]:
    return [card for card in table[cards.HAND[who]] if cards.suit(card.name) == suit]


def _lacks_suit(context: Context, who: int, suit: str) -> Refusal | None:
    if (ban := banned(context.table, Discards(who=who))) is not None:
        return ban
    if _of_suit(context.table, who, suit):
        return None
    name = context.table.seats[who].name
    return Refusal("TWR-048", f"{name} has no card of {suit.capitalize()}.", absolute=True)


def _lacks_cards(context: Context, who: int, n: int) -> Refusal | None:
    if (ban := banned(context.table, Discards(who=who))) is not None:
        return ban
    if (held := cards.hand_size(context.table, who)) >= n:
        return None
    name = context.table.seats[who].name
    return Refusal("TWR-048", f"{name} has {held} of {n} cards in hand.", absolute=True)


def _lacks_any(context: Context, who: int, **said: object) -> Refusal | None:
    """Who has no card in hand has none to give up."""
    return _lacks_cards(context, who, 1)


def _lacks_to_give(context: Context, who: int) -> Refusal | None:
    if cards.hand_size(context.table, who):
        return None
    name = context.table.seats[who].name
    return Refusal("TWR-043", f"{name} has no card in hand.", absolute=True)


def _lacks_lying(context: Context, who: int, n: int) -> Refusal | None:
    if context.table.zones["discard"].pieces:
        return None
    return Refusal("TWR-043", "The discard pile is empty.", absolute=True)


def _lacks_deck(context: Context, who: int, n: int) -> Refusal | None:
    if can_draw(context.table):
        return None
    return Refusal("TWR-125", "There is no card left to draw.", absolute=True)


def _discard_suit(context: PlayedContext, who: int, suit: str) -> Rules[bool]:
    """One of the hand that is of the *suit*, as who holds them says."""
    held = _of_suit(context.play.table, who, suit)
    if not held:
        return False
    card = yield from _picked(context, who, "Which card is discarded?", held)
    context.discarded = 0
    context.much = int((yield from _put_down(context, who, card)))
    return context.much > 0


def _picked(context: Context, who: int, ask: str, among: list[Piece]) -> Rules[Piece]:
    """One of these cards, as *who* says."""
    if len(among) == 1:
        return among[0]
    options = [
        Option(f"take {card.name}", title(card.name), (card.id,), value=card.id) for card in among
    ]
    option = yield from ASKS(context.play, who, ask, lambda: distinct(options))
    return context.play.table.pieces[int(option.value)]


def _give_one(context: Context, who: int) -> Rules[bool]:
    """TWR-043: to one who has room for it."""
    play, giver = context.play, replace(context, you=who)
    held = play.table[cards.HAND[who]]
    if not held:
        return False
    found = yield from EXECUTOR.whom.meant(giver, "another")
    if not found:
        return False
    to = found[0]
    if numbers.room(play.table, to) <= 0:
        return False
    card = yield from _picked(context, who, "Which card is given?", held)
    _hand_over(context, card, who, to)
    return True


def _swap(context: Context, who: int) -> Rules[bool]:
    """Each says which card it gives; both hands are as large as before."""
    play = context.play
    found = yield from EXECUTOR.whom.meant(replace(context, you=who), "another")
    if not found:
        return False
    to = found[0]
    if not (play.table[cards.HAND[who]] and play.table[cards.HAND[to]]):
        return False
    given = yield from _picked(context, who, "Which card is given?", play.table[cards.HAND[who]])
    back = yield from _picked(context, to, "Which card is given?", play.table[cards.HAND[to]])
    _hand_over(context, given, who, to)
    _hand_over(context, back, to, who)
    return True


def _hand_over(context: Context, card: Piece, giver: int, to: int) -> None:
    """A card goes from hand to hand; nobody else sees which (TWR-042)."""
    play = context.play
    play.move(card, cards.HAND[to])
    names = [play.table.seats[seat].name for seat in (giver, to)]
    play.say("{} gives {} a card.", *names, rule="TWR-043")


def _rank_discarded(context: PlayedContext) -> int:
    """How high it is; of several together."""
    return context.discarded


def _holds(context: Context, who: Who, suit: str) -> bool:
    hands = (context.table[cards.HAND[seat]] for seat in EXECUTOR.whom.among(context, who))
    return any(cards.suit(card.name) == suit for hand in hands for card in hand)


def _take_back(context: Context, who: int, n: int) -> Rules[bool]:
    """TWR-043: into the hand, as many as there is room for; the pile lies open."""
    play, taken = context.play, 0
    while taken < n and numbers.room(play.table, who) > 0:
        lying = [card for card in play.table["discard"] if card.id != context.card.id]
        if not lying:
            break
        card = yield from _picked(context, who, "Which card is taken?", lying)
        play.move(card, cards.HAND[who])
        play.say("{} takes {}.", play.table.seats[who].name, card, rule="TWR-043")
        taken += 1
    context.much = taken
    return taken > 0


def _has(context: Context, card: Piece) -> Rules[bool]:
    """TWR-043: into the hand, if there is room."""
    play, who = context.play, context.you
    if numbers.room(play.table, who) <= 0:
        return False
    play.move(card, cards.HAND[who])
    play.say("{} takes {}.", play.table.seats[who].name, card, rule="TWR-043")
    yield from TEXT.told(play, Draws, who=who)
    return True


def _no_deck(context: Context) -> bool:
    return not context.table.zones["deck"].pieces


def _is_full(context: Context) -> bool:
    """TWR-043: there is room for no card more."""
    return context.you >= 0 and numbers.room(context.table, context.you) <= 0


def _renew(context: Context) -> Rules[None]:
    yield from recycle(context.play, rule="TWR-124")


# --- how it is said ----------------------------------------------------------------------------

with GRAMMAR.sharing():
    DRAW = add_drawing(GRAMMAR, HERO, CARD, Does(_draw, lacks=_lacks_deck), Draws)
    DISCARD = add_discarding(GRAMMAR, HERO, CARD, _discard, _lacks_cards, Discards)
    HOLDING = add_hands(GRAMMAR, HERO, HELD, cards.hand_size)
    add_looking(GRAMMAR, ASKS, _has, "TWR-041", CARD, pile="discard")

_HAND = "(your|their|its|his|her|the)"
verb(
    GRAMMAR, "discard all cards", HERO, "[discard] all cards", "[discard] all (of|) the cards",
    "[discard] all cards in hand", f"[discard] {_HAND} (whole|entire|) hand",
    f"[discard] all (of|) {_HAND} cards",
    does=Does(_discard_all, lacks=_lacks_any), only=("done", "paid"),
)  # fmt: skip
verb(
    GRAMMAR, "discard any number of cards", HERO, "[discard] any number of cards",
    f"[discard] any number of cards from {_HAND} hand",
    does=Does(_discard_any, lacks=_lacks_any), only=("done", "paid"),
)  # fmt: skip
verb(
    GRAMMAR, "discard a card of a suit", HERO, "[discard] a {suit} card",
    f"[discard] (a|another|one|one other) {{suit}} card (from {_HAND} hand|)",
    does=Does(_discard_suit, lacks=_lacks_suit), only=("done", "paid"),
)  # fmt: skip
verb(
    GRAMMAR, "give a card", HERO, "[give] a card to another Hero", "[give] another Hero a card",
    f"[give] a card from {_HAND} hand to another Hero",
    does=Does(_give_one, lacks=_lacks_to_give), only=("done", "paid"),
)  # fmt: skip
verb(
    GRAMMAR, "swap a card", HERO, "[swap|exchange|trade] a card with another Hero",
    does=Does(_swap, lacks=_lacks_to_give), only=("done", "paid"),
)  # fmt: skip
verb(
    GRAMMAR, "take cards from the discard pile", HERO, "[take|return] {n} from the discard pile",
    does=Does(_take_back, lacks=_lacks_lying), unit=CARD, only=("done", "paid"),
)  # fmt: skip
state(
    GRAMMAR, HERO, "[hold] a {suit} card", "[have] a {suit} card in (your|their|) hand",
    "[have] (a|any) {suit} (card|cards) in (your|their|) hand",
    run=_holds, slots={"suit": "suit"}, with_="a {suit} card in hand",
)  # fmt: skip
count(
    GRAMMAR, (), ("the rank of the discarded card", "the rank of the card discarded this way"),
    _rank_discarded, back=True,
)  # fmt: skip


def _so_many_this_way(context: Context, so: Bound) -> bool:
    """As many as the sentence before says."""
    return so.holds(context.much)


for _done, _did in (("discarded", "discarded"), ("drawn", "drew")):
    idiom(
        GRAMMAR, "condition", f"{{so}} were {_done} this way",
        f"(you|they|that Hero) {_did} {{so}} (in|) this way", run=_so_many_this_way,
        slots={"so": CARD.bound}, back=True, sort="state",
    )  # fmt: skip
idiom(GRAMMAR, "condition", "your hand is full", run=_is_full, sort="state")
idiom(GRAMMAR, "condition", "the deck is empty", "there are no cards in the deck", run=_no_deck,
      sort="state")  # fmt: skip
idiom(
    GRAMMAR, "action", "shuffle the discard pile into the deck", "shuffle the discard pile into it",
    run=_renew, sort="deck",
)  # fmt: skip
