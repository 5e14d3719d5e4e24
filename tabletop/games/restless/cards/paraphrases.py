"""How people say in words of their own what the cards say: see `cardtext.everyday`."""

from __future__ import annotations

import re

from tabletop.cardtext.book import Saying
from tabletop.vocabulary.paraphrases import PLAIN


def _or_if(found: re.Match[str]) -> str:
    """`Heal 1, or 3 if ...`: the condition comes first."""
    use, what, n, more, condition = found.groups()
    return f"if {condition}, {(use or '').lower()}{what} {more}, otherwise {what} {n}."


_WAITS = (
    "(?:at the (?:start|end) of (?:each|your)|after each Battle|when an? (?:Battle|Rest) begins)"
)


def _waits_first(found: re.Match[str]) -> str:
    """`You heal 1 at the end of each round.`: what is waited for stands first."""
    return f"{found[2]}, {found[1][:1].lower()}{found[1][1:]}."


def _such(found: re.Match[str]) -> str:
    """`Each Character with a Sin`: the condition says it in full."""
    without, what = bool(found[1]), found[2]
    if "sin" in what.lower():
        return f"Character that bears {'no Sin' if without else 'a Sin'}"
    return f"Character that has {'no ' + what.removeprefix('a ') if without else what}"


_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def _nth_round(found: re.Match[str]) -> str:
    return f"round {_ORDINALS.index(found[1].lower()) + 1} of"


def _listed(found: re.Match[str]) -> str:
    """A comma of a list is an `and`; the one behind an `if` or `when` stays."""
    before = found.string[: found.start()]
    head = "," not in before and re.match(
        "(?:if|when|at|once|after|while)\\b", before, re.IGNORECASE
    )
    return ", " if head else " and "


SAYINGS: tuple[Saying, ...] = (
    # --- plain words for many ---
    (r", (?:they|that player|he or she) (lose|draw|discard|gain|take|heal|roll)s?\b",
     r", that Character \1s"),
    (r"\b(would take|takes?) (\d+) or more damage\b", r"\1 \2 damage or more"),
    (r"\ba Character other than you\b", "another Character"),
    (r"^(when you (?:die|rejoin)[^,]*, )it goes to\b", r"\1this goes to"),
    (r"\btake(s?) (\d+) of that damage(?: for (?:them|it)| instead)?\b", r"take\1 \2 of it"),
    (r"^choose 1: ", "choose one: "),
    (r"\b1 (Character)\b(?! for)", r"a \1"),
    (r"^(?:all|every|each) (\w+ )?players? ", r"each \1Character "),
    (r"\b(?:anyone|anybody|someone|somebody) else\b", "another Character"),
    (r"\b(?:everyone|everybody) else\b|\b(?:all|every) (?:of the )?other Characters?\b",
     "each other Character"),
    (r"\bthe Character with the (?:lowest|smallest) (Health)\b",
     r"the Character with the least \1"),
    (r"\bthe Character with the highest Health\b", "the Character with the most Health"),
    (r"\bheal (an? Character|each Character|another Character|that Character|each other "
     r"Character|the "
     r"Character[^,.]*?) (?:for|by) (\d+)(?: Health)?", r"\1 heals \2"),
    (r"\b(?:heal|restore|give) (\d+) Health to (an? Character|each Character|another "
     r"Character|that "
     r"Character|each other Character)", r"\2 heals \1"),
    (r"\b(?:recover|heal|heals|recovers|return|returns)(?: back)? to full Health\b",
     lambda found: "heals fully" if found[0].split()[0].endswith("s") else "heal fully"),
    (r"\bdraw(s?) (?:a|1) (?:card|Item) from the (Loot|Treasure) (?:deck|pile)\b",
     r"draw\1 1 \2"),
    (r"\b(?:find|gain|get|receive|take)(s?) (?:a|an|1|another) (?:extra )?(Loot|Treasure)\b",
     r"draw\1 1 \2"),
    (r"\bdraw(s?) (?:an|1) (?:extra|additional) (Loot|Treasure)\b", r"draw\1 1 \2"),
    (r"\b(draws?) (\d+) (?:extra|additional|more) (Loot|Treasure)\b", r"\1 \2 \3"),
    (r"\b(?:give up|gives up|throw away|throws away)(?= (?:an?|1) )",
     lambda found: "discards" if "s " in found[0] else "discard"),
    (r"^(?:throw|hurl|break|smash|drink|burn|spend) this(?: at the Target)?(?: to |: )",
     "discard this: "),
    (r"^if (?:that|it|this) kills (?:it|the Target),", "when this kills the Target,"),
    (r"^(discard this: )it (?=takes|loses)", r"\1the Target "),
    (r"\btake(s?) damage from a (Beast|Divine|Profane|Human)(?: Target)?, ",
     r"take\1 damage, if the Target is \2, "),
    (r"\bthe (?:Beast|attacker's Target)\b(?= takes| loses)", "the Target"),
    (r"\b(?:the same amount|as much|the same)(?: of)?(?: damage)?(?=\.)", "that much damage"),
    (r"\bevery damage\b", "damage"),
    (r"\bprevent all (?:of )?(?:that|the|this) damage\b", "prevent that damage"),
    (r"\b(?:survives?|remains?|are left|is left|stays?) (?:with|at|on) (\d+) Health\b",
     r"stay at \1 Health"),
    (r"\b(that Character|they) stay at\b", "that Character stays at"),
    (r"\b(?:for|during) the rest of this (Battle|round|turn|Realm)\b",
     r"until the end of the \1"),
    (r"\b(?:if|when|as long as) you have no Armor\b(?=\.)", "while you have no Armor"),
    (r"\bbears? (\d+) or more Sins\b", r"bear \1 Sins or more"),
    (r"\bgains? (?:an extra|an additional|another) Reroll Counter\b", "gain 1 Reroll Counter"),
    # --- words of other games ---
    (r"\bcan't\b", "cannot"),
    (r"\bwhenever\b", "when"),
    (r"\b(?:an?|the) (?:enemy|foe|monster)\b", "the Target"),
    (r"\ba Target (dies|hits|heals)\b", r"the Target \1"),
    (r"\byou may reroll (?:1 of your rolls|a roll) without (?:spending|paying) a Reroll Counter",
     "you may roll again without Reroll Counters"),
    (r"\breroll counter(s?)\b", r"Reroll Counter\1"),
    (r"\brerolls?\b(?! Counter)", "Reroll Counters"),
    (r"\b(character|target|battle|rest|realm|encounter|item|loot|treasure|health|armor)\b",
     lambda found: found[1].capitalize()),
    (r"\bmax (weight|health)\b", lambda found: f"Max {found[1].capitalize()}"),
    (r"\bdeals? (\d+) damage to ((?:each|the|a|an|every|all|another)\b[^,.]*?)(?=[,.]| and )",
     r"\2 takes \1 damage"),
    (r"\b(?:all|every) Characters?\b", "each Character"),
    (r"\b(each Character) (heal|take|gain|lose|draw|discard|roll)\b", r"\1 \2s"),
    (r"\ba(?:n| random)? Character of (?:your|the party's) choice\b", "a Character"),
    (r"\beach living Character\b", "each Character"),
    # --- what goes on from the sentence before ---
    (r"\byou take none(?: of it)?(?: instead)?\b", "prevent that damage"),
    (r"\bthis is discarded\b", "discard this"),
    (r"\broll a (D20|D4) for each Character\b", r"each Character rolls the \1"),
    # --- who and what is meant ---
    (r"\bbore\b", "bear"),
    (r"^on (\d+) or (more|less), (.+?); otherwise, it takes (\d+)\.$",
     r"if the roll is \1 or \2, \3, otherwise the Target takes \4 damage."),
    (r"\bthe Characters to your left and (?:to your )?right each (\w+)",
     r"each Character next to you \1s"),
    (r"^(when the Target kills .*?), it\b", r"\1, the Target"),
    (r"^before anything else, ", ""),
    (r"\bif it (does|does not)\b", r"if the party \1"),
    (r"\ba Nothing card\b", "Nothing"),
    (r"\bput the spent counter back on this", "this gains 1 use"),
    (r"^(?:if|when) it (misses|hits),", r"when this \1,"),
    (r"\bdiscard (an? [A-Z][\w ]*?) held by (?:a|any) Character", r"a Character discards \1"),
    (r"\b(?:the )?(first|second|third|fourth|fifth|sixth) round of\b", _nth_round),
    (r"^(?:beginning with|from) round (\d+)(?: of (?:a|the|each) Battle)?(?: on)?, (.+?) "
     r"(at the (?:start|end) of each round)\.$", r"\3, if it is round \1 or later, \2."),
    (r"^if the party defeats the Target within the first (\d+) rounds,",
     r"when the Target dies, if it is round \1 or earlier,"),
    (r"^(.+?), but only once per (turn|round|Battle|Encounter|Realm)\.$",
     lambda found: f"once per {found[2]}, {found[1][:1].lower()}{found[1][1:]}."),
    (r"\b((?:a|that|another) Character) may (discard [^,.]+?) instead\b",
     r"\1 may \2: prevent that damage"),
    (r"^(when .+?) in this Battle,", r"\1,"),
    (r"\byou may (heal) (\d+) or give (?:that healing|it) to another Character",
     r"choose one: you \1 \2; or another Character \1s \2"),
    (r"\beach Character without a Status Effect\b", "each Character that has no Status Effect"),
    (r"\b(Character)s? with (less|more) Health than you\b", r"\1 that has \2 Health than you"),
    (r"\bgains one of its choice\b", "gains a Status Effect"),
    (r"\bthe (?:attacker|attacking Character)\b", "that Character"),
    (r"\bany Character\b", "a Character"),
    (r"\babsolves? (a Sin) of ((?:a|that|each|another)(?: other)? Character)", r"\2 absolves \1"),
    (r"\b(?:choose a Character: it|a Character you choose) (\w+s)\b", r"a Character \1"),
    (r"\b(that Character|each Character|you) then\b", r"\1"),
    (r"\bnobody has to Dodge\b", "each Character gets away without a Dodge roll"),
    (r"\bno other Character has to Dodge\b",
     "each other Character gets away without a Dodge roll"),
    (r"\ban Item with a Value of at least (\d+)", r"an Item with a Value of \1 or more"),
    (r"\bthe top card of\b", "the top 1 card of"),
    # --- how much ---
    (r"\b(\d+) (?:additional|extra|more) damage\b", r"+\1 damage"),
    (r"\b(\d+) (?:less|fewer) damage\b", r"-\1 damage"),
    (r"\ban? (Reroll Counter|Loot|Treasure)\b", r"1 \1"),
    (r"\b(?:1 )(Reroll Counter)s\b", r"1 \1"),
    (r"\b(Loot|Treasure) cards?\b", r"\1"),
    (r"\b(?:regain|recover|restore)(s?) (\d+)(?: Health)?", r"heal\1 \2"),
    (r"\b(heals?) (\d+) (?:damage|Health|hit points|hp)\b", r"\1 \2"),
    (r"\b(discards?|loses?|drops?) (?:an|1) Item\b",
     lambda found: f"discard{'s' * found[1].endswith('s')} an Item"),
    (r"\b(each|that|another|a|the) (.{0,30}?)Character gets\b", r"\1 \2Character gains"),
    (r"\b(?:you|the party) (gain|lose)s? (\d+ Reroll Counter)", r"\1 \2"),
    (r"\broll(s?) (?:a|1|one) (D20|D4)\b", r"roll\1 the \2"),
    (r"^(use: )?(.+?) (\d+), or (\d+) if ([^,.]+)\.$", _or_if),
    # --- when ---
    (r"^the first time (?:each|in each|every) (turn|round|Battle|Encounter|Realm)(?: that)?,? "
     r"([^,]+,)", r"once per \1, when \2"),
    (r"^the first time ([^,]+?) (?:each|in each|every) (turn|round|Battle|Encounter|Realm), ",
     r"once per \2, when \1, "),
    (r"^the first Character (?:to take damage|that takes damage) (?:in )?each "
     r"(turn|round|Battle|Encounter) takes (\d+) more(?: damage)?",
     r"once per \1, when a Character would take damage, that damage is \2 more"),
    (r"^(?:before the first turn|at the start of the Battle), ", "when a Battle begins, "),
    (r"^when you are at full Health after healing", "when you heal, if you are unhurt"),
    (r"^when you heal, heal (\d+) more", r"your healing is +\1"),
    (r"\bthis (?:weapon|card|Item|spell)\b", "this"),
    # --- numbers that change ---
    (r"^you may use (\d+) Consumables each turn(?: instead of 1)?",
     lambda found: f"you may use {int(found[1]) - 1} more Consumable{'s' * (found[1] != '2')} "
                   "each turn"),
    # --- the order of a sentence ---
    (rf"^(?!{_WAITS})(.+?) ({_WAITS}[^,]*?)\.$", _waits_first),
    (r"^((?:[^,]+, )?)for each ([^,]+), (.+?)\.$", r"\1\3 for each \2."),
    (r"^((?:when|at|after) [^,]+), (.+?) if ([^,]+)\.$", r"\1, if \3, \2."),
    (r"^(use(?: in Battle)?): (.+?) if ([^,]+)\.$", r"if \3, \1: \2."),
    (r"^(.*?[+-]\d+ .+?) if ([^,]+)\.$", r"\1 while \2."),
    (r"^while ([^,]+), (.+)\.$", r"\2 while \1."),
    (r"^prevent the first damage (.+?) would take (?:in )?each (turn|round|Battle|Encounter)\.$",
     r"once per \2, when \1 would take damage, prevent that damage."),
    (r"^on (\d+-\d+|\d+)[,:] ", r"\1: "),
    (r"\b(\d+) or higher\b", r"\1 or more"),
    (r"\b(\d+) or lower\b", r"\1 or less"),
    (r"\ba Target\b", "the Target"),
    (r"\bcannot be healed\b", "cannot heal"),
    (r"\bCharacter must (discard|lose|take|gain)\b", r"Character \1s"),
    (r"\byou must (discard|lose|take|gain)\b", r"you \1"),
    (r"\bthe party may spend\b", "the party may pay"),
    (r"\byou may attack (?:again|once more|a second time)\b", "at will: attack once more"),
    (r"^Characters (with(?:out)? .+?) (take|lose|heal|gain|discard)\b",
     r"each Character \1 \2s"),
    (r"\bCharacter with(out)? (a Sin|a Status Effect|any Sins|Sins|Armor)\b", _such),
    # --- what is done for something, and who does it ---
    (r"^((?:[^,:]+, )*)(?:use: )?you may (.+?) to (.+)", r"\1\2: \3"),
    (r"^((?:[^,:]+, )*)((?:a|each|each other|another|that) Character) may ([^,:]+?) to (\w+) (.+)",
     lambda found: f"{found[1]}{found[2]} may {found[3]}: that Character {found[4]}s {found[5]}"),
    (r"^((?:[^,:]+, )*)the party may (pay .+?) to (.+)", r"\1the party may \2: \3"),
    (r"\b(each|that|a) Character must either (\w+) (.+?) or (take|lose) (\d+) (damage|Health)",
     r"\1 Character \4s \5 \6 unless that Character \2s \3"),
    (r"\byou (?:must )?(discard [^,.]+?)(?: of your choice)? or (take|lose) "
     r"(\d+ (?:damage|Health))", r"you \2 \3 unless you \1"),
    (r"\bremove(s?) a Sin\b", r"absolve\1 a Sin"),
    (r", and (?=[a-z])", " and "),
    (r"(?<=\w), (?=(?:each|the|that|another|you|gain|draw|lose|discard)\b)(?=.* and )", _listed),
    (r"(^|[,:] |\band )(heal|discard|roll|absolve|take|lose) (?!\d+ Reroll)", r"\1you \2 "),
    (r"\b(?:everyone|everybody|(?:every|each) player)\b", "each Character"),
    *PLAIN,
)  # fmt: skip
