"""What happens beside the cards: charges, Health, damage that a card is given for, things used."""

from __future__ import annotations

from functools import partial

from tabletop.games.keeper.cards import content
from tabletop.games.keeper.cards.named import printed_line
from tabletop.games.keeper.hand.heroes import HEALTH, MOST, health, hero, playing, suffer
from tabletop.games.keeper.hand.piles import CHARGES, put_by, running, use_charge, wear_off
from tabletop.games.keeper.hand.zones import lying
from tabletop.games.keeper.steps import STEPS
from tabletop.play.decision import Decision, Option
from tabletop.play.declaration import Declaration, Declared, Part, Said, declaration
from tabletop.play.play import Play
from tabletop.play.procedure import OVER, Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

DOINGS = ("charge", "hurt", "heal", "prevent", "use")
"""What keys of these options begin with; the number of the seat, or a card, follows."""

GIVEN = {"hand": 1, "discard": 2}
"""SCN-065: so many cards are lost for the damage of one blow."""


def persists(card: Piece) -> bool:
    """Whether *card* has a persistent effect."""
    return running(card).active == "persistent"


def offered(play: Play, seat: int) -> list[Option]:
    """What may happen to *seat* at any time while a round is played."""
    table, options = play.table, []
    for card in lying(table, "active", seat):
        if left := card.counters.get(CHARGES, 0):
            title = play.game.title_of(card.name)
            told = f"{left - 1} left" if left > 1 else "The last one"
            options.append(
                Option(f"charge {card.name}", f"{title}: use a charge", (card.id,), tells=told)
            )
    of, left = hero(table, seat), health(table, seat)
    body = _seen(table, seat)
    hurt = Option(f"hurt {seat}", "1 damage", body, tells=f"{left} Health")
    if left == 1:
        hurt = Option(hurt.key, hurt.label, hurt.pieces, warning="That exhausts.")
    healed = Option(f"heal {seat}", "Heal 1", body)
    if left >= of.counters.get(MOST, 0):
        healed = healed.blocked("SCN-046", "Health is full.")
    prevent = Option(f"prevent {seat}", "Lose cards instead of damage", body)
    if not lying(table, "hand", seat) and len(lying(table, "discard", seat)) < 2:
        prevent = prevent.blocked("SCN-065", "There is no card in hand, and no two are discarded.")
    options += [hurt, healed, prevent]
    for item in lying(table, "items", seat):
        found = content.card(item.name)
        if isinstance(found, content.Item) and found.after != "passive" and _is_ready(item):
            goes = "Spent." if found.after == "spend" else "Consumed."
            options.append(Option(f"use {item.name}", f"Use {found.name}", (item.id,), tells=goes))
    return options


def _seen(table: Table, seat: int) -> tuple[int, ...]:
    """The hero of *seat*, where it lies in its place and not wherever players laid it."""
    of = hero(table, seat)
    return (of.id,) if of.zone == f"hero:{seat}" else ()


def _is_ready(item: Piece) -> bool:
    return not item.turn and item.face_up


def do(play: Play, option: Option, back: Flow) -> Flow:
    """Do what *option* says, and go *back* to the step that asked."""
    did, _, _name = option.key.partition(" ")
    if did in ("charge", "use"):
        piece = play.table.pieces[option.pieces[0]]
        if did == "charge":
            use_charge(play, piece, play.table.zones[piece.zone].owner)
        else:
            _use(play, piece)
    else:
        seat = int(option.key.rpartition(" ")[2])
        if did == "prevent":
            return go("prevent", seat=seat, back=back.step)
        if did == "hurt":
            suffer(play, seat, 1, "SCN-064")
        else:
            _tend(play, seat)
    return back


def _tend(play: Play, seat: int) -> None:
    """SCN-064: 1 Health more; above the most only where players do without that rule."""
    after = health(play.table, seat) + 1
    play.count(HEALTH, after, hero(play.table, seat))
    play.say("{} has {} Health.", play.table.seats[seat].name, after, rule="SCN-064")


def _use(play: Play, item: Piece) -> None:
    """SCN-066: a thing is spent, or consumed."""
    found = content.card(item.name)
    play.say("{} is used.", item, rule="SCN-066")
    if isinstance(found, content.Item) and found.after == "consume":
        play.flip(item, face_up=False)
    else:
        play.turn(item, 90)


@STEPS.step("A card for the damage", rule="SCN-065", then="meanwhile")
def prevent(play: Play, seat: int, back: str) -> Rules[Flow]:
    """SCN-065: a card of the hand or two discarded ones are lost, and no damage is suffered."""
    there = go(back) if back == "meanwhile" else go(back, seat=seat)
    if seat not in playing(play.table):
        return there
    answer = yield from play.choose(lambda: _giving(play.table, seat))
    assert isinstance(answer, Declared)
    for option in answer.said.get("cards", ()):
        put_by(play, play.table.pieces[option.pieces[0]], seat, lost=True)
    if "cards" in answer.said:
        play.say("{} suffers no damage.", play.table.seats[seat].name, rule="SCN-065")
    return there


def _giving(table: Table, seat: int) -> Declaration:
    found = {zone: [(p.id, p.name) for p in lying(table, zone, seat)] for zone in GIVEN}
    return declaration(seat, partial(_following, found, seat))


def _following(found: dict[str, list[tuple[int, str]]], seat: int, said: Said) -> Part | None:
    if not said:
        ways = {"hand": "A card of the hand", "discard": "Two discarded cards"}
        options = [Option(zone, words) for zone, words in ways.items()]
        options = [
            each if len(found[each.key]) >= GIVEN[each.key]
            else each.blocked("SCN-065", "There are too few.", absolute=True)
            for each in options
        ]  # fmt: skip
        options.append(Option("none", "None: go back"))
        return Part("from", "What is lost instead?", "SCN-065", options, inferred=True, sure=True)
    zone = said["from"][0].key
    if zone == "none" or "cards" in said:
        return None
    cards = [Option(name, printed_line(name), (id,), (f"lost:{seat}",)) for id, name in found[zone]]
    many = GIVEN[zone]
    ask = "Which card is lost?" if many == 1 else "Which two are lost?"
    return Part("cards", ask, "SCN-065", cards, "some", least=many, most=many, sure=True)


# --- the rest of a round -------------------------------------------------------------------------


@STEPS.step("The rest of the round", rule="SCN-068", then="cleanup")
def meanwhile(play: Play) -> Rules[Flow]:
    """SCN-068: all have acted; what else happens, until the round is cleaned up."""
    if not playing(play.table):
        return go("defeat")
    option = yield from play.choose(lambda: _rest_of_round(play))
    did, _, about = option.key.partition(" ")
    if did in ("clean-up", "over"):
        return go("cleanup" if did == "clean-up" else "ending")
    if did == "who":
        return go("befalls", seat=int(about))
    return _befallen(play, option, Flow("meanwhile"))


def _rest_of_round(play: Play) -> Decision:
    seats = playing(play.table)
    options = [Option("clean-up", "End the round")]
    if len(seats) == 1:
        options += _befalling(play, seats[0])
    else:
        options += [
            Option(f"who {seat}", f"{play.table.seats[seat].name}: something befell",
                   _seen(play.table, seat))
            for seat in seats
        ]  # fmt: skip
    options.append(Option("over", "The scenario is over"))
    ask = f"Round {play.table.count('round')}: what else happens?"
    return Decision(seats[0], ask, "SCN-068", options, default="clean-up", public=True)


@STEPS.step("What befalls one", rule="SCN-068", then="meanwhile")
def befalls(play: Play, seat: int) -> Rules[Flow]:
    """SCN-068: the same for one of several."""
    if seat not in playing(play.table):
        return go("meanwhile")
    option = yield from play.choose(lambda: _what_befalls(play, seat))
    if option.key == "nothing":
        return go("meanwhile")
    return _befallen(play, option, Flow("befalls", {"seat": seat}))


def _what_befalls(play: Play, seat: int) -> Decision:
    options = [Option("nothing", "Nothing more"), *_befalling(play, seat)]
    ask = f"{play.table.seats[seat].name}: what befell?"
    return Decision(seat, ask, "SCN-068", options, default="nothing", public=True)


def _befalling(play: Play, seat: int) -> list[Option]:
    """What may happen to *seat* after all turns; there persistent effects may be used up."""
    options = offered(play, seat)
    for card in lying(play.table, "active", seat):
        if persists(card) and not card.counters.get(CHARGES):
            title = play.game.title_of(card.name)
            options.append(Option(f"used-up {card.name}", f"{title} is used up", (card.id,)))
    return options


def _befallen(play: Play, option: Option, back: Flow) -> Flow:
    if option.key.startswith("used-up "):
        card = play.table.pieces[option.pieces[0]]
        wear_off(play, card, play.table.zones[card.zone].owner)
        return back
    return do(play, option, back)


@STEPS.step("The end", rule="SCN-068", then="meanwhile")
def ending(play: Play) -> Rules[Flow]:
    """SCN-068: the game beside says how it ends."""
    option = yield from play.choose(lambda: _how_it_ended(play.table))
    if option.key == "no":
        return go("meanwhile")
    won = option.key == "won"
    play.end([*range(len(play.table.seats))] if won else [],
             "It is won." if won else "It is lost.", "SCN-068")  # fmt: skip
    return OVER


def _how_it_ended(table: Table) -> Decision:
    seat = next(iter(playing(table)), 0)
    options = [Option("no", "It goes on"), Option("won", "We won"), Option("lost", "We lost")]
    return Decision(seat, "How did it end?", "SCN-068", options, default="no", public=True)


@STEPS.step("All are exhausted", rule="SCN-019", then="defeat")
def defeat(play: Play) -> Flow:
    """SCN-019: nobody takes part any more."""
    play.end([], "All are exhausted.", "SCN-019")
    return OVER
