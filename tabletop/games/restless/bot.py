"""The thoughtful bot: fights with its best means, rests in time and carries what helps."""

from __future__ import annotations

import re
from collections.abc import Callable

from tabletop.bots.luck import Luck
from tabletop.games.restless import content
from tabletop.packs.cards import Card
from tabletop.play.decision import Decision, Option
from tabletop.table.view import SeenPiece, View

Answer = Callable[[View, Decision, list[Option]], "Option | None"]


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """What a careful party would do, seeing no more than *view*; the rest is left to *luck*."""
    legal = decision.legal()
    for rule, answer in ANSWERS.items():
        if decision.rule == rule:
            chosen = answer(view, decision, legal)
            if chosen is not None:
                return chosen.key
    if decision.default in {option.key for option in legal}:
        return decision.default
    return luck.choice(legal).key


# --- what it sees ------------------------------------------------------------------------------


def characters(view: View) -> dict[int, SeenPiece]:
    """The living Characters by slot."""
    found = {}
    for slot in range(len(view.seats)):
        for piece in view[f"character:{slot}"]:
            if piece.counters.get("health"):
                found[slot] = piece
    return found


def hurt(view: View) -> int:
    """The Health that the party lacks; a dead Character lacks five."""
    living = characters(view)
    missing = sum(piece.counters.get("missing", 0) for piece in living.values())
    return missing + 5 * (len(view.seats) - len(living))


def foes(view: View) -> list[SeenPiece]:
    """The Targets that are fought."""
    zone = "god" if view.count("final") else "night" if view.count("horror") else "encounter"
    return [piece for piece in view[zone] if piece.counters.get("health")]


def worth(name: str) -> float:
    """What an Item is worth carrying."""
    card = content.card(name)
    if isinstance(card, content.Sin):
        return -5.0
    if not isinstance(card, content.Item):
        return 0.0
    worth = (card.value or 0) + card.armor + bool(card.text)
    return worth + strength(name) * 2


def strength(name: str) -> float:
    """The damage a Weapon or Spell does on the average, against a middling Die Defense."""
    card = content.card(name)
    if not isinstance(card, content.Item):
        return 0.0
    if "Melee Weapon" in card.kinds:
        return card.damage * 0.5
    if "Ranged Weapon" in card.kinds:
        return card.damage * card.shots * 0.5 + 0.8
    if "Spell" in card.kinds:
        return card.damage * (0.5 if card.roll else 1.0)
    return 0.0


def _named(view: View, option: Option) -> str:
    """The name of the card that *option* is about."""
    return next((w.partition("#")[0] for w in option.key.split(" ") if "#" in w), "")


# --- answers, by the rule that asks ------------------------------------------------------------


def _best_character(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    def value(option: Option) -> float:
        card = content.card(_named(view, option))
        if not isinstance(card, content.Character):
            return 0.0
        return card.health + 1.5 * card.unarmed + 0.3 * card.max_weight

    return max(legal, key=value)


def _best_card(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """The most useful of the candidates; of Encounters the least dangerous."""

    def value(option: Option) -> float:
        card = content.card(_named(view, option))
        if isinstance(card, content.Combat):
            return 6 + 2 * card.loot + 4 * card.treasure - card.attack * card.health / 6
        if isinstance(card, content.Trader):
            return 3.0 if view.count("rerolls") > 3 else 0.0
        return worth(_named(view, option))

    return max(legal, key=value)


def _keeper(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Whoever has the least, of those with room; else nobody."""
    slots = [option for option in legal if option.key.startswith("slot ")]
    roomy = [option for option in slots if "must make room" not in option.label]
    if not roomy:
        return next((option for option in legal if option.key in ("ground", "nobody")), None)
    return min(roomy, key=lambda option: len(view[f"inventory:{option.value}"]))


STUCK = 20
"""The rounds after which a Target is taken to heal as fast as it is hurt."""


def _who_acts(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """The one with the most Health first; the party flees what will outlast it."""
    living = characters(view)
    ways = {option.key: option for option in legal}
    if "flee" in ways and (view.count("round") > STUCK or _outlasts(view)):
        return ways["flee"]
    if "declare" in ways:
        return ways["declare"]
    slots = [option for option in legal if option.key.startswith("slot ")]
    if not slots:
        return None
    return max(slots, key=lambda option: living[int(option.value)].counters["health"])


def _outlasts(view: View) -> bool:
    """Whether the Targets are likely to kill somebody before they are dead."""
    living = characters(view)
    left = sum(piece.counters["health"] for piece in foes(view))
    attack = max((getattr(content.card(p.name), "attack", 0) for p in foes(view)), default=0)
    harm = sum(max((_mean(view, slot)), 0.8) for slot in living)
    rounds = left / max(harm, 0.5)
    health = sum(piece.counters["health"] for piece in living.values())
    return rounds * attack * 0.45 * len(living) > 1.25 * health


def _mean(view: View, slot: int, *, without: int = -1) -> float:
    """The damage that *slot* does in a turn on the average, by the best means it has."""
    held = [
        strength(piece.name)
        for piece in view[f"inventory:{slot}"]
        if not piece.turn and piece.id != without
    ]
    own = content.card(characters(view)[slot].name)
    bare = own.unarmed * 0.5 if isinstance(own, content.Character) else 0.5
    return max([bare, *held])


def _turn(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Active Items first, then the best attack, then the end."""
    active = [
        option
        for option in legal
        if option.key.startswith("use ") and _is_active(_named(view, option))
    ]
    if active:
        return active[0]
    food = [option for option in legal if option.key.startswith("use ")]
    if food and hurt(view) >= 4 and _heals(_named(view, food[0])):
        return food[0]
    attacks = [option for option in legal if option.key.startswith("attack ")]
    if view.count("round") > PATIENCE:
        return None
    if attacks:
        return max(attacks, key=lambda option: _promise(view, option))
    return next((option for option in legal if option.key == "end"), None)


def _promise(view: View, option: Option) -> float:
    """What an attack is worth: the harm it does, less what a miss brings and what it uses up."""
    name = _named(view, option)
    card = content.card(name)
    spell = isinstance(card, content.Item) and "Spell" in card.kinds
    afar = isinstance(card, content.Item) and "Ranged Weapon" in card.kinds
    told = PROMISED.search(option.label)
    if told is None:
        return strength(name) - 0.5 * spell
    shots, harm, share = int(told[1] or 1), int(told[2]), int(told[3]) / 100
    left = max((piece.counters["health"] for piece in foes(view)), default=harm)
    hit = share * min(shots * harm, left)
    answered = not afar and not (spell and getattr(card, "roll", "") != "combat")
    blow = max((getattr(content.card(p.name), "attack", 2) for p in foes(view)), default=0)
    return hit - answered * (1 - share) * blow * 0.6 - (0.4 * spell if left <= 3 else 0)


PATIENCE = 40
"""Rounds of a Battle after which caution leads nowhere: a Target may heal as fast as it is hurt."""

PROMISED = re.compile(r"(?:(\d+) shots, )?(\d+) damage, (\d+)%")
"""What a means of attack says of itself."""


def _is_active(name: str) -> bool:
    card = content.card(name)
    return isinstance(card, content.Item) and "Active Item" in card.kinds


def _heals(name: str) -> bool:
    card = content.card(name)
    return card is not None and "heal" in card.text


def _between(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Rest when it is worth a night; pick up what lies there; else go on."""
    rest = next((option for option in legal if option.key == "rest"), None)
    pending = hurt(view)
    level, nights = view.count("level"), len(view["nights"])
    weakest = min((p.counters["health"] for p in characters(view).values()), default=0)
    tired = pending >= 9 or weakest <= 2 or (level == 5 and pending >= 4)
    if rest is not None and tired and (nights > 1 or level >= 4 or weakest <= 1):
        return rest
    return _arrange(view, legal) or next((o for o in legal if o.key == "go on"), None)


def _arrange(view: View, legal: list[Option]) -> Option | None:
    """Pick up what lies there, and give Weapons to those who fight better with them."""
    gifts = [option for option in legal if option.key.startswith("give ")]
    lying = {piece.id for piece in view["ground"]}
    for option in gifts:
        if int(option.value) in lying:
            return option
    best = max(gifts, key=lambda option: _gained(view, option), default=None)
    return best if best is not None and _gained(view, best) > 0.2 else None


def _gained(view: View, option: Option) -> float:
    """How much more harm the party does in a round after a gift."""
    given, taker = int(option.value), int(option.key.rpartition(" ")[2])
    giver = _holder(view, given)
    if giver < 0:
        return 0.0
    before = _mean(view, giver) + _mean(view, taker)
    after = _mean(view, giver, without=given)
    after += max(_mean(view, taker), strength(_named_gift(option)))
    return after - before


def _holder(view: View, piece: int) -> int:
    for slot in characters(view):
        if any(held.id == piece for held in view[f"inventory:{slot}"]):
            return slot
    return -1


def _named_gift(option: Option) -> str:
    return option.key.split(" ")[1].partition("#")[0]


def _rest(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Heal the weakest while counters are left to spare; use what heals; break camp."""
    healing = [option for option in legal if option.key.startswith("heal ")]
    spare = 0 if view.count("last_night") else 2
    if healing and view.count("rerolls") > spare and hurt(view) > 1:
        living = characters(view)
        return min(healing, key=lambda option: living[int(option.value)].counters["health"])
    useful = [o for o in legal if o.key.startswith("use ") and _heals(_named(view, o))]
    if useful and hurt(view) > 1:
        return useful[0]
    return _arrange(view, legal) or legal[0]


def _trade(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Sell what nobody needs; look if there is money; buy what is worth its price; leave."""
    spare = [o for o in legal if o.key.startswith("sell ") and _spare(view, int(o.value))]
    if spare:
        return spare[0]
    bargains = [o for o in legal if o.key.startswith("buy ") and _wanted(view, o)]
    if bargains and view.count("rerolls") > 3:
        return max(bargains, key=lambda option: worth(_named(view, option)))
    for option in legal:
        if option.key == "open" and view.count("rerolls") > 5:
            return option
    return next((option for option in legal if option.key == "leave"), None)


def _spare(view: View, piece: int) -> bool:
    """Whether a Weapon is worth Reroll Counters and is nobody's best."""
    slot = _holder(view, piece)
    held = next((each for each in view[f"inventory:{slot}"] if each.id == piece), None)
    card = content.card(held.name) if held else None
    if not isinstance(card, content.Item) or not card.value or not strength(card.id):
        return False
    return _mean(view, slot, without=piece) >= strength(card.id) and "Spell" not in card.kinds


def _wanted(view: View, option: Option) -> bool:
    """Whether goods are worth their price to somebody: no Weapon is bought to be sold again."""
    power = strength(_named(view, option))
    takers = [slot for slot in characters(view) if f"inventory:{slot}" in option.zones]
    better = not power or any(_mean(view, slot) < power for slot in takers)
    return better and worth(_named(view, option)) > 3


def _reroll(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Roll again while there are counters to spare, more freely towards the end."""
    enough = 0 if view.count("final") else 1
    key = "reroll" if view.count("rerolls") > enough else "keep"
    return next((option for option in legal if option.key == key), None)


def _yes(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    return next((o for o in legal if o.key in ("yes", "fight", "stay")), None)


def _worst(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    return min(legal, key=lambda option: worth(_named(view, option)) if "#" in option.key else 3.0)


def _discard(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    again = view.count("rerolls") > 4
    return next((o for o in legal if o.key == ("again" if again else "discard")), legal[0])


def _buyer(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """What is bought goes to whoever fights worst."""
    slots = [option for option in legal if option.key.startswith("slot ")]
    return min(slots, key=lambda option: _mean(view, int(option.value)), default=None)


def _drawer(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Who bears the fewest Sins turns Treasure up."""
    slots = [option for option in legal if option.key.startswith("slot ")]
    return min(slots, key=lambda option: len(view[f"sins:{option.value}"]), default=None)


def _target(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """The one that dies soonest."""
    left = {piece.id: piece.counters["health"] for piece in foes(view)}
    return min(legal, key=lambda option: left.get(int(option.value), 99))


def _own_choice(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Harm goes to the strong, help to the hurt; Health is paid by who has some to spare."""
    slots = [option for option in legal if option.key.startswith("slot ")]
    living = characters(view)
    if slots:
        card = next((c for c in _seen(view) if decision.ask.startswith(f"{c.name}:")), None)
        harm = card is not None and bool(HARMFUL.search(card.text))
        missing = {slot: piece.counters.get("missing", 0) for slot, piece in living.items()}
        health = {slot: piece.counters["health"] for slot, piece in living.items()}
        if harm:
            return max(slots, key=lambda option: health.get(int(option.value), 0))
        return max(slots, key=lambda option: missing.get(int(option.value), 0))
    piece = living.get(decision.seat)
    dear = "Health" in decision.ask and (piece is None or piece.counters["health"] < 5)
    dear = dear or ("Counter" in decision.ask and view.count("rerolls") < 4)
    dear = dear or "night" in decision.ask
    return next((o for o in legal if o.key == ("no" if dear else "yes")), None)


def _seen(view: View) -> list[Card]:
    """What lies where everybody is concerned."""
    zones = ("encounter", "night", "realm", "god", "kept", *(f"character:{n}" for n in range(4)))
    lying = [piece for zone in zones if zone in view.zones for piece in view[zone]]
    return [card for piece in lying if (card := content.card(piece.name)) is not None]


HARMFUL = re.compile(r"(takes|loses|discards|must|dies|Sin)\b")


ANSWERS: dict[str, Answer] = {
    "RST-023": _best_character,
    "RST-029": _best_card,
    "RST-030": _keeper,
    "RST-212": _keeper,
    "RST-101": _worst,
    "RST-102": _worst,
    "RST-257": _best_card,
    "RST-193": _who_acts,
    "RST-196": _turn,
    "RST-142": _between,
    "RST-153": _rest,
    "RST-080": _trade,
    "RST-093": _buyer,
    "RST-170": _reroll,
    "RST-113": _discard,
    "RST-073": _yes,
    "RST-007": _own_choice,
    "RST-092": _own_choice,
    "RST-147": _own_choice,
    "RST-111": _drawer,
    "RST-122": _drawer,
    "RST-211": _drawer,
    "RST-082": _drawer,
    "RST-192": _target,
    "RST-270": _worst,
    "RST-236": _yes,
    "RST-240": _yes,
    "RST-006": _yes,
}
"""What the bot has a mind of its own about, by the rule that asks."""
