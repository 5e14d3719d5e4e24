"""Events that players record for any hero: charges, damage and healing by number, cards lost
instead of damage, used items, notes."""

from __future__ import annotations

from functools import partial

from tabletop.games.keeper.cards import content
from tabletop.games.keeper.cards.titles import printed_line
from tabletop.games.keeper.cards.typed_cards import LONGEST_TITLE, NOTE, is_note
from tabletop.games.keeper.hand.heroes import (
    LONGEST_NUMBER,
    MOST,
    NO_NUMBER,
    heal,
    health,
    hero,
    number_of,
    playing,
    suffer,
)
from tabletop.games.keeper.hand.piles import CHARGES, put_by, running, use_charge, wear_off
from tabletop.games.keeper.hand.seat_piles import lying
from tabletop.games.keeper.steps import STEPS
from tabletop.play.questions.decision import Decision, Option, grouped
from tabletop.play.questions.declaration import Declaration, Declared, Part, Said, declaration
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Flow, Table

DOINGS = ("charge", "hurt", "heal", "prevent", "use", "note", "strike", "used-up", "who")
"""The beginnings of these options' keys. The number of the seat, or a card, follows."""

OFFERED = 9
"""The numbers that are offered as options."""

GIVEN = {"hand": 1, "discard": 2}
"""SCN-065: the number of cards lost for the damage of one attack."""


def persists(card: Piece) -> bool:
    """Whether *card* has a persistent effect."""
    return running(card).active == "persistent"


def offered(play: Play, seat: int, *, without: str = "") -> list[Option]:
    """SCN-064: the events that can be recorded for *seat*, *without* one kind of them, and the
    option to choose another seat."""
    others = [
        Option(f"who {n}", f"{play.table.seats[n].name}: something happened", _seen(play.table, n))
        for n in playing(play.table)
        if n != seat
    ]
    own = [o for o in befalling(play, seat) if o.key.partition(" ")[0] != without]
    return grouped("What happened", [*own, *others])


def befalling(play: Play, seat: int) -> list[Option]:
    """SCN-064: the events that can be recorded for *seat* at any time."""
    table, options = play.table, []
    for card in lying(table, "active", seat):
        if left := card.counters.get(CHARGES, 0):
            title = play.game.title_of(card.name)
            told = f"{left - 1} left" if left > 1 else "The last one"
            options.append(
                Option(f"charge {card.name}", f"{title}: use a charge", (card.id,), tells=told)
            )
        elif persists(card):
            title = play.game.title_of(card.name)
            options.append(Option(f"used-up {card.name}", f"{title} is used up", (card.id,)))
    of, left = hero(table, seat), health(table, seat)
    body = _seen(table, seat)
    hurt = Option(f"hurt {seat}", "Damage", body, tells=f"{left} Health")
    healed = Option(f"heal {seat}", "Healing", body)
    if left >= of.counters.get(MOST, 0):
        healed = healed.blocked("SCN-046", "Health is full.")
    prevent = Option(f"prevent {seat}", "Lose cards instead of damage", body)
    if not lying(table, "hand", seat) and len(lying(table, "discard", seat)) < 2:
        prevent = prevent.blocked(
            "SCN-065", "There is no card in hand, and fewer than two are discarded."
        )
    options += [hurt, healed, prevent]
    for item in lying(table, "items", seat):
        found = content.card(item.name)
        if isinstance(found, content.Item) and found.after != "passive" and _is_ready(item):
            goes = "Spent." if found.after == "spend" else "Consumed."
            options.append(Option(f"use {item.name}", f"Use {found.name}", (item.id,), tells=goes))
    options.append(Option(f"note {seat}", "A note", body))
    notes = {note.name: note for note in table[f"hero:{seat}"] if is_note(note.name)}
    for name, note in notes.items():  # of equal options, any one
        words = play.game.title_of(name)
        options.append(Option(f"strike {name}", f"Strike out: {words}", (note.id,)))
    return options


def _seen(table: Table, seat: int) -> tuple[int, ...]:
    """The hero of *seat*, if it is in its zone and was not moved by hand."""
    of = hero(table, seat)
    return (of.id,) if of.zone == f"hero:{seat}" else ()


def _is_ready(item: Piece) -> bool:
    return not item.turn and item.face_up


def there(back: str, at: int) -> Flow:
    """The flow to the step *back*, which asked, with the seat *at* if the step has one."""
    return go(back) if back == "meanwhile" else go(back, seat=at)


def do(play: Play, option: Option, seat: int, back: str, at: int) -> Flow:
    """Record the event of *option* for *seat*, then return to the step *back* with the seat
    *at*."""
    did, _, _name = option.key.partition(" ")
    if did in NUMBERED:
        return go("how_much", seat=seat, what=did, back=back, at=at)
    if did in ("prevent", "note"):
        return go(did, seat=seat, back=back, at=at)
    if did == "who":
        return go("befalls", seat=int(_name), back=back, at=at)
    piece = play.table.pieces[option.pieces[0]]
    if did == "charge":
        use_charge(play, piece, play.table.zones[piece.zone].owner)
    elif did == "used-up":
        wear_off(play, piece, play.table.zones[piece.zone].owner)
    elif did == "strike":
        play.move(piece, OUT)
    else:
        _use(play, piece)
    return there(back, at)


@STEPS.step("What happened to one hero", rule="SCN-064", then="meanwhile")
def befalls(play: Play, seat: int, back: str = "meanwhile", at: int = -1) -> Rules[Flow]:
    """SCN-064: ask for an event of *seat*. The asked player is at seat *at*."""
    if seat not in playing(play.table):
        return there(back, at)
    option = yield from play.choose(lambda: _what_befalls(play, seat, at))
    if option.key == "nothing":
        return there(back, at)
    return do(play, option, seat, back, at)


def _what_befalls(play: Play, seat: int, at: int) -> Decision:
    options = [Option("nothing", "Nothing more"), *befalling(play, seat)]
    ask = f"{play.table.seats[seat].name}: what happened?"
    return Decision(
        _speaker(play.table, at), ask, "SCN-064", options, default="nothing", public=True
    )


def _speaker(table: Table, at: int) -> int:
    """The seat that answers: *at*, or else the first seat that plays."""
    return at if at in playing(table) else next(iter(playing(table)), 0)


# --- by number -----------------------------------------------------------------------------------

NUMBERED = {"hurt": "How much damage does {} suffer?", "heal": "How much does {} heal?"}


@STEPS.step("How much", rule="SCN-064", then="meanwhile")
def how_much(play: Play, seat: int, what: str, back: str, at: int, told: str = "") -> Rules[Flow]:
    """SCN-064: ask for a number of damage or healing, at most up to full Health unless players
    ignore that rule.

    If the text was no number (*told*), say so and ask again.
    """
    if seat not in playing(play.table):
        return there(back, at)
    option = yield from play.choose(lambda: _amount(play, seat, what, at, told))
    if option.key == "none":
        return there(back, at)
    n = number_of(f"{option.value}")
    if n is None:
        return go("how_much", seat=seat, what=what, back=back, at=at, told=NO_NUMBER)
    if what == "hurt":
        suffer(play, seat, n, "SCN-064")
    else:
        heal(play, seat, n, "SCN-064", above="SCN-046" in play.table.house_rules)
    return there(back, at)


def _amount(play: Play, seat: int, what: str, at: int, told: str) -> Decision:
    table = play.table
    left = health(table, seat)
    options = []
    for n in range(1, OFFERED + 1):
        after = max(0, left - n) if what == "hurt" else left + n
        warning = "That exhausts." if not after else ""
        options.append(Option(f"{n}", f"{n}", value=n, warning=warning, tells=f"{after} Health"))
        if warning:
            break
    options.append(Option("none", "None: go back"))
    name = table.seats[seat].name
    ask = f"{told}{NUMBERED[what].format(name)} {name} has {left} Health."
    return Decision(
        _speaker(table, at), ask, "SCN-064", options, "text", limit=LONGEST_NUMBER, public=True
    )


# --- notes ---------------------------------------------------------------------------------------


@STEPS.step("A note", rule="SCN-064", then="meanwhile")
def note(play: Play, seat: int, back: str, at: int) -> Rules[Flow]:
    """SCN-064: add a note that lies beside the hero until it is deleted."""
    if seat not in playing(play.table):
        return there(back, at)
    option = yield from play.choose(lambda: _noting(play.table, seat, at))
    if option.key != "none":
        play.record(verbs.add(play.table, f"{NOTE}{option.value}", f"hero:{seat}", "token", True))
        play.say("{}: {}.", play.table.seats[seat].name, f"{option.value}", rule="SCN-064")
    return there(back, at)


def _noting(table: Table, seat: int, at: int) -> Decision:
    ask = f"What should be noted about {table.seats[seat].name}?"
    options = [Option("none", "Nothing")]
    return Decision(
        _speaker(table, at), ask, "SCN-064", options, "text", "none", LONGEST_TITLE, public=True
    )


# --- items, and cards instead of damage ----------------------------------------------------------


def _use(play: Play, item: Piece) -> None:
    """SCN-066: spend or consume an item."""
    found = content.card(item.name)
    play.say("{} is used.", item, rule="SCN-066")
    if isinstance(found, content.Item) and found.after == "consume":
        play.flip(item, face_up=False)
    else:
        play.turn(item, 90)


@STEPS.step("A card for the damage", rule="SCN-065", then="meanwhile")
def prevent(play: Play, seat: int, back: str, at: int = -1) -> Rules[Flow]:
    """SCN-065: lose a card from the hand or two discarded cards instead of taking damage."""
    after = there(back, seat if at < 0 else at)
    if seat not in playing(play.table):
        return after
    answer = yield from play.choose(lambda: _giving(play.table, seat))
    assert isinstance(answer, Declared)
    for option in answer.said.get("cards", ()):
        put_by(play, play.table.pieces[option.pieces[0]], seat, lost=True)
    if "cards" in answer.said:
        play.say("{} suffers no damage.", play.table.seats[seat].name, rule="SCN-065")
    return after


def _giving(table: Table, seat: int) -> Declaration:
    found = {zone: [(p.id, p.name) for p in lying(table, zone, seat)] for zone in GIVEN}
    return declaration(seat, partial(_following, found, seat, table.seats[seat].name))


def _following(
    found: dict[str, list[tuple[int, str]]], seat: int, name: str, said: Said
) -> Part | None:
    if not said:
        ways = {"hand": "A card of the hand", "discard": "Two discarded cards"}
        options = [Option(zone, words) for zone, words in ways.items()]
        options = [
            each
            if len(found[each.key]) >= GIVEN[each.key]
            else each.blocked("SCN-065", "There are too few.", absolute=True)
            for each in options
        ]
        options.append(Option("none", "None: go back"))
        ask = f"{name}: which cards are lost instead of the damage of one blow?"
        return Part("from", ask, "SCN-065", options, inferred=True, sure=True)
    zone = said["from"][0].key
    if zone == "none" or "cards" in said:
        return None
    lost = (f"lost:{seat}",)
    cards = [Option(card, printed_line(card), (id,), lost) for id, card in found[zone]]
    many = GIVEN[zone]
    ask = "Which card is lost?" if many == 1 else "Which two cards are lost?"
    return Part("cards", ask, "SCN-065", cards, "some", least=many, most=many, sure=True)
