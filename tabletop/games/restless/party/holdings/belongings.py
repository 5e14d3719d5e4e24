"""Chapter 10: what comes of an Item in hands, on the Ground or discarded."""

from __future__ import annotations

from tabletop.executor.sentence import Sentence
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import ARMOR, CHARACTER, GRAMMAR, THIS, USE
from tabletop.games.restless.choices.carrying_capacity import room
from tabletop.games.restless.running.changed_rules import NO_MORE_ARMOR, rule_by
from tabletop.games.restless.running.deeds import DiscardsItem, GainsItem, does
from tabletop.games.restless.running.executor import carry, speaking, text_of
from tabletop.games.restless.running.lasting_changes import cleared, comes_into_force
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.running.questions import willing
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import character, inventory, item
from tabletop.games.restless.table.things import is_such, meant_by
from tabletop.grammar.idiom import idiom
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import Happens, verb
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Roll
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.zone import Zone


def carries_anyway(play: Play, slot: int) -> None:
    """RST-004: what players let *slot* have against the rule it carries, as long as it has it."""
    piece, excess = character(play.table, slot), -room(play.table, slot)
    if piece is not None:
        over = piece.counters.get("over", 0)
        play.count("over", max(0, over + excess), piece)


def hold(play: Play, piece: Piece, slot: int) -> None:
    """RST-100: into an Inventory; RST-003: there its text is in force."""
    play.move(piece, f"inventory:{slot}", face_up=True)
    comes_into_force(play, piece)
    stock(play, piece)


def stock(play: Play, piece: Piece) -> None:
    """RST-049, RST-126: a new Item comes with the Armor and the uses it is printed with."""
    printed = item(piece)
    if printed is None or piece.counters.get("known"):
        return
    play.count("known", 1, piece)
    if printed.armor:
        play.count("armor", printed.armor, piece)
    if "Consumable" in printed.kinds or {"Food", "Spell"} & set(printed.kinds):
        play.count("uses", printed.counters, piece)


def comes_into_hands(
    play: Play, piece: Piece, slot: int, *, anyway: bool = False
) -> Rules[GainsItem]:
    """RST-100: *piece* comes into an Inventory, or has been bought, taken up or handed over.

    RST-005: of what goes to and fro each Character gains the good and the ill once.
    """
    again = bool(play.table.pieces[piece.id].counters.get(_gained_by(play, slot), 0))
    return (yield from play.happen(GainsItem(slot, by=piece.id, again=again, anyway=anyway)))


def _gained_by(play: Play, slot: int) -> str:
    """The mark of what the Character in *slot* has had."""
    who = character(play.table, slot)
    return f"gained_by:{who.id}" if who else ""


@does(GainsItem)
def is_gained(deed: GainsItem, play: Play) -> None:
    """RST-100: what lies in the Inventory already has been handed over."""
    piece = play.table.pieces[deed.by]
    if piece.zone != f"inventory:{deed.who}":
        hold(play, piece, deed.who)
        if deed.anyway:
            carries_anyway(play, deed.who)
        play.say("{} takes {}.", name(play.table, deed.who), piece, rule="RST-100")
    play.count(_gained_by(play, deed.who), 1, piece)


def put_down(play: Play, piece: Piece) -> None:
    """RST-110: an Item may lie on the Ground until the party moves on."""
    play.move(piece, "ground", face_up=True)
    play.say("{} is laid down.", piece, rule="RST-110")


def discard(play: Play, piece: Piece, *, effects: bool = True) -> Rules[None]:
    """RST-270: to the pile of the deck it came from; RST-271: with its Discard effect."""
    zone = throw_away(play, piece)
    if effects:
        yield from was_discarded(play, piece, zone)


def throw_away(play: Play, piece: Piece) -> Zone:
    """RST-270: to its pile; the zone that it came from is returned."""
    zone = play.table.zones[piece.zone]
    cleared(play, piece)
    pile = "out" if piece.kind == "token" else content.pile_of(piece.name)
    play.move(piece, pile, face_up=True)
    play.say("{} is discarded.", piece, rule="RST-270")
    return zone


def was_discarded(play: Play, piece: Piece, zone: Zone) -> Rules[None]:
    """RST-271: what comes of it that *piece* went from *zone* to its pile."""
    holder = zone.owner if zone.kind in ("inventory", "sins", "status") else -1
    if zone.kind in ("inventory", "ground"):
        for sentence in discard_effects(piece.name):
            yield from carry(play, speaking(play.table, piece, sentence, holder))
    if zone.kind == "inventory":
        yield from play.happen(DiscardsItem(holder, by=piece.id))


DISCARDED = idiom(
    GRAMMAR,
    "trigger",
    "this is (discarded|thrown away|used up)",
    sort="deed of this",
    name="when this is discarded",
)
"""RST-271: a Discard effect."""


@by_name
def discard_effects(card: str) -> tuple[Sentence, ...]:
    """RST-271: what is done when the card called *card* is discarded."""
    heads = ((sentence, sentence.clause.heads.get("trigger")) for sentence in text_of(card))
    return tuple(said for said, when in heads if when is not None and when.phrase is DISCARDED)


def empty_ground(play: Play) -> Rules[None]:
    """RST-079: what nobody holds is discarded when the party moves on, and what comes of that is
    left behind as well; nothing is discarded twice."""
    gone = set[int]()
    while left := [piece for piece in play.table["ground"] if piece.id not in gone]:
        for piece in left:
            gone.add(piece.id)
            yield from discard(play, play.table.pieces[piece.id])


# --- what cards say of it ----------------------------------------------------------------------


def at_random(play: Play, slot: int) -> Rules[Piece | None]:
    """RST-265: one of the Items that *slot* holds, each with the same chance."""
    held = inventory(play.table, slot)
    if not held:
        return None
    lot: int = yield Roll(len(held), f"Which Item of {name(play.table, slot)}?", "RST-265")
    return held[lot - 1]


def this_gains_armor(about: Saying, n: int) -> None:
    """RST-049: it lies on the Item."""
    play = about.play
    piece = play.table.pieces[about.card.id]
    if rule_by(play.table, NO_MORE_ARMOR):
        return
    play.count("armor", piece.counters.get("armor", 0) + n, piece)
    play.say("{} has {} more Armor.", piece, n, rule="RST-049")


def this_loses_armor(about: Saying) -> None:
    """RST-049."""
    about.play.count("armor", 0, about.play.table.pieces[about.card.id])


def this_gains_uses(about: Saying, n: int) -> None:
    """RST-126: so many counters more."""
    play = about.play
    piece = play.table.pieces[about.card.id]
    play.count("uses", piece.counters.get("uses", 0) + n, piece)
    play.say("{} has {} more uses.", piece, n, rule="RST-126")


def may_discard_this(about: Saying) -> Rules[bool]:
    """RST-270: as its bearer wants; what goes on from it says `if you do`."""
    done = yield from pay_this(about)
    about.acted, about.meant = [about.you] * done, [about.you]
    return done


def discard_this(about: Saying) -> Rules[None]:
    """RST-270."""
    play = about.play
    yield from discard(play, about.card)


def pay_this(about: Saying) -> Rules[bool]:
    """RST-270: the card itself is the price."""
    play = about.play
    if not (yield from willing(about, f"discard {content.title(about.card.name)}")):
        return False
    yield from discard(play, about.card)
    return True


def _is_had(about: Saying, who: object, thing: Thing) -> bool:
    """RST-141: what is gained is such a *thing*."""
    piece = about.table.pieces[getattr(about.deed, "by", -1)]
    return is_such(piece, meant_by(about.card, thing))


# --- how it is said ----------------------------------------------------------------------------

verb(
    GRAMMAR, "gain a thing", CHARACTER, "[gain|get] {thing}",
    deed=Happens(GainsItem, fits=_is_had), slots={"thing": "thing/Item/one"},
    only=("after", "before", "forbidden"),
)  # fmt: skip
verb(GRAMMAR, "this gains Armor", THIS, "[gain] {n}", does=this_gains_armor, unit=ARMOR,
     only=("done",))  # fmt: skip
verb(GRAMMAR, "this loses all Armor", THIS, "[lose] all Armor", "[lose] all its Armor",
     does=this_loses_armor, only=("done",))  # fmt: skip
verb(GRAMMAR, "this gains uses", THIS, "[gain] {n}", does=this_gains_uses, unit=USE,
     only=("done",))  # fmt: skip
_THIS = "(discard|destroy|throw away) this"
idiom(GRAMMAR, "action", _THIS, run=discard_this, sort="deed of this")
idiom(GRAMMAR, "action", f"you may {_THIS}", run=may_discard_this, sort="deed of this")
idiom(GRAMMAR, "cost", _THIS, run=pay_this, sort="price")
