"""Chapters 11 to 13 and 24: drawing, Pick From, Nothing, Sins and revealing."""

from __future__ import annotations

from functools import partial

from tabletop.games.restless.battle.greyed import at_sharing
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES, deed
from tabletop.games.restless.party.belongings import gain
from tabletop.games.restless.party.rolls import pay, rerolls
from tabletop.games.restless.running.asking import ONE_OF, name, picking, saying
from tabletop.games.restless.running.choosing import (
    answer_to,
    choose_card,
    choose_slot,
    meant,
    question_for,
)
from tabletop.games.restless.running.effects import Happening, Saying, happens
from tabletop.games.restless.running.lasting import comes_into_force
from tabletop.games.restless.running.ruling import ruled
from tabletop.games.restless.table.reading import INVENTORY, character, health, living
from tabletop.play.decision import Decision, Option, Roll
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

PICK = PHRASES.add("{drawn} Pick From {n}", "modifier")
PICK_FIRST = PHRASES.add("the first Encounter is Pick From {n}", "modifier")
PICK_LAST = PHRASES.add("the last Encounter is Pick From {n}", "modifier")
PICK_PLACE = PHRASES.add("Encounter {place:n} is Pick From {n}", "modifier")


def top(play: Play, deck: str, *, rule: str) -> Rules[Piece | None]:
    """The next card of *deck*; RST-021: an empty deck is made anew from its discard pile."""
    table = play.table
    used = f"{deck}-used"
    if not table.zones[deck].pieces and table.zones[used].pieces:
        for piece in table[used]:
            play.move(piece, deck, face_up=False)
        yield from play.shuffle(deck, rule="RST-021")
    return (yield from play.top(deck, rule=rule))


def shuffle(play: Play, deck: str, *, rule: str) -> Rules[None]:
    """RST-253: what lay revealed in *deck* is not known any more once it is shuffled."""
    for piece in play.table[deck]:
        if piece.face_up:
            play.flip(piece, face_up=False)
    yield from play.shuffle(deck, rule=rule)


def picks(table: Table, deck: str, *, drawer: int = -1, place: int = 0, last: bool = False) -> int:
    """RST-258: how many candidates there are for a draw: 1, and each Pick From adds its own.

    RST-138: what one Character bears counts where that one is the *drawer*, or nobody is. An
    Encounter lies at a *place* of the row, maybe the *last*.
    """
    found = pickers(table, deck, drawer=drawer, place=place, last=last)
    return 1 + sum(extra for _, extra in found)


def pickers(
    table: Table, deck: str, *, drawer: int = -1, place: int = 0, last: bool = False
) -> list[tuple[Piece, int]]:
    """RST-258: the cards that add candidates to such a draw, each with how many."""
    found = []
    for piece, bearer, clause in ruled(table, PICK, PICK_FIRST, PICK_LAST, PICK_PLACE):
        if bearer >= 0 and drawer not in (-1, bearer):
            continue
        here = {
            PICK: clause.values.get("drawn") == deck,
            PICK_FIRST: place == 1,
            PICK_LAST: last,
            PICK_PLACE: place > 0 and clause.values.get("place") == place,
        }
        if here[clause.phrase]:
            found.append((piece, int(clause.values["n"]) - 1))
    return found


def draw(play: Play, deck: str, *, drawer: int, slot: int = -1) -> Rules[None]:
    """RST-111: one card of Loot or Treasure, turned up by *drawer*, for *slot* or for anybody.

    RST-112: the dead draw nothing, the party names another. RST-262: what draws on when Nothing is
    drawn does not where there is nothing else.
    """
    if play.table.count("nothing") and not holds_more(play.table, deck):
        return
    if not health(play.table, drawer):
        dead = f" in the place of {name(play.table, drawer)}" if drawer >= 0 else ""
        ask = f"Who draws {ONE_OF[deck]}{dead}, and bears the Sins it brings?"
        other = yield from choose_slot(play, lambda: living(play.table), ask, "RST-111")
        drawer, slot = other, other if slot >= 0 else -1
    if drawer < 0:
        return
    chosen = yield from turn_up_one(play, deck, drawer)
    if chosen is None:
        return
    if isinstance(content.card(chosen.name), content.Nothing):
        yield from nothing(play, chosen, deck, drawer, slot)
        return
    yield from gain(play, chosen, slot=slot)


def turn_up_one(play: Play, deck: str, drawer: int) -> Rules[Piece | None]:
    """RST-260: one card of a draw, with the Pick From there is; none where *drawer* takes a Sin."""
    candidates = yield from turn_up(play, deck, picks(play.table, deck, drawer=drawer))
    return (yield from pick_or_sin(play, deck, candidates, drawer))


def pick_or_sin(play: Play, deck: str, candidates: list[Piece], drawer: int) -> Rules[Piece | None]:
    """RST-257: one of the *candidates*; RST-117: none of them where there is a Sin."""
    sins = [piece for piece in candidates if is_sin(piece)]
    if not sins:
        return (yield from pick(play, deck, candidates, drawer=drawer))
    for sin in sins:  # RST-117: they are taken, and nothing else is
        yield from bind(play, sin, drawer)
    yield from to_bottom(play, deck, [piece for piece in candidates if piece not in sins])
    return None


def turn_up(play: Play, deck: str, n: int) -> Rules[list[Piece]]:
    """RST-257: *n* candidates from the top of *deck*, face up."""
    candidates: list[Piece] = []
    for _ in range(n):
        piece = yield from top(play, deck, rule="RST-257" if n > 1 else "RST-111")
        if piece is None:
            break
        play.move(piece, "pick", face_up=True)
        candidates.append(play.table.pieces[piece.id])
    return candidates


def pick(
    play: Play,
    deck: str,
    candidates: list[Piece],
    *,
    drawer: int = -1,
    place: int = 0,
    last: bool = False,
) -> Rules[Piece | None]:
    """RST-257: one is chosen; RST-259: the others go to the bottom of their deck.

    Who draws, and at which place, say which cards brought the candidates.
    """  # fmt: skip
    kind = deck.partition("-")[0]
    found = pickers(play.table, kind, drawer=drawer, place=place, last=last)
    ask = picking(deck, len(candidates), [piece for piece, _ in found])
    ids = [piece.id for piece in candidates]

    def among() -> list[Piece]:
        return [
            play.table.pieces[number] for number in ids if play.table.pieces[number].zone == "pick"
        ]

    to = ("encounter",) if kind == "encounters" else ()
    chosen = yield from choose_card(play, among, ask, "RST-257", to=to)
    if chosen is not None:
        others = [piece for piece in among() if piece.id != chosen.id]
        yield from to_bottom(play, deck, others)
    return chosen


def to_bottom(play: Play, deck: str, pieces: list[Piece]) -> Rules[None]:
    """RST-259: under the deck, in random order."""
    for piece in pieces:
        play.move(piece, deck, index=0, face_up=False)
    if len(pieces) > 1:
        yield from mix_bottom(play, deck, len(pieces))


def mix_bottom(play: Play, deck: str, n: int) -> Rules[None]:
    """Put the lowest *n* cards of *deck* into random order, by lot after lot."""
    for place in range(n - 1):
        lot: int = yield Roll(
            n - place, "Which of those not picked goes lowest under its deck?", "RST-259"
        )
        lying = play.table[deck]
        play.move(lying[place + lot - 1], deck, index=place)


def is_sin(piece: Piece) -> bool:
    """RST-120: a Sin is no Item."""
    return isinstance(content.card(piece.name), content.Sin)


def bind(play: Play, sin: Piece, slot: int) -> Rules[None]:
    """RST-115: it binds to the Character that reveals it, though that be dying of another.

    RST-112: if there is no such Character, the party names one.
    """
    if character(play.table, slot) is None:
        slot = yield from choose_slot(
            play,
            lambda: living(play.table),
            f"Who bears the Sin {content.title(sin.name)}?",
            "RST-122",
        )
    if slot < 0:
        play.move(sin, "treasures-used", face_up=True)
        return
    play.move(sin, f"sins:{slot}", face_up=True)
    comes_into_force(play, sin)
    play.say("{} binds to {}.", sin, name(play.table, slot), rule="RST-115")
    yield from happens(play, Happening("reveals a Sin", slot))


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
        again = Option("again", f"Draw another {ONE_OF[deck]}{cost}")
        if rerolls(play.table) < price:
            again = again.blocked("RST-113", "The party has no Reroll Counter.")
        elif not price and not holds_more(play.table, deck):
            again = again.blocked("RST-262", "There is nothing but Nothing left.")
        options = [Option("discard", "Discard Nothing: draw no more"), again]
        who = "The party" if drawer < 0 else name(play.table, drawer)
        ask = f"{who} turned up Nothing. Draw another {ONE_OF[deck]}?"
        asked = question_for(play.table, drawer, ask, "RST-113", options)
        first = "First Nothing is discarded, or another is drawn."
        asked.beside = partial(_beside_nothing, play.table, drawn, first)
        return asked

    option = yield from answer_to(play, question)
    return option.key == "again"


def _beside_nothing(table: Table, drawn: Piece, first: str) -> list[Option]:
    """RST-114: nobody holds Nothing; all else waits."""
    held = tuple(INVENTORY[slot] for slot in living(table))
    take = Option("take nothing", "Take Nothing", (drawn.id,), held).blocked(
        "RST-114", "Nothing is no Item: nobody can hold it.", absolute=True
    )
    return [take, *at_sharing(table, "RST-113", first, about=drawn.id)]


def nothing(play: Play, drawn: Piece, deck: str, drawer: int, slot: int) -> Rules[None]:
    """RST-113: discarded, or drawn again for a Reroll Counter."""
    again = yield from draws_again(play, drawn, deck, drawer)
    play.move(drawn, "loot-used", face_up=True)
    play.count("nothing", 1)
    yield from happens(play, Happening("draws Nothing", drawer))
    play.count("nothing", 0)
    if again:
        yield from pay_for_another(play, drawer)
        yield from draw(play, deck, drawer=drawer, slot=slot)


# --- what cards say of it ----------------------------------------------------------------------


@deed("draws {n} {deck}", "draw {n} {deck}")
def draws(play: Play, about: Saying, who: str, n: int, deck: str) -> Rules[None]:
    """RST-112: the one who is named must draw, and reveals what Sins there are."""
    for slot in (yield from meant(play, about, who)):
        for _ in range(n):
            yield from draw(play, deck, drawer=slot, slot=slot)


@PHRASES.action("draw {n} {deck}")
def party_draws(play: Play, about: Saying, n: int, deck: str) -> Rules[None]:
    """RST-111, RST-122: the party names who turns it up, and divides."""
    ask = f"{saying(about)} Who draws, and bears the Sins there are?"
    drawer = yield from choose_slot(play, lambda: living(play.table), ask, "RST-111")
    for _ in range(n if drawer >= 0 else 0):
        yield from draw(play, deck, drawer=drawer)


@PHRASES.action("{who} searches the {deck} deck for a {kind}")
def searches(play: Play, about: Saying, who: str, deck: str, kind: str) -> Rules[None]:
    """RST-124: one of those that fit, by lot; nothing else is revealed; the deck is shuffled."""
    for slot in (yield from meant(play, about, who)):
        fitting = [
            piece
            for piece in play.table[deck]
            if isinstance(card := content.card(piece.name), content.Item) and kind in card.kinds
        ]
        if not fitting:
            return
        lot: int = yield Roll(len(fitting), f"{saying(about)} Which of those that fit?", "RST-124")
        found = fitting[lot - 1]
        play.move(found, "pick", face_up=True)
        yield from shuffle(play, deck, rule="RST-124")
        yield from gain(play, found, slot=slot)


@deed("absolves a Sin", "absolve a Sin")
def absolves(play: Play, about: Saying, who: str) -> Rules[None]:
    """RST-119: an Absolved Sin is discarded."""
    from tabletop.games.restless.party.belongings import discard

    for slot in (yield from meant(play, about, who)):

        def among(slot: int = slot) -> list[Piece]:
            return play.table[f"sins:{slot}"]

        ask = f"{saying(about)} Which Sin of {name(play.table, slot)} is Absolved?"
        sin = yield from choose_card(play, among, ask, "RST-119", seat=slot)
        if sin is not None:
            yield from discard(play, sin, effects=False)


@deed("takes on a Sin", "take on a Sin")
def takes_on_a_sin(play: Play, about: Saying, who: str) -> Rules[None]:
    """RST-115, RST-124."""
    for slot in (yield from meant(play, about, who)):
        yield from take_on(play, slot)


def take_on(play: Play, slot: int) -> Rules[None]:
    """RST-124: a Sin is searched for, any with the same chance, and the deck shuffled."""
    sins = [piece for piece in play.table["treasures"] if is_sin(piece)]
    if not sins:
        return
    lot: int = yield Roll(len(sins), f"Which Sin does {name(play.table, slot)} take on?", "RST-124")
    yield from bind(play, sins[lot - 1], slot)
    yield from shuffle(play, "treasures", rule="RST-124")


@PHRASES.action("absolve this")
def absolve_this(play: Play, about: Saying) -> Rules[None]:
    """RST-119: the Sin itself says how."""
    from tabletop.games.restless.party.belongings import discard

    yield from discard(play, about.card, effects=False)
