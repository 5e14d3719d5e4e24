"""The thoughtful bot: it fights with its best means, rests in time and carries useful Items."""

from __future__ import annotations

import re
from collections.abc import Callable

from tabletop.bots.luck import Luck
from tabletop.games.restless.bots.evaluation import (
    characters,
    gained,
    holder,
    holds,
    lacking,
    mean_harm,
    named,
    speaks_of_healing,
    strength,
    takers,
    worth,
)
from tabletop.games.restless.bots.tactics import turn, which_target, who_acts
from tabletop.games.restless.cards import content
from tabletop.packs.cards import Card
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.table.view import View

Answer = Callable[[View, Decision, list[Option]], "Option | None"]


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """The answer of a careful party that sees only *view*. Unknown questions are left to *luck*."""
    if not isinstance(decision, Declaration):
        return _answer(view, decision, luck)
    first = Draft.of(decision).take(_answer(view, decision, luck))
    return first.walk(lambda part: _answer(view, part, luck)).key()


def _answer(view: View, decision: Decision, luck: Luck) -> str:
    """The answer to one question, or to one part of it."""
    legal = decision.legal()
    for rule, answer in ANSWERS.items():
        if decision.rule == rule:
            chosen = answer(view, decision, legal)
            if chosen is not None:
                return chosen.key
    if decision.default in {option.key for option in legal}:
        return decision.default
    return luck.choice(legal).key


def _best_character(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    def value(option: Option) -> float:
        card = content.card(named(option))
        if not isinstance(card, content.Character):
            return 0.0
        return card.health + 1.5 * card.unarmed + 0.3 * card.max_weight

    return max(legal, key=value)


def _best_card(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """The most useful of the candidates; of Encounters the least dangerous."""

    def value(option: Option) -> float:
        card = content.card(named(option))
        if isinstance(card, content.Combat):
            return 6 + 2 * card.loot + 4 * card.treasure - card.attack * card.health / 6
        if isinstance(card, content.Trader):
            return 3.0 if view.count("rerolls") > 3 else 0.0
        return worth(named(option))

    return max((option for option in legal if option.pieces), key=value)


def _keeper(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """The Character with the fewest Items among those with room, or nobody."""
    slots = [option for option in legal if option.key.startswith("slot ")]
    roomy = [option for option in slots if "must make room" not in option.label]
    if not roomy:
        return next((option for option in legal if option.key in ("ground", "nobody")), None)
    return min(roomy, key=lambda option: holds(view, option))


def _between(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Rest if it is worth a night, pick up Items on the Ground, or go on."""
    rest = next((option for option in legal if option.key == "rest"), None)
    pending = lacking(view)
    level, nights = view.count("level"), len(view["nights"])
    weakest = min((p.counters["health"] for p in characters(view).values()), default=0)
    tired = pending >= 9 or weakest <= 2 or (level == 5 and pending >= 4)
    if rest is not None and tired and (nights > 1 or level >= 4 or weakest <= 1):
        return rest
    return _arrange(view, decision, legal) or next((o for o in legal if o.key == "go on"), None)


def _before_facing(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Rest before an Encounter under the same conditions; otherwise face it."""
    chosen = _between(view, decision, legal)
    if chosen is not None and chosen.key == "rest":
        return chosen
    return _yes(view, decision, legal)


def _by_hand(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """If the game is stuck, take the first way out."""
    return legal[0]


def _arrange(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Pick up Items on the Ground, and give Weapons to Characters that fight better with them."""
    gifts = [option for option in legal if option.key.startswith("give ")]
    lying = {piece.id for piece in view["ground"]}
    for option in gifts:
        if int(option.value) in lying:
            return option
    best, most = None, 0.2
    for option in gifts:
        for slot in takers(view, decision, option):
            if (more := gained(view, option, slot)) > most:
                best, most = option, more
    return best


def _taker(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """The Character that gets an Item: the best fighter with it; for Items on the Ground, the one
    with the fewest Items."""
    given = next((option for option in legal if option.key.startswith("slot ")), None)
    if given is None:
        return None
    if holder(view, given.pieces[0]) < 0:
        return min(legal, key=lambda option: len(view[f"inventory:{option.value}"]))
    return max(legal, key=lambda option: gained(view, given, int(option.value)))


def _rest(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Heal the weakest while there are spare counters; use healing Items; break camp."""
    healing = [option for option in legal if option.key.startswith("heal ")]
    spare = 0 if view.count("last_night") else 2
    if healing and view.count("rerolls") > spare and lacking(view) > 1:
        living = characters(view)
        return min(healing, key=lambda option: living[int(option.value)].counters["health"])
    useful = [o for o in legal if o.key.startswith("use ") and speaks_of_healing(named(o))]
    if useful and lacking(view) > 1:
        return useful[0]
    return _arrange(view, decision, legal) or legal[0]


def _trade(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Sell unneeded Items, look at the goods if there is money, buy what is worth its price, and
    leave."""
    spare = [o for o in legal if o.key.startswith("sell ") and _spare(view, int(o.value))]
    if spare:
        return spare[0]
    bargains = [o for o in legal if o.key.startswith("buy ") and _wanted(view, decision, o)]
    if bargains and view.count("rerolls") > 3:
        return max(bargains, key=lambda option: worth(named(option)))
    for option in legal:
        if option.key == "open" and view.count("rerolls") > 5:
            return option
    return next((option for option in legal if option.key == "leave"), None)


def _spare(view: View, piece: int) -> bool:
    """Whether a Weapon can be sold for Reroll Counters and is nobody's best."""
    slot = holder(view, piece)
    held = next((each for each in view[f"inventory:{slot}"] if each.id == piece), None)
    card = content.card(held.name) if held else None
    if not isinstance(card, content.Item) or not card.value or not strength(card.id):
        return False
    return mean_harm(view, slot, without=piece) >= strength(card.id) and "Spell" not in card.kinds


def _wanted(view: View, decision: Decision, option: Option) -> bool:
    """Whether goods are worth their price to somebody. The bot buys no Weapon to sell it again."""
    power = strength(named(option))
    among = takers(view, decision, option)
    better = not power or any(mean_harm(view, slot) < power for slot in among)
    return bool(among) and better and worth(named(option)) > 3


def _reroll(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Reroll a failure while there are spare counters, more freely towards the end."""
    enough = 0 if view.count("final") else 1
    kept = next((option.tells for option in legal if option.key == "keep"), "")
    well = kept.startswith(WELL)
    key = "reroll" if view.count("rerolls") > enough and not well else "keep"
    return next((option for option in legal if option.key == key), None)


WELL = ("A hit:", "Dodged.", "Away.", "Caught: 0 ")
"""The words of a roll that needs no reroll."""


def _lot(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Reroll a random choice of somebody near death if there are plenty of counters."""
    weakest = min((p.counters["health"] for p in characters(view).values()), default=9)
    key = "reroll" if weakest <= 1 and view.count("rerolls") > 4 else "keep"
    return next((option for option in legal if option.key == key), None)


def _yes(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    return next((o for o in legal if o.key in ("yes", "fight", "stay")), None)


def _worst(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    return min(legal, key=lambda option: worth(named(option)) if "#" in option.key else 3.0)


def _discard(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    again = view.count("rerolls") > 4
    return next((o for o in legal if o.key == ("again" if again else "discard")), legal[0])


def _buyer(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """The worst fighter gets what is bought."""
    slots = [option for option in legal if option.key.startswith("slot ")]
    return min(slots, key=lambda option: mean_harm(view, int(option.value)), default=None)


def _drawer(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """The Character with the fewest Sins draws Treasure."""
    slots = [option for option in legal if option.key.startswith("slot ")]
    return min(slots, key=lambda option: len(view[f"sins:{option.value}"]), default=None)


def _own_choice(view: View, decision: Decision, legal: list[Option]) -> Option | None:
    """Give harm to the strong and help to the hurt. A Character with spare Health pays with it."""
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
    price = next((o.label.partition(":")[0] for o in legal if o.key == "yes"), "")
    dear = "Health" in price and (piece is None or piece.counters["health"] < 5)
    dear = dear or ("Counter" in price and view.count("rerolls") < 4)
    dear = dear or price == "Lose a night"
    return next((o for o in legal if o.key == ("no" if dear else "yes")), None)


def _seen(view: View) -> list[Card]:
    """The pieces in public zones."""
    zones = ("encounter", "night", "realm", "god", "kept", *(f"character:{n}" for n in range(4)))
    lying = [piece for zone in zones if zone in view.zones for piece in view[zone]]
    return [card for piece in lying if (card := content.card(piece.name)) is not None]


HARMFUL = re.compile(r"(takes|loses|discards|must|dies|Sin)\b")


ANSWERS: dict[str, Answer] = {
    "RST-023": _best_character,
    "RST-029": _best_card,
    "RST-030": _keeper,
    "RST-212": _keeper,
    "RST-105": _taker,
    "RST-101": _worst,
    "RST-102": _worst,
    "RST-257": _best_card,
    "RST-193": who_acts,
    "RST-218": who_acts,
    "RST-262": _by_hand,
    "RST-196": turn,
    "RST-142": _between,
    "RST-153": _rest,
    "RST-080": _trade,
    "RST-093": _buyer,
    "RST-170": _reroll,
    "RST-266": _lot,
    "RST-113": _discard,
    "RST-073": _before_facing,
    "RST-007": _own_choice,
    "RST-092": _own_choice,
    "RST-147": _own_choice,
    "RST-111": _drawer,
    "RST-122": _drawer,
    "RST-211": _drawer,
    "RST-082": _drawer,
    "RST-192": which_target,
    "RST-270": _worst,
    "RST-236": _yes,
    "RST-240": _yes,
    "RST-006": _yes,
}
"""The functions for questions that the bot decides itself, by the rule that asks."""
