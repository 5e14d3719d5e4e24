"""A phrasebook as large as a game of 900 cards will need, and sentences in its words.

Made up for measuring; nothing runs what they say.
"""

from __future__ import annotations

import re
from random import Random

from tabletop.cardtext.clause import HEADS, capitalised
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.roles import Role
from tabletop.cardtext.slots import Choice, Counted, Noun, Number, Word
from tests.cardtext.composing import some

WHO = (
    "you",
    "the party",
    "a Character",
    "another Character",
    "each Character",
    "each other Character",
    "that Character",
    "a random Character",
    "the Character to your left",
    "the Character to your right",
    "your neighbours",
    "the roller",
    "the drawer",
    "the revealer",
    "the Character with the lowest Health",
    "the Character with the highest Health",
    "a Character with a Sin",
    "a dead Character",
)
WHAT = (
    "this",
    "an Item",
    "a Weapon",
    "a Consumable",
    "an Active Item",
    "a piece of Equipment",
    "a random Item",
    "each Item",
    "the heaviest Item",
    "the most valuable Item",
    "a Spell",
    "a Melee Weapon",
    "a Ranged Weapon",
    "the last drawn Item",
    "an Item on the Ground",
)
PLACES = (
    "the next Encounter",
    "the last Encounter",
    "an Encounter of the row",
    "the next Realm",
    "the next Rest",
    "the top card of the Loot deck",
    "the top card of the Treasure deck",
    "a card anywhere",
    "the drops of the Target",
    "the next Traitor God",
)

TRIGGERS = """
{who} gain {what}|{who} lose {what}|{who} use {what}|{who} attack with {what}
{what} is discarded|{what} is revealed|{what} is drawn|{what} recharges|{what} is traded
a Sin is bound|a Sin is absolved|the game is set up|the Realm begins|the Realm ends
the row is laid|the Traitor God is revealed|the party arrives|the Encounter begins
the Encounter ends|the Gap begins|the party moves on|a Trader arrives|a Trader opens
{who} buy {what}|{who} sell {what}|a Trader leaves|the Battle begins|the round begins
the round ends|{who} begin a turn|{who} end a turn|{who} would attack|{who} would roll
{who} have rolled|a Reroll Counter is spent|{who} hit|{who} miss|{who} Dodge|{who} fail to Dodge
the Target takes damage|the Target's Health is {n} or less|the Target dies|the Battle ends
the party Flees|{who} roll to Flee|the party has Fled|the drops are drawn
{who} would take damage|{who} take damage|{who} would lose Health|{who} heal
{who} use up Armor|{who} have no Armor left|{who} would die|{who} die|{who} rejoin
{who} are transfigured|{who} gain {status}|{who} lose {status}|{who} gain a Sin
{who} carry too much|{who} would draw {what}|{who} would reveal {place}|Nothing is drawn
cards are Picked From|the pool gains a counter|{who} would discard {what}|a deck is empty
a Rest begins|a Rest card is turned up|{who} act at Rest|{who} heal at Rest|a Rest ends
a {types} Target arrives|{who} roll {n} or less|{who} roll {n} or more|{who} reveal a Sin
"""

CONDITIONS = """
{who} are a {trait}|the party has a {trait}|{who} have {status}|{who} have a Sin
{who} have {n} Sins or more|{who} have {n} Health or less|{who} have {n} Health or more
{who} are unhurt|{who} miss {n} Health or more|{who} have Armor|{who} hold {what}
{who} hold no {kinds}|{who} can carry {n} more|{who} hold {n} Items or more
{n} Characters or fewer live|{n} Characters or more live|somebody is dead|{who} are sideways
{who} have acted this round|it is the first turn|{who} are alone|the Target is {types}
the Target has Chain Magic|the Target has {n} Health or less|the Target is unhurt
the Target's Attack is {n} or more|the Target's Die Defense is {n} or more
the Target is a Traitor God|there are {n} Targets or more|the final roll is {n} or more
the final roll is {n} or less|the raw roll is {n}|it is a Combat roll|it is a Dodge roll
the roll is even|the roll is odd|the roll hits by {n} or more|the roll was made again
{who} attacked with {what}|{who} attacked unarmed|the attack was Melee|the attack was Ranged
the attack was a Spell|{what} is charged|this has {n} counters or more|{what} is {kinds}
its Value is {n} or more|its Weight is {n} or less|it is a Rest|it is a Battle|it is a Gap
there is a Trader|the Realm is {n} or more|this is Encounter {n}|this is a Combat Encounter
this is the last Encounter of the Realm|{n} Rests are left|the pool has {n} or more
the party has Fled|it is round {n}|{what} has {n} counters|the {deck} deck is empty
this is kept|the damage came from the Target|{who} chose it|{who} have not done so this Battle
"""

ACTIONS = """
{who} take {damage}|{who} lose {n} Health|{who} heal {n}|{who} heal all|{who} gain {n} Max Health
{who} lose {n} Max Health|{who} have {n} Health now|{who} gain {n} Armor|{who} lose {n} Armor
{who} lose all Armor|prevent {damage}|prevent all of it|{who} take {n} of it instead
{who} take {n} Health from {whom:who}|{who} die|stay at {n} Health|the dead rejoin
gain {rerolls}|lose {rerolls}|put {counters} on {what}|take {counters} from {what}
{who} draw {n} {deck}|{who} may draw {n} {deck}|Pick From {n}|{place} is Pick From {n}
reveal {place}|look at {place}|search the {deck} deck for {what}|{who} discard {what}
{who} discard {n} Items|discard this|put {what} under the {deck} deck|put {what} on the {deck} deck
shuffle {what} into the {deck} deck|swap {place} with {other:place}|take {what} out of the game
take {what} from the {deck} discard pile|copy the text of {what}|{who} gain {what}
{who} give {what} to {whom:who}|{who} steal {what} from {whom:who}|{who} drop {what}
exchange {what} for {n} {deck}|recharge {what}|exhaust {what}|restore {counters} on {what}
use {what} again|destroy {what}|{who} gain {status}|{who} lose {status}|bind a Sin to {who}
absolve a Sin of {who}|absolve this|move a Sin from {who} to {whom:who}|transfigure {who}
{who} gain the Trait {trait}|{who} lose the Trait {trait}|{who} swap seats with {whom:who}
ready {who}|add a Combat Encounter|add {n} Encounters at the end|remove {place}|replace {place}
skip {place}|{place} must be a Combat Encounter|reorder the row|end the Encounter
start a Battle|add a Target|the party Flees at once|open a Trader|add {n} {deck} to the Trader
a Combat Encounter follows|replace the Realm|gain {n} Rests|lose {n} Rests|the party Rests at once
replace the Traitor God|{who} attack once more|{who} take another turn|{who} skip a turn
{who} must Dodge|{who} must Dodge instead of attacking|the Target attacks {who}
the Target attacks {who} for {damage}|the Target is {types} now|the Target has Chain Magic now
drop {n} more {deck}|{who} roll the {die}|{who} may roll the {die}|{who} roll again
add {n} to the roll|subtract {n} from the roll|the roll is {n}|{who} roll twice, keeping the higher
{who} roll twice, keeping the lower|keep this|the party loses the game
"""

MODIFIERS = """
Combat rolls gain +{n}|Combat rolls lose {n}|Ranged rolls gain +{n}|Dodge rolls gain +{n}
all rolls gain +{n}|all rolls lose {n}|this deals +{n} damage
this deals +{n} damage to {types} Targets
Unarmed Attacks deal +{n} damage|Melee Weapons deal +{n} damage|Ranged Weapons deal +{n} damage
Spells deal +{n} damage|{who} take {n} less damage|{who} take {n} more damage
this has {n} more shots|{who} can carry {n} more|{kinds} weigh {n} less|{kinds} are worth {n} more
{who} have {n} more Max Health|{who} heal {n} more|the Target's Attack is +{n}
the Target's Attack is -{n}|the Target's Die Defense is +{n}|its Die Defense is -{n}
the Target has {n} more Health|Fleeing costs {n} more|{who} may try {n} more times to Flee
each Rest heals {n} more|each Rest gives {rerolls} less|each Rest gives {rerolls} more
Traders ask no fee|Traders have {n} more {deck}|Traders ask {n} more|Traders pay {n} more
Targets drop {n} more {deck}|Items recharge {n} Encounters sooner
{who} may use {n} more Consumables a turn|the Realm has {n} more Encounters
"""

DURATIONS = """
until the end of the roll|until the end of the attack|until the end of the turn
until the end of their next turn|until the end of the round|until the end of the Battle
until the end of the Encounter|for {n} Encounters|until the next Combat Encounter
until the next Non-Combat Encounter|until the end of the Rest|until the next Rest
until the end of the Realm|until the Traitor God arrives|for the rest of the game
while {who} hold this|while this is bound|while this is kept|while {who} have {status}
until it hits|for {n} uses|on their next turn
"""

TRAITS = """
Chain Magic|the party cannot Flee|the party cannot Rest|nobody can trade|Traders pass by
nobody can heal|Armor stops nothing|no roll can be made again|nobody can use Consumables
nobody can use Spells|nobody can use Active Items|Ranged Weapons cannot be used
Melee Weapons cannot be used|all attacks are Unarmed|the party may trade in Battle
Characters act in seating order|Chain Magic goes to the right|Status Effects stack
Sins may be refused|the party may Rest at any time|the row lies face up
the order of turns is random|{who} draw all drops|Death Effects always happen
drops are kept when the party Flees|all Targets have Chain Magic|rolls have no modifiers
Encounters {n} and {more:n} are Pick From {of:n}|the first Encounter is a Trader
"""

COSTS = (
    "use|{rerolls}|discard this|{counters}|lose {n} Health|exhaust this|take {damage}|use in Battle"
)

GROUPS: dict[Role, tuple[str, str]] = {
    "trigger": ("when ", TRIGGERS),
    "condition": ("", CONDITIONS),
    "cost": ("", COSTS),
    "action": ("", ACTIONS),
    "modifier": ("", MODIFIERS),
    "duration": ("", DURATIONS),
    "trait": ("", TRAITS),
}

SHAPES: tuple[tuple[Role, ...], ...] = (
    ("trigger", "action"),
    ("trigger", "if", "action", "action"),
    ("bearer", "modifier", "duration"),
    ("if", "modifier"),
    ("cost", "action"),
    ("bearer", "trigger", "cost", "action"),
    ("range", "action", "action"),
    ("action", "duration"),
    ("action",),
    ("trait",),
)


def phrasebook() -> Phrasebook:
    """A new book with all of it."""
    book = Phrasebook(
        n=Number(),
        damage=Counted("damage", "damage"),
        rerolls=Counted("Reroll Counter", "Reroll Counters"),
        counters=Counted("counter", "counters"),
        who=Noun({words: words for words in WHO}),
        what=Noun({words: words for words in WHAT}),
        place=Noun({words: words for words in PLACES}),
        deck=Word(("loot", "treasure", "starter", "rest", "encounter")),
        status=Noun({words: words for words in ("Lantern-Sworn", "Hexed", "Blessed", "Drowned")}),
        trait=Word(f"trait{n}" for n in range(23)),
        bearer=Word(f"trait{n}" for n in range(23)),
        types=Choice(Word(("beast", "divine", "profane", "human"))),
        kinds=Choice(Word(("weapons", "consumables", "equipment", "spells"))),
    )
    for role, (begin, templates) in GROUPS.items():
        for template in filter(None, templates.replace("\n", "|").split("|")):
            book.add(begin + template, role)
            other = _of_another_game(template)
            if other != template:
                book.add(begin + other, role)
    return book


ANOTHER = {
    "the Target": "the Foe", "Encounter": "Scene", "Battle": "Fight", "Rest": "Night",
    "Realm": "Chapter", "Sin": "Oath", "roll": "throw", "Health": "Life", "Trader": "Smith",
    "Armor": "Shield", "discard": "bury", "draw": "dig", "gain": "win", "reveal": "unveil",
    "lose": "shed", "this": "it all", "take": "bear", "search": "comb", "row": "road",
    "deck": "heap", "Items": "Goods", "use": "spend", "heal": "mend", "give": "hand",
    "attack": "strike", "Dodge": "Duck", "Combat": "War", "Chain": "Blood", "Ranged": "Far",
    "Character": "Hero", "Spell": "Rite", "Flee": "Run", "turn": "watch", "Loot": "Spoil",
    "Traits": "Gifts", "party": "band", "slot": "seat", "may": "can",
    "prevent": "avert", "add": "join", "round": "bout", "dead": "gone", "Weapons": "Arms",
}  # fmt: skip
"""What another game would call it: its phrases begin and end like those of the first."""


def _of_another_game(template: str) -> str:
    """*template* in the words of another game, outside of its gaps."""
    parts = re.split(r"(\{.*?\})", template)
    for word, other in ANOTHER.items():
        parts = [part if part[:1] == "{" else part.replace(word, other) for part in parts]
    return "".join(parts)


def sentences(book: Phrasebook, number: int, luck: Random) -> list[str]:
    """So many different sentences that *book* understands in one way each."""
    found: dict[str, None] = {}
    while len(found) < number:
        shape = luck.choice(SHAPES)
        sentence = "".join(
            _joint(shape, place) + str(some(book, role, luck)) for place, role in enumerate(shape)
        )
        sentence = f"{capitalised(sentence)}."
        if len(book.readings(sentence)) == 1:
            found[sentence] = None
    return list(found)


def _joint(shape: tuple[Role, ...], place: int) -> str:
    """What stands before a part."""
    if not place:
        return ""
    if shape[place] == "duration":
        return " "
    return HEADS.get(shape[place - 1], " and ")
