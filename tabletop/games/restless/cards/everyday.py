"""How people say in words of their own what the cards say: see `cardtext.everyday`."""

from __future__ import annotations

from tabletop.cardtext.phrasebook import Saying

_MOMENT = r"(?:(?:at|on) the (?:start|beginning) of|when|whenever|each time)"
_ANY = r"(?:a|an|the|each|every|any)"

SAYINGS: tuple[Saying, ...] = (
    # --- words of other games ---
    (r"\bcan't\b", "cannot"),
    (r"\bwhenever\b", "when"),
    (r"\b(?:an?|the) (?:enemy|foe|monster)\b", "the Target"),
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
    # --- how much ---
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
    # --- when ---
    (rf"{_MOMENT} {_ANY} (Battle|Rest|Encounter)(?: begins| starts)?(?=,)",
     lambda found: f"when {'an' if found[1] == 'Encounter' else 'a'} {found[1]} begins"),
    (r"\bwhen you rest(?=,)", "when a Rest begins"),
    (rf"{_MOMENT} {_ANY} round(?: begins| starts)?(?=,)", "at the start of each round"),
    (rf"(?:at|on) the end of {_ANY} round(?=,)|when {_ANY} round ends(?=,)",
     "at the end of each round"),
    (r"\bthis (?:weapon|card|Item|spell)\b", "this"),
    (r"^(?:if|when) this (hits|misses|kills)", r"when this \1"),
    (r"^(?:if|when) you hit with this", "when this hits"),
    (r"^(?:if|when) you miss with this", "when this misses"),
    (r"^while (you are [^,]*),", r"if \1,"),
    # --- numbers that change ---
    (r"\bthis deals (\d+) (?:more|extra) damage", r"this deals +\1 damage"),
    (r"\bagainst (Beast|Divine|Profane|Human)s?(?! Target)\b", r"against \1 Targets"),
    (r"\bTarget's defen[cs]e\b", "Target's Die Defense"),
    (r"\bTarget (?:gets|gains|has) ([+-]\d+) attack\b", r"Target's Attack is \1"),
    (r"\b(Target's (?:Attack|Die Defense)|Max Weight) (?:gains?|gets) ([+-]\d+)", r"\1 is \2"),
    (r"^you (?:have|gain|get) ([+-]\d+) Max Weight", r"your Max Weight is \1"),
    (r"^Max Weight ([+-]\d+)", r"your Max Weight is \1"),
    (r"^(?:you (?:have|gain|get) )?([+-]\d+) (?:to|on) ((?:Combat|Ranged|Dodge) rolls)",
     r"\2 gain \1"),
    (r"^([+-]\d+) damage against", r"this deals \1 damage against"),
    # --- what is done for something, and who does it ---
    (r"^(?:use: )?you may (.+?) to (.+)", r"\1: \2"),
    (r"\bremove(s?) a Sin\b", r"absolve\1 a Sin"),
    (r"(^|[,:] |\band )(heal|discard|roll|absolve|take|lose) (?!\d+ Reroll)", r"\1you \2 "),
)  # fmt: skip
