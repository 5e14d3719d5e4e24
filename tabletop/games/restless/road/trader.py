"""Chapter 9: Traders."""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.restless.choices.act_declaration import (
    WHAT,
    begun,
    bent,
    declaring,
    one_of,
    slot_in,
)
from tabletop.games.restless.choices.carrying_capacity import room_after, weight, would_carry
from tabletop.games.restless.choices.item_options import at_will, free_options
from tabletop.games.restless.choices.recipients import to_character
from tabletop.games.restless.choices.rest_option import rest_option
from tabletop.games.restless.party.fortune.drawing import draws_again, holds_more, pay_for_another
from tabletop.games.restless.party.fortune.rolls import counters, gain_rerolls, pay, rerolls
from tabletop.games.restless.party.holdings.belongings import carries_anyway, comes_into_hands, hold
from tabletop.games.restless.party.holdings.decks import top
from tabletop.games.restless.party.holdings.sins import bind, is_sin
from tabletop.games.restless.party.items.free_actions import freely, said_to_its_end
from tabletop.games.restless.party.members.death import settle_deaths
from tabletop.games.restless.road.journey import leave_encounter
from tabletop.games.restless.road.step_interruptions import ready
from tabletop.games.restless.running.changed_rules import TRADERS_GONE, forbidden, unsaleable
from tabletop.games.restless.running.deeds import BuysItem, SellsItem, TraderShowsGoods
from tabletop.games.restless.running.executor import changed, number
from tabletop.games.restless.running.lasting_changes import cleared
from tabletop.games.restless.running.modifiers import PRICES
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.running.questions import choose_slot, for_party
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.steps import STEPS
from tabletop.games.restless.table.table_reads import (
    HELD_AT,
    at_rest,
    health,
    inventory,
    item,
    living,
)
from tabletop.games.restless.table.things import is_such, meant_by
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import Happens as HappensBy
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Decision, Option, aside, if_alone
from tabletop.play.questions.declaration import Declared, Part, Said
from tabletop.play.rules.modifiers import Part as Summand
from tabletop.play.rules.modifiers import Value
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table


@STEPS.step("At the Trader's", rule="RST-080", then="gap")
def trade(play: Play) -> Rules[Flow]:
    """RST-080: the party may pass by, sell, pay to see the goods, buy, Rest (RST-144), and leave.

    The table's counter `opened` tells that it was paid for.
    """
    if elsewhere := (yield from ready(play)):
        return elsewhere
    option = yield from play.choose(lambda: _question(play.table))
    if option.key == "rest":
        return go("begin_rest", back="trade")
    if option.key == "leave":
        play.count("opened", 0)
        for piece in play.table["goods"]:  # RST-096, RST-097
            play.move(cleared(play, piece), content.pile_of(piece.name), face_up=True)
        play.count("trader_here", 0)
        if play.table.count("resting"):
            play.count("trader_gone", 1)
            return go("rest")
        leave_encounter(play)
        return go("gap")
    if option.key == "open":
        yield from pay(play, fee(play.table))
        yield from _show_goods(play)
        play.count("opened", 1)
        yield from play.happen(TraderShowsGoods())
    elif option.key.startswith("sell "):
        yield from _sell(play, play.table.pieces[int(begun(option).value)])
    elif option.key.startswith("buy "):
        yield from _buy(play, option)
    else:
        yield from freely(play, option)
    return go("trade")


def fee(table: Table) -> int:
    """RST-081: what it costs to see the goods."""
    printed = int(table.options["final_night_fee"]) if table.count("last_night") else 1
    return max(0, changed(table, "fee", printed))


def value(table: Table, piece: Piece) -> int | None:
    """RST-088: the printed Value, whatever is used up; None if it has none."""
    printed = item(piece)
    if printed is None or printed.value is None:
        return None
    slot = table.zones[piece.zone].owner
    return changed(table, "value", printed.value, slot, piece.id)


def pays_for(table: Table, piece: Piece) -> int | None:
    """RST-089: what a Trader pays for *piece*; None if it buys no such thing."""
    printed, worth = item(piece), value(table, piece)
    if printed is None or worth is None or unsaleable(table, printed):
        return None
    return max(0, changed(table, "sale", worth))


def price(table: Table, piece: Piece) -> int:
    """What a Trader asks for *piece*."""
    return asked_for(table, piece).n


def asked_for(table: Table, piece: Piece) -> Value:
    """The same, with where it comes from."""
    printed = Summand(value(table, piece) or 0, "printed", "RST-088", piece.id)
    return number(table, PRICES.get(content.deck_of(piece.name), "price"), -1, printed)


def _question(table: Table) -> Decision:
    options = [*_to_buy(table), _to_open(table)]
    for slot in living(table):
        options += [_to_sell(table, piece) for piece in inventory(table, slot)]
    if not table.count("resting"):
        options.append(rest_option(table))
    options += [Option("leave", "Leave the Trader", value=-1), *aside(free_options(table))]
    ask = f"The Trader: buy or sell? {counters(rerolls(table))} to spend."
    asked = for_party(table, ask, "RST-080", options)
    asked.moot = if_alone("leave", options)  # who can neither pay nor sell passes by
    return declaring(table, asked, at_trader)


def _to_open(table: Table) -> Option:
    see = Option("open", f"See the goods ({fee(table)} of {rerolls(table)} Reroll Counters)")
    if table.count("opened") and table.options["trader_reopen"] == "off":
        return see.blocked("RST-081", "The party has already seen these goods.")
    if barred := forbidden(table, TRADERS_GONE, "RST-081"):
        return see.blocked(*barred)
    if rerolls(table) < fee(table):
        return see.blocked("RST-092", "The party has too few Reroll Counters.")
    return see


def _to_sell(table: Table, piece: Piece) -> Option:
    worth = pays_for(table, piece)
    label = f"Sell {content.title(piece.name)} for {worth or 0}"
    key = f"sell {piece.name}#{piece.id}"
    option = Option(key, label, (piece.id,), ("goods",), piece.id, group="Sell")
    if worth is not None:
        return option
    printed = item(piece) if value(table, piece) is not None else None
    barred = unsaleable(table, printed) if printed is not None else None
    return option.blocked(*(barred or ("RST-088", "It has no Value.")))


def _show_goods(play: Play) -> Rules[None]:
    """RST-082, RST-083: a Character turns up Loot, then Treasure; RST-086: Sins go to it."""
    presenter, table = -1, play.table
    for deck, n in (
        ("loot", changed(table, "goods_loot", 2)),
        ("treasures", changed(table, "goods_treasure", 2)),
    ):
        for _ in range(max(0, n)):
            presenter = yield from _one_more(play, deck, presenter)


def _one_more(play: Play, deck: str, presenter: int) -> Rules[int]:
    """RST-083: one place is filled. RST-112: if a Sin kills who turns up, another goes on."""
    while True:
        if not health(play.table, presenter):
            yield from settle_deaths(play)
            presenter = yield from choose_slot(
                play,
                lambda: living(play.table),
                "Who reveals the goods, and takes any Sins among them?",
                "RST-082",
            )
        piece = yield from top(play, deck, rule="RST-083")
        if piece is None or presenter < 0:
            return presenter
        play.move(piece, "goods", face_up=True)
        piece = play.table.pieces[piece.id]
        if is_sin(piece):
            yield from bind(play, piece, presenter)
            continue
        if isinstance(content.card(piece.name), content.Nothing) and (
            yield from _replaced(play, piece, deck, presenter)
        ):
            continue
        return presenter


def _replaced(play: Play, nothing: Piece, deck: str, presenter: int) -> Rules[bool]:
    """RST-087: Nothing is discarded; whether another card comes in its place, freely or paid."""
    free = play.table.options["trader_nothing"] == "refill_free"
    again = not free and (yield from draws_again(play, nothing, deck, presenter))
    play.move(nothing, "loot-used", face_up=True)
    if again:
        yield from pay_for_another(play, presenter)
    return again or (free and holds_more(play.table, deck))


def _sell(play: Play, piece: Piece) -> Rules[None]:
    """RST-089, RST-095: it leaves the party for its Value; selling is not discarding."""
    seller = play.table.zones[piece.zone].owner
    worth = pays_for(play.table, piece) or 0
    if piece.turn:
        play.turn(piece, 0)
    if play.table.options["trader_buyback"] == "on":
        play.move(piece, "goods", face_up=True)  # RST-049: it stays as it was used
    else:
        play.move(cleared(play, piece), content.pile_of(piece.name), face_up=True)
    gain_rerolls(play, worth)
    play.say("{} is sold for {}.", piece, counters(worth), rule="RST-090")
    yield from play.happen(SellsItem(seller, by=piece.id))


# --- buying ------------------------------------------------------------------------------------

NOTHING_BOUGHT = Option("nothing", "Buy nothing", value=-1)
"""RST-093: where nobody has room for it, with what was to pay for it gone."""


def _to_buy(table: Table) -> list[Option]:
    """RST-090, RST-093: the goods, as far as the party can pay for them and hold them."""
    goods, alive = table["goods"], living(table)
    if not goods:
        return []
    zones = (*(zone for slot in alive for zone in HELD_AT[slot]), "ground")
    held = _held(table)
    purse = rerolls(table) + sum(pays_for(table, each) or 0 for each in held)
    options = []
    for piece in goods:
        asked = price(table, piece)
        label = f"Buy {content.title(piece.name)} for {asked}"
        key = f"buy {piece.name}#{piece.id}"
        option = Option(key, label, (piece.id,), zones, piece.id, joins=True)
        if purse < asked:
            why = f"It costs {asked}, which the party does not have."
            option = option.blocked("RST-090", why)
        elif not at_rest(table) and not any(_may_hold(table, piece, slot) for slot in alive):
            option = option.blocked("RST-093", "Nobody has room for it.")
        options.append(option)
    return options


def _may_hold(table: Table, piece: Piece, slot: int) -> bool:
    """RST-093: whether the Character in *slot* has room for *piece*; RST-091: where Items have to
    pay for it, with none of those left."""
    free = room_after(table, slot, {piece.id: slot})
    if price(table, piece) > rerolls(table):
        free += sum(weight(each) for each in inventory(table, slot) if pays_for(table, each))
    return free >= 0


def at_trader(table: Table, said: Said) -> Part | None:
    """What is said of what is bought: what is paid with, who takes it; else as anywhere."""
    what = said[WHAT][0]
    if not what.key.startswith("buy "):
        return at_will(table, said)
    piece, paid = table.pieces[int(what.value)], paid_with(table, said)
    short = price(table, piece) - rerolls(table) - sum(pays_for(table, each) or 0 for each in paid)
    if short > 0 and (left := [each for each in _held(table) if each not in paid]):
        return _payment(table, piece, short, left, len(paid) + 1)
    return _taker(table, piece, paid) if "to" not in said else None


def paid_with(table: Table, said: Said) -> list[Piece]:
    """RST-091: the Items that a purchase is paid with, as far as it is said."""
    paid = [chosen[0] for part, chosen in said.items() if part.startswith("pay ")]
    return [table.pieces[int(option.value)] for option in paid]


def _held(table: Table) -> list[Piece]:
    """RST-088: all that the party holds that has a Value."""
    held = (piece for slot in living(table) for piece in inventory(table, slot))
    return [piece for piece in held if pays_for(table, piece)]


def _payment(table: Table, piece: Piece, short: int, left: list[Piece], number: int) -> Part:
    """RST-091: one Item more that the purchase is paid with."""
    options = [
        Option(
            f"pay {each.name}#{each.id}",
            f"{content.title(each.name)} for {pays_for(table, each)}",
            (each.id,),
            ("goods",),
            each.id,
        )
        for each in left
    ]
    ask = f"{content.title(piece.name)} costs {short} more than the party has: what pays for it?"
    return one_of(f"pay {number}", ask, "RST-091", options)


def _taker(table: Table, piece: Piece, paid: list[Piece]) -> Part:
    """RST-093: who takes it, once what it is paid with is gone; or the Ground, while Resting."""
    options = []
    for slot in living(table):
        going = {**{each.id: -1 for each in paid}, piece.id: slot}
        roomy = room_after(table, slot, going) >= 0
        barred = None if roomy else ("RST-093", f"{name(table, slot)} has no room for it.")
        tells = would_carry(table, slot, going) if roomy else ""
        options.append(to_character(table, piece.id, slot, barred, tells))
    ground = Option("ground", "Lay it on the Ground", (piece.id,), ("ground",), -1)
    if not at_rest(table):
        ground = ground.blocked(
            "RST-093", "A purchase can be laid on the Ground only while Resting."
        )
        if all(option.why for option in options):  # else there were no answer any more
            options.append(NOTHING_BOUGHT)
    ask = f"Who takes {content.title(piece.name)}, bought for {price(table, piece)}?"
    return one_of("to", ask, "RST-093", [*options, ground])


def _buy(play: Play, answer: Option) -> Rules[None]:
    """RST-090, RST-093: paid in Items and Reroll Counters, and put into an Inventory with room.

    While Resting, or where players do without that rule, it may lie on the Ground.
    """
    assert isinstance(answer, Declared)
    answer = yield from said_to_its_end(play, answer)
    if answer.key.endswith(f"/{NOTHING_BOUGHT.key}"):
        return
    piece = play.table.pieces[int(begun(answer).value)]
    asked, slot = price(play.table, piece), slot_in(answer, "to")
    for paid in paid_with(play.table, answer.said):
        yield from _sell(play, paid)
    if slot < 0:
        play.move(piece, "ground", face_up=True)
        play.say("{} is bought and laid on the Ground.", piece, rule="RST-093")
        yield from pay(play, asked)
        yield from play.happen(BuysItem(by=piece.id))
        return
    hold(play, piece, slot)
    if bent(answer):
        carries_anyway(play, slot)
    play.say("{} is bought for {}.", piece, name(play.table, slot), rule="RST-093")
    yield from pay(play, asked, slot)
    yield from comes_into_hands(play, piece, slot)
    yield from play.happen(BuysItem(slot, by=piece.id))


# --- how it is said ----------------------------------------------------------------------------


def _was_such(about: Saying, who: object, thing: Thing) -> bool:
    """RST-141: what was sold or bought is such a *thing*."""
    piece = about.table.pieces[getattr(about.deed, "by", -1)]
    return is_such(piece, meant_by(about.card, thing))


_THING = {"thing": "thing/Item/one"}
for _name, _verb, _done, _deed in (
    ("sell a thing", "sell", "sold", SellsItem), ("buy a thing", "buy", "bought", BuysItem),
):  # fmt: skip
    _trades = verb(
        GRAMMAR, _name, CHARACTER, f"[{_verb}] {{thing}}", slots=_THING,
        deed=HappensBy(told=_deed, fits=_was_such), only=("after",),
    )["after"]  # fmt: skip
    GRAMMAR.also_when(f"the party {_verb}s {{thing:thing/Item/one}}", _trades, who="one")
    GRAMMAR.also_when(f"{{thing:thing/Item/one}} is {_done}", _trades, who="one")
