"""What places, strangers and Spells offer beside tokens: trade, Talismans, quests, more cards."""

from __future__ import annotations

from collections.abc import Collection

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.party import acquisition, carrying_capacity, coins, dice, heroes
from tabletop.games.darkest.party.alignment import may_harm
from tabletop.games.darkest.party.executor import NEEDS, WHOM, Meeting, asks
from tabletop.games.darkest.party.scores import bears
from tabletop.games.darkest.party.tokens import Gains, Loses, Regains, lacking
from tabletop.games.darkest.road.draws.drawing import MORE, deal, foresee
from tabletop.play.questions.decision import Option, Refusal, if_alone
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

# --- trade ---------------------------------------------------------------------------------------


@PHRASES.action("{who} [buy] up to {n} Life for 1 gold each")
def buy_life(context: Meeting, who: int, n: int) -> Rules[bool]:
    """Up to the start value, as the hero likes (DTC-B21, DTC-B23)."""
    play, bought = context.play, 0
    while bought < n and lacking(play, who, "life") and coins.purse(play.table, who):
        ask = f"{heroes.name_of(play.table, who)}: 1 Life for 1 gold?"
        option = yield from asks(play, who, ask, lambda: [
            Option("buy", "Buy 1 Life"), Option("none", "No more"),
        ])  # fmt: skip
        if option.key == "none":
            break
        yield from coins.spend(play, who, 1, "DTC-B21")
        yield from context.propose(Regains(who=who, n=1, token="life", rule="DTC-B21"))
        bought += 1
    return bought > 0


@PHRASES.action("{who} [sell] Objects for 1 gold each")
def sell(context: Meeting, who: int) -> Rules[bool]:
    """DTC-B21: any that the hero carries."""
    play, sold = context.play, False
    while heroes.carried(play.table, who):
        option = yield from asks(play, who, "Which Object for 1 gold?", lambda: [
            Option("none", "None"),
            *(Option(f"{p.name}#{p.id}", content.title(p.name), (p.id,), value=p.id)
              for p in heroes.carried(play.table, who)),
        ])  # fmt: skip
        if option.key == "none":
            break
        space_positions.put_away(play, play.table.pieces[int(option.value)])
        yield from context.propose(Gains(who=who, n=1, token="gold", rule="DTC-B21"))
        sold = True
    return sold


@PHRASES.action("{who} [take] 1 gold or an Object from that character")
def pilfer(context: Meeting, who: int) -> Rules[bool]:
    """DTC-307: the victim is who rolled; room is needed for an Object."""
    play, victim = context.play, getattr(context.deed, "who", -1)
    if victim < 0 or victim == who or heroes.card_of(play.table, victim) is None:
        return False
    if not may_harm(play.table, who, victim):
        return False

    def options() -> list[Option]:
        table, found = play.table, list[Option]()
        if heroes.card_of(table, victim) is None:  # a hand took it off: nothing to choose
            return found
        if heroes.has(table, victim, "gold"):
            found.append(Option("gold", "1 gold"))
        for item in heroes.carried(table, victim):
            option = Option(
                f"{item.name}#{item.id}", content.title(item.name), (item.id,), value=item.id
            )
            found.append(carrying_capacity.fit(table, who, item.name).said(option))
        return [*found, Option("none", "Nothing")]

    name = heroes.name_of(play.table, victim)
    option = yield from asks(
        play,
        who,
        f"What is taken from {name}?",
        options,
        moot=lambda: if_alone("none", options()),
    )
    if option.key == "none":
        return False
    if option.key == "gold":
        yield from context.propose(Loses(who=victim, n=1, token="gold", rule="DTC-307"))
        yield from context.propose(Gains(who=who, n=1, token="gold", rule="DTC-307"))
        return True
    item = play.table.pieces[int(option.value)]
    return (yield from acquisition.offer(play, who, item, "DTC-307", wants=True))


CHEAPER = PHRASES.trait("you pay 1 gold less for what you buy, at least 1")


def cost(table: Table, place: int, price: int) -> int:
    """What the hero at *place* pays for something that costs *price*; never less than 1."""
    less = bears(table, place, CHEAPER)
    return max(1, price - 1) if less else price


STALL = {"mule": 3, "water-bottle": 1}
"""DTC-B21: what the City's stall sells, and for how much gold."""


@PHRASES.action("{who} [visit] the stall")
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
        option = yield from asks(play, who, "What is bought at the stall?", options)
        if option.key == "none":
            break
        card = play.table.pieces[int(option.value)]
        yield from coins.spend(play, who, cost(play.table, who, STALL[card.name]), "DTC-B21")
        yield from acquisition.award(play, who, card, "DTC-B21", "{} buys {}.")
        bought = True
    return bought


# --- Talismans, Followers and what one has --------------------------------------------------------


@PHRASES.action("{who} [receive] a Talisman")
def receive_talisman(context: Meeting, who: int) -> Rules[bool]:
    """DTC-B13."""
    yield from give_talisman(context.play, who)
    return True


def give_talisman(play: Play, place: int) -> Rules[None]:
    """DTC-B13: from a stock that never ends."""
    if not play.table["talismans"]:
        play.add("talisman", "talismans", "card")
    card = play.table["talismans"][-1]
    yield from acquisition.award(play, place, card, "DTC-B13", "{} receives {}.")


@PHRASES.action("{who} [lose] a Follower")
def lose_follower(context: Meeting, who: int) -> Rules[bool]:
    """As its owner says which."""
    play = context.play
    if not play.table[f"followers:{who}"]:
        return False
    option = yield from asks(play, who, "Which Follower is lost?", lambda: [
        Option(f"{p.name}#{p.id}", content.title(p.name), (p.id,), value=p.id)
        for p in play.table[f"followers:{who}"]
    ])  # fmt: skip
    space_positions.put_away(play, play.table.pieces[int(option.value)])
    return True


@PHRASES.action("{who} [lose] a Follower, or without one 1 {token}")
def lose_follower_or(context: Meeting, who: int, token: str) -> Rules[bool]:
    """Whoever is alone pays another way."""
    if (yield from lose_follower(context, who)):
        return True
    done = yield from context.propose(Loses(who=who, n=1, token=token))
    return not done.prevented


@PHRASES.action("{who} [lose] an Object")
def lose_object(context: Meeting, who: int) -> Rules[bool]:
    """As its owner says which."""
    play = context.play
    if not heroes.carried(play.table, who):
        return False
    option = yield from asks(play, who, "Which Object is lost?", lambda: [
        Option(f"{p.name}#{p.id}", content.title(p.name), (p.id,), value=p.id)
        for p in heroes.carried(play.table, who)
    ])  # fmt: skip
    space_positions.put_away(play, play.table.pieces[int(option.value)])
    return True


def _lacks_object(context: Meeting) -> Refusal | None:
    return lacking_any(context, "Object", heroes.carried(context.table, context.you))


def lacking_any(context: Meeting, noun: str, those: Collection[Piece]) -> Refusal | None:
    """DTC-029: why a price in kind cannot be paid where there are none of *those*."""
    if those:
        return None
    name = heroes.name_of(context.table, context.you)
    return Refusal("DTC-029", f"{name} has no {noun}.", absolute=True)


@PHRASES.cost("discard an Object", lacks=_lacks_object)
def discard_an_object(context: Meeting) -> Rules[bool]:
    """A price in kind."""
    return (yield from lose_object(context, context.you))


def _lacks_spell(context: Meeting) -> Refusal | None:
    return lacking_any(context, "Spell", context.table[f"spells:{context.you}"])


@PHRASES.cost("discard a Spell", lacks=_lacks_spell)
def discard_a_spell(context: Meeting) -> Rules[bool]:
    """A price in Spells, cast by nobody."""
    play, you = context.play, context.you
    if not play.table[f"spells:{you}"]:
        return False
    option = yield from asks(play, you, "Which Spell is discarded?", lambda: [
        Option(f"{p.name}#{p.id}", content.title(p.name), (p.id,), value=p.id)
        for p in play.table[f"spells:{you}"]
    ])  # fmt: skip
    space_positions.put_away(play, play.table.pieces[int(option.value)])
    return True


KEPT_FROM = 3
"""DTC-B31: from this side on a Follower stays."""


@PHRASES.action("{who} [roll] for each Follower, and [lose] those with 1 or 2")
def risk_followers(context: Meeting, who: int) -> Rules[bool]:
    """DTC-B31."""
    play = context.play
    for follower in play.table[f"followers:{who}"]:
        title = content.title(follower.name)

        def means(n: int, title: str = title) -> str:
            return f"{title} {'is lost' if n < KEPT_FROM else 'stays'}"

        shown = yield from dice.own(play, who, title, "DTC-B31", means=means)
        if shown < KEPT_FROM:
            space_positions.put_away(play, follower)
            play.say("{} is lost.", follower, rule="DTC-B31")
    return True


# --- gold that is stolen, cards that are drawn ----------------------------------------------------


@PHRASES.action("Raiders take all gold to the Sentinel")
def raid(context: Meeting) -> bool:
    """DTC-323, DTC-328: all loose gold of each, but of whom no Event touches."""
    play = context.play
    for place in WHOM.among(context, "each"):
        if n := heroes.has(play.table, place, "gold"):
            hero = heroes.hero_at(play.table, place)
            play.count("gold", 0, hero)
            play.add("gold", "stash", coins=n, owner=place + 1)
            play.say("The Raiders take {} gold from {}.", n, hero, rule="DTC-323")
    return True


@PHRASES.action("the party draws as many cards as {n} dice show")
def draw_dice(context: Meeting, n: int) -> Rules[bool]:
    """DTC-121, DTC-B20, DTC-B33: once for the whole party, by the leader."""
    play, leader = context.play, heroes.leader(context.play.table)
    if context.you != leader:
        return False
    shown = yield from dice.several(play, leader, n, MORE, "DTC-121", party=True)
    yield from deal(play, sum(shown))
    return True


@PHRASES.action("the party draws as many cards as the D6 shows")
def draw_die(context: Meeting) -> Rules[bool]:
    """DTC-B32."""
    return (yield from draw_dice(context, 1))


# --- Spells that touch what is met ----------------------------------------------------------------


@PHRASES.action("the card being met has no effect in this Party Turn")
def counterspell(context: Meeting) -> bool:
    """DTC-312."""
    if context.met is None:
        return False
    context.play.count(space_positions.VOID, 1, context.met)
    return True


@PHRASES.action("nothing but a fight has any effect in this Party Turn")
def destroy_magic(context: Meeting) -> bool:
    """DTC-311."""
    context.play.count(space_positions.VOID, 1)
    return True


@PHRASES.action("meet this {kind} {n} more times")
def warp(context: Meeting, kind: str, n: int) -> bool:
    """DTC-317: the caster alone."""
    context.play.count("again", n)
    return True


@PHRASES.action("look at the next {n} cards of the road")
def look(context: Meeting, n: int) -> bool:
    """DTC-313: those of this Road Space that are not yet turned; their order stays."""
    space = max(1, heroes.at(context.table))
    down = [p for p in space_positions.cards_at(context.table, space) if not p.face_up]
    return foresee(context.play, down[:n])


@PHRASES.action("look at the top {n} Adventure cards")
def look_at_adventures(context: Meeting, n: int) -> bool:
    """DTC-313: those that will be drawn next."""
    return foresee(context.play, context.table[decks.active(context.play).draws][: -n - 1 : -1])


@PHRASES.action("look at the top {n} Spells")
def look_at_spells(context: Meeting, n: int) -> bool:
    """DTC-313: those that will be gained next."""
    return foresee(context.play, context.table["spell"][: -n - 1 : -1])


def _enemies(table: Table, space: int) -> list[Piece]:
    """The Enemies that lie face up on a Road Space."""
    return [
        p
        for p in space_positions.cards_at(table, space)
        if p.face_up and content.enemy(p.name) is not None
    ]


@PHRASES.action("destroy every Enemy that lies face up on a Road Space of your choice")
def hex_(context: Meeting) -> Rules[bool]:
    """DTC-314: no trophies; never Guardians."""
    play = context.play

    def enemies(space: int) -> list[Piece]:
        return _enemies(play.table, space)

    if not any(enemies(space) for space in heroes.spaces(play.table)):
        return False
    option = yield from asks(play, context.you, "On which Road Space?", lambda: [
        Option(f"space {space}", f"Space {space}: {len(enemies(space))} Enemies", value=space)
        for space in heroes.spaces(play.table) if enemies(space)
    ])  # fmt: skip
    for enemy in enemies(int(option.value)):
        space_positions.put_away(play, enemy)
        play.say("{} is destroyed.", enemy, rule="DTC-314")
    return True


NEEDS[hex_] = lambda table, place: any(_enemies(table, space) for space in heroes.spaces(table))
