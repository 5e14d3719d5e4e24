"""What places, strangers and Spells offer beside tokens: trade, Talismans, quests, more cards."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR, NUMBERS, PARTY
from tabletop.games.darkest.combat import fight_effects
from tabletop.games.darkest.combat.foes import foe_of
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.party import acquisition, carrying_capacity, coins, dice, heroes
from tabletop.games.darkest.party.conditions import belongings, is_such
from tabletop.games.darkest.party.executor import EXECUTOR, NEEDS, Meeting, asks
from tabletop.games.darkest.party.forced_fights import AVOIDS
from tabletop.games.darkest.party.tokens import Gains, Regains, lacking, word
from tabletop.games.darkest.road.draws.drawing import foresee
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import words
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

# --- trade ---------------------------------------------------------------------------------------


def buy(context: Meeting, who: int, n: int, token: str, price: int) -> Rules[bool]:
    """Up to the start value, as the hero likes (DTC-B21, DTC-B23)."""
    play, bought, called = context.play, 0, word(context.play, token)
    while bought < n and lacking(play, who, token) and coins.purse(play.table, who) >= price:
        ask = f"{heroes.name_of(play.table, who)}: buy 1 {called} for {price} gold?"
        option = yield from asks(play, who, ask, lambda: [
            Option("buy", f"Buy 1 {called}"), Option("none", "No more"),
        ])  # fmt: skip
        if option.key == "none":
            break
        yield from coins.spend(play, who, price, "DTC-B21")
        yield from context.propose(Regains(who=who, n=1, token=token, rule="DTC-B21"))
        bought += 1
    return bought > 0


def sell(context: Meeting, who: int, kind: tuple[str, ...], price: int) -> Rules[bool]:
    """DTC-B21: any that the hero carries."""
    play, sold, thing = context.play, False, Thing(kind)
    one = GRAMMAR.printed("kind/belonging", kind)
    while belongings(play.table, who, thing):
        option = yield from asks(play, who, f"Which {one} do you sell for {price} gold?", lambda: [
            Option("none", "None"),
            *map(card_option, belongings(play.table, who, thing)),
        ])  # fmt: skip
        if option.key == "none":
            break
        space_positions.put_away(play, play.table.pieces[int(option.value)])
        yield from context.propose(Gains(who=who, n=price, token="gold", rule="DTC-B21"))
        sold = True
    return sold


def dearer(table: Table, place: int) -> int:
    """How much more the hero at *place* pays for what it buys; less, if below 0."""
    return sum(n for n, _ in EXECUTOR.changes(table, PRICE, place))


def cost(table: Table, place: int, price: int) -> int:
    """What the hero at *place* pays for something that costs *price*; never less than 1."""
    return max(1, price + dearer(table, place))


STALL = {"mule": 3, "water-bottle": 1}
"""DTC-B21: what the City's stall sells, and for how much gold."""


def visit_stall(context: Meeting, who: int) -> Rules[bool]:
    """DTC-B21: anything that it sells, as often as the hero likes."""
    play, bought = context.play, False

    def options() -> list[Option]:
        table, found = play.table, []
        for name, printed in STALL.items():
            price = cost(table, who, printed)
            card = next((p for p in table["shop"] if p.name == name), None)
            if card is None:
                continue
            gold = coins.purse(table, who)
            pays = heroes.in_gold(price, gold)
            option = Option(f"buy {name}", f"{content.title(name)} for {pays}", (card.id,),
                            carrying_capacity.into(name, who), card.id)  # fmt: skip
            if gold < price:
                option = option.blocked("DTC-B21", f"It costs {price} gold.")
            else:
                option = carrying_capacity.fit(table, who, name).said(option)
            found.append(option)
        return [*found, Option("none", "Nothing more")]

    while any(option.is_open(play.table.house_rules) for option in options()[:-1]):
        option = yield from asks(play, who, "What do you buy at the stall?", options)
        if option.key == "none":
            break
        card = play.table.pieces[int(option.value)]
        yield from coins.spend(play, who, cost(play.table, who, STALL[card.name]), "DTC-B21")
        yield from acquisition.award(play, who, card, "DTC-B21", "{} buys {}.")
        bought = True
    return bought


# --- Talismans, Followers and what one has --------------------------------------------------------


def receive_things(context: Meeting, who: int, thing: Thing) -> Rules[bool]:
    """DTC-B13: of its stock, as long as there is any."""
    play, got = context.play, False
    for _ in range(thing.n):
        if thing.kinds == ("talisman",):
            yield from give_talisman(play, who)
            got = True
        elif (card := _in_stock(play, thing)) is not None:
            yield from acquisition.award(play, who, card, "DTC-B12", "{} receives {}.")
            got = True
    return got


def _in_stock(play: Play, thing: Thing) -> Piece | None:
    """One that nobody has yet."""
    there = (p for zone in ("shop", "rafts") for p in play.table[zone])
    return next((piece for piece in there if is_such(piece, thing)), None)


def give_talisman(play: Play, place: int) -> Rules[None]:
    """DTC-B13: from a stock that never ends."""
    if not play.table["talismans"]:
        play.add("talisman", "talismans", "card")
    card = play.table["talismans"][-1]
    yield from acquisition.award(play, place, card, "DTC-B13", "{} receives {}.")


def risk(context: Meeting, who: int, kind: tuple[str, ...], n: int) -> Rules[bool]:
    """DTC-B31: each is rolled for by itself."""
    play = context.play
    for piece in belongings(play.table, who, Thing(kind)):
        title = content.title(piece.name)

        def means(shown: int, title: str = title) -> str:
            return f"{title} {'is lost' if shown <= n else 'stays'}"

        shown = yield from dice.own(play, who, title, "DTC-B31", means=means)
        if shown <= n:
            space_positions.put_away(play, piece)
            play.say("{} is lost.", piece, rule="DTC-B31")
    return True


# --- gold that is stolen, cards that are drawn ----------------------------------------------------


def be_raided(context: Meeting, who: int) -> bool:
    """DTC-323, DTC-328: all loose gold, but of whom no Event touches."""
    play = context.play
    if not (n := heroes.has(play.table, who, "gold")):
        return False
    hero = heroes.hero_at(play.table, who)
    play.count("gold", 0, hero)
    play.add("gold", "stash", coins=n, owner=who + 1)
    play.say("The Raiders take {} gold from {}.", n, hero, rule="DTC-323")
    return True


# --- Spells that touch what is met ----------------------------------------------------------------

MET = "met"
"""The card that is being met, as what is without effect."""


def ignore(context: Meeting, who: int, effects: str) -> bool:
    """DTC-311, DTC-312: the card that is being met, or all but fights."""
    if effects != MET:
        context.play.count(space_positions.VOID, 1)
    elif context.met is None:
        return False
    else:
        context.play.count(space_positions.VOID, 1, context.met)
    return True


def warp(context: Meeting, who: int, this: str, n: int) -> bool:
    """DTC-317: the caster alone."""
    context.play.count("again", n)
    return True


def look(context: Meeting, who: int, n: int, pile: str) -> bool:
    """DTC-313: those of this Road Space that are not yet turned, or that will be drawn, or gained,
    next; their order stays."""
    play, table = context.play, context.table
    if pile == "road":
        space = max(1, heroes.at(table))
        down = [
            p for p in space_positions.cards_at(table, space) if not space_positions.is_turned(p)
        ]
        return foresee(play, down[:n])
    deck = decks.active(play).draws if pile == "adventures" else "spell"
    return foresee(play, table[deck][: -n - 1 : -1])


def _enemies(table: Table, space: int, enemies: Thing) -> list[Piece]:
    """The *enemies* that lie face up on a Road Space."""
    return [
        p
        for p in space_positions.revealed(table, space)
        if content.enemy(p.name) is not None
        and fight_effects.is_such(foe_of(p, turned=False), enemies)
    ]  # fmt: skip


def destroy(context: Meeting, who: int, enemies: Thing) -> Rules[bool]:
    """DTC-314: no trophies; never Guardians."""
    play = context.play

    def there(space: int) -> list[Piece]:
        return _enemies(play.table, space, enemies)

    if not any(there(space) for space in heroes.spaces(play.table)):
        return False
    option = yield from asks(play, who, "On which Road Space?", lambda: [
        Option(f"space {space}", f"Space {space}: {len(there(space))} Enemies", value=space)
        for space in heroes.spaces(play.table) if there(space)
    ])  # fmt: skip
    for enemy in there(int(option.value)):
        space_positions.put_away(play, enemy)
        play.say("{} is destroyed.", enemy, rule="DTC-314")
    return True


AVOIDS |= {destroy, ignore}
NEEDS[destroy] = lambda table, place, said: any(
    _enemies(table, space, said["enemies"]) for space in heroes.spaces(table)
)


def nothing(context: Meeting) -> bool:
    """Some rolls are like that."""
    return True


# --- how it is said -------------------------------------------------------------------------------

PRICE = NUMBERS.number(
    "price", "price of what you buy", changed="the price of what you buy", layered=False,
    also=("you pay {down} gold less for what you buy", "you pay {up} gold more for what you buy"),
)  # fmt: skip
"""What is added to the price of all that is bought."""

_DONE = ("done",)
verb(
    GRAMMAR, "buy tokens", CHARACTER, "[buy] up to {n} {token} for {price} gold each", does=buy,
    slots={"n": "number", "token": "token", "price": "number"}, only=_DONE,
)  # fmt: skip
verb(
    GRAMMAR, "sell things", CHARACTER, "[sell] {kind} for {price} gold each", does=sell,
    slots={"kind": "kinds/belonging", "price": "number"}, only=_DONE,
)  # fmt: skip
verb(GRAMMAR, "visit the stall", CHARACTER, "[visit] the stall", does=visit_stall, only=_DONE)
verb(
    GRAMMAR, "receive things", CHARACTER, "[receive] {thing}", does=receive_things,
    slots={"thing": "thing/belonging"}, only=_DONE,
)  # fmt: skip
verb(
    GRAMMAR, "roll for things", CHARACTER,
    "[roll] for each {kind} , and [discard] those with {n} or less", does=risk,
    slots={"kind": "kind/belonging", "n": "number"}, only=_DONE, reveals=True,
)  # fmt: skip
verb(GRAMMAR, "be raided", CHARACTER, "[lose] all gold to the Sentinel", does=be_raided, only=_DONE)
words(GRAMMAR, "effects", {MET: "the card being met", "all": "everything but fights"})
IGNORE = verb(
    GRAMMAR, "ignore", PARTY, "[ignore] {effects} this Party Turn", does=ignore,
    slots={"effects": "effects"}, only=_DONE,
)["done"]  # fmt: skip
AGAIN = verb(
    GRAMMAR, "meet again", CHARACTER, "[meet] {this} {n} more times", does=warp,
    slots={"this": "this", "n": "number"}, only=_DONE,
)["done"]  # fmt: skip
words(GRAMMAR, "pile", {
    "road": "cards of the road", "adventures": "Adventure cards", "spells": "Spells",
})  # fmt: skip
verb(
    GRAMMAR, "look ahead", CHARACTER, "[look] at the next {n} {pile}",
    "[look] at the top {n} {pile}",
    does=look, slots={"n": "number", "pile": "pile"}, only=_DONE,
)  # fmt: skip
verb(
    GRAMMAR, "destroy", CHARACTER,
    "[destroy] all {enemies} that lie face up on a Road Space of your choice", does=destroy,
    slots={"enemies": "all/Enemy"}, only=_DONE,
)  # fmt: skip
idiom(GRAMMAR, "action", "nothing happens", run=nothing, sort="verb")
