"""How people say in words of their own what the cards say: see `cardtext.everyday`."""

from __future__ import annotations

import re

from tabletop.cardtext.phrasebook import Saying
from tabletop.vocabulary.paraphrases import SAYINGS as SHARED


def _more(found: re.Match[str]) -> str:
    """`When you Focus, draw 4 cards instead of 2`: what comes on top (TWR-028, TWR-030)."""
    when, verb, n, noun, printed = found.groups()
    usual = {"draw": 2, "regain": 3}[verb.lower()]
    if int(printed) != usual or int(n) <= usual:
        return found[0]
    more = int(n) - usual
    return f"{when}, {verb} {more} {'card' if (noun, more) == ('cards', 1) else noun}."


_FOE = r"(?:this|the) foe"
_STRIKE = rf"(?:(?:{_FOE}'s |its |each |the )?counterattacks?|{_FOE})"
_TURNED_UP = r"(?:is (?:turned up|revealed|drawn|flipped|met)|appears|arrives|enters(?: play)?)"
_BEATEN = r"(?:dies|falls|is (?:killed|destroyed|beaten|slain|overcome|defeated))"
_HERO = r"(?:each other|each|that|another|the active|a random|a) Hero"
_SUIT = r"(Wands|Cups|Swords|Pentacles)"


def _cards_of(found: re.Match[str]) -> str:
    """`Your Swords cards deal 1 more damage.`: all of them gain as much."""
    whose, suit, n, more = found.groups()
    sign = "-" if more.lower() in ("less", "fewer") else "+"
    whose = (whose or "").strip().lower()
    if whose == "your" and sign == "+":
        return f"your {suit} cards gain +{n}"
    who = {"your": "you have ", "": ""}.get(whose, f"{whose.removesuffix(chr(39) + 's')} has ")
    return f"{who}{sign}{n} to {suit} cards"


def _or_lose(found: re.Match[str]) -> str:
    """`Each Hero must discard a card or lose 2 Health.`: who discards one is spared."""
    who, n, lost = found.groups()
    n = "1" if n.lower() in ("a", "an") else n
    you = who.lower().endswith("you")
    that, s = ("you", "") if you else ("that Hero", "s")
    cards = "card" if n == "1" else "cards"
    return f"{who} lose{s} {lost} Health unless {that} discard{s} {n} {cards}."


def _less(found: re.Match[str]) -> str:
    """`While you have a Shield, you take 1 less damage.`: what is so stands behind."""
    while_, n, more, behind = found.groups()
    so = behind or re.sub(r"^(?:while|if|as long as) |, $", "", while_ or "", flags=re.IGNORECASE)
    sign = "-" if more.lower() == "less" else "+"
    return f"you have {sign}{n} to counterattack damage{' while ' + so if so else ''}."


def _blow(found: re.Match[str]) -> str:
    sign = "-" if found[2].lower() in ("less", "fewer") else "+"
    return f"{sign}{found[1]} to counterattack damage"


SAYINGS: tuple[Saying, ...] = (
    (r"\b(hero(?:es)?|wards?|shields?|health|sanctuary)\b", lambda found: found[1].capitalize()),
    (rf"\b(?:{_FOE}|the (?:enemy|monster))\b", "the Foe"),
    (r"\bFloor\b", "floor"),
    # --- the foe comes and goes ---
    (rf"^(?:when|after|as soon as) (?:the Foe|it) {_TURNED_UP}(?=,)", "when the Foe is turned up"),
    (r"^(?:at the (?:start|beginning) of (?:the|each|a|this) (?:floor|fight|battle|combat)|"
     r"when (?:the|a|this) (?:floor|fight|battle|combat) (?:begins|starts))(?=,)",
     "when the Foe is turned up"),
    (r"^the Foe (?:starts|begins|comes)(?: the (?:floor|fight))? with (.+?)(?: extra| additional| "
     r"more) (Wards?)(?: on it)?\.$", r"when the Foe is turned up, the Foe gains \1 \2."),
    (r"^the Foe has (\d+|an?) (?:extra|additional|more) (Wards?)\.$",
     r"when the Foe is turned up, the Foe gains \1 \2."),
    (rf"^(?:when|after) (?:the Foe|it) {_BEATEN}(?=,)", "when the Foe is defeated"),
    (r"^(?:at the end of (?:the|each|a|this) (?:floor|fight|battle|combat)|"
     r"when (?:the|a|this) (?:floor|fight|battle|combat) ends)(?=,)", "when the Foe is defeated"),
    (r"^the first time (?:the Foe's|its) Health (?:is|falls to|drops to|is reduced to) (\d+) or "
     r"(?:less|lower|below),",
     r"once per floor, when the Foe falls to \1 Health or less,"),
    (r"^(?:the first time|when|once) (?:the Foe|it) (?:is at|has|falls to|drops to|is reduced to) "
     r"(\d+)(?: Health)? or (?:less|fewer|lower|below)(?: Health)?,",
     r"once per floor, when the Foe falls to \1 Health or less,"),
    (r"^when (?:the Foe|it) (?:takes damage|is (?:hurt|damaged|wounded|hit))(?=,)",
     "when the Foe loses Health"),
    (r"^(when the Foe [^,]+,(?: if [^,]+,)? )it\b", r"\1the Foe"),
    (r"\b(an?|1) (?:extra|additional|new|another) Ward\b", "a Ward"),
    (r"\banother Ward\b", "a Ward"),
    (r"\b1 Ward\b(?! or)", "a Ward"),
    (r"\b(?:loses|removes?|strip|lose) all (?:of )?(?:its|the Foe's) Wards", "dispel all Wards"),
    (r"\bdispels? all (?:of )?(?:its|the Foe's) Wards", "dispel all Wards"),
    (r"\bthe last Ward is (?:broken|destroyed|removed|gone)\b", "the last Ward is dispelled"),
    (r"^(?:the Foe|its counterattack|the Foe's counterattack|counterattacks?|the counterattack) "
     r"ignores? (?:all )?Shields\.$|^Shields (?:do not work|have no effect|are useless|do not help)"
     r"[^.]*\.$", "Shields do nothing."),
    (r"^(?:the Foe|its counterattack|the Foe's counterattack|counterattacks?|the counterattack) "
     r"ignores? (?:all )?Sanctuar(?:y|ies)\.$", "Sanctuaries do nothing."),
    # --- its blows ---
    (rf"^{_STRIKE} (?:deals?|does|hits? for|strikes? for|inflicts?) (\d+) (more|extra|additional|"
     r"less|fewer)(?: damage)?(?=\.| while| if)", _blow),
    (rf"^{_STRIKE} (?:get|gets|has|have|gains?) \+(\d+)()(?: damage)?(?=\.$)", _blow),
    (r"^(?:the active Hero|Heroes|each Hero|a Hero)(?: that is struck)? takes? (\d+) (more|extra|"
     r"additional|less|fewer) damage(?: from (?:counterattacks|the counterattack))?(?=\.$)", _blow),
    (r"\b(?:there is no counterattack|the Foe does not (?:attack|counterattack|strike(?: back)?|"
     r"hit back)|(?:skip|prevent|ignore|cancel) the (?:next )?counterattack)"
     r"(?: this turn| at the end of the turn)?(?=[.,]| and)", "the Foe does not strike this turn"),
    (r"\bthe Foe (?:attacks|hits|counterattacks) (you|a Hero|another Hero|each Hero|that Hero|each "
     r"other Hero|the Hero with [^,.]+|a random Hero)(?= at once|\.| and)", r"the Foe strikes \1"),
    (r"^(?:before the counterattack|when the Foe would (?:strike|attack|hit) you)(?=,)",
     "when you would lose Health to a counterattack"),
    (r"^when the Foe would (?:strike|attack|hit) (a Hero|another Hero)(?=,)",
     r"when \1 would lose Health to a counterattack"),
    (r"\b(?:reduce|lower) (?:the|that|this|its) damage by (\d+)", r"prevent \1 of that damage"),
    (r"\b(?:take|takes) no damage(?: from it)?(?=\.)", "prevent that damage"),
    # --- cards ---
    (rf"^((?:your|each (?:other )?Hero's|the active Hero's) |(?:all|each) )?{_SUIT}(?: cards?)?"
     r" (?:deals?|draws?|heals?|restores?|do|does|gains?|gives?|are|is|gets?)(?: cards?)? (\d+)"
     r"(?: cards?| Health)? (more|extra|additional|stronger|less|fewer|weaker)(?: damage| cards?|"
     r" Health)?(?=\.| while| if| until)", _cards_of),
    (rf"\beach Hero's {_SUIT} cards (?:gain|get|have) ([+-]\d+)", r"each Hero has \2 to \1 cards"),
    (rf"^{_SUIT} cards (?:gain|get|have) ([+-]\d+)", r"\2 to \1 cards"),
    (r"\bplays? an Ace\b", lambda found: found[0].split()[0] + " a card of rank 1"),
    (r"\bplays? a (\d+)(?: or (more|higher|less|lower))?(?=,)",
     lambda found: found[0].split()[0] + f" a card of rank {found[1]}" + (
         {"more": " or more", "higher": " or more", "less": " or less", "lower": " or less"}.get(
             (found[2] or "").lower(), ""))),
    (r"\bdiscard(s?) (?:your|their|its|his|her|the) (?:whole |entire )?hand\b",
     r"discard\1 all cards"),
    (r"\bdiscard(s?) all (?:of )?(?:your|their) cards\b", r"discard\1 all cards"),
    (r"\b(?:exchange|trade)(s?) (?:a|1) card(?: with)\b", r"swap\1 a card with"),
    (r"\bgive(s?) (?:another Hero (?:a|1) card|(?:a|1) card from (?:your|their) hand to another "
     r"Hero)\b", r"give\1 a card to another Hero"),
    (r"\bdraws? (\d+) cards? (?:more|extra|additional)(?=[.,])",
     lambda found: f"draw {found[1]} cards"),
    (r"\b(draws?|discards?) (\d+) (?:more|extra|additional|other) (cards?)\b", r"\1 \2 \3"),
    (rf"\b(?:have|has|hold|holds) (?:a|any) {_SUIT} cards? in (?:your|their) hand\b",
     lambda found: f"{'hold' if found[0].startswith(('have', 'hold ')) else 'holds'} a {found[1]} "
                   "card"),
    (r"\bdeal (\d+) (?:more|extra|additional) (weapon |magic )?damage to the Foe",
     lambda found: f"deal {found[1]} {found[2] or 'weapon '}damage to the Foe"),
    # --- heroes ---
    (r", (?:they|that player|he or she) (lose|draw|discard|regain|gain|take|heal)s?\b",
     r", that Hero \1s"),
    (r"\b(?:have|has) the (most|least|fewest) (Health|cards)(?: in hand)?\b",
     lambda found: f"{'are' if found[0].startswith('have') else 'is'} the Hero with the {found[1]} "
                   f"{found[2]}{' in hand' * (found[2] == 'cards')}"),
    (r"\bthe Hero with the (fewest|most) cards\b(?! in hand)",
     r"the Hero with the \1 cards in hand"),
    (r"\bit is your turn\b", "you are the active Hero"),
    (r"\byou may discard it\b", "you may discard 1 of them"),
    (r"\bdiscard the (?:others?|other cards|rest)\b", "discard the rest"),
    (r"\bpay(s?) (\d+) Health\b", r"lose\1 \2 Health"),
    (r"^(.*?\b(?:Hero|you)) must (?:either )?discard (an?|\d+) cards? or lose (\d+) Health\.$",
     _or_lose),
    (r"^((?:while|if|as long as) [^,]+, )?you take (\d+) (less|more) damage(?: from "
     r"counterattacks)?"
     r"(?: while ([^.]+))?\.$", _less),
    (r"\b(a Hero|another Hero|you) (?:dies?|is (?:killed|defeated|slain)|are (?:killed|defeated|"
     r"slain)|reach(?:es)? 0 Health|lose(?:s)? (?:your|their) last Health)(?=,)",
     lambda found: f"{found[1]} fall{'' if found[1].lower() == 'you' else 's'}"),
    (r"\b(a Hero|another Hero|you) would (?:die|be (?:killed|defeated|slain)|reach 0 Health)\b",
     r"\1 would fall"),
    (r"\b(?:survives?|remains?|are left|is left|stays?) (?:at|with|on) (\d+) Health\b",
     r"stay at \1 Health"),
    (r"\bthey stay\b", "that Hero stays"),
    (r"\b(that Hero|a Hero|another Hero) stay\b", r"\1 stays"),
    (rf"\b(you|heroes?|that does|that does not|and|, then|{_HERO}) (takes?|suffers?|receives?) "
     r"(\d+) damage\b",
     lambda found: f"{found[1]} lose{'s' * found[2].endswith('s')} {found[3]} Health"),
    (r"\bthe Hero (?:who|that) \w+ (?:it|the (?:last )?Ward|the Foe|the card|so|this)\b",
     "that Hero"),
    (r"\bno Hero (?:has )?attacked(?: this turn)?\b", "the active Hero has not attacked this turn"),
    (r"\b(?:everyone|everybody) else\b|\b(?:all|every) other Hero(?:es)?\b", "each other Hero"),
    (r"\b(each other Hero|each Hero) (draw|lose|regain|discard|gain|take|heal)\b", r"\1 \2s"),
    (r"\bHeroes (draw|lose|regain|discard|heal)\b", r"each Hero \1s"),
    (r"\b(?:heal|restore|recover|gain)(s?) (\d+)(?: Health)?(?=[.,]| and\b| for\b)",
     r"regain\1 \2 Health"),
    (r"\b(?:heal|restore) (\d+) Health to (a Hero|another Hero|each Hero|that Hero)",
     r"\2 regains \1 Health"),
    (r"\bheal (a Hero|another Hero|each Hero|that Hero|each other Hero) for (\d+)(?: Health)?",
     r"\1 regains \2 Health"),
    (r"\b(?:at |has |have )?(?:full|maximum) Health\b", "unhurt"),
    (r"\bif (?:you are|you have) unhurt\b", "if you are unhurt"),
    (rf"^((?:the Foe|{_HERO}|you) .+?) (?:each|every) turn\.$",
     r"at the end of each turn, \1."),
    (r"\b(?:take|get|have) (?:another|an extra|an additional|a second) turn"
     r"(?: after this one| immediately)?(?=[.,])", "take another turn after this one"),
    (r"\bthis turn you (?:have )?(?:did not|didn't|not) attack(?:ed)?\b|"
     r"\byou (?:did not|didn't|have not|haven't) attack(?:ed)?(?: (?:on|in|this)(?: your)? turn)?"
     r"(?=,)", "you have not attacked this turn"),
    (r"\byou attacked this turn\b", "you have attacked this turn"),
    (r"\b(?:this Foe|the (?:enemy|monster))\b", "the Foe"),
    (r"\b(?:everyone|everybody|(?:every|each) player)\b", "each Hero"),
    (r"\b(\d+) (?:life|hit points|hp)\b", r"\1 Health"),
    (
        r"\b(?:the Foe (?:hits|strikes|attacks|damages) (you|a Hero|another Hero)|"
        r"(you|a Hero) (?:are|is) hit by the Foe)(?=,)",
        r"\1\2 lose Health to a counterattack",
    ),
    (r"\b(Hero) lose\b", r"\1 loses"),
    (r"\bheals? (?=\d+ Health\b)", "regain "),
    (r"\bno Wards left\b", "no Wards"),
    (r"\b(draw|discard)(s?) (?:another|a single|one) card\b", r"\1\2 1 card"),
    (r"\b(?:recover|restore)(s?) (\d+) Health\b", r"regain\1 \2 Health"),
    (r"\b(?:remove|destroy|break)(s?) a Ward\b", r"dispel\1 a Ward"),
    (
        r"\bthe Foe takes (\d+) (weapon |magic )?damage\b",
        lambda found: f"deal {found[1]} {found[2] or 'weapon '}damage to the Foe",
    ),
    (r"\bdeal (\d+) damage to the Foe\b", r"deal \1 weapon damage to the Foe"),
    (
        r"\b(?:this|the) Foe deals (\d+) (?:or more damage|damage or more)\b",
        r"a Hero loses \1 Health or more to a counterattack",
    ),
    (r"\b(?:roll|rolls) (?:a|the|1|one) (?:D6|six-sided die|die)\b", "you roll the die"),
    (r"\b(?:the Hero(?:es)? who defeated it|the Hero who did so)\b", "that Hero"),
    (r"\b(?:the active Hero'?s?|the Hero whose turn it is)\b", "the active Hero"),
    (
        r"^(?:the counterattack of (?:this|the) Foe|its counterattack|the Foe's counterattack|"
        r"when it strikes, this Foe) (?:rolls|is rolled with) (?:2|two) dice and (?:uses|takes|"
        r"keeps) the higher(?: (?:result|one|die))?\.$",
        "The counterattack is the higher of 2 dice.",
    ),
    (r"\bit (?=has no Wards|is defeated|gains a Ward)", "the Foe "),
    (r"\b(?:its|the Foe's) last Ward\b", "the last Ward"),
    (r"\b(?:still has|has any) Wards\b", "has 1 Ward or more"),
    (r"\b(each|an?other|an?) standing Hero\b", r"\1 Hero"),
    (r"\bto it\b", "to the Foe"),
    (r"\b(\d+) or more (damage|Health)\b", r"\1 \2 or more"),
    (r"\bto the Foe with (?:one|1|a single) card\b", "to the Foe"),
    (r"\bWard it has left\b", "Ward the Foe has left"),
    (r"\bwith less Health than you\b", "that has less Health than you"),
    (r"\b(?:is|are) (?:still )?warded\b", "has 1 Ward or more"),
    (
        r"\bas many cards as you discarded\b",
        "cards equal to the number of cards discarded this way",
    ),
    (
        r"\breturn(s?) (?:a|1|one) card from the discard pile to (?:your|their) hand\b",
        r"take\1 1 card from the discard pile",
    ),
    (r"\bcannot be struck\b", "cannot lose Health to a counterattack"),
    *SHARED,
    (
        r"^(when you (?:Focus|Rest)(?:, if [^,]+)?), (?:you )?(draw|regain) (\d+) (cards|Health) "
        r"instead of (2|3)\.$",
        _more,
    ),
)  # fmt: skip
